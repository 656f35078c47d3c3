//! Sets of cards: level cards, and what a player holds.

use std::fmt;

#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::bits;

use crate::cards::{Card, LevelCard, World};

/// A set of level cards.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct LevelCards(u64);

impl LevelCards {
    /// The cards of `world` with at least this value.
    #[inline]
    pub fn from_value_up(world: World, least: u8) -> LevelCards {
        let values = 0xFF_u64 & !((1 << least.saturating_sub(1)) - 1);
        LevelCards(values << (world.index() * 8))
    }

    /// The cards with these values in each world: bit 0 for a 1, … bit 7 for an 8.
    #[inline]
    pub(crate) fn of_rows(values: [u8; 5]) -> LevelCards {
        let [a, b, c, d, e] = values;
        LevelCards(u64::from_le_bytes([a, b, c, d, e, 0, 0, 0]))
    }

    /// All cards of `world`.
    #[inline]
    pub fn of_world(world: World) -> LevelCards {
        LevelCards::from_value_up(world, 1)
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: LevelCard) {
        self.0 |= 1 << card.index();
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: LevelCard) {
        self.0 &= !(1 << card.index());
    }

    /// Whether the card is among them.
    #[inline]
    pub fn contains(self, card: LevelCard) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: LevelCards) -> LevelCards {
        LevelCards(self.0 & other.0)
    }

    /// The cards that are in either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: LevelCards) -> LevelCards {
        LevelCards(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: LevelCards) -> LevelCards {
        LevelCards(self.0 & !other.0)
    }

    /// The values among the cards of `world`: bit 0 for a 1, … bit 7 for an 8.
    #[inline]
    pub fn values(self, world: World) -> u8 {
        (self.0 >> (world.index() * 8)) as u8
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = LevelCard> + Clone {
        bits(self.0).map(|index| LevelCard::from_index(index as usize))
    }
}

impl FromIterator<LevelCard> for LevelCards {
    fn from_iter<I: IntoIterator<Item = LevelCard>>(cards: I) -> Self {
        let mut set = LevelCards::default();
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for LevelCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
impl Serialize for LevelCards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The cards that one player holds.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand {
    levels: LevelCards,
    pauses: u8,
}

impl Hand {
    /// The level cards in it.
    #[inline]
    pub fn levels(&self) -> LevelCards {
        self.levels
    }

    /// How many pauses are in it.
    #[inline]
    pub fn pauses(&self) -> u8 {
        self.pauses
    }

    /// How many cards are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.levels.len() + usize::from(self.pauses)
    }

    /// Whether it is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.levels.is_empty() && self.pauses == 0
    }

    /// How many cards of one world are in it; pauses belong to none.
    pub fn count(&self, world: World) -> u8 {
        self.levels.intersection(LevelCards::of_world(world)).len() as u8
    }

    /// Whether the card is in it.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        match card {
            Card::Level(card) => self.levels.contains(card),
            Card::Pause => self.pauses > 0,
        }
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        match card {
            Card::Level(card) => self.levels.insert(card),
            Card::Pause => self.pauses += 1,
        }
    }

    /// Takes out a card that is in it.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "{card} is not in {self:?}");
        match card {
            Card::Level(card) => self.levels.remove(card),
            Card::Pause => self.pauses -= 1,
        }
    }

    /// The cards: levels in order, then pauses.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        let pauses = std::iter::repeat_n(Card::Pause, self.pauses.into());
        self.levels.iter().map(Card::Level).chain(pauses)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Hand::default();
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
