//! Placing: L10-13 to L10-17.

use sobremesa_level10::{Card, Cell, LevelCard, Refusal, World};
use sobremesa_table::{Refusal as _, RuleId, Viewer};

use crate::rules::plan::Plan;
use crate::rules::table::{Table, cards, read, rules, seat, text};

/// The third column is begun; seat 0 of two is to play.
const THIRD_COLUMN: &str = "
    D 0 2 6
    F 1 4 .
    S 3 0 1
    V 2 5 .
    M 4 7 .";

/// For each card of the hand: the rule that keeps it from each row D F S V M, or `ok`.
#[track_caller]
fn judges(table: &Table, expected: &[(&str, [&str; 5])]) {
    let judged: Vec<(String, Option<RuleId>)> = table.judged(0);
    let expected: Vec<(String, Option<&str>)> = expected
        .iter()
        .flat_map(|(card, rules)| World::ALL.into_iter().zip(rules).map(move |pair| (card, pair)))
        .map(|(card, (row, rule))| {
            (format!("{card} in {row}"), Some(*rule).filter(|rule| *rule != "ok"))
        })
        .collect();
    assert_eq!(judged, expected);
}

/// A solo game in which row F has these cells, the other rows are as long, and the player holds
/// all other cards of F.
#[track_caller]
fn forest(cells: &str) -> Table {
    let mut rows: Vec<String> = ["D", "F", "S", "V", "M"].map(String::from).to_vec();
    let mut resets = ["D", "D", "S", "S", "V"].into_iter();
    for (column, cell) in cells.split_whitespace().enumerate() {
        let reset_row = if cell == "0" { "F" } else { resets.next().expect("five resets do") };
        for row in &mut rows {
            let own = match row.as_bytes()[0] {
                b'F' => cell.to_string(),
                world if reset_row.as_bytes()[0] == world => "0".to_string(),
                _ => (column + 1).to_string(),
            };
            row.push(' ');
            row.push_str(&own);
        }
    }
    let used: Vec<Card> =
        cells.split_whitespace().filter_map(|cell| format!("F{cell}").parse().ok()).collect();
    let held = cards("F1 F2 F3 F4 F5 F6 F7 F8").into_iter().filter(|card| !used.contains(card));
    let filled = cells.split_whitespace().count() * 5;
    Plan::new(rules(1, 3))
        .then("first 0")
        .fill(&rows.join("\n"), filled)
        .holds(0, &text(held))
        .table()
}

/// Behind these cells of row F, which have this value, exactly the cards from it up fit.
#[track_caller]
fn counts(cells: &str, last: u8) {
    let table = forest(cells);
    assert_eq!(table.last_value("F"), last, "{cells:?}");
    for card in cards("F1 F2 F3 F4 F5 F6 F7 F8") {
        let Card::Level(level) = card else { continue };
        if !table.state().hand(seat(0)).contains(card) {
            continue;
        }
        let action = format!("play {card}");
        if level.value.number() >= last {
            table.allows(&[&action]);
        } else {
            table.refuses(&action, Refusal::TooLow { card: level, last }, "L10-14");
        }
    }
}

#[test]
fn l10_13_a_level_card_goes_into_its_own_row() {
    let table = Plan::new(rules(5, 0)).then("first 0").holds(0, "D3 F5 S1 M8").table();
    for (action, world) in [("play D3", "D"), ("play F5", "F"), ("play S1", "S"), ("play M8", "M")]
    {
        let after = table.after(action);
        let filled: Vec<World> = World::ALL
            .into_iter()
            .filter(|world| !after.state().board().row(*world).is_empty())
            .collect();
        assert_eq!(text(filled), world, "{action}");
    }
}

#[test]
fn l10_13_it_fits_no_other_row() {
    let table = Plan::new(rules(5, 0)).then("first 0").holds(0, "D3 F5 V1 M8").table();
    let view = table.course().view(Viewer::Seat(seat(0)));
    for judgment in view.judgments() {
        let Card::Level(card) = judgment.card else { panic!("there is no pause") };
        let row = judgment.row;
        if card.world == row {
            assert_eq!(judgment.verdict, Ok(()));
        } else {
            let refusal = Refusal::OtherWorld { card, row };
            assert_eq!((judgment.verdict, refusal.rule()), (Err(refusal), "L10-13"));
        }
    }
}

