//! A random state that could be behind a view.
//!
//! The cards that the viewer cannot place are shuffled, and dealt to where they know no card:
//! the unknown part of the others' hands, and the pile. Every way is as likely as the other.

use sobremesa_table::{Seat, Stream};

use crate::cards::{Card, Cards};
use crate::state::{Phase, State};
use crate::view::{Open, View};

/// A random state that could be behind the view; the true one when the game is over.
pub(crate) fn determinize(view: &View, stream: &mut Stream) -> State {
    if view.phase == Phase::Deal {
        return State::start(*view.rules());
    }
    let mut hands = [Cards::default(); 5];
    if let Some(Open { hands: open, pile, .. }) = &view.open {
        hands[..open.len()].copy_from_slice(open);
        let pile: Vec<Card> = pile.iter().rev().copied().collect();
        return State::from_parts(view.board, hands, &pile, view.phase);
    }
    let mut unseen: Vec<Card> = view.unseen().iter().collect();
    stream.shuffle(&mut unseen);
    for (seat, known) in Seat::all(view.board.players()).zip(view.known_hands()) {
        let unknown = view.hand_sizes[seat.index()] - known.len();
        let dealt = unseen.drain(unseen.len() - unknown..);
        hands[seat.index()] = known.plus(dealt.collect());
    }
    State::from_parts(view.board, hands, &unseen, view.phase)
}
