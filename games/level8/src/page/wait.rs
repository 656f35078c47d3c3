//! The dock while others decide, or while somebody else plays for the viewer.

use maud::{Markup, html};
use sobremesa_table::Seat;

use super::dock::{not_now, progress, question};
use super::sight::Sight;
use crate::Phase;

/// Whose decision is awaited.
pub(super) fn waiting(sight: &Sight<'_>) -> Markup {
    let of =
        |id: &str, seat: Seat| (sight.of_name("level8-page-wait", seat), sight.of_name(id, seat));
    let (heading, how) = match sight.view().phase {
        Phase::Draw(seat) => of("level8-page-wait-draw", seat),
        Phase::Act(seat) => of("level8-page-wait-act", seat),
        Phase::Pass(seat) => of("level8-page-wait-pass", seat),
        Phase::Keep(seat) => of("level8-page-wait-keep", seat),
        Phase::Reshuffle(_) => (sight.text("level8-page-wait-shuffle"), String::new()),
        Phase::Deal | Phase::Over(_) => (sight.text("level8-page-wait-deal"), String::new()),
    };
    html! {
        h2 #askh.others { (heading) }
        p { (how) @if sight.me().is_none() { " " (sight.text("level8-page-watching")) } }
        @match sight.picked() {
            Some(_) => (not_now(sight)),
            None => p.soft { (progress_while_waiting(sight)) },
        }
    }
}

fn progress_while_waiting(sight: &Sight<'_>) -> String {
    let is_played = matches!(sight.view().phase, Phase::Draw(_) | Phase::Act(_) | Phase::Pass(_));
    if sight.me().is_some() && is_played { progress(sight) } else { String::new() }
}

/// The viewer is away, and a bot plays or soon will.
pub(super) fn away(sight: &Sight<'_>) -> Markup {
    html! {
        (question(&sight.text("level8-page-ask-return")))
        p { (sight.text("level8-page-return-how")) }
        div.acts {
            button.btn.primary form="act" name="return" value="1" { (sight.text("level8-page-return")) }
        }
    }
}

/// When the time of the player who must decide is over; the script counts it down.
pub(super) fn clock(sight: &Sight<'_>) -> Markup {
    html! {
        @if let Some(until) = sight.scene.table.clock {
            p.clock role="timer" data-until=(until) { (sight.text("level8-page-clock")) }
        }
    }
}
