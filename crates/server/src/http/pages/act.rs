//! What people do on the page of a table: forms become commands.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use sobremesa_page::Looks;
use sobremesa_store::{CommandId, Person};
use sobremesa_table::Seat;

use super::super::commands::perform;
use super::super::people::be_called;
use super::super::reports;
use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::form::{Fields, Filled};
use super::reader::{Reading, Someone, looks_cookie};
use crate::keeper::Ask;
use crate::room::{Command, Pace, Phrase, SeatPlan, Whom, Written};

/// Does what the pressed button says, and shows the table again.
pub(super) async fn act(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    someone: Someone,
    path: TablePath,
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    if fields.get("rematch").is_some() {
        let person = someone.known()?;
        let table = shared.hall.ask(&id, |reply| Ask::Rematch { person, reply }).await?;
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    if fields.get("same_deal").is_some() {
        let person = someone.person(&shared).await?.id;
        let table = shared.hall.ask(&id, |reply| Ask::SameDeal { person, reply }).await?;
        return Ok(Redirect::to(&format!("/t/{table}")).into_response());
    }
    if fields.get("hurry").is_some() {
        let person = someone.known()?;
        shared.hall.ask(&id, |reply| Ask::Hurry { person, reply }).await?;
        return Ok(shown_again(reading.is_script, &format!("/t/{id}")));
    }
    let command_id: Option<CommandId> = fields.get("id").and_then(|id| id.parse().ok());
    let mut wanted = commands(&fields)?.into_iter();
    // Only somebody who sits down need not be known before.
    if ["sit", "join"].iter().all(|name| fields.get(name).is_none()) {
        someone.known()?;
    }
    let person = someone.person(&shared).await?;
    take_name(&shared, &someone, &person, fields.text("name")).await?;
    let person = person.id;
    let is_hint = fields.get("hint").is_some();
    if let Some(first) = wanted.next() {
        match perform(&shared, person, &id, command_id, first).await {
            // Somebody who is ready already can still begin, and a hint can be looked at again.
            Err(problem)
                if (wanted.len() > 0 || is_hint) && problem.error() == "nothing-changes" => {}
            done => drop(done?),
        }
    }
    for command in wanted {
        perform(&shared, person, &id, None, command).await?;
    }
    // What a game keeps picked, such as the order of a hand.
    let is_plain = |pick: &&str| pick.chars().all(|char| char.is_ascii_alphanumeric());
    let kept = fields.get("pick").filter(is_plain).map(|pick| format!("pick={pick}"));
    let query: Vec<String> = kept.into_iter().chain(is_hint.then(|| "hint=1".into())).collect();
    let query = if query.is_empty() { String::new() } else { format!("?{}", query.join("&")) };
    // The stream of somebody who was unknown shows what a stranger sees: the page is loaded again.
    let is_script = reading.is_script && !someone.is_new();
    let shown = shown_again(is_script, &format!("/t/{id}{query}"));
    if fields.get("tips") == Some("off") {
        let looks = Looks { without_tips: true, ..reading.house.looks };
        let cookie = AppendHeaders([looks_cookie(reading.house.language, looks)]);
        return Ok((cookie, shown).into_response());
    }
    Ok(shown)
}

/// The page at which something was done: a script sees by its stream what became of it.
fn shown_again(is_script: bool, path: &str) -> Response {
    match is_script {
        true => StatusCode::NO_CONTENT.into_response(),
        false => Redirect::to(path).into_response(),
    }
}

/// Takes the name that stands beside the button, if it is another one.
async fn take_name(
    shared: &Shared,
    someone: &Someone,
    person: &Person,
    name: &str,
) -> Result<(), Problem> {
    if !name.trim().is_empty() && someone.name() != Some(name) {
        be_called(shared, person, name).await?;
    }
    Ok(())
}

/// What a form's button asks for.
fn commands(fields: &Fields) -> Result<Vec<Command>, Problem> {
    let mut wanted = fields.iter().map(|(name, value)| wanted(fields, name, value));
    wanted.find_map(Result::transpose).unwrap_or_else(|| Err(unknown()))
}

/// What a field asks for; nothing if it is not a button's. Joining is two commands, sitting down and
/// being ready, and so is beginning: being ready, and the start.
fn wanted(fields: &Fields, name: &str, value: &str) -> Result<Option<Vec<Command>>, Problem> {
    let decision = || fields.text("decision").parse().map_err(|_| unknown());
    let nonce = || fields.text("nonce").parse().map_err(|_| unknown());
    let whom = || Ok::<Whom, Problem>(Whom { seat: seat(value)?, seen: None });
    let command = match name {
        "action" => {
            Command::Act { decision: Some(decision()?), action: Written::Text(value.to_owned()) }
        }
        "say" => Command::Act { decision: None, action: Written::Telling(value.to_owned()) },
        "undo" => Command::Undo { decision: decision()? },
        "hint" => Command::Hint { decision: decision()? },
        "tips" => Command::Tips(either(value, "on", "off")?),
        "return" => Command::Return,
        "leave" => Command::Leave,
        "vote" => Command::Vote(either(value, "end", "go-on")?),
        "phrase" => Command::Say(Phrase::named(value).ok_or_else(unknown)?),
        "tell_counts" => Command::StandingOrder { speaks: either(value, "on", "off")? },
        "sit" => Command::Sit(Some(seat(value)?)),
        "arrange" => {
            let (at, plan) = value.split_once(' ').ok_or_else(unknown)?;
            Command::Arrange(seat(at)?, plan_of(plan))
        }
        "remove" => Command::Remove(whom()?),
        "mute" => Command::Mute(whom()?, true),
        "unmute" => Command::Mute(whom()?, false),
        "block" => Command::Block(whom()?),
        "pace" => Command::Pace(Pace::named(value).ok_or_else(unknown)?),
        "ready" => Command::Ready(nonce()?),
        "join" => {
            return Ok(Some(vec![Command::Sit(Some(seat(value)?)), Command::Ready(nonce()?)]));
        }
        "begin" => return Ok(Some(vec![Command::Ready(nonce()?), Command::Start])),
        _ => return Ok(None),
    };
    Ok(Some(vec![command]))
}

/// Whether it is the first of two words.
fn either(text: &str, yes: &str, no: &str) -> Result<bool, Problem> {
    if text == yes || text == no { Ok(text == yes) } else { Err(unknown()) }
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
    Filled(fields): Filled<Fields>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let seat = seat(fields.text("seat"))?;
    let by = someone.known()?;
    reports::keep(&shared, by, Some(id), Some(seat), fields.text("text")).await?;
    Ok(Redirect::to(&format!("/t/{id}/menu")).into_response())
}
