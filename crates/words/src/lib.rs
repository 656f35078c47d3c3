//! Everything that people read, from the Fluent files in `locales/`.
//!
//! - [`Words`]: the messages of one [`Language`]. - [`Tells`]: what a game has to say, in sentences.
//! - [`level10`], [`linko`], [`level8`]: each game's cards, errors and course of a game.

mod bundle;
mod language;
pub mod level10;
pub mod level8;
pub mod linko;
mod tells;

pub use bundle::{Words, arg};
pub use language::{Language, UnknownLanguage};
pub use tells::Tells;
