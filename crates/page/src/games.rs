//! My games: those that go on, and those that are over.

use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use sobremesa_words::{Words, arg};

use crate::card::silent;
use crate::home::Listed;
use crate::layout::{Page, document, house_bar};
use crate::table::Stage;
use crate::token::Token;
use crate::turns::left;
use crate::{Character, Cover, House, cover, sprite};

/// What the page lists.
pub struct Games<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The games that are played here.
    pub games: &'a [Cover],
    /// What is wanted.
    pub wanted: Wanted,
    /// With whom the reader has played, whom most often first.
    pub met: &'a [Whom],
    /// Tables that wait or run, the last changed first.
    pub running: &'a [Listed],
    /// Games that are over, the last one first.
    pub finished: &'a [Listed],
    /// Where older ones begin, if there are more.
    pub next: Option<String>,
    /// Records that the reader has brought, the last one first.
    pub brought: &'a [Brought],
}

/// A record that somebody brought to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// Its name in links.
    pub id: String,
    /// The game's name in the program.
    pub game: String,
    /// The players' names, seat 0 first.
    pub players: Vec<String>,
    /// When it came, as in RFC 3339.
    pub at: String,
}

/// Which games are wanted.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// Only those of this game.
    pub game: Option<String>,
    /// Only those with somebody.
    pub with: Option<Whom>,
    /// Only those that were won, or were not.
    pub won: Option<bool>,
    /// Only those of the last time.
    pub when: When,
}

/// Somebody whom the reader has played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whom {
    /// A person, by the name that the house keeps.
    Person(String),
    /// A bot.
    Bot(Character),
}

/// How long ago games may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    /// As long as can be.
    #[default]
    Ever,
    /// Seven days.
    Week,
    /// Thirty days.
    Month,
    /// A year.
    Year,
}

impl When {
    const ALL: [When; 4] = [When::Ever, When::Week, When::Month, When::Year];

    /// Its name in addresses.
    pub fn code(self) -> &'static str {
        match self {
            When::Ever => "ever",
            When::Week => "week",
            When::Month => "month",
            When::Year => "year",
        }
    }

    /// What addresses call by this name.
    pub fn named(code: &str) -> Option<When> {
        When::ALL.into_iter().find(|when| when.code() == code)
    }

    /// How many days it is; none if there is no end to it.
    pub fn days(self) -> Option<u32> {
        match self {
            When::Ever => None,
            When::Week => Some(7),
            When::Month => Some(30),
            When::Year => Some(365),
        }
    }

    fn message(self) -> &'static str {
        match self {
            When::Ever => "games-ever",
            When::Week => "games-week",
            When::Month => "games-month",
            When::Year => "games-year",
        }
    }
}

impl Wanted {
    /// The address of the page with these games, after a place in the list.
    fn path(&self, before: Option<&str>) -> String {
        let written = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
        let game = self.game.as_ref().map(|game| format!("game={}", written(game)));
        let with = self.with.as_ref().map(|with| match with {
            Whom::Person(name) => format!("with={}", written(name)),
            Whom::Bot(bot) => format!("bot={}", bot.code()),
        });
        let won = self.won.map(|won| format!("won={won}"));
        let when = self.when.days().map(|_| format!("when={}", self.when.code()));
        let before = before.map(|before| format!("before={}", written(before)));
        let query: Vec<String> = [game, with, won, when, before].into_iter().flatten().collect();
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
            p.to-results {
                a href="/me/results" { (words.text("profile-mine")) }
                a href="/turns" { (turns_link(words, games.running)) }
            }
            (filters(games))
            div.lists {
                @if has_none { p.plate.none { (words.text("games-none")) } }
                (list(games, "games-running", games.running))
                (list(games, "games-over", games.finished))
                @if let Some(next) = &games.next {
                    a.btn.more href=(games.wanted.path(Some(next))) { (words.text("games-older")) }
                }
                (brought(games))
            }
        }
    };
    let (title, skip) = (words.text("home-mine"), words.text("page-skip"));
    let (sprite, sheets) = (sprite::all(games.games), &cover::sheets(games.games)[..]);
    let page =
        Page { title: &title, class: "mygames", skip: ("main", &skip), sprite, sheets, content };
    document(games.house, &page)
}

