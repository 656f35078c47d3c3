//! What to add to the combinations on the table.

use sobremesa_level8::{Action, Card, MeldKind};

use super::outlook::Outlook;

impl Outlook<'_> {
    /// The next card to add, if one is.
    ///
    /// When all cards but one can be added, they are, and the last one ends the round. Otherwise number
    /// cards are added; a joker waits, for it can always be added when the time comes.
    pub(super) fn choose_addition(&self, legal: &[Action]) -> Option<Action> {
        if !self.has_laid {
            return None;
        }
        let plan = self.openings.plan(&self.hand);
        let goes_out = plan.stuck <= 1;
        let additions = legal.iter().filter(|action| match action {
            Action::Add { card, .. } => goes_out || *card != Card::Joker,
            _ => false,
        });
        let is_first =
            |action: &&Action| plan.first.is_some_and(|step| step.is(action, &self.view.board));
        // Other cards leave the runs alone where they can.
        let mut in_order = additions
            .clone()
            .filter(is_first)
            .chain(additions.clone().filter(|action| !self.is_at_run(action)))
            .chain(additions);
        in_order.next().copied()
    }

    fn is_at_run(&self, action: &Action) -> bool {
        let Action::Add { to, group, .. } = action else { return false };
        let meld = self.view.board.place(*to).meld(*group);
        meld.is_some_and(|meld| matches!(meld.kind(), MeldKind::Run(_)))
    }
}
