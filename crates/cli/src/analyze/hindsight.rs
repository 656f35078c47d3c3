//! Until when a game could have been won.

use sobremesa_bots::Bots;
use sobremesa_bots::level10::solver::{Effort, Hindsight, last_winnable};
use sobremesa_games::{Level8, Level10, Linko};
use sobremesa_table::{Game, Record};
use sobremesa_words::Tells;

/// The last position from which players could have won together.
pub(crate) struct LastChance<G: Game> {
    /// How many moves were made before it, and what wins from there.
    pub(crate) winnable: Option<(usize, Vec<G::Action>)>,
    /// How many later positions are neither known to be winnable nor proved lost.
    pub(crate) unknown: usize,
}

/// A game that can be analyzed.
pub(crate) trait Analyzed: Bots + Tells {
    /// The last position that could be won, for games that are won or lost together; none before
    /// the deal.
    fn last_chance(_record: &Record<Self>) -> Option<LastChance<Self>> {
        None
    }
}

impl Analyzed for Level10 {
    fn last_chance(record: &Record<Level10>) -> Option<LastChance<Level10>> {
        if record.moves.is_empty() {
            return None;
        }
        let Hindsight { last, unknown } =
            last_winnable(&record.rules, &record.moves, Effort::default())
                .expect("the record was replayed");
        let winnable = last.map(|winnable| (winnable.moves, winnable.line));
        Some(LastChance { winnable, unknown })
    }
}

impl Analyzed for Linko {}

impl Analyzed for Level8 {}
