//! The cards: five worlds of eight levels, and pauses. Resets never leave the table (L10-2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the five worlds; each has a row of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[expect(missing_docs, reason = "the worlds' names say all")]
pub enum World {
    Desert,
    Forest,
    Sky,
    Volcano,
    Marsh,
}

impl World {
    /// All worlds, in the order of the rows.
    pub const ALL: [World; 5] =
        [World::Desert, World::Forest, World::Sky, World::Volcano, World::Marsh];

    /// The world's row, from 0.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter that records use.
    pub fn letter(self) -> char {
        ['D', 'F', 'S', 'V', 'M'][self.index()]
    }
}

/// The number on a level card, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the numbers' names say all")]
pub enum Value {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
}

impl Value {
    /// All values, lowest first.
    pub const ALL: [Value; 8] = [
        Value::One,
        Value::Two,
        Value::Three,
        Value::Four,
        Value::Five,
        Value::Six,
        Value::Seven,
        Value::Eight,
    ];

    /// The value as a number.
    pub fn number(self) -> u8 {
        self as u8
    }
}

/// L10-1: a level card; there is one of each world and value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LevelCard {
    /// The world, and so the row that it goes into.
    pub world: World,
    /// The number on it.
    pub value: Value,
}

impl LevelCard {
    /// How many there are.
    pub const COUNT: usize = 40;

    /// All level cards, world by world.
    pub fn all() -> impl DoubleEndedIterator<Item = LevelCard> {
        (0..Self::COUNT).map(Self::from_index)
    }

    fn index(self) -> usize {
        self.world.index() * 8 + usize::from(self.value.number()) - 1
    }

    fn from_index(index: usize) -> LevelCard {
        LevelCard { world: World::ALL[index / 8], value: Value::ALL[index % 8] }
    }
}

/// A card that can be in a hand or in the pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Card {
    /// A level card.
    Level(LevelCard),
    /// L10-3: a pause, which belongs to no world.
    Pause,
}

impl Card {
    /// The level cards from 0 in order, then the pause.
    pub(crate) fn index(self) -> usize {
        match self {
            Card::Level(card) => card.index(),
            Card::Pause => LevelCard::COUNT,
        }
    }
}

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
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                LevelCard::from_index(index)
            })
        })
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

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The text is not a card or a world.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotACard {
    /// It is not the letter of a world.
    #[error("{0:?} is not a world; the worlds are D, F, S, V and M")]
    World(String),
    /// It is not a level card.
    #[error(
        "{0:?} is not a level card, such as F5: a world of D, F, S, V, M and a value of 1 to 8"
    )]
    Level(String),
    /// It is not a card.
    #[error(
        "{0:?} is not a card, such as F5 or P: a world of D, F, S, V, M and a value of 1 to 8, or P for a pause"
    )]
    Card(String),
}

impl fmt::Display for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for LevelCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.world, self.value.number())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Level(card) => card.fmt(f),
            Card::Pause => f.write_str("P"),
        }
    }
}

impl FromStr for World {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<World, NotACard> {
        World::ALL
            .into_iter()
            .find(|world| text.chars().eq([world.letter()]))
            .ok_or_else(|| NotACard::World(text.into()))
    }
}

impl FromStr for LevelCard {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<LevelCard, NotACard> {
        LevelCard::all()
            .find(|card| {
                let number = char::from(b'0' + card.value.number());
                text.chars().eq([card.world.letter(), number])
            })
            .ok_or_else(|| NotACard::Level(text.into()))
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        if text == "P" {
            return Ok(Card::Pause);
        }
        let level = text.parse().map_err(|_| NotACard::Card(text.into()))?;
        Ok(Card::Level(level))
    }
}

impl fmt::Debug for LevelCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl TryFrom<String> for $type {
            type Error = NotACard;

            fn try_from(text: String) -> Result<Self, NotACard> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                value.to_string()
            }
        }
    )*};
}
as_text!(World, LevelCard, Card);
