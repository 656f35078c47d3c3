//! What a client is told when something goes wrong.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{FormRejection, JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sobremesa_store::StoreError;
use utoipa::openapi::{Content, Ref, RefOr, Response as Described};
use utoipa::{IntoResponses, ToSchema};

use crate::keeper::Failed;
use crate::language;
use crate::room::Denied;

/// Why a request was not done.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    #[serde(skip)]
    status: StatusCode,
    /// When to try again.
    #[serde(skip)]
    wait: Option<Duration>,
    /// A short name for programs.
    #[schema(example = "stale")]
    error: &'static str,
    /// A sentence for people that says what to do.
    message: String,
    /// What exactly is wrong, in English for those who write programs.
    #[schema(example = "there is no bot named \"clever\"", nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    /// The rule of the game that is broken, as the game's RULES.md has it.
    #[schema(example = "LK-4", nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// The decision that is due, when another one was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    decision: Option<u64>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, error: &'static str, message: impl Into<String>) -> Self {
        let message = message.into();
        let (wait, detail, rule, decision) = (None, None, None, None);
        Problem { status, wait, error, message, detail, rule, decision }
    }

    /// A problem whose sentence has this id.
    pub(crate) fn told(status: StatusCode, message: &'static str) -> Self {
        let error = message.trim_start_matches("problem-");
        Problem::new(status, error, language::words().text(message))
    }

    /// Says what exactly is wrong to those who write programs.
    pub(crate) fn detailed(self, detail: String) -> Self {
        Problem { detail: Some(detail), ..self }
    }

    /// Names the rule of the game that is broken.
    pub(crate) fn breaking(self, rule: &'static str) -> Self {
        Problem { rule: Some(rule), ..self }
    }

    /// Its short name for programs.
    pub(crate) fn error(&self) -> &'static str {
        self.error
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// The sentence for people.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    pub(crate) fn not_found() -> Self {
        Problem::told(StatusCode::NOT_FOUND, "problem-not-found")
    }

    /// Too many of something; it may be tried again after some time.
    pub(crate) fn too_many(message: &'static str, wait: Duration) -> Self {
        let problem = Problem::told(StatusCode::TOO_MANY_REQUESTS, message);
        Problem { wait: Some(wait), ..problem }
    }

    /// Too many requests.
    pub(crate) fn too_often(wait: Duration) -> Self {
        Problem::too_many("problem-too-many-requests", wait)
    }

    /// Something that is ours to mend; it is logged here with its causes, and nowhere else.
    pub(crate) fn internal(error: &(dyn std::error::Error + 'static)) -> Self {
        tracing::error!(error, "a request failed");
        Problem::told(StatusCode::INTERNAL_SERVER_ERROR, "problem-internal")
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        let status = match denied {
            Denied::NotAnAction { .. }
            | Denied::BadOptions { .. }
            | Denied::NoSuchBot { .. }
            | Denied::BadBudget { .. }
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
        let (rule, message) = (denied.rule(), denied.sentence(language::current()));
        let detail = denied.detail().map(str::to_owned);
        Problem { status, wait: None, error: denied.id(), message, detail, rule, decision }
    }
}

impl From<Failed> for Problem {
    fn from(failed: Failed) -> Problem {
        match failed {
            Failed::NotFound => Problem::not_found(),
            Failed::Damaged => Problem::told(StatusCode::INTERNAL_SERVER_ERROR, "problem-damaged"),
            Failed::Denied(denied) => denied.into(),
            Failed::TooOften(wait) => Problem::too_often(wait),
            Failed::TooManyTables => {
                Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-tables")
            }
            Failed::TooManyAnalyses => {
                Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-analyses")
            }
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
            StoreError::TooManyTokens => {
                Problem::told(StatusCode::CONFLICT, "problem-too-many-tokens")
            }
            StoreError::Unavailable(cause) => {
                tracing::warn!(error = %cause, "the database does not answer");
                Problem::told(StatusCode::SERVICE_UNAVAILABLE, "problem-storage")
            }
            error => Problem::internal(&error),
        }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Problem {
        Problem::told(rejection.status(), "problem-bad-body").detailed(rejection.body_text())
    }
}

impl From<FormRejection> for Problem {
    fn from(rejection: FormRejection) -> Problem {
        Problem::told(rejection.status(), "problem-bad-form")
    }
}

impl From<PathRejection> for Problem {
    fn from(_: PathRejection) -> Problem {
        Problem::not_found()
    }
}

impl From<QueryRejection> for Problem {
    fn from(rejection: QueryRejection) -> Problem {
        Problem::told(rejection.status(), "problem-bad-query").detailed(rejection.body_text())
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        // A part of a second is a whole one: a client that comes too early is refused again.
        let seconds = self.wait.map(|wait| wait.as_secs() + 1);
        let mut response = (self.status, Json(&self)).into_response();
        if let Some(seconds) = seconds {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        // Pages tell it to people in their own way.
        response.extensions_mut().insert(self);
        response
    }
}

/// Describes answers that are problems.
fn problems<const N: usize>(all: [(u16, &str); N]) -> BTreeMap<String, RefOr<Described>> {
    let described = |(status, why): (u16, &str)| {
        let content = Content::new(Some(Ref::from_schema_name("Problem")));
        let mut described = Described::new(why);
        described.content.insert("application/json".into(), content.into());
        (status.to_string(), described.into())
    };
    all.into_iter().map(described).collect()
}

/// The problems that any request can meet.
pub(crate) struct Anyone;

impl IntoResponses for Anyone {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        problems([
            (400, "`bad-query`: a parameter that there is not"),
            (
                403,
                "`foreign-origin`: a cookie without our own `Origin`. `banned`: not welcome here",
            ),
            (429, "`too-many-requests`: wait for the seconds that `Retry-After` says"),
            (
                500,
                "`internal`: the server failed. `damaged`: what it has stored is not what it wrote",
            ),
            (
                503,
                "`closing`: the server ends. `storage`: its database does not answer. Try again soon",
            ),
        ])
    }
}

/// The problems of requests that only someone known can make.
pub(crate) struct Known;

impl IntoResponses for Known {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let mut all = Anyone::responses();
        all.extend(problems([(401, "`unknown-visitor`: neither the cookie nor a token is good")]));
        all
    }
}

/// The problems of requests that concern who somebody is.
pub(crate) struct OfAccount;

impl IntoResponses for OfAccount {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let mut all = Known::responses();
        all.extend(problems([(
            403,
            "`only-plays`: the token has the scope `play`. `foreign-origin`: a cookie without our own `Origin`. \
             `banned`: not welcome here",
        )]));
        all
    }
}

/// The problems of looking at a table.
pub(crate) struct Looking;

impl IntoResponses for Looking {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let mut all = Anyone::responses();
        all.extend(problems([
            (
                403,
                "`no-spectators`: only players may look. `is-blocked`: the host does not let you in. \
                 `banned`: not welcome here",
            ),
            (404, "There is no such table"),
        ]));
        all
    }
}

/// The problems of a body.
pub(crate) struct BadBody;

impl IntoResponses for BadBody {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        problems([
            (
                400,
                "`bad-body`: not JSON, or broken off. `bad-query`: a parameter that there is not",
            ),
            (408, "`too-slow`: it did not arrive within ten seconds"),
            (413, "`too-large`: more than 16 KiB"),
            (415, "`bad-body`: its `Content-Type` is not `application/json`"),
            (
                422,
                "It cannot be used: `bad-body` if it is not as described, or a more precise name",
            ),
        ])
    }
}
