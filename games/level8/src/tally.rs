//! The figures of many games of Level 8.

use serde::Serialize;
use sobremesa_arena::figures::{Mean, Rate, Sum};
use sobremesa_arena::{Played, Report, Tallies, Tally};
use sobremesa_table::{Actor, Move, Seat};
use sobremesa_words::arg;

use crate::{Action, Chance, End, LAST_LEVEL, Level8, Levels, Phase};

impl Tallies for Level8 {
    fn tally() -> Box<dyn Tally<Level8>> {
        Box::new(Level8Tally::default())
    }
}

/// What many games of Level 8 add up to.
#[derive(Clone, Debug, Default)]
pub struct Level8Tally {
    wins: Vec<u64>,
    levels: [LevelTally; Levels::COUNT],
    rounds: Sum,
    reshuffles: Sum,
    skips: Sum,
    actions: Sum,
    last_level: u64,
    went_out: u64,
    cut_off: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct LevelTally {
    turns: u64,
    laid: u64,
}

/// The figures of many games of Level 8.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Level8Figures {
    /// How many were played.
    pub games: u64,
    /// What each seat won, seat 0 first.
    pub by_seat: Vec<SeatFigures>,
    /// How hard each level was, the first one first.
    pub levels: Vec<LevelFigures>,
    /// The rounds of a game.
    pub rounds: Mean,
    /// The reshuffles of a game.
    pub reshuffles: Mean,
    /// The skips of a game that were laid before a player.
    pub skips: Mean,
    /// How many games ended how.
    pub ends: Ends,
    /// How many games were cut off at the bound on their length.
    pub cut_off: u64,
    /// The number of actions in a game.
    pub length: Mean,
}

/// What one seat won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeatFigures {
    /// How many games it won.
    pub wins: u64,
    /// The part of the finished games.
    pub win_rate: Rate,
}

/// How hard a level was.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LevelFigures {
    /// The turns that players on this level began before they had laid it in the round.
    pub turns: u64,
    /// How often it was laid.
    pub laid: u64,
    /// The turns that it took to lay it once; none if it never was.
    pub turns_to_lay: Option<f64>,
}

/// How many games ended how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ends {
    /// L8-21: by laying down level 8.
    pub last_level: u64,
    /// L8-22: by going out on level 7.
    pub went_out: u64,
}

impl Level8Tally {
    /// The figures of all games so far.
    pub fn figures(&self) -> Level8Figures {
        let finished = self.rounds.count();
        let seat = |wins: &u64| SeatFigures { wins: *wins, win_rate: Rate::new(*wins, finished) };
        Level8Figures {
            games: self.actions.count(),
            by_seat: self.wins.iter().map(seat).collect(),
            levels: self.levels.iter().map(LevelTally::figures).collect(),
            rounds: self.rounds.mean(),
            reshuffles: self.reshuffles.mean(),
            skips: self.skips.mean(),
            ends: Ends { last_level: self.last_level, went_out: self.went_out },
            cut_off: self.cut_off,
            length: self.actions.mean(),
        }
    }

    fn add_outcome(&mut self, played: &Played<Level8>) {
        self.wins.resize(played.state.board().players(), 0);
        let Some(outcome) = &played.outcome else {
            self.cut_off += 1;
            return;
        };
        self.wins[outcome.winner.index()] += 1;
        self.rounds.add(outcome.rounds.into());
        match played.state.phase() {
            Phase::Over(End::LastLevel(_)) => self.last_level += 1,
            Phase::Over(End::WentOut(_)) => self.went_out += 1,
            _ => {}
        }
    }

