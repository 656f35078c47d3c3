//! L10-5: the team's choice of who begins.

use maud::{Markup, html};
use sobremesa_page::ChairKind;
use sobremesa_table::Seat;
use sobremesa_words::{Tells, arg};

use super::{Sight, dock};
use crate::{Action, Level10};

/// L10-5: who begins.
pub(super) fn begin(sight: &Sight<'_>) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let is_person = |kind| matches!(kind, ChairKind::Person { is_replaced: false, .. });
    let people = scene.table.chairs.iter().filter(|chair| is_person(chair.kind)).count();
    let deed = |hint: Action| Level10::deed(words, &scene.table.names(), &hint);
    let how = if people > 1 { "level10-page-begin-propose" } else { "level10-page-begin-choose" };
    html! {
        h2 #askh { (words.text("level10-page-who-begins")) }
        p { (words.text(how)) }
        p.goal {
            (words.text("level10-page-goal")) " "
            (scene.rules(&html! { (words.text("page-rules")) }))
        }
        @if let Some(hint) = dock::hint(sight) {
            div.hinted role="status" { (scene.suggestion(&hint, &deed(hint), dock::HINT_CHANCE)) }
        }
        div.acts.to-begin {
            @for action in scene.legal {
                @if let Action::First(seat) = action { (candidate(sight, *seat, people > 1)) }
            }
            @if dock::hint(sight).is_some() { (scene.tips_off()) }
        }
    }
}

/// A player who could begin, and who proposes that.
fn candidate(sight: &Sight<'_>, seat: Seat, is_agreed: bool) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let (table, action) = (scene.table, Action::First(seat));
    let by: Vec<Seat> =
        scene.proposals.iter().filter(|(_, made)| *made == action).map(|(by, _)| *by).collect();
    let names: Vec<&str> = by.iter().map(|by| table.name(*by)).collect();
    let is_mine = table.me.is_some_and(|me| by.contains(&me));
    let name =
        if table.me == Some(seat) { words.text("page-you") } else { table.name(seat).to_string() };
    let is_alone = scene.legal.len() == 1;
    let proposed = words.message(
        "level10-page-begin-proposed-by",
        [arg("count", names.len()), arg("names", words.list(&names))],
    );
    html! {
        button.btn.primary[is_alone || scene.hint == Some(&action)] form="act" name="action" value=(action)
            aria-pressed=[is_agreed.then_some(is_mine)] {
            (sight.token(seat))
            span.t title=(name) {
                (name)
                @if !by.is_empty() {
                    small title=(proposed) {
                        span.sr { (proposed) } @for by in by { (sight.token(by)) }
                    }
                }
            }
        }
    }
}
