//! What the search knows of Level 8.

use std::sync::LazyLock;

use sobremesa_bots::Budget;
use sobremesa_bots::search::{Tactics, Tried};
use sobremesa_bots::value::{Net, Sheet, Valued};
use sobremesa_table::{Seat, Stream};

use super::guess::guess;
use super::next_round::next_round;
use super::outlook::Outlook;
use super::{Heuristic, Weights};
use crate::{Action, Level8, Phase, State, View};

/// How often the searcher's turn must come before the net judges.
const TURNS: u32 = 2;

/// The same where somebody may end the round soon: most of these tries reach its end, which is known
/// better than any net can judge.
const LAST_TURNS: u32 = 4;

/// A player who has laid and holds no more cards than this may end the round soon.
const FEW: usize = 3;

/// What tries need while they are judged.
pub struct Mind {
    sheet: Sheet,
    /// How often the searcher's turn came.
    turns: u32,
}

impl Tactics<Level8> for Mind {
    type Policy = Heuristic;

    const WORK: u64 = 2500;
    const WIDTH: usize = 10;
    const LEAN: f64 = 0.002;
    const DOUBT: f64 = 1.0;

    fn new(_budget: Budget) -> Mind {
        Mind { sheet: Sheet::default(), turns: 0 }
    }

    fn guess(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
        guess(view, count, stream)
    }

    fn prior(view: &View, legal: &[Action], _stream: &mut Stream) -> Vec<f32> {
        let Some(outlook) = Outlook::new(view, &Weights::TUNED) else {
            return vec![0.0; legal.len()];
        };
        outlook.priors(legal)
    }

    /// A try ends with its round, or when the searcher's turn has come twice: until then everyone plays
    /// by what they can see, while the net sees all cards. What is kept is judged by the next deal.
    fn judge(&mut self, tried: &Tried<'_, Level8>) -> Option<f32> {
        if tried.plies == 0 {
            self.turns = 0;
        }
        let (before, now) = (tried.before, tried.now);
        let is_over = !matches!(before.phase(), Phase::Keep(_) | Phase::Deal)
            || now.board().rounds() > before.board().rounds();
        if is_over && let Some(result) = Level8::result(now, tried.seat) {
            return Some(result);
        }
        match now.phase() {
            Phase::Deal if matches!(before.phase(), Phase::Keep(_)) => {
                Some(self.ask(&next_round(now, before), tried.seat))
            }
            Phase::Draw(seat) | Phase::Pass(seat) if seat == tried.seat => {
                self.turns += 1;
                let turns = if is_nearly_over(now) { LAST_TURNS } else { TURNS };
                (self.turns >= turns).then(|| self.ask(now, seat))
            }
            _ => None,
        }
    }
}

impl Mind {
    fn ask(&mut self, state: &State, seat: Seat) -> f32 {
        self.sheet.clear();
        Level8::describe(state, seat, &mut self.sheet);
        NET.chance(&self.sheet)
    }
}

/// Whether somebody may end the round soon.
fn is_nearly_over(state: &State) -> bool {
    let mut places = state.board().places().iter().zip(state.hands());
    places.any(|(place, hand)| place.has_laid() && hand.len() <= FEW)
}

static NET: LazyLock<Net<32>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../weights/level8.bin");
    Net::from_bytes(Level8::FEATURES, Level8::POOLS, bytes)
});
