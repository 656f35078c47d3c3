//! The game as the other crates see it.

use sobremesa_table::{Actor, Game, Move, Owed, Seat, Stakes, Standing, Stream, Viewer};

use crate::action::Action;
use crate::deal::Deal;
use crate::determinize::{determinize, determinize_often};
use crate::ending::Outcome;
use crate::event::{self, Event};
use crate::memory::{Before, Memory};
use crate::options::Rules;
use crate::record::Wire;
use crate::refusal::Refusal;
use crate::state::State;
use crate::statement::Statement;
use crate::view::View;

/// Level 10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level10 {}

impl Game for Level10 {
    const NAME: &'static str = "level10";
    const STAKES: Stakes = Stakes::Team;
    /// L10-6: what players may tell each other is the rules' to say.
    const HAS_PHRASES: bool = false;
    /// L10-6: the counts of a hand.
    const HAS_STANDING_ORDER: bool = true;

    type Rules = Rules;
    type State = State;
    type Action = Action;
    type Chance = Deal;
    type Statement = Statement;
    type Memory = Memory;
    type Note = Before;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Wire = Wire;

    fn start(rules: &Rules) -> State {
        State::new(rules).expect("the options were judged")
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

    fn draw_chance(state: &State, stream: &mut Stream) -> Deal {
        Deal::shuffled(state.rules(), stream)
    }

    fn apply_chance(state: &mut State, deal: &Deal) -> Result<(), Refusal> {
        state.apply_deal(deal)
    }

    fn check_statement(state: &State, seat: Seat, statement: &Statement) -> Result<(), Refusal> {
        state.check_statement(seat, *statement)
    }

    fn standing_order(view: &View) -> Vec<Statement> {
        view.untold_counts()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn check_outcome(state: &State, claimed: &Outcome) -> Result<(), Refusal> {
        state.check_outcome(claimed)
    }

    fn standing(rules: &Rules, outcome: &Outcome) -> Standing {
        outcome.standing(rules)
    }

    /// The choice of the beginner, one turn a cell, and an exchange for each reset.
    fn action_bound(_rules: &Rules) -> usize {
        1 + 50 + 10
    }

    fn memory(rules: &Rules) -> Memory {
        Memory::new(rules)
    }

    fn note(before: &State, made: &Move<Self>) -> Before {
        Before::new(before, made)
    }

    fn remember(memory: &mut Memory, before: Before, made: &Move<Self>, after: &State) {
        memory.remember(before, made, after);
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

    fn determinize_often(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
        determinize_often(view, count, stream)
    }

    /// L10-10: a reset draws nothing, and of the exchange after it only what is put away is chosen.
    fn may_reveal(action: &Action) -> bool {
        !matches!(action, Action::Reset(_))
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
