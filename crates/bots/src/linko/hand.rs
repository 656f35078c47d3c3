//! What a hand is worth.

use sobremesa_linko::{Card, Cards};

use super::outlook::Outlook;

/// A hand has at most so many different values.
const VALUES: usize = 13;

/// The value in the middle: as many are lower as higher.
const MIDDLE: f32 = 7.0;

impl Outlook<'_> {
    /// The points that the cards of a hand will bring or cost.
    ///
    /// Each costs one, unless it is played: then it brings one instead. The set that brings most
    /// is played in the next turn, if that comes; the others in the turns after it.
    pub(super) fn hand_worth(&self, hand: Cards) -> f32 {
        let sets = Sets::new(self, hand);
        let mut worth = self.clock.chance(1) * sets.promise - hand.len() as f32;
        for (turn, gain) in sets.gains().iter().enumerate() {
            worth += gain * self.clock.chance(turn + 1);
        }
        worth
    }

    /// What a layer brings: two points for each card, less what thieves may take.
    #[inline]
    pub(super) fn layer_worth(&self, card: Card, size: u8, fear: f32) -> f32 {
        let danger = fear * self.danger.of(card, size);
        f32::from(size) * (2.0 - self.robbed * danger)
    }
}

/// How many pairs so many cards make.
#[inline]
pub(super) fn pairs(size: u8) -> f32 {
    let size = f32::from(size);
    size * (size - 1.0) / 2.0
}

/// The sets of a hand, the one that brings most first.
struct Sets {
    gains: [f32; VALUES + 1],
    count: usize,
    /// What the cards are worth beyond their points, while there is time.
    promise: f32,
}

impl Sets {
    fn new(outlook: &Outlook<'_>, hand: Cards) -> Sets {
        let weights = outlook.weights;
        let jokers = hand.count(Card::Joker);
        let mut sets = Sets { gains: [0.0; VALUES + 1], count: 0, promise: 0.0 };
        sets.promise = weights.store * hand.len() as f32 + weights.joker * f32::from(jokers);
        for (card, size) in hand.counts() {
            let Card::Number(value) = card else { continue };
            sets.insert(outlook.layer_worth(card, size, weights.foresight));
            let steps = f32::from(value.number()) - MIDDLE;
            sets.promise += weights.values
                + weights.height * f32::from(size) * steps
                + weights.pairs * pairs(size);
        }
        // Jokers go with the best set, or alone.
        let jokers_gain = 2.0 * f32::from(jokers);
        if sets.count == 0 && jokers > 0 {
            sets.insert(jokers_gain);
        } else {
            sets.gains[0] += jokers_gain;
        }
        sets
    }

    /// Keeps the gains in order.
    #[inline]
    fn insert(&mut self, gain: f32) {
        let mut place = self.count;
        while place > 0 && self.gains[place - 1] < gain {
            self.gains[place] = self.gains[place - 1];
            place -= 1;
        }
        self.gains[place] = gain;
        self.count += 1;
    }

    fn gains(&self) -> &[f32] {
        &self.gains[..self.count]
    }
}
