//! What the search knows of Level 8.

use std::sync::LazyLock;

use sobremesa_bots::Budget;
use sobremesa_bots::search::{Tactics, Tried};
use sobremesa_bots::value::{Net, Sheet, Valued};
use sobremesa_table::Stream;

use super::guess::guess;
use super::outlook::Outlook;
use super::{Heuristic, Weights};
use crate::{Action, Level8, Phase, State, View};

/// How often the searcher's turn must come before the net judges.
const TURNS: u32 = 2;

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

    fn prior(view: &View, legal: &[Action], stream: &mut Stream) -> Vec<f32> {
        let Some(outlook) = Outlook::new(view, &Weights::TUNED) else {
            return vec![0.0; legal.len()];
        };
        outlook.priors(legal, stream)
    }

    /// A try ends with its round, or when the searcher's turn has come twice: until then everyone plays
    /// by what they can see, while the net sees all cards.
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
        let (Phase::Draw(seat) | Phase::Pass(seat)) = now.phase() else { return None };
        self.turns += u32::from(seat == tried.seat);
        (seat == tried.seat && self.turns == TURNS).then(|| {
            self.sheet.clear();
            Level8::describe(now, tried.seat, &mut self.sheet);
            NET.chance(&self.sheet)
        })
    }
}

static NET: LazyLock<Net<32>> = LazyLock::new(|| {
    let bytes = include_bytes!("../../weights/level8.bin");
    Net::from_bytes(Level8::FEATURES, Level8::POOLS, bytes)
});
