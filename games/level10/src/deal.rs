//! The deck and the deal.

use sobremesa_table::{Options, Seat, Stream, StreamName};

use crate::cards::{Card, LevelCard};
use crate::hand::Hand;
use crate::options::Rules;
use crate::refusal::Refusal;

/// The one shuffle of the game.
pub const DEAL: StreamName = StreamName { purpose: "deal", round: 0 };

/// The outcome of shuffling and dealing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    hands: Vec<Vec<Card>>,
    pile: Vec<Card>,
}

/// L10-1, L10-3: the cards of the deck: one of each level, and the pauses chosen.
pub fn deck(rules: &Rules) -> impl Iterator<Item = Card> + use<> {
    let pauses = std::iter::repeat_n(Card::Pause, rules.pauses.into());
    LevelCard::all().map(Card::Level).chain(pauses)
}

impl Deal {
    /// A deal of these hands, seat 0 first, and this pile, top card first.
    pub fn new(mut hands: Vec<Vec<Card>>, pile: Vec<Card>) -> Deal {
        // A hand has no order of its own.
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Deal { hands, pile }
    }

    /// The hands, seat 0 first, each sorted.
    pub fn hands(&self) -> &[Vec<Card>] {
        &self.hands
    }

    /// The pile, top card first.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// L10-4: shuffles the deck and deals from its top: seat 0's whole hand first, then seat 1's, …
    pub fn shuffled(rules: &Rules, stream: &mut Stream) -> Deal {
        let mut cards: Vec<Card> = deck(rules).collect();
        stream.shuffle(&mut cards);
        let pile = cards.split_off(rules.hand_size() * rules.players());
        let sorted = |hand: &[Card]| {
            let mut sorted = Vec::with_capacity(hand.len());
            // A set lists its cards in order.
            sorted.extend(hand.iter().copied().collect::<Hand>().iter());
            sorted
        };
        Deal { hands: cards.chunks(rules.hand_size()).map(sorted).collect(), pile }
    }

    /// L10-1, L10-3, L10-4: everyone has the right number of cards, and together with the pile
    /// they are the deck.
    pub(crate) fn check(&self, rules: &Rules) -> Result<(), Refusal> {
        if self.hands.len() != rules.players() {
            let found = self.hands.len();
            return Err(Refusal::WrongHandCount { found, players: rules.players });
        }
        for (seat, hand) in Seat::all(rules.players()).zip(&self.hands) {
            let (found, expected) = (hand.len(), rules.hand_size());
            if found != expected {
                return Err(Refusal::WrongHandSize { seat, found, expected });
            }
        }
        self.wrong_card(rules).map_or(Ok(()), Err)
    }

    /// The first card that is not there as often as in the deck.
    fn wrong_card(&self, rules: &Rules) -> Option<Refusal> {
        let cards = || self.hands.iter().flatten().chain(&self.pile).copied();
        if cards().count() == LevelCard::COUNT + usize::from(rules.pauses) {
            let all: Hand = cards().collect();
            if all.levels().len() == LevelCard::COUNT && all.pauses() == rules.pauses {
                return None;
            }
        }
        let mut kinds = LevelCard::all().map(Card::Level).chain([Card::Pause]);
        kinds.find_map(|card| {
            let expected = if card == Card::Pause { rules.pauses } else { 1 };
            let found = cards().filter(|other| *other == card).count();
            let found = u8::try_from(found).unwrap_or(u8::MAX);
            (found != expected).then_some(Refusal::WrongDeck { card, found, expected })
        })
    }

    pub(crate) fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()].iter().copied().collect()
    }
}
