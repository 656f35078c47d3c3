//! How many turns are left.

use sobremesa_table::Seat;

use super::weights::Weights;
use crate::{Cards, View};

/// A hand has at most this many different values to play.
const MOST_TURNS: usize = 14;

/// How likely the own next turns come, as far as the others let them.
pub(super) struct Clock {
    chances: [f32; MOST_TURNS],
}

impl Clock {
    /// The game ends when the first rival goes out, or when nothing is left to draw.
    pub(super) fn new(view: &View, me: Seat, weights: &Weights) -> Clock {
        let rivals = me.others(view.board.players());
        let out = rivals.map(|rival| turns_to_go_out(view, rival, weights));
        let turns = out.fold(turns_to_exhaust(view, weights), f32::min);
        let chance = |turn: usize| {
            let ahead = (turns - turn as f32) / weights.spread;
            (0.5 + 0.5 * ahead).clamp(0.0, 1.0)
        };
        Clock { chances: std::array::from_fn(chance) }
    }

    /// How likely there is an own turn after this many others of one's own.
    #[inline]
    pub(super) fn chance(&self, turns_before: usize) -> f32 {
        self.chances.get(turns_before).copied().unwrap_or(0.0)
    }
}

/// LK-13: the more different values a rival holds, the later the last card is played.
fn turns_to_go_out(view: &View, rival: Seat, weights: &Weights) -> f32 {
    let known = view.known[rival.index()];
    let unknown = view.hand_sizes[rival.index()].saturating_sub(known.len());
    weights.turns_per_value * (different(known) + different_among(unknown))
}

/// How many different cards there are.
fn different(cards: Cards) -> f32 {
    cards.counts().count() as f32
}

/// How many different values this many random cards have: close to 13 (1 − (12/13)ⁿ).
fn different_among(cards: usize) -> f32 {
    const REPEATS: f32 = 0.027;
    // From here on a parabola would fall again.
    const MOST: f32 = 18.0;
    let cards = (cards as f32).min(MOST);
    cards * (1.0 - REPEATS * cards)
}

/// LK-14: pile and reserve last for this many own turns.
fn turns_to_exhaust(view: &View, weights: &Weights) -> f32 {
    let left = view.board.pile_size() + view.board.reserve().slots().len();
    left as f32 / (weights.draws_per_turn * view.board.players() as f32)
}
