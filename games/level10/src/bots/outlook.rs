//! How likely a row is to be completed, wherever its cards are.

use std::sync::OnceLock;

use super::row::RowState;
use super::values::Values;
use crate::{COLUMNS, LevelCard, Row, Rules, Scoring};

/// How likely a card that is in some hand can be played when its row waits for it. Its holder may
/// not have the turn, or may be needed in another row.
const REACH: f32 = 0.6;

/// How likely a row that wants the reset of a column gets it: the other rows want it, too.
pub(super) const RESET: f32 = 0.6;

/// The chance given to a row that cannot be completed as things stand. A pause may save it, and of
/// two bad positions the one with fewer such rows must look better, so it is not 0.
pub(super) const FAINT: f32 = 1e-6;

/// How many level cards a column takes (L10-16).
pub(super) const LEVELS_PER_COLUMN: usize = 4;

const LASTS: usize = 9;
const RESETS: usize = Row::RESETS as usize + 1;
const SURPLUSES: usize = Rules::MOST_PAUSES as usize + 1;
const SETS: usize = 256;

/// The chance of every row to be completed, with a number of players.
///
/// The row is looked at alone, and played well: in each column the best of what is at hand goes in,
/// where every level left is at hand by chance, independent of the others and of the column before.
/// That is crude, but it knows what matters: that low goes before high, that a row without resets
/// needs exactly its lowest card in every column, and that resets are worth keeping while cards
/// are still in the pile.
#[derive(Debug)]
pub(super) struct Outlook {
    chances: Vec<f32>,
}

impl Outlook {
    /// The table for this many players, worked out when it is first asked for.
    pub(super) fn shared(players: usize) -> &'static Outlook {
        static TABLES: [OnceLock<Outlook>; 5] = [const { OnceLock::new() }; 5];
        TABLES[players - 1].get_or_init(|| Outlook::new(players))
    }

    /// How likely the row is to be completed.
    #[inline]
    pub(super) fn chance(&self, row: RowState) -> f32 {
        self.chances[index(row)]
    }

    fn new(players: usize) -> Outlook {
        let at_hand = chances_at_hand(players);
        let mut outlook = Outlook { chances: vec![0.0; SURPLUSES * RESETS * LASTS * SETS] };
        // A row's chance depends on rows with fewer levels left or fewer resets.
        for left in Values::all_sets() {
            for surplus in 0..SURPLUSES as u8 {
                for resets in 0..RESETS as u8 {
                    for last in 0..LASTS as u8 {
                        let row = RowState { left, last, resets, surplus };
                        outlook.chances[index(row)] = outlook.judge(row, &at_hand);
                    }
                }
            }
        }
        outlook
    }

    fn judge(&self, row: RowState, at_hand: &[f32; COLUMNS]) -> f32 {
        if row.left.len() < usize::from(row.surplus) {
            return 0.0;
        }
        if row.is_full() {
            return 1.0;
        }
        let at_hand = at_hand[COLUMNS - row.cells()];
        let levels = row.playable().iter();
        let levels = levels.map(|value| (at_hand, self.chance(row.after_level(value))));
        let reset = row.after_reset().map(|after| self.chance(after));
        best_at_hand(levels, reset)
    }
}

/// The expected chance of a row when the best option at hand is taken. The levels come lowest
/// first, which is best first, each with how likely it is at hand and the row's chance after it.
#[inline]
pub(super) fn best_at_hand(levels: impl Iterator<Item = (f32, f32)>, reset: Option<f32>) -> f32 {
    let mut expected = 0.0;
    let mut nothing_better = 1.0;
    let mut reset = reset;
    for (at_hand, chance) in levels {
        if let Some(better) = reset.take_if(|reset| *reset > chance) {
            expected += nothing_better * RESET * better;
            nothing_better *= 1.0 - RESET;
        }
        expected += nothing_better * at_hand * chance;
        nothing_better *= 1.0 - at_hand;
    }
    let reset = reset.map_or(0.0, |reset| nothing_better * RESET * reset);
    (expected + reset).max(FAINT)
}

/// How likely a level that is not placed yet is at hand, for each column: the hands stay full until
/// the pile is empty, so their share of the cards left grows from column to column.
fn chances_at_hand(players: usize) -> [f32; COLUMNS] {
    let rules = Rules { players: players as u8, pauses: 0, scoring: Scoring::Victory };
    let in_hands = (players * rules.hand_size()) as f32;
    std::array::from_fn(|column| {
        let left = LevelCard::COUNT - LEVELS_PER_COLUMN * column;
        REACH * (in_hands / left as f32).min(1.0)
    })
}

#[inline]
fn index(row: RowState) -> usize {
    let resets = usize::from(row.surplus) * RESETS + usize::from(row.resets);
    (resets * LASTS + usize::from(row.last)) * SETS + row.left.index()
}
