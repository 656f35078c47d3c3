//! Which cards an event moves, and from where to where.

use sobremesa_page::card::Face;
use sobremesa_page::flight::{Flight, Manner, Moved, Place, Step};
use sobremesa_page::table::Scene;
use sobremesa_table::Seat;

use crate::board::HAND;
use crate::{Card, Cards, Event, Level, Level8};

/// A player's discard pile.
pub(super) fn discard(seat: Seat) -> Place {
    Place::new("discard").at(seat)
}

/// A combination before a player.
pub(super) fn meld(seat: Seat, group: impl std::fmt::Display) -> Place {
    Place::new("meld").at(seat).at(group)
}

/// Where a skip lies before a player.
pub(super) fn skip(seat: Seat) -> Place {
    Place::new("skip").at(seat)
}

/// What is seen of an event.
pub(super) fn steps(scene: &Scene<'_, Level8>, event: &Event) -> Vec<Step> {
    let fly = |card: Card, from, to| vec![Step::Fly(vec![Flight::open([card], from, to)])];
    match event {
        Event::Dealt { dealer, turned_up, hand, .. } => {
            let mut deal = hands(scene, event, *hand);
            let up = turned_up.map(|card| Flight::open([card], Place::pile(), discard(*dealer)));
            deal.extend(up);
            vec![Step::Collect(collected(scene, event)), Step::Deal(deal)]
        }
        Event::Reshuffled { discards, .. } => vec![Step::Fly(reshuffled(discards))],
        Event::Drew { seat, from, card } => {
            let from = from.map_or(Place::pile(), discard);
            let card = card.map(|card| [card]);
            vec![Step::Fly(vec![Flight::secret(card, 1, from, Place::hand(*seat))])]
        }
        Event::Laid { seat, groups, .. } => {
            let laid = groups.iter().enumerate().map(|(group, laid)| {
                let cards = laid.parts().1.iter().copied();
                Flight::open(cards, Place::hand(*seat), meld(*seat, group))
            });
            vec![Step::Fly(laid.collect())]
        }
        Event::Added { seat, to, group, card, .. } => {
            fly(*card, Place::hand(*seat), meld(*to, *group))
        }
        Event::Discarded { seat, card } => fly(*card, Place::hand(*seat), discard(*seat)),
        Event::Skipped { seat, target } => fly(Card::Skip, Place::hand(*seat), skip(*target)),
        Event::Passed { seat } => fly(Card::Skip, skip(*seat), Place::pile()),
        Event::RoundEnded { .. } => vec![Step::Hold],
        Event::Kept { .. } | Event::Ended { .. } => Vec::new(),
    }
}

/// L8-15: the discard piles go to the pile, but for their top cards.
fn reshuffled(discards: &[usize]) -> Vec<Flight> {
    let piles = Seat::all(discards.len()).zip(discards).filter(|(_, count)| **count > 0);
    let flight = |(seat, count): (Seat, &usize)| {
        Flight::secret(None::<[Face; 0]>, *count, discard(seat), Place::pile())
    };
    piles.map(flight).collect()
}

/// What the round that a deal follows on has left, on its way to the pile.
fn collected(scene: &Scene<'_, Level8>, dealt: &Event) -> Vec<Flight> {
    let mut flights = Vec::new();
    for seat in Seat::all(scene.view.board.players()) {
        let kept = match kept(scene, dealt, seat) {
            Some(Event::Kept { cards: Some(cards), .. }) => cards.as_slice(),
            _ => &[],
        };
        let stay = kept.iter().copied().map(Face::from).collect();
        let melds = (0..Level::MOST).map(|group| (meld(seat, group), Vec::new()));
        let places = [(discard(seat), Vec::new()), (skip(seat), Vec::new())];
        let places = melds.chain(places).chain([(Place::hand(seat), stay)]);
        flights.extend(places.map(|(from, stay)| Flight {
            cards: Moved::AllBut(stay),
            from,
            to: Place::pile(),
            manner: Manner::Plain,
        }));
    }
    flights
}

/// L8-3, L8-24: as many cards to each player as they have not kept.
fn hands(scene: &Scene<'_, Level8>, dealt: &Event, mine: Option<Cards>) -> Vec<Flight> {
    let dealt = |seat: Seat| {
        let (count, cards) = match kept(scene, dealt, seat) {
            Some(Event::Kept { count, cards, .. }) => {
                (*count, cards.as_deref().unwrap_or_default())
            }
            _ => (0, &[][..]),
        };
        let seen = mine.filter(|_| scene.table.me == Some(seat)).map(|mut hand| {
            cards.iter().for_each(|card| hand.remove(*card));
            hand.iter().collect::<Vec<Card>>()
        });
        Flight::secret(seen, HAND - count, Place::pile(), Place::hand(seat))
    };
    Seat::all(scene.view.board.players()).map(dealt).collect()
}

/// What a player has kept for the round that is dealt.
fn kept<'a>(scene: &Scene<'a, Level8>, dealt: &Event, seat: Seat) -> Option<&'a Event> {
    let events = scene.lines.iter().flat_map(|line| &line.events).rev();
    let since = events.skip_while(|event| !std::ptr::eq(*event, dealt)).skip(1);
    let mut since = since.take_while(|event| !matches!(event, Event::Dealt { .. }));
    since.find(|event| matches!(event, Event::Kept { seat: by, .. } if *by == seat))
}
