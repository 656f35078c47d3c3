//! Records that people bring to look at.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use tokio::task::spawn_blocking;

use super::super::guard::Counted;
use super::super::records::{self, RecordPath, record_id};
use super::super::{Problem, Shared, multipart};
use super::reader::{Reading, Someone, html};
use super::table::Position;
use super::together;
use crate::upload::Watched;

/// Takes a record in, and goes to its page.
pub(super) async fn bring(
    State(shared): State<Arc<Shared>>,
    someone: Someone,
    Extension(Counted(address)): Extension<Counted>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Problem> {
    let record = move || multipart::field(&headers, &body, "record").map(<[u8]>::to_vec);
    let checked = records::check(&shared, address, record).await?;
    let person = someone.person(&shared).await?.id;
    let id = records::keep(&shared, person, checked).await?;
    Ok(Redirect::to(&records::path(&id)).into_response())
}

/// A position of a record, or only its regions.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: RecordPath,
    position: Result<Query<Position>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(position) = position?;
    let id = record_id(path)?;
    let frame =
        together::frame(&shared, &reading, together::Watched::Record(id), &position).await?;
    let watching = Arc::clone(&shared.watching).acquire_owned();
    let place = watching.await.map_err(|error| Problem::internal(&error))?;
    let (upload, record) = shared
        .store()
        .upload(&id, shared.hall.clock().ticks())
        .await?
        .ok_or_else(Problem::not_found)?;
    let watch = shared.hall.game(&upload.game).ok_or_else(Problem::not_found)?.watch;
    let link = format!("{}{}", reading.outside, records::path(&id));
    let house = sobremesa_page::House { path: records::path(&id), ..reading.house };
    let drawn = spawn_blocking(move || {
        let _place = place;
        watch(&Watched { id: id.to_string(), record: &record, house: &house, link, frame })
    });
    let drawn = drawn.await.map_err(|error| Problem::internal(&error))?;
    Ok(html(drawn.ok_or_else(Problem::not_found)?))
}

/// Deletes a record that the reader has brought.
pub(super) async fn delete(
    State(shared): State<Arc<Shared>>,
    someone: Someone,
    path: RecordPath,
) -> Result<Response, Problem> {
    let (id, person) = (record_id(path)?, someone.known()?);
    match shared.store().delete_upload(person, id).await? {
        true => Ok(Redirect::to("/games").into_response()),
        false => Err(Problem::not_found()),
    }
}
