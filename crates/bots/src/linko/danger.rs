//! How likely a layer is robbed before the own next turn.
//!
//! Every rival has one turn until then. A rival's hand is what is known of it, and a random part of
//! the cards that cannot be placed.

use sobremesa_linko::{Card, Cards, Value, Variant, View};
use sobremesa_table::Seat;

use super::weights::Weights;

/// Larger layers are as good as safe: a rival needs as many equal cards.
const MOST: usize = 8;

/// The chances of keeping a layer of 1 to `MOST` cards.
type BySize = [f32; MOST];

/// How likely each layer is robbed before the own next turn.
pub(super) struct Danger {
    /// For each card that a layer counts as.
    safe: [BySize; Card::KINDS],
}

impl Danger {
    pub(super) fn new(view: &View, me: Seat, unseen: Cards, weights: &Weights) -> Danger {
        let mut danger = Danger { safe: [[1.0; MOST]; Card::KINDS] };
        for rival in me.others(view.board.players()) {
            let known = view.known[rival.index()];
            let unknown = view.hand_sizes[rival.index()].saturating_sub(known.len());
            let share = unknown as f32 / unseen.len().max(1) as f32;
            let hand = Guess { known, unseen, share: share.min(0.99) };
            danger.fear_higher_values(&hand, weights);
            if view.rules().variant == Variant::Expert {
                danger.fear_ones(&hand, weights);
            }
        }
        danger
    }

    /// LK-6: this rival robs with as many cards of a higher value.
    fn fear_higher_values(&mut self, hand: &Guess, weights: &Weights) {
        // How likely the rival has no set of this size of a card above the one that is looked at.
        let mut lacks: BySize = [1.0; MOST];
        for card in Card::all().rev() {
            self.fear_sets(card, &lacks, weights);
            for (lacks, has) in lacks.iter_mut().zip(hand.sets(card, weights)) {
                *lacks *= 1.0 - has;
            }
        }
    }

    /// LK-17: in the expert variant ones rob jokers.
    fn fear_ones(&mut self, hand: &Guess, weights: &Weights) {
        let ones = hand.sets(Card::Number(Value::ONE), weights);
        self.fear_sets(Card::Joker, &ones.map(|has| 1.0 - has), weights);
    }

    fn fear_sets(&mut self, card: Card, lacks: &BySize, weights: &Weights) {
        for (safe, lacks) in self.safe[kind(card)].iter_mut().zip(lacks) {
            *safe *= 1.0 - weights.will * (1.0 - lacks);
        }
    }

    /// How likely a layer that counts as `card` is robbed.
    #[inline]
    pub(super) fn of(&self, card: Card, size: u8) -> f32 {
        match self.safe[kind(card)].get(usize::from(size).wrapping_sub(1)) {
            Some(safe) => 1.0 - safe,
            None => 0.0,
        }
    }
}

/// A card's place in a table.
#[inline]
fn kind(card: Card) -> usize {
    match card {
        Card::Number(value) => usize::from(value.number()) - 1,
        Card::Joker => Card::KINDS - 1,
    }
}

/// What is known of a rival's hand.
struct Guess {
    known: Cards,
    unseen: Cards,
    /// How likely each unseen card is in the hand.
    share: f32,
}

impl Guess {
    /// How likely the hand has a joker to go with this card, which is none itself.
    fn joker_chance(&self, card: Card) -> f32 {
        if card == Card::Joker {
            return 0.0;
        }
        let unseen = f32::from(self.unseen.count(Card::Joker));
        let expected = f32::from(self.known.count(Card::Joker)) + self.share * unseen;
        expected.min(1.0)
    }

    /// How likely the hand has a set of 1, 2, … of a card: the tails of a binomial distribution,
    /// shifted by the cards that are known. A joker may stand for one card.
    fn sets(&self, card: Card, weights: &Weights) -> BySize {
        let joker_help = weights.joker_help * self.joker_chance(card);
        let known = usize::from(self.known.count(card));
        let copies = self.unseen.count(card);
        let mut sets = [0.0; MOST];
        let mut tail = 1.0;
        // A product in a loop is the same on every machine; powers need not be.
        let mut exactly = (0..copies).fold(1.0, |none, _| none * (1.0 - self.share));
        let odds = self.share / (1.0 - self.share);
        for (size, has) in sets.iter_mut().enumerate() {
            // A set of `size + 1` cards lacks this many beyond those that are known.
            let Some(lacking) = (size + 1).checked_sub(known).filter(|lacking| *lacking > 0) else {
                *has = 1.0;
                continue;
            };
            if lacking > usize::from(copies) + 1 {
                break;
            }
            let one_less = exactly;
            tail -= exactly;
            exactly *= odds * (copies as f32 - (lacking - 1) as f32) / lacking as f32;
            let needs_own_card = known + lacking > 1;
            *has = tail.max(0.0) + if needs_own_card { joker_help * one_less } else { 0.0 };
        }
        sets
    }
}
