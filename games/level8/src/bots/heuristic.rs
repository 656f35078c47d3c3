//! The player with sense.

use sobremesa_bots::{Player, Turn};

use super::outlook::Outlook;
use super::weights::Weights;
use crate::{Action, Level8};

/// A good club player's sense: goes for the level by the shortest way, watches what the others can
/// use, and goes out in time.
#[derive(Clone, Copy, Default, Debug)]
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
    let Some(outlook) = Outlook::new(turn.view(), weights) else { return turn.legal[0] };
    outlook.choose(turn.legal)
}

impl Outlook<'_> {
    pub(super) fn choose(&self, legal: &[Action]) -> Action {
        match legal[0] {
            Action::Draw(_) => self.choose_draw(legal),
            Action::Keep(_) => self.choose_keep(),
            Action::Lay(_) => self.choose_lay(legal),
            _ => self.choose_addition(legal).unwrap_or_else(|| self.choose_discard(legal)),
        }
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
