//! Level 8 at a table.
//!
//! - [`pick`]: what a viewer has picked, as the page's query writes it.
//! - `sight`: what the parts of the page ask: names, what is picked, the last move.
//! - `seats`: the plates of the others; `place`: combinations and discard piles.
//! - `middle`: the level card, a round's summary, the piles, and the viewer's own combinations.
//! - `dock`: what is asked; `wait`: whom one waits for; `lay`: proposals and free arrangement; `hand`; `over`: the end.

mod dock;
mod hand;
mod lay;
mod middle;
mod over;
pub mod pick;
mod place;
mod seats;
mod sight;
mod wait;

use maud::{Markup, html};
use sobremesa_games::Level8;
use sobremesa_level8::Phase;
use sobremesa_words::arg;

use crate::table::{Region, Scene, Shows, Stage};
use sight::Sight;

impl Shows for Level8 {
    type Hindsight = ();

    fn class(scene: &Scene<'_, Self>) -> &'static str {
        match scene.view.phase {
            Phase::Over(end) if scene.table.me == Some(end.winner()) => "level8 lay won",
            _ => "level8 lay",
        }
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let words = scene.house.words();
        let turn = match scene.view.phase {
            _ if scene.table.stage == Stage::GivenUp => words.text("level8-page-turn-over"),
            _ if scene.table.is_my_turn() => words.text("level8-page-turn-mine"),
            Phase::Draw(seat) | Phase::Act(seat) | Phase::Pass(seat) | Phase::Keep(seat) => {
                words.message("level8-page-turn-of", [arg("name", scene.table.name(seat))])
            }
            Phase::Deal | Phase::Reshuffle(_) => words.text("level8-page-turn-dealing"),
            Phase::Over(_) => words.text("level8-page-turn-over"),
        };
        let round = arg("round", scene.view.board.rounds());
        let side = words.level8_side(scene.view.rules());
        html! {
            (words.message("level8-page-where", [round, arg("turn", turn)]))
            span.only-wide { " · " (side) }
        }
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        let sight = Sight::new(scene);
        vec![
            seats::seats(&sight),
            middle::levels(&sight),
            middle::mine(&sight),
            middle::piles(&sight),
            dock::dock(&sight),
            scene.log(),
        ]
    }
}
