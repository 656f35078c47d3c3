//! A person's page: what came of their games. It is their own unless they share it.

use maud::{Markup, html};
use sobremesa_words::Words;

use crate::House;
use crate::assets::AROUND;
use crate::ending::figure;
use crate::figures::{self, Played};
use crate::layout::{Page, document_with, house_bar};
use crate::sprite;
use crate::token::Token;

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

/// The page.
pub fn page(profile: &Profile<'_>) -> Markup {
    let words = profile.house.words();
    let title = match profile.is_own {
        true => words.text("profile-mine"),
        false => profile.name.to_owned(),
    };
    let games = profile.games;
    let content = html! {
        (house_bar(profile.house))
        main #main.profile {
            section.who {
                @if !profile.name.is_empty() { (Token::of_name(profile.name).show("large")) }
                h2 { @if profile.name.is_empty() { (title) } @else { (profile.name) } }
                @if profile.is_own && !profile.name.is_empty() { p.soft { (title) } }
                (facts(words, games))
                @if profile.is_own { div.acts { a.btn href="/games" { (words.text("home-mine")) } } }
            }
            @if games.is_empty() { p.plate.wide { (words.text("profile-none")) } } @else {
                (figures::results(words, games))
                (figures::shares(words, games))
            }
            (figures::ratings(words, games))
            @for played in games { (figures::game(words, played)) }
            @if profile.is_own { (sharing(words, profile)) }
        }
    };
    let skip = words.text("page-skip");
    let (sprite, sheets) = (sprite::with(""), &[AROUND]);
    let page =
        Page { title: &title, class: "person", skip: ("main", &skip), sprite, sheets, content };
    // Who has the link may look; nobody finds it by chance.
    let head = html! { @if !profile.is_own { meta name="robots" content="noindex"; } };
    document_with(profile.house, &page, &head)
}

/// How many games there were, and the best of those that can be compared.
pub(crate) fn facts(words: &Words, games: &[Played]) -> Markup {
    let count: usize = games.iter().map(|played| played.all.won.len()).sum();
    html! {
        dl.facts {
            div { dt { (words.text("profile-games")) } dd { (count) } }
            @for played in games.iter().filter(|played| played.has_points) {
                div { dt { (words.text("profile-best")) " · " (played.title) } dd { (figure(played.all.best)) } }
            }
        }
    }
}

/// Whether others may see it.
fn sharing(words: &Words, profile: &Profile<'_>) -> Markup {
    html! {
        form.plate.fields.wide method="post" action="/me/share" {
            h3 { (words.text("profile-share-title")) }
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
