//! Positions that no play can save. Every test here is sound: it never rejects a position that
//! can be won.
//!
//! All ten resets are placed in a full grid, one a column, so every row takes both of its own, and
//! its other eight cells take level cards or pauses.

use super::column::cannot_be_completed;
use super::position::{ALL_ROWS, LANES, LEVELS, Position, Table, rows};
use crate::COLUMNS;

/// Whether the position is lost for one of the reasons below.
#[inline]
pub(super) fn is_dead(position: &Position, table: &Table) -> bool {
    has_nothing_to_do(position)
        || lacks_reset(position)
        || has_row_too_short(position)
        || needs_two_resets(position)
        || cannot_be_completed(position, table)
}

/// L10-12: the player can place nothing.
#[inline]
fn has_nothing_to_do(position: &Position) -> bool {
    position.playable() == 0 && position.rows_for_reset() == 0 && position.rows_for_pause() == 0
}

/// L10-16: no open row can give the column its reset.
#[inline]
fn lacks_reset(position: &Position) -> bool {
    !position.column_has_reset && position.rows_for_reset() == 0
}

/// Rows without a reset left have too few cards that still fit, even with all pauses.
#[inline]
fn has_row_too_short(position: &Position) -> bool {
    let without_reset = !position.with_reset & ALL_ROWS;
    let lanes = LANES[usize::from(without_reset)];
    let too_low = position.left & LEVELS & !position.fitting & lanes;
    if too_low == 0 {
        // Without cards that are too low a row never needs more cells than it has cards.
        return false;
    }
    let mut missing = 0;
    for row in rows(without_reset) {
        let open = u32::from(position.open >> row & 1);
        let cells = COLUMNS as u32 - 1 - u32::from(position.column) + open;
        let cards = (position.fitting & LANES[1 << row]).count_ones();
        missing += cells.saturating_sub(cards);
    }
    missing > position.pauses()
}

/// A row needs a reset as soon as the cards that fit it are used up. Counted from the next column
/// on, more rows need one by some column than there are columns until then.
#[inline]
fn needs_two_resets(position: &Position) -> bool {
    let mut due = [0_u8; 16];
    for row in rows(position.with_reset) {
        let cards = (position.fitting & LANES[1 << row]).count_ones() + position.pauses();
        let closed = u32::from(position.open >> row & 1 == 0);
        due[(cards + closed) as usize] += 1;
    }
    let mut needed = 0;
    (u8::from(!position.column_has_reset)..).zip(&due[..5]).any(|(columns, due)| {
        needed += due;
        needed > columns
    })
}
