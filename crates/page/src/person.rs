//! Oneself: the name, other devices, programs, and going for good.

use maud::{Markup, html};
use sobremesa_words::Words;

use crate::House;
use crate::assets::AROUND;
use crate::layout::{Page, document, house_bar};

/// What the page of a person shows once, because it is kept nowhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// A link for another device, and the link as a picture.
    Link(String, String),
    /// A code that brings the identity back.
    Recovery(String),
    /// A token for a program.
    Token(String),
}

/// A device or a program that is known as this person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key {
    /// Its id in forms.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whether a program may do everything, or only play; none for a device.
    pub may_all: Option<bool>,
    /// When it was last used, as `2026-11-15T08:30:00Z`.
    pub used: String,
}

/// The page of a person.
pub fn page(house: &House, keys: &[Key], shown: Option<&Shown>) -> Markup {
    let words = house.words();
    let content = html! {
        (house_bar(house))
        main #main.column {
            h2 { (words.text("person-title")) }
            @if let Some(shown) = shown { (once(words, shown)) }
            form.plate.fields method="post" action="/me" {
                label.field {
                    span { (words.text("person-name")) }
                    input name="name" maxlength="32" required autocomplete="nickname"
                        value=[house.name.as_deref()];
                }
                button.btn.primary { (words.text("person-rename")) }
            }
            (button_form(words, "link", "person-link-title", "person-link-sentence", "person-link"))
            (button_form(words, "recovery", "person-recovery-title", "person-recovery-sentence",
                "person-recovery"))
            form.plate.fields method="post" action="/me/recover" {
                h2 { (words.text("person-recover-title")) }
                label.field {
                    span { (words.text("person-code")) }
                    input name="code" required autocomplete="off";
                }
                button.btn { (words.text("person-recover")) }
            }
            (programs(words, keys))
            section.plate.fields {
                h2 { (words.text("person-data-title")) }
                p { (words.text("person-data-sentence")) }
                a.btn href="/me/data" download { (words.text("person-data")) }
            }
            form.plate.fields method="post" action="/me/delete" {
                h2 { (words.text("person-delete-title")) }
                p { (words.text("person-delete-sentence")) }
                label.tick {
                    input type="checkbox" name="sure" value="on" required;
                    span { (words.text("person-delete-sure")) }
                }
                button.btn { (words.text("person-delete")) }
            }
        }
    };
    let (title, skip) = (words.text("person-title"), words.text("page-skip"));
    let sprite = Markup::default();
    document(
        house,
        &Page {
            title: &title,
            class: "form",
            skip: ("main", &skip),
            sprite,
            sheets: &[AROUND],
            content,
        },
    )
}

fn once(words: &Words, shown: &Shown) -> Markup {
    let (label, text) = match shown {
        Shown::Link(link, _) => ("person-link-made", link),
        Shown::Recovery(code) => ("person-recovery-made", code),
        Shown::Token(token) => ("person-token-made", token),
    };
    html! {
        section.plate role="status" {
            label.field {
                span { (words.text(label)) }
                input.link readonly value=(text) data-copy;
            }
            @if let Shown::Link(_, qr) = shown {
                div.qr role="img" aria-label=(words.text("waiting-qr")) { (maud::PreEscaped(qr)) }
            }
        }
    }
}

fn button_form(words: &Words, path: &str, title: &str, sentence: &str, button: &str) -> Markup {
    html! {
        form.plate.fields method="post" action={ "/me/" (path) } {
            h2 { (words.text(title)) }
            p { (words.text(sentence)) }
            button.btn { (words.text(button)) }
        }
    }
}

fn programs(words: &Words, keys: &[Key]) -> Markup {
    html! {
        section.plate.fields {
            h2 { (words.text("person-programs")) }
            p { (words.text("person-programs-sentence")) " " a href="/api" { "API" } }
            ul.rows {
                @for key in keys {
                    li {
                        div {
                            b { (key.name) }
                            small {
                                @if let Some(all) = key.may_all {
                                    (words.text(if all { "person-may-all" } else { "person-may-play" }))
                                    " · "
                                }
                                (words.text("person-used")) " "
                                time datetime=(key.used) { (key.used.get(..10).unwrap_or_default()) }
                            }
                        }
                        form method="post" action="/me/revoke" {
                            button.btn name="key" value=(key.id) { (words.text("person-revoke")) }
                        }
                    }
                }
            }
            form.fields method="post" action="/me/token" {
                label.field {
                    span { (words.text("person-token-name")) }
                    input name="name" maxlength="64" required;
                }
                label.tick {
                    input type="checkbox" name="account" value="on";
                    span { (words.text("person-token-account")) }
                }
                label.tick {
                    input type="checkbox" name="sure" value="on";
                    span { (words.text("person-token-sure")) }
                }
                button.btn { (words.text("person-token")) }
            }
        }
    }
}

/// The page that asks for a click before a link is used up.
pub fn link_page(house: &House) -> Markup {
    let words = house.words();
    let content = html! {
        (house_bar(house))
        main #main.column {
            form.plate.fields method="post" {
                h2 { (words.text("link-title")) }
                p { (words.text("link-sentence")) }
                button.btn.primary { (words.text("link-yes")) }
            }
        }
    };
    let (title, skip) = (words.text("link-title"), words.text("page-skip"));
    let sprite = Markup::default();
    document(
        house,
        &Page {
            title: &title,
            class: "form",
            skip: ("main", &skip),
            sprite,
            sheets: &[AROUND],
            content,
        },
    )
}
