//! Styles, script and icons, from the binary.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sobremesa_page::assets;

use super::super::Problem;

/// One of the files that pages load. They change with the binary only.
pub(super) async fn file(Path(file): Path<String>) -> Result<Response, Problem> {
    let (kind, text) = match file.as_str() {
        "style.css" => ("text/css; charset=utf-8", assets::STYLE),
        "page.js" => ("text/javascript; charset=utf-8", assets::SCRIPT),
        "icon.svg" => ("image/svg+xml", assets::ICON),
        "icon-turn.svg" => ("image/svg+xml", assets::TURN_ICON),
        _ => return Err(Problem::not_found()),
    };
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, text).into_response())
}
