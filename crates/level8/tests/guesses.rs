//! Guesses of positions: an unseen card is anywhere as likely as there are such cards.

use std::collections::BTreeMap;

use sobremesa_conformance::golden;
use sobremesa_level8::{Card, Cards, Level8, Stars, View};
use sobremesa_table::{Game, Seat, Seed, Stream, StreamName, Viewer};

#[expect(dead_code, reason = "the tests of the rules use the rest")]
#[path = "rules/table.rs"]
mod table;

use table::{EASY, Plan, Table, rules, seat};

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
    let games = include_str!("golden/games.jsonl");
    let mut positions = 0;
    for line in games.lines().take(12) {
        for course in golden::positions::<Level8>(line).iter().skip(1).step_by(20) {
            let view = course.view(Viewer::Seat(seat(0)));
            // After a reshuffle a guess could know what the pile is made of.
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
