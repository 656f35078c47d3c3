//! Who can sit in the arena.

use std::fmt;
use std::str::FromStr;

use sobremesa_bots::{BotKind, BotName, Bots, Budget, Cheat, NoSuchBot, NotABudget};
use sobremesa_table::{Game, Stakes};

/// A bot by name, or the cheater.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A bot that sees its seat's view.
    Bot(BotName),
    /// A search that sees all cards, as a ceiling for honest bots. Only the arena seats it.
    Cheater(Budget),
}

/// The game has no such contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchContestant {
    /// No such bot.
    #[error("{0}; the arena also seats `cheater`")]
    Name(NoSuchBot),
    /// A bot that takes no budget, or in a game without a cheater.
    #[error(transparent)]
    Bot(NoSuchBot),
    /// No cheater.
    #[error("{0} has no cheater; --ceiling tells which of its deals can be won with open cards")]
    Cheater(&'static str),
}

/// How a contestant decides.
pub(crate) enum Mind<G: Game> {
    /// By its view.
    Honest(&'static BotKind<G>),
    /// By all cards.
    Cheater(Cheat<G>),
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Mind<G> {
        match self {
            Mind::Honest(kind) => Mind::Honest(kind),
            Mind::Cheater(cheat) => Mind::Cheater(*cheat),
        }
    }
}

impl Contestant {
    /// The name without a budget.
    const CHEATER: &str = "cheater";

    /// How much this contestant may think.
    pub(crate) fn budget(&self) -> Budget {
        match self {
            Contestant::Bot(bot) => bot.budget,
            Contestant::Cheater(budget) => *budget,
        }
    }

    /// How this contestant decides in a game.
    pub(crate) fn mind<G: Bots>(&self) -> Result<Mind<G>, NoSuchContestant> {
        match (self, cheat::<G>()) {
            (Contestant::Cheater(_), Some(cheat)) => Ok(Mind::Cheater(cheat)),
            (Contestant::Cheater(_), None) => Err(NoSuchContestant::Cheater(G::NAME)),
            (Contestant::Bot(bot), cheat) => G::bot(bot).map(Mind::Honest).map_err(|none| {
                let is_unknown = matches!(none, NoSuchBot::Name { .. }) && cheat.is_some();
                if is_unknown { NoSuchContestant::Name(none) } else { NoSuchContestant::Bot(none) }
            }),
        }
    }
}

/// The game's cheater: the strongest bot that can search with all cards open. Where all players win
/// together, open cards are not the same game any more.
fn cheat<G: Bots>() -> Option<Cheat<G>> {
    let mut minds = G::BOTS.iter().rev().filter_map(|kind| kind.cheat);
    minds.next().filter(|_| G::STAKES == Stakes::Rivals)
}

impl From<BotName> for Contestant {
    fn from(bot: BotName) -> Contestant {
        Contestant::Bot(bot)
    }
}

/// `heuristic`, `search:200ms`, `cheater`, `cheater:500`.
impl FromStr for Contestant {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Contestant, NotABudget> {
        let bot: BotName = text.parse()?;
        let is_cheater = bot.kind == Contestant::CHEATER;
        Ok(if is_cheater { Contestant::Cheater(bot.budget) } else { Contestant::Bot(bot) })
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
        for name in ["cheater:", "cheater:soon", "search:0"] {
            assert!(name.parse::<Contestant>().is_err(), "{name}");
        }
    }
}
