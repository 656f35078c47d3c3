//! What a game's result is worth to each seat.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::Seat;

/// A whole win in parts, as many as it takes that up to six winners can share it evenly.
pub const WIN: u32 = 60;

/// Whether the players win against each other or together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// One wins, the others do not.
    Rivals,
    /// All win, or nobody.
    Team,
}

/// How the seats stand at the end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(deny_unknown_fields))]
pub struct Standing {
    /// What each seat has won, in parts of [`WIN`]; rivals who tie share a win.
    pub wins: Vec<u32>,
    /// What each seat has scored.
    pub scores: Vec<i64>,
}

impl Standing {
    /// The standing of a game with one winner, who has the only point.
    pub fn won_by(winner: Seat, players: usize) -> Standing {
        let won = Seat::all(players).map(|seat| seat == winner);
        let wins = won.clone().map(|won| if won { WIN } else { 0 }).collect();
        Standing { wins, scores: won.map(i64::from).collect() }
    }

    /// Each seat's rank, from 1: a seat that won more is before one that scored more.
    pub fn ranks(&self) -> Vec<usize> {
        let places: Vec<(u32, i64)> =
            self.wins.iter().copied().zip(self.scores.iter().copied()).collect();
        let rank = |place| 1 + places.iter().filter(|other| *other > place).count();
        places.iter().map(rank).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Standing;

    #[test]
    fn winners_rank_first_then_scores_decide() {
        let standing = Standing { wins: vec![0, 30, 0, 30, 0], scores: vec![5, 7, 9, 7, 5] };
        assert_eq!(standing.ranks(), [4, 1, 3, 1, 4]);
    }
}
