//! The parts of what a viewer receives, as JSON.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sobremesa_store::{Millis, TableId, Ticks, Version};
use sobremesa_table::Seat;
use utoipa::ToSchema;

use super::{Ending, Phrase, Place, Settings};

/// A table as one viewer sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = Table)]
pub(crate) struct Shown<'a> {
    /// Its name in paths.
    #[schema(value_type = String)]
    pub(super) table: &'a TableId,
    /// Rises with every change.
    #[schema(value_type = u64)]
    pub(super) version: Version,
    /// The decision that is due, for the command `act`; it rises with everything that changes what may
    /// be done.
    pub(super) decision: u64,
    /// The game.
    pub(super) game: &'a str,
    /// The game with its options, for people.
    pub(super) title: String,
    /// The options as records write them.
    #[schema(value_type = Object)]
    pub(super) options: Box<RawValue>,
    pub(super) settings: &'a Settings,
    /// What the server has committed itself to before anyone sat down (docs/seeds.md).
    pub(super) commitment: String,
    pub(super) state: ShownState,
    /// All seats, seat 0 first.
    pub(super) seats: Vec<ShownSeat>,
    /// One's own seat; absent for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>, nullable = false)]
    pub(super) you: Option<Seat>,
    /// Whether one is the host.
    pub(super) host: bool,
    /// Who must decide; absent when nobody must.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) owed: Option<ShownOwed>,
    /// When the clock runs out for whoever must decide, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<i64>, nullable = false)]
    pub(super) clock: Option<Millis>,
    /// What one may know of the game, once it has begun; absent where `ending` is there. Cards and piles are written as in records.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    pub(super) view: Option<Box<RawValue>>,
    /// How the game ended by the rules of its time, where the rules of this program do not follow it; absent
    /// otherwise, because then the view tells it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) ending: Option<ShownEnding<'a>>,
    /// What one may do now, each an action for the command `act`; empty when one must wait. Moves are
    /// written as docs/records.md describes them.
    #[schema(value_type = Vec<Object>)]
    pub(super) legal: Vec<Box<RawValue>>,
    /// What players propose while the team decides.
    pub(super) proposals: Vec<Proposal>,
    /// What happened since the version that was asked for, as one may know it; absent when nobody
    /// asked, and when that is too long ago.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>, nullable = false)]
    pub(super) events: Option<Vec<Box<RawValue>>>,
    /// The last phrases.
    pub(super) phrases: Vec<ShownPhrase>,
    /// Who has asked for a hint for the decision that is due.
    #[serde(skip_serializing_if = "<[Seat]>::is_empty")]
    #[schema(value_type = Option<Vec<u8>>, nullable = false)]
    pub(super) hinted: &'a [Seat],
    /// Whether one may take back one's last decision.
    pub(super) can_undo: bool,
    /// Whether the record will say `practice`: something was taken back, somebody had a hint, or the game
    /// goes on from a position of another one.
    pub(super) practice: bool,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, nullable = false)]
    pub(super) rematch: Option<&'a TableId>,
}

/// How a game ended by the rules of its time.
#[derive(Serialize, ToSchema)]
#[schema(as = Ending)]
pub(crate) struct ShownEnding<'a> {
    /// The result as its record has it; absent if the game was given up, or nothing but points is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    pub(super) result: Option<&'a Value>,
    /// What the seats came to of which it is known.
    pub(super) places: Vec<ShownPlace>,
}

/// What a seat came to.
#[derive(Serialize, ToSchema)]
#[schema(as = Place)]
pub(crate) struct ShownPlace {
    /// The seat.
    #[schema(value_type = u8)]
    pub(super) seat: Seat,
    /// Whether it has won, alone or with others.
    pub(super) won: bool,
    /// Its points.
    pub(super) points: i64,
}

impl<'a> From<&'a Ending> for ShownEnding<'a> {
    fn from(ending: &'a Ending) -> ShownEnding<'a> {
        let places = Seat::all(ending.places.len()).zip(&ending.places);
        let known = places.filter_map(|(seat, place)| Some((seat, (*place)?)));
        let shown = |(seat, Place { wins, points })| ShownPlace { seat, won: wins > 0, points };
        ShownEnding { result: ending.result.as_ref(), places: known.map(shown).collect() }
    }
}

