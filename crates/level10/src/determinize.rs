//! A random state that could be behind a view.
//!
//! The cards that the viewer cannot see are laid into the places that he or she cannot see, so that
//! everything remembered holds: the traced cards lie where they may be, and every hand has as many
//! cards of each kind as was told. Then random pairs change places wherever that still holds, which
//! makes all such states alike likely however the first one was found.

use sobremesa_table::{Seat, Stream};

use crate::board::Board;
use crate::cards::{Card, Hand, LevelCards};
use crate::memory::{Bounds, Kind, Place, Places, Trace};
use crate::state::{Phase, State};
use crate::view::{Open, View};

/// How often each hidden card is tried to be moved.
const EXCHANGES_PER_CARD: usize = 8;

/// A random state that could be behind the view; the true one when the game is over.
pub(crate) fn determinize(view: &View, stream: &mut Stream) -> State {
    if view.phase == Phase::Deal {
        return State::new(*view.rules());
    }
    let mut hands = [Hand::default(); 5];
    if let Some(Open { hands: open, pile, .. }) = &view.open {
        hands[..open.len()].copy_from_slice(open);
        return State::from_parts(view.board, hands, pile, view.drawn, view.phase);
    }
    let mut hidden = Hidden::lay_out(view, stream);
    hidden.mix(stream);
    hidden.reveal(view)
}

/// A hidden place with a card in it.
#[derive(Clone, Copy)]
struct Spot {
    place: Place,
    card: Card,
    trace: Option<Trace>,
}

impl Spot {
    fn may_lie_at(&self, place: Place) -> bool {
        self.trace.is_none_or(|trace| trace.places.contains(place))
    }
}

/// The number of cards of each kind in a hand.
type Counts = [u8; Kind::COUNT];

/// L10-12: the game goes on, so the player whose turn it is holds a card that fits, unless a reset
/// can be placed.
#[derive(Clone, Copy)]
struct Need {
    seat: Seat,
    levels: LevelCards,
    pause: bool,
}

impl Need {
    fn of(view: &View) -> Option<Need> {
        let Phase::Turn(seat) = view.phase else { return None };
        let board = &view.board;
        if view.viewer.is(seat) || board.rows_for_reset().next().is_some() {
            return None;
        }
        let pause = board.rows_for_pause().next().is_some();
        Some(Need { seat, levels: board.fitting_levels(), pause })
    }

    fn is_met_by(&self, card: Card) -> bool {
        match card {
            Card::Level(card) => self.levels.contains(card),
            Card::Pause => self.pause,
        }
    }
}

/// A way to lay the hidden cards.
struct Hidden {
    spots: Vec<Spot>,
    counts: [Counts; 5],
    bounds: [Bounds; 5],
    need: Option<Need>,
    /// How many cards meet the need.
    meeting: usize,
}

impl Hidden {
    /// Some way to lay the hidden cards by which everything remembered holds.
    fn lay_out(view: &View, stream: &mut Stream) -> Hidden {
        let Some(need) = Need::of(view) else {
            let hidden = Hidden::try_lay_out(view, None, stream);
            return hidden.expect("the true state is one way to lay the cards");
        };
        let mut candidates = unseen(view);
        candidates.retain(|card| need.is_met_by(*card));
        stream.shuffle(&mut candidates);
        candidates
            .into_iter()
            .find_map(|card| Hidden::try_lay_out(view, Some((card, need)), stream))
            .expect("in the true state the player can act")
    }

    /// A way with a given card in the hand that needs it.
    fn try_lay_out(
        view: &View,
        needed: Option<(Card, Need)>,
        stream: &mut Stream,
    ) -> Option<Hidden> {
        let mut wanted: Vec<(Trace, Option<Trace>)> =
            view.traces.iter().map(|trace| (*trace, Some(*trace))).collect();
        if let Some((card, need)) = needed {
            let hand = Place::Hand(need.seat);
            let in_hand = Trace { card, places: Places::only(hand) };
            match wanted.iter_mut().find(|(trace, _)| trace.card == card) {
                None => wanted.push((in_hand, None)),
                Some((trace, _)) if trace.places.contains(hand) => *trace = in_hand,
                Some(_) if card == Card::Pause => wanted.push((in_hand, None)),
                Some(_) => return None,
            }
        }
        wanted.sort_by_key(|(trace, _)| trace.places.len());
        let traces: Vec<Trace> = wanted.iter().map(|(trace, _)| *trace).collect();
        let mut plan = Plan::new(view, &traces, stream)?;
        let mut settled = Vec::new();
        let counts = plan.settle(&traces, &mut settled, stream)?;
        let mut spots: Vec<Spot> = wanted
            .iter()
            .zip(settled)
            .map(|((wanted, trace), place)| Spot { place, card: wanted.card, trace: *trace })
            .collect();
        plan.fill(&counts, &mut spots);
        Some(Hidden::new(spots, view, needed.map(|(_, need)| need)))
    }

