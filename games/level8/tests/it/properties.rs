//! Properties over many inputs.

use std::collections::BTreeMap;

use proptest::prelude::*;
use sobremesa_level8::{
    Action, Card, Cards, Combination, Keep, Level, Level8, Levels, Number, Numbers, Rules, Stars,
};
use sobremesa_table::{Course, Game, Move, Options, Owed, Seat, Seed, StreamName};

fn card() -> impl Strategy<Value = Card> {
    (0..Card::KINDS).prop_map(|index| Card::all().nth(index).expect("92 kinds"))
}

/// Cards of the box: no number card twice, at most seven jokers and four skips.
fn cards() -> impl Strategy<Value = Vec<Card>> {
    (0..40_usize).prop_flat_map(|count| {
        let deck: Vec<Card> = Cards::all().iter().collect();
        proptest::sample::subsequence(deck, count).prop_shuffle()
    })
}

fn numbers() -> impl Strategy<Value = Vec<Number>> {
    proptest::sample::subsequence(Number::all().collect::<Vec<_>>(), 0..=Number::COUNT)
}

fn count(cards: &[Card]) -> BTreeMap<Card, u8> {
    cards.iter().fold(BTreeMap::new(), |mut counts, card| {
        *counts.entry(*card).or_default() += 1;
        counts
    })
}

fn combination() -> impl Strategy<Value = Combination> {
    (0..3_u8, 0..14_u8).prop_map(|(kind, size)| match kind {
        0 => Combination::Run(size),
        1 => Combination::Set(size),
        _ => Combination::Color(size),
    })
}

fn rules() -> impl Strategy<Value = Rules> {
    let easy: Levels =
        "colour3, run3, colour3, colour3, set2, set2, set2, set2".parse().expect("good levels");
    (2..=6_u8, 1..=2_u8).prop_map(move |(players, stars)| {
        let stars = Stars::try_from(stars).expect("one or two");
        Rules { levels: easy, custom: true, ..Rules::new(players, stars) }
    })
}

/// L8-4c, in other words.
fn is_a_level(parts: &[Combination]) -> bool {
    let total: u32 = parts.iter().map(|part| u32::from(part.size())).sum();
    let sized = parts.iter().all(|part| match part {
        Combination::Run(size) => *size >= 3 && *size <= 12,
        Combination::Set(size) => *size >= 2 && *size <= 8,
        Combination::Color(size) => *size >= 3 && *size <= 10,
    });
    !parts.is_empty() && parts.len() <= 4 && sized && total <= 10
}

proptest! {
    #[test]
    fn cards_are_counted(cards in cards(), other in card()) {
        let all: Cards = cards.iter().copied().collect();
        let counts = count(&cards);
        prop_assert_eq!((all.len(), all.is_empty()), (cards.len(), cards.is_empty()));
        prop_assert!(all.kinds().eq(counts.keys().copied()), "the kinds are in order");
        let mut sorted = cards.clone();
        sorted.sort_unstable();
        prop_assert!(all.iter().eq(sorted));
        for card in Card::all() {
            let expected = counts.get(&card).copied().unwrap_or_default();
            prop_assert_eq!((all.count(card), all.contains(card)), (expected, expected > 0));
        }
        let mut fewer = all;
        fewer.forget(other);
        prop_assert_eq!(fewer.len(), all.len() - usize::from(all.contains(other)));
        if all.contains(other) {
            fewer.insert(other);
        }
        prop_assert_eq!(fewer, all);
    }

    #[test]
    fn numbers_are_a_set(one in numbers(), other in numbers()) {
        let (a, b): (Numbers, Numbers) = (one.iter().copied().collect(), other.iter().copied().collect());
        prop_assert!(a.iter().eq(one.iter().copied()) && a.len() == one.len());
        for number in Number::all() {
            let (in_a, in_b) = (one.contains(&number), other.contains(&number));
            prop_assert_eq!(a.union(b).contains(number), in_a || in_b);
            prop_assert_eq!(a.intersection(b).contains(number), in_a && in_b);
            prop_assert_eq!(a.without(b).contains(number), in_a && !in_b);
            prop_assert!(Numbers::of_color(number.color).contains(number));
            prop_assert!(Numbers::of_value(number.value).contains(number));
        }
    }

    #[test]
    fn a_level_keeps_to_the_limits(parts in proptest::collection::vec(combination(), 0..6)) {
        let level = Level::new(&parts);
        prop_assert_eq!(level.is_ok(), is_a_level(&parts), "{:?}", level);
        if let Ok(level) = level {
            prop_assert_eq!(level.combinations(), &parts[..]);
        }
        for part in parts {
            prop_assert_eq!(part.to_string().parse(), Ok(part));
        }
    }

    #[test]
    fn up_to_four_cards_are_kept(cards in cards()) {
        let cards = &cards[..cards.len().min(6)];
        let keep = Keep::new(cards);
        prop_assert_eq!(keep.is_some(), cards.len() <= 4);
        if let Some(keep) = keep {
            prop_assert_eq!(keep.cards().collect::<Cards>(), cards.iter().copied().collect());
            let action = Action::Keep(keep);
            prop_assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn only_the_one_way_to_write_something_is_read(text in "[a-z0-9JXRYGBPK+ ]{0,16}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(part) = text.parse::<Combination>() {
            prop_assert_eq!(part.to_string(), text.clone());
        }
        #[cfg(feature = "serde")]
        {
            let replayed = sobremesa_table::Record::<Level8>::replay(&text, |_, _| ());
            prop_assert!(replayed.is_err());
        }
    }

    /// What is remembered is true: the known cards are in the hands.
    #[test]
    fn memory_never_lies(rules in rules(), text in "[a-z]{8}") {
        let seed = Seed::from_text(&text);
        let mut stream = seed.stream(StreamName { purpose: "properties", round: 0 });
        let mut course = Course::<Level8>::new(&rules);
        let mut legal = Vec::new();
        for _ in 0..400 {
            let made = match course.owed() {
                Owed::Nobody => break,
                Owed::Chance(name) => {
                    Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
                }
                owed => {
                    Level8::legal_actions(course.state(), &mut legal);
                    // Laying and adding come first in the list, and are rare.
                    let first = &legal[..legal.len().div_ceil(2)];
                    let action = *stream.pick(first).expect("a decision can be made");
                    Move::Action { by: owed.actor().expect("a player"), action }
                }
            };
            course.make(made).unwrap();
            for seat in Seat::all(rules.players()) {
                let (hand, known) = (course.state().hand(seat), course.memory().known()[seat.index()]);
                let holds = known.kinds().all(|card| hand.count(card) >= known.count(card));
                prop_assert!(holds, "{:?}", known);
            }
        }
    }
}
