//! Which cards an event moves, and from where to where.

use sobremesa_page::card::Face;
use sobremesa_page::flight::{Flight, Place, Step};
use sobremesa_page::table::Scene;
use sobremesa_table::Seat;

use super::cards;
use crate::{Card, Event, Hand, Level10, World};

/// A cell of the grid.
pub(super) fn cell(row: World, column: usize) -> Place {
    Place::new("cell").at(row).at(column)
}

/// The resets left of a row.
pub(super) fn resets(row: World) -> Place {
    Place::new("resets").at(row)
}

/// What is seen of an event.
pub(super) fn steps(scene: &Scene<'_, Level10>, event: &Event) -> Vec<Step> {
    let fly = |flight: Flight| vec![Step::Fly(vec![flight])];
    match event {
        Event::Dealt { hand_size, hand, .. } => vec![Step::Deal(hands(scene, *hand_size, *hand))],
        Event::Played { seat, card, column } => {
            fly(Flight::open([*card], Place::hand(*seat), cell(card.world, *column)))
        }
        Event::Paused { seat, row, column, tuck } => {
            // What is tucked lies below the pause.
            let tucked = tuck.map(Card::Level).into_iter();
            let cards = tucked.chain([Card::Pause]);
            fly(Flight::open(cards, Place::hand(*seat), cell(*row, *column)))
        }
        Event::WasReset { row, column, .. } => {
            fly(Flight::open([cards::reset(*row)], resets(*row), cell(*row, *column)))
        }
        Event::PutUnder { seat, count, cards } => {
            fly(Flight::secret(cards.clone(), *count, Place::hand(*seat), Place::pile()))
        }
        Event::Drew { seat, count, cards } => {
            fly(Flight::secret(cards.clone(), *count, Place::pile(), Place::hand(*seat)))
        }
        Event::Began { .. } | Event::Said(_) | Event::Ended { .. } => Vec::new(),
    }
}

fn hands(scene: &Scene<'_, Level10>, size: usize, mine: Option<Hand>) -> Vec<Flight> {
    let dealt = |seat: Seat| {
        let seen = mine.filter(|_| scene.table.me == Some(seat));
        let seen = seen.map(|hand| hand.iter().map(Face::from).collect::<Vec<Face>>());
        Flight::secret(seen, size, Place::pile(), Place::hand(seat))
    };
    Seat::all(scene.view.board.players()).map(dealt).collect()
}
