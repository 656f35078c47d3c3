//! The players of Level 10, and what they tell of games that are over.

mod heuristic;
mod hindsight;
mod ladder;
mod programs;
mod reason;
mod solver;
mod voices;
mod wishes;
