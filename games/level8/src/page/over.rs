//! The end: who has won, how, and what comes next.

use maud::{Markup, html};
use sobremesa_page::ending::{Ending, Part, Rank, places};
use sobremesa_table::Seat;
use sobremesa_words::arg;

use super::place;
use super::sight::Sight;
use crate::{End, Phase, Progress};

/// The result, the standings, and what one can do next.
pub(super) fn over(sight: &Sight<'_>) -> Markup {
    let standing = places(sight.board().players(), |seat| sight.board().place(seat).progress);
    let ranks: Vec<Rank> = standing.into_iter().map(|place| rank(sight, place)).collect();
    html! {
        (ending(sight).show(sight.scene))
        (sight.scene.standing(&ranks))
        (sight.scene.afterwards(end(sight).map(|end| told(sight, end)).as_deref()))
    }
}

/// Whose combinations are shown beside the result: the winner's, or the viewer's if there is none.
pub(super) fn shown(sight: &Sight<'_>) -> Option<Seat> {
    let winner = end(sight).map(End::winner);
    winner.or(sight.me()).or(Seat::all(1).next()).filter(|_| sight.is_over())
}

fn end(sight: &Sight<'_>) -> Option<End> {
    match sight.view().phase {
        Phase::Over(end) => Some(end),
        _ => None,
    }
}

pub(super) fn ending(sight: &Sight<'_>) -> Ending {
    let sum = sum(sight);
    let Some(end) = end(sight) else {
        let heading = sight.text("level8-page-given-up");
        return Ending { heading, how: sight.text("level8-page-given-up-how"), sum, note: None };
    };
    let winner = end.winner();
    let (heading, how) = match (end, sight.is_me(winner)) {
        (_, false) => (sight.of_name("level8-page-wins", winner), how(sight, end)),
        (End::LastLevel(_), true) => {
            (sight.text("level8-page-you-win"), sight.text("level8-page-won-last-level-mine"))
        }
        (End::WentOut(_), true) => {
            (sight.text("level8-page-you-win"), sight.text("level8-page-won-out-mine"))
        }
    };
    let how = [Some(how), margin(sight, winner)].into_iter().flatten();
    let how = how.collect::<Vec<String>>().join(" ");
    let note = sight.scene.table.is_practice.then(|| sight.text("level8-page-practice"));
    Ending { heading, how, sum, note }
}

/// How another player has won.
fn how(sight: &Sight<'_>, end: End) -> String {
    let id = match end {
        End::LastLevel(_) => "level8-page-won-last-level",
        End::WentOut(_) => "level8-page-won-out",
    };
    sight.of_name(id, end.winner())
}

/// How many levels the viewer is ahead of the second or behind the winner; nothing for a spectator.
fn margin(sight: &Sight<'_>, winner: Seat) -> Option<String> {
    let me = sight.me()?;
    let others = Seat::all(sight.board().players()).filter(|seat| *seat != me);
    let best = others.map(|seat| cleared(sight, seat)).max()?;
    let id = if me == winner { "level8-page-ahead" } else { "level8-page-behind" };
    let count = best.abs_diff(cleared(sight, me));
    Some(sight.words.message(id, [arg("count", count)]))
}

/// How many levels a player has behind them.
fn cleared(sight: &Sight<'_>, seat: Seat) -> u8 {
    sight.board().place(seat).progress.number() - 1
}

/// The levels of the viewer, or else of the winner, and the rounds.
fn sum(sight: &Sight<'_>) -> Vec<Part> {
    let part = |sign, count: u32, id: &str| Part {
        sign,
        figure: count.to_string(),
        text: sight.words.message(id, [arg("count", count)]),
    };
    let levels = sight.me().or(shown(sight)).map_or(0, |seat| cleared(sight, seat));
    vec![
        part("", levels.into(), "level8-page-sum-levels"),
        part("·", sight.board().rounds(), "level8-page-sum-rounds"),
    ]
}

fn rank(sight: &Sight<'_>, (place, seat): (usize, Seat)) -> Rank {
    let open = sight.view().open.as_ref();
    let hand = open.and_then(|open| open.hands.get(seat.index())).filter(|hand| !hand.is_empty());
    let detail = html! {
        @match sight.board().place(seat).progress {
            Progress::Through => (sight.text("level8-page-level-through")),
            Progress::On(level) => (sight.words.message("level8-page-level", [arg("level", level)])),
        }
        @if let Some(hand) = hand {
            span.left { (place::row(hand.iter(), &sight.of_name("level8-page-hand-of", seat))) }
        }
    };
    Rank { place, seat, detail, figure: cleared(sight, seat).to_string() }
}

/// The result for others.
fn told(sight: &Sight<'_>, end: End) -> String {
    let rounds = sight.words.message("level8-page-rounds", [arg("count", sight.board().rounds())]);
    format!("{} {rounds}", how(sight, end))
}
