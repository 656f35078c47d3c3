//! A way to lay the hidden cards, and other ways from there.

use sobremesa_table::{Seat, Stream};

use super::heeded::Heeded;
use super::layout::{Need, lay_by};
use crate::cards::Card;
use crate::hand::Hand;
use crate::memory::{Bounds, Exchange, Kind, Place, Places, Trace};
use crate::state::{PILE_SLOTS, State};
use crate::view::View;

/// How often a few cards are tried to change places between two shuffles.
const TRIES_PER_ROUND: usize = 48;

/// How many rounds of tries and shuffles make a way that has little to do with where it began.
pub(super) const ROUNDS: usize = 10;

/// How many tries there are at most until what was exchanged fits what was told.
const MOST_TRIES_TO_SETTLE: usize = 20_000;

/// The same until nothing goes against the wishes that are believed, which may be impossible.
const MOST_TRIES_TO_HEED: usize = 400;

/// At most this many cards change places at once. Two are not enough: where one player must have a
/// Desert or a Forest, the next a Forest or a Sky, the third a Sky or a Desert, only all three can.
const MOST_AT_ONCE: usize = 4;

/// The number of cards of each kind in a place.
pub(super) type Counts = [u8; Kind::COUNT];

/// A hidden place with a card in it.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub(super) place: Place,
    pub(super) card: Card,
    /// Where the card may be, if the viewer put it under the pile.
    pub(super) trace: Option<Trace>,
    /// Where it can be by the wishes that are believed.
    pub(super) heeded: Places,
}

impl Spot {
    pub(super) fn new(place: Place, card: Card, trace: Option<Trace>) -> Spot {
        Spot { place, card, trace, heeded: Places::ALL }
    }

    fn goes_against_wishes(&self) -> bool {
        !self.heeded.contains(self.place)
    }
}

/// A way to lay the hidden cards.
pub(super) struct Hidden {
    spots: Vec<Spot>,
    bounds: [Bounds; 5],
    /// What is in the hidden hands.
    hands: [Counts; 5],
    /// What others exchanged.
    exchanges: Vec<Exchange>,
    /// What lies where they put it.
    put: Vec<Counts>,
    /// Which exchange a place of the pile belongs to.
    exchange_at: [Option<u8>; PILE_SLOTS],
    need: Option<Need>,
    /// How many cards meet the need.
    meeting: usize,
    /// How many lie where they cannot be by the wishes that are believed.
    astray: usize,
}

impl Hidden {
    /// Some way to lay the hidden cards by which all that is known of hands and traces holds.
    pub(super) fn lay_out(view: &View, stream: &mut Stream) -> Hidden {
        let traces: Vec<(Trace, Option<Trace>)> =
            view.traces.iter().map(|trace| (*trace, Some(*trace))).collect();
        let heeded = Heeded::new(view, stream);
        let is_new = |claim: &Trace| traces.iter().all(|(trace, _)| trace.card != claim.card);
        let claims = heeded.claims().filter(is_new).map(|claim| (claim, None));
        let wanted: Vec<(Trace, Option<Trace>)> = traces.iter().copied().chain(claims).collect();
        let need = Need::of(view);
        let spots = lay_by(view, need, &wanted, stream)
            .or_else(|| lay_by(view, need, &traces, stream))
            .expect("the true state is one way");
        Hidden::new(view, spots, need, &heeded)
    }

