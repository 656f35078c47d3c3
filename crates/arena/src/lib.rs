//! Many games at once.
//!
//! - [`Match`]: who plays what; [`Match::play`] plays one game by its seed.
//! - [`simulate()`]: many games in parallel, in order, the same whatever the threads.
//! - [`Tally`], [`figures`]: what many games add up to; [`level10`], [`linko`],
//!   [`level8`]: of each game.

pub mod figures;
mod game;
pub mod level10;
pub mod level8;
pub mod linko;
mod simulate;

pub use figures::Tally;
pub use game::{Match, Played};
pub use simulate::simulate;
