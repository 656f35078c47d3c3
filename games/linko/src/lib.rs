//! The rules of Linko, as a pure state machine. `RULES.md` tells them for people, with the same ids.
//!
//! ```
//! use sobremesa_linko::{Rules, State, Variant};
//! use sobremesa_table::{Refusal, Seed};
//!
//! // Three players, the base game, and a deal that follows from a text.
//! let rules = Rules { players: 3, variant: Variant::Base, first: None };
//! let mut state = State::new(&rules)?;
//! let deal = state.shuffle(&Seed::from_text("a rainy evening"));
//! state.apply_deal(&deal)?;
//!
//! // Somebody must play. Everything that is legal is listed, and a legal action can be applied.
//! let player = state.owed().actor().expect("somebody begins");
//! let legal = state.legal_actions();
//! state.apply(player, &legal[0])?;
//!
//! // What the rules forbid changes nothing, and says which rule it breaks.
//! let refusal = state.apply(player, &"keep".parse()?).expect_err("nobody was robbed");
//! println!("{}: {refusal}", refusal.rule());
//! # assert_eq!(refusal.rule(), "LK-8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Rules`], [`Variant`]: the options. [`Card`], [`Cards`], [`Layer`]: what is played.
//! - [`State`]: everything that decides how the game goes on; [`Phase`]: who owes which decision;
//!   [`Board`]: what lies open, and who robs whom. [`Action`], [`Deal`]: what can be decided and dealt.
//! - [`Refusal`]: why something is not allowed. [`End`], [`Outcome`]: how it ends and what it scores.
//! - [`View`], [`Event`], [`Memory`]: who may know what. [`Wire`]: moves as a record writes them.
//! - [`Linko`]: the game as everything that is generic over games sees it.
//!
//! Features: `serde` makes views, events, moves and results JSON; `table` adds what a table needs, the
//! modules `words`, `bots`, `page` and `tally`.

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
mod memory;
mod options;
mod record;
mod refusal;
mod state;
mod view;

pub use action::{Action, Answer, Loot, NotAnAction, Source};
pub use board::{Area, Board, DECK, GHOST, Prospect, RESERVE, Reserve};
pub use cards::{Card, Cards, Layer, NotACard, Value};
pub use check::{check_draw, check_play};
pub use deal::{DEAL, DUEL_JOKERS, Deal, HAND};
pub use ending::{End, Outcome};
pub use event::Event;
pub use game::Linko;
pub use memory::Memory;
pub use options::{Rules, Variant};
pub use record::Wire;
pub use refusal::Refusal;
pub use state::{Phase, State};
pub use view::{Open, View};

#[cfg(feature = "table")]
pub mod bots;
#[cfg(feature = "table")]
pub mod page;
#[cfg(feature = "table")]
pub mod tally;
#[cfg(feature = "table")]
pub mod words;
