//! Which hidden card goes where, to begin with.

use sobremesa_table::{Seat, Stream};

use super::hidden::{Counts, Spot};
use crate::cards::Card;
use crate::memory::{Bounds, Kind, Place, Trace};
use crate::view::View;

/// The cards that the viewer cannot see.
pub(super) fn unseen(view: &View) -> Vec<Card> {
    let pauses = std::iter::repeat_n(Card::Pause, view.unseen_pauses());
    view.unseen_levels().iter().map(Card::Level).chain(pauses).collect()
}

/// What is still to be laid, and where there is room.
pub(super) struct Plan {
    /// Cards that may lie anywhere, shuffled, by kind.
    free: [Vec<Card>; Kind::COUNT],
    /// How many more cards each hidden hand takes.
    room: [u8; 5],
    /// The places of the pile that have no card yet.
    slots: Vec<usize>,
    /// How many more cards of each kind each hand needs and takes.
    needs: [Bounds; 5],
}

impl Plan {
    /// The plan before anything is laid; none if the traces name more cards than are unseen.
    pub(super) fn new(view: &View, traces: &[Trace], stream: &mut Stream) -> Option<Plan> {
        let mut cards = unseen(view);
        for trace in traces {
            let index = cards.iter().position(|card| *card == trace.card)?;
            cards.swap_remove(index);
        }
        stream.shuffle(&mut cards);
        let mut free: [Vec<Card>; Kind::COUNT] = Default::default();
        for card in cards {
            free[Kind::from(card).index()].push(card);
        }
        let mut room = [0; 5];
        let mut needs = [Bounds::default(); 5];
        for seat in Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat)) {
            room[seat.index()] = view.hand_sizes[seat.index()] as u8;
            needs[seat.index()] = view.bounds[seat.index()];
        }
        let slots = (view.drawn..view.drawn + view.board.pile_size()).collect();
        Some(Plan { free, room, slots, needs })
    }

    /// Finds places for the traced cards, and how many free cards of each kind go into each hand.
    pub(super) fn settle(
        &mut self,
        traces: &[Trace],
        settled: &mut Vec<Place>,
        stream: &mut Stream,
    ) -> Option<[Counts; 5]> {
        let Some((trace, rest)) = traces.split_first() else {
            return self.share_out();
        };
        let mut places: Vec<Place> = trace.places.iter().collect();
        stream.shuffle(&mut places);
        for place in places {
            let saved = (self.room, self.needs, self.slots.clone());
            if self.occupy(place, trace.card) {
                settled.push(place);
                if let Some(counts) = self.settle(rest, settled, stream) {
                    return Some(counts);
                }
                settled.pop();
            }
            (self.room, self.needs, self.slots) = saved;
        }
        None
    }

    fn occupy(&mut self, place: Place, card: Card) -> bool {
        match place {
            Place::Slot(slot) => {
                let free = self.slots.iter().position(|free| *free == slot);
                free.map(|index| self.slots.remove(index)).is_some()
            }
            Place::Hand(seat) => {
                let (room, needs) = (&mut self.room[seat.index()], &mut self.needs[seat.index()]);
                let kind = Kind::from(card).index();
                if *room == 0 || needs.most[kind] == 0 {
                    return false;
                }
                *room -= 1;
                needs.most[kind] -= 1;
                needs.least[kind] = needs.least[kind].saturating_sub(1);
                true
            }
        }
    }

    /// How many free cards of each kind each hand gets, if there is a way.
    fn share_out(&self) -> Option<[Counts; 5]> {
        let mut shares =
            Shares { plan: self, counts: [[0; Kind::COUNT]; 5], left: [0; Kind::COUNT] };
        for kind in 0..Kind::COUNT {
            let needed: usize = self.needs.iter().map(|needs| usize::from(needs.least[kind])).sum();
            shares.left[kind] = self.free[kind].len().checked_sub(needed)?;
        }
        for (counts, needs) in shares.counts.iter_mut().zip(&self.needs) {
            *counts = needs.least;
        }
        for seat in 0..5 {
            let mut taken: u8 = shares.counts[seat].iter().sum();
            while taken < self.room[seat] {
                if !shares.add_to(seat, &mut [false; Kind::COUNT]) {
                    return None;
                }
                taken += 1;
            }
            if taken > self.room[seat] {
                return None;
            }
        }
        Some(shares.counts)
    }

    /// Lays the free cards: the counted ones into the hands, the rest into the pile.
    pub(super) fn fill(mut self, counts: &[Counts; 5], spots: &mut Vec<Spot>) {
        let mut lay = |place, card| spots.push(Spot::new(place, card, None));
        for seat in Seat::all(5) {
            for (kind, count) in counts[seat.index()].iter().enumerate() {
                let from = self.free[kind].len() - usize::from(*count);
                self.free[kind].drain(from..).for_each(|card| lay(Place::Hand(seat), card));
            }
        }
        let rest = self.free.into_iter().flatten();
        self.slots.into_iter().zip(rest).for_each(|(slot, card)| lay(Place::Slot(slot), card));
    }
}

/// The free cards shared out among the hands so far.
struct Shares<'a> {
    plan: &'a Plan,
    counts: [Counts; 5],
    left: [usize; Kind::COUNT],
}

impl Shares<'_> {
    /// Gives a hand one card more; another hand may have to take a card of another kind for it.
    fn add_to(&mut self, seat: usize, tried: &mut [bool; Kind::COUNT]) -> bool {
        for kind in 0..Kind::COUNT {
            if tried[kind] || self.counts[seat][kind] >= self.plan.needs[seat].most[kind] {
                continue;
            }
            tried[kind] = true;
            if self.left[kind] > 0 {
                self.left[kind] -= 1;
                self.counts[seat][kind] += 1;
                return true;
            }
            for giver in (0..5).filter(|giver| *giver != seat) {
                if self.counts[giver][kind] > self.plan.needs[giver].least[kind] {
                    self.counts[giver][kind] -= 1;
                    if self.add_to(giver, tried) {
                        self.counts[seat][kind] += 1;
                        return true;
                    }
                    self.counts[giver][kind] += 1;
                }
            }
        }
        false
    }
}
