//! The player with sense.

use sobremesa_level8::{Action, Level8};

use super::outlook::Outlook;
use super::weights::Weights;
use crate::{Player, Turn};

/// A good club player's sense: goes for the level by the shortest way, watches what the others can
/// use, and goes out in time.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic;

impl Player<Level8> for Heuristic {
    fn decide(&mut self, turn: Turn<'_, Level8>) -> Action {
        decide(&turn, &Weights::TUNED)
    }
}

/// The heuristic with weights of one's own.
#[derive(Clone, Copy, Debug)]
pub struct Weighted(pub Weights);

impl Player<Level8> for Weighted {
    fn decide(&mut self, turn: Turn<'_, Level8>) -> Action {
        decide(&turn, &self.0)
    }
}

fn decide(turn: &Turn<'_, Level8>, weights: &Weights) -> Action {
    // Where there is nothing to choose, there is nothing to think about.
    if let [only] = turn.legal {
        return *only;
    }
    let Some(outlook) = Outlook::new(turn.view, weights) else { return turn.legal[0] };
    match turn.legal[0] {
        Action::Draw(_) => outlook.choose_draw(turn.legal),
        Action::Keep(_) => outlook.choose_keep(),
        Action::Lay(_) => outlook.choose_lay(turn.legal),
        _ => outlook
            .choose_addition(turn.legal)
            .unwrap_or_else(|| outlook.choose_discard(turn.legal)),
    }
}

/// The action that is worth most; of equal ones the first, so that equal views get equal answers.
pub(super) fn best<'a>(
    actions: impl IntoIterator<Item = &'a Action>,
    worth: impl Fn(&Action) -> f32,
) -> Option<Action> {
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for action in actions {
        let worth = worth(action);
        if worth > most {
            (best, most) = (Some(*action), worth);
        }
    }
    best
}
