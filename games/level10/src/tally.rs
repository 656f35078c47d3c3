//! The figures of many games of Level 10.

use std::collections::BTreeMap;

use serde::Serialize;
use sobremesa_arena::figures::{Mean, Rate, Sum};
use sobremesa_arena::{Played, Report, Tallies, Tally};

use crate::words::Names;
use crate::{Level10, Loss};

impl Tallies for Level10 {
    fn tally() -> Box<dyn Tally<Level10>> {
        Box::new(Level10Tally::default())
    }
}

/// What many games of Level 10 add up to.
#[derive(Clone, Debug, Default)]
pub struct Level10Tally {
    won: u64,
    scores: Sum,
    cells: Sum,
    actions: Sum,
    losses: BTreeMap<Loss, u64>,
    cut_off: u64,
}

/// The figures of many games of Level 10.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Level10Figures {
    /// How many were played.
    pub games: u64,
    /// How many were won.
    pub wins: u64,
    /// The part that was won.
    pub win_rate: Rate,
    /// The scores.
    pub score: Mean,
    /// The cells that were filled at the end.
    pub cells: Mean,
    /// How many games were lost by what.
    pub losses: BTreeMap<Loss, u64>,
    /// How many games were cut off at the bound on their length.
    pub cut_off: u64,
    /// The number of actions in a game.
    pub length: Mean,
}

impl Level10Tally {
    /// The figures of all games so far.
    pub fn figures(&self) -> Level10Figures {
        Level10Figures {
            games: self.actions.count(),
            wins: self.won,
            win_rate: Rate::new(self.won, self.actions.count()),
            score: self.scores.mean(),
            cells: self.cells.mean(),
            losses: Loss::ALL
                .map(|loss| (loss, self.losses.get(&loss).copied().unwrap_or_default()))
                .into(),
            cut_off: self.cut_off,
            length: self.actions.mean(),
        }
    }
}

impl Tally<Level10> for Level10Tally {
    fn add(&mut self, played: &Played<Level10>) {
        match &played.outcome {
            None => self.cut_off += 1,
            Some(outcome) => {
                self.won += u64::from(outcome.won);
                self.scores.add(outcome.score.into());
            }
        }
        self.cells.add(played.state.board().filled() as i64);
        self.actions.add(played.actions as i64);
        if let Some(loss) = played.state.loss() {
            *self.losses.entry(loss).or_default() += 1;
        }
    }

    fn figures(&self) -> Box<dyn erased_serde::Serialize> {
        Box::new(Level10Tally::figures(self))
    }

    fn report(&self, report: &mut Report) {
        let figures = Level10Tally::figures(self);
        report.rate("sim-win-rate", &figures.win_rate, figures.wins, figures.games);
        report.mean("sim-mean-score", &figures.score);
        report.mean("level10-sim-cells", &figures.cells);
        report.length(&figures.length);
        let words = report.words();
        let losses = figures.losses.iter().map(|(loss, count)| (words.loss(*loss), *count));
        report.shares("level10-sim-causes", &losses.collect::<Vec<(String, u64)>>());
        report.row("sim-cut-off", figures.cut_off.to_string());
    }

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}
