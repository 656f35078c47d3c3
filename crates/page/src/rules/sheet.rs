//! What all rules pages are written with: rules, rulings, tables and examples.

use std::str::FromStr;

use maud::{Markup, html};
use sobremesa_words::Words;

use crate::card::{self, Face};

/// The page that rules are written on.
pub struct Sheet<'a> {
    /// What they are written in.
    pub words: &'a Words,
}

impl Sheet<'_> {
    /// A rule that one paragraph says all about, by its message.
    pub fn rule(&self, message: &str) -> Markup {
        self.rule_with(message, &html! {})
    }

    /// A rule with a ruling of ours.
    pub fn ruled(&self, message: &str, ruling: &str) -> Markup {
        self.rule_with(message, &self.ruling(ruling))
    }

    /// A rule and what belongs to it.
    pub fn rule_with(&self, message: &str, more: &Markup) -> Markup {
        let id = message.trim_start_matches("rule-");
        html! {
            div.rule id=(id) {
                a.rule-id href={ "#" (id) } { (id) }
                p { (self.text(message)) }
                (more)
            }
        }
    }

    /// What we decided where the printed rules are silent or unclear.
    pub fn ruling(&self, message: &str) -> Markup {
        html! { p.ruling { b { (self.words.text("rules-ruling")) } (self.text(message)) } }
    }

    /// A message in which the rules that are named are links.
    pub fn text(&self, message: &str) -> Markup {
        linked(&self.words.text(message))
    }

    /// A list of messages.
    pub fn list(&self, messages: &[&str]) -> Markup {
        html! { ul.points { @for message in messages { li { (self.text(message)) } } } }
    }

    /// A drawing and what it shows.
    pub fn example(&self, caption: &str, drawing: &Markup) -> Markup {
        html! {
            figure.example { div.drawing { (drawing) } figcaption { (self.text(caption)) } }
        }
    }

    /// A drawing of what is right or wrong, and why.
    pub fn verdict(&self, caption: &str, verdict: Verdict, drawing: &Markup) -> Markup {
        html! {
            figure.example {
                div.drawing { (drawing) }
                figcaption { (self.mark(verdict)) (self.text(caption)) }
            }
        }
    }

    /// A sign for right or wrong, with its word for those who do not see it.
    fn mark(&self, verdict: Verdict) -> Markup {
        html! { (verdict.sign()) span.sr { (self.yes_or_no(verdict)) " · " } }
    }

    /// The word for right or wrong.
    pub fn yes_or_no(&self, verdict: Verdict) -> Markup {
        self.text(match verdict {
            Verdict::Right => "rules-yes",
            Verdict::Wrong => "rules-no",
        })
    }

    /// A table; the first cell of each row is its header.
    pub fn table<const N: usize>(
        &self,
        heads: [&str; N],
        rows: impl IntoIterator<Item = [Markup; N]>,
    ) -> Markup {
        html! {
            div.figures {
                table {
                    thead { tr { @for head in heads { th scope="col" { (self.words.text(head)) } } } }
                    tbody {
                        @for row in rows {
                            tr {
                                @for (index, cell) in row.iter().enumerate() {
                                    @if index == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Whether an example shows what one may do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// One may.
    Right,
    /// One may not.
    Wrong,
}

impl Verdict {
    /// A sign that is not spoken.
    pub fn sign(self) -> Markup {
        let (class, sign) = match self {
            Verdict::Right => ("right", "✓"),
            Verdict::Wrong => ("wrong", "✗"),
        };
        html! { span.verdict.(class) aria-hidden="true" { (sign) } }
    }
}

/// Cards that lie together, written with spaces between them.
pub fn group<C>(text: &str, classes: &str, name: impl Fn(C) -> String) -> Markup
where
    C: FromStr + Copy + Into<Face>,
{
    html! {
        span.lot.(classes) {
            @for word in text.split_whitespace() {
                @let card: C = read(word);
                (card::lying(&card.into(), &name(card)))
            }
        }
    }
}

/// A card of an example; tests draw all of them.
pub fn read<C: FromStr>(text: &str) -> C {
    text.parse().unwrap_or_else(|_| panic!("{text} is a card"))
}

/// A text in which every rule's id is a link to that rule.
fn linked(text: &str) -> Markup {
    html! {
        @for word in text.split_inclusive(' ') {
            @let id = word.trim_matches(|char: char| !char.is_alphanumeric());
            @if is_rule(id) {
                @let at = word.find(id).unwrap_or_default();
                (word[..at]) a href={ "#" (id) } { (id) } (word[at + id.len()..])
            } @else {
                (word)
            }
        }
    }
}

/// Whether a word is a rule's id: capitals and digits, a dash, and a number, such as `L10-14`.
fn is_rule(word: &str) -> bool {
    let (game, number) = word.split_once('-').unwrap_or_default();
    let is_prefix = |char: char| char.is_ascii_uppercase() || char.is_ascii_digit();
    game.starts_with(|first: char| first.is_ascii_uppercase())
        && game.chars().all(is_prefix)
        && number.starts_with(|first: char| first.is_ascii_digit())
}
