//! The options: how many play, which side of the level card, and the levels themselves.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sobremesa_table::record::present;
use sobremesa_table::{Options, Seat};

/// L8-2: the side of the level card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Stars {
    /// The easier side.
    One,
    /// The harder side, where cards may be kept (L8-24).
    Two,
}

impl TryFrom<u8> for Stars {
    type Error = String;

    fn try_from(stars: u8) -> Result<Stars, String> {
        match stars {
            1 => Ok(Stars::One),
            2 => Ok(Stars::Two),
            _ => Err(format!("the level card has one or two stars, not {stars}")),
        }
    }
}

impl From<Stars> for u8 {
    fn from(stars: Stars) -> u8 {
        match stars {
            Stars::One => 1,
            Stars::Two => 2,
        }
    }
}

/// A part of a level: so many cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Combination {
    /// L8-10: consecutive values.
    Run(u8),
    /// L8-11: one value.
    Set(u8),
    /// L8-12: one color.
    Color(u8),
}

impl Combination {
    /// How many cards it has.
    #[inline]
    pub fn size(self) -> u8 {
        match self {
            Combination::Run(size) | Combination::Set(size) | Combination::Color(size) => size,
        }
    }

    /// L8-4c: the sizes that a level card may ask for.
    fn sizes(self) -> std::ops::RangeInclusive<u8> {
        match self {
            Combination::Run(_) => 3..=12,
            Combination::Set(_) => 2..=8,
            Combination::Color(_) => 3..=10,
        }
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Combination::Run(size) => write!(f, "run{size}"),
            Combination::Set(size) => write!(f, "set{size}"),
            Combination::Color(size) => write!(f, "colour{size}"),
        }
    }
}

/// The text is not a combination.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is not a combination, such as run4, set2 or colour7")]
pub struct NotACombination(String);

impl FromStr for Combination {
    type Err = NotACombination;

    fn from_str(text: &str) -> Result<Combination, NotACombination> {
        let size = |kind: &str| text.strip_prefix(kind)?.parse().ok();
        let run = size("run").map(Combination::Run);
        let set = size("set").map(Combination::Set);
        let color = size("colour").map(Combination::Color);
        run.or(set)
            .or(color)
            .filter(|combination| combination.to_string() == text)
            .ok_or_else(|| NotACombination(text.into()))
    }
}

impl TryFrom<String> for Combination {
    type Error = NotACombination;

    fn try_from(text: String) -> Result<Combination, NotACombination> {
        text.parse()
    }
}

impl From<Combination> for String {
    fn from(combination: Combination) -> String {
        combination.to_string()
    }
}

/// L8-4c: one to four combinations of at most ten cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    combinations: [Combination; Level::MOST],
    count: u8,
}

impl Level {
    /// The most combinations that a level has.
    pub const MOST: usize = 4;

    /// The most cards that a level has.
    pub const MOST_CARDS: usize = 10;

    /// The level of these combinations, or what is wrong with them.
    pub fn new(combinations: &[Combination]) -> Result<Level, String> {
        let count = combinations.len();
        if !(1..=Self::MOST).contains(&count) {
            return Err(format!("a level has 1 to 4 combinations, not {count}"));
        }
        for combination in combinations {
            let sizes = combination.sizes();
            if !sizes.contains(&combination.size()) {
                let (least, most) = (sizes.start(), sizes.end());
                return Err(format!("{combination} is not between {least} and {most} cards"));
            }
        }
        let cards: usize = combinations.iter().map(|part| usize::from(part.size())).sum();
        if cards > Self::MOST_CARDS {
            return Err(format!("a level has at most 10 cards, not {cards}"));
        }
        let mut level =
            Level { combinations: [Combination::Set(2); Self::MOST], count: count as u8 };
        level.combinations[..count].copy_from_slice(combinations);
        Ok(level)
    }

    /// The combinations, in order.
    #[inline]
    pub fn combinations(&self) -> &[Combination] {
        &self.combinations[..self.count.into()]
    }

    /// How many cards it takes.
    #[inline]
    pub fn cards(&self) -> usize {
        self.combinations().iter().map(|part| usize::from(part.size())).sum()
    }
}

/// The eight levels that are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Vec<Combination>>", into = "Vec<Vec<Combination>>")]
pub struct Levels([Level; Levels::COUNT]);

impl Levels {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// The list that comes with a side of the level card. L8-4a: one star. L8-4b: two stars, ours.
    pub fn of(stars: Stars) -> Levels {
        let list = match stars {
            Stars::One => {
                "run3 run3, set2 set2 set2 set2, run3 colour4, run6 set2, run7, set2 set3 set3, \
                 set3 colour5, set2 set3 set4"
            }
            Stars::Two => {
                "run4 set2 set2, set3 colour4, run4 run4, run5 set3, colour7, set4 colour4, run9, \
                 set5 set4"
            }
        };
        list.parse().expect("our own lists are good")
    }

    /// A level by its number, from 1.
    #[inline]
    pub fn level(&self, number: u8) -> &Level {
        &self.0[usize::from(number) - 1]
    }
}

impl TryFrom<Vec<Vec<Combination>>> for Levels {
    type Error = String;

    /// L8-4c: exactly eight levels; the error says what is wrong in which one.
    fn try_from(list: Vec<Vec<Combination>>) -> Result<Levels, String> {
        let levels: Result<Vec<Level>, String> = (1..)
            .zip(&list)
            .map(|(number, parts)| {
                Level::new(parts).map_err(|reason| format!("level {number}: {reason}"))
            })
            .collect();
        let levels: Result<[Level; Self::COUNT], _> = levels?.try_into();
        levels.map(Levels).map_err(|_| format!("there are 8 levels, not {}", list.len()))
    }
}

impl From<Levels> for Vec<Vec<Combination>> {
    fn from(levels: Levels) -> Self {
        levels.0.iter().map(|level| level.combinations().to_vec()).collect()
    }
}

impl FromStr for Levels {
    type Err = String;

    /// Reads levels with commas between them, and spaces between their combinations.
    fn from_str(text: &str) -> Result<Levels, String> {
        let list: Result<Vec<Vec<Combination>>, NotACombination> = text
            .split(',')
            .map(|level| level.split_whitespace().map(str::parse).collect())
            .collect();
        list.map_err(|error| error.to_string())?.try_into()
    }
}

/// What a game of Level 8 is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// 2 to 6.
    pub players: u8,
    /// The side of the level card; with levels of one's own it decides L8-24.
    pub stars: Stars,
    /// The levels that are played.
    pub levels: Levels,
    /// Whether these are not the levels that come with the stars.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub custom: bool,
    /// L8-3: who deals first; by default chance decides.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
}

impl Rules {
    /// The rules of a side of the level card.
    pub fn new(players: u8, stars: Stars) -> Rules {
        Rules { players, stars, levels: Levels::of(stars), custom: false, dealer: None }
    }
}

impl Options for Rules {
    fn players(&self) -> usize {
        self.players.into()
    }

    fn validate(&self) -> Result<(), String> {
        if !(2..=6).contains(&self.players) {
            return Err(format!("Level 8 is for 2 to 6 players, not {}", self.players));
        }
        if self.custom == (self.levels == Levels::of(self.stars)) {
            let stars = u8::from(self.stars);
            return Err(format!(
                "`custom` tells whether the levels are not those that come with {stars} stars"
            ));
        }
        match self.dealer {
            Some(dealer) if dealer.index() >= self.players() => {
                Err(format!("seat {dealer} cannot deal: {} play", self.players))
            }
            _ => Ok(()),
        }
    }
}
