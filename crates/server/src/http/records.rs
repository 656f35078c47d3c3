//! Records that people bring to look at.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Extension, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use sobremesa_store::{Millis, PersonId, Shelf, TableId, Upload};
use sobremesa_table::is_hidden;
use sobremesa_table::record::Head;
use sobremesa_words::{Language, Told, Words, arg};
use tokio::time::timeout;
use utoipa::ToSchema;

use super::guard::Counted;
use super::problem::Known;
use super::{Me, Problem, Shared};
use crate::clock::{Clock, Moment, later, written};
use crate::hall::Hall;
use crate::language;
use crate::upload::Checked;

/// How long a record is kept, in milliseconds.
const LIFE: i64 = 30 * 24 * 60 * 60 * 1000;
/// How many are kept: when everybody has brought too many together, the oldest one of whoever has most goes.
const SHELF: Shelf = Shelf { own: 20, all: 5_000 };
/// A record that is not checked by then is not waited for: bots come first.
const PATIENCE: Duration = Duration::from_secs(8);
/// The most of a reason that is told, in characters.
const LONGEST_REASON: usize = 300;

/// A record that can be watched.
#[derive(Serialize, ToSchema)]
pub(crate) struct Watchable {
    /// The page where it is watched.
    #[schema(example = "/r/0123456789abcdef")]
    replay: String,
}

/// A record that one has brought.
#[derive(Serialize, ToSchema)]
pub(crate) struct Brought {
    /// Its id.
    id: String,
    /// The page where it is watched.
    replay: String,
    /// The game.
    game: String,
    /// The players' names, seat 0 first.
    players: Vec<String>,
    /// When it came.
    at: String,
    /// When it goes.
    expires: String,
}

impl Brought {
    pub(super) fn of(upload: Upload, clock: &Clock) -> Brought {
        Brought {
            id: upload.id.to_string(),
            replay: path(&upload.id),
            game: upload.game,
            players: upload.players,
            at: written(upload.at),
            expires: written(Millis(upload.expires.0.saturating_add(clock.offset()))),
        }
    }
}

/// The path of the page where a record is watched.
pub(super) fn path(id: &TableId) -> String {
    format!("/r/{id}")
}

/// Checks a record as `sobremesa verify` does, beside everything else. Nothing is kept yet.
///
/// `record` finds it in what was sent; a form may have none.
pub(super) async fn check(
    shared: &Arc<Shared>,
    address: IpAddr,
    record: impl FnOnce() -> Option<Vec<u8>> + Send + 'static,
) -> Result<Checked, Problem> {
    shared.limits.check_upload(address)?;
    let (hall, language) = (Arc::clone(&shared.hall), language::current());
    let work = async {
        // Whoever asked may go; what was begun keeps its place to the end.
        let place = Arc::clone(&shared.judging).lock_owned().await;
        let judged = move || {
            let _place = place;
            record().map(|record| judge(&hall, &record, language))
        };
        shared.hall.workers().spare(judged).await
    };
    match timeout(PATIENCE, work).await {
        Ok(Some(Some(checked))) => checked.map_err(|told| bad_record(&told)),
        Ok(Some(None)) => Err(Problem::told(StatusCode::UNPROCESSABLE_ENTITY, "problem-bad-form")),
        Ok(None) => Err(Problem::told(StatusCode::INTERNAL_SERVER_ERROR, "problem-internal")),
        Err(_) => Err(Problem::too_often(PATIENCE)),
    }
}

fn judge(hall: &Hall, record: &[u8], language: Language) -> Result<Checked, Told> {
    let text = std::str::from_utf8(record).map_err(Told::before)?;
    let text = text.trim_start_matches('\u{feff}').trim();
    let head = Head::read(text).map_err(Told::before)?;
    let Some(game) = hall.game(&head.game) else {
        let words = Words::of(language);
        return Err(Told::before(words.message("upload-unknown-game", [arg("game", head.game)])));
    };
    (game.check)(text, language)
}

