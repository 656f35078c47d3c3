//! What was shown and said, as a perfect memory keeps it.
//!
//! Everyone remembers the statements, and what they say about a hand, also when its cards change or
//! are exchanged. Each player also remembers the cards that they put under the pile themselves, and so
//! who drew them.

mod bounds;
mod exchange;
mod heard;
mod statements;
mod trace;

use arrayvec::ArrayVec;
use sobremesa_table::{Actor, Move, Seat, Viewer};

use crate::action::{Action, Swap};
use crate::cards::{Card, LevelCard, World};
use crate::game::Level10;
use crate::hand::Hand;
use crate::options::Rules;
use crate::state::State;
use crate::statement::{Deed, Statement};
use crate::view::View;
use crate::wishes::{Coming, Speaker, Wish};
use trace::account_for;

pub use bounds::{Bounds, Kind};
pub use exchange::Exchange;
pub use heard::{Candor, Heard};
pub use statements::{Said, Statements};
pub use trace::{Place, Places, Trace};

/// Exchanges of cards that are still in the pile: one for each reset at most.
pub type Exchanges = ArrayVec<Exchange, 10>;

/// The cards that a player put under the pile: two for each of the game's ten resets at most.
pub type Traces = ArrayVec<Trace, 20>;

/// The same of all players, each with who put it there.
type AllTraces = ArrayVec<(Seat, Trace), 20>;

/// What was shown and said so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    said: Statements,
    bounds: [Bounds; 5],
    exchanges: Exchanges,
    /// What players have not seen since they put it there.
    traces: AllTraces,
    heard: Heard,
    /// How many wishes of each player each player's own cards showed to be false.
    refuted: [[u8; 5]; 5],
}

/// What the memory needs of the state before a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    /// How many cards had been drawn.
    drawn: usize,
    /// What was coming in the row of a card that is placed.
    coming: Coming,
}

impl Before {
    pub(crate) fn new(state: &State, made: &Move<Level10>) -> Before {
        let coming = match made {
            Move::Action {
                action: Action::Play(LevelCard { world: row, .. }) | Action::Pause { row, .. },
                ..
            } => Coming::of(state.board(), *row),
            _ => Coming::default(),
        };
        Before { drawn: state.drawn(), coming }
    }
}

impl Memory {
    pub(crate) fn new(rules: &Rules) -> Memory {
        Memory {
            said: Statements::default(),
            bounds: [Bounds::new(rules); 5],
            exchanges: ArrayVec::new(),
            traces: ArrayVec::new(),
            heard: Heard::default(),
            refuted: Default::default(),
        }
    }

    /// What others put under the pile is their secret.
    pub(crate) fn behind(view: &View) -> Memory {
        let mut memory = Memory::new(view.rules());
        memory.said = view.said.clone();
        memory.bounds[..view.bounds.len()].copy_from_slice(&view.bounds);
        memory.exchanges = view.exchanges.clone();
        memory.heard = view.heard;
        if let Some(seat) = view.viewer.seat() {
            memory.traces = view.traces.iter().map(|trace| (seat, *trace)).collect();
        }
        memory
    }

    /// All statements, the oldest first.
    pub fn said(&self) -> &Statements {
        &self.said
    }

    /// What everyone can know of the kinds of cards in the hands, seat 0 first.
    pub fn bounds(&self) -> &[Bounds; 5] {
        &self.bounds
    }

    /// What everyone can know of the cards that were exchanged and are still in the pile.
    pub fn exchanges(&self) -> &Exchanges {
        &self.exchanges
    }

    /// The cards that a player put under the pile and has not seen since.
    pub fn traces(&self, seat: Seat) -> impl Iterator<Item = &Trace> {
        self.traces.iter().filter(move |(owner, _)| *owner == seat).map(|(_, trace)| trace)
    }

    /// The wishes that hold, and what came of wishes, as far as a viewer knows.
    pub fn heard(&self, viewer: Viewer) -> Heard {
        let mut heard = self.heard;
        if let Some(viewer) = viewer.seat() {
            let refuted = &self.refuted[viewer.index()];
            let candor = heard.candor.iter_mut().zip(refuted);
            candor.for_each(|(candor, refuted)| {
                candor.broken = candor.broken.saturating_add(*refuted);
            });
        }
        heard
    }

    /// Adds what a move showed.
    pub(crate) fn remember(&mut self, before: Before, made: &Move<Level10>, after: &State) {
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
        self.said.push(Said::new(seat, statement, state.board()));
        match statement {
            Statement::Count { world, count } => {
                self.learn_count(seat, world, count, state);
                self.heard.candor[seat.index()].tells_counts = true;
            }
            Statement::Wish { deed, world, whom } => {
                self.hear_wish(seat, world, deed, whom.unwrap_or(seat), state);
            }
        }
    }

    fn hear_wish(&mut self, seat: Seat, row: World, deed: Deed, doer: Seat, state: &State) {
        let board = state.board();
        self.heard.hear(seat, row, deed, doer, board.players());
        let speaker = Speaker::new(seat, board.players());
        let mut wish = Wish::default();
        wish.hear(deed, doer);
        let claimed = wish.holds(Coming::of(board, row), speaker);
        let candor = &mut self.heard.candor[seat.index()];
        if claimed == 0 {
            candor.odd = candor.odd.saturating_add(1);
        } else if self.bounds[seat.index()].most[row.index()] == 0 {
            candor.broken = candor.broken.saturating_add(1);
        }
        for viewer in seat.others(board.players()) {
            let is_held = state.hand(viewer).levels().values(row) & claimed != 0;
            let refuted = &mut self.refuted[viewer.index()][seat.index()];
            *refuted = refuted.saturating_add(u8::from(is_held));
        }
    }

