//! What lies before a player: combinations with the places to add a card, and the discard pile.

use maud::{Markup, html};
use sobremesa_page::card::{self, Face};
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::sight::Sight;
use super::steps;
use crate::words::Names;
use crate::{Action, Card, Event, Meld, Source, Tail, TailName};

/// A card whose name is spoken by what it lies in.
pub(super) fn bare(card: Card, class: Option<&str>) -> Markup {
    let face = Face::from(card);
    html! {
        span.card.(face.glaze).(class.unwrap_or_default()) { (card::picture(&face)) }
    }
}

/// Cards in a row that are spoken as one thing.
pub(super) fn row(cards: impl IntoIterator<Item = Card>, label: &str) -> Markup {
    html! {
        span.cards role="img" aria-label=(label) {
            @for card in cards { (bare(card, None)) }
        }
    }
}

/// The combinations that a player has laid; a picked card shows where it could be added.
pub(super) fn melds(sight: &Sight<'_>, seat: Seat) -> Markup {
    let melds = sight.board().place(seat).melds();
    html! {
        ul.melds {
            @for (group, meld) in (0_u8..).zip(melds) {
                (laid(sight, seat, group, meld))
            }
        }
    }
}

fn laid(sight: &Sight<'_>, seat: Seat, group: u8, meld: &Meld) -> Markup {
    let name = sight.words.kind(meld.kind(), meld.cards().len());
    let slot = |wanted: &[Option<Tail>]| {
        let additions = sight.picked().into_iter().flat_map(|card| sight.additions(card));
        let addition = additions.chain(sight.hint()).find(|action| {
            matches!(action, Action::Add { to, group: found, tail, .. }
                if *to == seat && *found == group && wanted.contains(tail))
        });
        addition.map(|action| add(sight, action, &name))
    };
    let (below, above) = (slot(&[Some(Tail::Low)]), slot(&[None, Some(Tail::High)]));
    let is_target = below.is_some() || above.is_some();
    html! {
        li.meld.target[is_target] data-place=(steps::meld(seat, group)) {
            @if let Some(below) = below { (below) }
            span.cards role="img" aria-label=(name) {
                @for (place, card) in meld.cards().iter().enumerate() {
                    @let class = is_last(sight, seat, group, meld, place).then_some("last");
                    (bare(*card, class))
                }
            }
            @if let Some(above) = above { (above) }
        }
    }
}

/// Whether a card of a combination was added by the last move.
fn is_last(sight: &Sight<'_>, seat: Seat, group: u8, meld: &Meld, place: usize) -> bool {
    match sight.last {
        Some(Event::Added { to, group: grown, end, .. }) if *to == seat && *grown == group => {
            let added = if *end == Some(TailName::Low) { 0 } else { meld.cards().len() - 1 };
            place == added
        }
        _ => false,
    }
}

/// The button that adds the picked card. It is as large as the combination; the sign only marks the end.
fn add(sight: &Sight<'_>, action: &Action, meld: &str) -> Markup {
    let is_low = matches!(action, Action::Add { tail: Some(Tail::Low), .. });
    html! {
        button.add.low[is_low] form="act" name="action" value=(action)
            aria-label=(add_here(sight, "level8-page-add-here", action, meld)) { span { "+" } }
    }
}

/// What adding a card does, with the combination in words.
pub(super) fn add_here(sight: &Sight<'_>, id: &str, action: &Action, meld: &str) -> String {
    let Action::Add { to, card, tail, .. } = action else { return String::new() };
    let end = match tail {
        Some(Tail::Low) => "low",
        Some(Tail::High) => "high",
        None => "none",
    };
    let you = sight.text("level8-page-you");
    let name = if sight.is_me(*to) { &you } else { sight.name(*to) };
    let card = arg("card", sight.words.card(*card));
    sight.words.message(id, [arg("end", end), card, arg("meld", meld), arg("name", name)])
}

/// A player's discard pile; a button while the viewer can draw from it.
pub(super) fn discard(sight: &Sight<'_>, seat: Seat) -> Markup {
    let pile = sight.board().place(seat).discard();
    let place = steps::discard(seat);
    let Some(top) = pile.top() else {
        let label = discard_label(sight, seat, 0, String::new());
        return html! { span.hole role="img" aria-label=(label) data-place=(place) {} };
    };
    let face = Face::from(top);
    let is_last = matches!(sight.last, Some(Event::Discarded { seat: by, card }) if *by == seat && *card == top);
    let draw = Action::Draw(Source::Discard(seat));
    if sight.can(&draw) {
        let card = arg("card", sight.words.card(top));
        let label = if sight.is_me(seat) {
            sight.words.message("level8-page-take-own", [card])
        } else {
            sight.words.message("level8-page-take-from", [card, arg("name", sight.name(seat))])
        };
        return html! {
            button.card.playable.proposed[sight.hint() == Some(&draw)].last[is_last].(face.glaze) form="act" name="action" value=(draw)
                aria-label=(label) data-place=(place) { (card::picture(&face)) }
        };
    }
    let label = discard_label(sight, seat, pile.cards().len(), sight.words.face(top));
    html! {
        span.card.last[is_last].(face.glaze) role="img" aria-label=(label) data-place=(place) { (card::picture(&face)) }
    }
}

fn discard_label(sight: &Sight<'_>, seat: Seat, count: usize, top: String) -> String {
    let (count, card) = (arg("count", count), arg("card", top));
    if sight.is_me(seat) {
        return sight.words.message("level8-page-discard-mine", [count, card]);
    }
    let name = arg("name", sight.name(seat));
    sight.words.message("level8-page-discard-of", [name, count, card])
}
