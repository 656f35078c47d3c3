//! The state: hands, pile, and who owes which decision.

use sobremesa_table::{Options, Owed, Seat, Seed};

use crate::board::{Board, DECK};
use crate::cards::{Card, Cards};
use crate::deal::{DEAL, Deal};
use crate::ending::End;
use crate::options::Rules;
use crate::refusal::Refusal;

/// Which decision is owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The deal.
    Deal,
    /// LK-4: this player's turn begins with a play.
    Play(Seat),
    /// LK-21: this player chooses the set to steal from the ghost zone, even if only one fits.
    Ghost(Seat),
    /// LK-8: the thief takes a layer, or leaves it.
    Steal {
        /// Whose turn it is.
        thief: Seat,
        /// Whose layer it is.
        victim: Seat,
    },
    /// LK-8: the victim takes a layer that was left, or discards it.
    Answer {
        /// Whose turn it is.
        thief: Seat,
        /// Whose layer it is.
        victim: Seat,
    },
    /// LK-9: the victim draws for a stolen layer.
    Draw {
        /// Whose turn it is.
        thief: Seat,
        /// Who draws.
        victim: Seat,
        /// How many draws are still due.
        left: u8,
    },
    /// LK-12: the player who could steal nothing draws one card, or passes.
    Extra(Seat),
    /// The game is over.
    Over(End),
}

impl Phase {
    /// Who must decide.
    #[inline]
    pub fn owed(self) -> Owed {
        match self {
            Phase::Deal => Owed::Chance(DEAL),
            Phase::Play(seat) | Phase::Ghost(seat) | Phase::Extra(seat) => Owed::Seat(seat),
            Phase::Steal { thief, .. } => Owed::Seat(thief),
            Phase::Answer { victim, .. } | Phase::Draw { victim, .. } => Owed::Seat(victim),
            Phase::Over(_) => Owed::Nobody,
        }
    }

    /// Whose turn it is, whoever must decide.
    pub fn turn(self) -> Option<Seat> {
        match self {
            Phase::Play(seat) | Phase::Ghost(seat) | Phase::Extra(seat) => Some(seat),
            Phase::Steal { thief, .. }
            | Phase::Answer { thief, .. }
            | Phase::Draw { thief, .. } => Some(thief),
            Phase::Deal | Phase::Over(_) => None,
        }
    }
}

/// Everything that decides how the game goes on, hidden cards included.
#[derive(Clone, Debug)]
pub struct State {
    board: Board,
    hands: [Cards; 5],
    /// The first ones, as many as the board says; the last of these is the top.
    pile: [Card; DECK],
    phase: Phase,
}

impl State {
    /// A game before its deal.
    ///
    /// # Errors
    /// If the options cannot be played.
    pub fn new(rules: &Rules) -> Result<State, Refusal> {
        rules.validate().map(|()| State::start(*rules))
    }

    pub(crate) fn start(rules: Rules) -> State {
        State {
            board: Board::new(rules),
            hands: [Cards::default(); 5],
            pile: [Card::Joker; DECK],
            phase: Phase::Deal,
        }
    }

    /// A state put together from its parts; the pile has its top card last.
    pub(crate) fn from_parts(
        board: Board,
        hands: [Cards; 5],
        pile: &[Card],
        phase: Phase,
    ) -> State {
        let mut state = State { board, hands, pile: [Card::Joker; DECK], phase };
        state.pile[..pile.len()].copy_from_slice(pile);
        state.board.set_pile_size(pile.len());
        state
    }

    /// What lies open on the table.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(crate) fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    /// All hands, seat 0 first.
    pub fn hands(&self) -> &[Cards] {
        &self.hands[..self.board.players()]
    }

    /// The draw pile, top card first.
    pub fn pile(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.pile[..self.board.pile_size()].iter().rev().copied()
    }

    pub(crate) fn set_pile(&mut self, top_first: &[Card]) {
        for (place, card) in self.pile.iter_mut().zip(top_first.iter().rev()) {
            *place = *card;
        }
        self.board.set_pile_size(top_first.len());
    }

    /// Takes the top card of the pile.
    #[inline]
    pub(crate) fn take_from_pile(&mut self) -> Option<Card> {
        let size = self.board.pile_size().checked_sub(1)?;
        self.board.set_pile_size(size);
        Some(self.pile[size])
    }

    /// Who must decide now.
    pub fn owed(&self) -> Owed {
        self.phase.owed()
    }

    /// The deal that a seed gives this table.
    pub fn shuffle(&self, seed: &Seed) -> Deal {
        Deal::shuffled(self.board.rules(), &mut seed.stream(DEAL))
    }

    /// Which decision is owed.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
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

/// Cards that were drawn long ago do not tell two states apart.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.board == other.board
            && self.hands == other.hands
            && self.pile().eq(other.pile())
            && self.phase == other.phase
    }
}
