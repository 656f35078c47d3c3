//! The house on a home screen, and without a line.

use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sobremesa_page::{House, app};
use tokio::task::spawn_blocking;

use super::super::{Problem, Shared};
use super::preview::png;
use super::reader::{self, Reading};

/// What a browser needs to know to put the house on a home screen.
pub(super) async fn manifest(reading: Reading) -> Response {
    let manifest = app::manifest(&reading.house).to_string();
    ([(CONTENT_TYPE, "application/manifest+json")], manifest).into_response()
}

/// The icons that were drawn.
static DRAWN: [OnceLock<Bytes>; app::ICONS.len()] = [const { OnceLock::new() }; app::ICONS.len()];

/// The house's icon in a size.
pub(super) async fn icon(size: Result<Path<u32>, PathRejection>) -> Result<Response, Problem> {
    let size = size.ok().map(|Path(size)| size).filter(|size| app::ICONS.contains(size));
    let size = size.ok_or_else(Problem::not_found)?;
    let index = app::ICONS.iter().position(|known| *known == size).unwrap_or_default();
    let draw = move || DRAWN[index].get_or_init(|| png(&app::icon(size), (size, size)).into());
    let icon = spawn_blocking(move || draw().clone()).await;
    let icon: Bytes = icon.map_err(|error| Problem::internal(&error))?;
    let head = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=86400")];
    Ok((head, icon).into_response())
}

/// The script that works without a page. A browser asks for it again with every page.
pub(super) async fn worker(State(shared): State<Arc<Shared>>, reading: Reading) -> Response {
    let head = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (head, app::worker(&shared.assets, &reading.house)).into_response()
}

/// What is shown without a line. It is kept, so it names nobody.
pub(super) async fn offline(reading: Reading) -> Response {
    reader::page(app::offline(&House { name: None, ..reading.house }))
}
