//! Sitting down, playing, getting up: what people do at a table.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa_store::{CommandId, PersonId, TableId, Version};
use sobremesa_table::{Nonce, Seat};
use utoipa::ToSchema;

use super::problem::{BadBody, Known};
use super::tables::{TablePath, table_id};
use super::visitor::own_id;
use super::{Body, Me, Problem, Shared};
use crate::keeper::{Ask, Failed};
use crate::metrics::count_command;
use crate::room::{Answer, Command, Pace, Phrase, SeatPlan, Whom, Written};

/// What a person wants at a table.
// Commands that say nothing more have braces all the same: only with them is an unknown field an error.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[schema(as = Command)]
pub(crate) enum Request {
    /// Sits down, while the game has not begun.
    Sit {
        /// Which seat; any open one if it is left out.
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
    },
    /// Gets up. Before the game begins the seat is free again; later it stays one's own, and a bot
    /// plays on it after a minute.
    Leave {},
    /// Comes back after having been away, also when a bot has played on.
    Return {},
    /// As the host: gives a seat another use, while the game has not begun and nobody sits there.
    Arrange {
        /// Which seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// What it is for from now on.
        plan: SeatPlan,
    },
    /// As the host: sends someone away before the game begins. Later: lets a bot play for someone who
    /// is away or owes the decision, when it has been due for a minute and for the time of the clock.
    /// If that is the host, everyone else who plays can do it.
    Remove {
        /// Whose seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The table's version that you saw: if someone else has come to the seat since, nothing is
        /// done.
        #[schema(value_type = Option<u64>)]
        seen: Option<Version>,
    },
    /// As the host: never lets the person on this seat sit down again, also at rematches. In a game
    /// that runs the person plays on, but cannot come back once a bot has taken over.
    Block {
        /// Whose seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// The table's version that you saw: if someone else has come to the seat since, nothing is
        /// done.
        #[schema(value_type = Option<u64>)]
        seen: Option<Version>,
    },
    /// As the host: hides the phrases of the person on this seat, or shows them again.
    Mute {
        /// Whose seat.
        #[schema(value_type = u8)]
        seat: Seat,
        /// Whether they are hidden.
        muted: bool,
        /// The table's version that you saw: if someone else has come to the seat since, nothing is
        /// done.
        #[schema(value_type = Option<u64>)]
        seen: Option<Version>,
    },
    /// As the host: lets bots play faster or slower from now on.
    Pace {
        /// How fast.
        pace: Pace,
    },
    /// Is ready to begin. Everyone who plays must be, before the host can start.
    Ready {
        /// One's share of the shuffle: any text of at most 64 bytes. Each client draws its own at random,
        /// for every table a new one; then nobody, not even the server, can choose the cards. A text that
        /// can be guessed, such as the same one every time, adds nothing (docs/seeds.md).
        #[schema(value_type = String, max_length = 64)]
        nonce: Nonce,
    },
    /// As the host: begins, when no seat is open and everyone is ready.
    Start {},
    /// Makes a move, or a statement.
    Act {
        /// The table's `decision`, which this answers. A statement answers none and leaves it out.
        decision: Option<u64>,
        /// One of the table's `legal` actions. The rules may allow more than these; any action as
        /// docs/records.md writes it may be tried. The seat may be left out. A `say` is a statement,
        /// where a game has them. When the team decides, this proposes, and it is done once all agree.
        #[schema(value_type = Object, example = json!({ "type": "play", "cards": ["4", "4", "J"] }))]
        action: Value,
    },
    /// Takes back one's last decision, when `can_undo` says so.
    Undo {
        /// The table's `decision`, so that the same command twice takes back one.
        decision: u64,
    },
    /// Asks what a bot would do; `GET` of the table's `hint` then tells it. Everybody sees who asked, and the game is
    /// practice. Where other people play, the table's `hints` must allow it.
    Hint {
        /// The table's `decision`, for which it is.
        decision: u64,
    },
    /// As the only person at a table: is told on its page once in every turn what a bot would do, or no longer. The
    /// game is practice then.
    Tips {
        /// Whether there are tips.
        tips: bool,
    },
    /// Says a phrase. Where a game decides what may be said, there are none while it runs.
    Say {
        /// Which one.
        phrase: Phrase,
    },
    /// Where a game has a standing order: has the table say by itself what it lists, such as one's true
    /// counts whenever they change, or no longer.
    #[serde(rename = "tell_counts")]
    StandingOrder {
        /// Whether it is said.
        tell: bool,
    },
    /// Wants to give the game up, or not. It ends when all people who play want it.
    Vote {
        /// Whether it should end.
        end: bool,
    },
}

/// A command, with an id that its sender chose.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = SentCommand)]
pub(crate) struct Sent {
    /// 1 to 64 printable ASCII characters. The same id twice from the same person is one command,
    /// so that it can be sent again when no answer came: it gets the first answer.
    #[schema(value_type = Option<String>, min_length = 1, max_length = 64)]
    id: Option<CommandId>,
    #[serde(flatten)]
    request: Request,
}