/// The way to the games that wait for the reader, with how many these are.
pub(crate) fn turns_link(words: &Words, tables: &[Listed]) -> String {
    let count = tables.iter().filter(|table| table.is_my_turn).count();
    words.message("turns-link", [arg("count", count)])
}

/// Links to fewer games, and back to all.
fn filters(games: &Games<'_>) -> Markup {
    let (words, wanted) = (games.house.words(), &games.wanted);
    let any = || html! { (words.text("games-any")) };
    let of_game = |name: Option<&str>, label: Markup| {
        let to = Wanted { game: name.map(str::to_owned), ..wanted.clone() };
        chip(&label, wanted.game.as_deref() == name, &to)
    };
    let with = |whom: Option<&Whom>, label: Markup| {
        let to = Wanted { with: whom.cloned(), ..wanted.clone() };
        chip(&label, wanted.with.as_ref() == whom, &to)
    };
    let of_result = |won: Option<bool>, id: &str| {
        chip(&html! { (words.text(id)) }, wanted.won == won, &Wanted { won, ..wanted.clone() })
    };
    let of_time = |when: When| {
        let label = html! { (words.text(when.message())) };
        chip(&label, wanted.when == when, &Wanted { when, ..wanted.clone() })
    };
    html! {
        nav.filters aria-label=(words.text("games-which")) {
            h3 #of-game { (words.text("games-game")) }
            ul aria-labelledby="of-game" {
                (of_game(None, any()))
                @for game in games.games { (of_game(Some(game.name), html! { (game.title(games.house.language)) })) }
            }
            @if !games.met.is_empty() || wanted.with.is_some() {
                h3 #of-with { (words.text("games-with")) }
                ul aria-labelledby="of-with" {
                    (with(None, any()))
                    @for whom in games.met { (with(Some(whom), whom.label(words))) }
                }
            }
            h3 #of-result { (words.text("games-result")) }
            ul aria-labelledby="of-result" {
                (of_result(None, "games-any"))
                (of_result(Some(true), "home-won"))
                (of_result(Some(false), "home-lost"))
            }
            h3 #of-time { (words.text("games-when")) }
            ul aria-labelledby="of-time" { @for when in When::ALL { (of_time(when)) } }
        }
    }
}

fn chip(label: &Markup, is_chosen: bool, to: &Wanted) -> Markup {
    html! { li { a.chip href=(to.path(None)) aria-current=[is_chosen.then_some("true")] { (label) } } }
}

impl Whom {
    /// The token and the name.
    fn label(&self, words: &Words) -> Markup {
        let (token, name) = match self {
            Whom::Person(name) => {
                let name = words.person(name);
                (Token::of_name(&name), name)
            }
            Whom::Bot(bot) => (Token::of_character(*bot), bot.name(words, 0)),
        };
        html! { (token.show("small")) span { (name) } }
    }
}

fn list(games: &Games<'_>, title: &str, tables: &[Listed]) -> Markup {
    let words = games.house.words();
    html! {
        @if !tables.is_empty() {
            section aria-labelledby=(title) {
                h3 id=(title) { (words.text(title)) }
                ul.plate { @for table in tables { (row(games.games, words, table)) } }
            }
        }
    }
}

/// The form by which a record is brought.
pub fn bring(words: &Words) -> Markup {
    html! {
        form.plate.fields method="post" action="/games/upload" enctype="multipart/form-data" {
            p { (words.text("upload-how")) }
            label.field {
                span { (words.text("upload-file")) }
                input type="file" name="record" accept=".json,.jsonl,application/json" required;
            }
            button.btn { (words.text("upload-watch")) }
        }
    }
}

