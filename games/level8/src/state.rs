//! The state: hands, pile, and who owes which decision.

use sobremesa_table::{Options, Owed, Seat, Seed, Stream, StreamName, Viewer};

use crate::board::{Board, DECK};
use crate::cards::{Card, Cards};
use crate::deal::{Chance, Deal};
use crate::ending::End;
use crate::memory::Memory;
use crate::options::Rules;
use crate::refusal::Refusal;
use crate::view::View;

/// Which decision is owed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A round's deal.
    Deal,
    /// L8-5: this player's turn begins with a draw.
    Draw(Seat),
    /// L8-6 to L8-8: this player lays, adds, and ends the turn.
    Act(Seat),
    /// L8-16: this player's turn is skipped.
    Pass(Seat),
    /// L8-15, L8-17: a new draw pile, before this player's turn goes on, or the next one begins.
    Reshuffle(Next),
    /// L8-24: this player keeps cards for the next round.
    Keep(Seat),
    /// The game is over.
    Over(End),
}

/// How the game goes on after a reshuffle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// This player's turn goes on.
    Act(Seat),
    /// This player's turn begins. A pass puts a skip under a pile that still has cards, so no game comes
    /// here; records may write a reshuffle after a pass all the same.
    Turn(Seat),
}

/// Everything that decides how the game goes on, hidden cards included.
#[derive(Clone, Debug)]
pub struct State {
    board: Board,
    hands: [Cards; Seat::MOST],
    /// L8-24: what the players keep for the next round.
    kept: [Cards; Seat::MOST],
    /// The first ones, as many as the board says; the last of these is the top.
    pile: [Card; DECK],
    phase: Phase,
}

impl State {
    /// The state before the first deal.
    ///
    /// # Errors
    /// Why these options cannot be played.
    pub fn new(rules: &Rules) -> Result<State, Refusal> {
        rules.validate()?;
        Ok(State {
            board: Board::new(*rules),
            hands: [Cards::default(); Seat::MOST],
            kept: [Cards::default(); Seat::MOST],
            pile: [Card::Skip; DECK],
            phase: Phase::Deal,
        })
    }

    /// A state put together from its parts; the pile has its top card last.
    pub(crate) fn from_parts(
        board: Board,
        hands: [Cards; Seat::MOST],
        kept: [Cards; Seat::MOST],
        pile: &[Card],
        phase: Phase,
    ) -> State {
        let mut state = State { board, hands, kept, pile: [Card::Skip; DECK], phase };
        state.pile[..pile.len()].copy_from_slice(pile);
        state.board.set_pile_size(pile.len());
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

    #[inline]
    pub(crate) fn board_mut(&mut self) -> &mut Board {
        &mut self.board
    }

    /// A player's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Cards {
        &mut self.hands[seat.index()]
    }

    /// All hands, seat 0 first.
    pub fn hands(&self) -> &[Cards] {
        &self.hands[..self.board.players()]
    }

    /// L8-24: what the players keep for the next round, seat 0 first.
    pub fn kept(&self) -> &[Cards] {
        &self.kept[..self.board.players()]
    }

    pub(crate) fn kept_mut(&mut self) -> &mut [Cards; Seat::MOST] {
        &mut self.kept
    }

    /// The face-down cards of the draw pile, top card first.
    pub fn pile(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        self.pile[..self.board.pile_size()].iter().rev().copied()
    }

    pub(crate) fn set_pile(&mut self, top_first: &[Card]) {
        for (place, card) in self.pile.iter_mut().zip(top_first.iter().rev()) {
            *place = *card;
        }
        self.board.set_pile_size(top_first.len());
    }

    /// Exchanges a card of a hand for the pile's card at a depth, for guesses of what players hold.
    #[cfg(feature = "table")]
    pub(crate) fn exchange(&mut self, seat: Seat, card: Card, depth: usize) {
        let place = self.board.pile_size() - 1 - depth;
        let drawn = std::mem::replace(&mut self.pile[place], card);
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        hand.insert(drawn);
    }

    /// Takes the top card of the pile.
    #[inline]
    pub(crate) fn take_from_pile(&mut self) -> Option<Card> {
        let size = self.board.pile_size().checked_sub(1)?;
        self.board.set_pile_size(size);
        Some(self.pile[size])
    }

    /// Which decision is owed.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub(crate) fn set_phase(&mut self, phase: Phase) {
        self.phase = phase;
    }

    /// Who must decide.
    #[inline]
    pub fn owed(&self) -> Owed {
        match self.phase {
            Phase::Deal => Owed::Chance(StreamName { purpose: "deal", round: self.board.rounds() }),
            Phase::Reshuffle(_) => {
                Owed::Chance(StreamName { purpose: "reshuffle", round: self.board.reshuffles() })
            }
            Phase::Draw(seat) | Phase::Act(seat) | Phase::Pass(seat) | Phase::Keep(seat) => {
                Owed::Seat(seat)
            }
            Phase::Over(_) => Owed::Nobody,
        }
    }

    /// The deal or the new pile that is owed, as it follows from a seed.
    ///
    /// # Panics
    /// If no shuffle is owed.
    pub fn shuffle(&self, seed: &Seed) -> Chance {
        let Owed::Chance(name) = self.owed() else {
            panic!("no shuffle is owed: {:?}", self.phase)
        };
        self.draw_chance(&mut seed.stream(name))
    }

    pub(crate) fn draw_chance(&self, stream: &mut Stream) -> Chance {
        match self.phase {
            Phase::Deal => Chance::Deal(Deal::shuffled(&self.board, self.kept(), stream)),
            Phase::Reshuffle(_) => {
                let cards: Cards = self.board.cards_for_reshuffle().collect();
                let mut pile: Vec<Card> = cards.iter().collect();
                stream.shuffle(&mut pile);
                Chance::Reshuffle(pile)
            }
            owed => panic!("no shuffle is owed: {owed:?}"),
        }
    }

    /// What `viewer` may know, with what `memory` keeps of the moves so far.
    /// [`Course`](sobremesa_table::Course) holds the two together.
    pub fn view(&self, memory: &Memory, viewer: Viewer) -> View {
        View::new(self, memory, viewer)
    }
}

/// Cards that were drawn long ago do not tell two states apart.
impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.board == other.board
            && self.hands == other.hands
            && self.kept == other.kept
            && self.pile().eq(other.pile())
            && self.phase == other.phase
    }
}
