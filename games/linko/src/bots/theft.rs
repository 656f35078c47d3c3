//! Take or leave; keep or discard.

use sobremesa_table::Seat;

use super::outlook::Outlook;
use super::verdict::Standing;
use crate::{Cards, Layer};

impl Outlook<'_> {
    /// LK-8: the layer comes into the hand. If the victim cannot draw all cards that are due, the
    /// game ends (LK-14).
    pub(super) fn take_worth(&self, victim: Seat) -> f32 {
        let Some(layer) = self.view.board.area(victim).top() else { return 0.0 };
        let size = usize::from(layer.len());
        if self.draws_left() <= size {
            return self.exhausted_by(victim, size).gain(self.me, size).worth(self.me);
        }
        self.hand_worth(self.hand.plus(layer.cards()))
    }

    /// LK-8: the hand stays as it is, and the victim chooses.
    pub(super) fn leave_worth(&self, victim: Seat) -> f32 {
        let Some(layer) = self.view.board.area(victim).top() else { return 0.0 };
        let worth = self.hand_worth(self.hand);
        let size = usize::from(layer.len());
        if self.draws_left() <= size {
            // The victim may end the game, and will not do so in my favor.
            return worth.min(self.exhausted_by(victim, size).worth(self.me));
        }
        worth
    }

    /// LK-8: the cards come back into the hand.
    pub(super) fn keep_worth(&self) -> f32 {
        self.hand_worth(self.hand.plus(self.lost_layer()))
    }

    /// LK-8: as many others come instead. If there are not enough the game ends (LK-14).
    pub(super) fn discard_worth(&self) -> f32 {
        let size = self.lost_layer().len();
        if self.draws_left() <= size {
            return self.exhausted_by(self.me, size).worth(self.me);
        }
        self.worth_after_draws(size)
    }

    /// LK-14: a victim loses a layer of this many cards and draws all that is left.
    fn exhausted_by(&self, victim: Seat, size: usize) -> Standing {
        Standing::new(self.view).lose(victim, size).gain(victim, self.cards_left())
    }

    fn lost_layer(&self) -> Cards {
        self.view.board.area(self.me).top().map(Layer::cards).unwrap_or_default()
    }
}
