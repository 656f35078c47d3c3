//! What one viewer may know.

use arrayvec::ArrayVec;
#[cfg(feature = "serde")]
use serde::ser::SerializeMap;
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};
use sobremesa_table::{Actor, Owed, Seat, Viewer};

use crate::action::Action;
use crate::board::Board;
#[cfg(feature = "serde")]
use crate::board::Place;
use crate::cards::{Card, Cards};
use crate::check::{self, Judge};
use crate::ending::Outcome;
use crate::meld::Meld;
use crate::memory::Memory;
use crate::options::Rules;
use crate::origins::Origins;
#[cfg(feature = "serde")]
use crate::record::Group;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

/// What one viewer may know, with the cards that were seen to go into hands.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub board: Board,
    /// Which decision is owed.
    pub phase: Phase,
    /// Who owes it.
    pub owed: Owed,
    /// How many cards each player holds, seat 0 first.
    pub hand_sizes: ArrayVec<usize, { Seat::MOST }>,
    /// The viewer's own hand; none for a spectator.
    pub hand: Option<Cards>,
    /// The cards that everyone knows to be in the hands, seat 0 first.
    pub known: ArrayVec<Cards, { Seat::MOST }>,
    /// How many cards each player keeps for the next round, once that is decided.
    pub kept_sizes: ArrayVec<Option<u8>, { Seat::MOST }>,
    /// The cards that the viewer keeps for the next round.
    pub kept: Cards,
    /// Everything, once the game is over.
    pub open: Option<Open>,
    /// Where the hidden cards came from.
    pub(crate) origins: Origins,
    /// How many cards in a row were taken from discard piles, while nothing was laid or added.
    pub(crate) circling: u8,
}

/// The cards that were hidden, shown when the game is over.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Open {
    /// The result.
    pub outcome: Outcome,
    /// All hands, seat 0 first; none while they are under seal.
    pub hands: Vec<Cards>,
    /// The face-down cards of the draw pile, top card first.
    pub pile: Vec<Card>,
}

impl View {
    pub(crate) fn new(state: &State, memory: &Memory, viewer: Viewer) -> View {
        let players = state.board().players();
        View {
            viewer,
            board: *state.board(),
            phase: state.phase(),
            owed: state.owed(),
            hand_sizes: state.hands().iter().map(Cards::len).collect(),
            hand: viewer.seat().map(|seat| *state.hand(seat)),
            known: memory.known()[..players].iter().copied().collect(),
            kept_sizes: memory.kept()[..players].iter().copied().collect(),
            kept: viewer.seat().map_or_else(Cards::default, |seat| state.kept()[seat.index()]),
            open: state.outcome().map(|outcome| Open {
                outcome,
                hands: state.hands().to_vec(),
                pile: state.pile().collect(),
            }),
            origins: *memory.origins(),
            circling: memory.circling(),
        }
    }

    /// The options.
    pub fn rules(&self) -> &Rules {
        self.board.rules()
    }

    /// What the viewer may do now, if the decision is theirs; of lay-downs the canonical ones.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let (Some(seat), Some(hand)) = (self.viewer.seat(), self.hand) else { return actions };
        match self.phase {
            _ if self.owed != Owed::Seat(seat) => {}
            Phase::Draw(_) => check::list_draws(&self.board, &mut actions),
            Phase::Act(_) => check::list_acts(&self.board, seat, &hand, &mut actions),
            Phase::Pass(_) => actions.push(Action::Pass),
            Phase::Keep(_) => check::list_keeps(&hand, &mut actions),
            Phase::Deal | Phase::Reshuffle(_) | Phase::Over(_) => {}
        }
        actions
    }

    /// Judges an action of the viewer.
    pub fn check(&self, action: &Action) -> Result<(), Refusal> {
        let (Some(seat), Some(hand)) = (self.viewer.seat(), &self.hand) else {
            return Err(Refusal::NotYourDecision { owed: self.phase });
        };
        let judge = Judge { board: &self.board, phase: self.phase, owed: self.owed };
        judge.check(Actor::Seat(seat), |_| hand, action)
    }

    /// The cards that this viewer does not see: in others' hands or in the pile.
    pub fn unseen(&self) -> Cards {
        let mut unseen = Cards::all();
        for place in self.board.places() {
            let open = place.discard().cards().iter();
            let open = open.chain(place.melds().flat_map(Meld::cards));
            open.for_each(|card| unseen.remove(*card));
            (0..u8::from(place.is_skipped)).for_each(|_| unseen.remove(Card::Skip));
        }
        (0..self.board.pile_skips()).for_each(|_| unseen.remove(Card::Skip));
        for hand in self.known_hands() {
            hand.iter().for_each(|card| unseen.remove(card));
        }
        unseen
    }

    /// L8-15: whether a new pile was made in this round.
    pub fn has_new_pile(&self) -> bool {
        self.origins.has_new_pile()
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
        let places: Vec<SeenPlace<'_>> = self.board.places().iter().map(SeenPlace).collect();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("viewer", &self.viewer)?;
        map.serialize_entry("rules", self.rules())?;
        map.serialize_entry("phase", &self.phase)?;
        map.serialize_entry("dealer", &self.board.dealer())?;
        map.serialize_entry("round", &self.board.rounds())?;
        map.serialize_entry("places", &places)?;
        map.serialize_entry("pile_size", &self.board.pile_size())?;
        map.serialize_entry("pile_skips", &self.board.pile_skips())?;
        map.serialize_entry("hand_sizes", &self.hand_sizes)?;
        if let Some(hand) = &self.hand {
            map.serialize_entry("hand", hand)?;
            map.serialize_entry("kept", &self.kept)?;
        }
        map.serialize_entry("known", &self.known)?;
        map.serialize_entry("kept_sizes", &self.kept_sizes)?;
        if let Some(open) = &self.open {
            map.serialize_entry("open", open)?;
        }
        map.end()
    }
}

#[cfg(feature = "serde")]
struct SeenPlace<'a>(&'a Place);

#[cfg(feature = "serde")]
impl Serialize for SeenPlace<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let melds = self.0.melds().map(|meld| Group::new(meld.kind(), meld.cards()));
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("level", &self.0.progress.number())?;
        map.serialize_entry("skipped", &self.0.is_skipped)?;
        map.serialize_entry("discard", self.0.discard().cards())?;
        map.serialize_entry("groups", &melds.collect::<Vec<Group>>())?;
        map.end()
    }
}

#[cfg(feature = "serde")]
impl Serialize for Phase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (name, seat) = match self {
            Phase::Deal => ("deal", None),
            Phase::Draw(seat) => ("draw", Some(seat)),
            Phase::Act(seat) => ("act", Some(seat)),
            Phase::Pass(seat) => ("pass", Some(seat)),
            Phase::Reshuffle(_) => ("reshuffle", None),
            Phase::Keep(seat) => ("keep", Some(seat)),
            Phase::Over(_) => ("over", None),
        };
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("type", name)?;
        if let Some(seat) = seat {
            map.serialize_entry("seat", seat)?;
        }
        if let Phase::Over(end) = self {
            map.serialize_entry("end", end)?;
        }
        map.end()
    }
}
