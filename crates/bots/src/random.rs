//! The player that knows the rules and nothing else.

use sobremesa_table::Game;

use crate::{Player, Turn};

/// Picks uniformly among the legal actions, and says nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        turn.stream.pick(turn.legal).expect("an action is owed").clone()
    }

    fn remembers(&self) -> bool {
        false
    }
}
