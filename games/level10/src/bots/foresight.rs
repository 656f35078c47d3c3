//! How a row stands for the next columns, by where its cards are.

use super::joint::Joint;
use super::knowledge::{Ahead, Knowledge};
use super::outlook::{FAINT, Outlook, best_at_hand};
use super::row::RowState;

/// When it is as unlikely as this that no lower level is at hand, higher ones are not looked at.
const NEGLIGIBLE: f32 = 0.1;

/// A seat's knowledge, and what it makes of a row.
pub(super) struct Foresight {
    pub(super) knowledge: Knowledge,
    pub(super) outlook: &'static Outlook,
}

impl Foresight {
    /// How a row will stand for the next column, if this is what is left then.
    pub(super) fn next_column(&self, index: usize, row: RowState) -> Joint {
        if row.is_full() {
            return Joint::FULL;
        }
        let mut steady = 0.0;
        let mut bare = 1.0;
        for value in row.playable().iter() {
            let at_hand = self.knowledge.playable(index, value, Ahead::Next);
            steady += bare * at_hand * self.second_column(index, row.after_level(value));
            bare *= 1.0 - at_hand;
            if bare < NEGLIGIBLE {
                break;
            }
        }
        let reset = row.after_reset().map_or(0.0, |after| self.second_column(index, after));
        Joint::of_row(steady.max(FAINT), bare, reset)
    }

    /// How likely a row, judged alone, is to be completed from the next column on.
    pub(super) fn alone(&self, index: usize, row: RowState) -> f32 {
        if row.is_full() {
            return 1.0;
        }
        let levels = row.playable().iter().map(|value| {
            let at_hand = self.knowledge.playable(index, value, Ahead::Next);
            (at_hand, self.second_column(index, row.after_level(value)))
        });
        best_at_hand(levels, row.after_reset().map(|after| self.second_column(index, after)))
    }

    /// How likely a row is to be completed from the second column on. Later than that its cards may
    /// be anywhere.
    fn second_column(&self, index: usize, row: RowState) -> f32 {
        if row.is_full() {
            return 1.0;
        }
        let levels = row.playable().iter().map(|value| {
            let at_hand = self.knowledge.playable(index, value, Ahead::Second);
            (at_hand, self.outlook.chance(row.after_level(value)))
        });
        best_at_hand(levels, row.after_reset().map(|after| self.outlook.chance(after)))
    }
}
