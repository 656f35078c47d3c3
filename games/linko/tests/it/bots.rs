//! The players of Linko.

mod heuristic;
mod ladder;
mod programs;
mod reason;
mod strangers;
