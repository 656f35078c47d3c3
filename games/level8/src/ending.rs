//! How rounds and the game end.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use sobremesa_table::{Seat, Standing, WIN};

use crate::board::{Board, Progress};
use crate::options::Stars;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// L8-20: how many levels a player moves up who ends a round.
pub(crate) const UP_BY_GOING_OUT: u8 = 2;

/// L8-24: the first level on which cards may be kept.
const FIRST_KEEPING_LEVEL: u8 = 5;

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "snake_case"))]
pub enum End {
    /// L8-21: this player laid down level 8.
    LastLevel(Seat),
    /// L8-22: this player laid down level 7 and ended the round.
    WentOut(Seat),
}

impl End {
    /// Who has won.
    pub fn winner(self) -> Seat {
        match self {
            End::LastLevel(seat) | End::WentOut(seat) => seat,
        }
    }
}

/// The result, as a record has it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Outcome {
    /// Who has won.
    pub winner: Seat,
    /// The level that each player is on at the end; the winner's is 9.
    pub levels: Vec<u8>,
    /// The number of deals.
    pub rounds: u32,
}

impl Outcome {
    /// What the result is worth: the winner has won, and a seat's score is the level that it is on.
    pub fn standing(&self) -> Standing {
        let mut wins = vec![0; self.levels.len()];
        wins[self.winner.index()] = WIN;
        Standing { wins, scores: self.levels.iter().copied().map(i64::from).collect() }
    }
}

impl Board {
    /// L8-22: whether this player wins by ending the round.
    pub fn wins_by_going_out(&self, seat: Seat) -> bool {
        self.place(seat).progress.up(UP_BY_GOING_OUT) == Progress::Through
    }
}

impl State {
    /// L8-19, L8-20, L8-22: whoever goes out moves up two levels, the others who laid down one; from
    /// level 7 that wins.
    pub(crate) fn end_round(&mut self, out: Seat) {
        for seat in Seat::all(self.board().players()) {
            let place = self.board_mut().place_mut(seat);
            let laid = place.has_laid();
            let levels = if seat == out { UP_BY_GOING_OUT } else { u8::from(laid) };
            place.progress = place.progress.up(levels);
        }
        if self.board().place(out).progress == Progress::Through {
            self.set_phase(Phase::Over(End::WentOut(out)));
        } else {
            self.next_keeper(None);
        }
    }

    /// L8-24: the next player who may keep cards, from the new dealer's left; after the last the deal.
    pub(crate) fn next_keeper(&mut self, after: Option<Seat>) {
        let dealer = self.board().dealer().next(self.board().players());
        let order = dealer.others(self.board().players()).chain([dealer]);
        let done = order.clone().position(|seat| Some(seat) == after).map_or(0, |index| index + 1);
        let keeper = order.skip(done).find(|seat| self.may_keep(*seat));
        self.set_phase(keeper.map_or(Phase::Deal, Phase::Keep));
    }

    /// L8-24: on the harder side, from level 5 on, a player who has not laid the level down.
    fn may_keep(&self, seat: Seat) -> bool {
        let place = self.board().place(seat);
        self.board().rules().stars == Stars::Two
            && place.progress.level() >= FIRST_KEEPING_LEVEL
            && !place.has_laid()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(end) = self.phase() else { return None };
        let levels = self.board().places().iter().map(|place| place.progress.number());
        Some(Outcome {
            winner: end.winner(),
            levels: levels.collect(),
            rounds: self.board().rounds(),
        })
    }

    /// Judges the result that a record claims for a game that is over.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_outcome(&self, claimed: &Outcome) -> Result<(), Refusal> {
        let (Phase::Over(end), Some(truth)) = (self.phase(), self.outcome()) else {
            return Ok(());
        };
        let by_level_8 = matches!(end, End::LastLevel(_));
        if claimed.winner != truth.winner {
            return Err(Refusal::WrongWinner { expected: truth.winner, by_level_8 });
        }
        let winners = truth.winner.index();
        if claimed.levels.get(winners) != truth.levels.get(winners) {
            return Err(Refusal::WrongWinnerLevel { by_level_8 });
        }
        if claimed.levels != truth.levels {
            return Err(Refusal::WrongLevels { expected: truth.levels });
        }
        if claimed.rounds != truth.rounds {
            return Err(Refusal::WrongRounds { expected: truth.rounds });
        }
        Ok(())
    }
}
