//! Players of five strengths, for people: from a first-timer to the expert. `docs/bots.md` tells how they were
//! measured.

use sobremesa_bots::{BotKind, Budget, Failings, Human, Strength};

use super::Heuristic;
use crate::{Level10, Memory, View};

pub(super) const FIRST_TIMER: BotKind<Level10> =
    BotKind::new("first-timer", Strength::FirstTimer, || Box::new(human(16, 100)));

pub(super) const CASUAL: BotKind<Level10> =
    BotKind::new("casual", Strength::Casual, || Box::new(human(8, 75)));

pub(super) const REGULAR: BotKind<Level10> =
    BotKind::new("regular", Strength::Regular, || Box::new(human(4, 25)));

pub(super) const STRONG: BotKind<Level10> =
    BotKind::new("strong", Strength::Strong, || Box::new(Heuristic));

/// Somebody who overlooks and forgets, in percent.
fn human(overlooks: u32, forgets: u32) -> Human<Level10, Heuristic> {
    let failings = Failings { overlooks, forgets };
    Human { mind: Heuristic, failings, forget, budget: Budget::Default }
}

/// What was told of the hands, and what was put under the pile.
fn forget(view: &mut View) {
    let memory = Memory::new(view.rules());
    view.bounds.iter_mut().zip(memory.bounds()).for_each(|(known, bare)| *known = *bare);
    view.traces.clear();
}
