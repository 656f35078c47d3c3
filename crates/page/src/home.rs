//! The first page: three games, one's own tables and the public ones.

use maud::{Markup, html};
use sobremesa_games::Name;
use sobremesa_level10::{LevelCard, Value, World};
use sobremesa_words::{Words, arg};

use crate::card::{Face, silent};
use crate::layout::{Page, document, house_bar};
use crate::table::{Region, Stage};
use crate::{House, sprite};

/// What the first page lists.
pub struct Home<'a> {
    /// Whose page it is.
    pub house: &'a House,
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
    /// The game.
    pub game: Name,
    /// How far it is.
    pub stage: Stage,
    /// The people who sit there.
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
    /// When it last changed, as `2026-11-15`.
    pub date: String,
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
                ul #games.games { @for game in Name::ALL { (game_plate(words, game)) } }
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
        sprite: sprite::all(),
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
            (words.message("home-seated", state), "home-join", "btn")
        }
        Stage::Running if table.is_my_turn => {
            (words.text("home-your-turn"), "home-go-on", "btn primary")
        }
        Stage::Running if table.is_mine => (words.text("home-running"), "home-go-on", "btn"),
        Stage::Running => (words.text("home-running"), "home-watch", "btn"),
        Stage::Finished => (words.text("home-finished"), "home-look", "btn"),
        Stage::GivenUp => (words.text("home-given-up"), "home-look", "btn"),
    };
    let game = words.text(name_id(table.game));
    html! {
        li {
            div {
                b { (game) @if !table.names.is_empty() { " · " (table.names.join(", ")) } }
                small { (state) " · " time datetime=(table.date) { (table.date) } }
            }
            a class=(class) href={ "/t/" (table.id) } { (words.text(verb)) }
        }
    }
}

/// The message with a game's name.
pub fn name_id(game: Name) -> &'static str {
    match game {
        Name::Level10 => "level10-name",
        Name::Linko => "linko-name",
        Name::Level8 => "level8-name",
    }
}

fn game_plate(words: &Words, game: Name) -> Markup {
    let (kind, sentence) = match game {
        Name::Level10 => ("level10-kind", "level10-sentence"),
        Name::Linko => ("linko-kind", "linko-sentence"),
        Name::Level8 => ("level8-kind", "level8-sentence"),
    };
    let id = format!("game-{}", game.as_str());
    html! {
        li.game.plate {
            div.pic aria-hidden="true" { @for face in faces(game) { (silent(face)) } }
            div.txt {
                h3 id=(id) { (words.text(name_id(game))) }
                p.meta {
                    (words.text(kind)) " · "
                    a href={ "/rules/" (game.as_str()) } aria-describedby=(id) {
                        (words.text("page-rules"))
                    }
                }
                p.say { (words.text(sentence)) }
                div.acts {
                    form method="post" action={ "/play/" (game.as_str()) } {
                        button.btn.primary aria-describedby=(id) { (words.text("home-play-now")) }
                    }
                    a.btn href={ "/new/" (game.as_str()) } aria-describedby=(id) {
                        (words.text("home-invite"))
                    }
                }
            }
        }
    }
}

/// Three cards for a picture of the game.
fn faces(game: Name) -> [Face; 3] {
    let level = |world, value| Face::Level(LevelCard { world, value });
    let linko = |text: &str| Face::Linko(text.parse().expect("a card of Linko"));
    let level8 = |text: &str| Face::Level8(text.parse().expect("a card of Level 8"));
    match game {
        Name::Level10 => [
            level(World::Sky, Value::Four),
            level(World::Desert, Value::Seven),
            level(World::Volcano, Value::Two),
        ],
        Name::Linko => [linko("5"), linko("12"), linko("J")],
        Name::Level8 => [level8("G7"), level8("P11"), level8("B15")],
    }
}
