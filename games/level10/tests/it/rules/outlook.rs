//! What rows can still take, by what lies open.

use sobremesa_level10::{DeadEnd, Outlook, World};

use crate::rules::plan::{FULL, Plan};
use crate::rules::table::{Table, read, rules, text};

#[track_caller]
fn table(picture: &str, pauses: u8) -> Table {
    Plan::new(rules(1, pauses)).then("first 0").fill(picture, 50).table()
}

/// What can go into a row: the values, `P` and `0`.
#[track_caller]
fn outlook(table: &Table, row: &str) -> String {
    let row: World = read(row);
    let Outlook { levels, pause, reset } = table.state().board().outlook(row);
    let values = levels.iter().map(|card| card.value.number().to_string());
    let pause = pause.then(|| "P".to_string());
    text(values.chain(pause).chain(reset.then(|| "0".to_string())))
}

const THIRD: &str = "
    D 0 2 6
    F 1 8 .
    S 3 0 1
    V 2 5 .
    M 4 7 .";

#[test]
fn l10_14_an_open_row_takes_what_is_high_enough_and_not_placed_yet() {
    let table = table(THIRD, 2);
    assert_eq!(outlook(&table, "V"), "6 7 8 P 0");
    assert_eq!(outlook(&table, "M"), "8 P 0");
    assert_eq!(outlook(&table, "F"), "P 0", "only a reset or a pause saves the row");
    assert!(table.state().board().outlook(World::Forest).is_stuck());
}

#[test]
fn l10_15_a_filled_row_looks_to_the_next_column() {
    let table = table(THIRD, 0);
    assert_eq!(outlook(&table, "D"), "7 8 0");
    assert_eq!(outlook(&table, "S"), "2 4 5 6 7 8 0");
}

#[test]
fn l10_16_the_last_row_must_take_the_reset() {
    let table = table(
        "
        D 0 2 6
        F 1 8 0
        S 3 0 1
        V 2 5 .
        M 4 7 .",
        0,
    );
    assert_eq!(outlook(&table, "V"), "6 7 8", "the column has its reset");
    assert_eq!(outlook(&table, "F"), "2 3 4 5 6 7 0");
    assert_eq!(table.state().board().last_row_for_reset(), None);
    assert!(!table.state().board().lacks_reset_for_good());
}

#[test]
fn l10_16_a_column_without_its_reset_needs_an_open_row_that_has_one() {
    let rows = "
        D 0 0 1 2 3
        F 1 2 0 0 3
        S 1 2 3 4 5
        V 1 2 3 4 .
        M 1 2 3 4 .";
    let table = table(rows, 0);
    let board = table.state().board();
    assert_eq!(board.last_row_for_reset(), None, "two rows can");
    let table = self::table(&rows.replace("V 1 2 3 4 .", "V 1 2 3 4 5"), 0);
    let board = table.state().board();
    assert_eq!(board.last_row_for_reset(), Some(World::Marsh));
    assert_eq!(outlook(&table, "M"), "0", "the fifth card must be the reset");
}

#[test]
fn l10_15_a_complete_row_takes_nothing() {
    let table = Plan::new(rules(1, 0)).then("first 0").fill(FULL, 46).table();
    assert!(table.state().board().outlook(World::Desert).is_hopeless());
    assert!(!table.state().board().outlook(World::Forest).is_hopeless());
}

#[track_caller]
fn dead_end(picture: &str, pauses: u8) -> Option<DeadEnd> {
    table(picture, pauses).state().board().dead_end()
}

#[test]
fn l10_14_a_row_without_resets_needs_a_card_for_every_cell() {
    let rows = "
        D 0 0 2
        F 1 2 0
        S 1 2 3
        V 1 2 3
        M 1 2 3";
    assert_eq!(dead_end(rows, 0), Some(DeadEnd::RowsTooShort), "D1 has no place any more");
    assert_eq!(dead_end(rows, 1), None, "a pause can take its place");
    let rows = rows.replace("D 0 0 2", "D 0 0 3");
    assert_eq!(dead_end(&rows, 1), Some(DeadEnd::RowsTooShort), "D1 and D2");
    let rows = rows.replace("D 0 0 3", "D 0 0 1");
    assert_eq!(dead_end(&rows, 0), None);
}

#[test]
fn l10_11_two_rows_cannot_take_a_reset_in_one_column() {
    let rows = "
        D 0 8
        F 1 8
        S 2 0
        V 2 5
        M 4 7";
    assert_eq!(dead_end(rows, 0), Some(DeadEnd::ResetsCollide), "Desert and Forest end in an 8");
    assert_eq!(dead_end(rows, 1), None, "a pause puts one of them off");
    let rows = rows.replace("F 1 8", "F 1 7").replace("M 4 7", "M 5 7");
    assert_eq!(
        dead_end(&rows, 0),
        Some(DeadEnd::ResetsCollide),
        "Forest and Marsh have one card each, and so two rows need the reset of the column after the next"
    );
    let rows = rows.replace("M 5 7", "M 5 6");
    assert_eq!(dead_end(&rows, 0), None);
}

#[test]
fn l10_11_an_open_row_cannot_wait_for_the_next_reset() {
    let rows = "
        D 0 2 0
        F 1 8 .
        S 2 0 1
        V 2 5 .
        M 4 7 .";
    assert_eq!(dead_end(rows, 0), Some(DeadEnd::ResetsCollide), "the column has its reset");
    assert_eq!(dead_end(rows, 1), None);
}

#[test]
fn l10_16_a_column_that_lacks_its_reset_for_good_is_a_dead_end() {
    let rows = "
        D 0 0 1 2 3
        F 1 2 0 0 3
        S 1 2 3 4 0
        V 1 2 3 4 5
        M 1 2 3 4 5";
    assert_eq!(dead_end(rows, 0), None);
    let rows = "
        D 0 0 1 2 .
        F 1 2 0 0 .
        S 1 2 3 4 5
        V 1 2 3 4 5
        M 1 2 3 4 5";
    assert_eq!(dead_end(rows, 0), Some(DeadEnd::NoResetForColumn));
}

#[test]
fn l10_21_a_course_that_can_fill_the_grid_has_no_dead_end() {
    for cells in 0..=48 {
        let table = Plan::new(rules(1, 0)).then("first 0").fill(FULL, cells).table();
        assert_eq!(table.state().board().dead_end(), None, "after {cells} cells");
    }
}