#[test]
fn l10_13_to_l10_17_every_card_is_judged_for_every_row() {
    let game = Plan::new(rules(2, 1)).then("first 0").fill(THIRD_COLUMN, 12);
    let table = game.holds(0, "D7 F3 F5 V6 M5 M8 P").table();
    judges(
        &table,
        &[
            ("D7", ["L10-15", "L10-13", "L10-13", "L10-13", "L10-13"]),
            ("F3", ["L10-13", "L10-14", "L10-13", "L10-13", "L10-13"]),
            ("F5", ["L10-13", "ok", "L10-13", "L10-13", "L10-13"]),
            ("V6", ["L10-13", "L10-13", "L10-13", "ok", "L10-13"]),
            ("M5", ["L10-13", "L10-13", "L10-13", "L10-13", "L10-14"]),
            ("M8", ["L10-13", "L10-13", "L10-13", "L10-13", "ok"]),
            ("P", ["L10-15", "ok", "L10-15", "ok", "ok"]),
        ],
    );
    let legal = ["play F5", "play V6", "play M8", "pause F", "pause V", "pause M"];
    assert_eq!(table.legal_actions(), [&legal[..], &["reset F", "reset V", "reset M"]].concat());

    let game = Plan::new(rules(2, 2)).then("first 0").fill(THIRD_COLUMN, 12);
    let tight = game.then("play F5; play V8").holds(0, "D7 F3 F8 M8 V3 P P").table();
    judges(
        &tight,
        &[
            ("D7", ["L10-15", "L10-13", "L10-13", "L10-13", "L10-13"]),
            ("F3", ["L10-13", "L10-15", "L10-13", "L10-13", "L10-13"]),
            ("F8", ["L10-13", "L10-15", "L10-13", "L10-13", "L10-13"]),
            ("V3", ["L10-13", "L10-13", "L10-13", "L10-15", "L10-13"]),
            ("M8", ["L10-13", "L10-13", "L10-13", "L10-13", "L10-16"]),
            ("P", ["L10-15", "L10-15", "L10-15", "L10-15", "L10-16"]),
        ],
    );
    assert_eq!(tight.legal_actions(), ["reset M"]);
}

#[test]
fn l10_14_lower_is_refused_and_higher_follows() {
    for last in 1..=8 {
        counts(&last.to_string(), last);
    }
    counts("2 5", 5);
    counts("1 3 4 7", 7);
}

#[test]
fn l10_14_anything_goes_at_the_start_and_after_a_reset() {
    counts("", 0);
    counts("0", 0);
    counts("8 0", 0);
    counts("6 7 0 0", 0);
    counts("6 0 2", 2);
}

#[test]
fn l10_14_equal_follows() {
    for value in 1..=8 {
        let table = forest(&value.to_string());
        let card: LevelCard = read(&format!("F{value}"));
        assert_eq!(table.state().board().check_level(card), Ok(()), "{card} after {card}");
        assert!(table.state().board().fitting_levels().contains(card), "{card} after {card}");
    }
}

#[test]
fn l10_15_a_row_takes_one_card_in_a_column() {
    let starts = ["play D2; play F2", "reset D; play F2", "pause D; play F2"];
    for start in starts {
        let game = Plan::new(rules(2, 3)).then("first 0").then(start);
        let table = game.holds(0, "D3 P").table();
        let refusal = Refusal::RowFilled { row: read("D") };
        for action in ["play D3", "pause D", "reset D"] {
            table.refuses(action, refusal, "L10-15");
        }
        assert_eq!(text(table.state().board().open_rows()), "S V M");
    }
}

#[test]
fn l10_15_the_next_column_opens_when_all_five_rows_have_a_card() {
    let game = Plan::new(rules(1, 0)).then("first 0; play M2; play V2; reset S; play F2; play D2");
    let four = game.clone().holds(0, "M3 V3 S3 F3").table_after(4);
    assert_eq!(
        (four.state().board().column(), text(four.state().board().open_rows())),
        (0, "D".into())
    );
    for (action, row) in [("play M3", "M"), ("play V3", "V"), ("play S3", "S"), ("play F3", "F")] {
        four.refuses(action, Refusal::RowFilled { row: read(row) }, "L10-15");
    }
    let five = game.holds(0, "M3 V3 S3 F3 D3").table();
    assert_eq!(five.state().board().column(), 1);
    assert_eq!(text(five.state().board().open_rows()), "D F S V M");
    five.allows(&["play M3", "play V3", "play S3", "play F3", "play D3"]);
}

