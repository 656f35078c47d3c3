//! The cards: numbers from 1 to 13 and jokers; sets of cards; layers.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The number on a card, 1 to 13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Value(NonZeroU8);

impl Value {
    /// The lowest value, which robs jokers in the expert variant (LK-17).
    pub const ONE: Value = Value(NonZeroU8::MIN);
    /// The highest value, which never lies in the ghost zone (LK-19).
    pub const THIRTEEN: Value = Value(NonZeroU8::new(13).expect("13 is not 0"));

    /// The value with this number, if a card has it.
    pub fn new(number: u8) -> Option<Value> {
        NonZeroU8::new(number).filter(|_| number <= 13).map(Value)
    }

    /// All values, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Value> + Clone {
        (1..=13).filter_map(Value::new)
    }

    /// The value as a number.
    #[inline]
    pub fn number(self) -> u8 {
        self.0.get()
    }
}

/// LK-1: a card; jokers are above every number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub enum Card {
    /// A number card; there are eight of each.
    Number(Value),
    /// A joker; there are five.
    Joker,
}

impl Card {
    /// How many different cards there are.
    pub const KINDS: usize = 14;

    /// All different cards, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..Self::KINDS).map(Card::from_index)
    }

    /// LK-1: how many of this card the box holds.
    pub fn copies(self) -> u8 {
        match self {
            Card::Number(_) => 8,
            Card::Joker => 5,
        }
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Card::Number(value) => usize::from(value.number()) - 1,
            Card::Joker => 13,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Card {
        Value::new(index as u8 + 1).map_or(Card::Joker, Card::Number)
    }
}

/// Some cards, without an order: at most 15 of each, four bits for each count.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub(crate) const NONE: Cards = Cards(0);

    /// This many of one card, at most 15.
    #[inline]
    pub fn of(card: Card, count: u8) -> Cards {
        debug_assert!(count <= 15, "four bits for each count");
        Cards(u64::from(count) << (4 * card.index()))
    }

    /// LK-1: all cards of the box.
    pub fn all() -> Cards {
        Card::all().fold(Cards::default(), |all, card| all.plus(Cards::of(card, card.copies())))
    }

    /// How many of one card there are.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card.index())) as u8 & 15
    }

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> usize {
        // Adds up the counts pairwise: 4 bits, then 8, then all.
        let pairs = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F_0F0F_0F0F);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These cards and others together.
    #[inline]
    #[must_use]
    pub fn plus(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }

    /// These cards without others, all of which are among them.
    #[inline]
    #[must_use]
    pub fn minus(self, others: Cards) -> Cards {
        debug_assert!(self.contains(others), "{others:?} are not all in {self:?}");
        Cards(self.0 - others.0)
    }

    /// These cards without as many of the others as are among them.
    #[must_use]
    pub fn saturating_minus(self, others: Cards) -> Cards {
        Card::all().fold(Cards::default(), |left, card| {
            let count = self.count(card).saturating_sub(others.count(card));
            left.plus(Cards::of(card, count))
        })
    }

    /// These cards without any of this kind.
    #[must_use]
    pub fn without(self, card: Card) -> Cards {
        self.minus(Cards::of(card, self.count(card)))
    }

    /// Whether all others are among these cards.
    pub fn contains(self, others: Cards) -> bool {
        Card::all().all(|card| self.count(card) >= others.count(card))
    }

    /// The different cards, in order, with how many of each there are.
    #[inline]
    pub fn counts(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize / 4;
                let count = (left >> (4 * index)) as u8 & 15;
                left &= !(15 << (4 * index));
                (Card::from_index(index), count)
            })
        })
    }

    /// How many of each card there are, in the order of cards.
    #[inline]
    pub fn by_kind(self) -> [u8; Card::KINDS] {
        let mut counts = [0; Card::KINDS];
        let (low, high) = counts.split_at_mut(8);
        low.copy_from_slice(&spread(self.0 as u32));
        high.copy_from_slice(&spread((self.0 >> 32) as u32)[..Card::KINDS - 8]);
        counts
    }

    /// The cards one by one, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        self.counts().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }
}

/// Gives each count of four bits a byte of its own.
#[inline]
fn spread(counts: u32) -> [u8; 8] {
    let mut counts = u64::from(counts);
    counts = (counts | counts << 16) & 0x0000_FFFF_0000_FFFF;
    counts = (counts | counts << 8) & 0x00FF_00FF_00FF_00FF;
    counts = (counts | counts << 4) & 0x0F0F_0F0F_0F0F_0F0F;
    counts.to_le_bytes()
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::default(), |all, card| all.plus(Cards::of(card, 1)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// LK-4, LK-5: cards of one value that were played together, or jokers alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Layer {
    card: Card,
    numbers: u8,
    jokers: u8,
}

impl Layer {
    pub(crate) const NONE: Layer = Layer { card: Card::Joker, numbers: 0, jokers: 0 };

    /// This many cards of a value, completed with this many jokers.
    ///
    /// # Panics
    /// If there is no card of the value, or more cards than the box has.
    #[inline]
    pub fn of_value(value: Value, numbers: u8, jokers: u8) -> Layer {
        assert!(
            (1..=8).contains(&numbers) && jokers <= 5,
            "the box has eight of a value, five jokers"
        );
        Layer { card: Card::Number(value), numbers, jokers }
    }

    /// Jokers alone.
    ///
    /// # Panics
    /// If there is none, or more than the box has.
    #[inline]
    pub fn of_jokers(jokers: u8) -> Layer {
        assert!((1..=5).contains(&jokers), "the box has five jokers");
        Layer { card: Card::Joker, numbers: 0, jokers }
    }

    /// LK-4: the layer that these cards make, if they are of one value, and in the box.
    pub fn new(cards: Cards) -> Option<Layer> {
        if !Cards::all().contains(cards) {
            return None;
        }
        let jokers = cards.count(Card::Joker);
        let mut numbers = cards.minus(Cards::of(Card::Joker, jokers)).counts();
        match (numbers.next(), numbers.next()) {
            (None, None) if jokers > 0 => Some(Layer::of_jokers(jokers)),
            (Some((Card::Number(value), count)), None) => {
                Some(Layer::of_value(value, count, jokers))
            }
            _ => None,
        }
    }

    /// LK-5: what it counts as: the value of its number cards, or joker if it has none.
    #[inline]
    pub fn card(&self) -> Card {
        self.card
    }

    /// How many cards it has.
    #[inline]
    pub fn len(&self) -> u8 {
        self.numbers + self.jokers
    }

    /// Whether it has no card; a layer that was played has one.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards in it.
    #[inline]
    pub fn cards(&self) -> Cards {
        let numbers = Cards::of(self.card, self.numbers);
        numbers.plus(Cards::of(Card::Joker, self.jokers))
    }
}

#[cfg(feature = "serde")]
impl Serialize for Layer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards().serialize(serializer)
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.cards().iter().map(|card| card.to_string()).collect();
        f.write_str(&cards.join(" "))
    }
}

/// The text is not a card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a card: the cards are 1 to 13, and J for a joker")]
pub struct NotACard(String);

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Number(value) => value.number().fmt(f),
            Card::Joker => f.write_str("J"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let written_so = |card: &Card| card.to_string() == text;
        Card::all().find(written_so).ok_or_else(|| NotACard(text.into()))
    }
}

impl TryFrom<String> for Card {
    type Error = NotACard;

    fn try_from(text: String) -> Result<Card, NotACard> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        card.to_string()
    }
}
