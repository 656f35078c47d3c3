//! The page of a game that has none of its own: a text board, and a button for every legal action.

use maud::{Markup, html};
use sobremesa_table::{Owed, Seat};
use sobremesa_words::arg;

use crate::table::{Region, Scene, Shows, Stage};

/// Whose turn it is.
pub(crate) fn status<G: Shows>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words();
    let text = match (scene.table.stage, scene.table.owed) {
        (Stage::GivenUp, _) => words.text("plain-given-up"),
        (Stage::Finished, _) | (_, Owed::Nobody) => words.text("plain-over"),
        _ if !scene.legal.is_empty() => words.text("plain-my-turn"),
        (_, Owed::Seat(seat)) => {
            words.message("plain-awaits", [arg("name", scene.table.name(seat))])
        }
        (_, Owed::Team | Owed::Chance(_)) => words.text("plain-awaits-team"),
    };
    html! { b { (text) } }
}

/// The board, the dock with what can be done, and the log.
pub(crate) fn regions<G: Shows>(scene: &Scene<'_, G>) -> Vec<Region> {
    vec![board(scene), dock(scene), scene.log()]
}

/// Who plays, and the board as text.
fn board<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let table = scene.table;
    let board = G::board(scene.words(), &table.names(), scene.view);
    let html = html! {
        section #board.plate {
            ol.players {
                @for seat in Seat::all(table.chairs.len()) {
                    li aria-current=[(table.owed == Owed::Seat(seat)).then_some("true")] { (table.name(seat)) }
                }
            }
            pre.board { (board) }
        }
    };
    Region { id: "board", html }
}

fn dock<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let words = scene.words();
    let names = scene.table.names();
    let deed = |action: &G::Action| html! { (G::deed(words, &names, action)) };
    let html = html! {
        section #dock.dock aria-labelledby="askh" {
            div aria-live="polite" {
                h2 #askh { (status(scene)) }
                @if let Some(hint) = scene.hint { (scene.suggestion(hint, &G::deed(words, &names, hint), "page-hint-chance")) }
            }
            @if scene.table.is_away {
                div.acts {
                    button.btn.primary form="act" name="return" value="1" { (words.text("menu-return")) }
                }
            }
            div.acts { @for action in scene.legal { (scene.act("btn", action, &deed(action))) } }
            @if let Stage::Finished | Stage::GivenUp = scene.table.stage {
                (scene.afterwards(None))
            } @else if let Some(reel) = scene.reel() { (reel) }
            (scene.notices())
        }
    };
    Region { id: "dock", html }
}
