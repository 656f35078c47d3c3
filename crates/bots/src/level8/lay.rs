//! How to lay the level.

use sobremesa_level8::Action;

use super::heuristic::best;
use super::outlook::Outlook;

impl Outlook<'_> {
    /// The level at once, in the way that leaves the fewest cards that cannot be added.
    pub(super) fn choose_lay(&self, legal: &[Action]) -> Action {
        let worth = |action: &Action| {
            let Action::Lay(laydown) = action else { return f32::NEG_INFINITY };
            let mut rest = self.hand;
            laydown.cards().for_each(|card| rest.remove(card));
            -(self.openings.after(laydown).plan(&rest).stuck as f32)
        };
        best(legal, worth).unwrap_or(legal[0])
    }
}
