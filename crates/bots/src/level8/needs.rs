//! Hands with a card more or less, and what the level still needs.
//!
//! A search asks for the same hands again and again: all actions are tried in the same samples. So
//! what the finder found last is remembered, for each thread; it changes no answer.

use std::cell::RefCell;

use sobremesa_level8::finder::{Finder, Found};
use sobremesa_level8::{Card, Cards, Level, Numbers};

/// How many answers are remembered; a power of two.
const ANSWERS: usize = 8192;

thread_local! {
    static ANSWERED: RefCell<Vec<Option<Answer>>> = RefCell::new(vec![None; ANSWERS]);
}

/// What a hand needs for a level.
#[derive(Clone, Copy)]
struct Answer {
    numbers: Numbers,
    jokers: u8,
    level: Level,
    missing: u8,
    /// What would help; none if nobody has asked.
    useful: Option<Numbers>,
}

impl Answer {
    fn new(hand: &Cards, level: &Level) -> Answer {
        let missing = Finder::new(hand, level).missing();
        Answer {
            numbers: hand.numbers(),
            jokers: hand.jokers(),
            level: *level,
            missing,
            useful: None,
        }
    }

    fn is_of(&self, hand: &Cards, level: &Level) -> bool {
        self.numbers == hand.numbers() && self.jokers == hand.jokers() && self.level == *level
    }
}

/// Shows `read` what is remembered of a hand, which may add to it.
fn recall<T>(hand: &Cards, level: &Level, read: impl FnOnce(&mut Answer) -> T) -> T {
    ANSWERED.with_borrow_mut(|answered| {
        let place = &mut answered[spread(hand)];
        match place {
            Some(answer) if answer.is_of(hand, level) => read(answer),
            _ => read(place.insert(Answer::new(hand, level))),
        }
    })
}

/// Where a hand is remembered.
fn spread(hand: &Cards) -> usize {
    let bits = hand.numbers().bits();
    let mixed = (bits as u64 ^ u64::from(hand.jokers())).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (bits >> 64) as u64 ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (mixed >> 40) as usize % ANSWERS
}

/// How many cards a hand still needs for a level.
pub(super) fn missing(hand: &Cards, level: &Level) -> u8 {
    recall(hand, level, |answer| answer.missing)
}

/// How many cards a hand still needs for a level, and what would help.
pub(super) fn look(hand: &Cards, level: &Level) -> Found {
    recall(hand, level, |answer| {
        let found = || Finder::new(hand, level).look().useful;
        let useful = *answer.useful.get_or_insert_with(found);
        Found { missing: answer.missing, useful }
    })
}

/// The hand with a card more.
pub(super) fn with(hand: &Cards, card: Card) -> Cards {
    let mut hand = *hand;
    hand.insert(card);
    hand
}

/// The hand with a card less.
pub(super) fn without(hand: &Cards, card: Card) -> Cards {
    let mut hand = *hand;
    hand.remove(card);
    hand
}
