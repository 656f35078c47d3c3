//! The players of Level 8. `docs/bots.md` tells how they think.
//!
//! - [`Simple`]: lays and adds what it can, and throws nothing away that its level needs.
//! - [`Heuristic`]: the player with sense; [`Weighted`]: the same with other [`Weights`], to find
//!   better ones.
//!
//! The heuristic's parts:
//! - `outlook`: all that is worked out once for a decision.
//! - `needs`: what the level still needs. `openings`: what can be added to the table.
//! - `rivals`: what the others can use, and who is dangerous.
//! - `draw`, `lay`, `add`, `discard`, `keep`: the decisions. [`reason`]: what speaks for one.
//! - `ladder`: players of five strengths, for people.
//!
//! The search's parts: `search`, with `candidates`, `closing` where the round can be ended at once,
//! `guess` for the others' hands, `value` in the middle of a round, `prospects` at its end and
//! `next_round` for what is kept.

mod add;
mod candidates;
mod closing;
mod discard;
mod draw;
mod guess;
mod heuristic;
mod keep;
mod ladder;
mod lay;
mod needs;
mod next_round;
mod openings;
mod outlook;
mod prospects;
pub mod reason;
mod rivals;
mod search;
mod simple;
mod value;
mod weights;

use sobremesa_bots::net::Nets;
use sobremesa_bots::{BotKind, Bots, Strength};

use crate::Level8;
#[cfg(feature = "training")]
pub use guess::learn as learn_hands;
pub use heuristic::{Heuristic, Weighted};
pub use search::Mind;
pub use simple::Simple;
pub use weights::Weights;

impl Bots for Level8 {
    const BOTS: &'static [BotKind<Level8>] = &[
        BotKind::random().for_programs(),
        BotKind::new("simple", Strength::Casual, || Box::new(Simple)).for_programs(),
        ladder::FIRST_TIMER,
        ladder::CASUAL,
        ladder::REGULAR,
        BotKind::new("heuristic", Strength::Regular, || Box::new(Heuristic)).for_programs(),
        ladder::STRONG,
        BotKind::search::<Mind>(),
    ];

    const NETS: Option<Nets<Level8>> = Some(Nets::new());
}
