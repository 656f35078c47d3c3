//! How a game is played: a page for each game, with drawn examples.
//!
//! Every rule stands in an element whose `id` is the rule's, so that whatever refuses something can
//! link to `/rules/level10#L10-14`.

mod glance;
mod sheet;

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::assets::AROUND;
use crate::layout::{Page, document, house_bar};
use crate::{Cover, House, sprite};
pub use glance::{Glance, Picture, Sign, grown, joint, lot, worth};
pub use sheet::{Sheet, Verdict, group, read};

/// A part of a page under a heading of its own.
pub struct Section {
    /// The message that is its heading; the last word of the id is the anchor.
    pub title: &'static str,
    /// What it says.
    pub show: fn(&Sheet<'_>) -> Markup,
}

impl Section {
    fn anchor(&self) -> &'static str {
        self.title.rsplit('-').next().unwrap_or(self.title)
    }
}

/// What is said last, about what no rule of a game decides.
const TABLE: Section = Section { title: "rules-table", show: |sheet| sheet.rule("rule-REC") };

/// The rules of a game, beside the other games of the house; `back` leads to the table that one came
/// from.
pub fn page(house: &House, game: &Cover, games: &[Cover], back: Option<&str>) -> Markup {
    let words = game.words(house.language);
    let message = |part: &str| {
        let id = format!("rules-{}-{part}", game.name);
        if words.has(&id) { words.text(&id) } else { game.title(house.language) }
    };
    let (title, lead, sections) = (message("title"), message("lead"), game.sections);
    let sections: Vec<&Section> = sections.iter().chain([&TABLE]).collect();
    let sheet = Sheet { words };
    let glance = (game.glance)(words);
    let acts = acts(house, game, back);
    let content = html! {
        (house_bar(house))
        main #main.rulebook {
            @if let Some(glance) = &glance { (glance::section(words, glance, &acts)) }
            header #all {
                h2 { (title) }
                p.lead { (lead) }
                @if glance.is_none() { (acts) }
            }
            (contents(words, &sections))
            @for section in &sections {
                section #(section.anchor()) {
                    h3 { (words.text(section.title)) }
                    ((section.show)(&sheet))
                }
            }
            (footer(house, game, games))
        }
    };
    let skip = words.text("page-skip");
    let (sprite, sheets) = (sprite::of(game), &[game.name, AROUND][..]);
    document(
        house,
        &Page { title: &title, class: "form", skip: ("main", &skip), sprite, sheets, content },
    )
}

/// The way back to the table, or to a new one.
fn acts(house: &House, game: &Cover, back: Option<&str>) -> Markup {
    let words = house.words();
    html! {
        p.acts.not-in-drawer {
            @if let Some(back) = back {
                a.btn.primary href=(back) { (words.text("menu-back")) }
            } @else {
                a.btn.primary href={ "/new/" (game.name) } {
                    (words.message("rules-play", [arg("game", game.title(house.language))]))
                }
            }
        }
    }
}

fn contents(words: &Words, sections: &[&Section]) -> Markup {
    html! {
        nav.contents aria-labelledby="contents" {
            h3 #contents { (words.text("rules-contents")) }
            ol {
                @for section in sections {
                    li { a href={ "#" (section.anchor()) } { (words.text(section.title)) } }
                }
            }
        }
    }
}

/// Where these words come from, and the way to the other games.
fn footer(house: &House, game: &Cover, games: &[Cover]) -> Markup {
    let words = house.words();
    html! {
        footer {
            p { (words.text("rules-ids")) }
            p { (words.text("rules-independent")) }
            p.acts {
                @for other in games.iter().filter(|other| other.name != game.name) {
                    a.btn href={ "/rules/" (other.name) } {
                        (words.message("rules-other", [arg("game", other.title(house.language))]))
                    }
                }
            }
        }
    }
}
