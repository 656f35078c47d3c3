//! What each viewer may know: hands, memory, events, what a play would do, and a finished game.

mod events;
mod games;
mod hands;
mod memory;
mod prospects;
