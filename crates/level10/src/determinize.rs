//! A random state that could be behind a view.
//!
//! The cards that the viewer cannot see are laid into the places that he or she cannot see, so that
//! everything remembered holds: the traced cards lie where they may be, every hand has as many cards
//! of each kind as was told, and so have the cards that were exchanged. The first way to do so is
//! found by a plan; then a few random cards at a time change places, wherever that still
//! holds, until any other way is about as likely.

mod hidden;
mod plan;

use sobremesa_table::Stream;

use crate::hand::Hand;
use crate::state::{Phase, State};
use crate::view::{Open, View};
use hidden::Hidden;

/// A random state that could be behind the view; the true one when the game is over.
pub(crate) fn determinize(view: &View, stream: &mut Stream) -> State {
    if view.phase == Phase::Deal {
        return State::new(*view.rules());
    }
    if let Some(Open { hands: open, pile, .. }) = &view.open {
        let mut hands = [Hand::default(); 5];
        hands[..open.len()].copy_from_slice(open);
        return State::from_parts(view.board, hands, pile, view.drawn, view.phase);
    }
    let mut hidden = Hidden::lay_out(view, stream);
    hidden.settle_exchanges(stream);
    hidden.mix(stream);
    hidden.reveal(view)
}
