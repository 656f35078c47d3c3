//! Styles, scripts and icons, from the binary.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::super::{Problem, Shared};

/// One of the files that pages load. Pages name the version that belongs to them, which never changes;
/// whoever asks for another one, such as that of a newer server, must ask again the next time.
pub(super) async fn file(
    State(shared): State<Arc<Shared>>,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<Response, Problem> {
    let Path((version, name)) = path?;
    let file = shared.assets.file(&name).ok_or_else(Problem::not_found)?;
    let is_ours = version == shared.assets.version;
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    Ok(([(CONTENT_TYPE, file.kind), (CACHE_CONTROL, caching)], file.bytes.clone()).into_response())
}
