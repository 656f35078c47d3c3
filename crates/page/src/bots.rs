//! The bots' pages: who they are, how they think, and how they do against people.

use maud::{Markup, html};

use crate::assets::AROUND;
use crate::figures::{self, Played};
use crate::layout::{Page, document, house_bar};
use crate::profile::facts;
use crate::token::Token;
use crate::{Character, House, sprite};

/// All bots.
pub fn all(house: &House) -> Markup {
    let words = house.words();
    let content = html! {
        (house_bar(house))
        main #main.bots {
            h2 { (words.text("bots-title")) }
            p.soft { (words.text("bots-sentence")) }
            ul {
                @for bot in Character::ALL {
                    li.plate {
                        (Token::of_character(bot).show("large"))
                        div {
                            h3 { a href={ "/bots/" (bot.code()) } { (bot.name(words, 0)) } " " (bot.beads(words)) }
                            p { (bot.temper(words)) }
                            p { (bot.about(words)) }
                            p.soft { (bot.thinks(words)) }
                        }
                    }
                }
            }
        }
    };
    framed(house, &words.text("bots-title"), content)
}

/// A bot, with what came of its games against people.
pub fn page(house: &House, bot: Character, games: &[Played]) -> Markup {
    let words = house.words();
    let name = bot.name(words, 0);
    let content = html! {
        (house_bar(house))
        main #main.profile {
            section.who {
                (Token::of_character(bot).show("large"))
                h2 { (name) }
                p { (bot.beads(words)) }
                p { (bot.temper(words)) }
                p { (bot.about(words)) }
                p.soft { (bot.thinks(words)) }
                (facts(words, games))
                div.acts {
                    a.btn href={ "/games?bot=" (bot.code()) } { (words.text("bots-mine")) }
                    a.btn href="/bots" { (words.text("bots-all")) }
                }
            }
            @if games.is_empty() { p.plate.wide { (words.text("bots-none")) } } @else {
                (figures::results(words, games))
                (figures::shares(words, games))
                @for played in games { (figures::game(words, played)) }
                p.soft.wide { (words.text("bots-counted")) }
            }
        }
    };
    framed(house, &name, content)
}

fn framed(house: &House, title: &str, content: Markup) -> Markup {
    let skip = house.words().text("page-skip");
    let (sprite, sheets) = (sprite::with(""), &[AROUND]);
    document(
        house,
        &Page { title, class: "person", skip: ("main", &skip), sprite, sheets, content },
    )
}
