//! What the framework promises of players, shown on the games.

mod allocations;
mod analysis;
mod human;
mod names;
mod nets;
mod search;
