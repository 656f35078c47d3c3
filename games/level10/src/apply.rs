//! What a legal move does.

use sobremesa_table::{Actor, Seat};

use crate::action::{Action, Swap};
use crate::board::Cell;
use crate::cards::{Card, LevelCard, World};
use crate::deal::Deal;
use crate::ending::End;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl State {
    /// Checks and performs a deal (L10-4).
    ///
    /// # Errors
    /// If it is not a deal of the whole deck, or the cards are dealt already; then nothing changes.
    pub fn apply_deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Deal => {}
            Phase::Over(_) => return Err(Refusal::GameOver),
            Phase::First | Phase::Turn(_) | Phase::Swap(_) => return Err(Refusal::AlreadyDealt),
        }
        deal.check(self.board().rules())?;
        for seat in Seat::all(self.board().players()) {
            *self.hand_mut(seat) = deal.hand(seat);
        }
        self.lay_pile(deal.pile());
        self.set_phase(Phase::First);
        Ok(())
    }

    /// Checks and performs an action.
    ///
    /// # Errors
    /// If [`check`](State::check) refuses it; then nothing changes.
    #[inline]
    pub fn apply(&mut self, by: Actor, action: &Action) -> Result<(), Refusal> {
        self.check(by, action)?;
        let turn = match self.phase() {
            Phase::Turn(seat) | Phase::Swap(seat) => Some(seat),
            Phase::Deal | Phase::First | Phase::Over(_) => None,
        };
        match (*action, turn) {
            (Action::Play(card), Some(seat)) => self.play(seat, card),
            (Action::Pause { row, tuck }, Some(seat)) => self.pause(seat, row, tuck),
            (Action::Reset(row), Some(seat)) => self.reset(seat, row),
            (Action::Swap(swap), Some(seat)) => self.swap(seat, swap),
            (Action::First(seat), _) => self.set_phase(Phase::Turn(seat)),
            (_, None) => unreachable!("checked: a player's action in a player's turn"),
        }
        Ok(())
    }

    /// L10-7 (A), L10-9: a level card into its row, then a draw.
    fn play(&mut self, seat: Seat, card: LevelCard) {
        self.hand_mut(seat).remove(Card::Level(card));
        self.board_mut().place(card.world, Cell::Level(card.value));
        self.draw(seat);
        self.end_turn(seat);
    }

    /// L10-7 (A), L10-9, L10-18: a pause into a row, perhaps with a card under it, then a draw.
    fn pause(&mut self, seat: Seat, row: World, tuck: Option<LevelCard>) {
        self.hand_mut(seat).remove(Card::Pause);
        self.board_mut().place(row, Cell::Pause);
        if let Some(card) = tuck {
            self.hand_mut(seat).remove(Card::Level(card));
            self.board_mut().tuck(card);
        }
        self.draw(seat);
        self.end_turn(seat);
    }

    /// L10-7 (B), L10-10: a reset into a row; with cards in the pile the exchange is owed next.
    fn reset(&mut self, seat: Seat, row: World) {
        self.board_mut().place(row, Cell::Reset);
        if self.board().pile_size() > 0 && !self.board().is_full() {
            self.set_phase(Phase::Swap(seat));
        } else {
            self.end_turn(seat);
        }
    }

    /// L10-10: first all cards go under the pile, then as many come from its top.
    fn swap(&mut self, seat: Seat, swap: Swap) {
        for card in swap.cards() {
            self.hand_mut(seat).remove(card);
            self.put_under(card);
        }
        for _ in swap.cards() {
            self.draw(seat);
        }
        self.end_turn(seat);
    }

    /// The game ends (L10-12, L10-20, L10-21), or the next player's turn begins.
    fn end_turn(&mut self, seat: Seat) {
        let phase = if self.board().is_full() {
            Phase::Over(End::Won)
        } else {
            match self.next_turn(seat) {
                None => Phase::Over(End::HandsEmpty),
                Some(next) if self.can_act(next) => Phase::Turn(next),
                Some(next) => Phase::Over(End::Stuck(next)),
            }
        };
        self.set_phase(phase);
    }

    /// L10-7, L10-19: the turn goes to the next player clockwise who has cards.
    fn next_turn(&self, seat: Seat) -> Option<Seat> {
        if self.has_double_turn() && !self.hand(seat).is_empty() {
            return Some(seat);
        }
        let players = self.board().players();
        let mut clockwise = seat.others(players).chain([seat]);
        clockwise.find(|next| !self.hand(*next).is_empty())
    }

    /// L10-8: of five players, the one who completed a column goes on.
    fn has_double_turn(&self) -> bool {
        self.board().players() == 5 && self.board().column_is_fresh()
    }
}
