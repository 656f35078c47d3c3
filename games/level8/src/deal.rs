//! The deck, the deals and the reshuffles.

use sobremesa_table::{Options, Seat, Stream};

use crate::board::{Board, HAND};
use crate::cards::{Card, Cards};
use crate::refusal::Refusal;

/// The outcome of a shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// L8-3: a new round.
    Deal(Deal),
    /// L8-15, L8-17: a new draw pile, top card first.
    Reshuffle(Vec<Card>),
}

/// The outcome of shuffling and dealing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    dealer: Seat,
    hands: Vec<Vec<Card>>,
    pile: Vec<Card>,
}

impl Deal {
    /// A deal: who deals, the hands from seat 0 on, kept cards included, and the pile with its top
    /// card, which the dealer turns up, first.
    pub fn new(dealer: Seat, mut hands: Vec<Vec<Card>>, pile: Vec<Card>) -> Deal {
        // A hand has no order of its own.
        hands.iter_mut().for_each(|hand| hand.sort_unstable());
        Deal { dealer, hands, pile }
    }

    /// Who deals.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The hands, seat 0 first, each sorted.
    pub fn hands(&self) -> &[Vec<Card>] {
        &self.hands
    }

    /// The pile, top card first; it still has the card that the dealer turns up.
    pub fn pile(&self) -> &[Card] {
        &self.pile
    }

    /// L8-3, L8-24: shuffles all cards but the kept ones, and deals from the top: seat 0 up to ten,
    /// then seat 1, …; in the first round then draws who deals, unless the options say it.
    pub(crate) fn shuffled(board: &Board, kept: &[Cards], stream: &mut Stream) -> Deal {
        let mut deck = Cards::all();
        kept.iter().flat_map(Cards::iter).for_each(|card| deck.remove(card));
        let mut cards: Vec<Card> = deck.iter().collect();
        stream.shuffle(&mut cards);
        let mut rest = cards.into_iter();
        let hands = kept[..board.players()].iter().map(|kept| {
            let dealt = rest.by_ref().take(HAND - kept.len());
            kept.iter().chain(dealt.collect::<Vec<Card>>()).collect()
        });
        let hands = hands.collect();
        let dealer = next_dealer(board)
            .unwrap_or_else(|| Seat::new(stream.index(board.players())).expect("a player's seat"));
        Deal::new(dealer, hands, rest.collect())
    }

    /// L8-1, L8-3, L8-23, L8-24: the right player deals ten cards to each, the kept ones included,
    /// and with the pile they are all cards.
    pub(crate) fn check(&self, board: &Board, kept: &[Cards]) -> Result<(), Refusal> {
        let rules = board.rules();
        if self.dealer.index() >= rules.players() {
            return Err(Refusal::NoSuchSeat { seat: self.dealer, players: rules.players });
        }
        if let Some(expected) = next_dealer(board).filter(|expected| *expected != self.dealer) {
            return Err(Refusal::WrongDealer { expected, is_first: board.rounds() == 0 });
        }
        if self.hands.len() != rules.players() {
            let found = self.hands.len();
            return Err(Refusal::WrongHandCount { found, players: rules.players });
        }
        for (seat, hand) in Seat::all(rules.players()).zip(&self.hands) {
            if hand.len() != HAND {
                return Err(Refusal::WrongHandSize { seat, found: hand.len() });
            }
        }
        check_cards(self.hands.iter().flatten().chain(&self.pile), Cards::all())?;
        for (seat, kept) in Seat::all(rules.players()).zip(kept) {
            let hand: Cards = self.hands[seat.index()].iter().copied().collect();
            if let Some(card) = kept.kinds().find(|card| hand.count(*card) < kept.count(*card)) {
                return Err(Refusal::KeptNotDealt { seat, card });
            }
        }
        Ok(())
    }
}

/// L8-3, L8-23: who deals next, if that is not left to chance.
fn next_dealer(board: &Board) -> Option<Seat> {
    match board.rounds() {
        0 => board.rules().dealer,
        _ => Some(board.dealer().next(board.players())),
    }
}

/// Whether these are exactly the expected cards.
pub(crate) fn check_cards<'a>(
    cards: impl Iterator<Item = &'a Card>,
    expected: Cards,
) -> Result<(), Refusal> {
    let mut found = [0_u8; Card::KINDS];
    for card in cards {
        let found = &mut found[card.index()];
        *found = found.saturating_add(1);
    }
    match Card::all().zip(found).find(|(card, found)| *found != expected.count(*card)) {
        Some((card, found)) => {
            let expected = expected.count(card);
            Err(Refusal::WrongCards { card, found, expected })
        }
        None => Ok(()),
    }
}
