//! The words all games share. This crate knows no game.
//!
//! A game is a pure state machine that implements [`Game`]. Here is one that is hardly a game: whoever
//! must play names a number, and naming five ends it.
//!
//! ```
//! use std::convert::Infallible;
//! use std::ops::RangeInclusive;
//!
//! use sobremesa_table::{
//!     Actor, Choice, Course, Game, Move, Options, Owed, Refusal, RuleId, Seat, Standing, Stream, Viewer,
//! };
//!
//! #[derive(Clone, Copy, PartialEq, Debug)]
//! enum Five {}
//!
//! #[derive(Clone, PartialEq, Debug)]
//! struct Two;
//!
//! #[derive(Clone, PartialEq, Debug, thiserror::Error)]
//! #[error("numbers only rise, from {0} to 5")]
//! struct NotRising(u8);
//!
//! impl Refusal for NotRising {
//!     fn rule(&self) -> RuleId {
//!         "FIVE-1"
//!     }
//! }
//!
//! impl Options for Two {
//!     const PLAYERS: RangeInclusive<u8> = 2..=2;
//!     const CHOICES: &'static [Choice] = &[];
//!     type Wire = Two;
//!     type Refusal = NotRising;
//!
//!     fn from_wire(wire: Two) -> Result<Two, NotRising> {
//!         Ok(wire)
//!     }
//!     fn players(&self) -> usize {
//!         2
//!     }
//!     fn validate(&self) -> Result<(), NotRising> {
//!         Ok(())
//!     }
//! }
//!
//! impl Game for Five {
//!     const NAME: &'static str = "five";
//!     type Rules = Two;
//!     type State = (u8, Option<Seat>);
//!     type Action = u8;
//!     type Chance = Infallible;
//!     type Statement = Infallible;
//!     type Memory = ();
//!     type Note = ();
//!     type View = u8;
//!     type Event = u8;
//!     type Refusal = NotRising;
//!     type Outcome = u8;
//!     type Wire = u8;
//!
//!     fn start(_: &Two) -> (u8, Option<Seat>) {
//!         (0, Seat::new(0))
//!     }
//!     fn owed(state: &(u8, Option<Seat>)) -> Owed {
//!         state.1.map_or(Owed::Nobody, Owed::Seat)
//!     }
//!     fn legal_actions(state: &(u8, Option<Seat>), actions: &mut Vec<u8>) {
//!         actions.clear();
//!         actions.extend(state.0 + 1..=5);
//!     }
//!     fn check(state: &(u8, Option<Seat>), by: Actor, number: &u8) -> Result<(), NotRising> {
//!         let is_owed = state.1.is_some_and(|seat| by == Actor::Seat(seat));
//!         let rises = is_owed && (state.0 + 1..=5).contains(number);
//!         if rises { Ok(()) } else { Err(NotRising(state.0)) }
//!     }
//!     fn apply(state: &mut (u8, Option<Seat>), by: Actor, number: &u8) -> Result<(), NotRising> {
//!         Self::check(state, by, number)?;
//!         *state = (*number, state.1.map(|seat| seat.next(2)).filter(|_| *number < 5));
//!         Ok(())
//!     }
//! #    fn rules(_: &(u8, Option<Seat>)) -> &Two { &Two }
//! #    fn draw_chance(_: &(u8, Option<Seat>), _: &mut Stream) -> Infallible { unreachable!() }
//! #    fn apply_chance(_: &mut (u8, Option<Seat>), chance: &Infallible) -> Result<(), NotRising> {
//! #        match *chance {}
//! #    }
//! #    fn outcome(state: &(u8, Option<Seat>)) -> Option<u8> { (state.0 == 5).then_some(5) }
//! #    fn standing(_: &Two, _: &u8) -> Standing { Standing::won_by(Seat::new(0).unwrap(), 2) }
//! #    fn memory(_: &Two) {}
//! #    fn view(state: &(u8, Option<Seat>), (): &(), _: Viewer) -> u8 { state.0 }
//! #    fn events(
//! #        _: &(u8, Option<Seat>), _: &Move<Five>, after: &(u8, Option<Seat>), _: Viewer,
//! #    ) -> Vec<u8> { vec![after.0] }
//! #    fn determinize(view: &u8, _: &mut Stream) -> (u8, Option<Seat>) { (*view, Seat::new(0)) }
//! #    fn recall(_: &u8) {}
//! #    fn to_wire(_: &Move<Five>) -> u8 { 0 }
//! #    fn from_wire(number: u8) -> Result<Move<Five>, NotRising> { Err(NotRising(number)) }
//!     // … and who may know what, and how a record writes it.
//! }
//!
//! // List what is legal, play, be refused and read why.
//! let mut course = Course::<Five>::new(&Two);
//! let mut legal = Vec::new();
//! Five::legal_actions(course.state(), &mut legal);
//! assert_eq!(legal, [1, 2, 3, 4, 5]);
//! let by = course.owed().actor().expect("somebody begins");
//! let step = course.make(Move::Action { by, action: 3 })?;
//! assert_eq!(course.events(&step, Viewer::Spectator), [3]);
//! let by = course.owed().actor().expect("it goes on");
//! let refusal = course.make(Move::Action { by, action: 2 }).expect_err("two is less than three");
//! assert_eq!(format!("{}: {refusal}", refusal.rule()), "FIVE-1: numbers only rise, from 3 to 5");
//! # Ok::<(), NotRising>(())
//! ```
//!
//! `docs/new-game.md` goes the whole way, to a game that people play in the browser.
//!
//! - [`Seat`], [`Actor`], [`Owed`], [`Viewer`]: who acts, who must, who looks on.
//! - [`Seed`], [`Stream`]: where every shuffle comes from. [`FairDeal`]: a seed that nobody alone could choose.
//! - [`Game`], [`Move`], [`Refusal`]: what a game is to everyone who does not know its rules.
//! - [`Options`], [`Choice`]: what can be chosen before a game. [`Standing`]: what its end is worth.
//! - [`Course`], [`Step`]: a game being played, with the memory of what was shown and said.
//! - [`Encodes`], [`Decision`]: decisions and views as numbers, for programs that learn.
//! - `record`, with the feature `serde`: games as lines of JSON that anyone can check.

mod bits;
mod course;
mod encoding;
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

pub use bits::bits;
pub use course::{Course, Step};
pub use encoding::{Decision, Encodes, Field, NotAChoice, Path, Pen, decider};
pub use fair::{Bound, Commitment, FairDeal, Nonce, NonceTooLong, NotFair, NotHex, Salt, Secret};
pub use game::{Game, Move, REC, Refusal, RuleId};
#[cfg(feature = "serde")]
pub use options::completed;
pub use options::{Choice, Options, Values};
#[cfg(feature = "serde")]
pub use record::{Fault, Record, Recorded, canonical, is_command, is_hidden};
pub use seat::{Actor, NoSuchSeat, Owed, Seat, Viewer};
pub use seed::{NotASeed, SHUFFLE, Seed, Stream, StreamName};
pub use standing::{Stakes, Standing, WIN};
