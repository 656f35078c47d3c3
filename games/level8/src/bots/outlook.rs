//! All that is worked out once for a decision.

use arrayvec::ArrayVec;
use sobremesa_table::Seat;

use super::needs::look;
use super::openings::Openings;
use super::rivals::Rival;
use super::weights::Weights;
use crate::finder::Found;
use crate::{Cards, Level, Numbers, View};

/// What a player makes of a view.
pub(super) struct Outlook<'a> {
    pub(super) view: &'a View,
    pub(super) weights: &'a Weights,
    pub(super) hand: Cards,
    pub(super) level: &'a Level,
    pub(super) has_laid: bool,
    /// The cards whose place cannot be known.
    pub(super) unseen: Cards,
    pub(super) openings: Openings,
    pub(super) rivals: ArrayVec<Rival<'a>, { Seat::MOST }>,
}

impl<'a> Outlook<'a> {
    /// The outlook of whoever is looking; a spectator has none.
    pub(super) fn new(view: &'a View, weights: &'a Weights) -> Option<Outlook<'a>> {
        let (me, hand) = (view.viewer.seat()?, view.hand?);
        let rivals = me.others(view.board.players()).map(|seat| Rival::new(view, seat));
        Some(Outlook {
            view,
            weights,
            hand,
            level: view.board.level(me),
            has_laid: view.board.place(me).has_laid(),
            unseen: view.unseen(),
            openings: Openings::new(&view.board),
            rivals: rivals.collect(),
        })
    }

    pub(super) fn my_level(&self) -> u8 {
        let me = self.view.viewer.seat();
        me.map_or(0, |me| self.view.board.place(me).progress.level())
    }

    /// What a hand is worth, in cards: how many the level still needs, and how likely one of them
    /// comes next; after the level, how many cannot be added.
    pub(super) fn hand_worth(&self, hand: &Cards) -> f32 {
        if self.has_laid {
            return -(self.openings.plan(hand).stuck as f32);
        }
        self.found_worth(&look(hand, self.level))
    }

    /// What a hand is worth, by what it needs for the level.
    pub(super) fn found_worth(&self, found: &Found) -> f32 {
        self.weights.outs * self.chance(found.useful) - f32::from(found.missing)
    }

    /// How likely an unseen card is one of these, or a joker.
    fn chance(&self, numbers: Numbers) -> f32 {
        let good = self.unseen.numbers().intersection(numbers).len();
        let jokers = usize::from(self.unseen.jokers());
        (good + jokers) as f32 / self.unseen.len().max(1) as f32
    }
}
