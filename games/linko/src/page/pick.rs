//! What a viewer has picked of the hand: the cards of a layer, written as in an action: `9 9 J`.

use crate::check_play;
use crate::{Card, Cards, Layer};

/// No layer has more cards: eight of a value and five jokers.
const MOST: usize = 13;

/// The layer that a text picks of a hand; none if it is not one that the hand has.
pub fn parse(text: &str, hand: Cards) -> Option<Layer> {
    let cards: Vec<Card> = text
        .split_whitespace()
        .take(MOST + 1)
        .map(|card| card.parse().ok())
        .collect::<Option<_>>()?;
    if cards.len() > MOST {
        return None;
    }
    let layer = Layer::new(cards.into_iter().collect())?;
    check_play(hand, layer).is_ok().then_some(layer)
}

/// What is picked after one more of a card is taken; when all are taken, they are put back.
///
/// Jokers stay with another value; another value takes the place of the one before.
pub fn one_more(picked: Cards, card: Card, hand: Cards) -> String {
    let count = (picked.count(card) + 1) % (hand.count(card) + 1);
    so_many(picked, card, count)
}

/// What is picked with this many of a card.
pub fn so_many(picked: Cards, card: Card, count: u8) -> String {
    let jokers = Cards::of(Card::Joker, picked.count(Card::Joker));
    let rest = match card {
        Card::Number(_) => jokers,
        Card::Joker => picked.minus(jokers),
    };
    Layer::new(rest.plus(Cards::of(card, count)))
        .map_or_else(String::new, |layer| layer.to_string())
}
