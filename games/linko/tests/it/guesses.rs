//! Guesses of golden positions: an unseen card is anywhere as likely as there are such cards.

use std::collections::BTreeMap;

use sobremesa_conformance::golden;
use sobremesa_linko::{Card, Cards, Linko, View};
use sobremesa_table::{Game, Seat, Seed, StreamName, Viewer};

const SAMPLES: u32 = 4000;

/// Pearson's test: the cards found come up as often as they are among the unseen ones, within six
/// standard deviations.
#[track_caller]
fn assert_even(found: &BTreeMap<Card, f64>, unseen: Cards) {
    let total: f64 = found.values().sum();
    let deviation = |(card, count): (Card, u8)| {
        let expected = total * f64::from(count) / unseen.len() as f64;
        (found.get(&card).copied().unwrap_or_default() - expected).powi(2) / expected
    };
    let chi: f64 = unseen.counts().map(deviation).sum();
    let freedom = unseen.counts().count() as f64 - 1.0;
    assert!(chi <= freedom + 6.0 * (2.0 * freedom).sqrt(), "{chi} with {freedom} degrees");
    assert!(found.keys().all(|card| unseen.count(*card) > 0), "only unseen cards: {found:?}");
}

/// What the guesses put on top of the pile, and beyond the known cards into a hand.
fn guess(view: &View, seat: Seat) -> [BTreeMap<Card, f64>; 2] {
    let mut stream = Seed::from_text("guesses").stream(StreamName { purpose: "guess", round: 0 });
    let (mut tops, mut held): (BTreeMap<Card, f64>, BTreeMap<Card, f64>) = Default::default();
    for _ in 0..SAMPLES {
        let guess = Linko::determinize(view, &mut stream);
        *tops.entry(guess.pile().next().expect("a pile")).or_default() += 1.0;
        // One card of the hand for each guess, so that the samples do not depend on each other.
        let unknown: Vec<Card> = guess.hand(seat).minus(view.known[seat.index()]).iter().collect();
        if let Some(card) = stream.pick(&unknown) {
            *held.entry(*card).or_default() += 1.0;
        }
    }
    [tops, held]
}

#[test]
fn unseen_cards_are_anywhere_alike() {
    let games = include_str!("../golden/games.jsonl");
    let (me, other) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let mut positions = 0;
    for line in games.lines().take(12) {
        for course in golden::positions::<Linko>(line).iter().skip(1).step_by(40) {
            let view = course.view(Viewer::Seat(me));
            if view.open.is_some() || view.board.pile_size() == 0 {
                continue;
            }
            positions += 1;
            for found in guess(&view, other).iter().filter(|found| !found.is_empty()) {
                assert_even(found, view.unseen());
            }
        }
    }
    assert!(positions > 20, "{positions} positions");
}
