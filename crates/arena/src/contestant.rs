//! Who can sit in the arena.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sobremesa_bots::net::{Misfit, Net, Nets};
use sobremesa_bots::program::Program;
use sobremesa_bots::{BotKind, BotName, Bots, Budget, Cheat, NoSuchBot, NotABudget, Player};
use sobremesa_table::{Game, Recorded, Seat, Seed, Stakes, StreamName};

/// A bot by name, or one that sees more than its seat may.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// A bot that sees its seat's view.
    Bot(BotName),
    /// A search that sees what is hidden, as a ceiling for honest bots. Only the arena seats it.
    Seer(Seer, Budget),
    /// A program that somebody brought.
    Program(Arc<Program>, Budget),
    /// A net that somebody brought.
    Net(Arc<Net>),
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
    /// A net that was made for something else.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// A net in a game that has no numbers.
    #[error("{game} is not a game that nets play")]
    NoNets {
        /// The game.
        game: &'static str,
    },
    /// A program that plays other games.
    #[error("{bot} says that it does not play {game}; it plays {games}")]
    Program {
        /// The game.
        game: &'static str,
        /// The program's name.
        bot: String,
        /// What it plays.
        games: String,
    },
}

/// How a contestant decides.
pub(crate) enum Mind<G: Game> {
    /// By its view.
    Honest(&'static BotKind<G>),
    /// By what is hidden, too; it speaks as its kind does.
    Seer(Cheat<G>, &'static BotKind<G>),
    /// As a program does.
    Program(Arc<Program>, SeatProgram<G>),
    /// As a net wishes.
    Net(Arc<Net>, Nets<G>),
}

/// Seats a program in the game of a seed.
pub(crate) type SeatProgram<G> =
    fn(&Arc<Program>, &<G as Game>::Rules, Seat, &Seed) -> Box<dyn Player<G>>;

impl<G: Game> Clone for Mind<G> {
    fn clone(&self) -> Mind<G> {
        match self {
            Mind::Honest(kind) => Mind::Honest(kind),
            Mind::Seer(cheat, kind) => Mind::Seer(*cheat, kind),
            Mind::Program(program, seat) => Mind::Program(Arc::clone(program), *seat),
            Mind::Net(net, nets) => Mind::Net(Arc::clone(net), *nets),
        }
    }
}

/// A program has a seed of its own, from which the game's cannot be worked out.
fn seat_program<G: Bots + Recorded>(
    program: &Arc<Program>,
    rules: &G::Rules,
    seat: Seat,
    seed: &Seed,
) -> Box<dyn Player<G>> {
    let name = StreamName { purpose: "program", round: seat.index() as u32 };
    program.player::<G>(rules, seat, seed.stream(name).seed())
}

impl Contestant {
    /// How much this contestant may think.
    pub(crate) fn budget(&self) -> Budget {
        match self {
            Contestant::Bot(bot) => bot.budget,
            Contestant::Seer(_, budget) | Contestant::Program(_, budget) => *budget,
            Contestant::Net(_) => Budget::Default,
        }
    }

    /// The bot of this name, or one that sees what is hidden.
    pub fn named(bot: BotName) -> Contestant {
        match Seer::ALL.into_iter().find(|seer| bot.kind == seer.name()) {
            Some(seer) => Contestant::Seer(seer, bot.budget),
            None => Contestant::Bot(bot),
        }
    }

    /// Whether a net was made for a game.
    ///
    /// # Errors
    /// If it was made for something else, or no net plays the game.
    pub fn check_net<G: Bots>(net: &Net) -> Result<(), NoSuchContestant> {
        nets_for::<G>(net).map(|_| ())
    }

    /// How this contestant decides in a game.
    pub(crate) fn mind<G: Bots + Recorded>(&self) -> Result<Mind<G>, NoSuchContestant> {
        let there = Seer::of(G::STAKES);
        match (self, seer::<G>()) {
            (Contestant::Program(program, _), _) if program.plays(G::NAME) => {
                Ok(Mind::Program(Arc::clone(program), seat_program::<G>))
            }
            (Contestant::Program(program, _), _) => Err(NoSuchContestant::Program {
                game: G::NAME,
                bot: program.name().to_owned(),
                games: program.hello().games.join(", "),
            }),
            (Contestant::Net(net), _) => {
                let nets = nets_for::<G>(net)?;
                Ok(Mind::Net(Arc::clone(net), nets))
            }
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

/// How a net plays a game, if it was made for it.
fn nets_for<G: Bots>(net: &Net) -> Result<Nets<G>, NoSuchContestant> {
    let nets = G::NETS.ok_or(NoSuchContestant::NoNets { game: G::NAME })?;
    (nets.check)(net)?;
    Ok(nets)
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
        text.parse().map(Contestant::named)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(bot) => bot.fmt(f),
            Contestant::Seer(seer, Budget::Default) => f.write_str(seer.name()),
            Contestant::Seer(seer, budget) => write!(f, "{}:{budget}", seer.name()),
            Contestant::Net(net) => f.write_str(net.name()),
            Contestant::Program(program, Budget::Default) => f.write_str(program.name()),
            Contestant::Program(program, budget) => write!(f, "{}:{budget}", program.name()),
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
