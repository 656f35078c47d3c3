//! What each viewer may know: hands, memory, events, and a finished game.

#[path = "views/events.rs"]
mod events;
#[path = "views/hands.rs"]
mod hands;
#[path = "views/memory.rs"]
mod memory;
#[expect(dead_code, reason = "the tests of the rules use the rest")]
#[path = "rules/plan.rs"]
mod plan;
#[expect(dead_code, reason = "the tests of the rules use the rest")]
#[path = "rules/table.rs"]
mod table;
