//! Hands with a card more or less, and what the level still needs.

use sobremesa_level8::finder::Finder;
use sobremesa_level8::{Card, Cards, Level};

/// How many cards a hand still needs for a level.
pub(super) fn missing(hand: &Cards, level: &Level) -> u8 {
    Finder::new(hand, level).missing()
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
