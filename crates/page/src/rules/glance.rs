//! The rules at a glance: pictures made of cards, on one screen above the rules in words.

use maud::{Markup, html};
use sobremesa_words::Words;

use super::Verdict;
use crate::card::{self, Face};

/// What a game shows above its rules.
pub struct Glance {
    /// What a turn is, how one wins, and what may and may not be done.
    pub pictures: Vec<Picture>,
    /// What is drawn on the cards.
    pub key: Vec<Sign>,
}

/// A picture and what it shows. It is not spoken: the title and the text say it all.
pub struct Picture {
    /// What is drawn.
    pub cards: Markup,
    /// Whether one may do what is drawn, if it is an example of that.
    pub verdict: Option<Verdict>,
    /// One to four words.
    pub title: String,
    /// One or two sentences.
    pub text: String,
}

impl Picture {
    /// A picture with the messages that are its title and its text.
    pub fn new(words: &Words, cards: Markup, title: &str, text: &str) -> Picture {
        Picture { cards, verdict: None, title: words.text(title), text: words.text(text) }
    }

    /// The same as an example of what one may or may not do.
    #[must_use]
    pub fn judged(self, verdict: Verdict) -> Picture {
        Picture { verdict: Some(verdict), ..self }
    }
}

/// Something that is drawn on cards, and what it means.
pub struct Sign {
    /// A card that has it, or several.
    pub cards: Markup,
    /// What it means.
    pub meaning: String,
}

/// Cards that lie together in a picture.
pub fn lot(faces: impl IntoIterator<Item = Face>) -> Markup {
    html! { span.lot { (silent(faces)) } }
}

/// Cards in a row to which the last one is being added.
pub fn grown(faces: impl IntoIterator<Item = Face>) -> Markup {
    html! { span.lot.grown { (silent(faces)) } }
}

fn silent(faces: impl IntoIterator<Item = Face>) -> Markup {
    html! { @for face in faces { (card::silent(&face)) } }
}

/// What joins the lots of a picture, such as an arrow.
pub fn joint(sign: &str) -> Markup {
    html! { span.joint { (sign) } }
}

/// Cards and what they are worth.
pub fn worth(points: &str, cards: &Markup) -> Markup {
    html! { span.worth { (joint(points)) (cards) } }
}

/// The whole section; `acts` are buttons beside its heading.
pub(super) fn section(words: &Words, glance: &Glance, acts: &Markup) -> Markup {
    html! {
        section.glance aria-labelledby="glance" {
            div.glance-head {
                h2 #glance { (words.text("rules-glance")) }
                a href="#all" { (words.text("rules-all")) }
                (acts)
            }
            ul.pictures { @for picture in &glance.pictures { (shown(words, picture)) } }
            h3 { (words.text("rules-key")) }
            ul.key {
                @for sign in &glance.key {
                    li { span.sample aria-hidden="true" { (sign.cards) } span.meaning { (sign.meaning) } }
                }
            }
        }
    }
}

fn shown(words: &Words, picture: &Picture) -> Markup {
    html! {
        li {
            div.picture aria-hidden="true" { div.cards { (picture.cards) } }
            div.caption {
                h3 {
                    @if let Some(verdict) = picture.verdict { (said(words, verdict)) }
                    (picture.title)
                }
                p { (picture.text) }
            }
        }
    }
}

/// A sign and words for what may or may not be done.
fn said(words: &Words, verdict: Verdict) -> Markup {
    let (class, text) = match verdict {
        Verdict::Right => ("right", "rules-allowed"),
        Verdict::Wrong => ("wrong", "rules-not-allowed"),
    };
    html! {
        span.judged.(class) { (verdict.sign()) (words.text(text)) } span.sr { ": " }
    }
}
