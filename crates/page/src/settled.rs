//! A game that today's rules do not follow: what came out of it by the rules of its time.

use maud::{Markup, html};

use crate::assets::AROUND;
use crate::layout::{Page, document, house_bar};
use crate::table::{Region, Table};
use crate::token::Token;
use crate::{Cover, House};

/// Such a game.
pub struct Settled<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The table.
    pub table: &'a Table,
    /// The game.
    pub game: &'a Cover,
    /// The game with its options, in the reader's language.
    pub title: &'a str,
    /// What the seats came to, seat 0 first; none where that is not known.
    pub places: Vec<Option<Place>>,
}

/// What a seat came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whether it has won, alone or with others.
    pub has_won: bool,
    /// The points.
    pub points: i64,
}

/// The page of its table.
pub fn page(settled: &Settled<'_>) -> Markup {
    let content = html! {
        (house_bar(settled.house))
        main #main.column { @for region in regions(settled) { (region.html) } }
    };
    let title = settled.game.title(settled.house.language);
    let skip = settled.house.words().text("page-skip");
    let page = Page {
        title: &title,
        class: "form",
        skip: ("main", &skip),
        sprite: crate::sprite::with(""),
        sheets: &[AROUND],
        content,
    };
    document(settled.house, &page)
}

/// The same, as the only part of the page that may change.
pub fn regions(settled: &Settled<'_>) -> Vec<Region> {
    let (words, table) = (settled.house.words(), settled.table);
    let places = settled.places.iter().copied().chain(std::iter::repeat(None));
    let seats = table.names().into_iter().zip(table.tokens()).zip(places);
    let html = html! {
        section #settled.plate aria-labelledby="settledh" {
            h2 #settledh { (settled.title) }
            p { (words.text("settled-note")) }
            ul.rows { @for ((name, token), place) in seats { (row(settled, &name, token, place)) } }
            @if !table.is_sealed {
                p.acts {
                    a.btn href={ "/api/tables/" (table.id) "/record" } download { (words.text("story-record")) }
                }
            }
        }
    };
    vec![Region { id: "settled", html }]
}

/// A player, and what they came to.
fn row(settled: &Settled<'_>, name: &str, token: Token, place: Option<Place>) -> Markup {
    let words = settled.house.words();
    html! {
        li {
            span { (token.show("small")) span { (name) } }
            @if let Some(Place { has_won, points }) = place {
                span {
                    b { (words.text(if has_won { "home-won" } else { "home-lost" })) }
                    " · " (settled.game.score(settled.house.language, points).text)
                }
            }
        }
    }
}
