//! Setting up a table with friends, bots and options.

use maud::{Markup, html};
use sobremesa_games::Name;
use sobremesa_level8::{Combination, Levels, Stars};
use sobremesa_words::{Words, arg};

use crate::home::name_id;
use crate::layout::{Page, document, house_bar};
use crate::options::PACES;
use crate::{House, sprite};

/// A form that was sent and cannot be used: it is shown again as it was filled in.
pub struct Draft<'a> {
    /// Why it cannot be used.
    pub problem: &'a str,
    /// What a field has; none for one that was not sent.
    pub field: &'a dyn Fn(&str) -> Option<&'a str>,
}

/// What a field has in a draft, or at first.
fn now<'a>(draft: Option<&'a Draft<'_>>, name: &str, first: &'a str) -> &'a str {
    draft.and_then(|draft| (draft.field)(name)).unwrap_or(first)
}

/// Whether something is on in a draft, or at first.
fn is_on(draft: Option<&Draft<'_>>, name: &str, first: bool) -> bool {
    draft.map_or(first, |draft| (draft.field)(name).is_some())
}

/// The page where a table is set up.
pub fn page(house: &House, game: Name, draft: Option<&Draft<'_>>) -> Markup {
    let words = house.words();
    let title = words.message("setup-title", [arg("game", words.text(name_id(game)))]);
    let content = html! {
        (house_bar(house))
        main #main.column {
            h2 { (title) }
            @if let Some(draft) = draft { p.problem role="alert" { (draft.problem) } }
            form.plate.fields method="post" action={ "/new/" (game.as_str()) } {
                (seats(words, game, draft))
                (options(words, game, draft))
                fieldset {
                    legend { (words.text("setup-table")) }
                    (choice(words, "clock", "setup-clock", &[
                        ("", "setup-clock-none"), ("60", "setup-clock-minute"),
                        ("180", "setup-clock-minutes"), ("86400", "setup-clock-day"),
                    ], draft))
                    (chosen(words, "pace", "setup-pace", &PACES,
                        now(draft, "pace", house.looks.pace.code())))
                    (tick(words, "public", "setup-public", is_on(draft, "public", false)))
                    (tick(words, "spectators", "setup-spectators", is_on(draft, "spectators", true)))
                }
                button.btn.primary { (words.text("setup-make")) }
            }
        }
    };
    let skip = words.text("page-skip");
    let page = Page {
        title: &title,
        class: "form",
        skip: ("main", &skip),
        sprite: sprite::of(game),
        content,
    };
    document(house, &page)
}

/// What each seat is for: oneself, then friends and bots.
fn seats(words: &Words, game: Name, draft: Option<&Draft<'_>>) -> Markup {
    let (most, plans): (usize, &[&str]) = match game {
        Name::Level10 => (5, &["open", "open", "closed", "closed"]),
        Name::Linko => (5, &["open", "heuristic", "heuristic", "closed"]),
        Name::Level8 => (6, &["open", "heuristic", "closed", "closed", "closed"]),
    };
    let bots: &[&str] = match game {
        Name::Level8 => &["search", "heuristic", "simple", "random"],
        Name::Level10 | Name::Linko => &["search", "heuristic", "random"],
    };
    html! {
        fieldset {
            legend { (words.text("setup-seats")) }
            p.soft { (words.text("setup-you")) }
            @for (number, plan) in (2..=most).zip(plans) {
                @let plan = now(draft, &format!("seat{number}"), plan);
                label.field {
                    span { (words.message("setup-seat", [arg("number", number)])) }
                    select name={ "seat" (number) } {
                        option value="open" selected[plan == "open"] { (words.text("setup-friend")) }
                        @for bot in bots {
                            option value=(bot) selected[plan == *bot] { (words.text(bot_id(bot))) }
                        }
                        option value="closed" selected[plan == "closed"] {
                            (words.text("setup-closed"))
                        }
                    }
                }
            }
        }
    }
}

/// The message with a bot's name, which says its strength.
pub fn bot_id(bot: &str) -> &'static str {
    match bot {
        "search" => "bot-search",
        "heuristic" => "bot-heuristic",
        "simple" => "bot-simple",
        _ => "bot-random",
    }
}

fn options(words: &Words, game: Name, draft: Option<&Draft<'_>>) -> Markup {
    let fields = match game {
        Name::Level10 => html! {
            (choice(words, "pauses", "setup-pauses", &[
                ("2", "setup-pauses-2"), ("3", "setup-pauses-3"), ("1", "setup-pauses-1"),
                ("0", "setup-pauses-0"),
            ], draft))
            (choice(words, "scoring", "setup-scoring", &[
                ("victory", "setup-scoring-victory"), ("strict", "setup-scoring-strict"),
            ], draft))
        },
        Name::Linko => choice(
            words,
            "variant",
            "setup-variant",
            &[
                ("base", "setup-variant-base"),
                ("advanced", "setup-variant-advanced"),
                ("expert", "setup-variant-expert"),
            ],
            draft,
        ),
        Name::Level8 => html! {
            (choice(words, "stars", "setup-stars", &[("1", "setup-stars-1"), ("2", "setup-stars-2")], draft))
            label.field {
                span { (words.text("setup-levels")) }
                input name="levels" maxlength="500" aria-describedby="levels-help"
                    value=(now(draft, "levels", ""));
            }
            div #levels-help.soft {
                p { (words.text("setup-levels-help")) }
                p { (words.text("setup-levels-example")) " " code { (levels_of_one_star()) } }
            }
        },
    };
    html! { fieldset { legend { (words.text("setup-options")) } (fields) } }
}

/// The list that is played if no other is written, as one would write it.
fn levels_of_one_star() -> String {
    let levels: Vec<Vec<Combination>> = Levels::of(Stars::One).into();
    let level = |parts: &Vec<Combination>| {
        parts.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
    };
    levels.iter().map(level).collect::<Vec<_>>().join(", ")
}

/// A choice among a few.
fn choice(
    words: &Words,
    name: &str,
    label: &str,
    choices: &[(&str, &str)],
    draft: Option<&Draft<'_>>,
) -> Markup {
    chosen(words, name, label, choices, now(draft, name, choices[0].0))
}

/// A choice among a few, one of them made.
pub(crate) fn chosen(
    words: &Words,
    name: &str,
    label: &str,
    choices: &[(&str, &str)],
    now: &str,
) -> Markup {
    html! {
        label.field {
            span { (words.text(label)) }
            select name=(name) {
                @for (value, text) in choices {
                    option value=(value) selected[*value == now] { (words.text(text)) }
                }
            }
        }
    }
}

/// Something that is on or off.
pub(crate) fn tick(words: &Words, name: &str, label: &str, is_on: bool) -> Markup {
    html! {
        label.tick {
            input type="checkbox" name=(name) value="on" checked[is_on];
            span { (words.text(label)) }
        }
    }
}
