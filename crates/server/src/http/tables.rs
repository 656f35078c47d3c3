//! Tables: making them, sitting down, playing.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sobremesa_games::{Name, with_game};
use sobremesa_store::{CommandId, Cursor, Filter, TableId, TableState, Version};
use sobremesa_table::{Nonce, Seat};

use super::visitor::own_id;
use super::{Body, Me, Problem, Shared, Visitor};
use crate::keeper::{Ask, Failed};
use crate::metrics::count_command;
use crate::random::draw_secret;
use crate::room::{
    Answer, Command, Created, Denied, Hosted, Occupant, Phrase, SeatPlan, Settings, Sitter, rules,
};

/// The most tables, waiting or running, where one person sits or is the host.
const MOST_TABLES: usize = 50;

/// A table that is to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    game: String,
    /// The options as records write them, without the number of players; what is left out is as most
    /// people play it.
    #[serde(default = "no_options")]
    options: Value,
    seats: Vec<SeatPlan>,
    #[serde(default)]
    settings: Settings,
    /// Whether the host sits down, on the first open seat.
    #[serde(default = "yes")]
    sit: bool,
}

fn no_options() -> Value {
    json!({})
}

fn yes() -> bool {
    true
}

/// Makes a table.
pub(crate) async fn create(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Body(new): Body<NewTable>,
) -> Result<Response, Problem> {
    let unknown = |_| Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-unknown-game");
    let game: Name = new.game.parse().map_err(unknown)?;
    let mut open = 0;
    for state in [TableState::Waiting, TableState::Running] {
        let (person, state, limit) = (Some(me.id), Some(state), 4 * MOST_TABLES as u32);
        let mine = Filter { person, state, limit, ..Filter::default() };
        let mine = shared.store().list(&mine).await?.tables;
        open += mine.iter().filter(|table| table.summary.people.contains(&me.id)).count();
    }
    if open >= MOST_TABLES {
        return Err(Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-tables"));
    }
    let id = with_game!(game, G => {
        let created = set_up::<G>(&me, new)?;
        shared.hall.create::<G>(created).await?
    });
    Ok((StatusCode::CREATED, Json(json!({ "table": id }))).into_response())
}

/// The first row of a table, or why it cannot be made.
fn set_up<G: Hosted>(me: &sobremesa_store::Person, new: NewTable) -> Result<Created, Problem> {
    let clock_is_good = |seconds: u32| (5..=Settings::LONGEST_CLOCK).contains(&seconds);
    if new.settings.clock.is_some_and(|seconds| !clock_is_good(seconds)) {
        return Err(Denied::BadClock.into());
    }
    if new.seats.len() > Seat::MOST {
        let seat = Seat::new(Seat::MOST - 1).expect("the last seat");
        return Err(Denied::NoSuchSeat { seat }.into());
    }
    let seats: Result<Vec<Occupant>, Denied> =
        new.seats.iter().map(SeatPlan::occupant::<G>).collect();
    let mut seats = seats?;
    let players = seats.iter().filter(|seat| **seat != Occupant::Closed).count();
    rules::<G>(&new.options, players)?;
    if new.sit {
        let open = seats.iter_mut().find(|seat| **seat == Occupant::Open);
        *open.ok_or(Denied::NoFreeSeat)? = Occupant::Person(Sitter::new(me.id));
    }
    let (secret, salt) = draw_secret();
    let (options, settings) = (new.options, new.settings);
    Ok(Created { game: new.game, options, seats, settings, host: me.id, secret, salt })
}

/// Which tables are wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Wanted {
    game: Option<String>,
    state: Option<WantedState>,
    mine: bool,
    before: Option<String>,
    limit: Option<u32>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WantedState {
    Waiting,
    Running,
    Finished,
}

impl From<WantedState> for TableState {
    fn from(state: WantedState) -> TableState {
        match state {
            WantedState::Waiting => TableState::Waiting,
            WantedState::Running => TableState::Running,
            WantedState::Finished => TableState::Finished,
        }
    }
}

impl From<TableState> for WantedState {
    fn from(state: TableState) -> WantedState {
        match state {
            TableState::Waiting => WantedState::Waiting,
            TableState::Running => WantedState::Running,
            TableState::Finished => WantedState::Finished,
        }
    }
}

/// A page of the lobby, or of one's own tables.
#[derive(Serialize)]
struct Lobby {
    tables: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// Lists tables, the last changed first.
pub(crate) async fn list(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    wanted: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Problem> {
    let Query(wanted) = wanted?;
    let unknown = || Problem::told(StatusCode::UNAUTHORIZED, "problem-unknown-visitor");
    let person = match wanted.mine {
        true => Some(person.ok_or_else(unknown)?.id),
        false => None,
    };
    let bad = |error: sobremesa_store::NotACursor| {
        Problem::new(StatusCode::BAD_REQUEST, "bad-query", error.to_string())
    };
    let before = wanted.before.map(|before| before.parse::<Cursor>()).transpose().map_err(bad)?;
    let filter = Filter {
        game: wanted.game,
        state: wanted.state.map(Into::into),
        public_only: !wanted.mine,
        person,
        before,
        limit: wanted.limit.unwrap_or(20).clamp(1, 100),
    };
    let page = shared.store().list(&filter).await?;
    let tables = page.tables.into_iter().map(|listed| {
        let card: Value = serde_json::from_str(&listed.summary.card).unwrap_or_default();
        let (game, state) = (&listed.summary.game, WantedState::from(listed.summary.state));
        json!({ "table": listed.table, "game": game, "state": state, "changed": listed.changed_at, "card": card })
    });
    let lobby = Lobby { tables: tables.collect(), next: page.next.map(|next| next.to_string()) };
    Ok(Json(lobby).into_response())
}

/// The id in a path.
pub(crate) type TablePath = Result<Path<String>, axum::extract::rejection::PathRejection>;

pub(crate) fn table_id(path: TablePath) -> Result<TableId, Problem> {
    let Path(text) = path?;
    text.parse().map_err(|_| Problem::not_found())
}

/// What one has seen already.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Since {
    since: Option<Version>,
}

/// Shows a table as the visitor may see it.
pub(crate) async fn show(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
    since: Result<Query<Since>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Problem> {
    let (id, Query(Since { since })) = (table_id(path)?, since?);
    let person = person.map(|person| person.id);
    let (_, shown) = shared.hall.ask(&id, |reply| Ask::Show { person, since, reply }).await?;
    Ok(([(CONTENT_TYPE, "application/json")], shown).into_response())
}

/// The record of a finished game.
pub(crate) async fn record(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = person.map(|person| person.id);
    let record = shared.hall.ask(&id, |reply| Ask::Record { person, reply }).await?;
    Ok(([(CONTENT_TYPE, "application/json")], record).into_response())
}

/// Plays again with the same people and options.
pub(crate) async fn rematch(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let table = shared.hall.ask(&id, |reply| Ask::Rematch { person: me.id, reply }).await?;
    Ok((StatusCode::CREATED, Json(json!({ "table": table }))).into_response())
}

/// What a person wants at a table.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Wish {
    Sit { seat: Option<Seat> },
    Leave,
    Return,
    Arrange { seat: Seat, plan: SeatPlan },
    Remove { seat: Seat },
    Block { seat: Seat },
    Mute { seat: Seat, muted: bool },
    Ready { nonce: Nonce },
    Start,
    Act { decision: Option<u64>, action: Value },
    Undo,
    Say { phrase: Phrase },
    TellCounts { tell: bool },
    Vote { end: bool },
}

/// A command, with an id that its sender chose.
#[derive(Debug, Deserialize)]
pub(crate) struct Sent {
    /// The same id twice from the same person is one command.
    id: Option<CommandId>,
    #[serde(flatten)]
    wish: Wish,
}

impl From<Wish> for Command {
    fn from(wish: Wish) -> Command {
        match wish {
            Wish::Sit { seat } => Command::Sit(seat),
            Wish::Leave => Command::Leave,
            Wish::Return => Command::Return,
            Wish::Arrange { seat, plan } => Command::Arrange(seat, plan),
            Wish::Remove { seat } => Command::Remove(seat),
            Wish::Block { seat } => Command::Block(seat),
            Wish::Mute { seat, muted } => Command::Mute(seat, muted),
            Wish::Ready { nonce } => Command::Ready(nonce),
            Wish::Start => Command::Start,
            Wish::Act { decision, action } => Command::Act { decision, action },
            Wish::Undo => Command::Undo,
            Wish::Say { phrase } => Command::Say(phrase),
            Wish::TellCounts { tell } => Command::TellCounts(tell),
            Wish::Vote { end } => Command::Vote(end),
        }
    }
}

/// Does something at a table.
pub(crate) async fn command(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: TablePath,
    Body(Sent { id: command_id, wish }): Body<Sent>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let command = wish.into();
    let person = me.id;
    let own = command_id.map(|command_id| own_id(person, &command_id));
    let ask = |reply| Ask::Do { person, id: own, command, reply };
    let start = Instant::now();
    let done = shared.hall.ask(&id, ask).await;
    let outcome = done.as_ref().err().map_or("done", Failed::outcome);
    count_command(outcome, start);
    let Answer { version, decision } = done?;
    Ok(Json(json!({ "version": version, "decision": decision })).into_response())
}
