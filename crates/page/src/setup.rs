//! Setting up a table with friends, bots and options.

use maud::{Markup, html};
use sobremesa_table::{Choice, Values};
use sobremesa_words::{Words, arg};

use crate::assets::AROUND;
use crate::layout::{Page, document, house_bar};
use crate::options::PACES;
use crate::token::Token;
use crate::{Cover, House, sprite};

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

/// The page where a table is set up. Programs that can play are known by their names.
pub fn page(house: &House, game: &Cover, programs: &[&str], draft: Option<&Draft<'_>>) -> Markup {
    let words = game.words(house.language);
    let title = words.message("setup-title", [arg("game", game.title(house.language))]);
    let content = html! {
        (house_bar(house))
        main #main.column {
            h2 { (title) }
            @if let Some(draft) = draft { p.problem role="alert" { (draft.problem) } }
            form.plate.fields method="post" action={ "/new/" (game.name) } {
                (seats(words, (game, programs), draft))
                (options(words, game, draft))
                fieldset {
                    legend { (words.text("setup-table")) }
                    (choice(words, "clock", "setup-clock", &[
                        ("", "setup-clock-none"), ("60", "setup-clock-minute"),
                        ("180", "setup-clock-minutes"), ("86400", "setup-clock-day"),
                        ("259200", "setup-clock-days"),
                    ], draft))
                    (chosen(words, "pace", "setup-pace", &PACES,
                        now(draft, "pace", house.looks.pace.code())))
                    (tick(words, "public", "setup-public", is_on(draft, "public", false)))
                    (tick(words, "spectators", "setup-spectators", is_on(draft, "spectators", true)))
                    (tick(words, "hints", "setup-hints", is_on(draft, "hints", false)))
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
        sheets: &[game.name, AROUND],
        content,
    };
    document(house, &page)
}

/// What each seat is for: oneself, then friends and bots.
fn seats(words: &Words, (game, programs): (&Cover, &[&str]), draft: Option<&Draft<'_>>) -> Markup {
    let bots = (game.bots)();
    html! {
        fieldset {
            legend { (words.text("setup-seats")) }
            p.soft { (words.text("setup-you")) }
            @for (number, plan) in (2..).zip((game.seats)()) {
                @let plan = now(draft, &format!("seat{number}"), plan);
                label.field {
                    span { (words.message("setup-seat", [arg("number", number)])) }
                    select name={ "seat" (number) } {
                        option value="open" selected[plan == "open"] { (words.text("setup-friend")) }
                        @for (bot, character) in bots.iter().rev() {
                            option value=(bot) selected[plan == *bot] {
                                (character.name(words, 0)) " · " (character.strength()) "/5"
                            }
                        }
                        @for program in programs {
                            option value=(program) selected[plan == *program] { (program) }
                        }
                        option value="closed" selected[plan == "closed"] {
                            (words.text("setup-closed"))
                        }
                    }
                }
            }
            ul.tempers {
                @for (_, character) in bots.iter().rev() {
                    li {
                        (Token::of_character(*character).show(""))
                        b { (character.name(words, 0)) }
                        (character.beads(words))
                        span.soft { (character.temper(words)) }
                    }
                }
            }
        }
    }
}

/// The game's own choices.
fn options(words: &Words, game: &Cover, draft: Option<&Draft<'_>>) -> Markup {
    html! {
        @if !game.choices.is_empty() {
            fieldset {
                legend { (words.text("setup-options")) }
                @for choice in game.choices { (option(words, choice, draft)) }
            }
        }
    }
}

/// One of the game's choices. Its sentences are called after it: `option-pauses`, `option-pauses-2`.
fn option(words: &Words, choice: &Choice, draft: Option<&Draft<'_>>) -> Markup {
    let name = choice.name;
    let label = format!("option-{name}");
    let Values::Lists { example } = choice.values else {
        let values = choice.listed();
        let text = |value: &String| format!("option-{name}-{value}");
        let choices: Vec<(&str, String)> =
            values.iter().map(|value| (value.as_str(), text(value))).collect();
        let choices: Vec<(&str, &str)> =
            choices.iter().map(|(value, text)| (*value, text.as_str())).collect();
        return chosen(
            words,
            name,
            &label,
            &choices,
            now(draft, name, choice.default.unwrap_or("")),
        );
    };
    let help = format!("{name}-help");
    html! {
        label.field {
            span { (words.text(&label)) }
            input name=(name) maxlength="500" aria-describedby=(help) value=(now(draft, name, ""));
        }
        div.soft id=(help) {
            p { (words.text(&format!("option-{name}-help"))) }
            p { (words.text(&format!("option-{name}-example"))) " " code { (example()) } }
        }
    }
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
