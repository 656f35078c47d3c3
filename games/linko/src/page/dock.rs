//! The dock: what is asked, or whose answer is awaited, and the hand.

use maud::{Markup, html};
use sobremesa_page::table::Region;
use sobremesa_table::{Refusal as _, Seat};
use sobremesa_words::arg;

use super::asked::{deed, question};
use super::effect::effect;
use super::hand::hand;
use super::over;
use super::sight::{Sight, owing};
use crate::words::Names;
use crate::{Phase, Refusal};

/// The dock.
pub(super) fn dock(sight: &Sight<'_>) -> Region {
    let html = html! {
        section #dock.dock.(mood(sight)) aria-labelledby="askh" tabindex="-1" {
            @if sight.is_over() {
                (over::over(sight))
            } @else {
                div.ask { (asked(sight)) (clock(sight)) (sight.scene.notices()) }
                (hand(sight))
            }
        }
    };
    Region { id: "dock", html }
}

/// What the dock is for: the hand is played from, or something else is decided.
fn mood(sight: &Sight<'_>) -> &'static str {
    match sight.view().phase {
        Phase::Play(_) if sight.is_asked() => "turn",
        _ if sight.is_asked() => "decide",
        _ => "waits",
    }
}

fn asked(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    if let Some(reel) = sight.scene.reel() {
        return reel;
    }
    if sight.table().is_away && sight.table().me.is_some() {
        return html! {
            div aria-live="polite" {
                h2 #askh { (words.text("linko-page-away")) }
                p { (words.text("linko-page-away-why")) }
            }
            div.acts {
                button.btn.primary form="act" name="return" value="1" { (words.text("linko-page-return")) }
            }
        };
    }
    if !sight.is_asked() {
        return html! { (awaited(sight)) (why_not(sight)) };
    }
    html! {
        (question(sight))
        @if !matches!(sight.view().phase, Phase::Play(_)) { (why_not(sight)) }
        @if let Some(action) = sight.hint() {
            (sight.scene.advice(action, &deed(sight, action), "page-hint-chance", ""))
            @if let Some((layer, play)) = &sight.hinted { (effect(sight, layer, play)) }
        }
    }
}

/// Whose decision is awaited, and which.
fn awaited(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let phase = sight.view().phase;
    let name = || arg("name", owing(phase).map_or("", |seat| sight.name(seat)));
    let layer = |seat: Seat| {
        arg("layer", sight.top(seat).map_or_else(String::new, |top| words.layer_in_full(top)))
    };
    let (heading, why) = match phase {
        Phase::Deal | Phase::Over(_) => (words.text("linko-page-dealing"), None),
        Phase::Play(_) => (words.message("linko-page-awaits-play", [name()]), None),
        Phase::Ghost(_) => (words.message("linko-page-awaits-ghost", [name()]), None),
        Phase::Steal { victim, .. } => {
            let heading = if sight.is_me(victim) {
                words.message("linko-page-awaits-steal-you", [name()])
            } else {
                let victim = arg("victim", sight.name(victim));
                words.message("linko-page-awaits-steal", [name(), victim])
            };
            let why = words.message("linko-page-awaits-steal-why", [layer(victim), name()]);
            (heading, Some(why))
        }
        Phase::Answer { victim, .. } => {
            let why = words.message("linko-page-awaits-answer-why", [layer(victim)]);
            (words.message("linko-page-awaits-answer", [name()]), Some(why))
        }
        Phase::Draw { left, .. } => {
            (words.message("linko-page-awaits-draw", [name(), arg("count", left)]), None)
        }
        Phase::Extra(_) => (words.message("linko-page-awaits-extra", [name()]), None),
    };
    html! {
        div aria-live="polite" {
            h2 #askh.others { (heading) }
            @if let Some(why) = why { p { (why) } }
        }
    }
}

/// Why what is picked cannot be played now, and what it would do.
fn why_not(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let Some((layer, play)) = &sight.picked else { return html! {} };
    let owed = sight.view().phase;
    let name = || arg("name", owing(owed).map_or("", |seat| sight.name(seat)));
    let reason = match owed {
        _ if sight.is_asked() => words.text("linko-page-wait-own"),
        Phase::Play(_) => words.message("linko-page-wait-play", [name()]),
        _ => words.message("linko-page-wait-decision", [name()]),
    };
    let refusal = if sight.is_asked() {
        Refusal::SomethingElseIsDue { owed }
    } else {
        Refusal::NotYourDecision { owed }
    };
    html! {
        div.reason role="status" {
            p {
                (reason) " "
                (sight.scene.rule(refusal.rule()))
            }
            (sight.scene.pick("btn quiet", "", &html! { (words.text("linko-page-put-back")) }))
            p.soft { (words.text("linko-page-plan")) }
            (effect(sight, layer, play))
        }
    }
}

/// When the time for the decision is over; the script counts down.
fn clock(sight: &Sight<'_>) -> Markup {
    let Some(until) = sight.table().clock else { return html! {} };
    let seconds = until.div_euclid(1000).rem_euclid(24 * 60 * 60);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let time = format!("{hours:02}:{minutes:02}:{:02}", seconds % 60);
    html! {
        p.clock role="timer" data-until=(until) { (sight.words.message("linko-page-until", [arg("time", time)])) }
    }
}
