//! Players: they see views and answer with actions.
//!
//! - [`Player`], [`Turn`], [`Budget`]: what a player is.
//! - [`random`]: uniform over the legal actions, for every game.
//! - [`level10`]: the heuristic for Level 10.
//! - [`level8`]: the players of Level 8.
//! - [`linko`]: the heuristic for Linko.
//! - [`search`]: tries actions over samples, for every game.
//! - [`Bots`], [`BotName`]: which players a game has, by name.

pub mod level10;
pub mod level8;
pub mod linko;
mod name;
mod player;
pub mod random;
pub mod search;
pub mod value;

pub use name::{BotName, Bots, Level, NoSuchBot, UnknownBot};
pub use player::{Budget, NotABudget, Opinion, Player, Turn};
