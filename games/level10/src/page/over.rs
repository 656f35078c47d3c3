//! The end: the result, how it came about, and what comes next.

use maud::{Markup, html};
use sobremesa_page::Stage;
use sobremesa_words::arg;

use super::{Sight, seats};
use crate::{End, Loss, Outcome, Phase, Scoring};

/// What came out, under the lamp.
pub(super) fn result(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    html! {
        div.result {
            (lamp())
            @match &sight.scene.view.open {
                Some(open) => {
                    h2 #askh { (words.text(heading(open.outcome))) }
                    p.how { (how(sight)) " " (because(sight)) }
                    (sum(sight, open.outcome))
                }
                None => {
                    h2 #askh { (words.text("level10-page-given-up")) }
                    p.how { (words.message("level10-page-over-given-up", [arg("column", sight.column())])) }
                }
            }
        }
    }
}

fn heading(outcome: Outcome) -> &'static str {
    if outcome.won { "level10-page-over-full" } else { "level10-page-over-stopped" }
}

/// The lamp over the table: lit after a win, turned down after a loss.
fn lamp() -> Markup {
    html! {
        svg.lamp viewBox="0 0 200 120" aria-hidden="true" {
            path.cord d="M100 0v44" {}
            path.shade d="M78 42h44c4 0 6 2 8 6l22 38c2 4 0 7-5 7H53c-5 0-7-3-5-7l22-38c2-4 4-6 8-6Z" {}
            ellipse.bulb cx="100" cy="95" rx="26" ry="8" {}
        }
    }
}

/// L10-22: how the points add up.
fn sum(sight: &Sight<'_>, outcome: Outcome) -> Markup {
    let words = sight.words;
    let bonus = outcome.score - outcome.placed;
    let placed = [arg("count", outcome.placed)];
    let unused = [arg("count", outcome.unused_pauses)];
    let part = |figure: u32, text: String| html! { li { b { (figure) } " " span { (text) } } };
    let sign = |sign: &str| html! { li.sign aria-hidden="true" { (sign) } };
    html! {
        ol.sum aria-label=(words.text("level10-page-sum")) {
            (part(outcome.placed, words.message("level10-page-sum-placed", placed)))
            (sign("+"))
            (part(bonus, words.message("level10-page-sum-bonus", unused)))
            (sign("="))
            (part(outcome.score, words.message("level10-page-sum-points", [arg("count", outcome.score)])))
        }
        p.soft { (words.text(bonus_rule(sight, outcome))) }
    }
}

/// Which bonus there is for unused pauses.
fn bonus_rule(sight: &Sight<'_>, outcome: Outcome) -> &'static str {
    match (outcome.won, sight.scene.view.board.rules().scoring) {
        (true, Scoring::Victory) => "level10-page-bonus-won",
        (false, Scoring::Victory) => "level10-page-bonus-lost",
        (_, Scoring::Strict) => "level10-page-bonus-strict",
    }
}

/// What comes next.
pub(super) fn foot(sight: &Sight<'_>) -> Markup {
    let (words, table) = (sight.words, sight.scene.table);
    html! {
        div.foot.acts {
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

/// What was left of the pile, on demand.
pub(super) fn pile(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let Some(open) = sight.scene.view.open.as_ref().filter(|open| !open.pile.is_empty()) else {
        return html! {};
    };
    html! {
        button.btn type="button" popovertarget="left" {
            (words.text("level10-page-left-in-pile")) ": " (open.pile.len())
        }
        div #left.slip popover aria-labelledby="lefth" {
            h2 #lefth { (words.text("level10-page-left-in-pile")) }
            ul.open { (seats::cards(sight, &open.pile)) }
            (close(sight, "left"))
        }
    }
}

/// The button that closes what lies over the page.
pub(super) fn close(sight: &Sight<'_>, id: &str) -> Markup {
    html! {
        button.btn type="button" popovertarget=(id) popovertargetaction="hide" {
            (sight.words.text("keys-close"))
        }
    }
}

/// Whether the game is over, one way or the other.
pub(super) fn is_over(sight: &Sight<'_>) -> bool {
    sight.scene.view.open.is_some() || sight.scene.table.stage == Stage::GivenUp
}
