//! The players of Linko.

mod heuristic;
mod reason;
