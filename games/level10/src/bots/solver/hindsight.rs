//! Until when a game could have been won.

use sobremesa_table::{Course, Move};

use super::{Effort, Solution, Solver};
use crate::{Action, Level10, Refusal, Rules, State};

/// What is seen when a game is over: from where it could still have been won with open cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hindsight {
    /// The last position for which a win was found; of a won game that is its end.
    pub last: Option<Winnable>,
    /// How many later positions are neither known to be winnable nor proved lost. All others after
    /// the last winnable one are proved lost.
    pub unknown: usize,
}

/// A position of a game that can be won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Winnable {
    /// How many moves of the game were made before it: the deal and what was said count, too.
    pub moves: usize,
    /// What wins from there; empty when the game is won.
    pub line: Vec<Action>,
}

/// Looks for the last position that could be won, from the end back, each with this much effort.
///
/// # Errors
/// If the moves are not those of a game.
pub fn last_winnable<'a>(
    rules: &Rules,
    moves: impl IntoIterator<Item = &'a Move<Level10>>,
    effort: Effort,
) -> Result<Hindsight, Refusal> {
    let positions = positions(rules, moves)?;
    let mut solver = Solver::default();
    let mut unknown = 0;
    for (moves, state) in positions.iter().rev() {
        match solver.solve(state, effort) {
            Solution::Won(line) => {
                let last = Some(Winnable { moves: *moves, line });
                return Ok(Hindsight { last, unknown });
            }
            Solution::Lost => {}
            Solution::Unknown => unknown += 1,
        }
    }
    Ok(Hindsight { last: None, unknown })
}

/// The positions from the deal on, and how many moves were made before each; what is said makes no
/// new one.
fn positions<'a>(
    rules: &Rules,
    moves: impl IntoIterator<Item = &'a Move<Level10>>,
) -> Result<Vec<(usize, State)>, Refusal> {
    let mut course: Course<Level10> = Course::new(rules);
    let mut positions = Vec::new();
    for (index, made) in moves.into_iter().enumerate() {
        course.make(made.clone())?;
        if !matches!(made, Move::Statement { .. }) {
            positions.push((index + 1, course.state().clone()));
        }
    }
    Ok(positions)
}
