//! What a client is told when something goes wrong.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sobremesa_store::StoreError;
use sobremesa_words::Words;

use crate::keeper::Failed;
use crate::room::Denied;

/// An error with its status, as JSON.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// A short name for programs.
    error: &'static str,
    /// A sentence that says what to do.
    message: String,
    /// The rule that is broken.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The decision that is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<u64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> Self {
        Problem { status, error, message: message.into(), rule: None, decision: None }
    }

    /// A problem whose sentence has this id.
    pub(crate) fn told(status: StatusCode, message: &'static str) -> Self {
        let error = message.trim_start_matches("problem-");
        Problem::new(status, error, Words::english().text(message))
    }

    pub(crate) fn not_found() -> Self {
        Problem::told(StatusCode::NOT_FOUND, "problem-not-found")
    }

    /// Something that is ours to mend; it is logged here, and nowhere else.
    pub(crate) fn internal(error: &dyn std::error::Error) -> Self {
        tracing::error!(%error, "a request failed");
        Problem::told(StatusCode::INTERNAL_SERVER_ERROR, "problem-internal")
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        let status = match denied {
            Denied::NotAnAction { .. }
            | Denied::BadOptions { .. }
            | Denied::NoSuchBot { .. }
            | Denied::BadClock => StatusCode::UNPROCESSABLE_ENTITY,
            Denied::NotSeated
            | Denied::NotTheHost
            | Denied::IsBlocked
            | Denied::IsMuted
            | Denied::NoSpectators => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        let decision = match denied {
            Denied::Stale { decision } => Some(decision),
            _ => None,
        };
        let (rule, message) = (denied.rule(), denied.sentence(Words::english()));
        Problem { status, error: denied.id(), message, rule, decision }
    }
}

impl From<Failed> for Problem {
    fn from(failed: Failed) -> Problem {
        match failed {
            Failed::NotFound => Problem::not_found(),
            Failed::Denied(denied) => denied.into(),
            Failed::Closing => Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-closing"),
            Failed::Store(error) => error.into(),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            // The person was deleted while the request was on its way.
            StoreError::NoSuchPerson(_) => {
                Problem::told(StatusCode::UNAUTHORIZED, "problem-unknown-visitor")
            }
            error => Problem::internal(&error),
        }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Problem {
        Problem::new(rejection.status(), "bad-body", rejection.body_text())
    }
}

impl From<PathRejection> for Problem {
    fn from(_: PathRejection) -> Problem {
        Problem::not_found()
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Problem {
        Problem::new(rejection.status(), "bad-query", rejection.body_text())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}
