//! The players of Linko. `docs/bots.md` tells how they think.
//!
//! Everything is counted in points at the end of the game: a card that goes from the hand to the
//! table is worth two, one less in hand and one more in the area.
//!
//! - [`Heuristic`]: the player; [`Weighted`]: the same with other [`Weights`], to find better ones.
//! - `clock`: how many turns are left. `danger`: how likely a layer is robbed.
//! - `hand`: what a hand is worth, given both. `verdict`: who wins if the game ends now.
//! - `outlook`: all that is worked out once for a decision.
//! - `play`, `theft`, `draw`: the decisions. [`reason`]: what speaks for one.
//! - `ladder`: players of five strengths, for people.

mod clock;
mod danger;
mod draw;
mod hand;
mod ladder;
mod outlook;
mod play;
pub mod reason;
mod search;
mod theft;
mod value;
mod verdict;
mod weights;

use outlook::Outlook;
use sobremesa_bots::net::Nets;
use sobremesa_bots::{BotKind, Bots, Player, Strength, Turn};

use crate::{Action, Linko};
pub use search::Mind;
pub use weights::Weights;

impl Bots for Linko {
    const BOTS: &'static [BotKind<Linko>] = &[
        BotKind::random().for_programs(),
        ladder::FIRST_TIMER,
        BotKind::new("heuristic", Strength::Regular, || Box::new(Heuristic)).for_programs(),
        ladder::CASUAL,
        ladder::REGULAR,
        ladder::STRONG,
        BotKind::search::<Mind>(),
    ];

    const NETS: Option<Nets<Linko>> = Some(Nets::new());
}

/// A good club player's sense: counts cards, fears thieves, and keeps an eye on the end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Heuristic;

impl Player<Linko> for Heuristic {
    fn decide(&mut self, turn: Turn<'_, Linko>) -> Action {
        decide(&turn, Weights::tuned(turn.view().rules()))
    }
}

/// The heuristic with weights of one's own.
#[derive(Clone, Copy, Debug)]
pub struct Weighted(pub Weights);

impl Player<Linko> for Weighted {
    fn decide(&mut self, turn: Turn<'_, Linko>) -> Action {
        decide(&turn, &self.0)
    }
}

fn decide(turn: &Turn<'_, Linko>, weights: &Weights) -> Action {
    // Where there is nothing to choose, there is nothing to think about.
    if let [only] = turn.legal {
        return *only;
    }
    let Some(outlook) = Outlook::new(turn.view(), weights) else { return turn.legal[0] };
    best(turn.legal, |action| outlook.worth(action))
}

/// The action that is worth most; of equal ones the first, so that equal views get equal answers.
fn best(legal: &[Action], worth: impl Fn(&Action) -> f32) -> Action {
    let mut best = legal[0];
    let mut most = f32::NEG_INFINITY;
    for action in legal {
        let worth = worth(action);
        if worth > most {
            (best, most) = (*action, worth);
        }
    }
    best
}
