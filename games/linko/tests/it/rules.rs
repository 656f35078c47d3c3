//! The rules of Linko, tested by their ids, in the chapters of `RULES.md`.

mod drawing;
mod duel;
mod ending;
mod ghost;
pub(crate) mod plan;
mod setup;
pub(crate) mod table;
mod theft;
pub(crate) mod turn;
mod variants;
mod victims;
