//! The players of Level 8.

mod heuristic;
mod ladder;
mod programs;
mod reason;
mod search;
mod simple;
mod strangers;
