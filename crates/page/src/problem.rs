//! What went wrong, as a page.

use maud::{Markup, html};

use crate::House;
use crate::assets::AROUND;
use crate::card::{Face, silent};
use crate::layout::{Page, document, house_bar};

/// A page that says what went wrong, and where to go from here. What is not there is nobody's fault.
pub fn page(house: &House, is_missing: bool, sentence: &str, back: &str) -> Markup {
    let words = house.words();
    let title = words.text(if is_missing { "problem-missing" } else { "problem-title" });
    let way = words.text(if back == "/" { "problem-home" } else { "problem-back" });
    let content = html! {
        (house_bar(house))
        main #main.column {
            section.plate.problem.missing[is_missing] role="alert" {
                (silent(&Face::BACK))
                h2 { (title) }
                p { (sentence) }
                p { a.btn.primary href=(back) { (way) } }
            }
        }
    };
    let skip = words.text("page-skip");
    let sprite = crate::sprite::with("");
    document(
        house,
        &Page {
            title: &title,
            class: "form",
            skip: ("main", &skip),
            sprite,
            sheets: &[AROUND],
            content,
        },
    )
}
