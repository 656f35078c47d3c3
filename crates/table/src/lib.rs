//! The words all games share. This crate knows no game.
//!
//! - [`Seat`], [`Actor`], [`Owed`], [`Viewer`]: who acts, who must, who looks on.
//! - [`Seed`], [`Stream`]: where every shuffle comes from.
//! - [`FairDeal`]: a seed that nobody alone could choose.
//! - [`Game`], [`Move`], [`Refusal`]: what a game is to everyone who does not know its rules.
//! - [`Course`], [`Step`]: a game being played, with the memory of what was shown and said.
//! - [`record`]: games as lines of JSON that anyone can check.

mod course;
mod fair;
mod game;
mod hex;
pub mod record;
mod seat;
mod seed;
mod time;

pub use course::{Course, Step};
pub use fair::{Commitment, FairDeal, Nonce, NonceTooLong, NotFair, NotHex, Salt, Secret};
pub use game::{Game, Move, Options, Refusal, RuleId};
pub use record::{Fault, Record};
pub use seat::{Actor, NoSuchSeat, Owed, Seat, Viewer};
pub use seed::{NotASeed, SHUFFLE, Seed, Stream, StreamName};
