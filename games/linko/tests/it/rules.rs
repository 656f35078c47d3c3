//! The rules of Linko, tested by their ids, in the chapters of `docs/rules/linko.md`.

#[path = "rules/drawing.rs"]
mod drawing;
#[path = "rules/duel.rs"]
mod duel;
#[path = "rules/ending.rs"]
mod ending;
#[path = "rules/ghost.rs"]
mod ghost;
#[path = "rules/plan.rs"]
mod plan;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/table.rs"]
mod table;
#[path = "rules/theft.rs"]
mod theft;
#[path = "rules/turn.rs"]
mod turn;
#[path = "rules/variants.rs"]
mod variants;
#[path = "rules/victims.rs"]
mod victims;
