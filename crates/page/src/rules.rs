//! How a game is played: a page for each game, with drawn examples.
//!
//! Every rule stands in an element whose `id` is the rule's, so that whatever refuses something can
//! link to `/rules/level10#L10-14`.

mod level10;
mod level8;
mod linko;
mod sheet;

use maud::{Markup, html};
use sobremesa_games::Name;
use sobremesa_words::{Words, arg};

use crate::layout::{Page, document, house_bar};
use crate::{House, sprite};
use sheet::Sheet;

/// A part of a page under a heading of its own.
struct Section {
    /// The message that is its heading; the last word of the id is the anchor.
    title: &'static str,
    /// What it says.
    show: fn(&Sheet<'_>) -> Markup,
}

impl Section {
    fn anchor(&self) -> &'static str {
        self.title.rsplit('-').next().unwrap_or(self.title)
    }
}

/// What is said last, about what no rule of a game decides.
const TABLE: Section = Section { title: "rules-table", show: |sheet| sheet.rule("rule-REC") };

/// The rules of a game.
pub fn page(house: &House, game: Name) -> Markup {
    let words = house.words();
    let (title, lead, sections) = match game {
        Name::Level10 => ("rules-level10-title", "rules-level10-lead", level10::SECTIONS),
        Name::Linko => ("rules-linko-title", "rules-linko-lead", linko::SECTIONS),
        Name::Level8 => ("rules-level8-title", "rules-level8-lead", level8::SECTIONS),
    };
    let sections: Vec<&Section> = sections.iter().chain([&TABLE]).collect();
    let sheet = Sheet { words };
    let content = html! {
        (house_bar(house))
        main #main.rulebook {
            header {
                h2 { (words.text(title)) }
                p.lead { (words.text(lead)) }
                p.acts { a.btn.primary href={ "/new/" (game.as_str()) } { (play(words, game)) } }
            }
            (contents(words, &sections))
            @for section in &sections {
                section #(section.anchor()) {
                    h3 { (words.text(section.title)) }
                    ((section.show)(&sheet))
                }
            }
            (footer(words, game))
        }
    };
    let (title, skip) = (words.text(title), words.text("page-skip"));
    let sprite = sprite::of(game);
    document(house, &Page { title: &title, class: "form", skip: ("main", &skip), sprite, content })
}

fn play(words: &Words, game: Name) -> String {
    words.message("rules-play", [arg("game", name(words, game))])
}

fn name(words: &Words, game: Name) -> String {
    words.text(&format!("{}-name", game.as_str()))
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
fn footer(words: &Words, game: Name) -> Markup {
    html! {
        footer {
            p { (words.text("rules-ids")) }
            p { (words.text("rules-independent")) }
            p.acts {
                @for other in Name::ALL.into_iter().filter(|other| *other != game) {
                    a.btn href={ "/rules/" (other.as_str()) } {
                        (words.message("rules-other", [arg("game", name(words, other))]))
                    }
                }
            }
        }
    }
}
