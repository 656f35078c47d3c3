//! Level 8 as numbers.

use std::collections::BTreeMap;

use sobremesa_level8::{Card, Cards, Level8};
use sobremesa_table::{Encodes, Path, Seat, Viewer};

use crate::conformance::Table;

sobremesa_conformance::tests!(Table: encoding::codes, encoding::observations, encoding::leaks_nothing);

/// What an observation tells is what the view shows: hands, and how many cards everyone holds, from the viewer on.
#[test]
fn observations_can_be_read_back() {
    sobremesa_conformance::walk::<Table>(2, "read back", |walk, _| {
        let players = walk.course.state().board().players();
        for viewer in Seat::all(players) {
            let view = walk.course.view(Viewer::Seat(viewer));
            let mut numbers = vec![0; Level8::NUMBERS];
            Level8::observation(&view, &Path::default(), &mut numbers);
            let fields: BTreeMap<&str, &[u8]> =
                Level8::read(&numbers).map(|(field, own)| (field.name, own)).collect();
            assert_eq!(fields.len(), Level8::FIELDS.len());
            let hand = Card::all()
                .zip(fields["hand"])
                .flat_map(|(card, count)| std::iter::repeat_n(card, (*count).into()));
            assert_eq!(Some(hand.collect::<Cards>()), view.hand);
            for seat in Seat::all(players) {
                let size = fields["hand_sizes"][seat.steps_from(viewer, players)];
                assert_eq!(usize::from(size), view.hand_sizes[seat.index()]);
            }
            assert_eq!(usize::from(fields["pile"][0]), view.board.pile_size());
        }
    });
}
