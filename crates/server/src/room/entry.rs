//! What a table's log is made of: a row for each command, with everything that followed from it.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa_store::{PersonId, TableId};
use sobremesa_table::{Nonce, Salt, Seat, Secret};
use utoipa::ToSchema;

use super::seating::{Occupant, Pace, Settings};

/// A row of the log. Rows are facts: they were judged before they were written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The table was set up, with a secret from before anyone else sat down.
    Created(Box<Created>),
    /// Someone sat down.
    Sat { seat: Seat, person: PersonId },
    /// Someone got up, or was sent away, before the game began.
    Rose { seat: Seat },
    /// The host gave a free seat another use.
    Arranged { seat: Seat, occupant: Occupant },
    /// The host does not let this person sit down again.
    Blocked { person: PersonId },
    /// The host hides a person's phrases, or shows them again.
    Muted { person: PersonId, muted: bool },
    /// The host lets bots play faster or slower.
    Paced { pace: Pace },
    /// A person's share of the shuffle.
    Ready { seat: Seat, nonce: Nonce },
    /// The game began.
    Started { moves: Vec<Value> },
    /// Moves were made: one that a player decided, and what followed from it.
    Moved { seat: Seat, moves: Vec<Value> },
    /// A player proposes what the team should do.
    Proposed { seat: Seat, action: Value },
    /// Only the first so many moves stand, and what was said since and is still true.
    Undone { seat: Seat, stands: usize, kept: Vec<Value> },
    /// A ready phrase was said.
    Said { seat: Seat, phrase: Phrase },
    /// A player wants the true counts to be told whenever they change, or not.
    TellsCounts { seat: Seat, tells: bool },
    /// A player went away.
    WentAway { seat: Seat },
    /// A bot plays on for a person.
    Replaced { seat: Seat },
    /// The person plays again.
    CameBack { seat: Seat },
    /// A player wants to end the game, or not.
    Voted { seat: Seat, end: bool },
    /// The same people play again at another table.
    Rematched { table: TableId },
    /// Nobody did anything for so long that the game will not begin.
    Expired,
}

/// A row of the log cannot be applied: it was not written by this program, or by other rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a row of the log cannot be applied")]
pub(crate) struct BadRow;

/// How a table was set up.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Created {
    pub(crate) game: String,
    /// The options as records write them, without the number of players.
    pub(crate) options: Value,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) settings: Settings,
    pub(crate) host: PersonId,
    pub(crate) secret: Secret,
    pub(crate) salt: Salt,
    /// Who may not sit down.
    #[serde(default)]
    pub(crate) blocked: Vec<PersonId>,
    /// Whose phrases are hidden.
    #[serde(default)]
    pub(crate) muted: Vec<PersonId>,
}

/// What people can say at a table where the game has no words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phrase {
    /// Hello.
    Hello,
    /// Well played.
    WellPlayed,
    /// Thinking…
    Thinking,
    /// Oops.
    Oops,
    /// Thank you.
    Thanks,
    /// Good game.
    GoodGame,
}

impl Phrase {
    /// All phrases.
    pub(crate) const ALL: [Phrase; 6] = [
        Phrase::Hello,
        Phrase::WellPlayed,
        Phrase::Thinking,
        Phrase::Oops,
        Phrase::Thanks,
        Phrase::GoodGame,
    ];

    /// The phrase that forms call so.
    pub(crate) fn named(name: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.name() == name)
    }

    /// Its name in forms.
    pub(crate) fn name(self) -> &'static str {
        self.message().trim_start_matches("phrase-")
    }

    /// The id of the phrase in words.
    pub(crate) fn message(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::WellPlayed => "phrase-well-played",
            Phrase::Thinking => "phrase-thinking",
            Phrase::Oops => "phrase-oops",
            Phrase::Thanks => "phrase-thanks",
            Phrase::GoodGame => "phrase-good-game",
        }
    }
}