    /// Goes through the moves for the turns that each level took, and for skips.
    fn add_moves(&mut self, moves: &[Move<Level8>]) {
        let mut skips = 0;
        let mut climb = Climb::default();
        for made in moves {
            let (seat, action) = match made {
                Move::Chance(Chance::Deal(_)) => {
                    climb.deal();
                    continue;
                }
                Move::Action { by: Actor::Seat(seat), action } => (*seat, action),
                Move::Chance(Chance::Reshuffle(_)) | Move::Action { by: Actor::Team, .. } => {
                    continue;
                }
                Move::Statement { statement, .. } => match *statement {},
            };
            match action {
                Action::Draw(_) => {
                    if let Some(level) = climb.asked(seat) {
                        self.levels[level].turns += 1;
                    }
                }
                Action::Lay(_) => {
                    if let Some(level) = climb.lay(seat) {
                        self.levels[level].laid += 1;
                    }
                }
                Action::Discard(_) => climb.last = Some(seat),
                Action::Skip(_) => skips += 1,
                Action::Add { .. } | Action::Pass | Action::Keep(_) => {}
            }
        }
        self.skips.add(skips);
    }
}

/// How the players get on, as far as the moves alone tell it: everyone moves up a level for laying it,
/// and whoever ends a round one more (L8-20).
#[derive(Default)]
struct Climb {
    /// How many levels each player has moved up.
    up: [u8; Seat::MOST],
    has_laid: [bool; Seat::MOST],
    /// Who discarded last; before a deal that is the player who ended the round (L8-19).
    last: Option<Seat>,
}

impl Climb {
    /// A round is dealt, and the one before it is over.
    fn deal(&mut self) {
        self.has_laid = Default::default();
        if let Some(out) = self.last.take() {
            self.up[out.index()] += 1;
        }
    }

    /// The index of the level that a player has to lay; none after it is laid in this round.
    fn asked(&self, seat: Seat) -> Option<usize> {
        (!self.has_laid[seat.index()]).then_some(self.up[seat.index()].into())
    }

    /// A player lays the level; returns its index.
    fn lay(&mut self, seat: Seat) -> Option<usize> {
        let level = self.asked(seat)?;
        self.has_laid[seat.index()] = true;
        self.up[seat.index()] += 1;
        Some(level)
    }
}

impl LevelTally {
    fn figures(&self) -> LevelFigures {
        let turns_to_lay = (self.laid > 0).then(|| self.turns as f64 / self.laid as f64);
        LevelFigures { turns: self.turns, laid: self.laid, turns_to_lay }
    }
}

impl Tally<Level8> for Level8Tally {
    fn add(&mut self, played: &Played<Level8>) {
        self.add_outcome(played);
        self.add_moves(&played.moves);
        self.reshuffles.add(played.state.board().reshuffles().into());
        self.actions.add(played.actions as i64);
    }

    fn figures(&self) -> Box<dyn erased_serde::Serialize> {
        Box::new(Level8Tally::figures(self))
    }

    fn report(&self, report: &mut Report) {
        let figures = Level8Tally::figures(self);
        let words = report.words();
        report.row("sim-by-seat", String::new());
        for (seat, of_seat) in figures.by_seat.iter().enumerate() {
            let label = words.message("sim-seat", [arg("seat", seat)]);
            let finished = figures.games - figures.cut_off;
            let text = report.rate_text(&of_seat.win_rate, of_seat.wins, finished);
            report.sub_row(&label, text);
        }
        report.row("level8-sim-levels", String::new());
        for (number, level) in (1..=LAST_LEVEL).zip(&figures.levels) {
            let label = words.message("level8-sim-level", [arg("number", number)]);
            let text = level_text(level, report);
            report.sub_row(&label, text);
        }
        report.mean("level8-sim-rounds", &figures.rounds);
        report.mean("level8-sim-reshuffles", &figures.reshuffles);
        report.mean("level8-sim-skips", &figures.skips);
        report.length(&figures.length);
        let ends = [
            (words.text("level8-sim-end-last-level"), figures.ends.last_level),
            (words.text("level8-sim-end-went-out"), figures.ends.went_out),
        ];
        report.shares("sim-ends", &ends);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}

fn level_text(level: &LevelFigures, report: &Report) -> String {
    let turns = level.turns_to_lay.map(|turns| report.words().decimal(turns, 2));
    let values = [arg("turns", turns.unwrap_or_default()), arg("laid", level.laid)];
    report.words().message("level8-sim-level-figures", values)
}
