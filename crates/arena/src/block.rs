//! A block: one deal, played once with every rotation of a field.

use serde::{Deserialize, Serialize};
use sobremesa_bots::OpenCards;
use sobremesa_table::{Stakes, Standing};

use crate::field::Field;
use crate::times::Times;

/// What came of a block: all that is kept of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Which entry of the contest played, from 0.
    pub entry: usize,
    /// Which deal, from 0.
    pub number: u64,
    /// The standings of its games, one for each rotation; none where a game was cut off.
    pub games: Vec<Option<Standing>>,
    /// How long each bot thought.
    pub times: Vec<(String, Times)>,
    /// What the deal allows with open cards, if that was asked: of the first entry with these rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_cards: Option<OpenCards>,
}

impl Block {
    /// What the measured seats won in all games, in parts of a win.
    pub(crate) fn wins(&self, field: &Field, stakes: Stakes) -> u32 {
        self.over_games(field, |standing, seats| match stakes {
            Stakes::Rivals => seats.iter().map(|seat| standing.wins[*seat]).sum(),
            Stakes::Team => standing.wins[0],
        })
    }

    /// What the measured seats scored in all games.
    pub(crate) fn score(&self, field: &Field) -> i64 {
        self.over_games(field, |standing, seats| {
            seats.iter().map(|seat| standing.scores[*seat]).sum()
        })
    }

    /// How many games were cut off.
    pub(crate) fn cut_off(&self) -> u64 {
        self.games.iter().filter(|standing| standing.is_none()).count() as u64
    }

    fn over_games<N: std::iter::Sum>(
        &self,
        field: &Field,
        of_game: impl Fn(&Standing, &[usize]) -> N,
    ) -> N {
        let rotations = field.rotations();
        let games = rotations.iter().zip(&self.games);
        games
            .filter_map(|(rotation, standing)| {
                let seats: Vec<usize> = field.measured(rotation).collect();
                standing.as_ref().map(|standing| of_game(standing, &seats))
            })
            .sum()
    }
}
