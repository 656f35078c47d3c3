//! What was shown and said, as a perfect memory keeps it.
//!
//! Everyone remembers the statements, and what they say about a hand until its cards change. Each
//! player also remembers the cards that he or she put under the pile, and so who drew them.

use std::sync::Arc;

use serde::Serialize;
use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Swap};
use crate::board::Board;
use crate::cards::{Card, Hand, LevelCard, World};
use crate::game::Level10;
use crate::options::Rules;
use crate::state::{PILE_SLOTS, State};
use crate::statement::Statement;

/// What was shown and said so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    said: Arc<Vec<Said>>,
    bounds: [Bounds; 5],
    traces: [Vec<Trace>; 5],
}

/// A statement that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// Who spoke.
    pub seat: Seat,
    /// What was said.
    pub statement: Statement,
    /// How many cells of the grid were filled then.
    pub filled: u8,
}

impl Said {
    pub(crate) fn new(seat: Seat, statement: Statement, board: &Board) -> Said {
        let filled = board.filled() as u8;
        Said { seat, statement, filled }
    }
}

/// What a hand is counted by: a world's cards, or pauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The cards of a world.
    World(World),
    /// Pauses.
    Pause,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 6;

    /// A number from 0 to 5: the worlds in order, then pauses.
    pub fn index(self) -> usize {
        match self {
            Kind::World(world) => world.index(),
            Kind::Pause => 5,
        }
    }
}

impl From<Card> for Kind {
    fn from(card: Card) -> Kind {
        match card {
            Card::Level(card) => Kind::World(card.world),
            Card::Pause => Kind::Pause,
        }
    }
}

/// How many cards of each kind a hand has at least and at most, by what was told and has happened
/// since. The numbers told are exact until the player draws or exchanges cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Bounds {
    /// At least so many, by [`Kind::index`].
    pub least: [u8; Kind::COUNT],
    /// At most so many, by [`Kind::index`].
    pub most: [u8; Kind::COUNT],
}

impl Bounds {
    fn new(rules: &Rules) -> Bounds {
        let size = rules.hand_size() as u8;
        let mut most = [size.min(8); Kind::COUNT];
        most[Kind::Pause.index()] = size.min(rules.pauses);
        Bounds { least: [0; Kind::COUNT], most }
    }

    fn tell(&mut self, kind: Kind, count: u8) {
        self.least[kind.index()] = count;
        self.most[kind.index()] = count;
    }

    fn remove(&mut self, kind: Kind) {
        let kind = kind.index();
        self.least[kind] = self.least[kind].saturating_sub(1);
        self.most[kind] = self.most[kind].saturating_sub(1);
    }

    fn remove_unseen(&mut self, count: u8) {
        self.least.iter_mut().for_each(|least| *least = least.saturating_sub(count));
    }

    fn add_unseen(&mut self, count: u8) {
        self.most.iter_mut().for_each(|most| *most += count);
    }

