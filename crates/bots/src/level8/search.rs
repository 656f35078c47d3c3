//! What the search knows of Level 8.

use sobremesa_level8::{Action, Level8, Phase, State, View};
use sobremesa_table::Seat;

use super::outlook::Outlook;
use super::prospects::prospects;
use super::{Heuristic, Weights};
use crate::search::{Searched, Tried};

impl Searched for Level8 {
    type Policy = Heuristic;
    type Desk = ();

    const WORK: u64 = 400;
    const WIDTH: usize = 8;

    fn seat(view: &View) -> Option<Seat> {
        view.viewer.seat()
    }

    fn prior(view: &View, legal: &[Action]) -> Vec<f32> {
        let Some(outlook) = Outlook::new(view, &Weights::TUNED) else {
            return vec![0.0; legal.len()];
        };
        let chosen = outlook.choose(legal);
        let prior = |action: &Action| match action {
            action if *action == chosen => f32::INFINITY,
            action => outlook.worth(action),
        };
        legal.iter().map(prior).collect()
    }

    /// A try ends with its round; who decides what to keep looks at the next one.
    fn judge((): &mut (), tried: &Tried<'_, Level8>) -> Option<f32> {
        let (before, now) = (tried.before, tried.now);
        match now.phase() {
            Phase::Over(end) => Some(if end.winner() == tried.seat { 1.0 } else { 0.0 }),
            Phase::Keep(_) | Phase::Deal => {
                let keeps = matches!(before.phase(), Phase::Keep(_));
                let is_over = !keeps || now.board().rounds() > before.board().rounds();
                is_over.then(|| prospects(levels(now), tried.seat))
            }
            Phase::Draw(_) | Phase::Act(_) | Phase::Pass(_) | Phase::Reshuffle(_) => None,
        }
    }
}

fn levels(state: &State) -> impl Iterator<Item = u8> {
    state.board().places().iter().map(|place| place.level)
}
