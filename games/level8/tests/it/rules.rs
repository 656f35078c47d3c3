//! The rules of Level 8, tested by their ids, in the chapters of `docs/rules/level8.md`.

#[path = "rules/combinations.rs"]
mod combinations;
#[path = "rules/ending.rs"]
mod ending;
#[path = "rules/keeping.rs"]
mod keeping;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/skips.rs"]
mod skips;
#[path = "rules/table.rs"]
mod table;
#[path = "rules/turn.rs"]
mod turn;
