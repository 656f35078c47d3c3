//! Many games at once.
//!
//! - [`Match`]: who plays what; [`Match::play`] plays one game by its seed.
//! - [`shares()`]: who wins how much of a few deals, everyone on every seat.
//! - [`simulate()`]: many games in parallel, in order, the same whatever the threads.
//! - [`Tallies`], [`Tally`]: what many games add up to; [`BySeat`]: the tally of a game that has none of
//!   its own. [`figures`]: means and rates. [`Report`]: the table that people read.
//! - [`in_order()`]: any tasks in parallel, for somebody who may give them up.
//! - [`Contest`]: [`Field`]s of bots on the same deals, in blocks; [`Scoreboard`]: what they add up
//!   to; [`Journal`]: the file that a contest is resumed from; [`Merged`]: several of them, put together.
//! - [`Contestant`]: a bot, or one that sees what is hidden and sits only here.
//! - [`Sequence`]: intervals that hold whenever one stops.

mod block;
mod blocks;
mod by_seat;
mod contest;
mod contestant;
mod field;
pub mod figures;
mod game;
mod in_order;
mod journal;
mod ratings;
mod report;
mod scoreboard;
mod sequence;
mod shares;
mod simulate;
mod tally;
mod times;

pub use block::Block;
pub use blocks::{Blocks, NotBlocks};
pub use by_seat::BySeat;
pub use contest::{Ceiling, Contest, Entry, Finished, Keep, Limit, Origin, Stop};
pub use contestant::{Contestant, NoSuchContestant, Seer};
pub use field::Field;
pub use game::{Match, Played};
pub use in_order::in_order;
pub use journal::{Journal, JournalError, Merged, blocks_of, heading};
pub use ratings::{Rating, Skill};
pub use report::Report;
pub use scoreboard::{BotTimes, CeilingFigures, EntryFigures, Scoreboard};
pub use sequence::{Fortune, Sequence, Verdict};
pub use shares::shares;
pub use simulate::simulate;
pub use tally::{Tallies, Tally};
pub use times::{TimeFigures, Times};
