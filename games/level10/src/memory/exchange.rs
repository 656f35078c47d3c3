//! What everyone can know of the cards that a player exchanged.

use sobremesa_table::Seat;

use super::bounds::{Bounds, Kind};
use super::trace::{Place, Places};
use crate::options::Rules;

/// The cards that a player put under the pile at once, as others know them: what was told of the hand
/// before holds for what was kept and what was put away together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    /// Whose cards they are.
    pub seat: Seat,
    /// Those that are still in the pile.
    pub slots: Places,
    /// How many of each kind they are.
    pub put: Bounds,
    /// How many of each kind they and the player's hand are together.
    pub together: Bounds,
}

impl Exchange {
    /// `slots` are put away from a hand of `size`, of which this much was known.
    pub(super) fn new(
        seat: Seat,
        slots: Places,
        size: usize,
        hand: Bounds,
        rules: &Rules,
    ) -> Exchange {
        let mut put = hand;
        put.remove_unseen((size - slots.len()) as u8);
        put.tighten(slots.len(), rules);
        Exchange { seat, slots, put, together: hand }
    }

    /// The player tells a count of the hand, and so what the rest must be.
    pub(super) fn hear(&mut self, kind: Kind, count: u8, rules: &Rules) {
        let kind = kind.index();
        let rest = |together: u8| together.saturating_sub(count);
        self.put.least[kind] = self.put.least[kind].max(rest(self.together.least[kind]));
        self.put.most[kind] = self.put.most[kind].min(rest(self.together.most[kind]));
        self.put.tighten(self.slots.len(), rules);
    }

    /// One of the cards may have been drawn from the pile.
    pub(super) fn see_drawn(&mut self, slot: Place) {
        if self.slots.contains(slot) {
            self.slots.remove(slot);
            self.put.remove_unseen(1);
            self.together.remove_unseen(1);
        }
    }
}
