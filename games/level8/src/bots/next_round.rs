//! How the next round may begin, for a search that asks what kept cards are worth.

use arrayvec::ArrayVec;
use sobremesa_table::{Seat, Seed, StreamName};

use crate::{Card, Cards, DECK, HAND, State};

/// L8-3, L8-24: the next round, after everyone has chosen what to keep. The deck is shuffled by the sample's
/// pile, so that all that may be kept meets the same cards, and nothing is allocated.
pub(super) fn next_round(state: &State, sample: &State) -> State {
    let mut bytes = [0; 32];
    for (byte, card) in bytes.iter_mut().zip(sample.pile()) {
        *byte = card.index() as u8;
    }
    let mut deck: ArrayVec<Card, DECK> = Cards::all().iter().collect();
    let name = StreamName { purpose: "imagined", round: 0 };
    Seed::from_bytes(bytes).stream(name).shuffle(&mut deck);
    let mut kept: Cards = state.kept().iter().flat_map(Cards::iter).collect();
    deck.retain(|card| {
        let is_free = !kept.contains(*card);
        if !is_free {
            kept.remove(*card);
        }
        is_free
    });
    let mut next = state.clone();
    let mut dealt = 0;
    let hands = state.kept().iter().map(|kept| {
        let from = dealt;
        dealt += HAND - kept.len();
        kept.iter().chain(deck[from..dealt].iter().copied()).collect()
    });
    let hands: ArrayVec<Cards, { Seat::MOST }> = hands.collect();
    let dealer = state.board().dealer().next(state.board().players());
    next.begin_round(dealer, hands.into_iter(), &deck[dealt..]);
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Meld, Phase, Rules, Stars};

    #[test]
    fn everyone_is_dealt_up_to_ten_cards() {
        let mut state = State::new(&Rules::new(4, Stars::Two)).unwrap();
        let kept: [&[Card]; 2] = [&[Card::Joker, Card::Skip], &[Card::Joker]];
        for (place, kept) in state.kept_mut().iter_mut().zip(kept) {
            *place = kept.iter().copied().collect();
        }
        let next = next_round(&state, &state);
        assert!(matches!(next.phase(), Phase::Draw(_)));
        let open = next.board().places().iter().flat_map(|place| {
            place.discard().cards().iter().chain(place.melds().flat_map(Meld::cards)).copied()
        });
        let hands = next.hands().iter().flat_map(Cards::iter);
        let all: Cards = hands.chain(next.pile()).chain(open).collect();
        assert_eq!(all, Cards::all());
        for (hand, kept) in next.hands().iter().zip(state.kept()) {
            assert_eq!(hand.len(), HAND);
            assert!(kept.kinds().all(|card| hand.count(card) >= kept.count(card)));
        }
    }
}