    fn new(spots: Vec<Spot>, view: &View, need: Option<Need>) -> Hidden {
        let mut bounds = [Bounds::default(); 5];
        bounds[..view.bounds.len()].copy_from_slice(&view.bounds);
        let mut counts = [Counts::default(); 5];
        for spot in &spots {
            if let Place::Hand(seat) = spot.place {
                counts[seat.index()][Kind::from(spot.card).index()] += 1;
            }
        }
        let mut hidden = Hidden { spots, counts, bounds, need, meeting: 0 };
        hidden.meeting = hidden.spots.iter().filter(|spot| hidden.meets(spot)).count();
        hidden
    }

    /// Whether a card in its place meets the need.
    fn meets(&self, spot: &Spot) -> bool {
        self.need
            .is_some_and(|need| spot.place == Place::Hand(need.seat) && need.is_met_by(spot.card))
    }

    fn mix(&mut self, stream: &mut Stream) {
        let count = self.spots.len();
        if count < 2 {
            return;
        }
        for _ in 0..count * EXCHANGES_PER_CARD {
            self.exchange(stream.index(count), stream.index(count));
        }
    }

    /// Lets two cards change places if everything remembered still holds then.
    fn exchange(&mut self, one: usize, other: usize) {
        let (a, b) = (self.spots[one], self.spots[other]);
        if a.place == b.place || !a.may_lie_at(b.place) || !b.may_lie_at(a.place) {
            return;
        }
        let (from, to) = (Kind::from(a.card).index(), Kind::from(b.card).index());
        if from != to && !(self.can_trade(a.place, from, to) && self.can_trade(b.place, to, from)) {
            return;
        }
        let (a_moved, b_moved) = (Spot { place: b.place, ..a }, Spot { place: a.place, ..b });
        let count = |spots: [&Spot; 2]| spots.iter().filter(|spot| self.meets(spot)).count();
        let meeting = self.meeting + count([&a_moved, &b_moved]) - count([&a, &b]);
        if self.need.is_some() && meeting == 0 {
            return;
        }
        self.meeting = meeting;
        self.trade(a.place, from, to);
        self.trade(b.place, to, from);
        self.spots[one] = a_moved;
        self.spots[other] = b_moved;
    }

    fn can_trade(&self, place: Place, given: usize, taken: usize) -> bool {
        let Place::Hand(seat) = place else { return true };
        let (counts, bounds) = (&self.counts[seat.index()], &self.bounds[seat.index()]);
        counts[given] > bounds.least[given] && counts[taken] < bounds.most[taken]
    }

    fn trade(&mut self, place: Place, given: usize, taken: usize) {
        let Place::Hand(seat) = place else { return };
        self.counts[seat.index()][given] -= 1;
        self.counts[seat.index()][taken] += 1;
    }

    fn reveal(&self, view: &View) -> State {
        let board: &Board = &view.board;
        let mut hands = [Hand::default(); 5];
        if let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) {
            hands[seat.index()] = hand;
        }
        let mut pile = vec![Card::Pause; board.pile_size()];
        for spot in &self.spots {
            match spot.place {
                Place::Hand(seat) => hands[seat.index()].insert(spot.card),
                Place::Slot(slot) => pile[slot - view.drawn] = spot.card,
            }
        }
        State::from_parts(*board, hands, &pile, view.drawn, view.phase)
    }
}

/// The cards that the viewer cannot see.
fn unseen(view: &View) -> Vec<Card> {
    let pauses = std::iter::repeat_n(Card::Pause, view.unseen_pauses());
    view.unseen_levels().iter().map(Card::Level).chain(pauses).collect()
}

/// What is still to be laid, and where there is room.
struct Plan {
    /// Cards that may lie anywhere, shuffled, by kind.
    free: [Vec<Card>; Kind::COUNT],
    /// How many more cards each hidden hand takes.
    room: [u8; 5],
    /// The places of the pile that have no card yet.
    slots: Vec<usize>,
    /// How many more cards of each kind each hand needs and takes.
    needs: [Bounds; 5],
}

