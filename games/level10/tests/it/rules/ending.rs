//! The end and the score: L10-21 and L10-22.

use sobremesa_level10::{End, Hand, Level10, Outcome, Phase, Refusal, Rules, Scoring};
use sobremesa_table::{Game, Refusal as _, RuleId};

use crate::rules::plan::{FULL, Plan, full_with_tucked, moves_of};
use crate::rules::table::{Table, rules, seat};

const SCORINGS: [Scoring; 2] = [Scoring::Victory, Scoring::Strict];

/// A course that fills the grid with this many pauses in column 10, each column's last cell from
/// a hand.
fn winning(pauses: usize) -> String {
    let mut rows: Vec<String> = FULL.trim().lines().map(|row| row.trim().to_string()).collect();
    for row in &mut rows[..pauses] {
        *row = row.replace(" 8", " P");
    }
    rows.rotate_right(1);
    rows.join("\n")
}

/// A course to a column that lacks its reset in a row that has none left.
fn losing(pauses: usize) -> String {
    let row = |index: usize| if index < pauses { "1 2 P" } else { "1 2 3" };
    format!("D {}\nF {}\nS {}\nV 1 2 3\nM 0 0 .", row(0), row(1), row(2))
}

fn end_of(rules: Rules, picture: &str) -> Table {
    let cells = moves_of(picture, 50).len();
    Plan::new(rules).then("first 0").fill(picture, cells).table()
}

/// The result of a game with this many pauses in the deck, by `victory` and by `strict`.
#[track_caller]
fn scores(picture: &str, pauses: u8, expected: [Outcome; 2]) {
    for players in [1, 3, 5] {
        for (scoring, expected) in SCORINGS.into_iter().zip(expected) {
            let table = end_of(Rules { players, pauses, scoring }, picture);
            let outcome = Level10::outcome(table.state());
            assert_eq!(outcome, Some(expected), "{players} players, {pauses} pauses, {scoring:?}");
        }
    }
}

#[test]
fn l10_21_a_full_grid_wins() {
    for players in 1..=5 {
        let game = Plan::new(rules(players, 0)).then("first 0").fill(&winning(0), 50);
        let before = game.table_after(49);
        assert!(matches!(before.phase(), Phase::Turn(_)), "{players} players");
        assert_eq!(Level10::outcome(before.state()), None);
        let table = game.table();
        // The last card of the last hand fills the grid: that is no loss by L10-20.
        assert_eq!(table.phase(), Phase::Over(End::Won), "{players} players");
        assert!(table.state().hands().iter().all(Hand::is_empty));
        assert!(Level10::outcome(table.state()).unwrap().won);
    }
}

#[test]
fn l10_21_a_pause_counts_as_a_level_of_its_row_and_cards_left_do_not_matter() {
    for players in 1..=5 {
        for in_grid in 1..=3 {
            let table = end_of(rules(players, 3), &winning(in_grid));
            assert_eq!(table.phase(), Phase::Over(End::Won));
            assert_eq!(table.state().board().pauses_placed(), in_grid);
            let held: usize = table.state().hands().iter().map(Hand::len).sum();
            assert_eq!(held, 3, "a level card for each pause in the grid, and the other pauses");
        }
    }
}

#[test]
fn l10_21_a_reset_can_win_too() {
    let game = Plan::new(rules(3, 1)).then("first 0").fill(&FULL.replacen('8', "P", 1), 50);
    assert_eq!(game.table().phase(), Phase::Over(End::Won));
}

#[test]
fn l10_21_the_win_ends_the_game_at_once() {
    let table = end_of(rules(4, 3), &winning(1));
    assert!(table.legal_actions().is_empty());
    let holder = (0..4).find(|index| !table.hand(*index).is_empty()).unwrap();
    for action in ["play D8", "pause D", "reset D", "swap"] {
        table.refuses(&format!("{holder}: {action}"), Refusal::GameOver, "REC");
    }
}

