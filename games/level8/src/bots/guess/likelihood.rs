//! How likely a hand is, by what a rival did.
//!
//! A hand has features, and each multiplies its likelihood by a factor that was learned (`training`) by
//! telling true hands from guessed ones. So these factors are just what the guesses lack.

use std::sync::LazyLock;

use super::{Rival, needs};
use crate::bots::needs::{look, missing, without};
use crate::{Card, Cards};

/// How many cards the level needs still, by how long the rival has collected.
const MISSING: usize = 0;
/// The card that was thrown away last is needed.
const LAST: usize = MISSING + 6 * 4;
/// How many cards that were thrown away before are needed.
const OLDER: usize = LAST + 1;
/// How many of the cards that were taken from discard piles are not needed.
const IDLE: usize = OLDER + 3;
/// How many jokers and skips there are, before the level is laid and after it.
const JOKERS: usize = IDLE + 3;
const SKIPS: usize = JOKERS + 2 * 4;
/// How many cards cannot be added, by how many there are.
const STUCK: usize = SKIPS + 2 * 3;
/// A card that could be added was thrown away last.
const ADDABLE: usize = STUCK + 5 * 4;
/// How many features there are.
pub(super) const FEATURES: usize = ADDABLE + 1;

/// What each feature multiplies the likelihood by.
static FACTORS: LazyLock<[f32; FEATURES]> = LazyLock::new(|| {
    let (bytes, _) = include_bytes!("../../../weights/hands.bin").as_chunks::<4>();
    assert_eq!(bytes.len(), FEATURES, "the factors fit the features");
    std::array::from_fn(|feature| f32::from_le_bytes(bytes[feature]))
});

impl Rival<'_> {
    /// How likely a hand is, compared with others.
    pub(super) fn likelihood(&self, hand: &Cards) -> f32 {
        let mut likelihood = 1.0;
        self.describe(hand, |feature| likelihood *= FACTORS[feature]);
        likelihood
    }

    /// Tells `note` the features of a hand.
    pub(super) fn describe(&self, hand: &Cards, mut note: impl FnMut(usize)) {
        let laid = usize::from(self.has_laid);
        note(JOKERS + 4 * laid + usize::from(hand.jokers()).min(3));
        note(SKIPS + 3 * laid + usize::from(hand.skips()).min(2));
        if self.has_laid {
            let size = match hand.len() {
                0..=2 => 0,
                3..=4 => 1,
                5..=7 => 2,
                _ => 3,
            };
            note(STUCK + 4 * self.openings.plan(hand).stuck.min(4) + size);
            if self.thrown.first().is_some_and(|card| self.openings.take(*card)) {
                note(ADDABLE);
            }
            return;
        }
        let found = look(hand, self.level);
        let time = match self.turns {
            0..=1 => 0,
            2..=3 => 1,
            4..=6 => 2,
            _ => 3,
        };
        note(MISSING + 4 * usize::from(found.missing).min(5) + time);
        let (last, older) = self.thrown.split_at(self.thrown.len().min(1));
        if last.iter().any(|card| needs(&found, *card)) {
            note(LAST);
        }
        let is_idle = |card: &Card| missing(&without(hand, *card), self.level) == found.missing;
        let counts = [
            (OLDER, older.iter().filter(|card| needs(&found, **card)).count()),
            (IDLE, self.known.kinds().filter(is_idle).count()),
        ];
        for (feature, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            note(feature + count.min(3) - 1);
        }
    }
}
