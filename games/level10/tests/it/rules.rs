//! The rules of Level 10, tested by their ids, in the chapters of `RULES.md`.

mod empty_pile;
mod ending;
mod outlook;
mod placing;
pub(crate) mod plan;
mod setup;
pub(crate) mod table;
mod talking;
mod turn;
