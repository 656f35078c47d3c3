//! The rules of Level 10. `docs/rules/level10.md` tells them for people, with the same ids.
//!
//! - [`options`]: players, pauses, scoring. [`cards`], [`hand`]: worlds, levels, pauses, hands.
//! - [`board`]: what lies open, and the rules of placing (L10-11, L10-13 to L10-17); [`outlook`]: what
//!   rows can still take.
//! - [`action`], [`statement`], [`deal`]: what can be decided, said, dealt.
//! - [`state`]: phases and turns; [`check`](mod@check): what is legal; [`apply`]: what it does;
//!   [`ending`]: how it ends and what it scores. [`refusal`]: why something is not allowed.
//! - [`memory`], [`view`], [`event`], [`determinize`]: who may know what.
//! - [`record`]: moves as JSON. [`Level10`]: the game as the other crates see it.

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
pub mod hand;
pub mod memory;
pub mod options;
pub mod outlook;
pub mod record;
pub mod refusal;
pub mod state;
pub mod statement;
pub mod view;

pub use action::{Action, Swap};
pub use board::{Board, Cell, Row};
pub use cards::{Card, LevelCard, Value, World};
pub use deal::Deal;
pub use ending::{End, Loss, Outcome};
pub use event::Event;
pub use game::Level10;
pub use hand::{Hand, LevelCards};
pub use memory::Memory;
pub use options::{Rules, Scoring};
pub use outlook::{DeadEnd, Outlook};
pub use refusal::Refusal;
pub use state::{Phase, State};
pub use statement::{Deed, Statement};
pub use view::View;
