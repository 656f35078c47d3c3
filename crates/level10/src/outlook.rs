//! What rows can still take, by what lies open: what players look at to see a loss coming.

use crate::board::{Board, COLUMNS};
use crate::cards::World;
use crate::hand::LevelCards;

/// What can go into a row next: into the current column while the row is open, into the next one
/// when it has its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The level cards that fit and do not lie open yet, whoever holds them.
    pub levels: LevelCards,
    /// Whether a pause could: one is still in play.
    pub pause: bool,
    /// Whether a reset could.
    pub reset: bool,
}

impl Board {
    /// What can go into a row next; nothing more into a row that is complete.
    pub fn outlook(&self, row: World) -> Outlook {
        let seen = self.levels_placed().union(self.tucked());
        let unseen = LevelCards::of_world(row).without(seen);
        let pause = self.pauses_placed() < usize::from(self.rules().pauses);
        if self.is_open(row) {
            return Outlook {
                levels: unseen.intersection(self.fitting_levels()),
                pause: pause && self.check_pause(row).is_ok(),
                reset: self.check_reset(row).is_ok(),
            };
        }
        let goes_on = self.row(row).len() < COLUMNS;
        let fitting = LevelCards::from_value_up(row, self.row(row).last_value());
        Outlook {
            levels: if goes_on { unseen.intersection(fitting) } else { LevelCards::default() },
            pause: goes_on && pause,
            reset: goes_on && self.row(row).resets_left() > 0,
        }
    }

    /// L10-16: the only open row that can still give the column its reset: with any other card in it
    /// the column could not be completed.
    pub fn last_row_for_reset(&self) -> Option<World> {
        let mut rows = self.rows_for_reset();
        let first = rows.next()?;
        rows.next().is_none().then_some(first)
    }

    /// L10-16: whether the column lacks its reset, and no open row has one left.
    pub fn lacks_reset_for_good(&self) -> bool {
        !self.is_full() && !self.column_has_reset() && self.rows_for_reset().next().is_none()
    }
}

impl Outlook {
    /// Whether no level card fits any more, so that only a reset or a pause could save the row.
    pub fn is_stuck(&self) -> bool {
        self.levels.is_empty()
    }

    /// Whether nothing at all can go into the row.
    pub fn is_hopeless(&self) -> bool {
        self.is_stuck() && !self.pause && !self.reset
    }
}
