//! Where the cards may be that a player put under the pile.

use sobremesa_table::Seat;

use super::{AllTraces, Traces};
use crate::cards::Card;
use crate::state::PILE_SLOTS;

/// Where a card may be that a player once put under the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The card.
    pub card: Card,
    /// One of these places has it.
    pub places: Places,
}

/// A place that is hidden from someone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A place in the pile, counted from the top of the pile as it was dealt.
    Slot(usize),
    /// A player's hand.
    Hand(Seat),
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(u64);

impl Places {
    fn bit(place: Place) -> u64 {
        match place {
            Place::Slot(slot) => 1 << slot,
            Place::Hand(seat) => 1 << (PILE_SLOTS + seat.index()),
        }
    }

    /// Every place.
    pub(crate) const ALL: Places = Places(u64::MAX);

    /// The places of the pile.
    const SLOTS: u64 = (1 << PILE_SLOTS) - 1;

    /// This place alone.
    pub fn only(place: Place) -> Places {
        Places(Self::bit(place))
    }

    /// Whether the place is among them.
    pub fn contains(self, place: Place) -> bool {
        self.0 & Self::bit(place) != 0
    }

    /// Whether a place in the pile is among them.
    pub fn has_slot(self) -> bool {
        self.0 & Self::SLOTS != 0
    }

    /// Whether a hand is among them.
    pub fn has_hand(self) -> bool {
        self.0 & !Self::SLOTS != 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places: slots from the top, then hands.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let slots = (0..PILE_SLOTS).map(Place::Slot);
        let hands = Seat::all(5).map(Place::Hand);
        slots.chain(hands).filter(move |place| self.contains(*place))
    }

    pub(super) fn insert(&mut self, place: Place) {
        self.0 |= Self::bit(place);
    }

    pub(crate) fn remove(&mut self, place: Place) {
        self.0 &= !Self::bit(place);
    }

    fn union(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places(0), |all, place| all.union(Places::only(place)))
    }
}

/// A card was seen that left a place: one of its owner's traces of it ends. Pauses are alike; where several may
/// have been there, any of them may be the one, and the others are where any of them may be.
pub(super) fn account_for(traces: &mut AllTraces, owner: Seat, card: Card, place: Place) {
    let here = |(by, trace): &(Seat, Trace)| {
        *by == owner && trace.card == card && trace.places.contains(place)
    };
    if !traces.iter().any(here) {
        return;
    }
    let mut candidates: Traces =
        traces.iter().filter(|it| here(it)).map(|(_, trace)| *trace).collect();
    traces.retain(|trace| !here(trace));
    let certain = candidates.iter().any(|trace| trace.places.len() == 1);
    let anywhere = candidates.iter().fold(Places(0), |all, trace| all.union(trace.places));
    candidates.sort_by_key(|trace| trace.places.len());
    traces.extend(candidates.into_iter().skip(1).map(|trace| {
        let places = if certain { trace.places } else { anywhere };
        (owner, Trace { places, ..trace })
    }));
}
