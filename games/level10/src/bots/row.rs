//! One row: what has to go into it still.

use super::values::Values;
use crate::{Board, COLUMNS, World};

/// What decides how a row can go on, wherever its cards are.
///
/// Each column takes exactly one reset (L10-16) and there are as many resets as columns, so all
/// resets of a row must go in; and so must all its levels, but for one for each pause in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RowState {
    /// The levels that are neither in the grid nor tucked.
    pub(super) left: Values,
    /// The value of the last card; 0 at the start and after a reset (L10-14).
    pub(super) last: u8,
    /// The resets that must go in.
    pub(super) resets: u8,
    /// How many of the levels left will have no cell, because a pause took it.
    pub(super) surplus: u8,
}

impl RowState {
    /// The row of `world`, of which the levels `left` are neither in the grid nor tucked.
    pub(super) fn of(board: &Board, world: World, left: Values) -> RowState {
        let row = board.row(world);
        let resets = row.resets_left();
        let cells = COLUMNS - row.len();
        let surplus = (left.len() + usize::from(resets)).saturating_sub(cells) as u8;
        RowState { left, last: row.last_value(), resets, surplus }
    }

    /// How many cells are empty.
    #[inline]
    pub(super) fn cells(self) -> usize {
        (self.left.len() + usize::from(self.resets)).saturating_sub(usize::from(self.surplus))
    }

    /// Whether no cell is empty.
    #[inline]
    pub(super) fn is_full(self) -> bool {
        self.cells() == 0
    }

    /// The levels that fit now.
    #[inline]
    pub(super) fn playable(self) -> Values {
        self.left.at_least(self.last)
    }

    #[inline]
    pub(super) fn after_level(self, value: u8) -> RowState {
        RowState { left: self.left.without(value), last: value, ..self }
    }

    /// The row after a reset, if it has one left.
    #[inline]
    pub(super) fn after_reset(self) -> Option<RowState> {
        let resets = self.resets.checked_sub(1)?;
        Some(RowState { last: 0, resets, ..self })
    }

    #[inline]
    pub(super) fn after_pause(self) -> RowState {
        RowState { surplus: self.surplus + 1, ..self }
    }

    /// The row after a pause with this value under it, which is no longer to be placed (L10-18).
    #[inline]
    pub(super) fn after_tuck(self, value: u8) -> RowState {
        RowState { left: self.left.without(value), ..self }
    }
}
