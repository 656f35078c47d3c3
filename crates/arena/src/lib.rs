//! Many games at once.
//!
//! - [`Match`]: who plays what; [`Match::play`] plays one game by its seed.
//! - [`simulate`](mod@simulate): many games in parallel, in order, the same whatever the threads.
//! - [`level10`]: the figures of many games of Level 10.

mod game;
pub mod level10;
pub mod simulate;

pub use game::{Match, Played};
