//! The words all games share. This crate knows no game.
//!
//! - [`Seat`], [`Actor`], [`Owed`], [`Viewer`]: who acts, who must, who looks on.
//! - [`Seed`], [`Stream`]: where every shuffle comes from.
//! - [`FairDeal`]: a seed that nobody alone could choose.
//! - [`Game`], [`Move`], [`Refusal`]: what a game is to everyone who does not know its rules.
//! - [`Options`], [`Choice`]: what can be chosen before a game. [`Standing`]: what its end is worth.
//! - [`Course`], [`Step`]: a game being played, with the memory of what was shown and said.
//! - [`record`]: games as lines of JSON that anyone can check.

mod course;
mod fair;
mod game;
mod hex;
mod options;
#[cfg(feature = "serde")]
pub mod record;
mod seat;
mod seed;
mod standing;
#[cfg(feature = "serde")]
mod time;

pub use course::{Course, Step};
pub use fair::{Commitment, FairDeal, Nonce, NonceTooLong, NotFair, NotHex, Salt, Secret};
pub use game::{Game, Move, REC, Refusal, RuleId};
#[cfg(feature = "serde")]
pub use options::completed;
pub use options::{Choice, Options, Values};
#[cfg(feature = "serde")]
pub use record::{Fault, Record, Recorded};
pub use seat::{Actor, NoSuchSeat, Owed, Seat, Viewer};
pub use seed::{NotASeed, SHUFFLE, Seed, Stream, StreamName};
pub use standing::{Stakes, Standing, WIN};
