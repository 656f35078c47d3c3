//! What to play.

use super::hand;
use super::outlook::Outlook;
use super::verdict::Standing;
use crate::{Card, Cards, Layer, Value};

impl Outlook<'_> {
    /// What a layer brings, what is left in hand, and what it robs. The last card is judged by the
    /// result.
    pub(super) fn play_worth(&self, layer: &Layer) -> f32 {
        let rest = self.hand.minus(layer.cards());
        if rest.is_empty() {
            return Standing::new(self.view).play(self.me, layer.len().into()).worth(self.me);
        }
        let own = self.layer_worth(layer.card(), layer.len());
        let patience = self.weights.patience * hand::pairs(layer.len().into());
        own + patience + self.thefts_worth(layer, self.rob_ghost(layer, rest))
    }

    /// LK-21: the ghost zone comes before the rival: the hand with the best set that fits.
    fn rob_ghost(&self, layer: &Layer, rest: Cards) -> Cards {
        let sets = self.view.board.ghost_sets(layer);
        let worth = |value: &Value| self.ghost_worth(*value, rest);
        let best = sets.max_by(|one, other| worth(one).total_cmp(&worth(other)));
        best.map_or(rest, |value| rest.plus(self.ghost_set(value)))
    }

    /// LK-6: every lower top layer of the same size is robbed: what that costs the victims, and what
    /// the hand is worth with the layers that are better taken.
    fn thefts_worth(&self, layer: &Layer, mut hand: Cards) -> f32 {
        let board = &self.view.board;
        let mut worth = self.hand_worth(hand);
        let mut harm = 0.0;
        for rival in self.me.others(board.players()) {
            let Some(top) = board.area(rival).top().filter(|top| board.robs(layer, top)) else {
                continue;
            };
            // A victim loses each card from the area, and has one more in hand.
            harm += 2.0 * f32::from(top.len()) * self.harm;
            let loot = hand.plus(top.cards());
            let take = self.hand_worth(loot);
            if take > worth {
                (hand, worth) = (loot, take);
            }
        }
        worth + harm
    }

    fn ghost_set(&self, value: Value) -> Cards {
        let card = Card::Number(value);
        Cards::of(card, self.view.board.ghost().count(card))
    }

    /// LK-21: a set of the ghost zone is worth what the hand is worth with it.
    pub(super) fn ghost_worth(&self, value: Value, hand: Cards) -> f32 {
        self.hand_worth(hand.plus(self.ghost_set(value)))
    }
}
