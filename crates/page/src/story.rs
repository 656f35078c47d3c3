//! A game told from its first move to its last.

use maud::{Markup, html};

use crate::assets::AROUND;
use crate::games::bring;
use crate::layout::{Page, document, house_bar};
use crate::table::{Stage, Table};
use crate::{Cover, Deck, House, seal};

/// A game in words.
pub struct Story<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The table.
    pub table: &'a Table,
    /// The game.
    pub game: &'a Cover,
    /// The game with its options, in the reader's language.
    pub title: &'a str,
    /// Everything that happened, the first first.
    pub lines: &'a [String],
    /// The deck, if it can be checked that nobody chose the cards.
    pub deck: Option<&'a Deck>,
    /// The table that the cards were dealt for, if they were for one alone.
    pub dealt_for: Option<&'a str>,
}

/// The page of a game's story.
pub fn page(story: &Story<'_>) -> Markup {
    let (words, table) = (story.house.words(), story.table);
    let is_over = matches!(table.stage, Stage::Finished | Stage::GivenUp);
    let content = html! {
        (house_bar(story.house))
        main #main.column {
            h2 { (story.title) }
            div.acts {
                a.btn.primary href={ "/t/" (table.id) } { (words.text("menu-back")) }
                @if is_over && !table.is_sealed {
                    a.btn href={ "/api/tables/" (table.id) "/record" } download { (words.text("story-record")) }
                }
            }
            @if let Some(deck) = story.deck.filter(|_| is_over && !table.is_sealed) {
                (seal::show(words, &table.id, story.dealt_for, &table.names(), deck))
            }
            section.plate aria-labelledby="storyh" {
                h2 #storyh { (words.text("story-title")) }
                ol.all { @for line in story.lines { li { (line) } } }
            }
            @if is_over {
                section aria-labelledby="bringh" { h2 #bringh { (words.text("upload-title")) } (bring(words)) }
            }
        }
    };
    let title = story.game.title(story.house.language);
    let (skip, sprite) = (words.text("page-skip"), Markup::default());
    let page = Page {
        title: &title,
        class: "form",
        skip: ("main", &skip),
        sprite,
        sheets: &[AROUND],
        content,
    };
    document(story.house, &page)
}
