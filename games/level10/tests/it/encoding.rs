//! Level 10 as numbers.

use sobremesa_conformance::encoding::read_back;
use sobremesa_level10::memory::Place;
use sobremesa_level10::{Card, Cell, Hand, LevelCard, View, World};
use sobremesa_table::Seat;

use crate::conformance::Table;

sobremesa_conformance::tests!(Table: encoding::codes, encoding::observations, encoding::leaks_nothing);

/// What an observation tells is what the view shows: hands, and how many cards everyone holds, from the viewer on.
#[test]
fn observations_can_be_read_back() {
    read_back::<Table>(|viewer, view, fields| {
        let hand = LevelCard::all()
            .map(Card::Level)
            .chain([Card::Pause])
            .zip(fields["hand"])
            .flat_map(|(card, count)| std::iter::repeat_n(card, (*count).into()));
        assert_eq!(Some(hand.collect::<Hand>()), view.hand);
        let players = view.board.players();
        for seat in Seat::all(players) {
            let size = fields["hand_sizes"][seat.steps_from(viewer, players)];
            assert_eq!(usize::from(size), view.hand_sizes[seat.index()]);
        }
        assert_eq!(usize::from(fields["pile"][0]), view.board.pile_size());
    });
}

fn seats(viewer: Seat, players: usize) -> impl Iterator<Item = Seat> {
    [viewer].into_iter().chain(viewer.others(players))
}

/// The numbers of the players who are there, and zeros for those who are not.
fn filled(numbers: impl Iterator<Item = u8>, size: usize) -> Vec<u8> {
    numbers.chain(std::iter::repeat(0)).take(size).collect()
}

/// What was told and wished for is written as the view has it, from the viewer on.
#[test]
fn observations_tell_what_was_said() {
    read_back::<Table>(|viewer, view, fields| {
        let bounds = || seats(viewer, view.board.players()).map(|seat| view.bounds[seat.index()]);
        assert_eq!(fields["least"], filled(bounds().flat_map(|bounds| bounds.least), 30));
        assert_eq!(fields["most"], filled(bounds().flat_map(|bounds| bounds.most), 30));
        let wishes = seats(viewer, view.board.players()).flat_map(|seat| {
            let wishes = view.heard.wishes[seat.index()];
            wishes.into_iter().flat_map(|wish| [wish.play, wish.reset]).flat_map(move |doer| {
                [doer == Some(seat), doer.is_some_and(|doer| doer != seat)].map(u8::from)
            })
        });
        assert_eq!(fields["wishes"], filled(wishes, 100));
    });
}

/// The pauses of each row, and the cards that the viewer put under the pile, are written as the view has them.
#[test]
fn observations_tell_where_cards_are() {
    read_back::<Table>(|_, view, fields| {
        let pauses = |world| {
            let cells = view.board.row(world).cells();
            cells.filter(|cell| *cell == Cell::Pause).count() as u8
        };
        assert_eq!(fields["pauses_placed"], World::ALL.map(pauses));
        assert_eq!(fields["under"], traced(view, |place| matches!(place, Place::Slot(_))));
        assert_eq!(fields["gone"], traced(view, |place| matches!(place, Place::Hand(_))));
    });
}

/// How many of each card may be at such a place.
fn traced(view: &View, is_there: fn(Place) -> bool) -> Vec<u8> {
    let there = || view.traces.iter().filter(|trace| trace.places.iter().any(is_there));
    let cards = LevelCard::all().map(Card::Level).chain([Card::Pause]);
    cards.map(|card| there().filter(|trace| trace.card == card).count() as u8).collect()
}
