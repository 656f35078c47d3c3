//! Where to draw from.

use sobremesa_level8::{Action, Card, Source};

use super::heuristic::best;
use super::needs::{missing, with};
use super::outlook::Outlook;

impl Outlook<'_> {
    /// A card from a discard pile if it helps for sure, and otherwise the draw pile.
    pub(super) fn choose_draw(&self, legal: &[Action]) -> Action {
        let pile = Action::Draw(Source::Pile);
        let helps = |action: &&Action| self.top(action).is_some_and(|card| self.helps(card));
        let worth = |action: &Action| match self.top(action) {
            Some(card) => self.hand_worth(&with(&self.hand, card)),
            None => f32::NEG_INFINITY,
        };
        best(legal.iter().filter(helps), worth).unwrap_or(pile)
    }

    /// The card that an action takes from a discard pile.
    fn top(&self, action: &Action) -> Option<Card> {
        let Action::Draw(Source::Discard(from)) = action else { return None };
        self.view.board.place(*from).discard().top()
    }

    /// Whether a card brings the level nearer, or can be added to it.
    fn helps(&self, card: Card) -> bool {
        if self.has_laid {
            return self.openings.plan(&with(&self.hand, card)).stuck
                <= self.openings.plan(&self.hand).stuck;
        }
        missing(&with(&self.hand, card), self.level) < missing(&self.hand, self.level)
    }
}
