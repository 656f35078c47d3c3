//! Where wishes let the hidden cards be.

use sobremesa_table::{Seat, Stream};

use crate::cards::{Card, LevelCard};
use crate::memory::{Place, Places, Trace};
use crate::view::View;
use crate::wishes::Told;

/// Chances are counted in thousandths.
const CERTAIN: u32 = 1_000;

/// For each level card the places where it can be by the wishes that are believed this time.
///
/// Each player is believed as often as what they said, and did not say, is thought to be true.
pub(super) struct Heeded([Places; LevelCard::COUNT]);

impl Heeded {
    pub(super) fn new(view: &View, stream: &mut Stream) -> Heeded {
        let told =
            Told::new(view, |chance| stream.below(CERTAIN) < (chance * CERTAIN as f32) as u32);
        let mut heeded = Heeded([Places::ALL; LevelCard::COUNT]);
        for seat in Seat::all(view.board.players()) {
            for card in told.lacks[seat.index()].iter() {
                heeded.0[card.index()].remove(Place::Hand(seat));
            }
        }
        for seat in Seat::all(view.board.players()) {
            for card in told.holds[seat.index()].iter() {
                heeded.0[card.index()] = Places::only(Place::Hand(seat));
            }
        }
        heeded
    }

    /// Where a card can be.
    pub(super) fn places(&self, card: Card) -> Places {
        match card {
            Card::Level(card) => self.0[card.index()],
            Card::Pause => Places::ALL,
        }
    }

    /// The cards that somebody seems to hold.
    pub(super) fn claims(&self) -> impl Iterator<Item = Trace> {
        let cards = LevelCard::all().zip(self.0).filter(|(_, places)| places.len() == 1);
        cards.map(|(card, places)| Trace { card: Card::Level(card), places })
    }
}
