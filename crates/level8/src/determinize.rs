//! A random state that could be behind a view.
//!
//! The cards that the viewer cannot place are shuffled, and dealt to where he or she knows no card:
//! the unknown part of the others' hands, and the pile. Every way is as likely as the other. That a
//! new draw pile is made of cards that were seen is not used.

use sobremesa_table::{Seat, Stream};

use crate::cards::{Card, Cards};
use crate::state::{Phase, State};
use crate::view::{Open, View};

/// A random state that could be behind the view; the true one when the game is over.
pub(crate) fn determinize(view: &View, stream: &mut Stream) -> State {
    if view.board.rounds() == 0 {
        return State::new(*view.rules());
    }
    let mut hands = [Cards::default(); Seat::MOST];
    let mut kept = [Cards::default(); Seat::MOST];
    if let Some(Open { hands: open, pile, .. }) = &view.open {
        hands[..open.len()].copy_from_slice(open);
        let pile: Vec<Card> = pile.iter().rev().copied().collect();
        return State::from_parts(view.board, hands, kept, &pile, view.phase);
    }
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    stream.shuffle(&mut unseen);
    for (seat, known) in Seat::all(view.board.players()).zip(view.known_hands()) {
        let unknown = view.hand_sizes[seat.index()] - known.len();
        let mut hand = known;
        unseen.drain(unseen.len() - unknown..).for_each(|card| hand.insert(card));
        hands[seat.index()] = hand;
        kept[seat.index()] = guess_kept(view, seat, &hand, stream);
    }
    State::from_parts(view.board, hands, kept, &unseen, view.phase)
}

/// L8-24: which cards a player may have kept: the viewer's own are known, of others the number.
fn guess_kept(view: &View, seat: Seat, hand: &Cards, stream: &mut Stream) -> Cards {
    if view.viewer.is(seat) {
        return view.kept;
    }
    let mut cards: Vec<Card> = hand.iter().collect();
    stream.shuffle(&mut cards);
    let count = view.kept_sizes[seat.index()].unwrap_or_default();
    debug_assert!(count == 0 || matches!(view.phase, Phase::Keep(_) | Phase::Deal));
    cards.into_iter().take(count.into()).collect()
}
