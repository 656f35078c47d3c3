//! Properties over many inputs.

use std::collections::BTreeMap;

use proptest::prelude::*;
use sobremesa_linko::{Action, Card, Cards, Deal, Layer, Linko, Rules, Variant};
use sobremesa_table::{Course, Game, Move, Options, Owed, Seat, Seed, StreamName};

fn card() -> impl Strategy<Value = Card> {
    (0..Card::KINDS).prop_map(|index| Card::all().nth(index).expect("14 kinds"))
}

/// Up to five of each card: two such piles together fit into the counts.
fn cards() -> impl Strategy<Value = Vec<Card>> {
    proptest::collection::vec(card(), 0..6)
}

fn count(cards: &[Card]) -> BTreeMap<Card, u8> {
    cards.iter().fold(BTreeMap::new(), |mut counts, card| {
        *counts.entry(*card).or_default() += 1;
        counts
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let variants = [Variant::Base, Variant::Advanced, Variant::Expert];
    (2..=5_u8, 0..3_usize).prop_map(move |(players, variant)| Rules {
        players,
        variant: variants[variant],
        first: None,
    })
}

proptest! {
    #[test]
    fn cards_are_counted(one in cards(), other in cards()) {
        let (a, b): (Cards, Cards) = (one.iter().copied().collect(), other.iter().copied().collect());
        let (count_a, count_b) = (count(&one), count(&other));
        let both: Vec<Card> = one.iter().chain(&other).copied().collect();
        prop_assert_eq!(a.plus(b), both.iter().copied().collect::<Cards>());
        prop_assert_eq!(a.plus(b).minus(b), a);
        prop_assert_eq!(a.len(), one.len());
        prop_assert!(a.counts().eq(count_a.iter().map(|(card, count)| (*card, *count))));
        prop_assert!(Card::all().map(|card| a.count(card)).eq(a.by_kind()));
        let left = a.saturating_minus(b);
        for card in Card::all() {
            let count = |counts: &BTreeMap<Card, u8>| counts.get(&card).copied().unwrap_or_default();
            prop_assert_eq!(a.count(card), count(&count_a));
            prop_assert_eq!(left.count(card), count(&count_a).saturating_sub(count(&count_b)));
        }
        let all_there = count_b.iter().all(|(card, count)| a.count(*card) >= *count);
        prop_assert_eq!(a.contains(b), all_there);
    }

    #[test]
    fn a_layer_has_one_value(cards in cards()) {
        let mut values: Vec<Card> = cards.iter().copied().filter(|card| *card != Card::Joker).collect();
        values.dedup();
        let all: Cards = cards.iter().copied().collect();
        let one_value = values.iter().all(|card| *card == values[0]);
        let possible = !cards.is_empty() && one_value;
        let layer = Layer::new(all);
        prop_assert_eq!(layer.is_some(), possible);
        if let Some(layer) = layer {
            prop_assert_eq!(layer.cards(), all);
            prop_assert_eq!(layer.card(), values.first().copied().unwrap_or(Card::Joker));
        }
    }

    #[test]
    fn only_the_one_way_to_write_something_is_read(text in "[a-z0-9J ]{0,16}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        #[cfg(feature = "serde")]
        prop_assert!(sobremesa_table::Record::<Linko>::replay(&text, |_, _| ()).is_err());
    }

    /// What is remembered is true: the known cards are in the hands.
    #[test]
    fn memory_never_lies(rules in rules(), text in "[a-z]{8}") {
        let seed = Seed::from_text(&text);
        let mut stream = seed.stream(StreamName { purpose: "properties", round: 0 });
        let mut course = Course::<Linko>::new(&rules);
        let mut legal = Vec::new();
        for _ in 0..400 {
            let made = match course.owed() {
                Owed::Nobody => break,
                Owed::Chance(name) => Move::Chance(Deal::shuffled(&rules, &mut seed.stream(name))),
                owed => {
                    Linko::legal_actions(course.state(), &mut legal);
                    let action = *stream.pick(&legal).expect("a decision can be made");
                    Move::Action { by: owed.actor().expect("a player"), action }
                }
            };
            course.make(made).unwrap();
            for seat in Seat::all(rules.players()) {
                let known = course.memory().known()[seat.index()];
                prop_assert!(course.state().hand(seat).contains(known), "{known:?}");
            }
        }
    }
}