/// The records that the reader has brought, and the form for another one.
fn brought(games: &Games<'_>) -> Markup {
    let words = games.house.words();
    html! {
        section #brought aria-labelledby="broughth" {
            h3 #broughth { (words.text("upload-title")) }
            @if !games.brought.is_empty() {
                ul.plate { @for one in games.brought { (brought_row(games, words, one)) } }
            }
            (bring(words))
        }
    }
}

fn brought_row(games: &Games<'_>, words: &Words, one: &Brought) -> Markup {
    let cover = games.games.iter().find(|game| game.name == one.game);
    let emblem = cover.and_then(|game| (game.emblem)().into_iter().next());
    let day = one.at.split('T').next().unwrap_or_default();
    let named = |(index, name): (usize, &String)| match name.as_str() {
        "" => words.message("upload-player", [arg("number", index + 1)]),
        name => name.to_owned(),
    };
    let names: Vec<String> = one.players.iter().enumerate().map(named).collect();
    html! {
        li {
            @if let Some(face) = emblem { (silent(&face)) }
            b.name { (cover.map(|game| game.title(games.house.language)).unwrap_or_default()) }
            span.company { (words.list(&names)) }
            time datetime=(one.at) { (day) }
            span.acts {
                a.btn href={ "/r/" (one.id) } { (words.text("end-look-back")) }
                form method="post" action={ "/r/" (one.id) "/delete" } { button.btn.quiet { (words.text("upload-delete")) } }
            }
        }
    }
}

/// A table in a list, with what one can do there.
pub(crate) fn row(games: &[Cover], words: &Words, table: &Listed) -> Markup {
    let cover = games.iter().find(|game| game.name == table.name);
    let emblem = cover.and_then(|game| (game.emblem)().into_iter().next());
    let score = table.points.zip(cover).map(|(points, game)| game.score(words.language(), points));
    html! {
        li {
            @if let Some(face) = emblem { (silent(&face)) }
            b.name { (table.game) }
            span.company { (table.tokens()) (company(words, table)) }
            span.result {
                b {
                    @if let Some(won) = table.has_won { i.sign.won[won] aria-hidden="true" {} }
                    (table.state(words))
                }
                @if let Some(score) = score { " " small { (score.text) } }
            }
            @match table.left {
                Some((millis, until)) => (left(words, millis, until)),
                None => (table.time()),
            }
            span.acts {
                @if table.stage == Stage::Finished && !table.is_sealed {
                    a.btn href={ "/t/" (table.id) "/replay" } { (words.text("end-look-back")) }
                } @else {
                    a.btn.primary[table.is_my_turn] href={ "/t/" (table.id) } {
                        (words.text(if table.is_mine && !table.is_sealed { "home-go-on" } else { "home-look" }))
                    }
                }
            }
        }
    }
}

/// Who played there; a bot's name leads to its page.
fn company(words: &Words, table: &Listed) -> Markup {
    html! {
        span {
            @if table.company.is_empty() { (table.told_company(words)) }
            @for (index, guest) in table.company.iter().enumerate() {
                @if index > 0 { ", " }
                @match guest.bot {
                    Some(bot) => a href={ "/bots/" (bot.code()) } { (guest.name) },
                    None => (guest.name),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_what_else_is_wanted() {
        let all = Wanted::default();
        assert_eq!(all.path(None), "/games");
        let some = Wanted {
            game: Some("linko".into()),
            with: Some(Whom::Person("Ana & Co".into())),
            won: Some(true),
            when: When::Week,
        };
        let path = some.path(Some("1.a"));
        assert_eq!(path, "/games?game=linko&with=Ana%20%26%20Co&won=true&when=week&before=1%2Ea");
        let bot = Wanted { with: Some(Whom::Bot(Character::Luna)), ..all };
        assert_eq!(bot.path(None), "/games?bot=luna");
        assert!(When::ALL.into_iter().all(|when| When::named(when.code()) == Some(when)));
    }
}
