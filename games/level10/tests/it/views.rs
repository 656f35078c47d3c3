//! What each viewer may know: hands, memory, events, and a finished game.

mod events;
mod hands;
mod memory;
