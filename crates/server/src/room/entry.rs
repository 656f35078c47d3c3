//! What a table's log is made of: a row for each command, with everything that followed from it.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sobremesa_store::{PersonId, TableId};
use sobremesa_table::{Actor, Game, Move, Nonce, Recorded, Salt, Seat, Secret};
use utoipa::ToSchema;

use super::seating::{Occupant, Pace, Settings};
use crate::day::Day;

/// A row of the log. Rows are facts: they were judged before they were written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", bound = "G: Recorded")]
pub(crate) enum Entry<G: Game> {
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
    Started {
        #[serde(serialize_with = "write_moves", deserialize_with = "read_moves")]
        moves: Vec<Move<G>>,
    },
    /// The game goes on from a position of another one, which is over: with its deal and its moves up to
    /// there, and with shuffles of its own from there on.
    Continued {
        table: TableId,
        #[serde(serialize_with = "write_moves", deserialize_with = "read_moves")]
        moves: Vec<Move<G>>,
    },
    /// Moves were made: one that a player decided, and what followed from it.
    Moved {
        seat: Seat,
        #[serde(serialize_with = "write_moves", deserialize_with = "read_moves")]
        moves: Vec<Move<G>>,
    },
    /// A player proposes what the team should do.
    Proposed {
        seat: Seat,
        #[serde(
            serialize_with = "write_proposal::<G, _>",
            deserialize_with = "read_proposal::<G, _>"
        )]
        action: G::Action,
    },
    /// Only the first this many moves stand, and what was said since and is still true.
    Undone {
        seat: Seat,
        stands: usize,
        #[serde(serialize_with = "write_moves", deserialize_with = "read_moves")]
        kept: Vec<Move<G>>,
    },
    /// A player asked what a bot would do.
    Hinted { seat: Seat },
    /// The only person here wants tips, or no longer.
    Tipped { tips: bool },
    /// A ready phrase was said.
    Said { seat: Seat, phrase: Phrase },
    /// A player wants the table to speak by the game's standing order, or not.
    #[serde(rename = "tells_counts")]
    Ordered {
        seat: Seat,
        #[serde(rename = "tells")]
        speaks: bool,
    },
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

impl<G: Game> Entry<G> {
    /// The moves that a row makes.
    pub(super) fn moves(&self) -> &[Move<G>] {
        match self {
            Entry::Started { moves }
            | Entry::Continued { moves, .. }
            | Entry::Moved { moves, .. } => moves,
            Entry::Undone { kept, .. } => kept,
            _ => &[],
        }
    }
}

/// A move as records write it.
pub(crate) fn written<G: Recorded>(made: &Move<G>) -> Value {
    serde_json::to_value(G::to_wire(made)).expect("moves are JSON")
}

/// What the team does, as records write it.
pub(super) fn written_proposal<G: Recorded>(action: &G::Action) -> Value {
    written::<G>(&Move::Action { by: Actor::Team, action: action.clone() })
}

fn write_moves<G: Recorded, S: Serializer>(
    moves: &[Move<G>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.iter().map(written::<G>))
}

fn read_moves<'de, G: Recorded, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<Move<G>>, D::Error> {
    let wires: Vec<G::Wire> = Deserialize::deserialize(deserializer)?;
    wires.into_iter().map(G::from_wire).collect::<Result<_, _>>().map_err(D::Error::custom)
}

fn write_proposal<G: Recorded, S: Serializer>(
    action: &G::Action,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    written_proposal::<G>(action).serialize(serializer)
}

fn read_proposal<'de, G: Recorded, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<G::Action, D::Error> {
    let wire = Deserialize::deserialize(deserializer)?;
    match G::from_wire(wire).map_err(D::Error::custom)? {
        Move::Action { action, .. } => Ok(action),
        _ => Err(D::Error::custom("a proposal is an action")),
    }
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
    /// The nonces of the deal that is played here, where its cards are not those of the people who sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonces: Option<Vec<Nonce>>,
    /// The day whose deal it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) day: Option<Day>,
    /// The table that the cards are for: this one, or the one whose cards are dealt again. None for the deals of
    /// days, which are everybody's, and where an older program has set the table up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) dealt_for: Option<TableId>,
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

    /// The phrase that forms call by this name.
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
