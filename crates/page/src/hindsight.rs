//! A game that players lost together, looked at again with all cards open.

use sobremesa_table::Game;

/// What is seen when a lost game is looked at again.
pub enum Hindsight<G: Game> {
    /// From no position a win was found, and not all of them are proved lost.
    Unknown,
    /// Proved: the deal could not be won.
    Never,
    /// There was a last chance.
    Chance(Box<LastChance<G>>),
}

/// The last position from which a game could have been won.
pub struct LastChance<G: Game> {
    /// How everything stood. The game is over: nothing is hidden any more.
    pub state: G::State,
    /// What was done instead, and what followed from it.
    pub missed: Vec<G::Event>,
    /// What would have won, with open cards.
    pub line: Vec<G::Event>,
    /// How many later positions there are of which nobody knows whether they could be won; all others
    /// could not.
    pub unknown: usize,
}
