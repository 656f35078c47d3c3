//! What games that are over could have been.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::problem::Looking;
use super::tables::{TablePath, table_id};
use super::{Problem, Shared, Visitor};
use crate::keeper::{Ask, Study};
use crate::thinking::Progress;

/// How far the analysis of a game is, and what it has found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Studied {
    /// How far it is.
    state: StudyState,
    /// How much is done, in percent, while it is `running`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    progress: Option<u8>,
    /// What was found, once it is `done`: the chances after each move (`curve`), the decisions that a bot would
    /// have made otherwise (`advice`), and until when a team could have won with open cards (`open`).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    figures: Option<Value>,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StudyState {
    /// Nobody has asked for it.
    None,
    /// Others come first.
    Waiting,
    /// It is under way.
    Running,
    /// It is done.
    Done,
}

impl From<Study> for Studied {
    fn from(study: Study) -> Studied {
        let (state, progress, figures) = match study {
            Study::None => (StudyState::None, None, None),
            Study::Progress(Progress::Waiting) => (StudyState::Waiting, None, None),
            Study::Progress(Progress::Running(percent)) => {
                (StudyState::Running, Some(percent), None)
            }
            Study::Done(figures) => {
                (StudyState::Done, None, serde_json::to_value(figures.as_ref()).ok())
            }
        };
        Studied { state, progress, figures }
    }
}

/// What a finished game could have been, if somebody had it analyzed.
#[utoipa::path(get, path = "/api/tables/{table}/analysis", tag = "tables", operation_id = "show_analysis",
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "The analysis", body = Studied),
        (status = 409, description = "`not-over`: the game is not over. `other-rules`: the rules of this program do not \
            follow it", body = Problem),
        Looking,
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn show(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = person.map(|person| person.id);
    let study = shared.hall.ask(&id, |reply| Ask::Study { person, reply }).await?;
    Ok(Json(Studied::from(study)).into_response())
}

/// Has a finished game analyzed, when no bot needs the time. Asking again changes nothing.
#[utoipa::path(post, path = "/api/tables/{table}/analysis", tag = "tables", operation_id = "analyze",
    params(("table" = String, Path, description = "The table")),
    responses(
        (status = 200, description = "How far it is", body = Studied),
        (status = 409, description = "`not-over`: the game is not over. `other-rules`: the rules of this program do not \
            follow it", body = Problem),
        (status = 429, description = "`too-many-analyses`: too many games wait for it. \
            `too-many-requests`: wait for the seconds that `Retry-After` says", body = Problem),
        Looking,
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn begin(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = person.map(|person| person.id);
    let study = shared.hall.ask(&id, |reply| Ask::Analyze { person, reply }).await?;
    Ok(Json(Studied::from(study)).into_response())
}
