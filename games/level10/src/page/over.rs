//! The end: the result, how it came about, and what comes next.

use maud::{Markup, html};
use sobremesa_page::Stage;
use sobremesa_words::arg;

use super::{Sight, numbers, result, seats};
use crate::{Card, End, Hand, Loss, Phase};

/// The question's place when nothing is asked any more.
pub(super) fn ask(sight: &Sight<'_>) -> Markup {
    let (words, table) = (sight.words, sight.scene.table);
    let open = sight.scene.view.open.as_ref();
    html! {
        div.ask.over {
            @match open {
                Some(open) => {
                    h2 #askh.wait { (result(words, open.outcome)) }
                    p { (how(sight)) " " (because(sight)) }
                    p.soft { (numbers(&score(sight))) }
                }
                None => {
                    h2 #askh.wait { (words.text("level10-page-given-up")) }
                    p { (words.message("level10-page-over-given-up", [arg("column", sight.column())])) }
                }
            }
            div.acts {
                @if let Some(rematch) = &table.rematch {
                    a.btn.primary href={ "/t/" (rematch) } { (words.text("level10-page-to-rematch")) }
                } @else if table.me.is_some() {
                    button.btn.primary form="act" name="rematch" value="1" {
                        (words.text("level10-page-rematch"))
                    }
                }
                a.btn.quiet href={ "/api/tables/" (table.id) "/record" } {
                    (words.text("level10-page-record"))
                }
            }
        }
    }
}

/// How the game ended.
fn how(sight: &Sight<'_>) -> String {
    let words = sight.words;
    match sight.scene.view.phase {
        Phase::Over(End::Stuck(seat)) => words.message(
            "level10-page-over-stuck",
            [arg("name", sight.scene.table.name(seat)), arg("column", sight.column())],
        ),
        Phase::Over(End::HandsEmpty) => words.text("level10-page-over-empty"),
        _ => words.text("level10-page-over-won"),
    }
}

/// What it was lost by.
fn because(sight: &Sight<'_>) -> String {
    let id = match sight.scene.view.loss() {
        Some(Loss::NoResetLeft) => "level10-page-loss-no-reset",
        Some(Loss::TooLow) => "level10-page-loss-too-low",
        Some(Loss::OtherWorlds) => "level10-page-loss-other-worlds",
        Some(Loss::HandsEmpty) | None => return String::new(),
    };
    sight.words.text(id)
}

fn score(sight: &Sight<'_>) -> String {
    let Some(open) = &sight.scene.view.open else { return String::new() };
    let outcome = open.outcome;
    let values = [arg("placed", outcome.placed), arg("unused", outcome.unused_pauses)];
    sight.words.message("level10-page-over-score", values)
}

/// What was left: the viewer's hand lies in the dock, and beside it the pile.
pub(super) fn left(sight: &Sight<'_>) -> Markup {
    let Some(open) = &sight.scene.view.open else { return html! {} };
    let own: Vec<Card> = sight.scene.view.hand.iter().flat_map(Hand::iter).collect();
    html! {
        @if !own.is_empty() {
            div.left.only-phone {
                h2.label { (sight.words.text("level10-page-hand")) }
                ul.open { (seats::cards(sight, &own)) }
            }
        }
        @if !open.pile.is_empty() {
            div.left {
                h2.label { (sight.words.text("level10-page-left-in-pile")) }
                ul.open { (seats::cards(sight, &open.pile)) }
            }
        }
    }
}

/// Whether the game is over, one way or the other.
pub(super) fn is_over(sight: &Sight<'_>) -> bool {
    sight.scene.view.open.is_some() || sight.scene.table.stage == Stage::GivenUp
}
