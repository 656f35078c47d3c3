//! What the search knows of Linko.

use std::sync::LazyLock;

use sobremesa_bots::Budget;
use sobremesa_bots::search::{Tactics, Tried};
use sobremesa_bots::value::{Net, Sheet, Valued};
use sobremesa_table::Stream;

use super::outlook::Outlook;
use super::{Heuristic, Weights};
use crate::{Action, Linko, View};

/// What tries need while the net judges them.
pub struct Mind {
    sheet: Sheet,
}

impl Tactics<Linko> for Mind {
    type Policy = Heuristic;

    const WORK: u64 = 4000;

    fn new(_budget: Budget) -> Mind {
        Mind { sheet: Sheet::default() }
    }

    fn prior(view: &View, legal: &[Action], _stream: &mut Stream) -> Vec<f32> {
        let outlook = Outlook::new(view, Weights::tuned(view.rules()));
        let worth = |action| outlook.as_ref().map_or(0.0, |outlook| outlook.worth(action));
        legal.iter().map(worth).collect()
    }

    fn judge(&mut self, tried: &Tried<'_, Linko>) -> Option<f32> {
        if let Some(result) = Linko::result(tried.now, tried.seat) {
            return Some(result);
        }
        is_settled(tried).then(|| {
            self.sheet.clear();
            Linko::describe(tried.now, tried.seat, &mut self.sheet);
            NET.chance(&self.sheet)
        })
    }
}

/// The net judges when a turn of the searcher's begins. Until then everyone plays by what they can
/// see: the net sees all cards, and would trust the next players to know them, too.
fn is_settled(tried: &Tried<'_, Linko>) -> bool {
    tried.plies >= PLIES[tried.now.board().players() - 2] && Linko::is_judged(tried.now, tried.seat)
}

/// How many decisions a try has at least, for two to five players. The fewer there are, the sooner turns
/// come round, and the further it pays to look.
const PLIES: [u32; 4] = [8, 6, 1, 1];

static NET: LazyLock<Net<32>> = LazyLock::new(|| {
    let weights = include_bytes!("../../weights/linko.bin");
    Net::from_bytes(Linko::FEATURES, Linko::POOLS, weights)
});