impl From<Request> for Command {
    fn from(request: Request) -> Command {
        match request {
            Request::Sit { seat } => Command::Sit(seat),
            Request::Leave {} => Command::Leave,
            Request::Return {} => Command::Return,
            Request::Arrange { seat, plan } => Command::Arrange(seat, plan),
            Request::Remove { seat, seen } => Command::Remove(Whom { seat, seen }),
            Request::Block { seat, seen } => Command::Block(Whom { seat, seen }),
            Request::Mute { seat, muted, seen } => Command::Mute(Whom { seat, seen }, muted),
            Request::Pace { pace } => Command::Pace(pace),
            Request::Ready { nonce } => Command::Ready(nonce),
            Request::Start {} => Command::Start,
            Request::Act { decision, action } => {
                Command::Act { decision, action: Written::Json(action) }
            }
            Request::Undo { decision } => Command::Undo { decision },
            Request::Hint { decision } => Command::Hint { decision },
            Request::Tips { tips } => Command::Tips(tips),
            Request::Say { phrase } => Command::Say(phrase),
            Request::StandingOrder { tell } => Command::StandingOrder { speaks: tell },
            Request::Vote { end } => Command::Vote(end),
        }
    }
}

/// A command was done.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    /// The table's version with it.
    #[schema(value_type = u64)]
    version: Version,
    /// The decision that was due right after it.
    decision: u64,
}

/// Does something at a table.
///
/// It is stored before it is answered. A command that is refused has changed nothing.
#[utoipa::path(post, path = "/api/tables/{table}/commands", tag = "tables", request_body = Sent,
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "It was done", body = Done),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "It cannot be done now. `stale`: another `decision` is due. \
            `rules`: the game's `rule` forbids it.", body = Problem),
        Known, BadBody,
        (status = 403, description = "It is not for you: `not-seated`, `not-the-host`, `is-blocked`, \
            `is-muted`. `foreign-origin`: a cookie without our own `Origin`", body = Problem),
    ))]
pub(crate) async fn command(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: TablePath,
    Body(Sent { id: command_id, request }): Body<Sent>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let Answer { version, decision } =
        perform(&shared, me.id, &id, command_id, request.into()).await?;
    Ok(Json(Done { version, decision }).into_response())
}

/// Does something at a table, and counts how it went.
pub(crate) async fn perform(
    shared: &Shared,
    person: PersonId,
    id: &TableId,
    command_id: Option<CommandId>,
    command: Command,
) -> Result<Answer, Problem> {
    let own = command_id.map(|command_id| own_id(person, &command_id));
    let start = Instant::now();
    let ask = |reply| Ask::Do { person, id: own, command, asked: start, reply };
    let done = shared.hall.ask(id, ask).await;
    let outcome = done.as_ref().err().map_or("done", Failed::outcome);
    count_command(outcome, start);
    Ok(done?)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Each command, and what must be said with it.
    fn commands() -> [Value; 17] {
        [
            json!({ "type": "sit" }),
            json!({ "type": "leave" }),
            json!({ "type": "return" }),
            json!({ "type": "arrange", "seat": 1, "plan": "open" }),
            json!({ "type": "remove", "seat": 1 }),
            json!({ "type": "block", "seat": 1 }),
            json!({ "type": "mute", "seat": 1, "muted": true }),
            json!({ "type": "pace", "pace": "instant" }),
            json!({ "type": "ready", "nonce": "mine" }),
            json!({ "type": "start" }),
            json!({ "type": "act", "action": {} }),
            json!({ "type": "undo", "decision": 1 }),
            json!({ "type": "hint", "decision": 1 }),
            json!({ "type": "tips", "tips": true }),
            json!({ "type": "say", "phrase": "hello" }),
            json!({ "type": "tell_counts", "tell": true }),
            json!({ "type": "vote", "end": true }),
        ]
    }

    fn read(command: &Value) -> Result<Sent, String> {
        serde_json::from_value(command.clone()).map_err(|error| error.to_string())
    }

    #[test]
    fn no_command_takes_an_unknown_field() {
        let known: Vec<Value> = commands().map(|command| command["type"].clone()).into();
        let all = read(&json!({ "type": "?" })).expect_err("there is no such command");
        let all: Vec<&str> = all.split('`').skip(3).step_by(2).collect();
        assert_eq!(json!(known), json!(all), "each command is in the list");
        for mut command in commands() {
            assert!(read(&command).is_ok(), "{command}");
            command["id"] = json!("mine");
            assert!(read(&command).is_ok(), "{command}");
            command["color"] = json!("red");
            let refused = read(&command).expect_err("red");
            assert!(refused.contains("unknown field `color`"), "{command}: {refused}");
        }
    }
}
