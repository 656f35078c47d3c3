//! Guesses of positions: an unseen card is anywhere as likely as there are such cards; after a
//! reshuffle, anywhere that it can have come to.

use std::collections::BTreeMap;

use sobremesa_conformance::golden;
use sobremesa_level8::{Card, Cards, Chance, Level8, Stars, View};
use sobremesa_table::{Game, Move, Seat, Seed, Stream, StreamName, Viewer};

use crate::rules::table::{EASY, Plan, Table, rules, seat};

const SAMPLES: u32 = 4000;

type Found = BTreeMap<Card, f64>;

fn stream() -> Stream {
    Seed::from_text("guesses").stream(StreamName { purpose: "guess", round: 0 })
}

/// Pearson's test: the cards found come up as often as they are among the possible ones, within six
/// standard deviations.
#[track_caller]
fn assert_even(found: &Found, possible: &Cards) {
    let total: f64 = found.values().sum();
    let deviation = |card: Card| {
        let expected = total * f64::from(possible.count(card)) / possible.len() as f64;
        (found.get(&card).copied().unwrap_or_default() - expected).powi(2) / expected
    };
    let chi: f64 = possible.kinds().map(deviation).sum();
    let freedom = possible.kinds().count() as f64 - 1.0;
    assert!(chi <= freedom + 6.0 * (2.0 * freedom).sqrt(), "{chi} with {freedom} degrees");
    assert!(found.keys().all(|card| possible.contains(*card)), "only possible cards: {found:?}");
}

/// The cards of a hand but for some of them.
fn without(hand: &Cards, some: &Cards) -> Vec<Card> {
    let mut left = *hand;
    some.iter().for_each(|card| left.remove(card));
    left.iter().collect()
}

/// What the guesses put on top of the pile, and beyond the known cards into a hand.
fn guess(view: &View, seat: Seat) -> [Found; 2] {
    let mut stream = stream();
    let (mut tops, mut held) = (Found::new(), Found::new());
    for _ in 0..SAMPLES {
        let guess = Level8::determinize(view, &mut stream);
        if let Some(card) = guess.pile().next() {
            *tops.entry(card).or_default() += 1.0;
        }
        // One card of the hand for each guess, so that the samples do not depend on each other.
        let unknown = without(guess.hand(seat), &view.known[seat.index()]);
        if let Some(card) = stream.pick(&unknown) {
            *held.entry(*card).or_default() += 1.0;
        }
    }
    [tops, held]
}

#[test]
fn unseen_cards_are_anywhere_alike() {
    let games = include_str!("../golden/games.jsonl");
    let mut positions = 0;
    for line in games.lines().take(12) {
        for course in golden::positions::<Level8>(line).iter().skip(1).step_by(20) {
            let view = course.view(Viewer::Seat(seat(0)));
            // After a reshuffle it matters which pile a card came from.
            if view.open.is_some() || view.board.reshuffles() > 0 {
                continue;
            }
            positions += 1;
            for found in guess(&view, seat(1)).iter().filter(|found| !found.is_empty()) {
                assert_even(found, &view.unseen());
            }
        }
    }
    assert!(positions > 20, "{positions} positions");
}

/// Of two players seat 1 holds three jokers, one of which it was seen to take, and has one card
/// more to draw.
#[test]
fn in_a_small_case_every_card_is_guessed_as_often_as_it_should_be() {
    let game = Plan::all(2, "colour3").hand(0, "J J J J J").hand(1, "J J R1 R2 R3 R4 R5 R6 R7 R8");
    let table = game.table().after("draw pile; discard J; draw 0; discard R8").left(1);
    assert_eq!(table.hand(1), "R1 R2 R3 R4 R5 R6 R7 J J J");
    let view = table.course().view(Viewer::Seat(seat(0)));
    let unseen = view.unseen();
    assert_eq!((unseen.len(), unseen.jokers()), (10, 2));
    let [tops, held] = guess(&view, seat(1));
    assert_even(&tops, &unseen);
    assert_even(&held, &unseen);
    // The joker that was seen is always there, beside those that are guessed.
    let mut stream = stream();
    let mut jokers = [0.0; 4];
    for _ in 0..SAMPLES {
        let guess = Level8::determinize(&view, &mut stream);
        jokers[usize::from(guess.hand(seat(1)).jokers())] += 1.0 / f64::from(SAMPLES);
    }
    // Nine of the ten are in the hand: one joker is missing twice in ten times.
    assert_eq!(jokers[..2], [0.0, 0.0]);
    assert!((jokers[2] - 0.2).abs() < 0.04 && (jokers[3] - 0.8).abs() < 0.04, "{jokers:?}");
}

