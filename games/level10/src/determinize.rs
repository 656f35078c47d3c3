//! A random state that could be behind a view.
//!
//! The cards that the viewer cannot see are laid into the places that the viewer cannot see, so that
//! everything remembered holds: the traced cards lie where they may be, every hand has as many cards
//! of each kind as was told, and so have the cards that were exchanged. The first way to do so is
//! found by a plan; then a few random cards at a time change places, wherever that still
//! holds, until any other way is about as likely.
//!
//! What wishes tell is heeded as far as their speakers are believed, and where it can be: it is never
//! certain, so it gives way to what is.

mod heeded;
mod hidden;
mod layout;
mod plan;

use sobremesa_table::Stream;

use crate::hand::Hand;
use crate::state::{Phase, State};
use crate::view::{Open, View};
use hidden::{Hidden, ROUNDS};

/// A random state that could be behind the view; the true one when the game is over.
pub(crate) fn determinize(view: &View, stream: &mut Stream) -> State {
    known(view).unwrap_or_else(|| settled(view, stream).reveal(view))
}

/// Several of them: each is found from the one before, which is quicker.
pub(crate) fn determinize_often(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
    if let Some(state) = known(view) {
        return vec![state; count];
    }
    let mut hidden = settled(view, stream);
    let next = |_| {
        hidden.mix(1, stream);
        hidden.reveal(view)
    };
    (0..count).map(next).collect()
}

/// The state of a view that hides nothing.
fn known(view: &View) -> Option<State> {
    if view.phase == Phase::Deal {
        return Some(State::start(*view.rules()));
    }
    if let Some(Open { hands: open, pile, .. }) = &view.open {
        let mut hands = [Hand::default(); 5];
        hands[..open.len()].copy_from_slice(open);
        return Some(State::from_parts(view.board, hands, pile, view.drawn, view.phase));
    }
    None
}

fn settled(view: &View, stream: &mut Stream) -> Hidden {
    let mut hidden = Hidden::lay_out(view, stream);
    hidden.settle(stream);
    hidden.mix(ROUNDS, stream);
    hidden
}
