//! The dock: what is asked, the one thing to do next, the hand, and what can be told.

use maud::{Markup, html};
use sobremesa_page::ChairKind;
use sobremesa_page::table::Region;
use sobremesa_table::{Owed, Seat};
use sobremesa_words::{Tells, arg};

use super::hindsight::Step;
use super::pick::Choice;
use super::{Sight, begin, exchange, hand, hindsight, over, tell, turn};
use crate::{Action, Level10, Phase};

pub(super) fn dock(sight: &Sight<'_>) -> Region {
    let view = sight.scene.view;
    let is_over = over::is_over(sight);
    let tells = view.hand.is_some_and(|_| view.board.players() > 1)
        && view.phase != Phase::Deal
        && !sight.scene.table.is_away
        && sight.scene.table.reel.is_none();
    let html = html! {
        section #dock.dock aria-labelledby="askh" {
            @if is_over {
                @match Step::of(sight) {
                    Some(step) => (step.told(sight)),
                    None => (over::ending(sight).show(sight.scene)),
                }
                div.more { (hindsight::hindsight(sight)) (over::pile(sight)) }
                (over::afterwards(sight))
            } @else {
                div.ask aria-live="polite" { (ask(sight)) (table_matters(sight)) }
                @if let Some(cards) = &view.hand {
                    (hand::hand(sight, cards))
                    @if tells { (tell::panel(sight)) }
                }
            }
        }
    };
    Region { id: "dock", html }
}

/// What is asked, by whom it is owed.
fn ask(sight: &Sight<'_>) -> Markup {
    let table = sight.scene.table;
    if let Some(reel) = sight.scene.reel() {
        return reel;
    }
    if table.me.is_some() && table.is_away {
        return come_back(sight);
    }
    match sight.scene.view.phase {
        Phase::First if sight.is_asked() => begin::begin(sight),
        Phase::Turn(_) if sight.is_asked() => turn::turn(sight),
        Phase::Swap(_) if sight.is_asked() => exchange::exchange(sight),
        _ => wait(sight),
    }
}

/// A bot plays for the viewer, or soon will.
fn come_back(sight: &Sight<'_>) -> Markup {
    let (table, words) = (sight.scene.table, sight.words);
    let me = table.me.and_then(|me| table.chairs.get(me.index()));
    let is_replaced =
        me.is_some_and(|me| matches!(me.kind, ChairKind::Person { is_replaced: true, .. }));
    let id = if is_replaced { "level10-page-replaced-me" } else { "level10-page-away-me" };
    html! {
        h2 #askh { (words.text(id)) }
        p { (words.text("level10-page-return-how")) }
        div.acts {
            button.btn.primary form="act" name="return" value="1" {
                (words.text("level10-page-return"))
            }
        }
    }
}

/// Others decide: who, and what the column lacks.
fn wait(sight: &Sight<'_>) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let name = |seat: Seat| arg("name", scene.table.name(seat));
    let (question, how) = match scene.view.phase {
        Phase::Turn(seat) => {
            (words.message("level10-page-turn-of", [name(seat)]), column_of_others(sight))
        }
        Phase::Swap(seat) => (
            words.message("level10-page-exchange-of", [name(seat)]),
            words.text("level10-page-exchange-of-how"),
        ),
        Phase::First => {
            (words.text("level10-page-who-begins"), words.text("level10-page-begin-wait"))
        }
        Phase::Deal | Phase::Over(_) => (words.text("level10-page-dealing"), String::new()),
    };
    let is_out = scene.view.hand.is_some_and(|hand| hand.is_empty());
    html! {
        h2 #askh.others { (question) }
        p { (how) }
        @if is_out && scene.view.turn().is_some() { p { (words.text("level10-page-no-cards")) } }
        @else { (planned(sight)) }
    }
}

/// What the column lacks, while others decide.
fn column_of_others(sight: &Sight<'_>) -> String {
    let board = &sight.scene.view.board;
    let column = arg("column", sight.column());
    match board.column_has_reset() {
        true => sight.words.message("level10-page-others-has-reset", [column]),
        false if board.lacks_reset_for_good() => {
            sight.words.message("level10-page-turn-lost", [column])
        }
        false => sight.words.message("level10-page-others-any", [column]),
    }
}

/// A card that is picked ahead of the turn: whether it would fit.
fn planned(sight: &Sight<'_>) -> Markup {
    let [card] = sight.pick.cards() else { return html! {} };
    if sight.scene.view.turn().is_none() {
        return html! {};
    }
    html! {
        @if let Some(refusal) = hand::refusal(sight.scene.view, *card) {
            (hand::reason(sight, &refusal))
        } @else {
            p {
                (sight.words.message("level10-page-fits", [
                    arg("card", sight.card(*card)), arg("column", sight.column()),
                ])) " "
                (sight.scene.rule("L10-7"))
            }
        }
    }
}

/// The button that does it.
pub(super) fn primary(sight: &Sight<'_>, action: &Action) -> Markup {
    let names = sight.scene.table.names();
    let deed = Level10::deed(sight.words, &names, action);
    html! { button.btn.primary form="act" name="action" value=(action) { (deed) } }
}

/// The button that picks nothing.
pub(super) fn put_back(sight: &Sight<'_>) -> Markup {
    let nothing = sight.pick.with(Choice::Nothing).to_string();
    sight.scene.pick("btn quiet", &nothing, &html! { (sight.words.text("level10-page-put-back")) })
}

/// What a bot would do, if the viewer asked and has picked nothing else.
pub(super) fn hint(sight: &Sight<'_>) -> Option<Action> {
    sight.scene.hint.filter(|_| sight.pick.choice == Choice::Nothing).copied()
}

/// The hint in words, with the button that does it.
pub(super) fn advice(sight: &Sight<'_>, action: Action) -> Markup {
    let deed = Level10::deed(sight.words, &sight.scene.table.names(), &action);
    let nothing = sight.pick.with(Choice::Nothing).to_string();
    sight.scene.advice(&action, &deed, HINT_CHANCE, &nothing)
}

/// The message for the chance of the whole team.
pub(super) const HINT_CHANCE: &str = "level10-page-hint-chance";

/// What is the same whoever decides: the clock, and whether the game shall end.
fn table_matters(sight: &Sight<'_>) -> Markup {
    let (table, words) = (sight.scene.table, sight.words);
    let is_owed = matches!(table.owed, Owed::Seat(_) | Owed::Team);
    html! {
        @if let Some(until) = table.clock.filter(|_| is_owed) {
            p.clock role="timer" data-until=(until) { (words.text("level10-page-clock")) }
        }
        (sight.scene.notices())
    }
}
