//! The figures of many games of Linko.

use serde::Serialize;
use sobremesa_linko::{Action, Card, End, Linko, Outcome, Phase, Rules};
use sobremesa_table::{Move, Options, Seat};

use crate::contestant::cheat;
use crate::figures::{Mean, Rate, Sum};
use crate::{Cheat, Contested, Played, Stakes, Standing, Tally, WIN};

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
    fn add_outcome(&mut self, played: &Played<Linko>) {
        let Some(outcome) = &played.record.outcome else {
            self.cut_off += 1;
            return;
        };
        let players = played.record.rules.players();
        self.by_seat.resize_with(players, PlaceTally::default);
        self.by_order.resize_with(players, PlaceTally::default);
        let first = played.record.moves.first().and_then(|made| match made {
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
    type Figures = LinkoFigures;

    fn add(&mut self, played: &Played<Linko>) {
        self.add_outcome(played);
        match played.state.phase() {
            Phase::Over(End::LastCard(_)) => self.last_card += 1,
            Phase::Over(End::Exhausted) => self.exhausted += 1,
            _ => {}
        }
        let actions = || {
            played.record.moves.iter().filter_map(|made| match made {
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

    fn figures(&self) -> LinkoFigures {
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

    fn actions(&self) -> i64 {
        self.actions.total()
    }
}

/// LK-15: winners who tie share the win evenly, so that par is a fair share of the games.
impl Contested for Linko {
    const STAKES: Stakes = Stakes::Rivals;
    const CHEAT: Option<Cheat<Linko>> = Some(cheat::<Linko>);

    fn standing(rules: &Rules, outcome: &Outcome) -> Standing {
        let mut wins = vec![0; rules.players()];
        for winner in &outcome.winners {
            wins[winner.index()] = WIN / outcome.winners.len() as u32;
        }
        Standing { wins, scores: outcome.scores.iter().copied().map(i64::from).collect() }
    }
}
