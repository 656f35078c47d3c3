//! When the pile is empty: L10-18 to L10-20.

use sobremesa_level10::{Action, End, Hand, Level10, Phase, Refusal};
use sobremesa_table::{Game, Viewer};

use crate::rules::plan::{FULL, Plan, full_with_tucked};
use crate::rules::table::{Table, cards, read, rules, seat, text};

/// Six columns, after which D1 and D2 fit only after a reset.
const SIX_COLUMNS: &str = "
    D 0 0 3 4 5 6
    F 1 2 0 0 3 4
    S 1 2 3 4 0 0
    V 1 2 3 4 5 6
    M 1 2 3 4 5 6";

/// The pile is empty, and seat 2 of four is to begin a column with this hand.
fn empty_pile(hand: &str) -> Table {
    let game = Plan::new(rules(4, 3)).then("first 0").fill(SIX_COLUMNS, 30).holds(2, hand);
    let table = game.table();
    assert_eq!((table.pile().as_str(), table.phase()), ("", Phase::Turn(seat(2))));
    table
}

#[test]
fn l10_18_the_game_goes_on_without_drawing() {
    let table = empty_pile("D7 F5 V7 P P");
    assert_eq!(table.after("play F5").hand(2), "D7 V7 P P");
    assert_eq!(table.after("pause F").hand(2), "D7 F5 V7 P");
}

#[test]
fn l10_18_one_card_of_the_rows_world_may_be_tucked_under_a_pause() {
    let table = empty_pile("D1 D8 F5 V7 P");
    // D1 is lower than the row, D8 higher; the pause may also lie alone.
    let legal = [
        "play D8",
        "play F5",
        "play V7",
        "pause D",
        "pause D tuck D1",
        "pause D tuck D8",
        "pause F",
        "pause F tuck F5",
        "pause S",
        "pause V",
        "pause V tuck V7",
        "pause M",
        "reset V",
        "reset M",
    ];
    assert_eq!(table.legal_actions(), legal);
    table.allows(&legal);
    for (action, hand) in [
        ("pause D", "D1 D8 F5 V7"),
        ("pause D tuck D1", "D8 F5 V7"),
        ("pause D tuck D8", "D1 F5 V7"),
    ] {
        assert_eq!(table.after(action).hand(2), hand, "{action}");
    }
}

#[test]
fn l10_18_other_worlds_and_cards_of_others_are_not_tucked() {
    let table = empty_pile("D1 D8 F5 V7 P");
    let other_world =
        |card: &str, row| Refusal::TuckedOtherWorld { card: read(card), row: read(row) };
    table.refuses("pause F tuck D1", other_world("D1", "F"), "L10-18");
    table.refuses("pause M tuck V7", other_world("V7", "M"), "L10-18");
    // Another player has D7, and D5 lies in the grid.
    for (action, card) in [("pause D tuck D7", "D7"), ("pause D tuck D5", "D5")] {
        table.refuses(action, Refusal::TuckedNotHeld { card: read(card) }, "L10-18");
    }
    let without_pause = empty_pile("D1 D8 F5 V7 S8");
    without_pause.refuses("pause D tuck D1", Refusal::NotHeld { card: read("P") }, "L10-7");
}

#[test]
fn l10_18_the_pile_must_be_empty_before_the_pause() {
    let begin = Plan::new(rules(4, 3)).then("first 0").holds(0, "F5 P").table();
    begin.refuses("pause F tuck F5", Refusal::TuckTooEarly { pile_size: 23 }, "L10-18");

    let game = Plan::new(rules(4, 3)).then("first 0").fill(SIX_COLUMNS, 28);
    let last_card = game.holds(0, "V7 P").holds(1, "M7 P").table();
    assert_eq!(last_card.state().pile().len(), 1);
    last_card.refuses("pause V tuck V7", Refusal::TuckTooEarly { pile_size: 1 }, "L10-18");
    assert!(last_card.legal_actions().iter().all(|action| !action.contains("tuck")));
    let empty = last_card.after("pause V");
    assert_eq!(empty.pile(), "");
    empty.allows(&["pause M tuck M7"]);
}

#[test]
fn l10_18_a_pause_has_at_most_one_card_under_it() {
    assert!("pause D tuck D1 D2".parse::<Action>().is_err());
    assert!("pause D tuck".parse::<Action>().is_err());
    assert!("play D8 tuck D1".parse::<Action>().is_err());
}

