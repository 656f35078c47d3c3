//! A bot's name, as people write it.

use std::fmt;
use std::str::FromStr;

use crate::{Budget, NotABudget};

/// A player by name, such as `heuristic` or `search:200ms`. Which names there are is a game's to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotName {
    /// Its kind.
    pub kind: String,
    /// How much it may think.
    pub budget: Budget,
}

impl BotName {
    /// A bot with its own default budget.
    pub fn new(kind: &str) -> BotName {
        BotName { kind: kind.to_owned(), budget: Budget::Default }
    }
}

impl FromStr for BotName {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<BotName, NotABudget> {
        match text.split_once(':') {
            None => Ok(BotName::new(text)),
            Some((kind, budget)) => Ok(BotName { budget: budget.parse()?, ..BotName::new(kind) }),
        }
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind)?;
        match self.budget {
            Budget::Default => Ok(()),
            budget => write!(f, ":{budget}"),
        }
    }
}
