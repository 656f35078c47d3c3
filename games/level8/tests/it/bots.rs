//! The players of Level 8.

mod heuristic;
mod search;
mod simple;
mod strangers;
