//! Whether the players still to come can complete the column.

use super::position::{LANES, PAUSE, Position, Table, rows, rows_of};
use crate::COLUMNS;

/// Which rows may be filled, and with the reset placed or not: bit `rows + 32 · placed`.
type Reached = u64;

/// Nothing filled, the reset not placed.
const NOTHING: Reached = 1;

/// For each row, everything where it is not filled.
const WITHOUT: [Reached; 5] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
];

/// Everything where the reset is not placed.
const BEFORE_RESET: Reached = 0xFFFF_FFFF;

/// Whether no order of what the players to come can do fills the open rows with exactly one reset in the
/// column. A player's cards are known until they have played; a second turn might do anything.
#[inline]
pub(super) fn cannot_be_completed(position: &Position, table: &Table) -> bool {
    let fitting = position.fitting & LANES[usize::from(position.open)];
    let wanted = fitting & !too_high(position);
    let mut reached = NOTHING << if position.column_has_reset { 32 } else { 0 };
    let mut turns = position.open.count_ones();
    let mut seat = position.seat;
    for _ in 0..table.players {
        let hand = position.hands[usize::from(seat)];
        if hand != 0 {
            let places = if hand >= PAUSE { position.open } else { rows_of(hand & wanted) };
            reached = after(reached, places, position.open & position.with_reset);
            turns -= 1;
            if turns == 0 {
                break;
            }
        }
        seat = if seat + 1 == table.players { 0 } else { seat + 1 };
    }
    for _ in 0..turns {
        reached = after(reached, position.open, position.open & position.with_reset);
    }
    reached >> 32 & 1 << position.open == 0
}

/// The cards of rows without a reset left that leave too many lower ones behind.
#[inline]
fn too_high(position: &Position) -> u64 {
    let mut too_high = 0;
    for row in rows(!position.with_reset & position.open) {
        let mut higher = position.fitting & LANES[1 << row];
        let cells = COLUMNS as u32 - u32::from(position.column);
        let left_out = (higher.count_ones() + position.pauses()).saturating_sub(cells);
        for _ in 0..=left_out {
            higher &= higher.wrapping_sub(1);
        }
        too_high |= higher;
    }
    too_high
}

/// What is reached after a turn that fills one of these rows with a card, or one of those with the reset.
#[inline]
fn after(reached: Reached, places: u8, resets: u8) -> Reached {
    let mut next = 0;
    for row in rows(places) {
        next |= (reached & WITHOUT[usize::from(row)]) << (1 << row);
    }
    for row in rows(resets) {
        next |= (reached & BEFORE_RESET & WITHOUT[usize::from(row)]) << ((1 << row) + 32);
    }
    next
}
