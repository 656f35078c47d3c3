//! The figures of many games of Level 10.

use std::collections::BTreeMap;

use serde::Serialize;
use sobremesa_bots::level10::solver::{Effort, Solver, Verdict};
use sobremesa_level10::{Level10, Loss, Outcome, Rules};
use sobremesa_table::{Game, Options, Owed, Seed};

use crate::figures::{Mean, Rate, Sum};
use crate::{Cheat, Contested, OpenCards, Played, Stakes, Standing, Tally, WIN};

/// With so many positions almost every deal gets an answer, most of them in 5 to 50 ms.
const EFFORT: Effort = Effort(1_000_000);

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

impl Tally<Level10> for Level10Tally {
    type Figures = Level10Figures;

    fn add(&mut self, played: &Played<Level10>) {
        match &played.record.outcome {
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

    fn figures(&self) -> Level10Figures {
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

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}

/// All win or nobody, and all have the team's score.
impl Contested for Level10 {
    const STAKES: Stakes = Stakes::Team;
    const CHEAT: Option<Cheat<Level10>> = None;

    fn standing(rules: &Rules, outcome: &Outcome) -> Standing {
        let players = rules.players();
        let won = if outcome.won { WIN } else { 0 };
        Standing { wins: vec![won; players], scores: vec![outcome.score.into(); players] }
    }

    fn open_cards(rules: &Rules, seed: &Seed) -> Option<OpenCards> {
        let mut state = Level10::start(rules);
        let Owed::Chance(name) = Level10::owed(&state) else {
            unreachable!("a game begins with its deal")
        };
        let deal = Level10::draw_chance(&state, &mut seed.stream(name));
        Level10::apply_chance(&mut state, &deal).expect("a deal that was just drawn");
        Some(match Solver::default().verdict(&state, EFFORT) {
            Verdict::Winnable => OpenCards::Winnable,
            Verdict::Lost => OpenCards::Lost,
            Verdict::Unknown => OpenCards::Unknown,
        })
    }
}
