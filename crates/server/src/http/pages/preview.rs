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
    use sobremesa_bots::Bots;
    use sobremesa_level8::{self as level8, Level8, Stars};
    use sobremesa_level10::{self as level10, Level10, Scoring};
    use sobremesa_linko::{self as linko, Linko, Variant};
    use sobremesa_page::gallery::whole_game;
    use sobremesa_page::{Cover, Scene, Shows};

    use super::*;

    /// Nothing in it needs a page's styles, and everything that it uses is in it.
    #[track_caller]
    fn stands_alone(svg: &str) {
        assert!(!svg.contains("var(") && !svg.contains("light-dark("));
        for part in svg.split("<use href=\"#").skip(1) {
            let id = part.split('"').next().expect("an id");
            assert!(svg.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert!(png(svg, picture::SIZE).starts_with(b"\x89PNG"));
    }

    #[test]
    fn pictures_stand_alone() {
        for cover in [Cover::of::<Level10>(), Cover::of::<Linko>(), Cover::of::<Level8>()] {
            let svg = picture::cover(&cover);
            let used = svg.matches("<use href=\"#f-").count();
            assert!(used >= (cover.emblem)().len(), "{used} faces");
            stands_alone(&svg);
        }
    }

    /// The ends of some games, the longest names at the table: result and players stand left of the cards, and
    /// everything lies on the cloth.
    #[track_caller]
    fn shows_its_end<G: Shows + Bots>(rules: &G::Rules) {
        for seed in ["one", "two", "three"] {
            let positions = whole_game::positions::<G>(rules, seed);
            let last = positions.last().expect("a game has positions");
            let (svg, laid, players) = last.with_scene(|scene| {
                let mut table = scene.table.clone();
                for chair in &mut table.chairs {
                    chair.name = "Wilhelmina Featherstonehaugh-Xu".into();
                }
                let laid = G::laid(scene.view).concat().len();
                let scene = Scene { table: &table, ..*scene };
                (picture::end(&scene), laid, table.chairs.len())
            });
            stands_alone(&svg);
            let cards = svg.matches("<g clip-path=\"url(#clip)\">").count();
            assert!(laid > 0 && cards == laid, "{cards} of {laid}");
            let tokens = svg.split("</defs>").last().expect("drawings").matches("<circle cx=");
            assert!(tokens.count() >= players, "{players}");
            let tree = Tree::from_str(&svg, &Options::default()).expect("it can be read");
            // The wood and the cloth lie under all others.
            let (mut left, mut right) = (0, 0);
            for drawn in &tree.root().children()[2..] {
                let at = drawn.abs_bounding_box();
                assert!(at.top() > 26.0 && at.bottom() < 604.0, "{at:?}");
                match at.right() < 500.0 {
                    true => left += usize::from(at.left() > 80.0),
                    false => right += usize::from(at.left() > 500.0 && at.right() < 1174.0),
                }
            }
            assert_eq!(right, laid);
            // The game, the figure with what it counts, a sentence of one line or more, and the players.
            assert!(left >= 4 + 3 * players, "{left}");
            assert_eq!(left + right, tree.root().children().len() - 2);
        }
    }

    #[test]
    fn the_end_of_every_game_has_its_picture() {
        let scoring = Scoring::Victory;
        shows_its_end::<Level10>(&level10::Rules { players: 5, pauses: 2, scoring });
        let variant = Variant::Base;
        shows_its_end::<Linko>(&linko::Rules { players: 5, variant, first: None });
        shows_its_end::<Level8>(&level8::Rules::new(6, Stars::One));
    }
}
