//! Players of five strengths, for people: from a first-timer to the expert. `docs/bots.md` tells how they were
//! measured.

use sobremesa_bots::search::Search;
use sobremesa_bots::{BotKind, Budget, Failings, Human, Strength};

use super::{Mind, Weighted, Weights};
use crate::{Cards, Level8, View};

pub(super) const FIRST_TIMER: BotKind<Level8> =
    BotKind::new("first-timer", Strength::FirstTimer, || Box::new(human(GREEDY, 29, 100)));

pub(super) const CASUAL: BotKind<Level8> =
    BotKind::new("casual", Strength::Casual, || Box::new(human(GREEDY, 17, 100)));

pub(super) const REGULAR: BotKind<Level8> =
    BotKind::new("regular", Strength::Regular, || Box::new(human(Weights::TUNED, 14, 60)));

pub(super) const STRONG: BotKind<Level8> = BotKind::new("strong", Strength::Strong, || {
    let failings = Failings { overlooks: 2, forgets: 0 };
    let mind = Search::<Level8, Mind>::default();
    Box::new(Human { mind, failings, forget, budget: Budget::Work(TRIES) })
})
.with_work(TRIES);

/// How many tries the strong one makes.
const TRIES: u64 = 100;

/// Looks at its own hand alone: what the others can use is no worry.
const GREEDY: Weights = Weights { outs: 0.0, addable: 0.0, wanted: 0.0, ..Weights::TUNED };

/// Somebody who overlooks and forgets, in percent.
fn human(weights: Weights, overlooks: u32, forgets: u32) -> Human<Level8, Weighted> {
    let failings = Failings { overlooks, forgets };
    Human { mind: Weighted(weights), failings, forget, budget: Budget::Default }
}

/// Who took which cards.
fn forget(view: &mut View) {
    view.known.iter_mut().for_each(|known| *known = Cards::default());
}
