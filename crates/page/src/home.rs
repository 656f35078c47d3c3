//! The first page: the games, one's own tables and the public ones.

use maud::{Markup, html};
use sobremesa_words::{Words, arg, is_guest};

use crate::card::{Face, silent};
use crate::games::turns_link;
use crate::layout::{Page, document, house_bar};
use crate::table::{Region, Stage};
use crate::token::Token;
use crate::{Character, Cover, House, cover, sprite};

/// What the first page lists.
pub struct Home<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The games that are played here.
    pub games: &'a [Cover],
    /// One's own tables that wait or run, those where it is one's turn first.
    pub unfinished: &'a [Listed],
    /// One's own games that were over last.
    pub finished: &'a [Listed],
    /// Public tables that wait or run.
    pub open: &'a [Listed],
    /// The deals of the day.
    pub deals: &'a [Dealt],
}

impl Home<'_> {
    /// Whether the reader has no table yet.
    fn is_new(&self) -> bool {
        self.unfinished.is_empty() && self.finished.is_empty()
    }
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
    /// How far the reader came, if it counts.
    pub reached: Option<String>,
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
    /// Who sits there, without the reader: the people, then the bots.
    pub company: Vec<Guest>,
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
    /// How many milliseconds are left for the decision, and until when that is; none without a clock.
    pub left: Option<(u64, i64)>,
    /// When it last changed, as `2026-11-15T08:30:00Z`.
    pub changed: String,
}

/// Somebody at a table in a list.
#[derive(Clone, Debug)]
pub struct Guest {
    /// What they are called.
    pub name: String,
    /// The bot, if it is one.
    pub bot: Option<Character>,
}

impl Guest {
    /// The token by which everybody knows them.
    fn token(&self) -> Token {
        self.bot.map_or_else(|| Token::of_name(&self.name), Token::of_character)
    }
}

/// The first page.
pub fn page(home: &Home<'_>) -> Markup {
    let words = home.house.words();
    let is_new = home.is_new();
    let content = html! {
        (house_bar(home.house))
        main #main data-events="/events" data-version="0" {
            @if is_new {
                section.hero {
                    h2 { (words.text("home-title")) }
                    p { (words.text("home-sentence")) }
                }
            } @else {
                (waits(home).html)
            }
            section.new aria-labelledby="gamesh" {
                h2 #gamesh.sr[is_new] { (words.text(if is_new { "home-games" } else { "home-new" })) }
                ul #games.games {
                    @for (index, game) in home.games.iter().enumerate() {
                        @if is_new { (game_plate(home.house, game, index)) } @else { (start(home, game)) }
                    }
                }
                p.soft.meet { a href="/bots" { (words.text("bots-meet")) } }
            }
            aside.side aria-label=(words.text("home-tables")) {
                (deals(home).html)
                (mine(home).html)
                (lobby(home).html)
            }
        }
    };
    let (title, skip) = (words.text("home-title"), words.text("home-skip"));
    let page = Page {
        title: &title,
        class: if is_new { "home" } else { "home back" },
        skip: ("games", &skip),
        sprite: sprite::all(home.games),
        sheets: &cover::sheets(home.games),
        content,
    };
    document(home.house, &page)
}

/// What changes on the first page: the table that waits, and the lists.
pub fn regions(home: &Home<'_>) -> Vec<Region> {
    vec![waits(home), deals(home), mine(home), lobby(home)]
}

/// The table that waits for the reader, before everything else.
fn waits(home: &Home<'_>) -> Region {
    let words = home.house.words();
    let turns = home.unfinished.iter().filter(|table| table.is_my_turn).count();
    let sentence = match (turns, home.unfinished.len()) {
        (0, 0) => words.text("home-waits-none"),
        (0, tables) => words.message("home-waits-others", [arg("count", tables)]),
        (turns, _) => words.message("home-waits-mine", [arg("count", turns)]),
    };
    let hello = match &home.house.name {
        Some(name) if !is_guest(name) => words.message("home-hello", [arg("name", name.clone())]),
        _ => words.text("home-hello-guest"),
    };
    let html = html! {
        section #waits.hero {
            h2 { (hello) }
            p { (sentence) }
            @if let Some(table) = home.unfinished.first() {
                @let emblem = home.games.iter().find(|game| game.name == table.name).map(|game| (game.emblem)());
                div.plate.waits {
                    span.fan aria-hidden="true" { @for face in emblem.iter().flatten() { (silent(face)) } }
                    div {
                        p.label { (table.state(words)) " · " (table.time()) }
                        h3 #waitsh { (table.game) }
                        @if !table.company.is_empty() { p.who { (table.tokens()) span { (table.told_company(words)) } } }
                    }
                    a.btn.primary href={ "/t/" (table.id) } aria-describedby="waitsh" { (words.text("home-go-on")) }
                }
            }
        }
    };
    Region { id: "waits", html }
}

/// The other tables of the reader, and the games that were over last.
fn mine(home: &Home<'_>) -> Region {
    let words = home.house.words();
    let others = home.unfinished.iter().skip(1).take(UNFINISHED);
    let tables: Vec<&Listed> = others.chain(home.finished).take(MINE).collect();
    let html = html! {
        section.plate #mine aria-labelledby="mineh" {
            h2 #mineh { (words.text("home-mine")) }
            @if tables.is_empty() { p.soft { (words.text("home-none-mine")) } }
            ul.rows { @for table in tables { (row(home, table)) } }
            @if !home.is_new() {
                a.all href="/turns" { (turns_link(words, home.unfinished)) }
                a.all href="/games" { (words.text("home-all-mine")) }
            }
        }
    };
    Region { id: "mine", html }
}

