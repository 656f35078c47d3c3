//! How good a position looks: which of a layer's positions are worth keeping.

use super::position::{LANES, LEVELS, PAUSE, Position, Table, rows};

/// What counts, and how much; the figures were found by trying.
#[derive(Clone, Copy, Debug)]
pub struct Weights(pub [i32; Weights::COUNT]);

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 14;

    /// The figures in use.
    pub const TUNED: Weights = Weights([100, -97, -196, -95, -28, -25, 7, 17, -5, 1, -9, 0, 0, -3]);
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::TUNED
    }
}

/// How many of the five rows have a card in a set.
#[inline]
fn rows_of(cards: u64) -> u32 {
    const LOW: u64 = 0x7F_7F7F_7F7F;
    const TOP: u64 = 0x80_8080_8080;
    let cards = cards & LEVELS;
    ((((cards & LOW) + LOW) | cards) & TOP).count_ones()
}

/// The larger, the likelier it can be won.
#[inline]
pub(super) fn worth(position: &Position, table: &Table, weights: &Weights) -> i32 {
    let w = &weights.0;
    let mut sum = 0;
    let held = position.hands.iter().fold(0, |all, hand| all | hand);
    let fit_held = position.fitting & held;
    let mut next = 0_u64;
    for row in 0..5 {
        let lane = LANES[1 << row];
        let fitting = position.fitting & lane;
        let high = fitting.count_ones() as i32;
        let low = (position.left & lane).count_ones() as i32 - high;
        // The number of orders in which the row's cards can still come, as a logarithm.
        let (r1, r2) = (position.with_reset >> row & 1, position.with_both >> row & 1);
        sum += match r1 + r2 {
            0 => 0,
            1 => w[0] * high * 69 / 100,
            _ => w[0] * (high * 110 + low * 69) / 100,
        };
        if r1 == 0 {
            let first = fitting & fitting.wrapping_neg();
            next |= first;
            let rest = fitting & !first;
            let second = rest & rest.wrapping_neg();
            sum += if first & !held != 0 { w[2] } else { 0 };
            sum += if second & !held != 0 { w[4] } else { 0 };
            let third = rest & !second;
            let third = third & third.wrapping_neg();
            sum += if third & !held != 0 { w[12] } else { 0 };
        } else {
            match (fit_held & lane).count_ones() {
                0 => sum += w[3],
                1 => sum += w[10],
                _ => {}
            }
            match high {
                0 => sum += w[8],
                1 => sum += w[9],
                2 => sum += w[13],
                _ => {}
            }
        }
    }
    for seat in 0..usize::from(table.players) {
        let hand = position.hands[seat];
        sum += w[1] * [0, 60, 90, 110, 120, 125][rows_of(hand & position.fitting) as usize] / 100;
        sum += w[5] * ((hand & next).count_ones() as i32 - 1).max(0);
    }
    sum += w[6] * position.pauses() as i32;
    let usable = rows(position.with_reset).count() as i32;
    sum + w[7] * usable + (held / PAUSE) as i32
}
