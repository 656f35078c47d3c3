//! The solver of Level 10: with open cards, is there a line that wins from here, and which?
//!
//! From the smallest thought to the largest:
//! - `position`, `step`: a small copy of the engine's state, and what a turn does to it.
//! - `dead`: positions that no play can save. `worth`: which of the others look best.
//! - `column`: whether the players to come can complete the column.
//! - `beam`, `seen`: a search in layers, one a cell, that keeps the best positions of each.
//! - `hindsight`: until when a game could have been won.

mod beam;
mod column;
mod dead;
mod hindsight;
mod position;
mod seen;
mod step;
mod worth;

use beam::{Beam, Pass, Width};
use sobremesa_table::Seat;

use crate::{Action, End, Phase, State};
pub use hindsight::{Hindsight, Winnable, last_winnable};
use position::{Position, Table};
use step::{Exchanges, Step};
pub use worth::Weights;

/// What the solver found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// These actions fill the grid.
    Won(Vec<Action>),
    /// Proved: nothing fills the grid.
    Lost,
    /// The effort ended first.
    Unknown,
}

/// Whether a position can be won, without the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// There is a way to win.
    Winnable,
    /// Proved: there is none.
    Lost,
    /// The effort ended first.
    Unknown,
}

/// How many positions the solver may look at: the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort(pub u64);

impl Default for Effort {
    /// Enough for all but about one in a thousand deals.
    fn default() -> Effort {
        Effort(1_000_000)
    }
}

/// Looks for wins with open cards. It keeps its memory between questions, and nothing else: what it
/// answers depends on the question alone.
#[derive(Debug, Default)]
pub struct Solver {
    beam: Beam,
    roots: Vec<(Step, Position)>,
    weights: Weights,
    looked_at: u64,
}

impl Solver {
    /// A solver that judges positions by other weights.
    pub fn with_weights(weights: Weights) -> Solver {
        Solver { weights, ..Solver::default() }
    }

    /// How many positions were looked at for the last question.
    pub fn looked_at(&self) -> u64 {
        self.looked_at
    }

    /// A win from this state, if there is one and the effort suffices to find it.
    pub fn solve(&mut self, state: &State, effort: Effort) -> Solution {
        match self.verdict(state, effort) {
            Verdict::Lost => Solution::Lost,
            Verdict::Unknown => Solution::Unknown,
            Verdict::Winnable => Solution::Won(self.line(state)),
        }
    }

    fn line(&self, state: &State) -> Vec<Action> {
        if state.board().is_full() {
            return Vec::new();
        }
        let made = usize::from(matches!(state.phase(), Phase::Turn(_)));
        self.beam.way()[made..].iter().flat_map(|step| step.actions()).collect()
    }

    /// Whether a state can be won.
    pub fn verdict(&mut self, state: &State, effort: Effort) -> Verdict {
        self.looked_at = 0;
        match state.phase() {
            Phase::Over(End::Won) => return Verdict::Winnable,
            Phase::Over(_) => return Verdict::Lost,
            Phase::Deal => return Verdict::Unknown,
            Phase::First | Phase::Turn(_) | Phase::Swap(_) => {}
        }
        let table = Table::new(state);
        self.find_roots(state, &table);
        let mut work = effort.0;
        let verdict = self.search(&table, &mut work);
        self.looked_at = effort.0 - work;
        verdict
    }

    /// Passes over the layers, each wider than the one before, until one of them has the answer.
    fn search(&mut self, table: &Table, work: &mut u64) -> Verdict {
        let mut width = Width { keep: 1, exchanges: Exchanges::Likely(2) };
        while *work > 0 {
            let roots = self.roots.iter().copied();
            match self.beam.search(roots, table, &self.weights, width, work) {
                Pass::Won => return Verdict::Winnable,
                Pass::Lost => return Verdict::Lost,
                Pass::Likely => width.exchanges = Exchanges::All,
                Pass::Narrow => width = width.wider(),
            }
        }
        Verdict::Unknown
    }

    /// Where a search begins, and what was done to get there.
    fn find_roots(&mut self, state: &State, table: &Table) {
        let position = Position::new(state);
        self.roots.clear();
        match state.phase() {
            Phase::First => {
                let seats = Seat::all(state.hands().len());
                let begun = seats.map(|seat| (Step::First(seat), position.begun_by(seat)));
                self.roots.extend(begun);
            }
            Phase::Swap(_) => step::each_exchange(&position, Exchanges::All, |exchange| {
                let mut position = position;
                position.exchange(exchange.cards(), table);
                position.end_turn(table);
                self.roots.push((Step::Swap(exchange), position));
            }),
            // The step is not one: the line begins after it.
            _ => self.roots.push((Step::First(Seat::all(1).next().expect("a seat")), position)),
        }
        self.roots.retain(|(_, position)| !dead::is_dead(position, table));
    }
}
