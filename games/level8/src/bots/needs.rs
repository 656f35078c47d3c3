//! Hands with a card more or less, and what the level still needs.
//!
//! A search asks for the same hands again and again: all actions are tried in the same samples. So
//! what the finder found last is remembered, for each thread; it changes no answer. Where a level has
//! no group of a color, hands that differ by colors alone share what is remembered.

use std::cell::RefCell;

use crate::finder::Found;
use crate::{Card, Cards, Combination, Level, Numbers};

/// How many answers are remembered; a power of two.
const ANSWERS: usize = 32768;

thread_local! {
    static ANSWERED: RefCell<Vec<Option<Answer>>> = RefCell::new(vec![None; ANSWERS]);
}

/// What a hand needs for a level.
#[derive(Clone)]
struct Answer {
    numbers: Numbers,
    jokers: u8,
    level: Level,
    found: Found,
}

/// Shows `read` what is found for a hand, whose colors may be others where they do not matter.
fn recall<T>(hand: &Cards, level: &Level, read: impl FnOnce(&Found) -> T) -> T {
    let jokers = hand.jokers();
    let numbers = match has_colors(level) {
        true => hand.numbers(),
        false => hand.numbers().without_colors(),
    };
    ANSWERED.with_borrow_mut(|answered| {
        let place = &mut answered[spread(numbers, jokers)];
        match place {
            Some(known)
                if known.numbers == numbers && known.jokers == jokers && known.level == *level =>
            {
                read(&known.found)
            }
            _ => {
                let found = Found::of(numbers, jokers, level);
                read(&place.insert(Answer { numbers, jokers, level: *level, found }).found)
            }
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
    recall(hand, level, |found| found.missing)
}

/// How many cards a hand still needs for a level, and what would help.
pub(super) fn look(hand: &Cards, level: &Level) -> Found {
    let mut found = recall(hand, level, Found::clone);
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
    use crate::finder::Finder;
    use crate::{Levels, Stars};
    use sobremesa_table::{Seed, StreamName};

    use super::*;

    #[test]
    fn what_is_remembered_is_what_the_finder_finds() {
        let mut stream = Seed::from_text("needs").stream(StreamName { purpose: "deal", round: 0 });
        let mut deck: Vec<Card> = Cards::all().iter().collect();
        for stars in [Stars::One, Stars::Two] {
            let levels = Levels::of(stars);
            for level in (1..=8).map(|number| levels.level(number)) {
                for _ in 0..10 {
                    stream.shuffle(&mut deck);
                    let hand: Cards = deck[..11].iter().copied().collect();
                    let found = Finder::new(&hand, level).look();
                    assert_eq!(look(&hand, level), found, "{hand:?}");
                    assert_eq!(missing(&hand, level), found.missing, "{hand:?}");
                }
            }
        }
    }
}
