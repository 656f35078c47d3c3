//! Level 10: the rules of the game. `RULES.md` tells them for people, with the same ids.
//!
//! One to five players fill a grid of five rows and ten columns together. A [`State`] is a game being
//! played: it takes only what the rules allow, and says why it refuses the rest.
//!
//! ```
//! use sobremesa_level10::{End, Phase, Refusal, Rules, Scoring, State};
//! use sobremesa_table::{Actor, Owed, Refusal as _, Seat, Seed};
//!
//! // Three players, two pauses in the deck; the seed fixes the deal.
//! let rules = Rules { players: 3, pauses: 2, scoring: Scoring::Victory };
//! let mut state = State::new(&rules)?;
//! let deal = state.shuffle(&Seed::from_text("a long evening"));
//! state.apply_deal(&deal)?;
//!
//! // First the team chooses who begins; an action can be written as text.
//! assert_eq!(state.owed(), Owed::Team);
//! state.apply(Actor::Team, &"first 1".parse()?)?;
//!
//! // Then it is that player's turn, and nobody else's.
//! let ben = Seat::new(1).expect("a seat");
//! assert_eq!(state.owed(), Owed::Seat(ben));
//! let legal = state.legal_actions();
//! let ada = Seat::new(0).expect("a seat");
//! let refusal = state.apply(Actor::Seat(ada), &legal[0]).unwrap_err();
//! assert_eq!(refusal, Refusal::NotYourTurn { turn: ben });
//! assert_eq!(refusal.rule(), "L10-7");
//! assert_eq!(refusal.to_string(), "it is the turn of seat 1");
//!
//! // A refusal changes nothing. Whoever takes the first legal action will hardly win.
//! while let Some(by) = state.owed().actor() {
//!     let action = state.legal_actions()[0];
//!     state.apply(by, &action)?;
//! }
//! let outcome = state.outcome().expect("the game is over");
//! assert!(matches!(state.phase(), Phase::Over(End::Stuck(_))) && !outcome.won);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What a player may know is a [`View`]. A [`Course`](sobremesa_table::Course) keeps the [`Memory`] that
//! views need beside the state, and tells each viewer what happened, as [`Event`]s.
//!
//! # Where to look
//! - [`Rules`]: the options. [`Card`], [`LevelCard`], [`World`], [`Value`], [`Hand`]: the cards.
//! - [`Board`]: what lies open, and the rules of placing (L10-11, L10-13 to L10-17); [`Outlook`]: what
//!   a row can still take.
//! - [`Action`], [`Statement`], [`Deal`]: what can be decided, said and dealt.
//! - [`State`], [`Phase`]: whose decision it is, what is legal and what it does. [`End`], [`Outcome`]:
//!   how it ends and what it scores. [`Refusal`]: why something is not allowed.
//! - [`memory`], [`View`], [`Event`]: who may know what. [`wishes`]: what bots wish for, and what that tells.
//! - [`record`]: moves as JSON. [`Level10`]: the game as the frameworks see it.
//!
//! # Features
//! Without any this crate is the rules alone. `serde` makes JSON of options, views, events, moves and
//! results. `table` adds `words`, `bots`, `page` and `tally`: all that a table needs.

mod action;
mod apply;
mod board;
mod cards;
mod check;
mod deal;
mod determinize;
mod encoding;
mod ending;
mod event;
mod game;
mod hand;
pub mod memory;
mod options;
mod outlook;
pub mod record;
mod refusal;
mod state;
mod statement;
mod view;
pub mod wishes;

pub use action::{Action, NotAnAction, Swap};
pub use board::{Board, CELLS, COLUMNS, Cell, ROWS, Row};
pub use cards::{Card, LevelCard, NotACard, Value, World};
pub use deal::{DEAL, Deal, deck};
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
pub use view::{Judgment, Open, View};

#[cfg(feature = "table")]
pub mod bots;
#[cfg(feature = "table")]
pub mod page;
#[cfg(feature = "table")]
pub mod tally;
#[cfg(feature = "table")]
pub mod words;
