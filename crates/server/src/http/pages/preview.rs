//! The picture that a chat shows with a link.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sobremesa_page::picture;
use tokio::task::spawn_blocking;

use super::super::{Problem, Shared};
use super::new_table::{GamePath, game};

/// A game's picture. It is drawn when it is asked for the first time.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    path: GamePath,
) -> Result<Response, Problem> {
    let cover = game(&shared, path)?.cover;
    let draw = move || {
        let drawn = shared.previews.get(cover.name)?;
        Some(drawn.get_or_init(|| png(&picture::cover(&cover), picture::SIZE).into()).clone())
    };
    let drawn = spawn_blocking(draw).await.map_err(|error| Problem::internal(&error))?;
    let png = drawn.ok_or_else(Problem::not_found)?;
    let head = [(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=86400")];
    Ok((head, png).into_response())
}

/// A picture of ours as a PNG.
pub(super) fn png(svg: &str, (width, height): (u32, u32)) -> Vec<u8> {
    let tree = Tree::from_str(svg, &Options::default()).expect("our own pictures can be read");
    let mut pixels = Pixmap::new(width, height).expect("it has a size");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().expect("pixels can be written")
}
