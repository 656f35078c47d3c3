//! What went wrong, as a page.

use maud::{Markup, html};

use crate::House;
use crate::layout::{Page, document, house_bar};

/// A page that says what went wrong, and where to go from here.
pub fn page(house: &House, sentence: &str, back: &str) -> Markup {
    let words = house.words();
    let content = html! {
        (house_bar(house))
        main #main.column {
            section.plate role="alert" {
                h2 { (words.text("problem-title")) }
                p { (sentence) }
                p { a.btn.primary href=(back) { (words.text("problem-back")) } }
            }
        }
    };
    let (title, skip) = (words.text("problem-title"), words.text("page-skip"));
    let sprite = Markup::default();
    document(house, &Page { title: &title, class: "form", skip: ("main", &skip), sprite, content })
}
