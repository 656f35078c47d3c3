//! What to keep for the next round.

use arrayvec::ArrayVec;

use super::needs::{look, without};
use super::outlook::Outlook;
use crate::finder::Finder;
use crate::{Action, Card, Cards, Keep, Number};

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

    /// What it is worth to keep some cards: how near they are to the level, and how much would help. Every
    /// card that is kept is one less to be dealt.
    pub(super) fn keep_worth(&self, keep: &Keep) -> f32 {
        const DEALT: f32 = 0.02;
        const SKIP: f32 = 0.2;
        let kept: Cards = keep.cards().collect();
        let found = look(&kept, self.level);
        let outs = self.weights.outs * found.useful.len() as f32 / Number::COUNT as f32;
        outs + SKIP * f32::from(kept.skips()) - f32::from(found.missing) - DEALT * kept.len() as f32
    }

    /// The cards without the one that they miss least.
    fn without_least(&self, cards: &Cards) -> Cards {
        let mut best = *cards;
        let mut most = None;
        for card in cards.kinds() {
            let rest = without(cards, card);
            let found = look(&rest, self.level);
            let worth = (std::cmp::Reverse(found.missing), found.useful.len());
            if most.is_none_or(|most| worth > most) {
                (best, most) = (rest, Some(worth));
            }
        }
        best
    }
}
