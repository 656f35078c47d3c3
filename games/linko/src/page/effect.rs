//! What a play would do, before it is made.

use maud::{Markup, html};
use sobremesa_words::arg;

use super::pieces::cards;
use super::sight::Sight;
use crate::words::Names;
use crate::{Card, Cards, Layer, Prospect, Value};

/// Whom a play would rob, or why nobody.
pub(super) fn effect(sight: &Sight<'_>, layer: &Layer, play: &Prospect) -> Markup {
    let words = sight.words;
    let robs_nobody = play.victims.is_empty() && play.ghost.is_empty();
    html! {
        ul.effects {
            @if play.ends_game {
                li.effect { p { (words.message("linko-page-ends-game", [arg("count", layer.len())])) } }
            } @else if robs_nobody {
                li.effect.idle { (nobody(sight)) }
            }
            @if !play.ghost.is_empty() { li.effect { (ghost(sight, layer, &play.ghost)) } }
            @for victim in &play.victims {
                @if let Some(top) = sight.top(*victim) {
                    @let values = [arg("name", sight.name(*victim)), arg("layer", words.layer(top))];
                    li.effect {
                        span.cards { (cards(top.cards())) }
                        p { b { (words.message("linko-page-robs", values)) } }
                    }
                }
            }
        }
    }
}

fn nobody(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let then = if sight.view().rules().has_extra_draw() {
        "linko-page-robs-nobody-draw"
    } else {
        "linko-page-robs-nobody-no-draw"
    };
    html! { p { (words.text("linko-page-robs-nobody")) small { (words.text(then)) } } }
}

/// The sets of the ghost zone of which one would be stolen; each has as many cards as are played.
fn ghost(sight: &Sight<'_>, layer: &Layer, values: &[u8]) -> Markup {
    let words = sight.words;
    let kinds = || values.iter().filter_map(|value| Value::new(*value)).map(Card::Number);
    let sets: Vec<String> = kinds().map(|kind| words.set(kind, layer.len())).collect();
    let values = [arg("count", sets.len()), arg("sets", words.list(&sets))];
    html! {
        @if let Some(kind) = kinds().next() {
            span.cards { (cards(Cards::of(kind, layer.len()))) }
        }
        p { b { (words.message("linko-page-robs-ghost", values)) } }
    }
}
