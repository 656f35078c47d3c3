//! Which players a game has, by name.

use std::fmt;
use std::str::FromStr;

use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::Game;

use crate::level10::Heuristic;
use crate::linko;
use crate::random::Random;
use crate::{Budget, Player};

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Uniform over the legal actions.
    Random,
    /// The sense of a good club player.
    Heuristic,
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
#[error("there is no bot `{0}`; the bots are `random` and `heuristic`")]
pub struct UnknownBot(String);

impl FromStr for BotName {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotName, UnknownBot> {
        let level = match text {
            "random" => Level::Random,
            "heuristic" => Level::Heuristic,
            _ => return Err(UnknownBot(text.into())),
        };
        Ok(BotName { level, budget: Budget::Default })
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.level {
            Level::Random => "random",
            Level::Heuristic => "heuristic",
        })
    }
}

/// The players of a game.
pub trait Bots: Game {
    /// A player of this kind.
    fn bot(level: Level) -> Box<dyn Player<Self>>;
}

impl Bots for Level10 {
    fn bot(level: Level) -> Box<dyn Player<Level10>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Heuristic => Box::new(Heuristic),
        }
    }
}

impl Bots for Linko {
    fn bot(level: Level) -> Box<dyn Player<Linko>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Heuristic => Box::new(linko::Heuristic),
        }
    }
}
