//! The options: how many play, which side of the level card, and the levels themselves.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
#[cfg(feature = "serde")]
use serde_json::{Map, Value, json};
#[cfg(feature = "serde")]
use sobremesa_table::record::present;
use sobremesa_table::{Choice, Options, Seat, Values};

use crate::refusal::Refusal;

/// L8-2: the side of the level card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(try_from = "u8", into = "u8"))]
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

/// A part of a level: this many cards of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(into = "String"))]
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
    fn sizes(self) -> RangeInclusive<u8> {
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
pub struct NotACombination(pub String);

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

impl From<Combination> for String {
    fn from(combination: Combination) -> String {
        combination.to_string()
    }
}

/// L8-4c: what is wrong with a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLevel {
    /// It has none or too many combinations.
    #[error("a level has 1 to 4 combinations, not {found}")]
    Combinations {
        /// How many it has.
        found: usize,
    },
    /// One of its combinations does not exist.
    #[error(transparent)]
    Combination(#[from] NotACombination),
    /// One of its combinations is too small or too large.
    #[error("{combination} is not of {least} to {most} cards")]
    Size {
        /// Which one.
        combination: Combination,
        /// The least cards that it could have.
        least: u8,
        /// The most.
        most: u8,
    },
    /// It has too many cards.
    #[error("a level has at most 10 cards, not {found}")]
    Cards {
        /// How many it has.
        found: usize,
    },
}

/// L8-4c: what is wrong with a list of levels.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLevels {
    /// There are too few or too many.
    #[error("there are 8 levels, not {found}")]
    Count {
        /// How many there are.
        found: usize,
    },
    /// One of them is wrong.
    #[error("level {number}: {fault}")]
    Level {
        /// Which one, from 1.
        number: usize,
        /// What is wrong with it.
        fault: BadLevel,
    },
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
    pub fn new(combinations: &[Combination]) -> Result<Level, BadLevel> {
        let count = combinations.len();
        if !(1..=Self::MOST).contains(&count) {
            return Err(BadLevel::Combinations { found: count });
        }
        let has_its_size = |part: &&Combination| part.sizes().contains(&part.size());
        if let Some(part) = combinations.iter().find(|part| !has_its_size(part)) {
            let (least, most) = part.sizes().into_inner();
            return Err(BadLevel::Size { combination: *part, least, most });
        }
        let cards: usize = combinations.iter().map(|part| usize::from(part.size())).sum();
        if cards > Self::MOST_CARDS {
            return Err(BadLevel::Cards { found: cards });
        }
        let mut level =
            Level { combinations: [Combination::Set(2); Self::MOST], count: count as u8 };
        level.combinations[..count].copy_from_slice(combinations);
        Ok(level)
    }

    /// A level of our own lists, which tests read again.
    const fn of<const COUNT: usize>(combinations: [Combination; COUNT]) -> Level {
        let mut level =
            Level { combinations: [Combination::Set(2); Self::MOST], count: COUNT as u8 };
        let mut index = 0;
        while index < COUNT {
            level.combinations[index] = combinations[index];
            index += 1;
        }
        level
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(into = "Vec<Vec<Combination>>"))]
pub struct Levels([Level; Levels::COUNT]);

impl Levels {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// The list that comes with a side of the level card. L8-4a: one star. L8-4b: two stars, ours.
    pub const fn of(stars: Stars) -> Levels {
        use Combination::{Color, Run, Set};
        match stars {
            Stars::One => Levels([
                Level::of([Run(3), Run(3)]),
                Level::of([Set(2), Set(2), Set(2), Set(2)]),
                Level::of([Run(3), Color(4)]),
                Level::of([Run(6), Set(2)]),
                Level::of([Run(7)]),
                Level::of([Set(2), Set(3), Set(3)]),
                Level::of([Set(3), Color(5)]),
                Level::of([Set(2), Set(3), Set(4)]),
            ]),
            Stars::Two => Levels([
                Level::of([Run(4), Set(2), Set(2)]),
                Level::of([Set(3), Color(4)]),
                Level::of([Run(4), Run(4)]),
                Level::of([Run(5), Set(3)]),
                Level::of([Color(7)]),
                Level::of([Set(4), Color(4)]),
                Level::of([Run(9)]),
                Level::of([Set(5), Set(4)]),
            ]),
        }
    }

