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

/// Why no order of cards whatever can fill the grid any more, by what lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadEnd {
    /// L10-16: the column lacks its reset, and no open row has one left.
    NoResetForColumn,
    /// L10-14: rows without a reset left have more cells than cards that still fit, and the pauses
    /// in play are too few for the rest.
    RowsTooShort,
    /// L10-11: some columns ahead more rows need a reset than there are columns until then.
    ResetsCollide,
}

impl Board {
    /// Why the grid cannot be filled any more, if that can be seen from what lies open. Who holds
    /// which card is left out of account, so much that is lost has no such reason.
    ///
    /// A full grid holds all ten resets, one a column. So every row takes both of its own, and until
    /// its next one only cards that are high enough, and pauses.
    pub fn dead_end(&self) -> Option<DeadEnd> {
        if self.is_full() {
            return None;
        }
        if self.lacks_reset_for_good() {
            return Some(DeadEnd::NoResetForColumn);
        }
        if self.cells_without_card() > self.pauses_in_play() {
            return Some(DeadEnd::RowsTooShort);
        }
        self.resets_collide().then_some(DeadEnd::ResetsCollide)
    }

    fn pauses_in_play(&self) -> usize {
        usize::from(self.rules().pauses) - self.pauses_placed()
    }

    /// The level cards of a row that do not lie open and are high enough.
    fn fitting_ahead(&self, row: World) -> usize {
        let seen = self.levels_placed().union(self.tucked());
        LevelCards::from_value_up(row, self.row(row).last_value()).without(seen).len()
    }

    /// How many cells of rows without a reset left only a pause could fill.
    fn cells_without_card(&self) -> usize {
        let rows = World::ALL.into_iter().filter(|world| self.row(*world).resets_left() == 0);
        rows.map(|world| {
            let cells = COLUMNS - self.row(world).len();
            cells.saturating_sub(self.fitting_ahead(world))
        })
        .sum()
    }

    /// Whether, for some column ahead, more rows must have a reset by then than there are columns until then.
    fn resets_collide(&self) -> bool {
        let with_reset = World::ALL.into_iter().filter(|world| self.row(*world).resets_left() > 0);
        let latest =
            |world| self.row(world).len() + self.fitting_ahead(world) + self.pauses_in_play();
        let next = self.column() + usize::from(self.column_has_reset());
        (self.column()..COLUMNS).any(|column| {
            let needed = with_reset.clone().filter(|world| latest(*world) <= column).count();
            needed > (column + 1).saturating_sub(next)
        })
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
