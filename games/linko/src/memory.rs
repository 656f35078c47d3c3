//! What was shown, as a perfect memory keeps it.
//!
//! Everyone sees which cards go into a hand from the reserve, from the ghost zone, by theft or back
//! from the own area. They are known to be in that hand until they are played.

use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Answer, Loot, Source};
use crate::cards::{Card, Cards, Layer};
use crate::deal::DUEL_JOKERS;
use crate::game::Linko;
use crate::options::Rules;
use crate::state::State;
use crate::view::View;

/// The cards that everyone knows to be in the hands.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    known: [Cards; 5],
}

impl Memory {
    /// The cards that everyone knows to be in the hands, seat 0 first.
    pub fn known(&self) -> &[Cards; 5] {
        &self.known
    }

    pub(crate) fn behind(view: &View) -> Memory {
        let mut known = [Cards::default(); 5];
        known[..view.known.len()].copy_from_slice(&view.known);
        Memory { known }
    }

    pub(crate) fn remember(&mut self, before: &State, made: &Move<Linko>) {
        if let Move::Chance(_) = made {
            return self.see_deal(before.board().rules());
        }
        let Move::Action { by: Actor::Seat(seat), action } = made else { return };
        let top = |seat: Seat| before.board().area(seat).top().map(Layer::cards);
        match action {
            Action::Play(layer) => self.see_leave(*seat, layer.cards()),
            Action::Ghost(value) => {
                let card = Card::Number(*value);
                self.see_come(*seat, Cards::of(card, before.board().ghost().count(card)));
            }
            Action::Steal { from, loot: Loot::Take } => {
                self.see_come(*seat, top(*from).unwrap_or_default());
            }
            Action::Answer(Answer::Keep) => self.see_come(*seat, top(*seat).unwrap_or_default()),
            Action::Draw(Source::Slot(slot)) => {
                self.see_come(*seat, before.board().reserve().slots()[usize::from(*slot)]);
            }
            Action::Steal { loot: Loot::Leave, .. }
            | Action::Answer(Answer::Discard)
            | Action::Draw(Source::Pile)
            | Action::Pass => {}
        }
    }

    /// LK-18: in the duel everyone starts with two jokers.
    fn see_deal(&mut self, rules: &Rules) {
        if rules.is_duel() {
            self.known = [Cards::of(Card::Joker, DUEL_JOKERS); 5];
        }
    }

    fn see_come(&mut self, seat: Seat, cards: Cards) {
        let known = &mut self.known[seat.index()];
        *known = known.plus(cards);
    }

    /// Of equal cards nobody can tell which ones were played: as many fewer are surely left.
    fn see_leave(&mut self, seat: Seat, cards: Cards) {
        let known = &mut self.known[seat.index()];
        *known = known.saturating_minus(cards);
    }
}
