//! The rules of Level 10, tested by their ids, in the chapters of `docs/rules/level10.md`.

#[path = "rules/empty_pile.rs"]
mod empty_pile;
#[path = "rules/ending.rs"]
mod ending;
#[path = "rules/outlook.rs"]
mod outlook;
#[path = "rules/placing.rs"]
mod placing;
#[path = "rules/plan.rs"]
mod plan;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/table.rs"]
mod table;
#[path = "rules/talking.rs"]
mod talking;
#[path = "rules/turn.rs"]
mod turn;
