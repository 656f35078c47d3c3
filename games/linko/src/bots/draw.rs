//! Reserve or pile, or no draw at all.

use super::outlook::Outlook;
use super::verdict::Standing;
use crate::RESERVE;
use crate::{Cards, Source};

impl Outlook<'_> {
    /// LK-9: how many draws there are until the game ends.
    pub(super) fn draws_left(&self) -> usize {
        self.view.board.pile_size() + self.view.board.reserve().slots().len()
    }

    /// LK-20: how many cards these draws bring.
    pub(super) fn cards_left(&self) -> usize {
        let reserve = self.view.board.reserve().slots().iter().map(|slot| slot.len());
        self.view.board.pile_size() + reserve.sum::<usize>()
    }

    /// What the hand is worth with what is drawn. LK-14: the last draw ends the game.
    pub(super) fn draw_worth(&self, source: Source) -> f32 {
        if self.draws_left() == 1 {
            return Standing::new(self.view).gain(self.me, self.cards_left()).worth(self.me);
        }
        match source {
            Source::Slot(slot) => {
                let slot = self.view.board.reserve().slots().get(usize::from(slot));
                self.hand_worth(self.hand.plus(slot.copied().unwrap_or_default()))
            }
            Source::Pile => self.pile_worth(),
        }
    }

    /// The mean over all cards that may lie on top of the pile.
    fn pile_worth(&self) -> f32 {
        let sum: f32 = self
            .unseen
            .counts()
            .map(|(card, count)| {
                f32::from(count) * self.hand_worth(self.hand.plus(Cards::of(card, 1)))
            })
            .sum();
        sum / self.unseen.len().max(1) as f32
    }

    /// What the hand is worth after this many draws, each the best open card, or one of the pile if
    /// that is worth more on average.
    pub(super) fn worth_after_draws(&self, draws: usize) -> f32 {
        let mut open = OpenCards::new(self.view.board.reserve().slots());
        let mut hand = self.hand;
        let mut worth = self.hand_worth(hand);
        let from_pile = self.pile_worth() - worth;
        let mut hidden = 0.0;
        for _ in 0..draws {
            match open.best(|slot| self.hand_worth(hand.plus(slot))) {
                Some((slot, with)) if with - worth >= from_pile => {
                    hand = hand.plus(open.take(slot));
                    worth = with;
                }
                _ => hidden += from_pile,
            }
        }
        worth + hidden
    }
}

/// The slots of the reserve while someone draws in thought; those taken are empty.
struct OpenCards {
    slots: [Cards; RESERVE],
}

impl OpenCards {
    fn new(slots: &[Cards]) -> OpenCards {
        OpenCards {
            slots: std::array::from_fn(|slot| slots.get(slot).copied().unwrap_or_default()),
        }
    }

    /// The slot that is worth most, and what it is worth.
    fn best(&self, worth: impl Fn(Cards) -> f32) -> Option<(usize, f32)> {
        let slots = self.slots.iter().enumerate().filter(|(_, slot)| !slot.is_empty());
        slots
            .map(|(index, slot)| (index, worth(*slot)))
            .max_by(|one, other| one.1.total_cmp(&other.1))
    }

    fn take(&mut self, slot: usize) -> Cards {
        std::mem::take(&mut self.slots[slot])
    }
}
