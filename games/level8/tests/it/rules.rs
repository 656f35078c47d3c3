//! The rules of Level 8, tested by their ids, in the chapters of `RULES.md`.

mod combinations;
mod ending;
mod keeping;
mod setup;
mod skips;
pub(crate) mod table;
mod turn;
