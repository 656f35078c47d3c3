//! The players of Linko.

mod heuristic;
mod ladder;
mod reason;
mod strangers;
