//! Where the cards are, as far as a seat can know.

use sobremesa_table::Seat;

use super::outlook::LEVELS_PER_COLUMN;
use super::row::RowState;
use super::values::Values;
use crate::memory::{Kind, Place, Trace};
use crate::wishes::Told;
use crate::{Card, Hand, LevelCard, LevelCards, ROWS, View, World};

/// How likely a card that is in a hand goes into its row in a given column, if it should: the
/// holder's turn may be needed elsewhere.
const PLAYED: f32 = 0.9;

/// How many cards are drawn while a column is filled: one for each level, and the exchange.
const DRAWN_PER_COLUMN: usize = LEVELS_PER_COLUMN + 2;

const SEATS: usize = 5;

/// Which column is thought of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ahead {
    /// The column after the current one.
    Next,
    /// The column after that.
    Second,
}

impl Ahead {
    const ALL: [Ahead; 2] = [Ahead::Next, Ahead::Second];

    /// How many cards will have been drawn until then.
    fn drawn(self) -> usize {
        DRAWN_PER_COLUMN * (self as usize + 1)
    }
}

/// What a seat knows, from its own hand, the table, what was told, and what it put under the pile.
pub(super) struct Knowledge {
    pub(super) me: Seat,
    pub(super) rows: [RowState; ROWS],
    /// The levels in the own hand.
    pub(super) own: [Values; ROWS],
    /// The levels whose place is unknown.
    unseen: [Values; ROWS],
    /// Those of them that each other player may hold.
    possible: [[Values; ROWS]; SEATS],
    /// How many pauses each player holds at least.
    pub(super) pauses: [u8; SEATS],
    /// How many of the unseen levels of each world each other player holds.
    counts: [[f32; ROWS]; SEATS],
    /// The levels that each other player is known to hold.
    known: [[Values; ROWS]; SEATS],
    traced: Traced,
    /// How likely a level can be played in a column to come, by its value.
    playable: [[[f32; 9]; ROWS]; 2],
}

/// The levels that the seat put under the pile and can still follow.
#[derive(Default)]
struct Traced {
    /// Those whose place is known, one way or the other.
    placed: [Values; ROWS],
    /// Those that a player must have drawn.
    in_hand: [[Values; ROWS]; SEATS],
    /// Those that are in a hand, or will have been drawn by the time of a column.
    drawn: [[Values; ROWS]; 2],
}

impl Knowledge {
    pub(super) fn new(view: &View, me: Seat, hand: &Hand, told: &Told) -> Knowledge {
        let gone = view.board.levels_placed().union(view.board.tucked());
        let left = World::ALL.map(|world| Values::from_bits(!gone.values(world)));
        let own = World::ALL.map(|world| Values::from_bits(hand.levels().values(world)));
        let traced = Traced::new(view);
        let heard = |cards: [LevelCards; SEATS]| {
            cards.map(|cards| World::ALL.map(|world| Values::from_bits(cards.values(world))))
        };
        let (holds, lacks) = (heard(told.holds), heard(told.lacks));
        let unseen: [Values; ROWS] = std::array::from_fn(|row| {
            let claimed = holds.iter().fold(Values::default(), |all, held| all.union(held[row]));
            left[row].minus(own[row]).minus(traced.placed[row]).minus(claimed)
        });
        let known = |seat: usize, row: usize| traced.in_hand[seat][row].union(holds[seat][row]);
        let possible = |seat: usize, row: usize| unseen[row].minus(lacks[seat][row]);
        let mut knowledge = Knowledge {
            me,
            rows: World::ALL.map(|world| RowState::of(&view.board, world, left[world.index()])),
            own,
            unseen,
            possible: std::array::from_fn(|seat| std::array::from_fn(|row| possible(seat, row))),
            known: std::array::from_fn(|seat| std::array::from_fn(|row| known(seat, row))),
            pauses: [0; SEATS],
            counts: [[0.0; ROWS]; SEATS],
            traced,
            playable: [[[0.0; 9]; ROWS]; 2],
        };
        knowledge.hear(view);
        knowledge.pauses[me.index()] = hand.pauses();
        knowledge.expect(view);
        knowledge
    }

    /// How likely a level can be played in a column to come.
    #[inline]
    pub(super) fn playable(&self, row: usize, value: u8, ahead: Ahead) -> f32 {
        self.playable[ahead as usize][row][usize::from(value)]
    }

    /// The levels that `seat` is known to hold.
    pub(super) fn known(&self, seat: Seat, row: usize) -> Values {
        self.known[seat.index()][row]
    }

