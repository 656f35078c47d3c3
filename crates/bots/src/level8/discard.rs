//! What to discard, or whom to skip.

use sobremesa_level8::{Action, Card};

use super::heuristic::best;
use super::needs::{missing, without};
use super::outlook::Outlook;

impl Outlook<'_> {
    /// The card that the hand misses least and the others want least, or a skip.
    pub(super) fn choose_discard(&self, legal: &[Action]) -> Action {
        let fewest = self.fewest_missing();
        let skip = self.best_skip();
        let worth = |action: &Action| match action {
            Action::Discard(card) if self.gives_way() => self.danger(*card),
            Action::Discard(card) => self.worth_without(*card, fewest) - self.danger(*card),
            Action::Skip(target) => match skip {
                Some((best, worth)) if best == *target => {
                    self.worth_without(Card::Skip, fewest) + worth
                }
                _ => f32::NEG_INFINITY,
            },
            _ => f32::NEG_INFINITY,
        };
        best(legal, worth).unwrap_or(legal[0])
    }

    /// How many cards the level needs after the best discard.
    fn fewest_missing(&self) -> u8 {
        if self.has_laid { 0 } else { missing(&self.hand, self.level) }
    }

    /// What the hand is worth without a card; a card that is clearly needed is looked at less closely.
    fn worth_without(&self, card: Card, fewest: u8) -> f32 {
        let rest = without(&self.hand, card);
        if !self.has_laid {
            let missing = missing(&rest, self.level);
            if missing > fewest {
                return -f32::from(missing);
            }
        }
        self.hand_worth(&rest)
    }
}
