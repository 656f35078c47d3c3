//! L10-7: the viewer's turn: what the column lacks, what the picked card would do, or why not.

use maud::{Markup, html};
use sobremesa_words::{Tells, arg};

use super::pick::Choice;
use super::{Sight, dock, hand, tile};
use crate::words::Names;
use crate::{Action, Card, Level10, Refusal, World};

/// L10-7: the viewer's turn.
pub(super) fn turn(sight: &Sight<'_>) -> Markup {
    html! {
        h2 #askh { (sight.words.text("level10-page-your-turn")) }
        @match &sight.pick.choice {
            Choice::Nothing => {
                p.column { (column(sight)) }
                @if let Some(action) = dock::hint(sight) { (dock::advice(sight, action)) }
            }
            Choice::Cards(cards) if cards[..] == [Card::Pause] && can_pause(sight) => {
                (which_row(sight))
            }
            Choice::Cards(_) | Choice::Pause { .. } | Choice::Reset(_) => (consequence(sight)),
        }
    }
}

/// What the column lacks, and so what can be done.
fn column(sight: &Sight<'_>) -> String {
    let (board, words) = (&sight.scene.view.board, sight.words);
    let column = arg("column", sight.column());
    let row = |row: World| arg("row", words.world(row));
    match (board.last_row_for_reset(), board.column_has_reset()) {
        (Some(due), _) if board.reset_is_due() => {
            words.message("level10-page-turn-due", [column, row(due)])
        }
        (Some(only), _) => words.message("level10-page-turn-row", [column, row(only)]),
        (None, true) => words.message("level10-page-turn-has-reset", [column]),
        (None, false) if board.lacks_reset_for_good() => {
            words.message("level10-page-turn-lost", [column])
        }
        (None, false) => words.message("level10-page-turn-any", [column]),
    }
}

fn can_pause(sight: &Sight<'_>) -> bool {
    sight.scene.legal.iter().any(|action| hand::uses(action, Card::Pause))
}

/// L10-18: whether a card could be tucked under a pause in this row.
pub(super) fn can_tuck(sight: &Sight<'_>, row: World) -> bool {
    let tucks =
        |action: &Action| matches!(action, Action::Pause { row: to, tuck: Some(_) } if *to == row);
    sight.scene.legal.iter().any(tucks)
}

/// L10-17: a pause asks for its row.
fn which_row(sight: &Sight<'_>) -> Markup {
    let (scene, words) = (sight.scene, sight.words);
    let rows = scene.legal.iter().filter_map(|action| match action {
        Action::Pause { row, tuck: None } => Some(*row),
        _ => None,
    });
    html! {
        p { b { (words.text("level10-page-which-row")) } }
        p.only-wide { (words.text("level10-page-pause-counts")) }
        div.rows {
            @for row in rows {
                @let action = Action::Pause { row, tuck: None };
                @let label = Level10::deed(words, &scene.table.names(), &action);
                @if can_tuck(sight, row) {
                    @let pick = sight.pick.with(Choice::Pause { row, tuck: None });
                    button form="pick" name="pick" value=(pick) aria-label=(label) {
                        (tile(row)) span.t { (words.world(row)) }
                    }
                } @else {
                    button form="act" name="action" value=(action) aria-label=(label) {
                        (tile(row)) span.t { (words.world(row)) }
                    }
                }
            }
            (dock::put_back(sight))
        }
    }
}

/// What the picked action would do, with the button that does it; or why it cannot be done.
fn consequence(sight: &Sight<'_>) -> Markup {
    let scene = sight.scene;
    let action = sight.pick.action(scene.view.phase);
    let Some(action) = action.filter(|action| scene.legal.contains(action)) else {
        return html! {
            @if let Some(refusal) = refusal(sight) { (hand::reason(sight, &refusal)) }
            div.acts { (dock::put_back(sight)) }
        };
    };
    html! {
        p.goes-to { (outcome(sight, action)) }
        (danger(sight, action))
        div.acts { (dock::primary(sight, &action)) (dock::put_back(sight)) }
    }
}

/// Why the picked action cannot be done.
fn refusal(sight: &Sight<'_>) -> Option<Refusal> {
    let view = sight.scene.view;
    match &sight.pick.choice {
        Choice::Reset(row) => view.board.check_reset(*row).err(),
        Choice::Pause { row, .. } => view.board.check_pause(*row).err(),
        Choice::Cards(cards) => cards.first().and_then(|card| hand::refusal(view, *card)),
        Choice::Nothing => None,
    }
}

/// Where it goes and what follows.
fn outcome(sight: &Sight<'_>, action: Action) -> String {
    let (words, scene) = (sight.words, sight.scene);
    let goes = |card: String, row: World| {
        let values =
            [arg("card", card), arg("row", words.world(row)), arg("column", sight.column())];
        words.message("level10-page-goes", values)
    };
    match action {
        Action::Play(card) => goes(sight.level(card), card.world),
        Action::Pause { row, .. } if can_tuck(sight, row) => {
            words.message("level10-page-tuck", [arg("row", words.world(row))])
        }
        Action::Pause { row, .. } => goes(sight.card(Card::Pause), row),
        Action::Reset(_) if scene.view.board.pile_size() > 0 => {
            words.text("level10-page-reset-then")
        }
        Action::Reset(_) => words.text("level10-page-reset-no-exchange"),
        Action::First(_) | Action::Swap(_) => String::new(),
    }
}

/// A warning where the action takes the column's last place for a reset.
fn danger(sight: &Sight<'_>, action: Action) -> Markup {
    let row = match action {
        Action::Play(card) => card.world,
        Action::Pause { row, .. } => row,
        Action::First(_) | Action::Reset(_) | Action::Swap(_) => return html! {},
    };
    let is_last = sight.scene.view.board.last_row_for_reset() == Some(row);
    let column = arg("column", sight.column());
    html! { @if is_last { p.danger { (sight.words.message("level10-page-danger", [column])) } } }
}
