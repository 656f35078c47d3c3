//! The rules of Level 8, a rummy of eight levels, as a pure state machine. `RULES.md` tells them for
//! people, with the same ids.
//!
//! ```
//! use sobremesa_level8::{Action, Rules, Stars, State};
//! use sobremesa_table::Seed;
//!
//! // Three play with the easier side of the level card. Every shuffle follows from a seed.
//! let mut state = State::new(&Rules::new(3, Stars::One))?;
//! let seed = Seed::from_text("a quiet evening");
//! state.apply_chance(&state.shuffle(&seed))?;
//!
//! // The player left of the dealer may draw from the pile, or take the card that was turned up.
//! let player = state.owed().actor().expect("a player begins");
//! let legal: Vec<String> = state.legal_actions().iter().map(Action::to_string).collect();
//! assert_eq!(legal, ["draw pile", "draw 1"]);
//! state.apply(player, &"draw pile".parse()?)?;
//!
//! // What the rules forbid changes nothing, and says which rule it breaks.
//! let refusal = state.apply(player, &"draw 1".parse()?).expect_err("one card is drawn in a turn");
//! assert_eq!(refusal.rule(), "L8-5");
//! assert_eq!(refusal.to_string(), "a card was drawn in this turn");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`State`]: everything that decides how the game goes on; [`Phase`]: who owes which decision.
//!   [`Rules`]: the options; [`Levels`]: what is to be laid. [`Action`], [`Chance`]: what can be decided
//!   and dealt. [`Refusal`]: why something is not allowed. [`End`], [`Outcome`]: how a game ends.
//! - [`Card`], [`Cards`], [`Numbers`]: cards and sets of them. [`Laydown`], [`Meld`]: combinations;
//!   [`readings`]: what cards can be declared as; [`finder`]: how a hand can lay a level, and how far
//!   it is from it.
//! - [`Board`], [`Place`]: what lies open. [`View`], [`Event`], [`Memory`]: who may know what.
//!   [`Wire`]: moves as a record writes them.
//! - [`Level8`]: the game as everything that is generic over games sees it.
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
pub mod finder;
mod game;
mod meld;
mod memory;
mod options;
mod origins;
mod record;
mod refusal;
mod state;
mod view;

#[cfg(feature = "table")]
pub mod bots;
#[cfg(feature = "table")]
pub mod page;
#[cfg(feature = "table")]
pub mod tally;
#[cfg(feature = "table")]
pub mod words;

pub use action::{Action, Keep, NotAnAction, Source};
pub use board::{Board, DECK, HAND, LAST_LEVEL, Place, Progress, Stack};
pub use cards::{Card, Cards, Color, NotACard, Number, Numbers, Value};
pub use deal::{Chance, Deal};
pub use ending::{End, Outcome};
pub use event::Event;
pub use game::Level8;
pub use meld::{Laydown, Meld, MeldKind, Tail, readings};
pub use memory::{Memory, Note};
pub use options::{
    BadLevel, BadLevels, Combination, Level, Levels, NotACombination, Rules, Stars, WrittenRules,
};
pub use record::{Group, TailName, Wire};
pub use refusal::Refusal;
pub use state::{Next, Phase, State};
pub use view::{Open, View};
