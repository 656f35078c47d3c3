//! Styles, script and icons, from the binary.

use std::sync::Arc;

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sobremesa_page::assets;

use super::super::{Problem, Shared};

/// Which version of a file is wanted.
#[derive(Debug, Deserialize)]
pub(super) struct Wanted {
    v: String,
}

/// One of the files that pages load. Pages name the version that belongs to them, which never changes;
/// whoever asks for another one, such as that of a newer server, must ask again the next time.
pub(super) async fn file(
    State(shared): State<Arc<Shared>>,
    file: Result<Path<String>, PathRejection>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Response, Problem> {
    let Path(file) = file?;
    let (kind, text) = match file.as_str() {
        "style.css" => ("text/css; charset=utf-8", shared.assets.style.clone()),
        "page.js" => ("text/javascript; charset=utf-8", assets::SCRIPT.to_owned()),
        "icon.svg" => ("image/svg+xml", assets::ICON.to_owned()),
        "icon-turn.svg" => ("image/svg+xml", assets::TURN_ICON.to_owned()),
        _ => return Err(Problem::not_found()),
    };
    let is_ours = wanted.is_ok_and(|Query(Wanted { v })| v == shared.assets.version);
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, caching)], text).into_response())
}