/// Seat 0 of three has kept two of its ten cards.
#[test]
fn any_card_of_a_hand_may_be_kept() {
    let table = Table::new(&rules(3, Stars::Two, EASY)).round(0, &[]).round(0, &[]);
    let plan = table.plan().hand(2, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
    let table = table.dealt(&plan.hand(0, "R12 J")).after("out; keep R12 J");
    let view = table.course().view(Viewer::Seat(seat(1)));
    let (mut stream, mut found) = (stream(), Found::new());
    for _ in 0..SAMPLES {
        let guess = Level8::determinize(&view, &mut stream);
        let kept: Vec<Card> = guess.kept()[0].iter().collect();
        assert_eq!(kept.len(), 2);
        *found.entry(*stream.pick(&kept).expect("two cards")).or_default() += 1.0;
    }
    assert_even(&found, &view.unseen());
}

/// The table after the last card of the pile is drawn and a new pile is made, and what it is made of.
fn reshuffled(table: &Table) -> (Table, Cards) {
    let mut table = table.left(1).after("draw pile");
    let fresh: Cards = table.state().board().cards_for_reshuffle().collect();
    table.make(Move::Chance(Chance::Reshuffle(fresh.iter().collect())));
    (table, fresh)
}

/// Seat 1 draws from the new pile, and seat 2 does not.
#[test]
fn after_a_reshuffle_only_who_has_drawn_since_has_cards_of_the_new_pile() {
    let plan = Plan::all(3, "run10").hand(0, "R2").hand(1, "R1");
    let (table, fresh) = reshuffled(&plan.table());
    let table = table.after("0: discard R2; 1: draw pile; discard R1; 2: draw 1; discard R1");
    let view = table.course().view(Viewer::Seat(seat(0)));
    let old: Cards = without(&view.unseen(), &fresh).into_iter().collect();
    assert_eq!(old.len(), 19, "what the deal gave to seats 1 and 2");
    let mut stream = stream();
    let [mut tops, mut drawn, mut first, mut second] = [const { Found::new() }; 4];
    for _ in 0..SAMPLES {
        let guess = Level8::determinize(&view, &mut stream);
        let (new, dealt): (Vec<Card>, Vec<Card>) =
            guess.hand(seat(1)).iter().partition(|card| fresh.contains(*card));
        assert_eq!(new.len(), 1, "one card was drawn");
        let held: Vec<Card> = guess.hand(seat(2)).iter().collect();
        *tops.entry(guess.pile().next().expect("a card")).or_default() += 1.0;
        *drawn.entry(new[0]).or_default() += 1.0;
        *first.entry(*stream.pick(&dealt).expect("a card")).or_default() += 1.0;
        *second.entry(*stream.pick(&held).expect("a card")).or_default() += 1.0;
    }
    assert_even(&tops, &fresh);
    assert_even(&drawn, &fresh);
    assert_even(&first, &old);
    assert_even(&second, &old);
}

/// Of two players seat 1 was dealt one joker, draws a card of a new pile with six jokers among 78
/// cards, and throws a joker away. If it drew one of the six, two cards could have been that joker: so
/// it has one left 2 × 6 times for 72 times that it has none.
#[test]
fn a_joker_may_have_come_from_either_pile() {
    let plan = Plan::all(2, "run10").hand(0, "R2").hand(1, "J").top("B1");
    let (table, fresh) = reshuffled(&plan.table().after("draw 1; discard B1"));
    assert_eq!((fresh.len(), fresh.jokers()), (78, 6));
    let table = table.after("0: discard R2; 1: draw pile; discard J");
    let view = table.course().view(Viewer::Seat(seat(0)));
    let (mut stream, mut left) = (stream(), [0.0; 3]);
    for _ in 0..SAMPLES {
        let guess = Level8::determinize(&view, &mut stream);
        left[usize::from(guess.hand(seat(1)).jokers())] += 1.0 / f64::from(SAMPLES);
    }
    assert!((left[1] - 12.0 / 84.0).abs() < 0.03, "{left:?}");
    assert_eq!(left[2], 0.0);
}

/// Seat 0 holds a skip of each of two piles: the guesses leave the right ones to others.
#[test]
fn own_skips_may_have_come_from_either_pile() {
    let plan = Plan::all(2, "run10").hand(0, "R2 X").hand(1, "R1 J").top("B1");
    let (table, fresh) = reshuffled(&plan.table().after("draw 1; discard B1"));
    let table = table.after("0: discard R2; 1: draw pile; discard R1");
    let view = table.course().view(Viewer::Seat(seat(0)));
    let mut stream = stream();
    let mut found = Found::new();
    for _ in 0..SAMPLES {
        let guess = Level8::determinize(&view, &mut stream);
        *found.entry(guess.pile().next().expect("a card")).or_default() += 1.0;
        assert_eq!(guess.hand(seat(0)), table.state().hand(seat(0)));
    }
    assert_even(&found, &fresh);
}
