//! What each viewer may know: hands, memory, kept cards, events, and a finished game.

#[cfg(feature = "serde")]
mod events;
mod games;
#[cfg(feature = "serde")]
mod hands;
#[cfg(feature = "serde")]
mod keeping;
mod memory;
