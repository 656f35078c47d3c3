//! Who sits where, and how a table is set up.

use std::ops::Not;

use serde::{Deserialize, Serialize};
use sobremesa_bots::{BotName, Bots, NotABudget};
use sobremesa_store::{PersonId, Ticks, Version};
use sobremesa_table::{Nonce, Seat};
use utoipa::ToSchema;

/// What people choose when they set up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Settings {
    /// Whether the lobby lists it; else one needs the link.
    pub(crate) public: bool,
    /// Whether others may look on.
    pub(crate) spectators: bool,
    /// How many seconds a player has for a decision; none for no clock.
    pub(crate) clock: Option<u32>,
    /// How fast bots play.
    pub(crate) pace: Pace,
    /// Whether players may ask for hints although other people play. Everybody sees who asks. Somebody alone
    /// with bots always may. Left out where it is `false`, as rows were before there were hints.
    #[serde(skip_serializing_if = "Not::not")]
    pub(crate) hints: bool,
    /// Whether somebody alone with bots is told once in every turn what a bot would do. Then the game is practice.
    /// Left out where it is `false`.
    #[serde(skip_serializing_if = "Not::not")]
    pub(crate) tips: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public: false,
            spectators: true,
            clock: None,
            pace: Pace::Normal,
            hints: false,
            tips: false,
        }
    }
}

impl Settings {
    /// The longest time for a decision: two weeks.
    pub(crate) const LONGEST_CLOCK: u32 = 14 * 24 * 3600;
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Pace {
    /// As fast as they can.
    Instant,
    /// So that people can follow.
    #[default]
    Normal,
    /// With time to think about what happened.
    Slow,
}

impl Pace {
    /// The pace that forms call by this name.
    pub(crate) fn named(name: &str) -> Option<Pace> {
        [Pace::Instant, Pace::Normal, Pace::Slow].into_iter().find(|pace| pace.name() == name)
    }

    /// Its name in forms.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Normal => "normal",
            Pace::Slow => "slow",
        }
    }

    /// How many milliseconds a bot lets pass before it acts.
    pub(crate) fn millis(self) -> i64 {
        match self {
            Pace::Instant => 0,
            Pace::Normal => 900,
            Pace::Slow => 2500,
        }
    }
}

/// Who, or what, is on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occupant {
    /// Whoever comes may sit down.
    Open,
    /// Nobody plays here.
    Closed,
    /// A bot plays.
    Bot(Bot),
    /// A program plays that the operator has brought; if it is not here any more, another bot instead.
    Program(Bot),
    /// A person plays.
    Person(Sitter),
}

/// A bot, written as its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Bot(pub(crate) BotName);

impl TryFrom<String> for Bot {
    type Error = NotABudget;

    fn try_from(name: String) -> Result<Bot, NotABudget> {
        name.parse().map(Bot)
    }
}

impl From<Bot> for String {
    fn from(bot: Bot) -> String {
        bot.0.to_string()
    }
}

/// A person at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Sitter {
    pub(crate) person: PersonId,
    #[serde(skip)]
    pub(crate) nonce: Option<Nonce>,
    /// The version since which the person is on this seat.
    #[serde(skip)]
    pub(crate) since: Version,
    /// Whether the table speaks for the person by the game's standing order.
    #[serde(skip)]
    pub(crate) has_order: bool,
    #[serde(skip)]
    pub(crate) wants_end: bool,
    #[serde(skip)]
    pub(crate) presence: Presence,
}

/// Whether a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Presence {
    /// The person plays.
    #[default]
    Here,
    /// The person went away at this time.
    Away(Ticks),
    /// A bot plays for the person.
    Replaced,
}

impl Sitter {
    pub(crate) fn new(person: PersonId) -> Sitter {
        Sitter {
            person,
            nonce: None,
            since: Version::NEW,
            has_order: false,
            wants_end: false,
            presence: Presence::Here,
        }
    }
}

impl Occupant {
    /// Whether the game has such a bot, if it is one.
    pub(crate) fn is_known<G: Bots>(&self) -> bool {
        match self {
            Occupant::Bot(Bot(bot)) => G::bot(bot).is_ok(),
            Occupant::Open | Occupant::Closed | Occupant::Program(_) | Occupant::Person(_) => true,
        }
    }

    pub(crate) fn sitter(&self) -> Option<&Sitter> {
        match self {
            Occupant::Person(sitter) => Some(sitter),
            Occupant::Open | Occupant::Closed | Occupant::Bot(_) | Occupant::Program(_) => None,
        }
    }

    pub(crate) fn sitter_mut(&mut self) -> Option<&mut Sitter> {
        match self {
            Occupant::Person(sitter) => Some(sitter),
            Occupant::Open | Occupant::Closed | Occupant::Bot(_) | Occupant::Program(_) => None,
        }
    }
}

/// The seats of a table, seat 0 first.
#[derive(Clone, Debug)]
pub(crate) struct Seats(pub(crate) Vec<Occupant>);

impl Seats {
    pub(crate) fn get(&self, seat: Seat) -> Option<&Occupant> {
        self.0.get(seat.index())
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Occupant> {
        self.0.get_mut(seat.index())
    }

    /// All seats with who is on them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        Seat::all(self.0.len()).zip(&self.0)
    }

    /// The people with their seats.
    pub(crate) fn people(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.iter().filter_map(|(seat, occupant)| Some((seat, occupant.sitter()?)))
    }

    /// The people for whom no bot plays.
    pub(crate) fn present(&self) -> impl Iterator<Item = (Seat, &Sitter)> {
        self.people().filter(|(_, sitter)| sitter.presence != Presence::Replaced)
    }

    /// Where a person sits.
    pub(crate) fn of(&self, person: PersonId) -> Option<Seat> {
        self.people().find(|(_, sitter)| sitter.person == person).map(|(seat, _)| seat)
    }

    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.get(seat)?.sitter()
    }

    pub(crate) fn sitter_mut(&mut self, seat: Seat) -> Option<&mut Sitter> {
        self.get_mut(seat)?.sitter_mut()
    }

    /// How many play.
    pub(crate) fn players(&self) -> usize {
        self.0.iter().filter(|occupant| **occupant != Occupant::Closed).count()
    }
}
