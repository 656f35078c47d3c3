//! The pictures that a chat shows with a link.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use sobremesa_page::picture;
use tokio::task::spawn_blocking;

use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::new_table::{GamePath, game};
use super::reader::Reading;
use super::table::reader;
use crate::keeper::{Ask, Draw, Part};

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

/// The end of a table's game.
pub(super) async fn table(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: TablePath,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let reader = reader(reading, &id, String::new());
    let ask = |reply| Ask::Draw(Draw { reader, part: Part::Picture(reply) });
    let drawn = shared.hall.ask(&id, ask).await?;
    // One at a time: a picture takes as long as a bot's thought, and nobody waits for it.
    let _place = shared.painting.lock().await;
    let png = spawn_blocking(move || png(&drawn, picture::SIZE)).await;
    let png = png.map_err(|error| Problem::internal(&error))?;
    // A game that is over can be taken back, but not for long.
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "private, max-age=600")], png)
        .into_response())
}

/// A picture of ours as a PNG.
pub(super) fn png(svg: &str, (width, height): (u32, u32)) -> Vec<u8> {
    let tree = Tree::from_str(svg, &Options::default()).expect("our own pictures can be read");
    let mut pixels = Pixmap::new(width, height).expect("it has a size");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().expect("pixels can be written")
}

#[cfg(test)]
mod tests {
    use sobremesa_level8::Level8;
    use sobremesa_level10::Level10;
    use sobremesa_linko::Linko;
    use sobremesa_page::Cover;

    use super::*;

    #[test]
    fn pictures_stand_alone() {
        for cover in [Cover::of::<Level10>(), Cover::of::<Linko>(), Cover::of::<Level8>()] {
            let svg = picture::cover(&cover);
            assert!(!svg.contains("var(") && !svg.contains("light-dark("), "{svg}");
            let used = svg.matches("<use href=\"#f-").count();
            assert!(used >= (cover.emblem)().len(), "{used} faces: {svg}");
            for part in svg.split("<use href=\"#").skip(1) {
                let id = part.split('"').next().expect("an id");
                assert!(svg.contains(&format!("id=\"{id}\"")), "{}: {id}", cover.name);
            }
            assert!(png(&svg, picture::SIZE).starts_with(b"\x89PNG"));
        }
    }
}
