//! The players of Level 8.

mod heuristic;
mod reason;
mod search;
mod simple;
