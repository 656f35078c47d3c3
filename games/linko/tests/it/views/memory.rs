//! The cards that everyone knows to be in a hand, until they are played.

use sobremesa_linko::{Action, Card, Cards, Linko, Source, Variant};
use sobremesa_table::{Actor, Move, Step, Viewer};

use super::games::{every_rules, watch};
use crate::rules::plan::{Plan, QUIET};
use crate::rules::table::{Table, text};

/// What everyone knows of the hands, seat 0 first; every viewer is told the same.
#[track_caller]
fn knows<const N: usize>(table: &Table, expected: [&str; N]) {
    for viewer in table.viewers() {
        let known = table.course().view(viewer).known;
        let shown: Vec<String> = known.iter().map(|cards| text(cards.iter())).collect();
        assert_eq!(shown, expected, "{viewer:?}");
        for (hand, known) in table.state().hands().iter().zip(known) {
            assert!(hand.contains(known), "{known:?} are not in {hand:?}");
        }
    }
}

/// Seat 1 must steal seat 0's 4 4 J with three 9s.
fn theft() -> Table {
    let game = Plan::new(3, Variant::Base).hand(0, "4 4 4 J").hand(1, "3*9 4 2");
    let table = game.hand(2, "12 2").reserve("7 8 10 11 12 13").pile("J 4 7").table();
    table.after("play 4 4 J; pass; play 3*9")
}

#[test]
fn what_was_dealt_is_not_known() {
    knows(&Plan::new(3, Variant::Base).table(), ["", "", ""]);
    knows(&theft(), ["", "", ""]);
}

#[test]
fn in_the_duel_everyone_knows_of_two_jokers_each() {
    for joker in ["", "J"] {
        let game = Plan::new(2, Variant::Base).hand(0, joker).hand(1, "2");
        let table = game.ghost(QUIET).table();
        knows(&table, ["J J", "J J"]);
        let table = table.after("play J; pass");
        knows(&table, ["J", "J J"]);
        let table = table.after("play 2 J; pass");
        knows(&table, ["J", "J"]);
        // The fifth was never seen: whether it is held is not known.
        if joker == "J" {
            assert_eq!(table.hand(0).matches('J').count(), 2);
            knows(&table.after("play J J; steal 1 leave; keep"), ["", "2 J J"]);
        }
    }
}

#[test]
fn what_is_stolen_or_taken_back_is_known() {
    let table = theft();
    knows(&table.after("steal 0 take"), ["", "4 4 J", ""]);
    knows(&table.after("steal 0 leave"), ["", "", ""]);
    knows(&table.after("steal 0 leave; keep"), ["4 4 J", "", ""]);
    knows(&table.after("steal 0 leave; discard"), ["", "", ""]);
}

#[test]
fn what_comes_from_the_reserve_is_known_and_from_the_pile_not() {
    let table = theft().after("steal 0 leave; discard");
    knows(&table.after("draw 2"), ["10", "", ""]);
    knows(&table.after("draw pile"), ["", "", ""]);
    let drawn = table.after("draw 2; draw pile; draw 4");
    knows(&drawn, ["10 13", "", ""]);
    knows(&drawn.after("2: play 2; draw 0"), ["10 13", "", "7"]);
    knows(&drawn.after("2: play 2; draw pile"), ["10 13", "", ""]);
    knows(&drawn.after("2: play 2; pass"), ["10 13", "", ""]);
}

#[test]
fn what_comes_from_the_ghost_zone_is_known() {
    let game = Plan::new(2, Variant::Base).hand(0, "9 9").ghost("7 7 3*11 8*12").table();
    knows(&game.after("play 9 9"), ["J J", "J J"]);
    knows(&game.after("play 9 9; ghost 7"), ["7 7 J J", "J J"]);
}

#[test]
fn of_a_group_every_card_is_known() {
    let game = Plan::new(2, Variant::Base).hand(0, "3").reserve("9 2 11 4 6 7");
    let table = game.ghost(&format!("13 {QUIET}")).table();
    knows(&table.after("play 3; draw 1"), ["2 13 J J", "J J"]);
}

#[test]
fn who_plays_so_many_of_a_card_is_known_to_hold_so_many_fewer() {
    // Seat 1 took two 4s and a joker, and holds a 4 and 2 more that nobody knows of.
    let table = theft().after("steal 0 take; draw pile; draw pile; draw pile; 2: play 12; pass");
    let table = table.after("0: play 4; pass");
    knows(&table, ["", "4 4 J", ""]);
    let cases = [
        ("play 2; pass", "4 4 J"),
        ("play 2 J; pass", "4 4"),
        ("play 4 4; pass", "J"),
        ("play 4 4 4; pass", "J"),
        ("play 4 4 4 J; pass", ""),
        ("play 4 J; pass", "4"),
        ("play 4; pass", "4 J"),
    ];
    for (script, known) in cases {
        knows(&table.after(script), ["", known, ""]);
    }
}

#[test]
fn a_card_of_the_pile_adds_nothing_to_those_known() {
    // Seat 0 holds three 4s, two of which are known, plays one, and draws another from the pile.
    let table = theft().after("steal 0 leave; keep; 2: play 12; draw pile; 0: play 4");
    knows(&table, ["4 J", "", ""]);
    let table = table.after("draw pile");
    knows(&table, ["4 J", "", ""]);
    assert_eq!(table.hand(0).matches('4').count(), 3);
}

/// The rule in other words: a play takes away as many as it can, a draw from the pile tells
/// nothing, and everything else that comes into a hand is seen.
fn remember(known: &mut [Cards], step: &Step<Linko>, after: &[Cards]) {
    let Move::Action { by: Actor::Seat(seat), action } = step.made() else { return };
    let known = &mut known[seat.index()];
    let (hand, now) = (step.before().hand(*seat), after[seat.index()]);
    let counts = Card::all().map(|card| {
        let played = hand.count(card).saturating_sub(now.count(card));
        let came = now.count(card).saturating_sub(hand.count(card));
        let seen = if *action == Action::Draw(Source::Pile) { 0 } else { came };
        Cards::of(card, known.count(card).saturating_sub(played) + seen)
    });
    *known = counts.fold(Cards::default(), Cards::plus);
}

#[test]
fn in_games_by_chance_all_of_this_holds() {
    let mut seen = 0;
    for rules in every_rules() {
        for game in 0..6 {
            let jokers = if rules.players == 2 { 2 } else { 0 };
            let mut known = vec![Cards::of(Card::Joker, jokers); rules.players.into()];
            watch(&rules, game, |course, step| {
                remember(&mut known, step, course.state().hands());
                for viewer in Viewer::all(rules.players.into()) {
                    assert_eq!(course.view(viewer).known.as_slice(), known);
                }
                seen += known.iter().map(|cards| cards.len()).sum::<usize>();
            });
        }
    }
    assert!(seen > 0);
}
