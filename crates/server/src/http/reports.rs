//! Complaints, which the operators read.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use sobremesa_store::{NewReport, PersonId, ReportId, TableId};
use sobremesa_table::Seat;
use utoipa::ToSchema;

use super::problem::{BadBody, Known};
use super::{Body, Me, Problem, Shared};
use crate::keeper::{Ask, Failed};
use crate::language;
use crate::room::Denied;

/// The longest text, in characters.
const LONGEST_TEXT: usize = 1000;

/// What somebody complains about.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Complaint {
    /// The table where it happened.
    table: Option<String>,
    /// Who did it: the person on this seat of the table.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// What happened, in at most 1000 characters.
    text: String,
}

/// A complaint that was kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct Kept {
    /// Its number, for the operators.
    report: i64,
}

/// Keeps a complaint for the operators.
#[utoipa::path(post, path = "/api/reports", tag = "people", request_body = Complaint,
    responses(
        (status = 201, description = "It is kept", body = Kept),
        (status = 404, description = "There is no such table, or nothing of it to see", body = Problem),
        (status = 409, description = "`not-a-person`: a bot plays on the seat, or nobody sits there. \
            `no-such-seat`: the table has no such seat. `sealed`: it is the deal of a day that is not over",
            body = Problem),
        Known, BadBody,
    ))]
pub(crate) async fn report(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Body(Complaint { table, seat, text }): Body<Complaint>,
) -> Result<Response, Problem> {
    let table = table.map(|table| table.parse::<TableId>()).transpose();
    let table = table.map_err(|_| Problem::not_found())?;
    let report = keep(&shared, me.id, table, seat, &text).await?;
    Ok((StatusCode::CREATED, Json(Kept { report: report.0 })).into_response())
}

/// Keeps a complaint for the operators.
pub(crate) async fn keep(
    shared: &Shared,
    by: PersonId,
    table: Option<TableId>,
    seat: Option<Seat>,
    text: &str,
) -> Result<ReportId, Problem> {
    let text = check_text(text)?;
    let about = whom(shared, by, table, seat).await?;
    shared.limits.check_report(by)?;
    Ok(shared
        .store()
        .report(NewReport { by, table, about, text, at: shared.hall.clock().date() })
        .await?)
}

/// The person on the seat, if one is named. Who may not look at a table learns nothing about it.
async fn whom(
    shared: &Shared,
    me: PersonId,
    table: Option<TableId>,
    seat: Option<Seat>,
) -> Result<Option<PersonId>, Problem> {
    match (table, seat) {
        (Some(table), Some(seat)) => {
            let ask = |reply| Ask::Whom { person: me, seat, reply };
            Ok(Some(shared.hall.ask(&table, ask).await.map_err(hide)?))
        }
        (Some(table), None) => {
            let (person, since) = (Some(me), None);
            let look = |reply| Ask::Show { person, since, language: language::current(), reply };
            shared.hall.ask(&table, look).await.map_err(hide)?;
            Ok(None)
        }
        (None, Some(_)) => {
            Err(Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-seat-without-table"))
        }
        (None, None) => Ok(None),
    }
}

/// A table that one may not see is as if it were not there.
fn hide(failed: Failed) -> Problem {
    match failed {
        Failed::Denied(Denied::NoSpectators | Denied::IsBlocked) => Problem::not_found(),
        failed => failed.into(),
    }
}

/// A text that is not empty, not endless, and has no control characters but line breaks.
fn check_text(text: &str) -> Result<String, Problem> {
    let text = text.trim().replace("\r\n", "\n");
    let good = (1..=LONGEST_TEXT).contains(&text.chars().count())
        && !text.chars().any(|char| char.is_control() && char != '\n');
    let bad = || Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-report");
    good.then_some(text).ok_or_else(bad)
}
