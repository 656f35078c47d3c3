//! What the framework promises of players, shown on the games.

mod allocations;
mod analysis;
mod names;
mod search;
