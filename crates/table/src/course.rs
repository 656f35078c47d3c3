//! A game being played.

use crate::{Game, Move, Owed, Viewer};

/// A game being played: its state, and the memory of what was shown and said.
#[derive(Clone, PartialEq, Debug)]
pub struct Course<G: Game> {
    state: G::State,
    memory: G::Memory,
}

/// What one move changed: everything that is needed to tell each viewer what happened.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    before: G::State,
    made: Move<G>,
}

impl<G: Game> Course<G> {
    /// A game before its first move.
    pub fn new(rules: &G::Rules) -> Self {
        Course { state: G::start(rules), memory: G::memory(rules) }
    }

    /// Begins another game that nobody needs to remember: the memory stays as it is.
    pub fn begin_anew(&mut self, rules: &G::Rules) {
        self.state = G::start(rules);
    }

    /// A game that goes on from a state and a memory that belong together.
    pub fn resume(state: G::State, memory: G::Memory) -> Self {
        Course { state, memory }
    }

    /// The whole truth. Show it to nobody who plays.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The whole truth of a game that is left.
    pub fn into_state(self) -> G::State {
        self.state
    }

    /// What was shown and said so far.
    pub fn memory(&self) -> &G::Memory {
        &self.memory
    }

    /// Who must decide now.
    pub fn owed(&self) -> Owed {
        G::owed(&self.state)
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, &self.memory, viewer)
    }

    /// Changes the memory alone, for what players know beyond the moves.
    pub fn learn(&mut self, change: impl FnOnce(&mut G::Memory, &G::State)) {
        change(&mut self.memory, &self.state);
    }

    /// Checks a move and makes it; a refused one changes nothing.
    pub fn make(&mut self, made: Move<G>) -> Result<Step<G>, G::Refusal> {
        let before = self.state.clone();
        self.follow(&made)?;
        Ok(Step { before, made })
    }

    /// The same in a game that nobody is told about: it is remembered, but makes no events.
    pub fn follow(&mut self, made: &Move<G>) -> Result<(), G::Refusal> {
        let note = G::note(&self.state, made);
        self.advance(made)?;
        G::remember(&mut self.memory, note, made, &self.state);
        Ok(())
    }

    /// Checks a move and makes it in a game that nobody needs to remember: the memory stays as it was.
    pub fn advance(&mut self, made: &Move<G>) -> Result<(), G::Refusal> {
        match made {
            Move::Chance(chance) => G::apply_chance(&mut self.state, chance),
            Move::Action { by, action } => G::apply(&mut self.state, *by, action),
            Move::Statement { seat, statement } => {
                G::check_statement(&self.state, *seat, statement)
            }
        }
    }

    /// What happened by the last move, as `viewer` may know it.
    pub fn events(&self, last: &Step<G>, viewer: Viewer) -> Vec<G::Event> {
        G::events(&last.before, &last.made, &self.state, viewer)
    }
}

impl<G: Game> Step<G> {
    /// The move that was made.
    pub fn made(&self) -> &Move<G> {
        &self.made
    }

    /// The move that was made, to keep.
    pub fn into_made(self) -> Move<G> {
        self.made
    }

    /// The state before it.
    pub fn before(&self) -> &G::State {
        &self.before
    }
}
