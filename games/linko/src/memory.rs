//! What was shown, as a perfect memory keeps it.
//!
//! Everyone sees which cards go into a hand from the reserve, from the ghost zone, by theft or back
//! from the own area. They are known to be in that hand until they are played.

use sobremesa_table::{Actor, Move, Seat};

use crate::action::{Action, Answer, Loot, Source};
use crate::board::Area;
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

    /// The cards that come into a hand by a move, for everyone to see; the move is not judged yet.
    pub(crate) fn shown(before: &State, made: &Move<Linko>) -> Cards {
        let Move::Action { by: Actor::Seat(seat), action } = made else { return Cards::default() };
        let board = before.board();
        let top =
            |seat: Seat| board.areas().get(seat.index()).and_then(Area::top).map(Layer::cards);
        let cards = match action {
            Action::Ghost(value) => {
                let card = Card::Number(*value);
                Some(Cards::of(card, board.ghost().count(card)))
            }
            Action::Steal { from, loot: Loot::Take } => top(*from),
            Action::Answer(Answer::Keep) => top(*seat),
            Action::Draw(Source::Slot(slot)) => {
                board.reserve().slots().get(usize::from(*slot)).copied()
            }
            Action::Play(_)
            | Action::Steal { loot: Loot::Leave, .. }
            | Action::Answer(Answer::Discard)
            | Action::Draw(Source::Pile)
            | Action::Pass => None,
        };
        cards.unwrap_or_default()
    }

    /// Adds what a move showed, by which these cards came into a hand.
    pub(crate) fn remember(&mut self, shown: Cards, made: &Move<Linko>, after: &State) {
        match made {
            Move::Chance(_) => self.see_deal(after.board().rules()),
            Move::Action { by: Actor::Seat(seat), action: Action::Play(layer) } => {
                self.see_leave(*seat, layer.cards());
            }
            Move::Action { by: Actor::Seat(seat), .. } => self.see_come(*seat, shown),
            Move::Action { by: Actor::Team, .. } => {}
            Move::Statement { statement, .. } => match *statement {},
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