    fn new(view: &View, mut spots: Vec<Spot>, need: Option<Need>, heeded: &Heeded) -> Hidden {
        spots.iter_mut().for_each(|spot| spot.heeded = heeded.places(spot.card));
        let mut bounds = [Bounds::default(); 5];
        for seat in Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat)) {
            bounds[seat.index()] = view.bounds[seat.index()];
        }
        let others = view.exchanges.iter().filter(|exchange| !view.viewer.is(exchange.seat));
        let exchanges: Vec<Exchange> = others.copied().collect();
        let mut exchange_at = [None; PILE_SLOTS];
        for (index, exchange) in exchanges.iter().enumerate() {
            for place in exchange.slots.iter() {
                if let Place::Slot(slot) = place {
                    exchange_at[slot] = Some(index as u8);
                }
            }
        }
        let put = vec![Counts::default(); exchanges.len()];
        let hands = [Counts::default(); 5];
        let mut hidden = Hidden {
            spots,
            bounds,
            hands,
            exchanges,
            put,
            exchange_at,
            need,
            meeting: 0,
            astray: 0,
        };
        for index in 0..hidden.spots.len() {
            hidden.count_in(hidden.spots[index]);
        }
        hidden
    }

    /// Changes places until what was exchanged fits what was told before and since, and what was
    /// wished for.
    pub(super) fn settle(&mut self, stream: &mut Stream) {
        for _ in 0..MOST_TRIES_TO_SETTLE {
            if self.strain() == 0 {
                break;
            }
            self.try_a_rotation(None, stream);
        }
        for _ in 0..MOST_TRIES_TO_HEED {
            if self.astray == 0 {
                break;
            }
            let from = stream.index(self.spots.len());
            let mut spots = (from..self.spots.len()).chain(0..from);
            let astray = spots.find(|index| self.spots[*index].goes_against_wishes());
            self.try_a_rotation(astray, stream);
        }
    }

    /// Changes places at random, as long as everything holds.
    pub(super) fn mix(&mut self, rounds: usize, stream: &mut Stream) {
        for _ in 0..rounds {
            (0..TRIES_PER_ROUND).for_each(|_| self.try_a_rotation(None, stream));
            self.shuffle_kinds(stream);
            self.shuffle_pile(stream);
        }
    }

    /// Shuffles the cards of each kind among their places: what was told of kinds still holds.
    fn shuffle_kinds(&mut self, stream: &mut Stream) {
        for kind in 0..Kind::COUNT {
            let is_kind = |spot: &Spot| Kind::from(spot.card).index() == kind;
            self.shuffle_among(is_kind, stream);
        }
    }

    /// Shuffles the cards of the pile that nobody put there: nothing is known of them.
    fn shuffle_pile(&mut self, stream: &mut Stream) {
        let exchange_at = self.exchange_at;
        let is_unknown = |spot: &Spot| match spot.place {
            Place::Slot(slot) => exchange_at[slot].is_none(),
            Place::Hand(_) => false,
        };
        self.shuffle_among(is_unknown, stream);
    }

    /// Shuffles the cards in some of the places, except those that the viewer traces, unless nobody
    /// could act then.
    fn shuffle_among(&mut self, is_one: impl Fn(&Spot) -> bool, stream: &mut Stream) {
        let mut chosen = [0_u8; PILE_SLOTS];
        let mut count = 0;
        for (index, spot) in self.spots.iter().enumerate() {
            if spot.trace.is_none() && is_one(spot) {
                chosen[count] = index as u8;
                count += 1;
            }
        }
        let (chosen, swaps) = (&chosen[..count], &mut [0_u8; PILE_SLOTS]);
        for last in (1..count).rev() {
            let other = stream.index(last + 1);
            let is_done = self.swap_unless_astray(chosen[last], chosen[other]);
            swaps[last] = if is_done { other } else { last } as u8;
        }
        if self.need.is_some() && self.meeting == 0 {
            (1..count).for_each(|last| self.swap(chosen[last], chosen[usize::from(swaps[last])]));
        }
    }

    /// Swaps two cards unless more of them go against wishes then; whether it did.
    fn swap_unless_astray(&mut self, one: u8, other: u8) -> bool {
        let astray = self.astray;
        self.swap(one, other);
        let is_done = self.astray <= astray;
        if !is_done {
            self.swap(one, other);
        }
        is_done
    }

    fn swap(&mut self, one: u8, other: u8) {
        if one != other {
            self.rotate(&[one.into(), other.into()]);
        }
    }

    /// Lets a few cards, this one or any, change places in a circle, if everything that held still
    /// holds then.
    fn try_a_rotation(&mut self, first: Option<usize>, stream: &mut Stream) {
        let total = self.spots.len();
        let count = (2 + stream.index(MOST_AT_ONCE - 1)).min(total);
        let mut chosen = [0; MOST_AT_ONCE];
        for place in &mut chosen[..count] {
            *place = stream.index(total.max(1));
        }
        if let Some(first) = first {
            chosen[0] = first;
        }
        let chosen = &chosen[..count];
        let twice = chosen.iter().enumerate().any(|(at, index)| chosen[..at].contains(index));
        if count < 2 || twice || !self.may_rotate(chosen) {
            return;
        }
        let (strain, astray) = (self.strain(), self.astray);
        self.rotate(chosen);
        if !self.holds() || self.strain() > strain || self.astray > astray {
            (1..count).for_each(|_| self.rotate(chosen));
        }
    }

    fn may_rotate(&self, chosen: &[usize]) -> bool {
        let next = chosen.iter().cycle().skip(1);
        chosen.iter().zip(next).all(|(from, to)| {
            let place = self.spots[*to].place;
            self.spots[*from].trace.is_none_or(|trace| trace.places.contains(place))
        })
    }

    /// Each card goes to the next one's place.
    fn rotate(&mut self, chosen: &[usize]) {
        chosen.iter().for_each(|index| self.count_out(self.spots[*index]));
        let mut place = self.spots[chosen[0]].place;
        for index in chosen.iter().rev() {
            std::mem::swap(&mut self.spots[*index].place, &mut place);
        }
        chosen.iter().for_each(|index| self.count_in(self.spots[*index]));
    }

    fn count_in(&mut self, spot: Spot) {
        self.meeting += usize::from(self.meets(spot));
        self.astray += usize::from(spot.goes_against_wishes());
        if let Some(counts) = self.counts_at(spot.place) {
            counts[Kind::from(spot.card).index()] += 1;
        }
    }

    fn count_out(&mut self, spot: Spot) {
        self.meeting -= usize::from(self.meets(spot));
        self.astray -= usize::from(spot.goes_against_wishes());
        if let Some(counts) = self.counts_at(spot.place) {
            counts[Kind::from(spot.card).index()] -= 1;
        }
    }

    fn counts_at(&mut self, place: Place) -> Option<&mut Counts> {
        match place {
            Place::Hand(seat) => Some(&mut self.hands[seat.index()]),
            Place::Slot(slot) => {
                self.exchange_at[slot].map(|index| &mut self.put[usize::from(index)])
            }
        }
    }

    fn meets(&self, spot: Spot) -> bool {
        let here = |need: &Need| spot.place == Place::Hand(need.seat);
        self.need.is_some_and(|need| here(&need) && need.is_met_by(spot.card))
    }

    /// Whether every hidden hand is as was told, and the game can go on.
    fn holds(&self) -> bool {
        let mut hands = self.hands.iter().zip(&self.bounds);
        let can_act = self.need.is_none() || self.meeting > 0;
        can_act && hands.all(|(counts, bounds)| excess(counts, bounds) == 0)
    }

    /// By how many cards what was exchanged differs from what was told.
    fn strain(&self) -> u32 {
        let strain = |(exchange, put): (&Exchange, &Counts)| {
            let hand = &self.hands[exchange.seat.index()];
            let together: Counts = std::array::from_fn(|kind| put[kind] + hand[kind]);
            excess(put, &exchange.put) + excess(&together, &exchange.together)
        };
        self.exchanges.iter().zip(&self.put).map(strain).sum()
    }

    /// The state with the cards where they lie.
    pub(super) fn reveal(&self, view: &View) -> State {
        let mut hands = [Hand::default(); 5];
        if let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) {
            hands[seat.index()] = hand;
        }
        let mut pile = vec![Card::Pause; view.board.pile_size()];
        for spot in &self.spots {
            match spot.place {
                Place::Hand(seat) => hands[seat.index()].insert(spot.card),
                Place::Slot(slot) => pile[slot - view.drawn] = spot.card,
            }
        }
        State::from_parts(view.board, hands, &pile, view.drawn, view.phase)
    }
}

/// By how many cards the counts are out of their bounds.
fn excess(counts: &Counts, bounds: &Bounds) -> u32 {
    (0..Kind::COUNT)
        .map(|kind| {
            let (count, least, most) = (counts[kind], bounds.least[kind], bounds.most[kind]);
            u32::from(least.saturating_sub(count)) + u32::from(count.saturating_sub(most))
        })
        .sum()
}
