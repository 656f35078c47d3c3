//! When to add cards to the combinations on the table, and which.

use super::openings::Plan;
use super::outlook::Outlook;
use crate::{Action, MeldKind};

impl Outlook<'_> {
    /// The next card to add, if the round can be ended in this turn.
    ///
    /// L8-20: going out is worth two levels, and cards that are left in hand cost nothing. So a card that
    /// can be added may as well wait; on the table it would only open a run for the others.
    pub(super) fn choose_addition(&self, legal: &[Action]) -> Option<Action> {
        if !self.has_laid {
            return None;
        }
        let plan = self.openings.plan(&self.hand);
        if plan.stuck > 1 { None } else { self.addition(legal, &plan) }
    }

    /// The next card to add by a plan that adds all of them.
    pub(super) fn addition(&self, legal: &[Action], plan: &Plan) -> Option<Action> {
        let additions = legal.iter().filter(|action| matches!(action, Action::Add { .. }));
        let is_first =
            |action: &&Action| plan.first.is_some_and(|step| step.is(action, &self.view.board));
        // What goes to a run comes in order; the rest leaves the runs alone where it can.
        let first = additions.clone().filter(is_first);
        let elsewhere = additions.clone().filter(|action| !self.is_at_run(action));
        first.chain(elsewhere).chain(additions).next().copied()
    }

    fn is_at_run(&self, action: &Action) -> bool {
        let Action::Add { to, group, .. } = action else { return false };
        let meld = self.view.board.place(*to).meld(*group);
        meld.is_some_and(|meld| matches!(meld.kind(), MeldKind::Run(_)))
    }
}
