//! The tally of a game that has none of its own: what each seat won.

use serde::Serialize;
use sobremesa_table::{Game, Options, WIN};
use sobremesa_words::arg;

use crate::figures::{Mean, Rate, Sum};
use crate::{Played, Report, Tally};

/// What each seat won, and how long games were.
#[derive(Clone, Debug, Default)]
pub struct BySeat {
    wins: Vec<Sum>,
    scores: Vec<Sum>,
    actions: Sum,
    cut_off: u64,
}

/// The figures by seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
struct Figures {
    games: u64,
    by_seat: Vec<SeatFigures>,
    cut_off: u64,
    length: Mean,
}

/// What one seat won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
struct SeatFigures {
    win_rate: Rate,
    score: Mean,
}

impl BySeat {
    fn seats(&self) -> Vec<SeatFigures> {
        let seat = |(wins, scores): (&Sum, &Sum)| SeatFigures {
            win_rate: wins.rate(WIN.into()),
            score: scores.mean(),
        };
        self.wins.iter().zip(&self.scores).map(seat).collect()
    }
}

impl<G: Game> Tally<G> for BySeat {
    fn add(&mut self, played: &Played<G>) {
        self.actions.add(played.actions as i64);
        let rules = G::rules(&played.state);
        self.wins.resize_with(rules.players(), Sum::default);
        self.scores.resize_with(rules.players(), Sum::default);
        let Some(outcome) = &played.outcome else {
            self.cut_off += 1;
            return;
        };
        let standing = G::standing(rules, outcome);
        self.wins.iter_mut().zip(standing.wins).for_each(|(sum, won)| sum.add(won.into()));
        self.scores.iter_mut().zip(standing.scores).for_each(|(sum, score)| sum.add(score));
    }

    fn figures(&self) -> Box<dyn erased_serde::Serialize> {
        Box::new(Figures {
            games: self.actions.count(),
            by_seat: self.seats(),
            cut_off: self.cut_off,
            length: self.actions.mean(),
        })
    }

    fn report(&self, report: &mut Report) {
        let words = report.words();
        report.row("sim-by-seat", String::new());
        for (seat, figures) in self.seats().iter().enumerate() {
            let label = words.message("sim-seat", [arg("seat", seat)]);
            let wins = (figures.win_rate.rate * self.wins[seat].count() as f64).round() as u64;
            let text = report.rate_text(&figures.win_rate, wins, self.wins[seat].count());
            report.sub_row(&label, text);
        }
        report.length(&self.actions.mean());
        report.row("sim-cut-off", self.cut_off.to_string());
    }

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}
