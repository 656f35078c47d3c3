//! How the game ends, and what it scores.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use sobremesa_table::{Seat, Standing, WIN};

use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "snake_case"))]
pub enum End {
    /// LK-13: this player played the last card of the hand.
    LastCard(Seat),
    /// LK-14: pile and reserve are empty.
    Exhausted,
}

/// The result, as a record has it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Outcome {
    /// LK-15: the scores, seat 0 first.
    pub scores: Vec<i32>,
    /// LK-15: who won, ascending.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// LK-15: winners who tie share the win evenly.
    pub(crate) fn standing(&self) -> Standing {
        let mut wins = vec![0; self.scores.len()];
        for winner in &self.winners {
            wins[winner.index()] = WIN / self.winners.len() as u32;
        }
        Standing { wins, scores: self.scores.iter().copied().map(i64::from).collect() }
    }
}

impl State {
    /// LK-15: a point for each card in the own area, minus one for each card in hand.
    pub fn score(&self, seat: Seat) -> i32 {
        self.board().area(seat).cards() as i32 - self.hand(seat).len() as i32
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase() else { return None };
        let seats = || Seat::all(self.board().players());
        Some(Outcome {
            scores: seats().map(|seat| self.score(seat)).collect(),
            winners: self.winners(),
        })
    }

    /// LK-15: most points win; of those, fewest cards in hand; and if that is tied, all of them.
    fn winners(&self) -> Vec<Seat> {
        let seats = || Seat::all(self.board().players());
        let rank = |seat: Seat| (self.score(seat), std::cmp::Reverse(self.hand(seat).len()));
        let best = seats().map(rank).max();
        seats().filter(|seat| Some(rank(*seat)) == best).collect()
    }

    pub(crate) fn check_outcome(&self, claimed: &Outcome) -> Result<(), Refusal> {
        let Some(truth) = self.outcome() else { return Ok(()) };
        if claimed.scores != truth.scores {
            return Err(Refusal::WrongScores { expected: truth.scores });
        }
        if claimed.winners != truth.winners {
            return Err(Refusal::WrongWinners { expected: truth.winners });
        }
        Ok(())
    }
}
