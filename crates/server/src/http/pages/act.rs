//! What people do on the page of a table: forms become commands.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use sobremesa_store::CommandId;
use sobremesa_table::Seat;

use super::super::commands::perform;
use super::super::reports;
use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::reader::{Reading, Someone};
use crate::keeper::Ask;
use crate::room::{Command, Pace, Phrase, SeatPlan, Whom};

/// The fields of a form.
type Fields = HashMap<String, String>;

/// Does what the pressed button says, and shows the table again.
pub(super) async fn act(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: TablePath,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let me = &someone.person;
    if fields.contains_key("rematch") {
        let person = me.id;
        let table = shared.hall.ask(&id, |reply| Ask::Rematch { person, reply }).await?;
        return Ok(someone.redirect(&format!("/t/{table}")));
    }
    let command_id: Option<CommandId> = fields.get("id").and_then(|id| id.parse().ok());
    let mut commands = commands(&fields)?.into_iter();
    if let Some(first) = commands.next() {
        perform(&shared, me.id, &id, command_id, first).await?;
    }
    for command in commands {
        perform(&shared, me.id, &id, None, command).await?;
    }
    if reading.is_script {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    // What a game keeps picked, such as the order of a hand.
    let kept = fields.get("pick").filter(|pick| pick.chars().all(char::is_alphanumeric));
    let query = kept.map_or_else(String::new, |pick| format!("?pick={pick}"));
    Ok(someone.redirect(&format!("/t/{id}{query}")))
}

/// What a form's button asks for. Beginning is two commands: being ready, and the start.
fn commands(fields: &Fields) -> Result<Vec<Command>, Problem> {
    let field = |name: &str| fields.get(name).map(String::as_str);
    let decision = || field("decision").and_then(|number| number.parse().ok());
    let nonce = || field("nonce").unwrap_or_default().parse().map_err(|_| unknown());
    let seat = |name: &str| seat(field(name).unwrap_or_default());
    let whom = |name: &str| Ok::<Whom, Problem>(Whom { seat: seat(name)?, seen: None });
    let pressed = [
        "action",
        "say",
        "undo",
        "return",
        "leave",
        "vote",
        "phrase",
        "tell_counts",
        "sit",
        "arrange",
        "remove",
        "mute",
        "unmute",
        "block",
        "pace",
        "ready",
        "begin",
    ];
    let pressed = pressed.into_iter().find_map(|name| Some((name, field(name)?)));
    let (name, value) = pressed.ok_or_else(unknown)?;
    let command = match name {
        "action" => Command::Press { decision: decision(), action: value.to_owned() },
        "say" => Command::Tell(value.to_owned()),
        "undo" => Command::Undo { decision: decision().unwrap_or_default() },
        "return" => Command::Return,
        "leave" => Command::Leave,
        "vote" => Command::Vote(value == "end"),
        "phrase" => Command::Say(Phrase::named(value).ok_or_else(unknown)?),
        "tell_counts" => Command::TellCounts(value == "on"),
        "sit" => Command::Sit(Some(seat("sit")?)),
        "arrange" => {
            let (at, plan) = value.split_once(' ').ok_or_else(unknown)?;
            Command::Arrange(self::seat(at)?, plan_of(plan))
        }
        "remove" => Command::Remove(whom("remove")?),
        "mute" => Command::Mute(whom("mute")?, true),
        "unmute" => Command::Mute(whom("unmute")?, false),
        "block" => Command::Block(whom("block")?),
        "pace" => Command::Pace(Pace::named(value).ok_or_else(unknown)?),
        "ready" => Command::Ready(nonce()?),
        _ => return Ok(vec![Command::Ready(nonce()?), Command::Start]),
    };
    Ok(vec![command])
}

/// A seat by its number.
fn seat(text: &str) -> Result<Seat, Problem> {
    text.parse().ok().and_then(Seat::new).ok_or_else(unknown)
}

/// What a seat is for, as forms say it.
pub(super) fn plan_of(text: &str) -> SeatPlan {
    match text {
        "open" => SeatPlan::Open,
        "closed" => SeatPlan::Closed,
        bot => SeatPlan::Bot(bot.to_owned()),
    }
}

fn unknown() -> Problem {
    Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-form")
}

/// Keeps a complaint about someone at the table.
pub(super) async fn report(
    State(shared): State<Arc<Shared>>,
    someone: Someone,
    path: TablePath,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let seat = seat(fields.get("seat").map_or("", String::as_str))?;
    let text = fields.get("text").map_or("", String::as_str);
    reports::keep(&shared, someone.person.id, Some(id), Some(seat), text).await?;
    Ok(Redirect::to(&format!("/t/{id}/menu")).into_response())
}
