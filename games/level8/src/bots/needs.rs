//! Hands with a card more or less, and what the level still needs.
//!
//! A search asks for the same hands again and again: all actions are tried in the same samples. So
//! what the finder found last is remembered, for each thread; it changes no answer. Where a level has
//! no group of a color, hands that differ by colors alone share what is remembered.

use std::cell::RefCell;

use crate::finder::{Finder, Found};
use crate::{Card, Cards, Combination, Level, Numbers};

/// How many answers are remembered; a power of two.
const ANSWERS: usize = 32768;

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
    /// Whether anybody has asked what would help. (An option would make the answers a third larger, and
    /// they fill the processor's cache as it is.)
    has_useful: bool,
    useful: Numbers,
}

impl Answer {
    fn new(numbers: Numbers, jokers: u8, level: &Level) -> Answer {
        let missing = Finder::of(numbers, jokers, level).missing();
        Answer {
            numbers,
            jokers,
            level: *level,
            missing,
            has_useful: false,
            useful: Numbers::default(),
        }
    }

    fn is_of(&self, numbers: Numbers, jokers: u8, level: &Level) -> bool {
        self.numbers == numbers && self.jokers == jokers && self.level == *level
    }
}

/// Shows `read` what is remembered of a hand, which may add to it.
fn recall<T>(hand: &Cards, level: &Level, read: impl FnOnce(&mut Answer) -> T) -> T {
    let jokers = hand.jokers();
    let numbers = match has_colors(level) {
        true => hand.numbers(),
        false => hand.numbers().without_colors(),
    };
    ANSWERED.with_borrow_mut(|answered| {
        let place = &mut answered[spread(numbers, jokers)];
        match place {
            Some(answer) if answer.is_of(numbers, jokers, level) => read(answer),
            _ => read(place.insert(Answer::new(numbers, jokers, level))),
        }
    })
}

/// Whether colors matter for a level.
fn has_colors(level: &Level) -> bool {
    level.combinations().iter().any(|part| matches!(part, Combination::Color(_)))
}

/// Where a hand is remembered.
fn spread(numbers: Numbers, jokers: u8) -> usize {
    let bits = numbers.bits();
    let mixed = (bits as u64 ^ u64::from(jokers)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (bits >> 64) as u64 ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    (mixed >> 40) as usize % ANSWERS
}

/// How many cards a hand still needs for a level.
pub(super) fn missing(hand: &Cards, level: &Level) -> u8 {
    recall(hand, level, |answer| answer.missing)
}

/// How many cards a hand still needs for a level, and what would help.
pub(super) fn look(hand: &Cards, level: &Level) -> Found {
    look_among(hand, level, Numbers::all())
}

/// The same for a hand without a card that it does not need. Whatever helps the rest helps the whole
/// hand, too, so nothing else is in question.
pub(super) fn look_without(hand: &Cards, card: Card, level: &Level) -> Found {
    let rest = without(hand, card);
    debug_assert_eq!(missing(&rest, level), missing(hand, level));
    look_among(&rest, level, look(hand, level).useful)
}

fn look_among(hand: &Cards, level: &Level, among: Numbers) -> Found {
    let among = if has_colors(level) { among } else { among.of_all_colors() };
    let mut found = recall(hand, level, |answer| {
        if !answer.has_useful {
            let finder = Finder::of(answer.numbers, answer.jokers, level);
            answer.useful = finder.look_among(among).useful;
            answer.has_useful = true;
        }
        Found { missing: answer.missing, useful: answer.useful }
    });
    if !has_colors(level) {
        found.useful = found.useful.of_all_colors().without(hand.numbers());
    }
    found
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

#[cfg(test)]
mod tests {
    use crate::{Levels, Stars};
    use sobremesa_table::{Seed, StreamName};

    use super::*;

    #[test]
    fn what_is_remembered_is_what_the_finder_finds() {
        let mut stream = Seed::from_text("needs").stream(StreamName { purpose: "deal", round: 0 });
        let mut deck: Vec<Card> = Cards::all().iter().collect();
        let mut spared = 0;
        for stars in [Stars::One, Stars::Two] {
            let levels = Levels::of(stars);
            for level in (1..=8).map(|number| levels.level(number)) {
                for _ in 0..10 {
                    stream.shuffle(&mut deck);
                    let hand: Cards = deck[..11].iter().copied().collect();
                    let found = Finder::new(&hand, level).look();
                    assert_eq!(look(&hand, level), found, "{hand:?}");
                    for card in hand.kinds() {
                        let rest = Finder::new(&without(&hand, card), level).look();
                        if rest.missing == found.missing {
                            assert_eq!(look_without(&hand, card, level), rest, "{hand:?} {card}");
                            spared += 1;
                        }
                    }
                }
            }
        }
        assert!(spared > 0, "some card is not needed");
    }
}
