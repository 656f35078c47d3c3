//! The first page: the games, one's own tables and the public ones.

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::card::silent;
use crate::ending::figure;
use crate::layout::{Page, document, house_bar};
use crate::table::{Region, Stage};
use crate::{Cover, House, cover, sprite};

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
    /// The deals of the day.
    pub deals: &'a [Dealt],
}

/// A game's deal of the day, as the reader has played it.
#[derive(Clone, Debug)]
pub struct Dealt {
    /// The game's name in paths.
    pub name: &'static str,
    /// What the game is called.
    pub title: String,
    /// How far the reader's own try is; none before it.
    pub stage: Option<Stage>,
    /// The points, if it counts.
    pub points: Option<i64>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its id in paths.
    pub id: String,
    /// The game's name in paths.
    pub name: String,
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
    /// Whether the reader has won, once it is over.
    pub has_won: Option<bool>,
    /// How many points the reader has, once it is over.
    pub points: Option<i64>,
    /// Whether the reader must decide.
    pub is_my_turn: bool,
    /// Whether it is a day's deal that is not told of yet.
    pub is_sealed: bool,
    /// When it last changed, as `2026-11-15T08:30:00Z`.
    pub changed: String,
}

/// The first page.
pub fn page(home: &Home<'_>) -> Markup {
    let words = home.house.words();
    let newcomer = home.mine.is_empty();
    let content = html! {
        (house_bar(home.house))
        main #main data-events="/events" data-version="0" {
            section.hero {
                h2 { (words.text("home-title")) }
                p { (words.text("home-sentence")) }
            }
            section aria-labelledby="gamesh" {
                h2 #gamesh.sr { (words.text("home-games")) }
                ul #games.games {
                    @for (index, game) in home.games.iter().enumerate() {
                        (game_plate(home.house, game, newcomer.then_some(index)))
                    }
                }
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
        sheets: &cover::sheets(home.games),
        content,
    };
    document(home.house, &page)
}

/// What changes on the first page: the lists.
pub fn regions(home: &Home<'_>) -> Vec<Region> {
    let words = home.house.words();
    let list = |id: &'static str, title: &str, none: &str, tables: &[Listed]| {
        let html = html! {
            section.plate id=(id) aria-label=(words.text(title)) {
                h2 { (words.text(title)) }
                @if tables.is_empty() { p.soft { (words.text(none)) } }
                ul.rows { @for table in tables { (row(words, table)) } }
                @if id == "mine" && !tables.is_empty() {
                    a.all href="/games" { (words.text("home-all-mine")) }
                }
            }
        };
        Region { id, html }
    };
    vec![
        deals(home),
        list("mine", "home-mine", "home-none-mine", home.mine),
        list("lobby", "home-public", "home-none-public", home.open),
    ]
}

/// The deals of the day, each with the way to it.
fn deals(home: &Home<'_>) -> Region {
    let words = home.house.words();
    let state = |deal: &Dealt| match (deal.stage, deal.points) {
        (None, _) => words.text("day-unplayed"),
        (Some(Stage::Finished), Some(points)) => {
            words.message("games-points", [arg("points", points), arg("figure", figure(points))])
        }
        (Some(Stage::Finished), None) => words.text("home-finished"),
        (Some(_), _) => words.text("home-running"),
    };
    let html = html! {
        section.plate #deals aria-label=(words.text("day-deals")) {
            h2 { (words.text("day-deals")) }
            ul.rows {
                @for deal in home.deals {
                    li {
                        div { b id={ "deal-" (deal.name) } { (deal.title) } small { (state(deal)) } }
                        a.btn href={ "/day/" (deal.name) } aria-describedby={ "deal-" (deal.name) } {
                            (words.text(if deal.stage == Some(Stage::Finished) { "games-result" } else { "day-look" }))
                        }
                    }
                }
            }
        }
    };
    Region { id: "deals", html }
}

impl Listed {
    /// How far it is, or what came out.
    pub(crate) fn state(&self, words: &Words) -> String {
        let id = match (self.stage, self.has_won) {
            (Stage::Waiting, _) => {
                let seated = self.players - self.open;
                let state = [arg("seated", seated), arg("players", self.players)];
                return words.message("home-seated", state);
            }
            (Stage::Running, _) if self.is_my_turn => "home-your-turn",
            (Stage::Running, _) => "home-running",
            (Stage::Finished, Some(true)) => "home-won",
            (Stage::Finished, Some(false)) => "home-lost",
            (Stage::Finished, None) => "home-finished",
            (Stage::GivenUp, _) => "home-given-up",
        };
        words.text(id)
    }

    /// Who plays there beside the reader.
    pub(crate) fn company(&self, words: &Words) -> Option<String> {
        match &self.names[..] {
            [] if self.is_mine && self.stage != Stage::Waiting && self.players > 1 => {
                Some(words.message("home-bots", [arg("count", self.players - 1)]))
            }
            [] => None,
            names => Some(names.join(", ")),
        }
    }
}

fn row(words: &Words, table: &Listed) -> Markup {
    let verb = match table.stage {
        Stage::Waiting | Stage::Running if table.is_mine => "home-go-on",
        Stage::Waiting if table.open > 0 => "home-join",
        Stage::Running => "home-watch",
        Stage::Waiting | Stage::Finished | Stage::GivenUp => "home-look",
    };
    let day = table.changed.split('T').next().unwrap_or_default();
    html! {
        li {
            div {
                b { (table.game) @if let Some(company) = table.company(words) { " · " (company) } }
                small { (table.state(words)) " · " time datetime=(table.changed) { (day) } }
            }
            a.btn.primary[table.is_my_turn] href={ "/t/" (table.id) } { (words.text(verb)) }
        }
    }
}

/// A game to play. For newcomers, to whom it is the game of this number, the first thing is to learn it; only one of
/// all these buttons is the primary one.
fn game_plate(house: &House, game: &Cover, newcomer: Option<usize>) -> Markup {
    let words = house.words();
    let learn = |class: &str| {
        html! {
            a class=(class) href={ "/learn/" (game.name) } aria-describedby={ "game-" (game.name) } {
                (words.text("home-learn"))
            }
        }
    };
    let teaches = newcomer.filter(|_| game.has_lesson);
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
                    @if game.has_lesson && newcomer.is_none() { " · " (learn("")) }
                }
                p.say { (text("sentence")) }
                div.acts {
                    @if let Some(index) = teaches {
                        (learn(if index == 0 { "btn learn primary" } else { "btn learn" }))
                    }
                    form method="post" action={ "/play/" (game.name) } {
                        button.btn.primary[teaches.is_none()] aria-describedby=(id) { (words.text("home-play-now")) }
                    }
                    a.btn href={ "/new/" (game.name) } aria-describedby=(id) {
                        (words.text("home-invite"))
                    }
                }
            }
        }
    }
}
