//! The figures of many games of Linko.

use serde::Serialize;
use sobremesa_arena::figures::{Mean, Rate, Sum};
use sobremesa_arena::{Played, Report, Tallies, Tally};
use sobremesa_table::{Move, Seat};
use sobremesa_words::arg;

use crate::{Action, Card, End, Linko, Phase};

impl Tallies for Linko {
    fn tally() -> Box<dyn Tally<Linko>> {
        Box::new(LinkoTally::default())
    }
}

/// What many games of Linko add up to.
#[derive(Clone, Debug, Default)]
pub struct LinkoTally {
    by_seat: Vec<PlaceTally>,
    by_order: Vec<PlaceTally>,
    shared: u64,
    thefts: Sum,
    joker_layers: Sum,
    actions: Sum,
    last_card: u64,
    exhausted: u64,
    cut_off: u64,
}

#[derive(Clone, Debug, Default)]
struct PlaceTally {
    wins: u64,
    scores: Sum,
}

/// The figures of many games of Linko.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LinkoFigures {
    /// How many were played.
    pub games: u64,
    /// What each seat won, seat 0 first.
    pub by_seat: Vec<PlaceFigures>,
    /// What each place in the order of play won, who begins first.
    pub by_order: Vec<PlaceFigures>,
    /// How many games had several winners; each of them counts as one.
    pub shared_wins: u64,
    /// The thefts of a game, those from the ghost zone included.
    pub thefts: Mean,
    /// The layers of jokers alone that were played in a game.
    pub joker_layers: Mean,
    /// How many games ended how.
    pub ends: Ends,
    /// How many games were cut off at the bound on their length.
    pub cut_off: u64,
    /// The number of actions in a game.
    pub length: Mean,
}

/// What one seat, or one place in the order of play, won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct PlaceFigures {
    /// How many games it won, shared ones included.
    pub wins: u64,
    /// The part of the finished games.
    pub win_rate: Rate,
    /// The scores.
    pub score: Mean,
}

/// How many games ended how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ends {
    /// LK-13.
    pub last_card: u64,
    /// LK-14.
    pub exhausted: u64,
}

impl PlaceTally {
    fn add(&mut self, score: i32, won: bool) {
        self.wins += u64::from(won);
        self.scores.add(score.into());
    }

    fn figures(&self) -> PlaceFigures {
        PlaceFigures {
            wins: self.wins,
            win_rate: Rate::new(self.wins, self.scores.count()),
            score: self.scores.mean(),
        }
    }
}

impl LinkoTally {
    /// The figures of all games so far.
    pub fn figures(&self) -> LinkoFigures {
        LinkoFigures {
            games: self.actions.count(),
            by_seat: self.by_seat.iter().map(PlaceTally::figures).collect(),
            by_order: self.by_order.iter().map(PlaceTally::figures).collect(),
            shared_wins: self.shared,
            thefts: self.thefts.mean(),
            joker_layers: self.joker_layers.mean(),
            ends: Ends { last_card: self.last_card, exhausted: self.exhausted },
            cut_off: self.cut_off,
            length: self.actions.mean(),
        }
    }

    fn add_outcome(&mut self, played: &Played<Linko>) {
        let Some(outcome) = &played.outcome else {
            self.cut_off += 1;
            return;
        };
        let players = played.state.board().players();
        self.by_seat.resize_with(players, PlaceTally::default);
        self.by_order.resize_with(players, PlaceTally::default);
        let first = played.moves.first().and_then(|made| match made {
            Move::Chance(deal) => Some(deal.first().index()),
            Move::Action { .. } | Move::Statement { .. } => None,
        });
        for (seat, score) in Seat::all(players).zip(&outcome.scores) {
            let won = outcome.winners.contains(&seat);
            let order = (seat.index() + players - first.unwrap_or_default()) % players;
            self.by_seat[seat.index()].add(*score, won);
            self.by_order[order].add(*score, won);
        }
        self.shared += u64::from(outcome.winners.len() > 1);
    }
}

impl Tally<Linko> for LinkoTally {
    fn add(&mut self, played: &Played<Linko>) {
        self.add_outcome(played);
        match played.state.phase() {
            Phase::Over(End::LastCard(_)) => self.last_card += 1,
            Phase::Over(End::Exhausted) => self.exhausted += 1,
            _ => {}
        }
        let actions = || {
            played.moves.iter().filter_map(|made| match made {
                Move::Action { action, .. } => Some(action),
                Move::Chance(_) | Move::Statement { .. } => None,
            })
        };
        let is_theft = |action: &&Action| matches!(action, Action::Steal { .. } | Action::Ghost(_));
        let is_joker_layer =
            |action: &&Action| matches!(action, Action::Play(layer) if layer.card() == Card::Joker);
        self.thefts.add(actions().filter(is_theft).count() as i64);
        self.joker_layers.add(actions().filter(is_joker_layer).count() as i64);
        self.actions.add(played.actions as i64);
    }

    fn figures(&self) -> Box<dyn erased_serde::Serialize> {
        Box::new(LinkoTally::figures(self))
    }

    fn report(&self, report: &mut Report) {
        let figures = LinkoTally::figures(self);
        let words = report.words();
        report.row("sim-by-seat", String::new());
        for (seat, place) in figures.by_seat.iter().enumerate() {
            let label = words.message("sim-seat", [arg("seat", seat)]);
            place_row(&label, place, report);
        }
        report.row("linko-sim-by-order", String::new());
        for (order, place) in figures.by_order.iter().enumerate() {
            let label = words.message("linko-sim-order", [arg("place", order + 1)]);
            place_row(&label, place, report);
        }
        report.row("linko-sim-shared", figures.shared_wins.to_string());
        report.mean("linko-sim-thefts", &figures.thefts);
        report.mean("linko-sim-joker-layers", &figures.joker_layers);
        report.length(&figures.length);
        let ends = [
            (words.text("linko-sim-end-last-card"), figures.ends.last_card),
            (words.text("linko-sim-end-exhausted"), figures.ends.exhausted),
        ];
        report.shares("sim-ends", &ends);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}

fn place_row(label: &str, place: &PlaceFigures, report: &mut Report) {
    let words = report.words();
    let number = |number: f64| words.decimal(number, 2);
    let values = [
        arg("rate", words.percent(place.win_rate.rate, 2)),
        arg("low", number(100.0 * place.win_rate.low)),
        arg("high", words.percent(place.win_rate.high, 2)),
        arg("mean", number(place.score.mean)),
        arg("mean_low", number(place.score.low)),
        arg("mean_high", number(place.score.high)),
    ];
    let text = words.message("linko-sim-seat-figures", values);
    report.sub_row(label, text);
}
