//! Who can sit in the arena.

use std::fmt;
use std::str::FromStr;

use sobremesa_bots::search::{Searched, think};
use sobremesa_bots::{BotName, Budget, NoSuchBot, NotABudget, Turn, UnknownBot};
use sobremesa_table::{Course, Game, Stream};

/// A bot by name, or the cheater.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A bot that sees its seat's view.
    Bot(BotName),
    /// A search that sees all cards, as a ceiling for honest bots. Only the arena seats it.
    Cheater(Budget),
}

/// Nobody in the arena has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownContestant {
    /// No bot has it, and the cheater neither.
    #[error("{0}; the arena also seats `cheater`")]
    Name(UnknownBot),
    /// A bot has it, but not this budget.
    #[error(transparent)]
    Bot(UnknownBot),
    /// The cheater has it, but not this budget.
    #[error(transparent)]
    Budget(#[from] NotABudget),
}

/// The game has no such contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchContestant {
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] NoSuchBot),
    /// No cheater.
    #[error("{0} has no cheater; --ceiling tells which of its deals can be won with open cards")]
    Cheater(&'static str),
}

/// Decides with all cards open.
pub type Cheat<G> = fn(&Course<G>, Turn<'_, G>) -> <G as Game>::Action;

/// Searches with the truth as its only sample; only shuffles to come are unknown to it.
pub(crate) fn cheat<G: Searched>(truth: &Course<G>, turn: Turn<'_, G>) -> G::Action {
    let first = turn.legal[0].clone();
    let sample = |count, _: &mut Stream| vec![truth.clone(); count];
    think(turn, 1, &sample).into_iter().next().map_or(first, |best| best.action)
}

impl Contestant {
    /// The name without a budget.
    const CHEATER: &str = "cheater";

    /// How much he or she may think.
    pub(crate) fn budget(self) -> Budget {
        match self {
            Contestant::Bot(bot) => bot.budget,
            Contestant::Cheater(budget) => budget,
        }
    }
}

impl From<BotName> for Contestant {
    fn from(bot: BotName) -> Contestant {
        Contestant::Bot(bot)
    }
}

/// `heuristic`, `search:200ms`, `cheater`, `cheater:500`.
impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Contestant, UnknownContestant> {
        let (name, budget) =
            text.split_once(':').map_or((text, None), |(name, budget)| (name, Some(budget)));
        if name != Contestant::CHEATER {
            return text.parse().map(Contestant::Bot).map_err(|unknown| match unknown {
                UnknownBot::Name(_) => UnknownContestant::Name(unknown),
                _ => UnknownContestant::Bot(unknown),
            });
        }
        let budget = budget.map(str::parse).transpose()?;
        Ok(Contestant::Cheater(budget.unwrap_or_default()))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(bot) => bot.fmt(f),
            Contestant::Cheater(Budget::Default) => f.write_str(Contestant::CHEATER),
            Contestant::Cheater(budget) => write!(f, "{}:{budget}", Contestant::CHEATER),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Contestant;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in
            ["random", "search:5000", "search:200ms", "cheater", "cheater:500", "cheater:20ms"]
        {
            let contestant: Contestant = name.parse().unwrap();
            assert_eq!(contestant.to_string(), name);
        }
        for name in ["cheat", "cheater:", "cheater:soon", "heuristic:5", ""] {
            assert!(name.parse::<Contestant>().is_err(), "{name}");
        }
        let refusal = |name: &str| name.parse::<Contestant>().unwrap_err().to_string();
        assert!(refusal("clever").ends_with("the arena also seats `cheater`"));
        assert!(!refusal("search:0").contains("cheater"));
    }
}
