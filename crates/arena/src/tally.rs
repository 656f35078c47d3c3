//! What many games add up to.

use erased_serde::Serialize;
use sobremesa_bots::Bots;
use sobremesa_table::Game;
use sobremesa_words::Tells;

use crate::{BySeat, Played, Report};

/// A game whose results can be summed up. Without a word of its own a game is summed up by seat.
pub trait Tallies: Tells + Bots {
    /// A tally of no games yet.
    fn tally() -> Box<dyn Tally<Self>> {
        Box::new(BySeat::default())
    }
}

/// What many games add up to. Sums are exact, so their order does not matter.
pub trait Tally<G: Game>: Send {
    /// Adds a game.
    fn add(&mut self, played: &Played<G>);
    /// The figures of all games so far, as JSON has them.
    fn figures(&self) -> Box<dyn Serialize>;
    /// The same as rows of a table.
    fn report(&self, report: &mut Report);
    /// How many actions all games had together.
    fn actions(&self) -> i64;
}
