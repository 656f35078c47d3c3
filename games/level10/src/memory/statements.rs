//! What players said.

use std::ops::Deref;
use std::sync::Arc;

use sobremesa_table::Seat;

use crate::board::Board;
use crate::statement::Statement;

/// A statement that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who spoke.
    pub seat: Seat,
    /// What was said.
    pub statement: Statement,
    /// How many cells of the grid were filled then.
    pub filled: u8,
}

impl Said {
    pub(crate) fn new(seat: Seat, statement: Statement, board: &Board) -> Said {
        let filled = board.filled() as u8;
        Said { seat, statement, filled }
    }
}

/// All statements, the oldest first. Copies share them; while nobody speaks there is nothing to share, so that views
/// of silent games, of which learners look at millions, cost nothing for it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Statements(Option<Arc<Vec<Said>>>);

impl Statements {
    /// Adds a statement.
    pub fn push(&mut self, said: Said) {
        Arc::make_mut(self.0.get_or_insert_default()).push(said);
    }
}

impl Deref for Statements {
    type Target = [Said];

    fn deref(&self) -> &[Said] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }
}
