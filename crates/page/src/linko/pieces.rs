//! Cards, sets and layers as they lie on the table.

use maud::{Markup, html};
use sobremesa_linko::{Card, Cards, Layer};

use super::sight::Sight;
use crate::card::{Face, picture};

/// A card whose name is spoken by what it lies in.
pub(super) fn card(card: Card, classes: &str, from: Option<&str>) -> Markup {
    let face = Face::from(card);
    html! { span.card.(face.glaze()).(classes) data-from=[from] { (picture(face)) } }
}

/// Cards that lie together, the first one in front.
pub(super) fn cards(cards: Cards) -> Markup {
    html! { @for one in cards.iter() { (card(one, "", None)) } }
}

/// A layer that lies below another one.
pub(super) fn older(sight: &Sight<'_>, layer: &Layer) -> Markup {
    html! {
        li.layer {
            span.sr { (sight.words.linko_layer_in_full(layer)) }
            (cards(layer.cards()))
        }
    }
}

/// How closely things must lie so that they fit: by their width in cards.
pub(super) fn density(groups: impl Iterator<Item = usize>) -> &'static str {
    // A card that looks out from behind another shows 28 % of itself; the gap is a fifth.
    let width: usize = groups.map(|cards| 120 + 28 * cards.saturating_sub(1)).sum();
    match width {
        0..=480 => "roomy",
        481..=1000 => "dense",
        _ => "packed",
    }
}
