//! The rules of Level 8. `docs/rules/level8.md` tells them for people, with the same ids.
//!
//! - [`options`]: players, stars, the eight levels. [`cards`]: numbers, jokers, skips, hands.
//! - [`meld`]: combinations and the cards that make them (L8-10 to L8-14); [`finder`]: how a hand can
//!   lay a level, and how far it is from it.
//! - [`board`]: what lies open. [`action`], [`deal`]: what can be decided and dealt.
//! - [`state`]: phases and turns; [`check`](mod@check): what is legal; [`apply`]: what it does;
//!   [`ending`]: rounds, levels and the end. [`refusal`]: why something is not allowed.
//! - [`memory`], [`view`], [`event`], [`determinize`]: who may know what; `origins`: which pile the
//!   hidden cards came from.
//! - [`record`]: moves as JSON. [`Level8`]: the game as the other crates see it.

pub mod action;
pub mod apply;
pub mod board;
pub mod cards;
pub mod check;
pub mod deal;
pub mod determinize;
pub mod ending;
pub mod event;
pub mod finder;
mod game;
pub mod meld;
pub mod memory;
pub mod options;
mod origins;
pub mod record;
pub mod refusal;
pub mod state;
pub mod view;

pub use action::{Action, Keep, Source};
pub use board::Board;
pub use cards::{Card, Cards, Color, Number, Numbers, Value};
pub use deal::{Chance, Deal};
pub use ending::{End, Outcome};
pub use event::Event;
pub use game::Level8;
pub use meld::{Laydown, Meld, MeldKind, Tail};
pub use memory::Memory;
pub use options::{Combination, Level, Levels, Rules, Stars};
pub use refusal::Refusal;
pub use state::{Phase, State};
pub use view::View;
