//! The rules of Linko. `docs/rules/linko.md` tells them for people, with the same ids.
//!
//! - [`options`]: players and variant. [`cards`]: values, jokers, sets of them, layers.
//! - [`board`]: what lies open, and who robs whom (LK-5 to LK-7, LK-17, LK-19 to LK-22).
//! - [`action`], [`deal`]: what can be decided and dealt.
//! - [`state`]: phases and turns; [`check`](mod@check): what is legal; [`apply`]: what it does;
//!   [`ending`]: how it ends and what it scores. [`refusal`]: why something is not allowed.
//! - [`memory`], [`view`], [`event`], [`determinize`]: who may know what.
//! - [`record`]: moves as JSON. [`Linko`]: the game as the other crates see it.

pub mod action;
pub mod apply;
pub mod board;
pub mod cards;
pub mod check;
pub mod deal;
pub mod determinize;
pub mod ending;
pub mod event;
mod game;
pub mod memory;
pub mod options;
pub mod record;
pub mod refusal;
pub mod state;
pub mod view;

pub use action::{Action, Answer, Loot, Source};
pub use board::{Area, Board, Prospect};
pub use cards::{Card, Cards, Layer, Value};
pub use deal::Deal;
pub use ending::{End, Outcome};
pub use event::Event;
pub use game::Linko;
pub use memory::Memory;
pub use options::{Rules, Variant};
pub use refusal::Refusal;
pub use state::{Phase, State};
pub use view::View;

#[cfg(feature = "table")]
pub mod bots;
#[cfg(feature = "table")]
pub mod page;
#[cfg(feature = "table")]
pub mod tally;
#[cfg(feature = "table")]
pub mod words;
