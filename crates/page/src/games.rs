//! My games: those that go on, and those that are over.

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::card::silent;
use crate::ending::figure;
use crate::home::Listed;
use crate::layout::{Page, document, house_bar};
use crate::table::Stage;
use crate::{Cover, House, cover, sprite};

/// What the page lists.
pub struct Games<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The games that are played here.
    pub games: &'a [Cover],
    /// What is wanted.
    pub wanted: Wanted,
    /// Tables that wait or run, the last changed first.
    pub running: &'a [Listed],
    /// Games that are over, the last one first.
    pub finished: &'a [Listed],
    /// Where older ones begin, if there are more.
    pub next: Option<String>,
}

/// Which games are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Only those of this game.
    pub game: Option<String>,
    /// Only those that were won, or were not.
    pub won: Option<bool>,
}

impl Wanted {
    /// The address of the page with these games, after a place in the list.
    fn path(&self, before: Option<&str>) -> String {
        let game = self.game.as_ref().map(|game| format!("game={game}"));
        let won = self.won.map(|won| format!("won={won}"));
        let before = before.map(|before| format!("before={before}"));
        let query: Vec<String> = [game, won, before].into_iter().flatten().collect();
        if query.is_empty() { "/games".to_owned() } else { format!("/games?{}", query.join("&")) }
    }
}

/// The page.
pub fn page(games: &Games<'_>) -> Markup {
    let words = games.house.words();
    let has_none = games.running.is_empty() && games.finished.is_empty();
    let content = html! {
        (house_bar(games.house))
        main #main {
            h2.title { (words.text("home-mine")) }
            p.to-results { a href="/me/results" { (words.text("profile-mine")) } }
            (filters(games))
            div.lists {
                @if has_none { p.plate.none { (words.text("games-none")) } }
                (list(games, "games-running", games.running))
                (list(games, "games-over", games.finished))
                @if let Some(next) = &games.next {
                    a.btn.more href=(games.wanted.path(Some(next))) { (words.text("games-older")) }
                }
            }
        }
    };
    let (title, skip) = (words.text("home-mine"), words.text("page-skip"));
    let (sprite, sheets) = (sprite::all(games.games), &cover::sheets(games.games)[..]);
    let page =
        Page { title: &title, class: "mygames", skip: ("main", &skip), sprite, sheets, content };
    document(games.house, &page)
}

/// Links to fewer games, and back to all.
fn filters(games: &Games<'_>) -> Markup {
    let (words, wanted) = (games.house.words(), &games.wanted);
    let chip = |label: &str, is_chosen: bool, to: &Wanted| {
        html! { li { a.chip href=(to.path(None)) aria-current=[is_chosen.then_some("true")] { (label) } } }
    };
    let of_game = |game: Option<&str>| Wanted { game: game.map(str::to_owned), won: wanted.won };
    let of_result = |won: Option<bool>| Wanted { won, ..wanted.clone() };
    let results = [(None, "games-any"), (Some(true), "home-won"), (Some(false), "home-lost")];
    html! {
        nav.filters aria-label=(words.text("games-which")) {
            ul aria-label=(words.text("home-games")) {
                (chip(&words.text("games-any"), wanted.game.is_none(), &of_game(None)))
                @for game in games.games {
                    (chip(
                        &game.title(games.house.language),
                        wanted.game.as_deref() == Some(game.name),
                        &of_game(Some(game.name)),
                    ))
                }
            }
            ul aria-label=(words.text("games-result")) {
                @for (won, id) in results {
                    (chip(&words.text(id), wanted.won == won, &of_result(won)))
                }
            }
        }
    }
}

fn list(games: &Games<'_>, title: &str, tables: &[Listed]) -> Markup {
    let words = games.house.words();
    html! {
        @if !tables.is_empty() {
            section aria-labelledby=(title) {
                h3 id=(title) { (words.text(title)) }
                ul.plate { @for table in tables { (row(games, words, table)) } }
            }
        }
    }
}

fn row(games: &Games<'_>, words: &Words, table: &Listed) -> Markup {
    let cover = games.games.iter().find(|game| game.name == table.name);
    let emblem = cover.and_then(|game| (game.emblem)().into_iter().next());
    let points = table.points.filter(|_| cover.is_some_and(|game| game.has_points));
    let day = table.changed.split('T').next().unwrap_or_default();
    html! {
        li {
            @if let Some(face) = emblem { (silent(&face)) }
            b.name { (table.game) }
            span.company { (table.company(words).unwrap_or_default()) }
            span.result {
                @if let Some(won) = table.has_won { i.sign.won[won] aria-hidden="true" {} }
                (table.state(words))
                @if let Some(points) = points {
                    " · " (words.message("games-points", [arg("points", points), arg("figure", figure(points))]))
                }
            }
            time datetime=(table.changed) { (day) }
            span.acts {
                @if table.stage == Stage::Finished && !table.is_sealed {
                    a.btn href={ "/t/" (table.id) "/replay" } { (words.text("end-look-back")) }
                } @else {
                    a.btn.primary[table.is_my_turn] href={ "/t/" (table.id) } {
                        (words.text(if table.is_mine { "home-go-on" } else { "home-look" }))
                    }
                }
            }
        }
    }
}
