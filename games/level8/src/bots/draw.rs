//! Where to draw from.

use super::heuristic::best;
use super::needs::{missing, with};
use super::outlook::Outlook;
use crate::{Action, Card, Source};

impl Outlook<'_> {
    /// A card from a discard pile if it helps for sure, and otherwise the draw pile.
    pub(super) fn choose_draw(&self, legal: &[Action]) -> Action {
        let pile = Action::Draw(Source::Pile);
        let helps = |action: &&Action| self.top(action).is_some_and(|card| self.helps(card));
        best(legal.iter().filter(helps), |action| self.draw_worth(action)).unwrap_or(pile)
    }

    /// What the hand is worth with the card of a discard pile; the draw pile's is not known.
    pub(super) fn draw_worth(&self, action: &Action) -> f32 {
        self.top(action).map_or(0.0, |card| self.hand_worth(&with(&self.hand, card)))
    }

    /// The card that an action takes from a discard pile.
    pub(super) fn top(&self, action: &Action) -> Option<Card> {
        let Action::Draw(Source::Discard(from)) = action else { return None };
        self.view.board.place(*from).discard().top()
    }

    /// Whether a card brings the level nearer, or can be added to it.
    pub(super) fn helps(&self, card: Card) -> bool {
        if self.has_laid {
            return self.openings.plan(&with(&self.hand, card)).stuck
                <= self.openings.plan(&self.hand).stuck;
        }
        missing(&with(&self.hand, card), self.level) < missing(&self.hand, self.level)
    }
}
