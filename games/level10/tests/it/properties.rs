//! Properties over many inputs.

use std::collections::BTreeSet;

use proptest::prelude::*;
use sobremesa_level10::memory::{Bounds, Kind, Place};
use sobremesa_level10::{Action, Card, DEAL, Hand, Level10, LevelCard, LevelCards, Rules, Scoring};
use sobremesa_table::{Course, Game, Move, Options, Owed, Seat, Seed, StreamName};

fn level_card() -> impl Strategy<Value = LevelCard> {
    (0..LevelCard::COUNT).prop_map(|index| LevelCard::all().nth(index).expect("40 cards"))
}

fn rules() -> impl Strategy<Value = Rules> {
    (1..=5_u8, 0..=3_u8).prop_map(|(players, pauses)| Rules {
        players,
        pauses,
        scoring: Scoring::Victory,
    })
}

proptest! {
    #[test]
    fn a_set_of_level_cards_is_a_set(
        one in proptest::collection::vec(level_card(), 0..40),
        other in proptest::collection::vec(level_card(), 0..40),
    ) {
        let sets = [&one, &other].map(|cards| cards.iter().copied().collect::<BTreeSet<LevelCard>>());
        let bits = [&one, &other].map(|cards| cards.iter().copied().collect::<LevelCards>());
        let same = |bits: LevelCards, set: BTreeSet<LevelCard>| {
            bits.iter().eq(set.iter().copied()) && bits.len() == set.len() && bits.is_empty() == set.is_empty()
        };
        prop_assert!(same(bits[0], sets[0].clone()));
        prop_assert!(same(bits[0].union(bits[1]), &sets[0] | &sets[1]));
        prop_assert!(same(bits[0].intersection(bits[1]), &sets[0] & &sets[1]));
        prop_assert!(same(bits[0].without(bits[1]), &sets[0] - &sets[1]));
        for card in LevelCard::all() {
            prop_assert_eq!(bits[0].contains(card), sets[0].contains(&card));
            let up = LevelCards::from_value_up(card.world, card.value.number());
            prop_assert!(up.iter().all(|other| other.world == card.world && other.value >= card.value));
            prop_assert_eq!(up.len(), usize::from(9 - card.value.number()));
        }
    }

    #[test]
    fn a_hand_keeps_what_is_put_in(levels in proptest::collection::btree_set(level_card(), 0..10), pauses in 0..4_usize) {
        let cards: Vec<Card> =
            levels.iter().copied().map(Card::Level).chain(std::iter::repeat_n(Card::Pause, pauses)).collect();
        let mut hand: Hand = cards.iter().rev().copied().collect();
        prop_assert!(hand.iter().eq(cards.iter().copied()));
        for card in &cards {
            prop_assert!(hand.contains(*card));
            hand.remove(*card);
        }
        prop_assert!(hand.is_empty());
    }

    #[test]
    fn only_the_one_way_to_write_something_is_read(text in "[a-zA-Z0-9 ]{0,16}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(card) = text.parse::<Card>() {
            prop_assert_eq!(card.to_string(), text.clone());
        }
        #[cfg(feature = "serde")]
        prop_assert!(sobremesa_table::Record::<Level10>::replay(&text, |_, _| ()).is_err());
    }

    /// What is remembered is true: every hand is within its bounds, every traced card in one of its
    /// places.
    #[test]
    fn memory_never_lies(rules in rules(), text in "[a-z]{8}") {
        let seed = Seed::from_text(&text);
        let mut stream = seed.stream(StreamName { purpose: "properties", round: 0 });
        let mut course = Course::<Level10>::new(&rules);
        let mut legal = Vec::new();
        while course.owed() != Owed::Nobody {
            let made = match course.owed() {
                Owed::Chance(name) => {
                    Move::Chance(sobremesa_level10::Deal::shuffled(&rules, &mut seed.stream(name)))
                }
                owed => {
                    let state = course.state();
                    let seat = Seat::new(stream.index(rules.players())).unwrap();
                    if stream.below(2) == 0 {
                        let world = *stream.pick(&sobremesa_level10::World::ALL).unwrap();
                        Move::Statement { seat, statement: state.count_statement(seat, world) }
                    } else {
                        Level10::legal_actions(state, &mut legal);
                        Move::Action { by: owed.actor().unwrap(), action: *stream.pick(&legal).unwrap() }
                    }
                }
            };
            course.make(made).unwrap();
            prop_assert!(holds(&course), "{course:?}");
        }
    }
}

fn holds(course: &Course<Level10>) -> bool {
    let (state, memory) = (course.state(), course.memory());
    if course.owed() == Owed::Chance(DEAL) {
        return true;
    }
    let players = state.board().players();
    let bounded = Seat::all(players)
        .all(|seat| within(state.hand(seat).iter(), &memory.bounds()[seat.index()]));
    let traced = Seat::all(players).flat_map(|seat| memory.traces(seat)).all(|trace| {
        trace.places.iter().any(|place| match place {
            Place::Hand(seat) => state.hand(seat).contains(trace.card),
            Place::Slot(slot) => state.pile()[slot - state.drawn()] == trace.card,
        })
    });
    let exchanged = memory.exchanges().iter().all(|exchange| {
        let slots = exchange.slots.iter().filter_map(|place| match place {
            Place::Slot(slot) => Some(state.pile()[slot - state.drawn()]),
            Place::Hand(_) => None,
        });
        let put: Vec<Card> = slots.collect();
        let together = put.iter().copied().chain(state.hand(exchange.seat).iter());
        within(put.iter().copied(), &exchange.put) && within(together, &exchange.together)
    });
    bounded && traced && exchanged
}

fn within(cards: impl Iterator<Item = Card>, bounds: &Bounds) -> bool {
    let mut counts = [0_u8; Kind::COUNT];
    cards.for_each(|card| counts[Kind::from(card).index()] += 1);
    (0..Kind::COUNT).all(|kind| (bounds.least[kind]..=bounds.most[kind]).contains(&counts[kind]))
}
