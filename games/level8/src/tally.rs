//! The figures of many games of Level 8.

use serde::Serialize;
use sobremesa_level8::{Action, End, Level8, Levels, Outcome, Phase, Rules, State};
use sobremesa_table::{Game, Move, Options};

use crate::contestant::cheat;
use crate::figures::{Mean, Rate, Sum};
use crate::{Cheat, Contested, Played, Stakes, Standing, Tally, WIN};

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
    /// The turns that players on this level began without having laid it in the round.
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
    fn add_outcome(&mut self, played: &Played<Level8>) {
        self.wins.resize(played.record.rules.players(), 0);
        let Some(outcome) = &played.record.outcome else {
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

    /// Goes through the game for the turns that each level took.
    fn add_turns(&mut self, played: &Played<Level8>) {
        let mut state: State = Level8::start(&played.record.rules);
        for made in &played.record.moves {
            let done = match made {
                Move::Chance(chance) => Level8::apply_chance(&mut state, chance),
                Move::Action { by, action } => {
                    self.add_turn(&state, action);
                    Level8::apply(&mut state, *by, action)
                }
                Move::Statement { statement, .. } => match *statement {},
            };
            done.expect("a game that was played is legal");
        }
    }

    fn add_turn(&mut self, before: &State, action: &Action) {
        let (Phase::Draw(seat) | Phase::Act(seat)) = before.phase() else { return };
        let place = before.board().place(seat);
        let level = &mut self.levels[usize::from(place.level) - 1];
        match action {
            Action::Draw(_) if !place.has_laid() => level.turns += 1,
            Action::Lay(_) => level.laid += 1,
            _ => {}
        }
    }
}

impl LevelTally {
    fn figures(&self) -> LevelFigures {
        let turns_to_lay = (self.laid > 0).then(|| self.turns as f64 / self.laid as f64);
        LevelFigures { turns: self.turns, laid: self.laid, turns_to_lay }
    }
}

impl Tally<Level8> for Level8Tally {
    type Figures = Level8Figures;

    fn add(&mut self, played: &Played<Level8>) {
        self.add_outcome(played);
        self.add_turns(played);
        let is_skip =
            |made: &&Move<Level8>| matches!(made, Move::Action { action: Action::Skip(_), .. });
        self.skips.add(played.record.moves.iter().filter(is_skip).count() as i64);
        self.reshuffles.add(played.state.board().reshuffles().into());
        self.actions.add(played.actions as i64);
    }

    fn figures(&self) -> Level8Figures {
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

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}

/// The winner has won, and a seat's score is the level that it is on.
impl Contested for Level8 {
    const STAKES: Stakes = Stakes::Rivals;
    const CHEAT: Option<Cheat<Level8>> = Some(cheat::<Level8>);

    fn standing(rules: &Rules, outcome: &Outcome) -> Standing {
        let mut wins = vec![0; rules.players()];
        wins[outcome.winner.index()] = WIN;
        Standing { wins, scores: outcome.levels.iter().copied().map(i64::from).collect() }
    }
}