    /// L8-4c: the levels of these combinations, or what is wrong in which one.
    pub fn from_names(list: &[Vec<String>]) -> Result<Levels, BadLevels> {
        let level = |names: &Vec<String>| -> Result<Level, BadLevel> {
            let parts: Result<Vec<Combination>, _> =
                names.iter().map(|name| name.parse()).collect();
            Level::new(&parts?)
        };
        let levels: Result<Vec<Level>, BadLevels> = (1..)
            .zip(list)
            .map(|(number, names)| level(names).map_err(|fault| BadLevels::Level { number, fault }))
            .collect();
        let levels: Result<[Level; Self::COUNT], _> = levels?.try_into();
        levels.map(Levels).map_err(|_| BadLevels::Count { found: list.len() })
    }

    /// A level by its number, from 1.
    #[inline]
    pub fn level(&self, number: u8) -> &Level {
        &self.0[usize::from(number) - 1]
    }
}

impl From<Levels> for Vec<Vec<Combination>> {
    fn from(levels: Levels) -> Self {
        levels.0.iter().map(|level| level.combinations().to_vec()).collect()
    }
}

impl FromStr for Levels {
    type Err = BadLevels;

    /// Reads levels with commas between them, and spaces between their combinations.
    fn from_str(text: &str) -> Result<Levels, BadLevels> {
        let names = |level: &str| level.split_whitespace().map(str::to_owned).collect();
        Levels::from_names(&text.split(',').map(names).collect::<Vec<Vec<String>>>())
    }
}

/// What a game of Level 8 is played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Rules {
    /// 2 to 6.
    pub players: u8,
    /// The side of the level card; with levels of one's own it decides L8-24.
    pub stars: Stars,
    /// The levels that are played.
    pub levels: Levels,
    /// Whether these are not the levels that come with the stars.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "std::ops::Not::not"))]
    pub custom: bool,
    /// L8-3: who deals first; by default chance decides.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub dealer: Option<Seat>,
}

/// The options as a record writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Deserialize))]
pub struct WrittenRules {
    players: u8,
    stars: Stars,
    levels: Vec<Vec<String>>,
    #[cfg_attr(feature = "serde", serde(default))]
    custom: bool,
    #[cfg_attr(feature = "serde", serde(default, deserialize_with = "present"))]
    dealer: Option<Seat>,
}

impl Rules {
    /// The rules of a side of the level card.
    pub fn new(players: u8, stars: Stars) -> Rules {
        Rules { players, stars, levels: Levels::of(stars), custom: false, dealer: None }
    }

    /// L8-4c: the same with these levels.
    #[must_use]
    pub fn with_levels(self, levels: Levels) -> Rules {
        Rules { levels, custom: levels != Levels::of(self.stars), ..self }
    }
}

/// The list of one star, as people write it.
fn example() -> String {
    let levels: Vec<Vec<Combination>> = Levels::of(Stars::One).into();
    let level = |parts: &Vec<Combination>| {
        parts.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
    };
    levels.iter().map(level).collect::<Vec<_>>().join(", ")
}

impl Options for Rules {
    const PLAYERS: RangeInclusive<u8> = 2..=6;
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "stars",
            values: Values::Numbers(&[1, 2]),
            default: Some("1"),
            help: "The side of the level card: 1 (the default), or 2 with our own harder levels and kept cards",
        },
        Choice {
            name: "levels",
            values: Values::Lists { example },
            default: None,
            help: "Levels of your own, in a TOML or JSON file; see games/level8/RULES.md",
        },
    ];

    type Wire = WrittenRules;
    type Refusal = Refusal;

    fn from_wire(wire: WrittenRules) -> Result<Rules, Refusal> {
        let WrittenRules { players, stars, levels, custom, dealer } = wire;
        let levels = Levels::from_names(&levels)?;
        let rules = Rules { players, stars, levels, custom, dealer };
        rules.validate().map(|()| rules)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn validate(&self) -> Result<(), Refusal> {
        let &Rules { players, stars, levels, custom, dealer } = self;
        if !Self::PLAYERS.contains(&players) {
            return Err(Refusal::WrongPlayers { players });
        }
        if custom == (levels == Levels::of(stars)) {
            return Err(Refusal::WrongCustom { custom, stars });
        }
        match dealer {
            Some(seat) if seat.index() >= self.players() => {
                Err(Refusal::NoSuchSeat { seat, players })
            }
            _ => Ok(()),
        }
    }

    /// The levels are those of the stars; other levels are custom.
    #[cfg(feature = "serde")]
    fn complete(options: &mut Map<String, Value>) {
        let stars = options.get("stars").and_then(Value::as_u64);
        let stars = stars.and_then(|stars| Stars::try_from(stars as u8).ok());
        let Some(printed) = stars.map(|stars| json!(Levels::of(stars))) else { return };
        let is_custom = options.entry("levels").or_insert(printed.clone()) != &printed;
        if is_custom {
            options.entry("custom").or_insert(json!(true));
        }
    }
}
