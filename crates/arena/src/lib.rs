//! Many games at once.
//!
//! - [`Match`]: who plays what; [`Match::play`] plays one game by its seed.
//! - [`simulate()`]: many games in parallel, in order, the same whatever the threads.
//! - [`Tally`], [`figures`]: what many games add up to; [`level10`], [`linko`],
//!   [`level8`]: of each game.
//! - [`Contest`]: [`Field`]s of bots on the same deals, in blocks; [`Scoreboard`]: what they add up
//!   to; [`Journal`]: the file that a contest is resumed from.
//! - [`Contestant`]: a bot, or the cheater, who sits only here.
//! - [`Sequence`]: intervals that hold whenever one stops.

mod block;
mod contest;
mod contestant;
mod field;
pub mod figures;
mod game;
mod in_order;
mod journal;
pub mod level10;
pub mod level8;
pub mod linko;
mod ratings;
mod scoreboard;
mod sequence;
mod simulate;
mod standing;
mod times;

pub use block::Block;
pub use contest::{Ceiling, Contest, Entry, Finished, Keep, Limit, Origin, Stop};
pub use contestant::{Cheat, Contestant, NoSuchContestant, UnknownContestant};
pub use field::Field;
pub use figures::Tally;
pub use game::{Match, Played};
pub use journal::{Journal, JournalError};
pub use ratings::Rating;
pub use scoreboard::{BotTimes, CeilingFigures, EntryFigures, Scoreboard};
pub use sequence::{Fortune, Sequence, Verdict};
pub use simulate::simulate;
pub use standing::{Contested, OpenCards, Stakes, Standing, WIN};
pub use times::{TimeFigures, Times};
