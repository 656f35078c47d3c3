use std::time::Duration;

use super::*;

const ANN: PersonId = PersonId(1);
const SHOWN: Tab = Tab { id: 1, is_hidden: false };
const HIDDEN: Tab = Tab { id: 1, is_hidden: true };
const GONE: Presence = Presence::Gone(StandIn::Later);

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn attendance() -> (Attendance, Instant) {
    let now = Instant::now();
    (Attendance::new(Waits::default(), now, Vec::new()), now)
}

#[test]
fn somebody_with_a_line_is_gone_soon_after_it_is_cut() {
    let (mut table, now) = attendance();
    table.hear(ANN, now);
    table.open(ANN, SHOWN);
    assert_eq!(table.of(ANN, now + seconds(10_000)), Presence::Here);
    assert_eq!(table.changes_at(ANN, now), None);
    let cut = now + seconds(10_000);
    table.close((ANN, 1), cut);
    assert_eq!(table.of(ANN, cut + seconds(3)), Presence::Here, "pages are loaded again");
    assert_eq!(table.of(ANN, cut + seconds(4)), GONE);
    let gone = table.changes_at(ANN, cut).unwrap();
    assert_eq!(table.of(ANN, gone), GONE, "then is the time to look");
}

#[test]
fn a_second_line_keeps_one_there() {
    let (mut table, now) = attendance();
    table.open(ANN, SHOWN);
    table.open(ANN, SHOWN);
    table.close((ANN, 1), now);
    assert_eq!(table.of(ANN, now + seconds(10_000)), Presence::Here);
}

#[test]
fn somebody_without_a_line_counts_by_the_last_request() {
    let (mut table, now) = attendance();
    assert_eq!(table.of(ANN, now + seconds(119)), Presence::Here, "the table just woke up");
    assert_eq!(table.of(ANN, now + seconds(120)), GONE);
    table.hear(ANN, now + seconds(60));
    assert_eq!(table.of(ANN, now + seconds(179)), Presence::Here);
    assert_eq!(table.of(ANN, now + seconds(180)), GONE);
}

/// The menu is a page without a line.
#[test]
fn who_reads_the_menu_is_not_gone() {
    let (mut table, now) = attendance();
    table.open(ANN, SHOWN);
    table.read(ANN);
    table.close((ANN, 1), now);
    assert_eq!(table.of(ANN, now + seconds(60)), Presence::Here);
}

#[test]
fn somebody_who_was_gone_is_greeted_for_a_while() {
    let (mut table, now) = attendance();
    let back = now + seconds(500);
    table.hear(ANN, back);
    assert_eq!(table.of(ANN, back), Presence::Back);
    let over = table.changes_at(ANN, back).unwrap();
    assert!(over < back + seconds(15));
    assert_eq!(table.of(ANN, over), Presence::Here);
    table.hear(ANN, over);
    assert_eq!(table.of(ANN, over), Presence::Here, "once");
}

#[test]
fn who_looks_elsewhere_is_not_gone() {
    let (mut table, now) = attendance();
    table.open(ANN, HIDDEN);
    assert_eq!(table.of(ANN, now + seconds(500)), Presence::Elsewhere);
    table.attend(ANN, Attention::Looks(SHOWN), now);
    assert_eq!(table.of(ANN, now + seconds(500)), Presence::Here);
    table.attend(ANN, Attention::Looks(HIDDEN), now);
    table.close((ANN, 1), now);
    assert_eq!(table.of(ANN, now + seconds(10)), GONE, "a browser that was closed");
}

/// A page that is hidden for long has no stream, and its reader is still there.
#[test]
fn who_looks_elsewhere_for_long_is_not_gone() {
    let (mut table, now) = attendance();
    table.open(ANN, HIDDEN);
    table.attend(ANN, Attention::Rests(HIDDEN), now);
    table.close((ANN, 1), now);
    let long = now + seconds(3 * 3600);
    assert_eq!(table.of(ANN, long), Presence::Elsewhere);
    let over = table.changes_at(ANN, long).unwrap();
    assert_eq!(table.of(ANN, over), GONE, "a browser that ended without a word");
    // The table leaves memory, and comes back.
    let mut table = Attendance::new(Waits::default(), long, table.resting());
    let later = long + seconds(3600);
    assert_eq!(table.of(ANN, later), Presence::Elsewhere);
    table.hear(ANN, later);
    assert_eq!(table.of(ANN, later), Presence::Here, "something was done at another page");
    assert_eq!(table.of(ANN, table.changes_at(ANN, later).unwrap()), Presence::Elsewhere);
    table.attend(ANN, Attention::Leaves(Tab { id: 2, is_hidden: true }), long);
    assert_eq!(table.of(ANN, later + seconds(3600)), Presence::Elsewhere, "another page");
    table.attend(ANN, Attention::Leaves(HIDDEN), long);
    assert_eq!(table.of(ANN, later + seconds(3600)), GONE, "a page that was closed");
}

#[test]
fn who_comes_back_to_a_page_that_rested_is_there() {
    let (mut table, now) = attendance();
    table.attend(ANN, Attention::Rests(HIDDEN), now);
    table.open(ANN, SHOWN);
    assert_eq!(table.of(ANN, now), Presence::Here);
    table.close((ANN, 1), now);
    assert_eq!(table.of(ANN, now + seconds(10)), GONE, "it rests no more");
}

#[test]
fn one_page_in_front_is_enough() {
    let (mut table, now) = attendance();
    table.open(ANN, HIDDEN);
    table.open(ANN, Tab { id: 2, is_hidden: false });
    assert_eq!(table.of(ANN, now), Presence::Here);
    table.attend(ANN, Attention::Looks(Tab { id: 2, is_hidden: true }), now);
    assert_eq!(table.of(ANN, now), Presence::Elsewhere);
    table.attend(ANN, Attention::Looks(SHOWN), now);
    table.close((ANN, 2), now);
    assert_eq!(table.of(ANN, now), Presence::Here);
}

#[test]
fn strangers_are_remembered_while_they_follow() {
    let (mut table, now) = attendance();
    table.hear(ANN, now);
    table.open(ANN, SHOWN);
    table.forget(|_| false);
    assert_eq!(table.people.len(), 1);
    table.close((ANN, 1), now);
    table.forget(|_| false);
    assert!(table.people.is_empty());
}
