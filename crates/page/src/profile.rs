//! A person's page: what came of their games. It is their own unless they share it.

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::House;
use crate::assets::AROUND;
use crate::ending::figure;
use crate::layout::{Page, document_with, house_bar};

/// What the page shows.
pub struct Profile<'a> {
    /// Who reads it.
    pub house: &'a House,
    /// Whose it is.
    pub name: &'a str,
    /// Whether the reader is the owner.
    pub is_own: bool,
    /// The link under which the owner shares it.
    pub link: Option<&'a str>,
    /// The games that the person has played, in the order of the house.
    pub games: &'a [Played],
}

/// What came of a person's games of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// What the game is called.
    pub title: String,
    /// Whether points can be compared from game to game.
    pub has_points: bool,
    /// By options and number of players, the most played first.
    pub kinds: Vec<Kind>,
    /// How many were won in a row up to now, and at most.
    pub row: (u32, u32),
    /// Whether each game was won, the first one first.
    pub won: Vec<bool>,
}

/// Games that can be compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    /// The game with its options and players.
    pub title: String,
    /// How many there were.
    pub games: u32,
    /// The share of wins with its interval, in percent.
    pub share: (u32, u32, u32),
    /// What chance alone would give, in percent; none where all win or lose together.
    pub chance: Option<u32>,
    /// The most points.
    pub best: i64,
}

/// The page.
pub fn page(profile: &Profile<'_>) -> Markup {
    let words = profile.house.words();
    let title = match profile.is_own {
        true => words.text("profile-mine"),
        false => profile.name.to_owned(),
    };
    let content = html! {
        (house_bar(profile.house))
        main #main.column.profile {
            h2 { (title) }
            @if profile.games.is_empty() { p.plate { (words.text("profile-none")) } }
            @for played in profile.games { (game(words, played)) }
            @if profile.is_own { (sharing(words, profile)) }
        }
    };
    let skip = words.text("page-skip");
    let (sprite, sheets) = (Markup::default(), &[AROUND]);
    let page =
        Page { title: &title, class: "form", skip: ("main", &skip), sprite, sheets, content };
    // Who has the link may look; nobody finds it by chance.
    let head = html! { @if !profile.is_own { meta name="robots" content="noindex"; } };
    document_with(profile.house, &page, &head)
}

/// One game's results.
fn game(words: &Words, played: &Played) -> Markup {
    html! {
        section.plate {
            h3 { (played.title) }
            @if played.won.len() > 1 { (curve(words, &played.won)) }
            p.soft {
                (words.message("profile-row", [arg("now", played.row.0), arg("most", played.row.1)]))
            }
            div.scrolls tabindex="0" role="region" aria-label=(played.title) {
                table.figures {
                    thead {
                        tr {
                            th scope="col" { (words.text("profile-kind")) }
                            th scope="col" { (words.text("profile-games")) }
                            th scope="col" { (words.text("profile-won")) }
                            @if played.has_points { th scope="col" { (words.text("profile-best")) } }
                        }
                    }
                    tbody {
                        @for kind in &played.kinds {
                            tr {
                                th scope="row" { (kind.title) }
                                td { (kind.games) }
                                td { (share(words, kind)) }
                                @if played.has_points { td { (figure(kind.best)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The share of wins, how sure that is, and what chance would give.
fn share(words: &Words, kind: &Kind) -> Markup {
    let (share, low, high) = kind.share;
    let interval = [arg("share", share), arg("low", low), arg("high", high)];
    html! {
        b { (words.message("profile-share", interval)) }
        @if let Some(chance) = kind.chance {
            " " span.soft { (words.message("profile-chance", [arg("chance", chance)])) }
        }
    }
}

/// So many games before a point of the curve count.
const LAST: usize = 20;
const WIDTH: usize = 600;
const HEIGHT: usize = 120;

/// The share of wins among the last games, after each game.
fn curve(words: &Words, won: &[bool]) -> Markup {
    let share = |end: usize| {
        let last = &won[(end + 1).saturating_sub(LAST)..=end];
        last.iter().filter(|won| **won).count() * 100 / last.len()
    };
    let shares: Vec<usize> = (0..won.len()).map(share).collect();
    let point = |(index, share): (usize, &usize)| {
        let x = index * WIDTH / (shares.len() - 1);
        format!("{x},{}", HEIGHT - share * HEIGHT / 100)
    };
    let points: Vec<String> = shares.iter().enumerate().map(point).collect();
    let (now, games) = (shares.last().copied().unwrap_or_default(), won.len().min(LAST));
    html! {
        svg.curve viewBox={ "0 -6 " (WIDTH) " " (HEIGHT + 12) } role="img" preserveAspectRatio="none"
            aria-label=(words.message("profile-curve", [arg("share", now), arg("games", games)])) {
            path.half d={ "M0 " (HEIGHT / 2) "H" (WIDTH) } {}
            polyline points=(points.join(" ")) {}
        }
        p.soft aria-hidden="true" {
            (words.message("profile-curve", [arg("share", now), arg("games", games)]))
        }
    }
}

/// Whether others may see it.
fn sharing(words: &Words, profile: &Profile<'_>) -> Markup {
    html! {
        form.plate.fields method="post" action="/me/share" {
            h2 { (words.text("profile-share-title")) }
            p { (words.text("profile-share-sentence")) }
            @match profile.link {
                Some(link) => {
                    label.field {
                        span { (words.text("profile-link")) }
                        input.link readonly value=(link) data-copy;
                    }
                    button.btn name="share" value="off" { (words.text("profile-share-off")) }
                }
                None => { button.btn name="share" value="on" { (words.text("profile-share-on")) } }
            }
        }
    }
}
