//! Linko as numbers.

use sobremesa_conformance::encoding::read_back;
use sobremesa_linko::{Card, Cards, Layer};
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

fn numbers(cards: impl IntoIterator<Item = Card>) -> Vec<u8> {
    let cards: Vec<Card> = cards.into_iter().collect();
    Card::all().map(|kind| cards.iter().filter(|card| **card == kind).count() as u8).collect()
}

/// What lies open is written as the view has it, player by player from the viewer on, slot by slot.
#[test]
fn observations_tell_what_lies_open() {
    read_back::<Table>(|viewer, view, fields| {
        let players = view.board.players();
        for seat in Seat::all(players) {
            let place = seat.steps_from(viewer, players);
            let of_seat = |name: &str, size| &fields[name][place * size..][..size];
            let layers = view.board.area(seat).layers();
            let all = layers.iter().flat_map(|layer| layer.cards().iter());
            assert_eq!(of_seat("areas", 14), numbers(all));
            let mut from_top = layers.iter().rev().map(Layer::cards);
            for told in of_seat("layers", 28).chunks(14) {
                assert_eq!(told, numbers(from_top.next().unwrap_or_default().iter()));
            }
            assert_eq!(of_seat("known", 14), numbers(view.known[seat.index()].iter()));
        }
        for (told, slot) in fields["reserve"].chunks(14).zip(view.board.reserve().slots()) {
            assert_eq!(told, numbers(slot.iter()));
        }
        assert_eq!(fields["ghost"], numbers(view.board.ghost().iter()));
        assert_eq!(fields["discard"], numbers(view.board.discard().iter()));
    });
}
