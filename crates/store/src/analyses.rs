//! What was found out about finished games.

/// Which analysis of a game is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Analyzed {
    /// The version of the analysis: another one finds other figures.
    pub version: u32,
    /// The number of the game's last decision. A game that is taken back and goes on is another one.
    pub decision: u64,
}
