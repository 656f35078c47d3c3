//! What was shown, as a perfect memory keeps it.
//!
//! Everyone sees which cards are taken from discard piles. They are known to be in that hand until
//! they leave it, or the round ends. And everyone sees what a new draw pile is made of.

use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Source};
use crate::cards::{Card, Cards};
use crate::check::ends_round;
use crate::deal::Chance;
use crate::game::Level8;
use crate::origins::Origins;
use crate::state::State;
use crate::view::View;

/// What everyone knows beyond what lies open.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    known: [Cards; Seat::MOST],
    kept: [Option<u8>; Seat::MOST],
    origins: Origins,
    /// How many cards in a row were taken from discard piles, while nothing was laid or added.
    circling: u8,
}

/// What the memory needs of the state before a move.
#[derive(Clone, Copy, Debug, Default)]
pub struct Note {
    /// The card that is taken from a discard pile.
    taken: Option<Card>,
    /// L8-19: whether the round ends.
    ends_round: bool,
}

impl Note {
    /// The move is not judged yet.
    pub(crate) fn new(before: &State, made: &Move<Level8>) -> Note {
        let Move::Action { by: Actor::Seat(seat), action } = made else { return Note::default() };
        let taken = match action {
            Action::Draw(Source::Discard(from)) => {
                before.board().places().get(from.index()).and_then(|place| place.discard().top())
            }
            _ => None,
        };
        let hand = before.hands().get(seat.index());
        Note { taken, ends_round: hand.is_some_and(|hand| ends_round(hand, action)) }
    }
}

impl Memory {
    /// The cards that everyone knows to be in the hands, seat 0 first.
    pub fn known(&self) -> &[Cards; Seat::MOST] {
        &self.known
    }

    /// L8-24: how many cards the players keep for the next round, once they have decided.
    pub fn kept(&self) -> &[Option<u8>; Seat::MOST] {
        &self.kept
    }

    /// Where the hidden cards came from.
    pub(crate) fn origins(&self) -> &Origins {
        &self.origins
    }

    /// How many cards in a row were taken from discard piles, while nothing was laid or added. As long as
    /// that goes on, a position may come again.
    pub(crate) fn circling(&self) -> u8 {
        self.circling
    }

    pub(crate) fn behind(view: &View) -> Memory {
        let mut memory =
            Memory { origins: view.origins, circling: view.circling, ..Memory::default() };
        memory.known[..view.known.len()].copy_from_slice(&view.known);
        memory.kept[..view.kept_sizes.len()].copy_from_slice(&view.kept_sizes);
        memory
    }

    /// Adds what a move showed, by the note that was taken before it.
    pub(crate) fn remember(&mut self, note: Note, made: &Move<Level8>) {
        let (seat, action) = match made {
            Move::Chance(Chance::Deal(deal)) => {
                let hands = deal.hands().iter().map(Vec::len);
                let origins = Origins::of_deal(hands, deal.pile().first().copied());
                return *self = Memory { origins, ..Memory::default() };
            }
            Move::Chance(Chance::Reshuffle(pile)) => {
                return self.origins.reshuffle(pile.iter().copied().collect());
            }
            Move::Action { by: Actor::Seat(seat), action } => (*seat, action),
            Move::Action { .. } | Move::Statement { .. } => return,
        };
        match action {
            Action::Draw(Source::Discard(_)) => self.circling = self.circling.saturating_add(1),
            Action::Discard(_) | Action::Pass | Action::Keep(_) => {}
            Action::Draw(Source::Pile) | Action::Lay(_) | Action::Add { .. } | Action::Skip(_) => {
                self.circling = 0;
            }
        }
        match action {
            Action::Draw(Source::Pile) => self.origins.draw(seat),
            Action::Draw(Source::Discard(_)) => {
                note.taken.into_iter().for_each(|card| self.known[seat.index()].insert(card));
            }
            Action::Lay(laydown) => laydown.cards().for_each(|card| self.part(seat, card)),
            // L8-19: the last card ends the round, and with it what was known.
            Action::Discard(_) if note.ends_round => *self = Memory::default(),
            Action::Add { card, .. } | Action::Discard(card) => self.part(seat, *card),
            Action::Skip(_) => self.part(seat, Card::Skip),
            Action::Keep(keep) => {
                self.kept[seat.index()] = Some(keep.cards().count() as u8);
            }
            Action::Pass => {}
        }
    }

    /// A card leaves a hand; the ones that are known leave first.
    fn part(&mut self, seat: Seat, card: Card) {
        let known = &mut self.known[seat.index()];
        if known.contains(card) {
            known.remove(card);
        } else {
            self.origins.part(seat, card);
        }
    }
}
