//! The seal of a deal: once a game is over, the reader's browser checks whether anyone could choose its cards.

use maud::{Markup, html};
use serde_json::json;
use sobremesa_words::Words;

/// What a browser must know of a game's deck to deal again (`docs/seeds.md`).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deck {
    /// The cards in the order of the deck, as records write them; equal ones once.
    pub order: Vec<String>,
    /// The cards that every player has without a shuffle.
    pub fixed: Vec<String>,
}

/// The seal of a game that is over, at a table of this name, between these players. Its cards were dealt for
/// one table, this one or another, or for any.
pub(crate) fn show(
    words: &Words,
    table: &str,
    dealt_for: Option<&str>,
    names: &[String],
    deck: &Deck,
) -> Markup {
    let deck = json!({ "order": deck.order, "fixed": deck.fixed }).to_string();
    html! {
        details.plate.seal-of-deal data-record={ "/api/tables/" (table) "/record" } data-deck=(deck)
            data-dealt-for=[dealt_for] {
            summary {
                span.unchecked { (words.text("seal-unchecked")) }
                span.good { (words.text("seal-good")) }
                span.alone { (words.text("seal-alone")) }
                span.unseen { (words.text("seal-unseen")) }
                span.bad { (words.text("seal-bad")) }
            }
            p { (words.text("seal-how")) }
            ol.checks {
                li data-check="commitment" {
                    (words.text("seal-commitment")) " " code data-fill="commitment" {}
                }
                li data-check="seen" {
                    span.seen { (words.text("seal-seen")) }
                    span.unseen { (words.text("seal-not-seen")) }
                }
                li data-check="nonces" {
                    (words.text(if dealt_for.is_some() { "seal-nonces" } else { "seal-nonces-any" }))
                    ul {
                        @for (seat, name) in names.iter().enumerate() {
                            li { (name) ": " code data-nonce=(seat) { (words.text("seal-nothing")) } }
                        }
                    }
                }
                li data-check="sent" { (words.text("seal-sent")) }
                li data-check="cards" { (words.text("seal-cards")) " " code data-fill="seed" {} }
            }
            p.soft { (words.text("seal-verify")) }
        }
    }
}
