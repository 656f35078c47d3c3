//! Making tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sobremesa_page::Cover;
use sobremesa_store::{CommandId, TableId};
use sobremesa_table::Seat;
use sobremesa_words::arg;
use utoipa::ToSchema;

use super::problem::{BadBody, Known};
use super::tables::{TablePath, table_id};
use super::visitor::making_id;
use super::{Body, Me, Problem, Shared};
use crate::keeper::Ask;
use crate::language;
use crate::room::{Beginning, Plan, SeatPlan, Settings};

/// A table that is to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// 1 to 64 printable ASCII characters. The same id twice from the same person is one table, so
    /// that it can be sent again when no answer came.
    #[schema(value_type = Option<String>, min_length = 1, max_length = 64)]
    pub(super) id: Option<CommandId>,
    /// <names>.
    #[schema(example = "<name>")]
    pub(super) game: String,
    /// The options as records write them (docs/records.md), without the number of players; what is
    /// left out is as most people play it.
    #[serde(default = "no_options")]
    #[schema(value_type = Object)]
    pub(super) options: Value,
    /// What each seat is for, seat 0 first; how many can play is in the rules of the games.
    #[schema(min_items = 1, max_items = 6, example = json!(["open", { "bot": "<bot>" }]))]
    pub(super) seats: Vec<SeatPlan>,
    #[serde(default)]
    pub(super) settings: Settings,
    /// Whether the host sits down, on the first open seat.
    #[serde(default = "yes")]
    pub(super) sit: bool,
}

/// A table that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeTable {
    /// Its name in paths.
    #[schema(value_type = String)]
    table: TableId,
}

fn no_options() -> Value {
    json!({})
}

fn yes() -> bool {
    true
}

/// Makes a table.
///
/// Whoever makes it is its host, and sits down on the first open seat unless `sit` is `false`.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses(
        (status = 201, description = "The table", body = MadeTable),
        (status = 409, description = "The rules do not allow this, or no seat is open", body = Problem),
        Known, BadBody,
    ))]
pub(crate) async fn create(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Body(new): Body<NewTable>,
) -> Result<Response, Problem> {
    let table = make(&shared, &me, new).await?;
    Ok((StatusCode::CREATED, Json(MadeTable { table })).into_response())
}

/// No game has this name; these have one.
fn unknown_game(covers: &[Cover]) -> Problem {
    let names: Vec<&str> = covers.iter().map(|cover| cover.name).collect();
    let sentence =
        language::words().message("problem-unknown-game", [arg("games", names.join(", "))]);
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-game", sentence)
}

/// Makes a table; the same command makes the same one.
pub(crate) async fn make(
    shared: &Shared,
    me: &sobremesa_store::Person,
    new: NewTable,
) -> Result<TableId, Problem> {
    let game = shared.hall.game(&new.game).ok_or_else(|| unknown_game(&shared.covers))?;
    let command = new.id.as_ref().map(|id| making_id(me.id, id));
    if let Some(command) = &command
        && let Some(table) = shared.store().begun_by(command).await?
    {
        return Ok(table);
    }
    shared.hall.check_tables(me.id).await?;
    let NewTable { options, seats, settings, sit: sits, .. } = new;
    let plan = Plan { host: me.id, options, seats, settings, sits, day: None };
    Ok(shared.hall.create(game, plan, command).await?)
}

/// From where a game is to go on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewContinuation {
    /// After this many moves.
    at: usize,
    /// One's own seat there; bots play on all others.
    #[schema(value_type = u8)]
    seat: Seat,
}

/// Tries a finished game from one of its positions: one plays on against bots, at a table of one's own.
///
/// Nobody else may look at it, and its game is practice. The cards lie as they lay; what is shuffled later
/// is shuffled anew.
#[utoipa::path(post, path = "/api/tables/{table}/continuations", tag = "tables",
    params(("table" = String, Path, description = "The table of a finished game")),
    request_body = NewContinuation,
    responses(
        (status = 201, description = "The other table", body = MadeTable),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "`not-over`: the game is not over. `is-over`: there is nothing left to play. \
            `no-such-seat`: nobody plays there. `other-rules`: the rules of this program do not follow it", body = Problem),
        Known, BadBody,
    ))]
pub(crate) async fn go_on(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: TablePath,
    Body(NewContinuation { at, seat }): Body<NewContinuation>,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let (person, beginning) = (me.id, Beginning { at, seat });
    let table = shared.hall.ask(&id, |reply| Ask::Continue { person, beginning, reply }).await?;
    Ok((StatusCode::CREATED, Json(MadeTable { table })).into_response())
}

/// Plays again with the same people and options, at another table.
///
/// Everyone who sat at the first table finds the other one in its `rematch`; asking twice gives the
/// same table.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables",
    params(("table" = String, Path, description = "The table of a finished game")),
    responses(
        (status = 201, description = "The other table", body = MadeTable),
        (status = 404, description = "There is no such table", body = Problem),
        (status = 409, description = "`not-over`: the game is not over", body = Problem),
        Known,
    ))]
pub(crate) async fn rematch(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let table = shared.hall.ask(&id, |reply| Ask::Rematch { person: me.id, reply }).await?;
    Ok((StatusCode::CREATED, Json(MadeTable { table })).into_response())
}
