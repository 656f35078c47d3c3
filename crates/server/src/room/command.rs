//! What people want at a table.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use sobremesa_bots::{BotName, Bots, Budget, NotABudget};
use sobremesa_store::Version;
use sobremesa_table::{Nonce, Seat, is_command};
use utoipa::ToSchema;

use super::{Bot, Denied, Occupant, Pace, Phrase};

/// What a person wants at a table.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// To sit down, on this seat or any free one.
    Sit(Option<Seat>),
    /// To get up: for good before the game begins, else for a while.
    Leave,
    /// To play again, after having been away.
    Return,
    /// As the host, to give a free seat another use.
    Arrange(Seat, SeatPlan),
    /// As the host, to send someone away before the game begins, or to let a bot play for someone who
    /// does not play. When it is the host who does not play, it is for everyone else.
    Remove(Whom),
    /// As the host, never to let the person on this seat sit down again.
    Block(Whom),
    /// As the host, to hide a person's phrases or show them again.
    Mute(Whom, bool),
    /// As the host, to let bots play faster or slower.
    Pace(Pace),
    /// To be ready, with a share of the shuffle.
    Ready(Nonce),
    /// As the host, to begin.
    Start,
    /// To decide, or to make a statement.
    Act {
        /// The decision that this answers; a statement answers none.
        decision: Option<u64>,
        /// What is done or said.
        action: Written,
    },
    /// To take back the last decision.
    Undo {
        /// The decision that is due, so that the same command twice takes back one.
        decision: u64,
    },
    /// To know what a bot would do.
    Hint {
        /// The decision that is due.
        decision: u64,
    },
    /// As the only person, to be told so once in every turn, or no longer.
    Tips(bool),
    /// To say a phrase.
    Say(Phrase),
    /// To have the table speak by the game's standing order, or no longer.
    StandingOrder {
        /// Whether it speaks.
        speaks: bool,
    },
    /// To end the game, or not.
    Vote(bool),
}

/// An action or a statement, as it was sent.
#[derive(Clone, Debug)]
pub(crate) enum Written {
    /// As records write it; the seat is the sender's, whatever it says.
    Json(Value),
    /// An action in its text form, by a page's button.
    Text(String),
    /// A statement, by a page's button; the table fills in what is true.
    Telling(String),
}

/// The person on a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whom {
    pub(crate) seat: Seat,
    /// The version at which the person was seen there: someone else may sit there by now.
    pub(crate) seen: Option<Version>,
}

/// What a seat is for.
#[derive(Clone, PartialEq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatPlan {
    /// Whoever comes may sit down.
    Open,
    /// Nobody plays here.
    Closed,
    /// A bot of this name plays: <bots>. `search:800` tries 800 times for each decision, 10,000 times at most;
    /// `search:200ms` thinks for that long, 2,000 ms at most. A program that the server's operator has brought plays by
    /// its name, too.
    Bot(String),
    /// A program of this name plays. The server knows which names these are, so nobody sends this.
    #[serde(skip)]
    Program(String),
}

/// How often a bot at a table may try for a decision.
const MOST_TRIES: u64 = 10_000;

/// How long a bot at a table may think about a decision.
const LONGEST_THOUGHT: Duration = Duration::from_secs(2);

impl SeatPlan {
    pub(crate) fn occupant<G: Bots>(&self) -> Result<Occupant, Denied> {
        let name = match self {
            SeatPlan::Open => return Ok(Occupant::Open),
            SeatPlan::Closed => return Ok(Occupant::Closed),
            SeatPlan::Bot(name) | SeatPlan::Program(name) => name,
        };
        let no_such = |reason: String| Denied::NoSuchBot { reason };
        if is_command(name) {
            let reason = "a bot has a name here; only whoever starts the server brings programs";
            return Err(no_such(reason.into()));
        }
        let bot: BotName = name.parse().map_err(|error: NotABudget| no_such(error.to_string()))?;
        check_budget(bot.budget)?;
        if let SeatPlan::Program(_) = self {
            return Ok(Occupant::Program(Bot(bot)));
        }
        G::bot(&bot).map_err(|error| no_such(error.to_string()))?;
        Ok(Occupant::Bot(Bot(bot)))
    }
}

/// Whether people may wait this long for a bot, and others share the machine with it.
fn check_budget(budget: Budget) -> Result<(), Denied> {
    let is_good = match budget {
        Budget::Default => true,
        Budget::Work(tries) => tries <= MOST_TRIES,
        Budget::Time(time) => time <= LONGEST_THOUGHT,
    };
    let (tries, longest) = (MOST_TRIES, LONGEST_THOUGHT);
    is_good.then_some(()).ok_or(Denied::BadBudget { tries, longest })
}
