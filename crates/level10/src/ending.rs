//! How the game ends, and what it scores.

use serde::{Deserialize, Serialize};
use sobremesa_table::Seat;

use crate::board::{Board, CELLS};
use crate::options::{Rules, Scoring};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// L10-21: the grid is full.
    Won,
    /// L10-12: this player could do nothing.
    Stuck(Seat),
    /// L10-20: every hand is empty, and the grid is not full.
    HandsEmpty,
}

/// The result, as a record has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// L10-21: whether the grid is full.
    pub won: bool,
    /// L10-22: the score.
    pub score: u32,
    /// L10-22: how many level and reset cards have a cell.
    pub placed: u32,
    /// L10-22: how many of the three pauses are not in the grid.
    pub unused_pauses: u32,
}

impl State {
    /// The result, once the game is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase() else { return None };
        Some(outcome(self.board(), end))
    }

    pub(crate) fn check_outcome(&self, claimed: &Outcome) -> Result<(), Refusal> {
        let Some(truth) = self.outcome() else { return Ok(()) };
        if claimed.won != truth.won {
            return Err(Refusal::WrongWinner { won: truth.won });
        }
        let check = |expected, claimed, refusal: fn(u32, u32) -> Refusal| {
            if expected == claimed { Ok(()) } else { Err(refusal(expected, claimed)) }
        };
        check(truth.placed, claimed.placed, |expected, claimed| Refusal::WrongPlaced {
            expected,
            claimed,
        })?;
        check(truth.unused_pauses, claimed.unused_pauses, |expected, claimed| {
            Refusal::WrongUnusedPauses { expected, claimed }
        })?;
        check(truth.score, claimed.score, |expected, claimed| Refusal::WrongScore {
            expected,
            claimed,
        })
    }
}

/// L10-22: the cards that have a cell, and a bonus for unused pauses.
fn outcome(board: &Board, end: End) -> Outcome {
    let pauses = board.pauses_placed() as u32;
    let placed = board.filled() as u32 - pauses;
    let unused_pauses = u32::from(Rules::MOST_PAUSES) - pauses;
    let higher = match board.rules().scoring {
        Scoring::Victory => end == End::Won,
        Scoring::Strict => placed == CELLS as u32,
    };
    let bonus = if higher { [0, 10, 30, 50] } else { [0, 5, 20, 40] };
    Outcome {
        won: end == End::Won,
        score: placed + bonus[unused_pauses as usize],
        placed,
        unused_pauses,
    }
}
