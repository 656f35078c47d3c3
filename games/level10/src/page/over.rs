//! The end: the result, how it came about, and what comes next.

use maud::{Markup, html};
use sobremesa_page::Stage;
use sobremesa_page::ending::{Ending, Part};
use sobremesa_words::{People, arg};

use super::{Sight, seats, won_or_lost};
use crate::{End, Loss, Outcome, Phase, Scoring};

/// What came out, under the lamp.
pub(super) fn ending(sight: &Sight<'_>) -> Ending {
    let words = sight.words;
    match &sight.scene.view.open {
        Some(open) => Ending {
            heading: words.text(heading(open.outcome)),
            how: [how(sight), because(sight)].join(" "),
            sum: sum(sight, open.outcome),
            note: Some(words.text(bonus_rule(sight, open.outcome))),
        },
        None => Ending {
            heading: words.text("level10-page-given-up"),
            how: words.message("level10-page-over-given-up", [arg("column", sight.column())]),
            sum: Vec::new(),
            note: None,
        },
    }
}

fn heading(outcome: Outcome) -> &'static str {
    if outcome.won { "level10-page-over-full" } else { "level10-page-over-stopped" }
}

/// L10-22: how the points add up.
fn sum(sight: &Sight<'_>, outcome: Outcome) -> Vec<Part> {
    let part = |sign, figure: u32, id: &str, count: u32| Part {
        sign,
        figure: figure.to_string(),
        text: sight.words.message(id, [arg("count", count)]),
    };
    let (placed, score) = (outcome.placed, outcome.score);
    vec![
        part("", placed, "level10-page-sum-placed", placed),
        part("+", score - placed, "level10-page-sum-bonus", outcome.unused_pauses),
        part("=", score, "level10-page-sum-points", score),
    ]
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
pub(super) fn afterwards(sight: &Sight<'_>) -> Markup {
    let told = sight.scene.view.open.as_ref().map(|open| won_or_lost(sight.words, open.outcome));
    let told = told.map(|(won, points)| format!("{won} · {points}"));
    sight.scene.afterwards(told.as_deref())
}

/// How the game ended.
fn how(sight: &Sight<'_>) -> String {
    let words = sight.words;
    match sight.scene.view.phase {
        Phase::Over(End::Stuck(seat)) => {
            let names = sight.scene.table.names();
            let people = People { names: &names, you: sight.scene.table.me };
            let column = arg("column", sight.column());
            people.tell(words, "level10-page-over-stuck", [("name", seat)], [column])
        }
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
fn close(sight: &Sight<'_>, id: &str) -> Markup {
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
