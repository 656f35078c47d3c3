//! Bots that whoever runs the program has brought.

use std::sync::Arc;

use crate::net::Net;
use crate::program::Program;

/// A bot that is not ours.
#[derive(Clone, Debug)]
pub enum Outsider {
    /// A program.
    Program(Arc<Program>),
    /// A net.
    Net(Arc<Net>),
}

impl Outsider {
    /// The name that it plays under.
    pub fn name(&self) -> &str {
        match self {
            Outsider::Program(program) => program.name(),
            Outsider::Net(net) => net.name(),
        }
    }

    /// Whether it plays a game.
    pub fn plays(&self, game: &str) -> bool {
        match self {
            Outsider::Program(program) => program.plays(game),
            Outsider::Net(net) => net.plays(game),
        }
    }
}
