//! The deck and the deal.

use sobremesa_table::{Options, Seat, Stream, StreamName};

use crate::board::RESERVE;
use crate::cards::{Card, Cards};
use crate::options::Rules;
use crate::refusal::Refusal;

/// The one shuffle of the game.
pub const DEAL: StreamName = StreamName { purpose: "deal", round: 0 };

/// LK-2, LK-18: how many cards everyone starts with.
pub const HAND: usize = 13;

/// LK-18: how many of them are jokers in the duel.
pub const DUEL_JOKERS: u8 = 2;

/// The outcome of shuffling and dealing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    first: Seat,
    hands: Vec<Vec<Card>>,
    reserve: Vec<Card>,
    pile: Vec<Card>,
}

impl Deal {
    /// A deal: who begins, the hands from seat 0 on, the reserve from the left, and the pile with its
    /// top card first.
    pub fn new(
        first: Seat,
        mut hands: Vec<Vec<Card>>,
        reserve: Vec<Card>,
        pile: Vec<Card>,
    ) -> Deal {
        // A hand has no order of its own.
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Deal { first, hands, reserve, pile }
    }

    /// LK-3: who begins.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The hands, seat 0 first, each sorted.
    pub fn hands(&self) -> &[Vec<Card>] {
        &self.hands
    }

    /// The reserve as it is first laid, from the left.
    pub fn reserve(&self) -> &[Card] {
        &self.reserve
    }

    /// The pile, top card first; in the duel it still has the cards for the ghost zone.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// LK-2, LK-3, LK-18: shuffles and deals from the top: seat 0's whole hand first, then seat 1's,
    /// …, then the reserve; then draws who begins, unless the options say it.
    pub fn shuffled(rules: &Rules, stream: &mut Stream) -> Deal {
        let jokers = if rules.is_duel() { DUEL_JOKERS } else { 0 };
        let kept = Cards::of(Card::Joker, jokers * rules.players);
        let mut cards: Vec<Card> = Cards::all().minus(kept).iter().collect();
        stream.shuffle(&mut cards);
        let size = HAND - usize::from(jokers);
        let mut rest = cards.into_iter();
        let mut take = |count| rest.by_ref().take(count).collect::<Vec<Card>>();
        let hands = Seat::all(rules.players())
            .map(|_| {
                let mut hand = take(size);
                hand.extend(std::iter::repeat_n(Card::Joker, jokers.into()));
                hand
            })
            .collect();
        let reserve = take(RESERVE);
        let drawn = || Seat::new(stream.index(rules.players())).expect("a player's seat");
        Deal::new(rules.first.unwrap_or_else(drawn), hands, reserve, rest.collect())
    }

    /// LK-1 to LK-3, LK-18: everyone has the right number of cards, and with reserve and pile they
    /// are the whole box; the right player begins.
    pub(crate) fn check(&self, rules: &Rules) -> Result<(), Refusal> {
        if self.hands.len() != rules.players() {
            let found = self.hands.len();
            return Err(Refusal::WrongHandCount { found, players: rules.players });
        }
        for (seat, hand) in Seat::all(rules.players()).zip(&self.hands) {
            self.check_hand(rules, seat, hand)?;
        }
        if self.reserve.len() != RESERVE {
            return Err(Refusal::WrongReserve { found: self.reserve.len() });
        }
        self.check_cards()?;
        self.check_first(rules)
    }

    fn check_hand(&self, rules: &Rules, seat: Seat, hand: &[Card]) -> Result<(), Refusal> {
        if hand.len() != HAND {
            return Err(Refusal::WrongHandSize { seat, found: hand.len() });
        }
        let jokers = hand.iter().filter(|card| **card == Card::Joker).count();
        if rules.is_duel() && jokers < usize::from(DUEL_JOKERS) {
            return Err(Refusal::JokersMissing { seat });
        }
        Ok(())
    }

    /// LK-1: every card of the box is dealt once.
    fn check_cards(&self) -> Result<(), Refusal> {
        let mut found = [0_u8; Card::KINDS];
        for card in self.hands.iter().flatten().chain(&self.reserve).chain(&self.pile) {
            let found = &mut found[card.index()];
            *found = found.saturating_add(1);
        }
        match Card::all().zip(found).find(|(card, found)| *found != card.copies()) {
            Some((card, found)) => Err(Refusal::WrongDeck { card, found }),
            None => Ok(()),
        }
    }

    /// LK-3: the player begins whom the options name, if they name one.
    fn check_first(&self, rules: &Rules) -> Result<(), Refusal> {
        let (first, players) = (self.first, rules.players);
        if first.index() >= rules.players() {
            return Err(Refusal::NoSuchSeat { seat: first, players });
        }
        match rules.first {
            Some(expected) if expected != first => Err(Refusal::WrongBeginner { expected }),
            _ => Ok(()),
        }
    }
}
