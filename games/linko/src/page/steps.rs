//! Which cards an event moves, and from where to where.

use sobremesa_page::card::Face;
use sobremesa_page::flight::{Flight, Place, Step};
use sobremesa_page::table::Scene;
use sobremesa_table::Seat;

use crate::{Cards, Event, Linko};

/// Where a player's layers lie.
pub(super) fn area(seat: Seat) -> Place {
    Place::new("area").at(seat)
}

/// A slot of the reserve.
pub(super) fn slot(index: impl std::fmt::Display) -> Place {
    Place::new("reserve").at(index)
}

pub(super) fn ghost() -> Place {
    Place::new("ghost")
}

/// Where discarded cards lie.
pub(super) fn out() -> Place {
    Place::new("out")
}

/// What is seen of an event.
pub(super) fn steps(scene: &Scene<'_, Linko>, event: &Event) -> Vec<Step> {
    let fly = |flight: Flight| vec![Step::Fly(vec![flight])];
    match event {
        Event::Dealt { hand_size, reserve, ghost: zone, hand, .. } => {
            let mut dealt = hands(scene, *hand_size, *hand);
            dealt.extend(turned_up(reserve, *zone));
            vec![Step::Deal(dealt)]
        }
        Event::Played { seat, layer } => {
            fly(Flight::open(layer.cards().iter(), Place::hand(*seat), area(*seat)))
        }
        Event::GhostRobbed { seat, cards } => {
            fly(Flight::open(cards.iter(), ghost(), Place::hand(*seat)).lifted())
        }
        Event::Stolen { thief, victim, cards } => {
            fly(Flight::open(cards.iter(), area(*victim), Place::hand(*thief)).lifted())
        }
        Event::TookBack { seat, cards } => {
            fly(Flight::open(cards.iter(), area(*seat), Place::hand(*seat)).lifted())
        }
        Event::Discarded { seat, cards } => {
            fly(Flight::open(cards.iter(), area(*seat), out()).lifted())
        }
        Event::Drew { seat, slot: from, cards } => {
            let from = from.map_or(Place::pile(), slot);
            fly(Flight::secret(cards.map(Cards::iter), 1, from, Place::hand(*seat)))
        }
        Event::Filled { to_reserve, to_ghost, .. } => {
            vec![Step::Fly(turned_up(to_reserve, *to_ghost))]
        }
        Event::Left { .. } | Event::Passed { .. } | Event::Ended { .. } => Vec::new(),
    }
}

fn hands(scene: &Scene<'_, Linko>, size: usize, mine: Option<Cards>) -> Vec<Flight> {
    let dealt = |seat: Seat| {
        let seen = mine.filter(|_| scene.table.me == Some(seat)).map(Cards::iter);
        Flight::secret(seen, size, Place::pile(), Place::hand(seat))
    };
    Seat::all(scene.view.board.players()).map(dealt).collect()
}

/// What comes from the pile to each slot of the reserve, and to the ghost zone.
fn turned_up(reserve: &[Cards], zone: Cards) -> Vec<Flight> {
    let slots = reserve.iter().enumerate().map(|(index, cards)| (*cards, slot(index)));
    let places = slots.chain([(zone, ghost())]).filter(|(cards, _)| !cards.is_empty());
    places
        .map(|(cards, to)| Flight::open(cards.iter().map(Face::from), Place::pile(), to))
        .collect()
}
