//! Linko at a table.

use maud::{Markup, html};
use sobremesa_games::Linko;

use crate::table::{Region, Scene, Shows};

impl Shows for Linko {
    fn class(_scene: &Scene<'_, Self>) -> &'static str {
        "linko lay"
    }

    fn status(_scene: &Scene<'_, Self>) -> Markup {
        html! {}
    }

    fn regions(scene: &Scene<'_, Self>) -> Vec<Region> {
        vec![scene.log()]
    }
}
