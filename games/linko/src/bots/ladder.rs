//! Players of five strengths, for people: from a first-timer to the expert. `docs/bots.md` tells how they were
//! measured.

use sobremesa_bots::search::Search;
use sobremesa_bots::{BotKind, Budget, Failings, Human, Strength};

use super::{Heuristic, Mind};
use crate::{Cards, Linko, View};

pub(super) const FIRST_TIMER: BotKind<Linko> =
    BotKind::new("first-timer", Strength::FirstTimer, || {
        let failings = Failings { overlooks: 4, forgets: 50 };
        Box::new(Human { mind: Heuristic, failings, forget, budget: Budget::Default })
    });

pub(super) const CASUAL: BotKind<Linko> =
    BotKind::new("casual", Strength::Casual, || Box::new(human(14, 25, 70))).with_work(70);

pub(super) const REGULAR: BotKind<Linko> =
    BotKind::new("regular", Strength::Regular, || Box::new(human(8, 10, 150))).with_work(150);

pub(super) const STRONG: BotKind<Linko> =
    BotKind::new("strong", Strength::Strong, || Box::new(human(2, 0, 600))).with_work(600);

/// Somebody who overlooks and forgets, in percent, and makes this many tries.
fn human(overlooks: u32, forgets: u32, tries: u64) -> Human<Linko, Search<Linko, Mind>> {
    let failings = Failings { overlooks, forgets };
    Human { mind: Search::default(), failings, forget, budget: Budget::Work(tries) }
}

/// Who took which cards.
fn forget(view: &mut View) {
    view.known.iter_mut().for_each(|known| *known = Cards::default());
}