/// Tables of others.
fn lobby(home: &Home<'_>) -> Region {
    let words = home.house.words();
    let html = html! {
        section.plate #lobby aria-labelledby="lobbyh" {
            h2 #lobbyh { (words.text("home-public")) }
            @if home.open.is_empty() { p.soft { (words.text("home-none-public")) } }
            ul.rows { @for table in home.open { (row(home, table)) } }
        }
    };
    Region { id: "lobby", html }
}

/// How many of one's own tables are listed, and how many of these at most are not over.
const MINE: usize = 3;
const UNFINISHED: usize = 2;

/// The deals of the day, each with the way to it.
fn deals(home: &Home<'_>) -> Region {
    let words = home.house.words();
    let state = |deal: &Dealt| match (deal.stage, &deal.reached) {
        (None, _) => words.text("day-unplayed"),
        (Some(Stage::Finished), Some(reached)) => reached.clone(),
        (Some(Stage::Finished), None) => words.text("home-finished"),
        (Some(_), _) => words.text("home-running"),
    };
    let html = html! {
        section.plate #deals aria-label=(words.text("day-deals")) {
            h2 { (words.text("day-deals")) }
            ul.rows {
                @for deal in home.deals {
                    li {
                        (card(home, deal.name, deal.stage == Some(Stage::Finished)))
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
    pub(crate) fn told_company(&self, words: &Words) -> String {
        let bots = self.players - 1;
        match &self.company[..] {
            // Older programs have not kept which bots there were.
            [] if self.is_mine && self.stage != Stage::Waiting && bots > 0 => {
                words.message("home-bots", [arg("count", bots)])
            }
            company => {
                words.list(&company.iter().map(|guest| guest.name.as_str()).collect::<Vec<&str>>())
            }
        }
    }

    /// The tokens of those who play there beside the reader.
    pub(crate) fn tokens(&self) -> Markup {
        html! {
            @if !self.company.is_empty() {
                span.tokens { @for guest in &self.company { (guest.token().show("small")) } }
            }
        }
    }

    /// When it last changed.
    pub(crate) fn time(&self) -> Markup {
        let day = self.changed.split('T').next().unwrap_or_default();
        html! { time datetime=(self.changed) { (day) } }
    }
}

/// A card that stands for a game in a list: face down where it is not played yet.
fn card(home: &Home<'_>, name: &str, is_open: bool) -> Markup {
    let game = home.games.iter().find(|game| game.name == name);
    let face = game.filter(|_| is_open).and_then(|game| (game.emblem)().into_iter().next());
    silent(&face.unwrap_or(Face::BACK))
}

fn row(home: &Home<'_>, table: &Listed) -> Markup {
    let words = home.house.words();
    let is_over = table.stage == Stage::Finished && table.is_mine;
    let (verb, place) = match table.stage {
        Stage::Waiting | Stage::Running if table.is_mine => ("home-go-on", ""),
        Stage::Waiting if table.open > 0 => ("home-join", ""),
        Stage::Running => ("home-watch", ""),
        Stage::Finished if is_over && !table.is_sealed => ("end-look-back", "/replay"),
        Stage::Waiting | Stage::Finished | Stage::GivenUp => ("home-look", ""),
    };
    let company = table.told_company(words);
    html! {
        li {
            (card(home, &table.name, true))
            div {
                b { (table.game) @if !company.is_empty() { " · " (company) } }
                small { (table.state(words)) " · " (table.time()) }
            }
            a.btn href={ "/t/" (table.id) (place) } { (words.text(verb)) }
        }
    }
}

/// A game to start, for somebody who has played before.
fn start(home: &Home<'_>, game: &Cover) -> Markup {
    let words = home.house.words();
    let id = format!("game-{}", game.name);
    // Where no table waits, the game that was played last is the first thing to do.
    let last = home.finished.first().map(|table| table.name.as_str());
    let is_first = home.unfinished.is_empty() && last == Some(game.name);
    html! {
        li.game.plate {
            div.pic aria-hidden="true" { @for face in (game.emblem)() { (silent(&face)) } }
            div.txt {
                h3 id=(id) { (game.title(home.house.language)) }
                p.meta { (game.text(home.house.language, "kind")) }
                p.meta.links {
                    a href={ "/rules/" (game.name) } aria-describedby=(id) { (words.text("page-rules")) }
                    @if game.has_lesson {
                        " · "
                        a href={ "/learn/" (game.name) } aria-describedby=(id) { (words.text("home-lesson")) }
                    }
                }
                div.acts {
                    form method="post" action={ "/play/" (game.name) } {
                        button.btn.primary[is_first] aria-describedby=(id) { (words.text("home-with-bots")) }
                    }
                    a.btn href={ "/new/" (game.name) } aria-describedby=(id) { (words.text("home-ask")) }
                }
            }
        }
    }
}

/// A game for newcomers: the first thing is to learn it, and the first game's lesson is the one primary button.
fn game_plate(house: &House, game: &Cover, index: usize) -> Markup {
    let words = house.words();
    let text = |message: &str| game.text(house.language, message);
    let id = format!("game-{}", game.name);
    let is_first = index == 0;
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
                    @if game.has_lesson {
                        a.btn.learn.primary[is_first] href={ "/learn/" (game.name) } aria-describedby=(id) {
                            (words.text("home-learn"))
                        }
                    }
                    form method="post" action={ "/play/" (game.name) } {
                        button.btn.primary[is_first && !game.has_lesson] aria-describedby=(id) {
                            (words.text("home-play-now"))
                        }
                    }
                    a.btn href={ "/new/" (game.name) } aria-describedby=(id) {
                        (words.text("home-invite"))
                    }
                }
            }
        }
    }
}
