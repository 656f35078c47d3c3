//! Who can sit in the arena.

use std::fmt;
use std::str::FromStr;

use sobremesa_bots::{BotKind, BotName, Bots, Budget, Cheat, NoSuchBot, NotABudget};
use sobremesa_table::{Game, Stakes};

/// A bot by name, or one that sees more than its seat may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A bot that sees its seat's view.
    Bot(BotName),
    /// A search that sees what is hidden, as a ceiling for honest bots. Only the arena seats it.
    Seer(Seer, Budget),
}

/// What a search sees that sees more than its seat may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seer {
    /// All cards, among rivals.
    Cheater,
    /// All hands, in a team.
    OpenHands,
}

impl Seer {
    const ALL: [Seer; 2] = [Seer::Cheater, Seer::OpenHands];

    /// The name without a budget.
    pub fn name(self) -> &'static str {
        match self {
            Seer::Cheater => "cheater",
            Seer::OpenHands => "open-hands",
        }
    }

    /// The one that a game with these stakes seats.
    pub fn of(stakes: Stakes) -> Seer {
        match stakes {
            Stakes::Rivals => Seer::Cheater,
            Stakes::Team => Seer::OpenHands,
        }
    }
}

/// The game has no such contestant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchContestant {
    /// No such bot.
    #[error("{0}; the arena also seats `{1}`")]
    Name(NoSuchBot, &'static str),
    /// A bot that takes no budget, or in a game where nobody sees what is hidden.
    #[error(transparent)]
    Bot(NoSuchBot),
    /// Nobody who sees this.
    #[error("{game} has no {}; {}", asked.name(), instead.map_or("its bots do not search".to_owned(), |other| format!("it has `{}`", other.name())))]
    Seer {
        /// The game.
        game: &'static str,
        /// Who was asked for.
        asked: Seer,
        /// Who is there instead.
        instead: Option<Seer>,
    },
}

/// How a contestant decides.
pub(crate) enum Mind<G: Game> {
    /// By its view.
    Honest(&'static BotKind<G>),
    /// By what is hidden, too; it speaks as its kind does.
    Seer(Cheat<G>, &'static BotKind<G>),
}

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Mind<G> {
        match self {
            Mind::Honest(kind) => Mind::Honest(kind),
            Mind::Seer(cheat, kind) => Mind::Seer(*cheat, kind),
        }
    }
}

impl Contestant {
    /// How much this contestant may think.
    pub(crate) fn budget(&self) -> Budget {
        match self {
            Contestant::Bot(bot) => bot.budget,
            Contestant::Seer(_, budget) => *budget,
        }
    }

    /// How this contestant decides in a game.
    pub(crate) fn mind<G: Bots>(&self) -> Result<Mind<G>, NoSuchContestant> {
        let there = Seer::of(G::STAKES);
        match (self, seer::<G>()) {
            (Contestant::Seer(asked, _), Some(mind)) if *asked == there => Ok(mind),
            (Contestant::Seer(asked, _), mind) => Err(NoSuchContestant::Seer {
                game: G::NAME,
                asked: *asked,
                instead: mind.map(|_| there),
            }),
            (Contestant::Bot(bot), mind) => G::bot(bot).map(Mind::Honest).map_err(|none| {
                let is_unknown = matches!(none, NoSuchBot::Name { .. }) && mind.is_some();
                match is_unknown {
                    true => NoSuchContestant::Name(none, there.name()),
                    false => NoSuchContestant::Bot(none),
                }
            }),
        }
    }
}

/// The strongest bot that can search with what is hidden.
fn seer<G: Bots>() -> Option<Mind<G>> {
    G::BOTS.iter().rev().find_map(|kind| Some(Mind::Seer(kind.cheat?, kind)))
}

impl From<BotName> for Contestant {
    fn from(bot: BotName) -> Contestant {
        Contestant::Bot(bot)
    }
}

/// `heuristic`, `search:200ms`, `cheater`, `cheater:500`, `open-hands`.
impl FromStr for Contestant {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Contestant, NotABudget> {
        let bot: BotName = text.parse()?;
        let seer = Seer::ALL.into_iter().find(|seer| bot.kind == seer.name());
        Ok(match seer {
            Some(seer) => Contestant::Seer(seer, bot.budget),
            None => Contestant::Bot(bot),
        })
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(bot) => bot.fmt(f),
            Contestant::Seer(seer, Budget::Default) => f.write_str(seer.name()),
            Contestant::Seer(seer, budget) => write!(f, "{}:{budget}", seer.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Contestant;

    #[test]
    fn names_are_read_as_they_are_written() {
        let bots =
            ["random", "search:5000", "search:200ms", "cheater", "cheater:500", "cheater:20ms"];
        for name in bots.into_iter().chain(["open-hands", "open-hands:500"]) {
            let contestant: Contestant = name.parse().unwrap();
            assert_eq!(contestant.to_string(), name);
        }
        for name in ["cheater:", "cheater:soon", "search:0"] {
            assert!(name.parse::<Contestant>().is_err(), "{name}");
        }
    }
}
