//! L10-10: the exchange after a reset.

use maud::{Markup, html};
use sobremesa_words::Tells;

use super::pick::Choice;
use super::{Sight, dock};
use crate::{Action, Level10, Swap};

pub(super) fn exchange(sight: &Sight<'_>) -> Markup {
    html! {
        h2 #askh { (sight.words.text("level10-page-exchange")) }
        @match dock::hint(sight) {
            Some((action, hinted)) => {
                (hinted)
                div.acts {
                    (dock::primary(sight, &action))
                    @if action != Action::Swap(Swap::NONE) { (nothing(sight)) }
                }
            }
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

fn nothing(sight: &Sight<'_>) -> Markup {
    let action = Action::Swap(Swap::NONE);
    let deed = Level10::deed(sight.words, &sight.scene.table.names(), &action);
    sight.scene.act("btn", &action, &html! { (deed) })
}
