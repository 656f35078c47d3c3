//! Which players a game has, by name.

use std::fmt;
use std::str::FromStr;

use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::Game;

use crate::random::Random;
use crate::search::Search;
use crate::{Budget, NotABudget, Player, level8, level10, linko};

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Uniform over the legal actions.
    Random,
    /// Gets through a game, where random play hardly does.
    Simple,
    /// The sense of a good club player.
    Heuristic,
    /// Tries its actions over many ways in which the hidden cards may lie.
    Search,
}

/// A player by name, such as `heuristic`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotName {
    /// Its kind.
    pub level: Level,
    /// How much it may think.
    pub budget: Budget,
}

/// No player has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownBot {
    /// There is no such kind.
    #[error("there is no bot `{0}`; the bots are {bots}", bots = names(&Level::ALL))]
    Name(String),
    /// There is such a kind, but it takes no budget.
    #[error("`{0}` takes no budget; `search` does, such as `search:200ms`")]
    NoBudget(Level),
    /// There is such a kind, but its budget is none.
    #[error(transparent)]
    Budget(#[from] NotABudget),
}

/// The game has no player of this kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game} has no bot `{level}`; its bots are {bots}", bots = names(bots))]
pub struct NoSuchBot {
    game: &'static str,
    level: Level,
    bots: Vec<Level>,
}

impl Level {
    /// All kinds.
    pub const ALL: [Level; 4] = [Level::Random, Level::Simple, Level::Heuristic, Level::Search];

    fn as_str(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Simple => "simple",
            Level::Heuristic => "heuristic",
            Level::Search => "search",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

fn names(levels: &[Level]) -> String {
    let names: Vec<String> = levels.iter().map(|level| format!("`{level}`")).collect();
    names.join(", ")
}

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotName, UnknownBot> {
        let unknown = || UnknownBot::Name(text.into());
        let (name, budget) =
            text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let level =
            Level::ALL.into_iter().find(|level| level.as_str() == name).ok_or_else(unknown)?;
        let budget = match budget {
            None => Budget::Default,
            Some(budget) if level == Level::Search => budget.parse()?,
            Some(_) => return Err(UnknownBot::NoBudget(level)),
        };
        Ok(BotName { level, budget })
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)?;
        match self.budget {
            Budget::Default => Ok(()),
            budget => write!(f, ":{budget}"),
        }
    }
}

/// The players of a game.
pub trait Bots: Game {
    /// A player of this kind, if the game has one.
    fn player(level: Level) -> Option<Box<dyn Player<Self>>>;

    /// A player of this kind.
    ///
    /// # Errors
    /// If the game has none.
    fn bot(level: Level) -> Result<Box<dyn Player<Self>>, NoSuchBot> {
        Self::player(level).ok_or_else(|| {
            let has = |level: &Level| Self::player(*level).is_some();
            let bots = Level::ALL.into_iter().filter(has).collect();
            NoSuchBot { game: Self::NAME, level, bots }
        })
    }
}

impl Bots for Level10 {
    fn player(level: Level) -> Option<Box<dyn Player<Level10>>> {
        match level {
            Level::Random => Some(Box::new(Random)),
            Level::Simple => None,
            Level::Heuristic => Some(Box::new(level10::Heuristic)),
            Level::Search => Some(Box::new(Search::default())),
        }
    }
}

impl Bots for Linko {
    fn player(level: Level) -> Option<Box<dyn Player<Linko>>> {
        match level {
            Level::Random => Some(Box::new(Random)),
            Level::Simple => None,
            Level::Heuristic => Some(Box::new(linko::Heuristic)),
            Level::Search => Some(Box::new(Search::default())),
        }
    }
}

impl Bots for Level8 {
    fn player(level: Level) -> Option<Box<dyn Player<Level8>>> {
        match level {
            Level::Random => Some(Box::new(Random)),
            Level::Simple => Some(Box::new(level8::Simple)),
            Level::Heuristic => Some(Box::new(level8::Heuristic)),
            Level::Search => Some(Box::new(Search::default())),
        }
    }
}