#[test]
fn l10_16_the_fifth_card_without_a_reset_is_the_reset() {
    for last in ["D", "F", "S", "V", "M"] {
        let mut game = Plan::new(rules(1, 2)).then("first 0");
        for world in ["D", "F", "S", "V", "M"].into_iter().filter(|world| *world != last) {
            game = game.then(&format!("play {world}4"));
        }
        let table = game.holds(0, &format!("{last}8 P")).table();
        let refusal = Refusal::ColumnNeedsReset { row: read(last) };
        table.refuses(&format!("play {last}8"), refusal, "L10-16");
        table.refuses(&format!("pause {last}"), refusal, "L10-16");
        assert_eq!(table.legal_actions(), [format!("reset {last}")]);
        let complete = table.after(&format!("reset {last}; swap"));
        assert_eq!(complete.state().board().column(), 1);
    }
}

#[test]
fn l10_16_pauses_among_the_four_count_like_levels() {
    let game = Plan::new(rules(1, 3)).then("first 0; pause D; play F1; pause S; play V1");
    let table = game.holds(0, "M8 P").table();
    let refusal = Refusal::ColumnNeedsReset { row: read("M") };
    table.refuses("play M8", refusal, "L10-16");
    table.refuses("pause M", refusal, "L10-16");
}

#[test]
fn l10_16_with_a_reset_the_fifth_card_is_a_level_or_a_pause() {
    for reset in 0..4 {
        let mut placed: Vec<String> =
            ["D", "F", "S", "V"].map(|world| format!("play {world}4")).to_vec();
        placed[reset] = format!("reset {}", ["D", "F", "S", "V"][reset]);
        let game = Plan::new(rules(1, 1)).then("first 0").then(&placed.join("; "));
        let table = game.holds(0, "M8 P").table();
        table.allows(&["play M8", "pause M"]);
        table.refuses("reset M", Refusal::ColumnHasReset { row: read("M") }, "L10-11");
    }
}

#[test]
fn l10_17_a_pause_counts_what_lies_left_of_it() {
    // The cells of row F, and the value of the last one.
    let cases = [
        ("P", 0),
        ("P P", 0),
        ("0 P", 0),
        ("5 0 P", 0),
        ("5 P", 5),
        ("8 P", 8),
        ("5 P P", 5),
        ("5 P P P", 5),
        ("P 3", 3),
        ("5 P 7", 7),
        ("5 P 7 P", 7),
        ("5 P 0", 0),
        ("5 P 0 P", 0),
        ("5 P 0 2 P", 2),
    ];
    for (cells, value) in cases {
        counts(cells, value);
    }
}

#[test]
fn l10_17_a_pause_goes_into_any_open_row() {
    let table = Plan::new(rules(2, 1)).then("first 0").fill(THIRD_COLUMN, 12).holds(0, "P").table();
    for (row, value) in [("F", 4), ("V", 5), ("M", 7)] {
        table.allows(&[&format!("pause {row}")]);
        let after = table.after(&format!("pause {row}"));
        assert_eq!(after.state().board().row(read(row)).cell(2), Some(Cell::Pause));
        assert_eq!(after.last_value(row), value);
        assert_eq!(after.state().board().pauses_placed(), 1);
    }
    for row in ["D", "S"] {
        table.refuses(&format!("pause {row}"), Refusal::RowFilled { row: read(row) }, "L10-15");
    }
}

#[test]
fn l10_17_a_column_may_have_several_pauses() {
    for picture in ["D P\nF P\nS 0\nV 1\nM 1", "D P\nF P\nS P\nV 0\nM 1", "D 1\nF 0\nS P\nV P\nM P"]
    {
        let table = Plan::new(rules(3, 3)).then("first 0").fill(picture, 5).table();
        assert_eq!(table.state().board().pauses_placed(), picture.matches('P').count());
        assert_eq!(table.state().board().column(), 1);
    }
}
