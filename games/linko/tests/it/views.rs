//! What each viewer may know: hands, memory, events, what a play would do, and a finished game.

#[path = "views/events.rs"]
mod events;
#[path = "views/games.rs"]
mod games;
#[path = "views/hands.rs"]
mod hands;
#[path = "views/memory.rs"]
mod memory;
#[path = "rules/plan.rs"]
mod plan;
#[path = "views/prospects.rs"]
mod prospects;
#[expect(dead_code, reason = "the tests of the rules use the rest")]
#[path = "rules/table.rs"]
mod table;
