//! Level10 at a table.

use maud::{Markup, html};
use sobremesa_games::Level10;

use crate::table::{Region, Scene, Shows};

impl Shows for Level10 {
    fn class(_scene: &Scene<'_, Self>) -> &'static str {
        "level10"
    }

    fn status(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        vec![scene.log()]
    }
}
