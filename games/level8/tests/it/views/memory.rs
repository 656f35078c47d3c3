//! The cards that everyone knows to be in a hand, until they leave it.

use sobremesa_level8::{Action, Card, Cards, Chance, Level8, Phase, Source, Stars};
use sobremesa_table::{Actor, Move, Step, Viewer};

use super::games::{every_rules, reshuffle, watch};
use crate::rules::table::{EASY, Plan, Table, read, rules, seat, text};

/// What everyone knows of the hands, seat 0 first; every viewer is told the same.
#[track_caller]
fn knows(table: &Table, expected: [&str; 3]) {
    for viewer in Viewer::all(3) {
        let known = table.course().view(viewer).known;
        let shown: Vec<String> = known.iter().map(|cards| text(cards.iter())).collect();
        assert_eq!(shown, expected, "{viewer:?}");
        for (hand, known) in table.state().hands().iter().zip(known) {
            assert!(holds(hand, &known), "{known:?} are not in {hand:?}");
        }
    }
}

fn holds(hand: &Cards, some: &Cards) -> bool {
    some.kinds().all(|card| hand.count(card) >= some.count(card))
}

/// Seat 0 begins, and B1 lies on the discard pile of seat 2, who has dealt.
fn some_game() -> Table {
    let game = Plan::all(3, "colour3").hand(0, "R1 R2 R3 R4 J X").hand(1, "Y1 Y2 Y3 J J X");
    game.hand(2, "G1 G2 G3 J X").top("B1 B2 B3 B4 B5 B6 B7 B8 B9").table()
}

#[test]
fn what_was_dealt_or_comes_from_the_pile_is_not_known() {
    let table = some_game();
    knows(&table, ["", "", ""]);
    knows(&table.after("draw pile"), ["", "", ""]);
    knows(&table.after("draw pile; discard R4; draw pile"), ["", "", ""]);
}

#[test]
fn what_is_taken_from_a_discard_pile_is_known() {
    let table = some_game();
    knows(&table.after("draw 2"), ["B1", "", ""]);
    let later = table.after("draw 2; discard R4");
    knows(&later, ["B1", "", ""]);
    knows(&later.after("draw 0"), ["B1", "R4", ""]);
    // One's own discard pile is as open as the others'.
    let own = later.after("wait; wait; draw 0");
    knows(&own, ["R4 B1", "", ""]);
}

#[test]
fn what_is_discarded_is_no_longer_known() {
    let table = some_game().after("draw 2; discard B1");
    knows(&table, ["", "", ""]);
    // Whoever takes it next is the one who is known to hold it.
    knows(&table.after("draw 0"), ["", "B1", ""]);
}

#[test]
fn what_is_laid_or_added_is_no_longer_known() {
    let game = Plan::all(3, "colour3").hand(0, "R1 R2 K1").hand(1, "R3").hand(2, "R4");
    let table = game.top("R5 B2 B3 B4").table().after("draw 2");
    knows(&table, ["R5", "", ""]);
    let laid = table.after("lay colour R R1 R2 R5");
    knows(&laid, ["", "", ""]);
    let table = laid.after("discard K1; draw pile; discard R3; draw pile; discard R4; draw 1");
    knows(&table, ["R3", "", ""]);
    knows(&table.after("add R3 to 0 0"), ["", "", ""]);
}

#[test]
fn what_stays_in_the_hand_stays_known() {
    let game = Plan::all(3, "colour3").hand(0, "R1 R2 R3 R4 K1").top("R5 B2 B3");
    let table = game.table().after("draw 2; lay colour R R1 R2 R3");
    knows(&table, ["R5", "", ""]);
    knows(&table.after("add R4 to 0 0"), ["R5", "", ""]);
    knows(&table.after("add R4 to 0 0; discard K1; wait; wait"), ["R5", "", ""]);
}

/// Seat 1 holds four jokers, two of which everyone saw it take.
fn two_jokers() -> Table {
    let table = some_game().after("draw pile; discard J; draw 0; discard Y3; draw pile; discard J");
    knows(&table, ["", "J", ""]);
    let table = table.after("wait; draw 2");
    assert_eq!(table.hand(1).matches('J').count(), 4);
    table
}

