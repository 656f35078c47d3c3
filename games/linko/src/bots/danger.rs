//! How likely a layer is robbed before the own next turn.
//!
//! Every rival has one turn until then. A rival's hand is what is known of it, and a random part of
//! the cards that cannot be placed.

use sobremesa_table::Seat;

use super::weights::Weights;
use crate::{Card, Cards, Value, Variant, View};

/// Layers have at most this many equal cards; with jokers they can be larger, and are as good as safe.
pub(super) const MOST: usize = 8;

/// Something for each size of layers, from one card to `MOST`.
pub(super) type BySize = [f32; MOST];

/// How likely each layer is robbed before the own next turn.
pub(super) struct Danger {
    /// The chances of keeping a layer, for each card that it counts as.
    safe: [BySize; Card::KINDS],
}

impl Danger {
    pub(super) fn new(view: &View, me: Seat, unseen: Cards, weights: &Weights) -> Danger {
        let mut danger = Danger { safe: [[1.0; MOST]; Card::KINDS] };
        for rival in me.others(view.board.players()) {
            let known = view.known[rival.index()];
            let unknown = view.hand_sizes[rival.index()].saturating_sub(known.len());
            let share = unknown as f32 / unseen.len().max(1) as f32;
            let hand = Guess::new(known, unseen, share.min(0.99), weights);
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
            for (lacks, has) in lacks.iter_mut().zip(hand.sets(card)) {
                *lacks *= 1.0 - has;
            }
        }
    }

    /// LK-17: in the expert variant ones rob jokers.
    fn fear_ones(&mut self, hand: &Guess, weights: &Weights) {
        let ones = hand.sets(Card::Number(Value::ONE));
        self.fear_sets(Card::Joker, &ones.map(|has| 1.0 - has), weights);
    }

    fn fear_sets(&mut self, card: Card, lacks: &BySize, weights: &Weights) {
        for (safe, lacks) in self.safe[kind(card)].iter_mut().zip(lacks) {
            *safe *= 1.0 - weights.will * (1.0 - lacks);
        }
    }

    /// How likely a layer that counts as this kind of card is robbed; `place` is one less than its size.
    #[inline]
    pub(super) fn of(&self, kind: usize, place: usize) -> f32 {
        self.safe[kind].get(place).map_or(0.0, |safe| 1.0 - safe)
    }
}

/// A card's place in a table.
#[inline]
pub(super) fn kind(card: Card) -> usize {
    match card {
        Card::Number(value) => usize::from(value.number()) - 1,
        Card::Joker => Card::KINDS - 1,
    }
}

/// Most copies of a card that can be unseen.
const COPIES: usize = 8;

/// A few more than there are numbers of copies, so that a processor works them out four at a time.
const LANES: usize = 12;

/// Something for each number of unseen copies of a card, from none to all.
type ByCopies = [f32; LANES];

/// By how much more likely it is to have this many of these copies than one less, at even odds: by how many
/// that is, and then by the copies.
const GROWTH: [ByCopies; MOST] = {
    let mut growth = [[0.0; LANES]; MOST];
    let mut copies = 0;
    while copies <= COPIES {
        let mut more = 0;
        while more < copies {
            growth[more][copies] = (copies - more) as f32 / (more + 1) as f32;
            more += 1;
        }
        copies += 1;
    }
    growth
};

/// What is known of a rival's hand.
struct Guess {
    known: Cards,
    unseen: Cards,
    /// How likely none of this many unseen cards is in the hand.
    none: ByCopies,
    /// How likely the hand has a set of 1, 2, … of an unseen card.
    found: [ByCopies; MOST],
    /// The same with the help of a joker.
    helped: [ByCopies; MOST],
    /// How likely the hand has a joker to go with a set.
    joker_help: f32,
}

impl Guess {
    /// `share` is how likely each unseen card is in the hand.
    fn new(known: Cards, unseen: Cards, share: f32, weights: &Weights) -> Guess {
        // A product in a loop is the same on every machine; powers need not be.
        let mut none: ByCopies = [1.0; LANES];
        for copies in 1..=COPIES {
            none[copies] = none[copies - 1] * (1.0 - share);
        }
        let unseen_jokers = f32::from(unseen.count(Card::Joker));
        let jokers = f32::from(known.count(Card::Joker)) + share * unseen_jokers;
        let joker_help = weights.joker_help * jokers.min(1.0);
        // The tails of binomial distributions, for all numbers of copies at once.
        let odds = share / (1.0 - share);
        let (mut found, mut helped) = ([[0.0; LANES]; MOST], [[0.0; LANES]; MOST]);
        let (mut tail, mut exactly): (ByCopies, ByCopies) = ([1.0; LANES], none);
        for size in 0..MOST {
            for copies in 0..LANES {
                let one_less = exactly[copies];
                tail[copies] -= one_less;
                exactly[copies] *= odds * GROWTH[size][copies];
                found[size][copies] = if tail[copies] > 0.0 { tail[copies] } else { 0.0 };
                helped[size][copies] = found[size][copies] + joker_help * one_less;
            }
        }
        Guess { known, unseen, none, found, helped, joker_help }
    }

    /// How likely the hand has a set of 1, 2, … of a card: as with the unseen copies alone, shifted by the
    /// cards that are known. A joker may stand for one card, but not for the only one.
    #[inline]
    fn sets(&self, card: Card) -> BySize {
        let copies = usize::from(self.unseen.count(card));
        let is_joker = card == Card::Joker;
        let found = if is_joker { &self.found } else { &self.helped };
        let found: BySize = std::array::from_fn(|size| found[size][copies]);
        match usize::from(self.known.count(card)) {
            0 => {
                let mut sets = found;
                if !is_joker {
                    sets[0] -= self.joker_help * self.none[copies];
                }
                sets
            }
            known => {
                let mut sets = [1.0; MOST];
                let known = known.min(MOST);
                sets[known..].copy_from_slice(&found[..MOST - known]);
                sets
            }
        }
    }
}