    fn learn_count(&mut self, seat: Seat, world: World, count: u8, state: &State) {
        let (kind, rules) = (Kind::World(world), state.board().rules());
        self.bounds[seat.index()].tell(kind, count, state.hand(seat).len(), rules);
        self.exchanges_of(seat).for_each(|exchange| exchange.hear(kind, count, rules));
    }

    /// The player tells how many cards of each world are in hand; nobody writes it down.
    pub fn overhear_counts(&mut self, seat: Seat, state: &State) {
        let hand = state.hand(seat);
        for world in World::ALL {
            self.learn_count(seat, world, hand.levels().values(world).count_ones() as u8, state);
        }
    }

    /// Everyone who speaks by the rule of wishing says what it asks for; nobody writes it down.
    pub fn overhear_wishes(&mut self, state: &State) {
        self.heard.overhear(state);
    }

    fn watch(&mut self, seat: Seat, action: Action, before: Before, after: &State) {
        let drawn = before.drawn;
        match action {
            Action::Play(card) => {
                self.see_level(seat, card, before, after);
                self.heard.end_row(card.world);
            }
            Action::Pause { row, tuck } => {
                self.see_leave(seat, Card::Pause);
                tuck.into_iter().for_each(|card| self.see_level(seat, card, before, after));
                self.heard.end_row(row);
            }
            Action::Swap(swap) => {
                self.watch_put_under(seat, swap, drawn, after);
                self.heard.end_seat(seat, swap);
            }
            Action::Reset(row) => self.heard.end_row(row),
            Action::First(_) => {}
        }
        for (slot, card) in (drawn..).zip(after.drawn_since(drawn)) {
            self.watch_draw(seat, slot, *card);
        }
        let size = after.hand(seat).len();
        self.bounds[seat.index()].tighten(size, after.board().rules());
    }

    fn see_level(&mut self, seat: Seat, card: LevelCard, before: Before, after: &State) {
        self.see_leave(seat, Card::Level(card));
        self.heard.see_leave(seat, card, before.coming, after.board().players());
    }

    /// A card leaves a hand for the grid: everyone sees it.
    fn see_leave(&mut self, seat: Seat, card: Card) {
        self.bounds[seat.index()].remove(card.into());
        self.exchanges_of(seat).for_each(|exchange| exchange.together.remove(card.into()));
        for owner in Seat::all(5) {
            account_for(&mut self.traces, owner, card, Place::Hand(seat));
        }
    }

    /// L10-10: as many cards are drawn as are put away, so hand and pile have as many cards as before.
    fn watch_put_under(&mut self, seat: Seat, swap: Swap, drawn: usize, after: &State) {
        let bottom = drawn + after.board().pile_size();
        let put: ArrayVec<(Card, Place), 2> =
            swap.cards().zip((bottom..).map(Place::Slot)).collect();
        self.exchange(seat, put.iter().map(|(_, slot)| *slot).collect(), after);
        let places = self.traces.iter_mut().map(|(_, trace)| &mut trace.places);
        for places in places.filter(|places| places.contains(Place::Hand(seat))) {
            put.iter().for_each(|(_, slot)| places.insert(*slot));
        }
        let own = put.into_iter().map(|(card, slot)| {
            let places = Places::only(slot);
            (seat, Trace { card, places })
        });
        self.traces.extend(own);
    }

    fn exchange(&mut self, seat: Seat, slots: Places, state: &State) {
        let count = slots.len() as u8;
        self.exchanges_of(seat).for_each(|exchange| exchange.together.remove_unseen(count));
        let (hand, rules) = (self.bounds[seat.index()], state.board().rules());
        if count > 0 {
            let size = state.hand(seat).len();
            self.exchanges.push(Exchange::new(seat, slots, size, hand, rules));
        }
        self.bounds[seat.index()].remove_unseen(count);
    }

    fn exchanges_of(&mut self, seat: Seat) -> impl Iterator<Item = &mut Exchange> {
        self.exchanges.iter_mut().filter(move |exchange| exchange.seat == seat)
    }

    fn watch_draw(&mut self, seat: Seat, slot: usize, card: Card) {
        self.bounds[seat.index()].add_unseen(1);
        let slot = Place::Slot(slot);
        self.exchanges.iter_mut().for_each(|exchange| exchange.see_drawn(slot));
        self.exchanges.retain(|exchange| !exchange.slots.is_empty());
        self.exchanges_of(seat).for_each(|exchange| exchange.together.add_unseen(1));
        account_for(&mut self.traces, seat, card, slot);
        for (owner, trace) in &mut self.traces {
            if trace.places.contains(slot) {
                trace.places.remove(slot);
                if *owner != seat {
                    trace.places.insert(Place::Hand(seat));
                }
            }
        }
    }

    fn forget_empty_hands(&mut self, state: &State) {
        let empty = |hand: &Hand| hand.is_empty();
        for seat in Seat::all(state.board().players()).filter(|seat| empty(state.hand(*seat))) {
            let places = self.traces.iter_mut().map(|(_, trace)| &mut trace.places);
            places.for_each(|places| places.remove(Place::Hand(seat)));
        }
    }
}
