//! The first page: the games, one's own tables and the public ones.

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::card::silent;
use crate::layout::{Page, document, house_bar};
use crate::table::{Region, Stage};
use crate::{Cover, House, sprite};

/// What the first page lists.
pub struct Home<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The games that are played here.
    pub games: &'a [Cover],
    /// One's own tables, the last changed first.
    pub mine: &'a [Listed],
    /// Public tables that wait or run.
    pub open: &'a [Listed],
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its id in paths.
    pub id: String,
    /// What the game is called.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The people who sit there, without the reader.
    pub names: Vec<String>,
    /// How many will play.
    pub players: usize,
    /// How many seats are open.
    pub open: usize,
    /// Whether others may look on.
    pub has_spectators: bool,
    /// Whether the reader sits there.
    pub is_mine: bool,
    /// Whether the reader must decide.
    pub is_my_turn: bool,
    /// When it last changed, as `2026-11-15T08:30:00Z`.
    pub changed: String,
}

/// The first page.
pub fn page(home: &Home<'_>) -> Markup {
    let words = home.house.words();
    let content = html! {
        (house_bar(home.house))
        main #main data-events="/events" data-version="0" {
            section.hero {
                h2 { (words.text("home-title")) }
                p { (words.text("home-sentence")) }
            }
            section aria-labelledby="gamesh" {
                h2 #gamesh.sr { (words.text("home-games")) }
                ul #games.games { @for game in home.games { (game_plate(home.house, game)) } }
            }
            aside.side aria-label=(words.text("home-tables")) {
                @for region in regions(home) { (region.html) }
            }
        }
    };
    let (title, skip) = (words.text("home-title"), words.text("home-skip"));
    let page = Page {
        title: &title,
        class: "home",
        skip: ("games", &skip),
        sprite: sprite::all(home.games),
        content,
    };
    document(home.house, &page)
}

/// What changes on the first page: the two lists.
pub fn regions(home: &Home<'_>) -> Vec<Region> {
    let words = home.house.words();
    let list = |id: &'static str, title: &str, none: &str, tables: &[Listed]| {
        let html = html! {
            section.plate id=(id) aria-label=(words.text(title)) {
                h2 { (words.text(title)) }
                @if tables.is_empty() { p.soft { (words.text(none)) } }
                ul.rows { @for table in tables { (row(words, table)) } }
            }
        };
        Region { id, html }
    };
    vec![
        list("mine", "home-mine", "home-none-mine", home.mine),
        list("lobby", "home-public", "home-none-public", home.open),
    ]
}

fn row(words: &Words, table: &Listed) -> Markup {
    let (state, verb, class) = match table.stage {
        Stage::Waiting => {
            let seated = table.players - table.open;
            let state = [arg("seated", seated), arg("players", table.players)];
            let verb = match table {
                Listed { is_mine: true, .. } => "home-go-on",
                Listed { open: 0, .. } => "home-look",
                _ => "home-join",
            };
            (words.message("home-seated", state), verb, "btn")
        }
        Stage::Running if table.is_my_turn => {
            (words.text("home-your-turn"), "home-go-on", "btn primary")
        }
        Stage::Running if table.is_mine => (words.text("home-running"), "home-go-on", "btn"),
        Stage::Running => (words.text("home-running"), "home-watch", "btn"),
        Stage::Finished => (words.text("home-finished"), "home-look", "btn"),
        Stage::GivenUp => (words.text("home-given-up"), "home-look", "btn"),
    };
    let company = match &table.names[..] {
        [] if table.is_mine && table.stage != Stage::Waiting && table.players > 1 => {
            Some(words.message("home-bots", [arg("count", table.players - 1)]))
        }
        [] => None,
        names => Some(names.join(", ")),
    };
    let day = table.changed.split('T').next().unwrap_or_default();
    html! {
        li {
            div {
                b { (table.game) @if let Some(company) = company { " · " (company) } }
                small { (state) " · " time datetime=(table.changed) { (day) } }
            }
            a class=(class) href={ "/t/" (table.id) } { (words.text(verb)) }
        }
    }
}

fn game_plate(house: &House, game: &Cover) -> Markup {
    let words = house.words();
    let text = |message: &str| game.text(house.language, message);
    let id = format!("game-{}", game.name);
    html! {
        li.game.plate {
            div.pic aria-hidden="true" { @for face in (game.emblem)() { (silent(&face)) } }
            div.txt {
                h3 id=(id) { (game.title(house.language)) }
                p.meta {
                    (text("kind")) " · "
                    a href={ "/rules/" (game.name) } aria-describedby=(id) {
                        (words.text("page-rules"))
                    }
                }
                p.say { (text("sentence")) }
                div.acts {
                    form method="post" action={ "/play/" (game.name) } {
                        button.btn.primary aria-describedby=(id) { (words.text("home-play-now")) }
                    }
                    a.btn href={ "/new/" (game.name) } aria-describedby=(id) {
                        (words.text("home-invite"))
                    }
                }
            }
        }
    }
}
