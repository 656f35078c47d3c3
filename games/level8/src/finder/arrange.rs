//! Which card goes where.

use crate::cards::{Number, Numbers};
use crate::meld::MeldKind;
use crate::options::{Combination, Level};

use super::{Choice, Finder};

impl Finder {
    /// The cards of a choice that fills this many places, place by place: the first one with which as
    /// many places can still be filled, or none for a joker.
    pub(super) fn arrange(
        &self,
        choice: &Choice,
        filled: u8,
    ) -> [Option<Number>; Level::MOST_CARDS] {
        let mut places = Places { fits: [Numbers::default(); Level::MOST_CARDS], count: 0 };
        for (kind, combination) in choice.iter().zip(self.level.combinations()) {
            for place in 0..combination.size() {
                places.fits[places.count] = fitting(*kind, place);
                places.count += 1;
            }
        }
        // Without groups of a color all cards of a value are alike, and the first ones do.
        let is_color = |combination: &Combination| matches!(combination, Combination::Color(_));
        let contested = self.level.combinations().iter().any(is_color);
        let (mut held, mut filled) = (self.numbers, usize::from(filled));
        let mut cards = [None; Level::MOST_CARDS];
        for (place, card) in cards[..places.count].iter_mut().enumerate() {
            let suits = |number: &Number| {
                let rest = held.without(Numbers::of_one(*number));
                !contested || places.most_filled(place + 1, rest) + 1 == filled
            };
            *card = places.fits[place].intersection(held).iter().find(suits);
            if let Some(number) = *card {
                held.remove(number);
                filled -= 1;
            }
        }
        cards
    }
}

/// All number cards that could fill a place of a combination.
fn fitting(kind: MeldKind, place: u8) -> Numbers {
    match kind {
        MeldKind::Run(from) => from.plus(place).map_or(Numbers::default(), Numbers::of_value),
        MeldKind::Set(value) => Numbers::of_value(value),
        MeldKind::Color(color) => Numbers::of_color(color),
    }
}

/// For each place the cards that could fill it.
struct Places {
    fits: [Numbers; Level::MOST_CARDS],
    count: usize,
}

impl Places {
    /// How many places from this one on these cards can fill, by augmenting paths.
    fn most_filled(&self, from: usize, cards: Numbers) -> usize {
        let mut held = [None; Level::MOST_CARDS];
        (from..self.count).filter(|place| self.augment(*place, &mut held, &mut { cards })).count()
    }

    /// Fills a place, if need be by moving other cards; `untried` are the cards to ask for.
    fn augment(
        &self,
        place: usize,
        held: &mut [Option<Number>; Level::MOST_CARDS],
        untried: &mut Numbers,
    ) -> bool {
        while let Some(number) = self.fits[place].intersection(*untried).iter().next() {
            untried.remove(number);
            let holder = held.iter().position(|held| *held == Some(number));
            if holder.is_none_or(|other| self.augment(other, held, untried)) {
                held[place] = Some(number);
                return true;
            }
        }
        false
    }
}
