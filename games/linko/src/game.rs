//! The game as the other crates see it.

use std::convert::Infallible;

use sobremesa_table::{Actor, Game, Move, Owed, Seat, Standing, Stream, Viewer};

use crate::action::Action;
use crate::cards::Cards;
use crate::deal::Deal;
use crate::determinize::determinize;
use crate::ending::Outcome;
use crate::event::{self, Event};
use crate::memory::Memory;
use crate::options::Rules;
use crate::record::Wire;
use crate::refusal::Refusal;
use crate::state::State;
use crate::view::View;

/// Linko.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linko {}

impl Game for Linko {
    const NAME: &'static str = "linko";

    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Statement = Infallible;
    type Memory = Memory;
    type Note = Cards;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Wire = Wire;

    fn start(rules: &Rules) -> State {
        State::new(rules).expect("the options were judged")
    }

    fn rules(state: &State) -> &Rules {
        state.board().rules()
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

    fn draw_chance(state: &State, stream: &mut Stream) -> Deal {
        Deal::shuffled(state.board().rules(), stream)
    }

    fn apply_chance(state: &mut State, deal: &Deal) -> Result<(), Refusal> {
        state.apply_deal(deal)
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

    /// The rules set no end to a game in which thieves leave and victims take back forever. Games
    /// that go somewhere have a few hundred actions.
    fn action_bound(_rules: &Rules) -> usize {
        5_000
    }

    fn memory(_rules: &Rules) -> Memory {
        Memory::default()
    }

    /// The cards that come into a hand, for everyone to see.
    fn note(before: &State, made: &Move<Self>) -> Cards {
        Memory::shown(before, made)
    }

    fn remember(memory: &mut Memory, shown: Cards, made: &Move<Self>, after: &State) {
        memory.remember(shown, made, after);
    }

    fn view(state: &State, memory: &Memory, viewer: Viewer) -> View {
        View::new(state, memory, viewer)
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
