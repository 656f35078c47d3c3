//! L10-10: the exchange after a reset.

use maud::{Markup, html};

use super::pick::Choice;
use super::{Sight, dock};

pub(super) fn exchange(sight: &Sight<'_>) -> Markup {
    html! {
        h2 #askh { (sight.words.text("level10-page-exchange")) }
        @match dock::hint(sight) {
            Some(action) => (dock::advice(sight, action)),
            None => (chosen(sight)),
        }
    }
}

/// The cards that are picked so far, with the button that exchanges them; a second press on a card
/// puts it back.
fn chosen(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let Some(action) = sight.pick.action(sight.scene.view.phase) else { return html! {} };
    let cards = sight.pick.cards();
    let is_two = cards.len() == 2;
    let how = if is_two { "level10-page-exchange-order" } else { "level10-page-exchange-how" };
    let turned = sight.pick.with(Choice::Cards(cards.iter().rev().copied().collect()));
    html! {
        p { (words.text(how)) }
        div.acts {
            (dock::primary(sight, &action))
            @if is_two {
                (sight.scene.pick("btn", &turned.to_string(), &html! {
                    (words.text("level10-page-exchange-turn-round"))
                }))
            } @else if !cards.is_empty() { (dock::put_back(sight)) }
        }
    }
}