/// How far a table is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = TableState)]
pub(crate) enum ShownState {
    /// The game has not begun.
    Waiting,
    /// It is being played.
    Running,
    /// It is over.
    Finished,
    /// It was ended before it was over.
    GivenUp,
}

/// Who must decide.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Owed)]
pub(crate) enum ShownOwed {
    /// The player on this seat.
    #[schema(value_type = u8)]
    Seat(Seat),
    /// All together.
    Team,
}

/// A seat as everyone sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = Seat)]
pub(crate) struct ShownSeat {
    /// Its number, counted from 0.
    #[schema(value_type = u8)]
    pub(super) seat: Seat,
    pub(super) kind: SeatKind,
    /// Who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) name: Option<String>,
    /// Whether this person is ready to begin.
    pub(super) ready: bool,
    /// Whether this person is away.
    pub(super) away: bool,
    /// Whether a bot plays for this person.
    pub(super) replaced: bool,
    /// Whether this person's phrases are hidden.
    pub(super) muted: bool,
    /// Whether this person wants to give the game up.
    pub(super) wants_end: bool,
    /// Where this person is just now; absent unless a game is played in which it matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) presence: Option<ShownPresence>,
}

/// Where a person is just now. No version tells of it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Presence)]
pub(crate) enum ShownPresence {
    /// At the table.
    Here,
    /// At the table, but something else is in front of its page.
    Elsewhere,
    /// No stream is open, and no request has come for a while.
    Gone,
}

/// Who, or what, is on a seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatKind {
    /// Nobody yet.
    Open,
    /// Nobody plays here.
    Closed,
    /// A bot.
    Bot,
    /// A person.
    Person,
}

/// What a player proposes.
#[derive(Serialize, ToSchema)]
pub(crate) struct Proposal {
    /// Who proposes it.
    #[schema(value_type = u8)]
    pub(super) seat: Seat,
    /// The action.
    #[schema(value_type = Object)]
    pub(super) action: Value,
}

/// A phrase that was said.
#[derive(Serialize, ToSchema)]
pub(crate) struct ShownPhrase {
    /// The table's version with it.
    #[schema(value_type = u64)]
    pub(super) version: Version,
    /// Who said it.
    #[schema(value_type = u8)]
    pub(super) seat: Seat,
    pub(super) phrase: Phrase,
    /// The phrase in words.
    pub(super) text: String,
}

/// What the lobby shows of a table.
#[derive(Serialize, ToSchema)]
#[schema(as = Card)]
pub(crate) struct Listing {
    /// The game with its options, for people.
    pub(super) title: String,
    /// How many play, or will.
    pub(super) players: usize,
    /// How many of them are people.
    pub(super) people: usize,
    /// How many seats are open.
    pub(super) open: usize,
    /// Whether others may look on.
    pub(super) spectators: bool,
    /// Which of the people must decide, counted from 0 among those who sit here; absent when none must.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) awaits: Option<usize>,
    /// The characters of the bots that sit here, such as `bruno`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) bots: Vec<&'static str>,
    /// All of the people who must decide, counted in the same way; absent when nobody must.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub(super) decide: Vec<usize>,
    /// When the clock runs out, by the clock of the house: it is kept, and not shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(ignore)]
    pub(super) until: Option<Ticks>,
}

impl KeptListing {
    /// Whether the person of this number must decide. Older listings name only one.
    pub(crate) fn decides(&self, index: usize) -> bool {
        self.decide.contains(&index) || self.decide.is_empty() && self.awaits == Some(index)
    }
}

/// What the first page needs of a listing that was kept.
#[derive(Deserialize)]
pub(crate) struct KeptListing {
    pub(crate) players: usize,
    pub(crate) open: usize,
    pub(crate) spectators: bool,
    #[serde(default)]
    pub(crate) awaits: Option<usize>,
    #[serde(default)]
    pub(crate) bots: Vec<String>,
    #[serde(default)]
    pub(crate) decide: Vec<usize>,
    #[serde(default)]
    pub(crate) until: Option<Ticks>,
}