    /// The levels of unknown place that `seat` may hold.
    pub(super) fn possible(&self, seat: Seat, row: usize) -> Values {
        self.possible[seat.index()][row]
    }

    /// How many of the unseen levels of a world `seat` holds.
    pub(super) fn count(&self, seat: Seat, row: usize) -> f32 {
        self.counts[seat.index()][row]
    }

    /// Thinks of a card of the own hand as put away, out of everyone's reach for some time.
    pub(super) fn put_away(&mut self, card: LevelCard) {
        let (row, value) = (card.world.index(), card.value.number());
        self.own[row] = self.own[row].without(value);
        Ahead::ALL.into_iter().for_each(|ahead| self.set_playable(row, value, ahead, 0.0));
    }

    /// Thinks of a card as in the own hand again.
    pub(super) fn take_back(&mut self, card: LevelCard) {
        let (row, value) = (card.world.index(), card.value.number());
        self.own[row].insert(value);
        Ahead::ALL.into_iter().for_each(|ahead| self.set_playable(row, value, ahead, PLAYED));
    }

    /// Takes in the counts that were told. Where a count was not told, or cards were drawn since, the player is
    /// thought to hold a fair share of what is unseen.
    fn hear(&mut self, view: &View) {
        let unseen: usize = self.unseen.iter().map(|unseen| unseen.len()).sum();
        for seat in self.me.others(view.board.players()) {
            let bounds = &view.bounds[seat.index()];
            let share = view.hand_sizes[seat.index()] as f32 / unseen.max(1) as f32;
            for row in 0..ROWS {
                let known = self.known[seat.index()][row].len() as f32;
                let hidden = self.possible[seat.index()][row].len() as f32;
                let most = (f32::from(bounds.most[row]) - known).min(hidden);
                let least = (f32::from(bounds.least[row]) - known).max(0.0);
                self.counts[seat.index()][row] = (share * hidden).min(most).max(least);
            }
            self.pauses[seat.index()] = bounds.least[Kind::Pause.index()];
        }
    }

    /// Works out how likely each level can be played in the columns to come.
    fn expect(&mut self, view: &View) {
        let pile = view.board.pile_size().max(1) as f32;
        for row in 0..ROWS {
            let in_hands = self.in_hands(row);
            let known = self.known.iter().fold(self.own[row], |all, known| all.union(known[row]));
            for ahead in Ahead::ALL {
                let drawn = (ahead.drawn() as f32 / pile).min(1.0);
                for value in self.unseen[row].iter() {
                    let in_hand = in_hands[usize::from(value)];
                    let chance = PLAYED * (in_hand + (1.0 - in_hand) * drawn);
                    self.set_playable(row, value, ahead, chance);
                }
                let sure = known.union(self.traced.drawn[ahead as usize][row]);
                sure.iter().for_each(|value| self.set_playable(row, value, ahead, PLAYED));
            }
        }
    }

    /// How likely each level of unknown place is in some hand, by its value.
    fn in_hands(&self, row: usize) -> [f32; 9] {
        let mut in_hands = [0.0_f32; 9];
        for (possible, counts) in self.possible.iter().zip(&self.counts) {
            let share = counts[row] / possible[row].len().max(1) as f32;
            possible[row].iter().for_each(|value| in_hands[usize::from(value)] += share);
        }
        in_hands.map(|chance| chance.min(1.0))
    }

    fn set_playable(&mut self, row: usize, value: u8, ahead: Ahead, chance: f32) {
        self.playable[ahead as usize][row][usize::from(value)] = chance;
    }
}

impl Traced {
    fn new(view: &View) -> Traced {
        let mut traced = Traced::default();
        for trace in &view.traces {
            if let Card::Level(card) = trace.card {
                traced.follow(card, trace, view);
            }
        }
        traced
    }

    /// Follows one card: into the one hand that must have drawn it, or to its place in the pile. A
    /// card that may be in several places is as good as unseen.
    fn follow(&mut self, card: LevelCard, trace: &Trace, view: &View) {
        let (row, value) = (card.world.index(), card.value.number());
        let mut places = trace.places.iter();
        let (Some(place), None) = (places.next(), places.next()) else { return };
        self.placed[row].insert(value);
        if let Place::Hand(seat) = place {
            self.in_hand[seat.index()][row].insert(value);
        }
        for ahead in Ahead::ALL {
            let drawn = match place {
                Place::Hand(_) => true,
                Place::Slot(slot) => slot < view.drawn + ahead.drawn(),
            };
            if drawn {
                self.drawn[ahead as usize][row].insert(value);
            }
        }
    }
}