#[test]
fn l10_22_wins() {
    // Pauses in the grid, cards with a cell, unused pauses, the score by `victory` and `strict`.
    let cases =
        [(0, 50, 3, [100, 100]), (1, 49, 2, [79, 69]), (2, 48, 1, [58, 53]), (3, 47, 0, [47, 47])];
    for (in_grid, placed, unused_pauses, by_scoring) in cases {
        let expected = by_scoring.map(|score| Outcome { won: true, score, placed, unused_pauses });
        // Those in the box and those in hands are unused alike.
        for in_deck in in_grid..=3 {
            scores(&winning(in_grid.into()), in_deck, expected);
        }
    }
}

#[test]
fn l10_22_losses() {
    // Pauses in the grid, cards with a cell, unused pauses, the score by either scoring.
    let cases = [(0, 14, 3, 54), (1, 13, 2, 33), (2, 12, 1, 17), (3, 11, 0, 11)];
    for (in_grid, placed, unused_pauses, score) in cases {
        let expected = Outcome { won: false, score, placed, unused_pauses };
        for in_deck in in_grid..=3 {
            scores(&losing(in_grid.into()), in_deck, [expected; 2]);
        }
    }
}

#[test]
fn l10_22_a_tucked_card_has_no_cell() {
    // All hands are empty, the last reset is missing, and every pause has a card under it.
    let cases = [(0, 49, 3, 89), (1, 48, 2, 68), (2, 47, 1, 52), (3, 46, 0, 46)];
    for (pauses, placed, unused_pauses, score) in cases {
        let expected = Outcome { won: false, score, placed, unused_pauses };
        for players in [1, 3, 5] {
            let picture = full_with_tucked(rules(players, pauses));
            for scoring in SCORINGS {
                let rules = Rules { players, pauses, scoring };
                let table = Plan::new(rules).then("first 0").fill(&picture, 49).table();
                assert_eq!(Level10::outcome(table.state()), Some(expected), "{players}, {pauses}");
            }
        }
    }
}

#[test]
fn l10_22_a_running_game_has_no_result() {
    let game = Plan::new(rules(3, 1)).then("first 0").fill(&winning(1), 50);
    for cells in [0, 1, 25, 49] {
        assert_eq!(Level10::outcome(game.table_after(cells).state()), None);
    }
}

#[test]
fn l10_22_a_claimed_result_must_be_the_true_one() {
    let table = end_of(rules(4, 3), &winning(1));
    let truth = Level10::outcome(table.state()).unwrap();
    assert_eq!(truth, Outcome { won: true, score: 79, placed: 49, unused_pauses: 2 });
    assert_eq!(Level10::check_outcome(table.state(), &truth), Ok(()));
    let cases: [(Outcome, Refusal, RuleId); 4] = [
        (Outcome { won: false, ..truth }, Refusal::WrongWinner { end: End::Won }, "L10-21"),
        (
            Outcome { score: 69, ..truth },
            Refusal::WrongScore { expected: 79, claimed: 69 },
            "L10-22",
        ),
        (
            Outcome { placed: 50, ..truth },
            Refusal::WrongPlaced { expected: 49, claimed: 50 },
            "L10-22",
        ),
        (
            Outcome { unused_pauses: 3, ..truth },
            Refusal::WrongUnusedPauses { expected: 2, claimed: 3 },
            "L10-22",
        ),
    ];
    for (claimed, refusal, rule) in cases {
        assert_eq!(Level10::check_outcome(table.state(), &claimed), Err(refusal));
        assert_eq!(refusal.rule(), rule);
    }
    let lost = end_of(rules(4, 0), &losing(0));
    assert_eq!(lost.phase(), Phase::Over(End::Stuck(seat(2))));
    let claimed = Outcome { won: true, ..Level10::outcome(lost.state()).unwrap() };
    let refusal = Refusal::WrongWinner { end: End::Stuck(seat(2)) };
    assert_eq!(Level10::check_outcome(lost.state(), &claimed), Err(refusal));
    assert_eq!(refusal.rule(), "L10-12");
}
