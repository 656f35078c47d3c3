//! The heuristic for Level 10.

use sobremesa_level10::{Action, Level10, Statement, View};

use crate::{Player, Turn};

/// A good club player's sense.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic;

impl Player<Level10> for Heuristic {
    fn decide(&mut self, turn: Turn<'_, Level10>) -> Action {
        turn.legal[0]
    }

    fn speak(&mut self, _view: &View) -> Vec<Statement> {
        Vec::new()
    }
}
