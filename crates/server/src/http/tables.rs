//! Tables: finding them, and looking at them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa_store::{Cursor, Filter, Millis, TableId, TableState, Version};
use utoipa::ToSchema;

use super::problem::{Anyone, Known, Looking};
use super::{Me, Problem, Shared, Visitor};
use crate::keeper::{Ask, ShownHint};
use crate::language;
use crate::room::{Listing, Shown};

/// Which tables are wanted.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields, default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only of this game.
    game: Option<String>,
    /// Only those that are so far.
    state: Option<WantedState>,
    /// One's own tables, public or not, instead of the lobby.
    #[param(required = false)]
    mine: bool,
    /// The `next` of the page before this one.
    before: Option<String>,
    /// How many, from 1 to 100.
    #[param(default = 20)]
    limit: Option<u32>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ListedState)]
pub(crate) enum WantedState {
    /// The game has not begun.
    Waiting,
    /// It is being played.
    Running,
    /// It is over, or was given up.
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
#[derive(Serialize, ToSchema)]
pub(crate) struct Lobby {
    /// The tables, the last changed first.
    tables: Vec<Listed>,
    /// What to send as `before` for the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct Listed {
    /// Its name in paths.
    #[schema(value_type = String)]
    table: TableId,
    /// The game.
    game: String,
    /// How far it is.
    state: WantedState,
    /// When it last changed, in milliseconds since 1970.
    #[schema(value_type = i64)]
    changed: Millis,
    /// What the lobby shows of it.
    #[schema(value_type = Listing)]
    card: Value,
}

impl From<sobremesa_store::Listed> for Listed {
    fn from(listed: sobremesa_store::Listed) -> Listed {
        let mut card: Value = serde_json::from_str(&listed.summary.card).unwrap_or_default();
        if let Some(card) = card.as_object_mut() {
            card.remove("until");
        }
        Listed {
            table: listed.table,
            game: listed.summary.game,
            state: listed.summary.state.into(),
            changed: listed.changed_at,
            card,
        }
    }
}

/// Lists tables, the last changed first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", operation_id = "list_tables", params(Wanted),
    responses(
        (status = 200, description = "A page of tables", body = Lobby),
        (status = 400, description = "`bad-query`: a parameter is not as described", body = Problem),
        (status = 401, description = "`unknown-visitor`: only a known visitor has tables", body = Problem),
        Anyone,
    ),
    security((), ("cookie" = []), ("token" = [])))]
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
        Problem::told(StatusCode::BAD_REQUEST, "problem-bad-query").detailed(error.to_string())
    };
    let before = wanted.before.map(|before| before.parse::<Cursor>()).transpose().map_err(bad)?;
    let filter = Filter {
        game: wanted.game,
        state: wanted.state.map(Into::into),
        public_only: !wanted.mine,
        person,
        before,
        limit: wanted.limit.unwrap_or(20).clamp(1, 100),
        ..Filter::default()
    };
    let page = shared.store().list(&filter).await?;
    let tables = page.tables.into_iter().map(Into::into).collect();
    let lobby = Lobby { tables, next: page.next.map(|next| next.to_string()) };
    Ok(Json(lobby).into_response())
}

/// The id in a path.
pub(crate) type TablePath = Result<Path<String>, axum::extract::rejection::PathRejection>;

pub(crate) fn table_id(path: TablePath) -> Result<TableId, Problem> {
    let Path(text) = path?;
    text.parse().map_err(|_| Problem::not_found())
}

/// What one has seen already.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The version that one has seen: the answer has what happened since.
    #[param(value_type = Option<u64>)]
    since: Option<Version>,
}

/// Shows a table as the visitor may see it.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", operation_id = "show_table",
    params(("table" = String, Path, description = "The table"), Since),
    responses(
        (status = 200, description = "The table", body = Shown),
        (status = 400, description = "`bad-query`: a parameter is not as described", body = Problem),
        Looking,
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn show(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
    since: Result<Query<Since>, axum::extract::rejection::QueryRejection>,
) -> Result<Response, Problem> {
    let (id, Query(Since { since })) = (table_id(path)?, since?);
    let person = person.map(|person| person.id);
    let language = language::current();
    let ask = |reply| Ask::Show { person, since, language, reply };
    let (_, shown) = shared.hall.ask(&id, ask).await?;
    Ok(([(CONTENT_TYPE, "application/json")], shown).into_response())
}

/// Everything that happened in the game so far, as the visitor may know it: for players all that they
/// have seen. Events are those of the stream; what was taken back is left out.
#[utoipa::path(get, path = "/api/tables/{table}/history", tag = "tables",
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The events, the oldest first", body = Vec<Object>),
        (status = 409, description = "`not-begun`: the game has not begun. `other-rules`: the rules of this program do \
            not follow it", body = Problem),
        Looking,
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn history(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = person.map(|person| person.id);
    let history = shared.hall.ask(&id, |reply| Ask::History { person, reply }).await?;
    Ok(([(CONTENT_TYPE, "application/json")], history).into_response())
}

/// What a bot would do in one's place and why, once one has asked for that by the command `hint`.
#[utoipa::path(get, path = "/api/tables/{table}/hint", tag = "tables",
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The hint", body = ShownHint),
        (status = 409, description = "`not-hinted`: nobody asked for a hint for this decision", body = Problem),
        Known, Looking,
    ))]
pub(crate) async fn hint(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: TablePath,
) -> Result<Json<ShownHint>, Problem> {
    let id = table_id(path)?;
    let (person, language) = (me.id, language::current());
    Ok(Json(shared.hall.ask(&id, |reply| Ask::Hint { person, language, reply }).await?))
}

/// The record of a finished game: every card and every move, as docs/records.md describes it.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The record", body = Object),
        (status = 409, description = "`not-over`: the game is not over", body = Problem),
        Looking,
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn record(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = person.map(|person| person.id);
    let record = shared.hall.ask(&id, |reply| Ask::Record { person, reply }).await?;
    // A browser keeps it as a file.
    let file = format!("attachment; filename=\"sobremesa-{id}.json\"");
    let headers = [(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}
