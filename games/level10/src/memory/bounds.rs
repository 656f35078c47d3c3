//! How many cards of each kind a hand has, by what was told.

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::cards::{Card, World};
use crate::options::Rules;

/// What a hand is counted by: a world's cards, or pauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The cards of a world.
    World(World),
    /// Pauses.
    Pause,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 6;

    /// A number from 0 to 5: the worlds in order, then pauses.
    pub fn index(self) -> usize {
        match self {
            Kind::World(world) => world.index(),
            Kind::Pause => 5,
        }
    }
}

impl From<Card> for Kind {
    fn from(card: Card) -> Kind {
        match card {
            Card::Level(card) => Kind::World(card.world),
            Card::Pause => Kind::Pause,
        }
    }
}

/// How many cards of each kind a hand has at least and at most, by what was told and has happened
/// since. The numbers told are exact until the player draws or exchanges cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Bounds {
    /// At least this many, by [`Kind::index`].
    pub least: [u8; Kind::COUNT],
    /// At most this many, by [`Kind::index`].
    pub most: [u8; Kind::COUNT],
}

impl Bounds {
    pub(super) fn new(rules: &Rules) -> Bounds {
        let size = rules.hand_size() as u8;
        let mut most = [size.min(8); Kind::COUNT];
        most[Kind::Pause.index()] = size.min(rules.pauses);
        Bounds { least: [0; Kind::COUNT], most }
    }

    /// What is known once a count of a hand of `size` is told.
    pub(crate) fn tell(&mut self, kind: Kind, count: u8, size: usize, rules: &Rules) {
        self.least[kind.index()] = count;
        self.most[kind.index()] = count;
        self.tighten(size, rules);
    }

    /// Whether everyone knows how many cards of a kind there are.
    pub fn is_exact(&self, kind: Kind) -> bool {
        self.least[kind.index()] == self.most[kind.index()]
    }

    pub(super) fn remove(&mut self, kind: Kind) {
        let kind = kind.index();
        self.least[kind] = self.least[kind].saturating_sub(1);
        self.most[kind] = self.most[kind].saturating_sub(1);
    }

    pub(super) fn remove_unseen(&mut self, count: u8) {
        self.least.iter_mut().for_each(|least| *least = least.saturating_sub(count));
    }

    pub(super) fn add_unseen(&mut self, count: u8) {
        self.most.iter_mut().for_each(|most| *most += count);
    }

    /// A hand has exactly `size` cards: what the other kinds leave open bounds each kind.
    pub(super) fn tighten(&mut self, size: usize, rules: &Rules) {
        self.most[Kind::Pause.index()] = self.most[Kind::Pause.index()].min(rules.pauses);
        let (least, most) = (self.least, self.most);
        let sum =
            |counts: [u8; Kind::COUNT]| counts.iter().copied().map(usize::from).sum::<usize>();
        for kind in 0..Kind::COUNT {
            let least_others = sum(least) - usize::from(least[kind]);
            let most_others = sum(most) - usize::from(most[kind]);
            self.least[kind] = least[kind].max(size.saturating_sub(most_others) as u8);
            self.most[kind] = most[kind].min(size.saturating_sub(least_others) as u8);
        }
    }
}
