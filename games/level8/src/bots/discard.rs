//! What to discard, or whom to skip.

use super::heuristic::best;
use super::needs::{look, missing, without};
use super::outlook::Outlook;
use crate::{Action, Card};

impl Outlook<'_> {
    /// The card that the hand misses least and the others want least, or a skip.
    pub(super) fn choose_discard(&self, legal: &[Action]) -> Action {
        let (fewest, skip) = (self.fewest_missing(), self.best_skip());
        let worth = |action: &Action| match action {
            Action::Discard(card) if self.gives_way() => self.danger(*card),
            Action::Skip(target) if skip.is_some_and(|(best, _)| best != *target) => {
                f32::NEG_INFINITY
            }
            action => self.parting_worth(action, fewest),
        };
        best(legal, worth).unwrap_or(legal[0])
    }

    /// What it is worth to part with a card by a discard or a skip.
    pub(super) fn discard_worth(&self, action: &Action) -> f32 {
        self.parting_worth(action, self.fewest_missing())
    }

    fn parting_worth(&self, action: &Action, fewest: u8) -> f32 {
        match action {
            Action::Discard(card) => self.worth_without(*card, fewest) - self.danger(*card),
            Action::Skip(target) => {
                let worth = self.rivals.iter().find(|rival| rival.seat == *target);
                let worth = worth.map_or(0.0, |rival| self.skip_worth(rival));
                self.worth_without(Card::Skip, fewest) + worth
            }
            _ => f32::NEG_INFINITY,
        }
    }

    /// How many cards the level needs after the best discard.
    fn fewest_missing(&self) -> u8 {
        if self.has_laid { 0 } else { missing(&self.hand, self.level) }
    }

    /// What the hand is worth without a card; a card that is clearly needed is looked at less closely.
    fn worth_without(&self, card: Card, fewest: u8) -> f32 {
        let rest = without(&self.hand, card);
        if self.has_laid {
            return self.hand_worth(&rest);
        }
        let found = look(&rest, self.level);
        if found.missing > fewest { -f32::from(found.missing) } else { self.found_worth(&found) }
    }
}
