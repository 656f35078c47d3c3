//! Running games, those first that wait for the reader.

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::games::row;
use crate::home::Listed;
use crate::layout::{Page, document, house_bar};
use crate::table::Region;
use crate::{Cover, House, cover, sprite};

/// What the page lists.
pub struct Turns<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The games that are played here.
    pub games: &'a [Cover],
    /// Running games, those first that wait for the reader.
    pub tables: &'a [Listed],
    /// Whether this device can be told when a game waits.
    pub offer: Option<Offer>,
}

/// That a device can be told when a game waits.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The house's public key.
    pub key: String,
    /// Whether the device is told already.
    pub is_told: bool,
}

impl Turns<'_> {
    /// How many games wait for the reader.
    fn count(&self) -> usize {
        self.tables.iter().filter(|table| table.is_my_turn).count()
    }

    /// The title, with how many games wait.
    fn title(&self) -> String {
        let (title, count) = (self.house.words().text("turns-title"), self.count());
        if count == 0 { title } else { format!("({count}) {title}") }
    }
}

/// The page.
pub fn page(turns: &Turns<'_>) -> Markup {
    let words = turns.house.words();
    let content = html! {
        (house_bar(turns.house))
        main #main data-events="/turns/events" data-version="0" {
            h2.title { (words.text("turns-title")) }
            p.to-results { a href="/games" { (words.text("home-all-mine")) } }
            @for region in regions(turns) { (region.html) }
            @if let Some(offer) = &turns.offer { (self::offer(words, offer)) }
        }
        p #offline.offline-note role="status" hidden { (words.text("page-offline")) }
    };
    let (title, skip) = (turns.title(), words.text("page-skip"));
    let (sprite, sheets) = (sprite::all(turns.games), &cover::sheets(turns.games)[..]);
    let class = "mygames turns";
    let page = Page { title: &title, class, skip: ("main", &skip), sprite, sheets, content };
    document(turns.house, &page)
}

/// What changes on the page: the lists, with the title for the tab.
pub fn regions(turns: &Turns<'_>) -> Vec<Region> {
    let words = turns.house.words();
    let (mine, others) = turns.tables.split_at(turns.count());
    let title = format!("{} · Sobremesa", turns.title());
    let html = html! {
        div.lists #turns data-title=(title) {
            section aria-labelledby="mineh" {
                h3 #mineh { (words.text("home-your-turn")) }
                @if mine.is_empty() { p.plate.none { (words.text("turns-none")) } }
                @else { ul.plate { @for table in mine { (row(turns.games, words, table)) } } }
            }
            @if !others.is_empty() {
                section aria-labelledby="othersh" {
                    h3 #othersh { (words.text("turns-others")) }
                    ul.plate { @for table in others { (row(turns.games, words, table)) } }
                }
            }
        }
    };
    vec![Region { id: "turns", html }]
}

/// Lets a device be told when a game waits: only scripts can do that, so without one nothing is offered.
pub(crate) fn offer(words: &Words, Offer { key, is_told }: &Offer) -> Markup {
    let texts = ["push-on", "push-off", "push-denied", "push-failed"].map(|id| words.text(id));
    html! {
        section.plate.push data-push=(key) data-told[*is_told] data-denied=(texts[2]) data-failed=(texts[3]) hidden {
            p { (words.text("push-sentence")) }
            button.btn type="button" data-on=(texts[0]) data-off=(texts[1]) { (texts[0]) }
            p.soft role="status" {}
        }
    }
}

/// How much time is left: in days from two on, and below as a clock that runs.
pub(crate) fn left(words: &Words, millis: u64, until: i64) -> Markup {
    let minutes = millis / 60_000;
    let hours = minutes / 60;
    let days = (hours + 12) / 24;
    let told = |id: &str, count: u64| words.message(id, [arg("count", count)]);
    html! {
        @if hours >= 2 * 24 { span.left { (told("turns-days", days)) } }
        @else if hours > 0 { span.left data-until=(until) { (told("turns-hours", hours)) } }
        @else { span.left data-until=(until) { (told("turns-minutes", minutes)) } }
    }
}