impl Plan {
    /// The plan before anything is laid; none if the traces name more cards than are unseen.
    fn new(view: &View, traces: &[Trace], stream: &mut Stream) -> Option<Plan> {
        let mut cards = unseen(view);
        for trace in traces {
            let index = cards.iter().position(|card| *card == trace.card)?;
            cards.swap_remove(index);
        }
        stream.shuffle(&mut cards);
        let mut free: [Vec<Card>; Kind::COUNT] = Default::default();
        for card in cards {
            free[Kind::from(card).index()].push(card);
        }
        let mut room = [0; 5];
        let mut needs = [Bounds::default(); 5];
        for seat in Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat)) {
            room[seat.index()] = view.hand_sizes[seat.index()] as u8;
            needs[seat.index()] = view.bounds[seat.index()];
        }
        let slots = (view.drawn..view.drawn + view.board.pile_size()).collect();
        Some(Plan { free, room, slots, needs })
    }

    /// Finds places for the traced cards, and how many free cards of each kind go into each hand.
    fn settle(
        &mut self,
        traces: &[Trace],
        settled: &mut Vec<Place>,
        stream: &mut Stream,
    ) -> Option<[Counts; 5]> {
        let Some((trace, rest)) = traces.split_first() else {
            return self.share_out();
        };
        let mut places: Vec<Place> = trace.places.iter().collect();
        stream.shuffle(&mut places);
        for place in places {
            let saved = (self.room, self.needs, self.slots.clone());
            if self.occupy(place, trace.card) {
                settled.push(place);
                if let Some(counts) = self.settle(rest, settled, stream) {
                    return Some(counts);
                }
                settled.pop();
            }
            (self.room, self.needs, self.slots) = saved;
        }
        None
    }

    fn occupy(&mut self, place: Place, card: Card) -> bool {
        match place {
            Place::Slot(slot) => {
                let free = self.slots.iter().position(|free| *free == slot);
                free.map(|index| self.slots.remove(index)).is_some()
            }
            Place::Hand(seat) => {
                let (room, needs) = (&mut self.room[seat.index()], &mut self.needs[seat.index()]);
                let kind = Kind::from(card).index();
                if *room == 0 || needs.most[kind] == 0 {
                    return false;
                }
                *room -= 1;
                needs.most[kind] -= 1;
                needs.least[kind] = needs.least[kind].saturating_sub(1);
                true
            }
        }
    }

    /// How many free cards of each kind each hand gets, if there is a way.
    fn share_out(&self) -> Option<[Counts; 5]> {
        let mut shares =
            Shares { plan: self, counts: [[0; Kind::COUNT]; 5], left: [0; Kind::COUNT] };
        for kind in 0..Kind::COUNT {
            let needed: usize = self.needs.iter().map(|needs| usize::from(needs.least[kind])).sum();
            shares.left[kind] = self.free[kind].len().checked_sub(needed)?;
        }
        for (counts, needs) in shares.counts.iter_mut().zip(&self.needs) {
            *counts = needs.least;
        }
        for seat in 0..5 {
            let mut taken: u8 = shares.counts[seat].iter().sum();
            while taken < self.room[seat] {
                if !shares.add_to(seat, &mut [false; Kind::COUNT]) {
                    return None;
                }
                taken += 1;
            }
            if taken > self.room[seat] {
                return None;
            }
        }
        Some(shares.counts)
    }

    /// Lays the free cards: the counted ones into the hands, the rest into the pile.
    fn fill(mut self, counts: &[Counts; 5], spots: &mut Vec<Spot>) {
        let mut lay = |place, card| spots.push(Spot { place, card, trace: None });
        for seat in Seat::all(5) {
            for (kind, count) in counts[seat.index()].iter().enumerate() {
                let from = self.free[kind].len() - usize::from(*count);
                self.free[kind].drain(from..).for_each(|card| lay(Place::Hand(seat), card));
            }
        }
        let rest = self.free.into_iter().flatten();
        self.slots.into_iter().zip(rest).for_each(|(slot, card)| lay(Place::Slot(slot), card));
    }
}

/// The free cards shared out among the hands so far.
struct Shares<'a> {
    plan: &'a Plan,
    counts: [Counts; 5],
    left: [usize; Kind::COUNT],
}

impl Shares<'_> {
    /// Gives a hand one card more; another hand may have to take a card of another kind for it.
    fn add_to(&mut self, seat: usize, tried: &mut [bool; Kind::COUNT]) -> bool {
        for kind in 0..Kind::COUNT {
            if tried[kind] || self.counts[seat][kind] >= self.plan.needs[seat].most[kind] {
                continue;
            }
            tried[kind] = true;
            if self.left[kind] > 0 {
                self.left[kind] -= 1;
                self.counts[seat][kind] += 1;
                return true;
            }
            for giver in (0..5).filter(|giver| *giver != seat) {
                if self.counts[giver][kind] > self.plan.needs[giver].least[kind] {
                    self.counts[giver][kind] -= 1;
                    if self.add_to(giver, tried) {
                        self.counts[seat][kind] += 1;
                        return true;
                    }
                    self.counts[giver][kind] += 1;
                }
            }
        }
        false
    }
}
