//! Players: they see views and answer with actions.
//!
//! - [`Player`], [`Turn`], [`Budget`]: what a player is.
//! - [`Bots`], [`BotKind`], [`BotName`]: which players a game has, by name.
//! - [`random`]: uniform over the legal actions. [`search`]: tries actions over samples.
//! - [`value`]: small nets that say how likely a seat wins.

mod bots;
mod name;
mod player;
pub mod random;
pub mod search;
pub mod value;

pub use bots::{BotKind, Bots, Care, Cheat, LastChance, NoSuchBot, OpenCards, Strength};
pub use name::BotName;
pub use player::{Budget, NotABudget, Opinion, Player, Turn};
