//! The players of Linko.

mod heuristic;
mod strangers;