/// Keeps a record that was checked.
pub(super) async fn keep(
    shared: &Shared,
    person: PersonId,
    checked: Checked,
) -> Result<TableId, Problem> {
    let (id, Moment { date: at, ticks }) = (shared.hall.new_id(), shared.hall.clock().now());
    let expires = later(ticks, LIFE);
    let (game, players) = (checked.game.to_owned(), checked.players);
    let upload = Upload { id, person, game, players, at, expires };
    if shared.store().keep_upload(upload, checked.record, SHELF, ticks).await? {
        return Ok(id);
    }
    Err(Problem::told(StatusCode::TOO_MANY_REQUESTS, "problem-too-many-records"))
}

/// The move, the rule and the reason, for people and for programs.
fn bad_record(told: &Told) -> Problem {
    let seen: String = told.reason.chars().filter(|char| !is_hidden(*char)).collect();
    let mut reason: String = seen.chars().take(LONGEST_REASON).collect();
    if reason.len() < seen.len() {
        reason.push('…');
    }
    let facts = [arg("move", told.at_move), arg("rule", told.rule), arg("reason", reason.as_str())];
    let message = language::words().message("problem-bad-record", facts);
    let detail = Told { reason, ..told.clone() }.to_string();
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record", message)
        .detailed(detail)
        .breaking(told.rule)
}

/// Takes a record in, to be watched.
///
/// It is checked as `sobremesa verify` does; one of a game that is not over may be watched as far as it goes.
/// Whoever has the path of its page sees it, for 30 days. Nothing here counts it.
#[utoipa::path(post, path = "/api/records", tag = "records", operation_id = "bring_record",
    request_body(content = Object, description = "The record: one JSON object, at most 1 MiB and 5,000 moves"),
    responses(
        (status = 201, description = "It can be watched", body = Watchable),
        (status = 413, description = "`too-large`: the record", body = Problem),
        (status = 422, description = "`bad-record`: `detail` names the move, the rule and the reason", body = Problem),
        (status = 429, description = "`too-many-records`: delete one of your own first. `too-many-requests`: \
            wait for the seconds that `Retry-After` says", body = Problem),
        Known,
    ))]
pub(crate) async fn bring(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    Extension(Counted(address)): Extension<Counted>,
    body: Bytes,
) -> Result<Response, Problem> {
    let checked = check(&shared, address, move || Some(body.to_vec())).await?;
    let id = keep(&shared, me.id, checked).await?;
    Ok((StatusCode::CREATED, Json(Watchable { replay: path(&id) })).into_response())
}

/// What one has brought, the last one first.
#[utoipa::path(get, path = "/api/records", tag = "records", operation_id = "records",
    responses((status = 200, description = "The records", body = Vec<Brought>), Known))]
pub(crate) async fn list(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
) -> Result<Response, Problem> {
    let uploads = shared.store().uploads_of(me.id, shared.hall.clock().ticks()).await?;
    let brought = uploads.into_iter().map(|upload| Brought::of(upload, shared.hall.clock()));
    let brought: Vec<Brought> = brought.collect();
    Ok(Json(brought).into_response())
}

/// The path of a record.
pub(crate) type RecordPath = Result<Path<String>, PathRejection>;

/// The id of a record.
pub(super) fn record_id(path: RecordPath) -> Result<TableId, Problem> {
    path?.0.parse().map_err(|_| Problem::not_found())
}

/// Deletes a record that one has brought.
#[utoipa::path(delete, path = "/api/records/{record}", tag = "records", operation_id = "delete_record",
    params(("record" = String, Path, description = "The record")),
    responses(
        (status = 204, description = "It is gone"),
        (status = 404, description = "`not-found`: one has brought no such record", body = Problem),
        Known,
    ))]
pub(crate) async fn delete(
    State(shared): State<Arc<Shared>>,
    Me(me): Me,
    path: RecordPath,
) -> Result<StatusCode, Problem> {
    match shared.store().delete_upload(me.id, record_id(path)?).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(Problem::not_found()),
    }
}