#[cfg(feature = "serde")]
#[test]
fn l10_18_no_record_has_more_than_one_card_under_a_pause() {
    use sobremesa_level10::record::Wire;

    let tuck = |tuck: &str| format!(r#"{{"seat":2,"type":"pause","row":"D","tuck":{tuck}}}"#);
    assert!(serde_json::from_str::<Wire>(&tuck(r#""D1""#)).is_ok());
    assert!(serde_json::from_str::<Wire>(&tuck(r#"["D1","D2"]"#)).is_err());
    assert!(serde_json::from_str::<Wire>(&tuck("null")).is_err());
    assert!(serde_json::from_str::<Wire>(&tuck(r#""P""#)).is_err());
}

#[test]
fn l10_18_tucked_cards_are_out_of_play() {
    let before = empty_pile("D1 D8 F5 V7 P");
    let table = before.after("pause D tuck D8");
    let board = table.state().board();
    assert_eq!(text(board.tucked().iter()), "D8");
    assert_eq!(board.filled(), before.state().board().filled() + 1, "no cell of its own");
    assert_eq!(board.levels_placed(), before.state().board().levels_placed());
    assert_eq!(table.last_value("D"), 6, "the pause counts what lies left of it, not the card");
    for hand in table.state().hands() {
        assert!(!hand.contains(read("D8")));
    }
    let alone = before.after("pause D");
    assert_eq!(alone.state().board().filled(), board.filled());
    assert_eq!(table.course().view(Viewer::Spectator).board.tucked(), board.tucked());
}

#[test]
fn l10_18_every_pause_may_have_its_own_card() {
    let game = Plan::new(rules(4, 3)).then("first 0").fill(SIX_COLUMNS, 30);
    let game = game.then("pause D tuck D1; pause V tuck V7; pause M tuck M7");
    assert_eq!(text(game.table().state().board().tucked().iter()), "D1 V7 M7");
}

#[test]
fn l10_19_a_player_without_cards_is_passed_over() {
    // Players, the cells filled when the first hand is empty, that hand, all turns from then on.
    let cases = [
        (2, 48, 1, "0"),
        (3, 44, 1, "2 0 2 0 2"),
        (4, 46, 1, "2 3 0"),
        (5, 42, 3, "4 0 1 1 2 1 2"),
    ];
    for (players, cells, empty, turns) in cases {
        let game = Plan::new(rules(players, 0)).then("first 0").fill(FULL, 49);
        let table = game.table_after(cells);
        assert_eq!(table.hand(empty), "", "{players} players");
        let whole = game.table().turns();
        assert_eq!(&whole[2 * cells..], turns, "{players} players");
        let Phase::Turn(turn) = table.phase() else { panic!("{:?}", table.phase()) };
        for action in ["reset M", "play M8", "swap"] {
            let refusal = Refusal::NotYourTurn { turn };
            table.refuses(&format!("{empty}: {action}"), refusal, "L10-7");
        }
    }
}

#[test]
fn l10_19_a_tucked_card_can_be_the_last() {
    let picture = FULL.replacen('8', "P+8", 1);
    let game = Plan::new(rules(4, 1)).then("first 0").fill(&picture, 49);
    let (before, after) = (game.table_after(45), game.table_after(46));
    assert_eq!((before.hand(1).as_str(), after.hand(1).as_str()), ("D8 P", ""));
    assert!(!game.table().turns()[2 * 46..].contains('1'));
}

#[test]
fn l10_20_with_all_hands_empty_and_a_cell_open_the_game_is_lost() {
    for players in 1..=5 {
        for pauses in 0..=3 {
            let picture = full_with_tucked(rules(players, pauses));
            let game = Plan::new(rules(players, pauses)).then("first 0").fill(&picture, 49);
            let table = game.table();
            assert_eq!(table.phase(), Phase::Over(End::HandsEmpty), "{players}, {pauses}");
            assert!(table.state().hands().iter().all(Hand::is_empty));
            assert_eq!(text(table.state().board().open_rows()), "M");
            assert_eq!(table.resets_left(), [0, 0, 0, 0, 1]);
            assert!(!Level10::outcome(table.state()).unwrap().won);
            table.refuses("0: reset M", Refusal::GameOver, "REC");
        }
    }
}

#[test]
fn l10_20_one_card_left_anywhere_keeps_the_game_going() {
    let picture = FULL.replacen('8', "P", 1);
    for players in 1..=5 {
        let game = Plan::new(rules(players, 1)).then("first 0").fill(&picture, 50);
        let before = game.table_after(49);
        let held: Vec<_> = before.state().hands().iter().flat_map(Hand::iter).collect();
        assert_eq!(held, cards("D8"));
        assert_eq!(before.legal_actions(), ["reset M"]);
        assert_eq!(game.table().phase(), Phase::Over(End::Won));
    }
}