#[test]
fn who_parts_with_so_many_jokers_is_known_to_hold_so_many_fewer() {
    let table = two_jokers();
    knows(&table, ["", "J J", ""]);
    let cases = [
        ("discard Y1", "J J"),
        ("discard J", "J"),
        ("lay colour Y Y1 Y2 J", "J"),
        ("lay colour Y Y1 J J", ""),
        ("lay colour Y J J J", ""),
        ("lay colour Y Y1 Y2 J; add J to 1 0", ""),
        ("lay colour Y Y1 Y2 J; add J to 1 0; add J to 1 0", ""),
        ("lay colour Y Y1 Y2 J; discard X", "J"),
    ];
    for (script, known) in cases {
        knows(&table.after(script), ["", known, ""]);
    }
}

#[test]
fn a_skip_that_is_taken_is_known_until_one_is_played() {
    // Seat 1 holds a skip that nobody knows of.
    let table = some_game().after("draw pile; discard X; draw 0");
    knows(&table, ["", "X", ""]);
    assert_eq!(table.hand(1).matches('X').count(), 2);
    knows(&table.after("discard Y3"), ["", "X", ""]);
    knows(&table.after("discard X"), ["", "", ""]);
    let skipped = table.after("skip 2");
    knows(&skipped, ["", "", ""]);
    assert_eq!(skipped.hand(1).matches('X').count(), 1);
}

#[test]
fn a_pass_and_a_new_pile_tell_nothing_and_end_nothing() {
    let table = some_game().after("draw 2; skip 1; pass");
    knows(&table, ["B1", "", ""]);
    let mut table = table.left(1).after("draw pile");
    assert_eq!(table.next(), "a reshuffle");
    knows(&table, ["B1", "", ""]);
    reshuffle(&mut table);
    knows(&table, ["B1", "", ""]);
}

#[test]
fn when_a_round_ends_what_was_known_ends() {
    let table = Table::new(&rules(3, Stars::Two, EASY)).round(0, &[]).round(0, &[]);
    let plan = table.plan().hand(1, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10").hand(2, "Y7").hand(0, "K1");
    let table = table.dealt(&plan).after("draw pile; discard Y7; draw 2; discard K1");
    knows(&table, ["Y7", "", ""]);
    let ended = table.after("out");
    assert_eq!(ended.next(), "0 keeps");
    knows(&ended, ["", "", ""]);
    knows(&ended.after("keep Y7"), ["", "", ""]);
}

#[test]
fn with_the_next_deal_nothing_is_known() {
    let table = Table::new(&rules(3, Stars::One, EASY));
    let plan = table.plan().hand(1, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10").top("B1");
    let table = table.dealt(&plan).after("draw 2; discard K15; out");
    assert_eq!(table.next(), "the deal");
    let dealt = table.dealt(&table.plan().hand(0, "B1"));
    knows(&dealt, ["", "", ""]);
    assert!(dealt.state().hand(seat(0)).contains(read("B1")));
}

/// The rule in other words: what leaves a hand takes away as many as it can, a draw from the pile
/// tells nothing, every other draw is seen, and each deal begins anew.
fn remember(known: &mut [Cards], step: &Step<Level8>, after: &[Cards]) {
    let (seat, action) = match step.made() {
        Move::Action { by: Actor::Seat(seat), action } => (*seat, action),
        Move::Chance(Chance::Deal(_)) => return known.fill(Cards::default()),
        _ => return,
    };
    let (hand, now) = (step.before().hand(seat), after[seat.index()]);
    let known = &mut known[seat.index()];
    let is_seen = matches!(action, Action::Draw(Source::Discard(_)));
    let counts = Card::all().flat_map(|card| {
        let left = hand.count(card).saturating_sub(now.count(card));
        let came = now.count(card).saturating_sub(hand.count(card));
        let seen = if is_seen { came } else { 0 };
        std::iter::repeat_n(card, (known.count(card).saturating_sub(left) + seen).into())
    });
    *known = counts.collect();
}

#[test]
fn in_games_by_chance_all_of_this_holds() {
    let mut seen = 0;
    for rules in every_rules() {
        for game in 0..4 {
            let mut known = vec![Cards::default(); rules.players.into()];
            watch(&rules, game, |course, step| {
                remember(&mut known, step, course.state().hands());
                if let Phase::Keep(_) | Phase::Deal | Phase::Over(_) = course.state().phase() {
                    return;
                }
                for viewer in Viewer::all(rules.players.into()) {
                    assert_eq!(*course.view(viewer).known, *known);
                }
                let hands = course.state().hands();
                assert!(hands.iter().zip(&known).all(|(hand, known)| holds(hand, known)));
                seen += known.iter().map(Cards::len).sum::<usize>();
            });
        }
    }
    assert!(seen > 0);
}
