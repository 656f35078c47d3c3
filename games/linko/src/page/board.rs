//! What lies in the middle: the reserve, the piles, and in the duel the ghost zone.

use maud::{Markup, html};
use sobremesa_page::card::{Face, picture};
use sobremesa_page::flight::Place;
use sobremesa_page::table::Region;
use sobremesa_words::arg;

use super::pieces::{card, cards};
use super::sight::Sight;
use super::steps;
use crate::words::Names;
use crate::{Action, Card, Cards, Source, Value};

/// The runner with the reserve, the draw pile and the discard pile.
pub(super) fn piles(sight: &Sight<'_>) -> Region {
    let words = sight.words;
    let slots = sight.view().board.reserve().slots();
    let html = html! {
        section #piles.piles aria-labelledby="resh" {
            div.reserve {
                h2 #resh.label { (words.text("linko-page-reserve")) }
                ul data-line="reserve" {
                    @for (index, slot) in (0..).zip(slots) {
                        li data-place=(steps::slot(index)) { (reserve_slot(sight, index, *slot)) }
                    }
                    @if slots.is_empty() { li.soft { (words.text("linko-page-reserve-empty")) } }
                }
            }
            (draw_pile(sight))
            (discard_pile(sight))
        }
    };
    Region { id: "piles", html }
}

/// A slot of the reserve: something to draw, or something that lies there.
fn reserve_slot(sight: &Sight<'_>, index: u8, slot: Cards) -> Markup {
    let words = sight.words;
    let action = Action::Draw(Source::Slot(index));
    let named = words.cards(slot);
    if sight.legal().contains(&action) {
        let label = words.message("linko-page-deed-draw-cards", [arg("cards", named)]);
        return html! {
            button.group form="act" name="action" value=(action) aria-label=(label) {
                @for one in slot.iter() { (card(one, drawn(sight, &action))) }
            }
        };
    }
    html! {
        span.group {
            span.sr { (named) }
            @for one in slot.iter() { (card(one, "")) }
        }
    }
}

/// How what can be drawn looks; what a bot would draw is raised.
fn drawn(sight: &Sight<'_>, action: &Action) -> &'static str {
    if sight.hint() == Some(action) { "playable proposed" } else { "playable" }
}

fn draw_pile(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let size = sight.view().board.pile_size();
    let action = Action::Draw(Source::Pile);
    let can_draw = sight.legal().contains(&action);
    html! {
        div.pile data-place=(Place::pile()) {
            p.label {
                span aria-hidden="true" { (words.text("linko-page-pile")) " " b { (size) } }
                span.sr { (words.message("linko-page-pile-spoken", [arg("count", size)])) }
            }
            @if can_draw {
                button.stack form="act" name="action" value=(action) aria-label=(words.text("linko-page-deed-draw-pile")) {
                    span.card.back.(drawn(sight, &action)) { (picture(&Face::BACK)) }
                }
            } @else if size > 0 {
                span.stack { span.card.back { (picture(&Face::BACK)) } }
            } @else {
                span.card.vacant {}
            }
        }
    }
}

/// The discard pile: all its cards lie open, and are shown when it is pressed.
fn discard_pile(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let out = sight.view().board.discard();
    let values = [arg("count", out.len()), arg("cards", words.cards(out))];
    let label = html! {
        span.label {
            span aria-hidden="true" { (words.text("linko-page-out")) " " b { (out.len()) } }
            span.sr { (words.message("linko-page-out-spoken", values)) }
        }
    };
    let Some(top) = out.iter().last() else {
        return html! { div.pile data-place=(steps::out()) { (label) span.card.vacant {} } };
    };
    html! {
        details.pile data-place=(steps::out()) {
            summary { (label) span.stack { (card(top, "")) } }
            div.out-all aria-hidden="true" {
                @for (kind, count) in out.counts() { span.group { (cards(Cards::of(kind, count))) } }
            }
        }
    }
}

/// The ghost zone of the duel.
pub(super) fn ghost(sight: &Sight<'_>) -> Region {
    let words = sight.words;
    let zone = sight.view().board.ghost();
    let html = html! {
        section #ghost.ghost.plate data-place=(steps::ghost()) aria-labelledby="ghosth" {
            h2 #ghosth { (words.text("linko-page-ghost")) }
            ul.sets {
                @for (kind, count) in zone.counts() {
                    li { (ghost_set(sight, kind, count)) }
                }
                @if zone.is_empty() { li.soft { (words.text("linko-page-ghost-empty")) } }
            }
        }
    };
    Region { id: "ghost", html }
}

/// A set of the ghost zone: something to steal, or something that lies there.
fn ghost_set(sight: &Sight<'_>, kind: Card, count: u8) -> Markup {
    let set = Cards::of(kind, count);
    let named = sight.words.set(kind, count);
    let value = match kind {
        Card::Number(value) => Some(value),
        Card::Joker => None,
    };
    let action = value.map(Action::Ghost).filter(|action| sight.legal().contains(action));
    if let Some(action) = action {
        return html! {
            button.group form="act" name="action" value=(action) aria-label={ (super::asked::deed(sight, &action)) } {
                @for one in set.iter() { (card(one, "playable")) }
            }
        };
    }
    let robbed = value.is_some_and(|value| is_within_reach(sight, value));
    html! {
        span.group.(if robbed { "robbed" } else { "safe" }) {
            span.sr { (named) }
            (cards(set))
        }
    }
}

/// Whether what is picked would rob this set, or offer it for theft.
fn is_within_reach(sight: &Sight<'_>, value: Value) -> bool {
    sight.aimed().is_some_and(|(_, play)| play.ghost.contains(&value.number()))
}
