//! How the game ends, and what it scores.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use sobremesa_table::{Options, Seat, Standing, WIN};

use crate::board::{Board, CELLS};
use crate::hand::Hand;
use crate::options::{Rules, Scoring};
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "lowercase"))]
pub enum End {
    /// L10-21: the grid is full.
    Won,
    /// L10-12: this player could do nothing.
    Stuck(Seat),
    /// L10-20: every hand is empty, and the grid is not full.
    HandsEmpty,
}

/// What a lost game was lost by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "snake_case"))]
pub enum Loss {
    /// The column lacked its reset, and no open row had one left.
    NoResetLeft,
    /// The player held cards for the open rows, all of them too low.
    TooLow,
    /// The player held no card for the open rows.
    OtherWorlds,
    /// L10-20: nobody had a card left.
    HandsEmpty,
}

impl Loss {
    /// All of them.
    pub const ALL: [Loss; 4] =
        [Loss::NoResetLeft, Loss::TooLow, Loss::OtherWorlds, Loss::HandsEmpty];
}

/// The result, as a record has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
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

impl Outcome {
    /// L10-21, L10-22: all win or nobody, and all have the team's score.
    pub(crate) fn standing(&self, rules: &Rules) -> Standing {
        let players = rules.players();
        let won = if self.won { WIN } else { 0 };
        Standing { wins: vec![won; players], scores: vec![self.score.into(); players] }
    }
}

impl State {
    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase() else { return None };
        Some(outcome(self.board(), end))
    }

    /// What the game was lost by, if it was lost.
    pub fn loss(&self) -> Option<Loss> {
        loss(self.board(), self.phase(), |seat| Some(*self.hand(seat)))
    }

    /// Judges the result that a record claims for a game that is over.
    ///
    /// # Errors
    /// The first of its numbers that is not true.
    pub fn check_outcome(&self, claimed: &Outcome) -> Result<(), Refusal> {
        let Phase::Over(end) = self.phase() else { return Ok(()) };
        let truth = outcome(self.board(), end);
        if claimed.won != truth.won {
            return Err(Refusal::WrongWinner { end });
        }
        if claimed.placed != truth.placed {
            let (expected, claimed) = (truth.placed, claimed.placed);
            return Err(Refusal::WrongPlaced { expected, claimed });
        }
        if claimed.unused_pauses != truth.unused_pauses {
            let (expected, claimed) = (truth.unused_pauses, claimed.unused_pauses);
            return Err(Refusal::WrongUnusedPauses { expected, claimed });
        }
        if claimed.score != truth.score {
            let (expected, claimed) = (truth.score, claimed.score);
            return Err(Refusal::WrongScore { expected, claimed });
        }
        Ok(())
    }
}

/// What the game was lost by, if it was lost, as far as the hand of the player who was stuck is needed for it and
/// known.
pub(crate) fn loss(
    board: &Board,
    phase: Phase,
    hand: impl Fn(Seat) -> Option<Hand>,
) -> Option<Loss> {
    match phase {
        Phase::Over(End::HandsEmpty) => Some(Loss::HandsEmpty),
        Phase::Over(End::Stuck(_)) if !board.column_has_reset() => Some(Loss::NoResetLeft),
        Phase::Over(End::Stuck(seat)) => {
            let hand = hand(seat)?;
            let too_low = board.open_rows().any(|world| hand.count(world) > 0);
            Some(if too_low { Loss::TooLow } else { Loss::OtherWorlds })
        }
        Phase::Over(End::Won) | Phase::Deal | Phase::First => None,
        Phase::Turn(_) | Phase::Swap(_) => None,
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
