//! The game as the other crates see it.

use std::convert::Infallible;

use sobremesa_table::{Actor, Game, Move, Owed, Seat, Standing, Stream, Viewer};

use crate::action::Action;
use crate::deal::Chance;
use crate::determinize::determinize;
use crate::ending::Outcome;
use crate::event::{self, Event};
use crate::memory::{Memory, Note};
use crate::options::Rules;
use crate::record::Wire;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;

/// Level 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level8 {}

impl Game for Level8 {
    const NAME: &'static str = "level8";

    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Statement = Infallible;
    type Memory = Memory;
    type Note = Note;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Wire = Wire;

    /// # Panics
    /// If the options cannot be played; whoever begins a game has judged them.
    fn start(rules: &Rules) -> State {
        State::new(rules)
            .unwrap_or_else(|refusal| panic!("these options cannot be played: {refusal}"))
    }

    fn rules(state: &State) -> &Rules {
        state.rules()
    }

    fn owed(state: &State) -> Owed {
        state.owed()
    }

    fn legal_actions(state: &State, actions: &mut Vec<Action>) {
        state.list_actions(actions);
    }

    fn check(state: &State, by: Actor, action: &Action) -> Result<(), Refusal> {
        state.check(by, action)
    }

    fn apply(state: &mut State, by: Actor, action: &Action) -> Result<(), Refusal> {
        state.apply(by, action)
    }

    fn draw_chance(state: &State, stream: &mut Stream) -> Chance {
        state.draw_chance(stream)
    }

    fn apply_chance(state: &mut State, chance: &Chance) -> Result<(), Refusal> {
        state.apply_chance(chance)
    }

    fn check_statement(_: &State, _: Seat, statement: &Infallible) -> Result<(), Refusal> {
        match *statement {}
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn check_outcome(state: &State, claimed: &Outcome) -> Result<(), Refusal> {
        state.check_outcome(claimed)
    }

    fn standing(_rules: &Rules, outcome: &Outcome) -> Standing {
        outcome.standing()
    }

    /// A whole game has some hundred turns when players know what they want; bots that do not may
    /// need thousands for one hard level.
    fn action_bound(_rules: &Rules) -> usize {
        200_000
    }

    fn memory(_rules: &Rules) -> Memory {
        Memory::default()
    }

    fn note(before: &State, made: &Move<Self>) -> Note {
        Note::new(before, made)
    }

    fn remember(memory: &mut Memory, note: Note, made: &Move<Self>, _after: &State) {
        memory.remember(note, made);
    }

    fn view(state: &State, memory: &Memory, viewer: Viewer) -> View {
        state.view(memory, viewer)
    }

    fn seal(view: &mut View) {
        if let Some(open) = &mut view.open {
            (open.hands, open.pile) = (Vec::new(), Vec::new());
        }
    }

    fn events(before: &State, made: &Move<Self>, after: &State, viewer: Viewer) -> Vec<Event> {
        event::events(before, made, after, viewer)
    }

    fn determinize(view: &View, stream: &mut Stream) -> State {
        determinize(view, stream)
    }

    fn recall(view: &View) -> Memory {
        Memory::behind(view)
    }

    fn to_wire(made: &Move<Self>) -> Wire {
        made.into()
    }

    fn from_wire(wire: Wire) -> Result<Move<Self>, Refusal> {
        wire.try_into()
    }
}
