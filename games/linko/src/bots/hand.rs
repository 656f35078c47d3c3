//! What a hand is worth.

use super::clock::Clock;
use super::danger::{BySize, Danger, MOST, kind};
use super::outlook::Outlook;
use super::weights::Weights;
use crate::{Card, Cards};

/// The value in the middle: as many are lower as higher.
const MIDDLE: f32 = 7.0;

/// Nobody plans more turns ahead.
const PLANNED: usize = 8;

impl Outlook<'_> {
    /// The points that the cards of a hand will bring or cost.
    ///
    /// Each costs one, unless it is played: then it brings one instead. The set that brings most
    /// is played in the next turn, if that comes; the others in the turns after it.
    pub(super) fn hand_worth(&self, hand: Cards) -> f32 {
        let mut worth = 0.0;
        let mut plan = [0.0; PLANNED];
        for (card, size) in hand.counts() {
            let (kind, size) = (kind(card), usize::from(size) - 1);
            worth += self.sets.held[kind][size];
            insert(&mut plan, self.sets.gains[kind][size]);
        }
        for (turn, gain) in plan.iter().enumerate() {
            worth += gain * self.clock.chance(turn + 1);
        }
        worth
    }

    /// What a layer brings: two points for each card, less what thieves may take.
    #[inline]
    pub(super) fn layer_worth(&self, card: Card, size: u8) -> f32 {
        let size = usize::from(size);
        gain(size, self.robbed * self.danger.of(kind(card), size - 1))
    }
}

/// A layer's points, if each card loses this many to thieves.
#[inline]
fn gain(size: usize, lost: f32) -> f32 {
    size as f32 * (2.0 - lost)
}

/// How many pairs this many cards make.
#[inline]
pub(super) fn pairs(size: usize) -> f32 {
    (size * (size - 1) / 2) as f32
}

/// Puts a gain among the greatest, which are in order. (Without branches, which would be mispredicted most
/// of the time, and each place by itself, so that all are worked out at once.)
#[inline]
fn insert(plan: &mut [f32; PLANNED], gain: f32) {
    let before = *plan;
    plan[0] = greater(before[0], gain);
    for place in 1..PLANNED {
        plan[place] = greater(before[place], lesser(before[place - 1], gain));
    }
}

#[inline]
fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

#[inline]
fn lesser(one: f32, other: f32) -> f32 {
    if one < other { one } else { other }
}

/// What sets are worth in a hand, for each card and size.
pub(super) struct Sets {
    /// In any case: each card costs a point, and promises more than its points while there is time.
    held: [BySize; Card::KINDS],
    /// If it is played. Jokers go with the first set, or alone: that is in `held`.
    gains: [BySize; Card::KINDS],
}

impl Sets {
    pub(super) fn new(weights: &Weights, clock: &Clock, danger: &Danger, robbed: f32) -> Sets {
        let mut sets = Sets { held: [[0.0; MOST]; _], gains: [[0.0; MOST]; _] };
        let next_turn = clock.chance(1);
        for kind in 0..Card::KINDS - 1 {
            let steps = (kind + 1) as f32 - MIDDLE;
            let each = weights.store + weights.height * steps;
            for place in 0..MOST {
                let size = place + 1;
                let promise = weights.values + each * size as f32 + weights.pairs * pairs(size);
                sets.held[kind][place] = next_turn * promise - size as f32;
                let lost = robbed * weights.foresight * danger.of(kind, place);
                sets.gains[kind][place] = gain(size, lost);
            }
        }
        let each = next_turn * (weights.store + weights.joker + 2.0) - 1.0;
        sets.held[kind(Card::Joker)] = std::array::from_fn(|place| each * (place + 1) as f32);
        sets
    }
}