    /// A hand has exactly `size` cards: what the other kinds leave open bounds each kind.
    fn tighten(&mut self, size: usize, rules: &Rules) {
        self.most[Kind::Pause.index()] = self.most[Kind::Pause.index()].min(rules.pauses);
        let (least, most) = (self.least, self.most);
        let sum =
            |counts: [u8; Kind::COUNT]| counts.iter().copied().map(usize::from).sum::<usize>();
        for kind in 0..Kind::COUNT {
            let least_others = sum(least) - usize::from(least[kind]);
            let most_others = sum(most) - usize::from(most[kind]);
            self.least[kind] = least[kind].max(size.saturating_sub(most_others) as u8);
            self.most[kind] = most[kind].min(size.saturating_sub(least_others) as u8);
        }
    }
}

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

    /// This place alone.
    pub fn only(place: Place) -> Places {
        Places(Self::bit(place))
    }

    /// Whether the place is among them.
    pub fn contains(self, place: Place) -> bool {
        self.0 & Self::bit(place) != 0
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

    fn insert(&mut self, place: Place) {
        self.0 |= Self::bit(place);
    }

    fn remove(&mut self, place: Place) {
        self.0 &= !Self::bit(place);
    }

    fn union(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

/// A card was seen that left a place: one trace of it ends. Pauses are alike; where several may have
/// been there, any of them may be the one, and the others are where any of them may be.
fn account_for(traces: &mut Vec<Trace>, card: Card, place: Place) {
    let here = |trace: &Trace| trace.card == card && trace.places.contains(place);
    let candidates: Vec<Trace> = traces.extract_if(.., |trace| here(trace)).collect();
    let certain = candidates.iter().any(|trace| trace.places.len() == 1);
    let anywhere = candidates.iter().fold(Places(0), |all, trace| all.union(trace.places));
    let mut others = candidates;
    others.sort_by_key(|trace| trace.places.len());
    traces.extend(others.into_iter().skip(1).map(|trace| {
        let places = if certain { trace.places } else { anywhere };
        Trace { places, ..trace }
    }));
}

impl Memory {
    pub(crate) fn new(rules: &Rules) -> Memory {
        Memory { said: Arc::default(), bounds: [Bounds::new(rules); 5], traces: Default::default() }
    }

    /// All statements, the oldest first.
    pub fn said(&self) -> &Arc<Vec<Said>> {
        &self.said
    }

    /// What everyone can know of the kinds of cards in the hands, seat 0 first.
    pub fn bounds(&self) -> &[Bounds; 5] {
        &self.bounds
    }

    /// The cards that a player put under the pile and has not seen since.
    pub fn traces(&self, seat: Seat) -> &[Trace] {
        &self.traces[seat.index()]
    }

    pub(crate) fn remember(&mut self, before: &State, made: &Move<Level10>, after: &State) {
        match made {
            Move::Statement { seat, statement } => self.hear(*seat, *statement, after),
            Move::Action { by: Actor::Seat(seat), action } => {
                self.watch(*seat, *action, before, after);
                self.forget_empty_hands(after);
            }
            Move::Action { by: Actor::Team, .. } | Move::Chance(_) => {}
        }
    }

    fn hear(&mut self, seat: Seat, statement: Statement, state: &State) {
        Arc::make_mut(&mut self.said).push(Said::new(seat, statement, state.board()));
        if let Statement::Count { world, count } = statement {
            let bounds = &mut self.bounds[seat.index()];
            bounds.tell(Kind::World(world), count);
            bounds.tighten(state.hand(seat).len(), state.board().rules());
        }
    }

    fn watch(&mut self, seat: Seat, action: Action, before: &State, after: &State) {
        match action {
            Action::Play(card) => self.see_leave(seat, Card::Level(card)),
            Action::Pause { tuck, .. } => {
                self.see_leave(seat, Card::Pause);
                tuck.into_iter()
                    .for_each(|card: LevelCard| self.see_leave(seat, Card::Level(card)));
            }
            Action::Swap(swap) => self.watch_put_under(seat, swap, before),
            Action::First(_) | Action::Reset(_) => {}
        }
        for (slot, card) in (before.drawn()..).zip(after.drawn_since(before.drawn())) {
            self.watch_draw(seat, slot, *card);
        }
        let size = after.hand(seat).len();
        self.bounds[seat.index()].tighten(size, after.board().rules());
    }

    /// A card leaves a hand for the grid: everyone sees it.
    fn see_leave(&mut self, seat: Seat, card: Card) {
        self.bounds[seat.index()].remove(card.into());
        for traces in &mut self.traces {
            account_for(traces, card, Place::Hand(seat));
        }
    }

    fn watch_put_under(&mut self, seat: Seat, swap: Swap, before: &State) {
        let bottom = before.drawn() + before.pile().len();
        let put: Vec<(Card, Place)> = swap.cards().zip((bottom..).map(Place::Slot)).collect();
        self.bounds[seat.index()].remove_unseen(put.len() as u8);
        for traces in &mut self.traces {
            for trace in traces.iter_mut().filter(|trace| trace.places.contains(Place::Hand(seat)))
            {
                put.iter().for_each(|(_, slot)| trace.places.insert(*slot));
            }
        }
        let own = put.into_iter().map(|(card, slot)| {
            let places = Places::only(slot);
            Trace { card, places }
        });
        self.traces[seat.index()].extend(own);
    }

    fn watch_draw(&mut self, seat: Seat, slot: usize, card: Card) {
        self.bounds[seat.index()].add_unseen(1);
        let slot = Place::Slot(slot);
        for viewer in Seat::all(5) {
            let traces = &mut self.traces[viewer.index()];
            if viewer == seat {
                account_for(traces, card, slot);
                traces.iter_mut().for_each(|trace| trace.places.remove(slot));
            } else {
                for trace in traces.iter_mut().filter(|trace| trace.places.contains(slot)) {
                    trace.places.remove(slot);
                    trace.places.insert(Place::Hand(seat));
                }
            }
        }
    }

    fn forget_empty_hands(&mut self, state: &State) {
        let empty = |hand: &Hand| hand.is_empty();
        for seat in Seat::all(state.board().players()).filter(|seat| empty(state.hand(*seat))) {
            let places = self.traces.iter_mut().flatten().map(|trace| &mut trace.places);
            places.for_each(|places| places.remove(Place::Hand(seat)));
        }
    }
}
