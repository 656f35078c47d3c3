//! Players: they see views and answer with actions.
//!
//! - [`Player`], [`Turn`], [`Budget`]: what a player is.
//! - [`Bots`], [`BotKind`], [`BotName`]: which players a game has, by name.
//! - [`random`]: uniform over the legal actions. [`search`]: tries actions over samples. [`Human`]: overlooks and
//!   forgets as people do.
//! - [`net`]: a net as a player. [`program`]: any program as a player, over its standard input and output.
//!   [`Outsider`]: either of them, by its name.
//! - [`analysis`]: what a game that is over could have been.
//! - [`value`]: small nets that say how likely a seat wins; `training`, with the feature of that name:
//!   how they learn. [`decisions`]: a game, decision by decision.

pub mod analysis;
mod bots;
mod decisions;
mod human;
mod name;
pub mod net;
mod outsider;
mod player;
pub mod program;
pub mod random;
pub mod search;
#[cfg(feature = "training")]
pub mod training;
pub mod value;

pub use bots::{
    Audience, BotKind, Bots, Care, Cheat, LastChance, NoSuchBot, OpenCards, Solved, Strength,
};
pub use decisions::decisions;
pub use human::{Failings, Human};
pub use name::BotName;
pub use outsider::Outsider;
pub use player::{Budget, NotABudget, Opinion, Player, Turn, Wanted};
