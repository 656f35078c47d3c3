//! Cards, sets and layers as they lie on the table.

use maud::{Markup, html};
use sobremesa_page::card::{Face, picture};

use super::sight::Sight;
use crate::words::Names;
use crate::{Card, Cards, Layer};

/// A card whose name is spoken by what it lies in.
pub(super) fn card(card: Card, classes: &str) -> Markup {
    let face = Face::from(card);
    html! { span.card.(face.glaze).(classes) { (picture(&face)) } }
}

/// Cards that lie together, the first one in front.
pub(super) fn cards(cards: Cards) -> Markup {
    html! { @for one in cards.iter() { (card(one, "")) } }
}

/// A layer that lies below another one.
pub(super) fn older(sight: &Sight<'_>, layer: &Layer) -> Markup {
    html! {
        li.layer {
            span.sr { (sight.words.layer_in_full(layer)) }
            (cards(layer.cards()))
        }
    }
}
