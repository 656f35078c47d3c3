//! What one viewer may know.

#[cfg(feature = "serde")]
mod json;

use arrayvec::ArrayVec;
#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::{Seat, Viewer};

use crate::action::Action;
use crate::board::Board;
use crate::cards::{Card, World};
use crate::check;
use crate::ending::{self, Loss, Outcome};
use crate::hand::{Hand, LevelCards};
use crate::memory::{Bounds, Exchanges, Heard, Memory, Statements, Traces};
use crate::options::Rules;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// What one viewer may know, with everything that a perfect memory keeps.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub board: Board,
    /// Which decision is owed.
    pub phase: Phase,
    /// How many cards each player holds, seat 0 first.
    pub hand_sizes: ArrayVec<usize, 5>,
    /// How many cards were drawn from the pile so far.
    pub drawn: usize,
    /// The viewer's own hand; none for a spectator.
    pub hand: Option<Hand>,
    /// All statements, the oldest first.
    pub said: Statements,
    /// The wishes that hold, and what came of wishes.
    pub heard: Heard,
    /// What the statements and what happened since tell of the hands, seat 0 first.
    pub bounds: ArrayVec<Bounds, 5>,
    /// What everyone can know of the cards that were exchanged and are still in the pile.
    pub exchanges: Exchanges,
    /// Where the cards may be that the viewer put under the pile.
    pub traces: Traces,
    /// Everything, once the game is over.
    pub open: Option<Open>,
}

/// The cards that were hidden, shown when the game is over.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Open {
    /// The result.
    pub outcome: Outcome,
    /// All hands, seat 0 first; none while they are under seal.
    pub hands: Vec<Hand>,
    /// The draw pile, top card first.
    pub pile: Vec<Card>,
}

/// Whether the rules of placing let a card of the hand lie in a row now, and if not, by which rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judgment {
    /// The card.
    pub card: Card,
    /// The row.
    pub row: World,
    /// Whether it can be placed there.
    pub verdict: Result<(), Refusal>,
}

impl View {
    pub(crate) fn new(state: &State, memory: &Memory, viewer: Viewer) -> View {
        let players = state.board().players();
        View {
            viewer,
            board: *state.board(),
            phase: state.phase(),
            hand_sizes: state.hands().iter().map(Hand::len).collect(),
            drawn: state.drawn(),
            hand: viewer.seat().map(|seat| *state.hand(seat)),
            said: memory.said().clone(),
            heard: memory.heard(viewer),
            bounds: memory.bounds()[..players].iter().copied().collect(),
            exchanges: memory.exchanges().clone(),
            traces: viewer
                .seat()
                .into_iter()
                .flat_map(|seat| memory.traces(seat))
                .copied()
                .collect(),
            open: state.outcome().map(|outcome| Open {
                outcome,
                hands: state.hands().to_vec(),
                pile: state.pile().to_vec(),
            }),
        }
    }

    /// What the game was lost by, if it was lost. While the hands are under seal, what only another one's hand tells
    /// is not known.
    pub fn loss(&self) -> Option<Loss> {
        let hands = &self.open.as_ref()?.hands;
        let own = |seat| self.hand.filter(|_| self.viewer.seat() == Some(seat));
        let hand = |seat: Seat| hands.get(seat.index()).copied().or_else(|| own(seat));
        ending::loss(&self.board, self.phase, hand)
    }

    /// The options.
    pub fn rules(&self) -> &Rules {
        self.board.rules()
    }

    /// The seat that owes a decision; none when it is the team's or nobody's.
    pub fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn(seat) | Phase::Swap(seat) => Some(seat),
            Phase::Deal | Phase::First | Phase::Over(_) => None,
        }
    }

    /// For every card of the viewer's hand and every row: whether the rules of placing let it lie
    /// there now, and if not, by which rule. Whose turn it is does not matter here, so that a page
    /// can show it ahead of the turn. Equal cards are judged once.
    pub fn judgments(&self) -> Vec<Judgment> {
        let Some(hand) = self.hand else { return Vec::new() };
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.dedup();
        let pairs = cards.into_iter().flat_map(|card| World::ALL.map(|row| (card, row)));
        pairs
            .map(|(card, row)| {
                let verdict = self.board.check_card(card, row);
                Judgment { card, row, verdict }
            })
            .collect()
    }

    /// For every row: whether the rules of placing let a reset lie there now, and if not, by which
    /// rule; whose turn it is does not matter here.
    pub fn reset_judgments(&self) -> [(World, Result<(), Refusal>); 5] {
        World::ALL.map(|row| (row, self.board.check_reset(row)))
    }

    /// The level cards that this viewer cannot see: in others' hands or in the pile.
    pub fn unseen_levels(&self) -> LevelCards {
        let seen = self.board.levels_placed().union(self.board.tucked());
        let seen = seen.union(self.hand.unwrap_or_default().levels());
        World::ALL
            .into_iter()
            .fold(LevelCards::default(), |all, world| all.union(LevelCards::of_world(world)))
            .without(seen)
    }

    /// How many pauses of the deck this viewer cannot see.
    pub fn unseen_pauses(&self) -> usize {
        let own = self.hand.unwrap_or_default().pauses();
        usize::from(self.rules().pauses - own) - self.board.pauses_placed()
    }

    /// What the viewer may do now, if it is the viewer's turn, or the team's.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match (self.phase, self.hand) {
            (Phase::First, Some(_)) => {
                actions.extend(Seat::all(self.board.players()).map(Action::First));
            }
            (Phase::Turn(seat), Some(hand)) if self.viewer.is(seat) => {
                check::list_placings(&self.board, &hand, &mut actions);
            }
            (Phase::Swap(seat), Some(hand)) if self.viewer.is(seat) => {
                check::list_swaps(&hand, &mut actions);
            }
            _ => {}
        }
        actions
    }
}
