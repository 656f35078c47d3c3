//! What each viewer may know: hands, memory, kept cards, events, and a finished game.

#[path = "views/events.rs"]
mod events;
#[path = "views/games.rs"]
mod games;
#[path = "views/hands.rs"]
mod hands;
#[path = "views/keeping.rs"]
mod keeping;
#[path = "views/memory.rs"]
mod memory;
#[expect(dead_code, reason = "the tests of the rules use the rest")]
#[path = "rules/table.rs"]
mod table;
