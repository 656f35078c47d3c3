//! How to lay the level.

use super::heuristic::best;
use super::outlook::Outlook;
use crate::{Action, Laydown};

impl Outlook<'_> {
    /// The level at once, in the way that leaves the fewest cards that cannot be added.
    pub(super) fn choose_lay(&self, legal: &[Action]) -> Action {
        let worth = |action: &Action| match action {
            Action::Lay(laydown) => self.lay_worth(laydown),
            _ => f32::NEG_INFINITY,
        };
        best(legal, worth).unwrap_or(legal[0])
    }

    /// How few cards of the rest cannot be added after a lay-down.
    pub(super) fn lay_worth(&self, laydown: &Laydown) -> f32 {
        let mut rest = self.hand;
        laydown.cards().for_each(|card| rest.remove(card));
        -(self.openings.after(laydown).plan(&rest).stuck as f32)
    }
}
