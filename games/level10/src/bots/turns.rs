//! Who comes next.

use sobremesa_table::Seat;

use crate::{ROWS, View};

/// How many turns a column has at most after the one that is owed.
pub(super) const LATER_TURNS: usize = ROWS - 1;

/// Who has the turns of this column after `seat`, as far as can be foreseen: clockwise, and without
/// cards to draw each turn costs a card and nobody comes with an empty hand (L10-19).
pub(super) fn turns_after(view: &View, seat: Seat) -> [Seat; LATER_TURNS] {
    let players = view.hand_sizes.len();
    let mut sizes = [0; Seat::MOST];
    sizes[..players].copy_from_slice(&view.hand_sizes);
    let mut pile = view.board.pile_size();
    let mut turn = seat;
    std::array::from_fn(|_| {
        match pile.checked_sub(1) {
            Some(rest) => pile = rest,
            None => sizes[turn.index()] = sizes[turn.index()].saturating_sub(1),
        }
        let mut clockwise = turn.others(players);
        turn = clockwise.find(|next| sizes[next.index()] > 0).unwrap_or(turn);
        turn
    })
}
