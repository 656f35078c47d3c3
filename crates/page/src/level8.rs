//! Level8 at a table.

use maud::{Markup, html};
use sobremesa_games::Level8;

use crate::table::{Region, Scene, Shows};

impl Shows for Level8 {
    fn class(_scene: &Scene<'_, Self>) -> &'static str {
        "level8 lay"
    }

    fn status(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        vec![scene.log()]
    }
}
