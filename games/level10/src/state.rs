//! The state: hands, pile, and who owes which decision.

use sobremesa_table::{Options, Owed, Seat, Seed, Viewer};

use crate::board::Board;
use crate::cards::Card;
use crate::deal::{DEAL, Deal};
use crate::ending::End;
use crate::hand::Hand;
use crate::memory::Memory;
use crate::options::Rules;
use crate::refusal::Refusal;
use crate::view::View;

/// The most cards that ever go into the pile: 33 dealt, and two more for each of ten resets.
pub(crate) const PILE_SLOTS: usize = 53;

/// Which decision is owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The deal.
    Deal,
    /// L10-5: the team's choice of who begins.
    First,
    /// L10-7: this player's turn.
    Turn(Seat),
    /// L10-10: this player's exchange after a reset.
    Swap(Seat),
    /// The game is over.
    Over(End),
}

/// Everything that decides how the game goes on, hidden cards included.
#[derive(Clone, Debug)]
pub struct State {
    board: Board,
    hands: [Hand; 5],
    /// The cards from `drawn` on are the pile, top card first.
    pile: [Card; PILE_SLOTS],
    drawn: u8,
    phase: Phase,
}

impl State {
    /// A game before its deal.
    ///
    /// # Errors
    /// If nobody can play by these options.
    pub fn new(rules: &Rules) -> Result<State, Refusal> {
        rules.validate()?;
        Ok(State::start(*rules))
    }

    /// A game before its deal, by options that were judged.
    pub(crate) fn start(rules: Rules) -> State {
        State {
            board: Board::new(rules),
            hands: [Hand::default(); 5],
            pile: [Card::Pause; PILE_SLOTS],
            drawn: 0,
            phase: Phase::Deal,
        }
    }

    /// A state put together from its parts; `drawn` cards have left the pile before.
    pub(crate) fn from_parts(
        board: Board,
        hands: [Hand; 5],
        pile: &[Card],
        drawn: usize,
        phase: Phase,
    ) -> State {
        let mut state = State::start(*board.rules());
        state.board = board;
        state.hands = hands;
        state.drawn = drawn as u8;
        state.lay_pile(pile);
        state.phase = phase;
        state
    }

    /// The options.
    pub fn rules(&self) -> &Rules {
        self.board.rules()
    }

    /// What lies open on the table.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    pub(crate) fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    /// A player's hand.
    ///
    /// # Panics
    /// If no game has this seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }

    /// All hands, seat 0 first.
    pub fn hands(&self) -> &[Hand] {
        &self.hands[..self.board.players()]
    }

    /// The draw pile, top card first.
    #[inline]
    pub fn pile(&self) -> &[Card] {
        let top = self.drawn();
        &self.pile[top..top + self.board.pile_size()]
    }

    /// How many cards were drawn from the pile so far.
    pub fn drawn(&self) -> usize {
        self.drawn.into()
    }

    /// The cards that were drawn since this many were, in order.
    pub(crate) fn drawn_since(&self, drawn: usize) -> &[Card] {
        &self.pile[drawn..self.drawn()]
    }

    /// L10-4: lays the whole pile.
    pub(crate) fn lay_pile(&mut self, cards: &[Card]) {
        let top = self.drawn();
        self.pile[top..top + cards.len()].copy_from_slice(cards);
        self.board.set_pile_size(cards.len());
    }

    /// L10-10: puts a card under the pile.
    pub(crate) fn put_under(&mut self, card: Card) {
        let size = self.board.pile_size();
        self.pile[self.drawn() + size] = card;
        self.board.set_pile_size(size + 1);
    }

    /// L10-9: draws a card if the pile has any.
    #[inline]
    pub(crate) fn draw(&mut self, seat: Seat) {
        let Some(card) = self.pile().first().copied() else { return };
        self.drawn += 1;
        self.board.set_pile_size(self.board.pile_size() - 1);
        self.hand_mut(seat).insert(card);
    }

    /// Which decision is owed.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who must decide.
    #[inline]
    pub fn owed(&self) -> Owed {
        self.phase.owed()
    }

    /// L10-4: the deal of a seed.
    pub fn shuffle(&self, seed: &Seed) -> Deal {
        Deal::shuffled(self.rules(), &mut seed.stream(DEAL))
    }

    /// What a viewer may know, together with what was shown and said so far.
    pub fn view(&self, memory: &Memory, viewer: Viewer) -> View {
        View::new(self, memory, viewer)
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() < self.board.players() {
            return Ok(());
        }
        let players = self.board.rules().players;
        Err(Refusal::NoSuchSeat { seat, players })
    }
}

impl Phase {
    /// Who must decide.
    #[inline]
    pub fn owed(self) -> Owed {
        match self {
            Phase::Deal => Owed::Chance(DEAL),
            Phase::First => Owed::Team,
            Phase::Turn(seat) | Phase::Swap(seat) => Owed::Seat(seat),
            Phase::Over(_) => Owed::Nobody,
        }
    }
}

/// Cards that were drawn long ago do not tell two states apart.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.board == other.board
            && self.hands == other.hands
            && self.pile() == other.pile()
            && self.drawn == other.drawn
            && self.phase == other.phase
    }
}
