//! How good a position looks: which of a layer's positions are worth keeping.

use super::position::{LANES, Position, Table, rows_of};

/// How much counts what. Only the order of a layer's positions matters, not the sums. `docs/bots.md` tells
/// how they were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// For the number of orders in which a row's cards can still come, as a hundred times its logarithm.
    pub orders: i32,
    /// For every row that a player has fitting cards of, the first one most.
    pub choice: i32,
    /// For a row without resets whose next card nobody holds.
    pub missing: i32,
    /// For the same of the card after it.
    pub missing_later: i32,
    /// For a row with resets of which nobody holds a fitting card.
    pub starved: i32,
    /// For a row with resets of which only one fitting card is held.
    pub lone: i32,
    /// For a row with resets that no card fits any more.
    pub due: i32,
    /// For every further row without resets whose next card the same player holds.
    pub clash: i32,
    /// For a pause in play.
    pub pause: i32,
}

impl Weights {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The weights in use.
    pub const TUNED: Weights = Weights::from_array([100, -91, -311, -17, -99, -22, 9, -31, 4]);

    /// The weights in the order of their fields.
    pub const fn from_array(list: [i32; Weights::COUNT]) -> Weights {
        let [orders, choice, missing, missing_later, starved, lone, due, clash, pause] = list;
        Weights { orders, choice, missing, missing_later, starved, lone, due, clash, pause }
    }

    /// The fields in order.
    pub const fn to_array(self) -> [i32; Weights::COUNT] {
        let Weights { orders, choice, missing, missing_later, starved, lone, due, clash, pause } =
            self;
        [orders, choice, missing, missing_later, starved, lone, due, clash, pause]
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::TUNED
    }
}

/// The larger, the likelier it can be won.
#[inline]
pub(super) fn worth(position: &Position, table: &Table, weights: &Weights) -> i32 {
    let held = position.hands.iter().fold(0, |all, hand| all | hand);
    let mut sum = weights.pause * position.pauses() as i32;
    let mut next = 0;
    for row in 0..5 {
        let fitting = position.fitting & LANES[1 << row];
        if position.with_reset >> row & 1 == 0 {
            let first = lowest(fitting);
            let second = lowest(fitting & !first);
            next |= first;
            sum += if first & !held != 0 { weights.missing } else { 0 };
            sum += if second & !held != 0 { weights.missing_later } else { 0 };
            continue;
        }
        sum += weights.orders * orders(position, row, fitting) / 100;
        sum += match (fitting & held).count_ones() {
            0 => weights.starved,
            1 => weights.lone,
            _ => 0,
        };
        sum += if fitting == 0 { weights.due } else { 0 };
    }
    for hand in &position.hands[..usize::from(table.players)] {
        sum +=
            weights.choice * CHOICE[rows_of(hand & position.fitting).count_ones() as usize] / 100;
        sum += weights.clash * ((hand & next).count_ones() as i32 - 1).max(0);
    }
    sum
}

#[inline]
fn lowest(cards: u64) -> u64 {
    cards & cards.wrapping_neg()
}

/// In how many orders the cards of a row with resets can come, as a hundred times the logarithm: a card that fits
/// now can come before its next reset or after any, one that is too low only after one.
#[inline]
fn orders(position: &Position, row: usize, fitting: u64) -> i32 {
    const LN_2: i32 = 69;
    const LN_3: i32 = 110;
    let high = fitting.count_ones() as i32;
    if position.with_both >> row & 1 == 0 {
        return high * LN_2;
    }
    let low = (position.left & LANES[1 << row]).count_ones() as i32 - high;
    high * LN_3 + low * LN_2
}

/// What it counts that a player has cards for this many rows, in hundredths.
const CHOICE: [i32; 6] = [0, 60, 90, 110, 120, 125];
