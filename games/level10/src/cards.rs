//! The cards: five worlds of eight levels, and pauses. Resets never leave the table (L10-2).

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// One of the five worlds; each has a row of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
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

    pub(crate) fn index(self) -> usize {
        self.world.index() * 8 + usize::from(self.value.number()) - 1
    }

    pub(crate) fn from_index(index: usize) -> LevelCard {
        LevelCard { world: World::ALL[index / 8], value: Value::ALL[index % 8] }
    }
}

/// A card that can be in a hand or in the pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub enum Card {
    /// A level card.
    Level(LevelCard),
    /// L10-3: a pause, which belongs to no world.
    Pause,
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
