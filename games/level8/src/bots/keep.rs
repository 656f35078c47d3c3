//! What to keep for the next round.

use arrayvec::ArrayVec;

use super::needs::without;
use super::outlook::Outlook;
use crate::finder::Finder;
use crate::{Action, Card, Cards, Keep};

impl Outlook<'_> {
    /// L8-24: of the cards that the level needs the four that leave most ways to complete it.
    pub(super) fn choose_keep(&self) -> Action {
        let mut kept = Finder::new(&self.hand, self.level).needed();
        while kept.len() > Keep::MOST {
            kept = self.without_least(&kept);
        }
        if kept.len() < Keep::MOST && self.hand.skips() > 0 {
            kept.insert(Card::Skip);
        }
        let cards: ArrayVec<Card, { Keep::MOST }> = kept.iter().collect();
        Action::Keep(Keep::new(&cards).unwrap_or_default())
    }

    /// The cards without the one that they miss least.
    fn without_least(&self, cards: &Cards) -> Cards {
        let mut best = *cards;
        let mut most = None;
        for card in cards.kinds() {
            let rest = without(cards, card);
            let found = Finder::new(&rest, self.level).look();
            let worth = (std::cmp::Reverse(found.missing), found.useful.len());
            if most.is_none_or(|most| worth > most) {
                (best, most) = (rest, Some(worth));
            }
        }
        best
    }
}
