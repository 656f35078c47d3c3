//! Linko as numbers.

use sobremesa_conformance::encoding::read_back;
use sobremesa_linko::{Card, Cards};
use sobremesa_table::Seat;

use crate::conformance::Table;

sobremesa_conformance::tests!(Table: encoding::codes, encoding::observations, encoding::leaks_nothing);

/// What an observation tells is what the view shows: hands, and how many cards everyone holds, from the viewer on.
#[test]
fn observations_can_be_read_back() {
    read_back::<Table>(|viewer, view, fields| {
        let hand = Card::all()
            .zip(fields["hand"])
            .flat_map(|(card, count)| std::iter::repeat_n(card, (*count).into()));
        assert_eq!(Some(hand.collect::<Cards>()), view.hand);
        let players = view.board.players();
        for seat in Seat::all(players) {
            let size = fields["hand_sizes"][seat.steps_from(viewer, players)];
            assert_eq!(usize::from(size), view.hand_sizes[seat.index()]);
        }
        assert_eq!(usize::from(fields["pile"][0]), view.board.pile_size());
    });
}
