//! The players of Linko.

mod heuristic;
