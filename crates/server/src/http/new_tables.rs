//! Making tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sobremesa_games::{Name, with_game};
use sobremesa_store::{CommandId, TableId};
use sobremesa_table::Seat;
use utoipa::ToSchema;

use super::problem::{BadBody, Known};
use super::tables::{TablePath, table_id};
use super::visitor::making_id;
use super::{Body, Me, Problem, Shared};
use crate::keeper::Ask;
use crate::random::draw_secret;
use crate::room::{Created, Denied, Hosted, Occupant, SeatPlan, Settings, Sitter, rules};

/// A table that is to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// 1 to 64 printable ASCII characters. The same id twice from the same person is one table, so
    /// that it can be sent again when no answer came.
    #[schema(value_type = Option<String>, min_length = 1, max_length = 64)]
    pub(super) id: Option<CommandId>,
    /// `level10`, `linko` or `level8`.
    #[schema(example = "linko")]
    pub(super) game: String,
    /// The options as records write them (docs/records.md), without the number of players; what is
    /// left out is as most people play it.
    #[serde(default = "no_options")]
    #[schema(value_type = Object, example = json!({ "variant": "base" }))]
    pub(super) options: Value,
    /// What each seat is for, seat 0 first; who plays how many is in the rules of the games.
    #[schema(min_items = 1, max_items = 6, example = json!(["open", { "bot": "heuristic" }]))]
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
/// Who makes it is its host, and sits down on the first open seat unless `sit` is `false`.
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

/// Makes a table; the same command makes the same one.
pub(crate) async fn make(
    shared: &Shared,
    me: &sobremesa_store::Person,
    new: NewTable,
) -> Result<TableId, Problem> {
    let unknown = |_| Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-unknown-game");
    let game: Name = new.game.parse().map_err(unknown)?;
    let command = new.id.as_ref().map(|id| making_id(me.id, id));
    if let Some(command) = &command
        && let Some(table) = shared.store().begun_by(command).await?
    {
        return Ok(table);
    }
    shared.hall.check_tables(me.id).await?;
    with_game!(game, G => {
        let created = set_up::<G>(me, new)?;
        Ok(shared.hall.create::<G>(created, command).await?)
    })
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
    let (blocked, muted) = (Vec::new(), Vec::new());
    let (game, host) = (new.game, me.id);
    Ok(Created { game, options, seats, settings, host, secret, salt, blocked, muted })
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
