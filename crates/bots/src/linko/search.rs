//! What the search knows of Linko.

use sobremesa_linko::{Action, Linko, Phase, State, View};
use sobremesa_table::Seat;

use super::outlook::Outlook;
use super::{Heuristic, Weights};
use crate::search::{Searched, Tried};

impl Searched for Linko {
    type Policy = Heuristic;
    type Desk = ();

    const WORK: u64 = 500;
    const WIDTH: usize = 16;

    fn seat(view: &View) -> Option<Seat> {
        view.viewer.seat()
    }

    fn prior(view: &View, legal: &[Action]) -> Vec<f32> {
        let outlook = Outlook::new(view, Weights::tuned(view.rules()));
        let worth = |action| outlook.as_ref().map_or(0.0, |outlook| outlook.worth(action));
        legal.iter().map(worth).collect()
    }

    fn judge((): &mut (), tried: &Tried<'_, Linko>) -> Option<f32> {
        let Phase::Over(_) = tried.now.phase() else { return None };
        Some(result(tried.now, tried.seat))
    }
}

/// LK-15: what the end is worth.
fn result(state: &State, seat: Seat) -> f32 {
    let rank = |seat: Seat| (state.score(seat), std::cmp::Reverse(state.hand(seat).len()));
    let mine = rank(seat);
    let rivals = seat.others(state.board().players()).map(rank);
    let ahead = rivals.clone().filter(|rival| *rival > mine).count();
    let equal = rivals.filter(|rival| *rival == mine).count();
    if ahead > 0 { 0.0 } else { 1.0 / (1 + equal) as f32 }
}
