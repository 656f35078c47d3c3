//! The words all games share. This crate knows no game.
//!
//! - [`Seat`], [`Actor`], [`Owed`], [`Viewer`]: who acts, who must, who looks on.
//! - [`Seed`], [`Stream`]: where every shuffle comes from.
//! - [`Game`], [`Move`], [`Refusal`]: what a game is to everyone who does not know its rules.
//! - [`Course`], [`Step`]: a game being played, with the memory of what was shown and said.
//! - [`record`]: games as lines of JSON that anyone can check.

mod course;
mod game;
mod hex;
pub mod record;
mod seat;
mod seed;

pub use course::{Course, Step};
pub use game::{Game, Move, Options, Refusal, RuleId};
pub use record::{Fault, Record};
pub use seat::{Actor, NoSuchSeat, Owed, Seat, Viewer};
pub use seed::{NotASeed, SHUFFLE, Seed, Stream, StreamName};
