//! What one viewer may know.

use arrayvec::ArrayVec;
#[cfg(feature = "serde")]
use serde::ser::SerializeMap;
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};
use sobremesa_table::{Seat, Viewer};

use crate::action::Action;
use crate::board::{Area, Board, Prospect};
use crate::cards::{Card, Cards, Layer};
use crate::check;
use crate::ending::Outcome;
use crate::memory::Memory;
use crate::options::Rules;
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
    /// The viewer's own hand; none for a spectator.
    pub hand: Option<Cards>,
    /// The cards that everyone knows to be in the hands, seat 0 first.
    pub known: ArrayVec<Cards, 5>,
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
    pub hands: Vec<Cards>,
    /// The draw pile, top card first.
    pub pile: Vec<Card>,
}

impl View {
    pub(crate) fn new(state: &State, memory: &Memory, viewer: Viewer) -> View {
        View {
            viewer,
            board: *state.board(),
            phase: state.phase(),
            hand_sizes: state.hands().iter().map(|hand| hand.len()).collect(),
            hand: viewer.seat().map(|seat| state.hand(seat)),
            known: memory.known().iter().copied().take(state.board().players()).collect(),
            open: state.outcome().map(|outcome| Open {
                outcome,
                hands: state.hands().to_vec(),
                pile: state.pile().collect(),
            }),
        }
    }

    /// The options.
    pub fn rules(&self) -> &Rules {
        self.board.rules()
    }

    /// What the viewer may do now, if the decision is theirs.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        match (self.phase, self.hand) {
            (Phase::Play(seat), Some(hand)) if self.viewer.is(seat) => {
                check::list_plays(hand, &mut actions);
            }
            (phase, _)
                if self.viewer.seat().map(sobremesa_table::Owed::Seat) == Some(phase.owed()) =>
            {
                check::list_decisions(&self.board, phase, &mut actions);
            }
            _ => {}
        }
        actions
    }

    /// For every play that the viewer's hand allows: what it would do, if it were made now.
    pub fn prospects(&self) -> Vec<(Layer, Prospect)> {
        let (Some(seat), Some(hand)) = (self.viewer.seat(), self.hand) else { return Vec::new() };
        let mut plays = Vec::new();
        check::list_plays(hand, &mut plays);
        plays
            .into_iter()
            .filter_map(|play| match play {
                Action::Play(layer) => Some((layer, self.board.prospect(seat, &layer, hand.len()))),
                _ => None,
            })
            .collect()
    }

    /// The cards whose place this viewer cannot know: in others' hands or in the pile.
    pub fn unseen(&self) -> Cards {
        let open = self.board.areas().iter().map(Area::all);
        let seen = open
            .chain(self.board.reserve().slots().iter().copied())
            .chain([self.board.ghost(), self.board.discard()])
            .chain(self.known_hands());
        seen.fold(Cards::all(), Cards::minus)
    }

    /// Of each hand what the viewer knows: all of the own one, of others what everyone knows.
    pub fn known_hands(&self) -> impl Iterator<Item = Cards> + '_ {
        let own = |seat: Seat| self.hand.filter(|_| self.viewer.is(seat));
        let seats = Seat::all(self.board.players());
        seats.zip(&self.known).map(move |(seat, known)| own(seat).unwrap_or(*known))
    }
}

#[cfg(feature = "serde")]
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let areas: Vec<&[Layer]> = self.board.areas().iter().map(Area::layers).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer)?;
        map.serialize_entry("rules", self.rules())?;
        map.serialize_entry("phase", &self.phase)?;
        map.serialize_entry("areas", &areas)?;
        map.serialize_entry("reserve", self.board.reserve().slots())?;
        if self.rules().is_duel() {
            map.serialize_entry("ghost", &self.board.ghost())?;
        }
        map.serialize_entry("discard", &self.board.discard())?;
        map.serialize_entry("pile_size", &self.board.pile_size())?;
        map.serialize_entry("hand_sizes", self.hand_sizes.as_slice())?;
        if let Some(hand) = &self.hand {
            map.serialize_entry("hand", hand)?;
        }
        map.serialize_entry("known", self.known.as_slice())?;
        if let Some(open) = &self.open {
            map.serialize_entry("open", open)?;
        }
        map.end()
    }
}

#[cfg(feature = "serde")]
impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Phase::Deal => map.serialize_entry("type", "deal")?,
            Phase::Play(seat) => {
                map.serialize_entry("type", "play")?;
                map.serialize_entry("seat", seat)?;
            }
            Phase::Ghost(seat) => {
                map.serialize_entry("type", "ghost")?;
                map.serialize_entry("seat", seat)?;
            }
            Phase::Steal { thief, victim } => {
                map.serialize_entry("type", "steal")?;
                map.serialize_entry("seat", thief)?;
                map.serialize_entry("victim", victim)?;
            }
            Phase::Answer { thief, victim } => {
                map.serialize_entry("type", "answer")?;
                map.serialize_entry("seat", victim)?;
                map.serialize_entry("thief", thief)?;
            }
            Phase::Draw { thief, victim, left } => {
                map.serialize_entry("type", "draw")?;
                map.serialize_entry("seat", victim)?;
                map.serialize_entry("thief", thief)?;
                map.serialize_entry("left", left)?;
            }
            Phase::Extra(seat) => {
                map.serialize_entry("type", "extra")?;
                map.serialize_entry("seat", seat)?;
            }
            Phase::Over(end) => {
                map.serialize_entry("type", "over")?;
                map.serialize_entry("end", end)?;
            }
        }
        map.end()
    }
}
