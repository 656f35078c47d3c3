//! Running games, those first that wait for one.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sobremesa_store::{Filter, Millis, PersonId, TableId, TableState};
use utoipa::ToSchema;

use super::problem::Known;
use super::{Me, Problem, Shared};
use crate::room::KeptListing;

/// Nobody sits at nearly as many tables.
const MOST: u32 = 100;

/// A running game of one's own.
#[derive(Serialize, ToSchema)]
pub(crate) struct Turn {
    /// The table's name in paths.
    #[schema(value_type = String)]
    pub(super) table: TableId,
    /// The game.
    game: String,
    /// Whether one must decide.
    pub(super) mine: bool,
    /// When the clock of whoever must decide runs out, in milliseconds since 1970; absent without a clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = i64, required = false)]
    pub(super) clock: Option<Millis>,
    /// How many milliseconds are left until then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) left: Option<u64>,
    /// When it last changed, in milliseconds since 1970.
    #[schema(value_type = i64)]
    changed: Millis,
}

/// One's running games.
#[derive(Serialize, ToSchema)]
pub(crate) struct Turns {
    /// Those that wait for one, the one with the least time first; then the others, the last changed first.
    turns: Vec<Turn>,
}

/// Lists one's running games, those first that wait for one.
#[utoipa::path(get, path = "/api/me/turns", tag = "people",
    responses((status = 200, description = "The games", body = Turns), Known))]
pub(crate) async fn turns(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    Ok(Json(Turns { turns: running(&shared, me.id).await? }).into_response())
}

/// The running games of a person, those first that wait for them.
pub(super) async fn running(shared: &Shared, person: PersonId) -> Result<Vec<Turn>, Problem> {
    let state = Some(TableState::Running);
    let filter = Filter { person: Some(person), state, limit: MOST, ..Filter::default() };
    let clock = shared.hall.clock();
    let turn = |listed: sobremesa_store::Listed| {
        let people = &listed.summary.people;
        let index = people.iter().position(|other| *other == person)?;
        let listing: KeptListing = serde_json::from_str(&listed.summary.card).ok()?;
        Some(Turn {
            table: listed.table,
            mine: listing.decides(index),
            clock: listing.until.map(|until| Millis(until.0.saturating_add(clock.offset()))),
            left: listing.until.map(|until| clock.until(until).as_millis() as u64),
            changed: listed.changed_at,
            game: listed.summary.game,
        })
    };
    let listed = shared.store().list(&filter).await?.tables;
    let mut turns: Vec<Turn> = listed.into_iter().filter_map(turn).collect();
    turns.sort_by_key(|turn| match turn.mine {
        true => (false, turn.left.unwrap_or(u64::MAX)),
        false => (true, 0),
    });
    Ok(turns)
}
