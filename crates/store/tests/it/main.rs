//! The store, through its door.
#![expect(clippy::duplicate_mod, reason = "the same suite runs with each database")]

mod carrying;
mod crash;
mod ids;
mod postgres;
mod private;
mod rows;
mod sqlite;
