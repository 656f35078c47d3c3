//! What a player is.

use std::time::Duration;

use sobremesa_table::{Game, Stream};

/// How much a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Budget {
    /// As much as the player's own default says.
    #[default]
    Default,
    /// So many units of work, whatever they are for the player: the same on every machine.
    Work(u64),
    /// So much time.
    Time(Duration),
}

/// A decision that is asked for.
#[derive(Debug)]
pub struct Turn<'a, G: Game> {
    /// What the player may know.
    pub view: &'a G::View,
    /// What the player may do; never empty.
    pub legal: &'a [G::Action],
    /// The player's own randomness.
    pub stream: &'a mut Stream,
    /// How much thinking is allowed.
    pub budget: Budget,
}

/// Someone who plays a game. It never sees the state, only its seat's view.
pub trait Player<G: Game>: Send {
    /// One of the legal actions. When the team is to decide, this is the player's proposal.
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action;

    /// Whether the player ever says anything.
    fn talks(&self) -> bool {
        false
    }

    /// What the player wants to say now; one who talks is asked after every move.
    fn speak(&mut self, _view: &G::View) -> Vec<G::Statement> {
        Vec::new()
    }
}
