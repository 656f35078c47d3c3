//! A view as JSON.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use sobremesa_table::Seat;

use super::View;
use crate::board::{Board, Cell, Row};
use crate::cards::{Card, World};
use crate::memory::{Exchange, Place, Places, Trace};
use crate::state::Phase;

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows: Vec<SeenRow<'_>> = World::ALL.map(|world| SeenRow(world, &self.board)).into();
        let known: Vec<Known> =
            self.traces.iter().map(|trace| Known::new(trace, self.drawn)).collect();
        let exchanges: Vec<Exchanged<'_>> =
            self.exchanges.iter().map(|exchange| Exchanged(exchange, self.drawn)).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer)?;
        map.serialize_entry("rules", self.rules())?;
        map.serialize_entry("phase", &self.phase)?;
        map.serialize_entry("column", &self.board.column())?;
        map.serialize_entry("rows", &rows)?;
        map.serialize_entry("tucked", &self.board.tucked())?;
        map.serialize_entry("pile_size", &self.board.pile_size())?;
        map.serialize_entry("drawn", &self.drawn)?;
        map.serialize_entry("hand_sizes", &self.hand_sizes)?;
        if let Some(hand) = &self.hand {
            map.serialize_entry("hand", hand)?;
        }
        map.serialize_entry("said", &*self.said)?;
        map.serialize_entry("bounds", &self.bounds)?;
        map.serialize_entry("exchanges", &exchanges)?;
        map.serialize_entry("known", &known)?;
        if let Some(open) = &self.open {
            map.serialize_entry("open", open)?;
        }
        map.end()
    }
}

struct SeenRow<'a>(World, &'a Board);

impl Serialize for SeenRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let row: &Row = self.1.row(self.0);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("world", &self.0)?;
        map.serialize_entry("cells", &row.cells().collect::<Vec<Cell>>())?;
        map.serialize_entry("value", &row.last_value())?;
        map.serialize_entry("resets_left", &row.resets_left())?;
        map.serialize_entry("open", &self.1.is_open(self.0))?;
        map.end()
    }
}

/// Cards that someone exchanged, and the number of those drawn before.
struct Exchanged<'a>(&'a Exchange, usize);

impl Serialize for Exchanged<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Exchanged(exchange, drawn) = self;
        let (pile, _) = split(exchange.slots, *drawn);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("seat", &exchange.seat)?;
        map.serialize_entry("pile", &pile)?;
        map.serialize_entry("put", &exchange.put)?;
        map.serialize_entry("together", &exchange.together)?;
        map.end()
    }
}

/// Places in the pile, 0 on top, and hands.
fn split(places: Places, drawn: usize) -> (Vec<usize>, Vec<Seat>) {
    let slot = |place| match place {
        Place::Slot(slot) => Some(slot - drawn),
        Place::Hand(_) => None,
    };
    let hand = |place| match place {
        Place::Hand(seat) => Some(seat),
        Place::Slot(_) => None,
    };
    (places.iter().filter_map(slot).collect(), places.iter().filter_map(hand).collect())
}

/// A card that the viewer put under the pile, and where it may be now.
#[derive(Serialize)]
struct Known {
    card: Card,
    /// Places in the pile, 0 on top.
    pile: Vec<usize>,
    hands: Vec<Seat>,
}

impl Known {
    fn new(trace: &Trace, drawn: usize) -> Known {
        let (pile, hands) = split(trace.places, drawn);
        Known { card: trace.card, pile, hands }
    }
}

impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Phase::Deal => map.serialize_entry("type", "deal")?,
            Phase::First => map.serialize_entry("type", "first")?,
            Phase::Turn(seat) => {
                map.serialize_entry("type", "turn")?;
                map.serialize_entry("seat", seat)?;
            }
            Phase::Swap(seat) => {
                map.serialize_entry("type", "swap")?;
                map.serialize_entry("seat", seat)?;
            }
            Phase::Over(end) => {
                map.serialize_entry("type", "over")?;
                map.serialize_entry("end", end)?;
            }
        }
        map.end()
    }
}
