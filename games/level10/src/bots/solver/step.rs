//! What is done on one turn: a cell is filled, and an exchange may follow.

use sobremesa_table::Seat;

use super::position::{After, Code, LANES, Position, Table, codes, rows};
use crate::{Action, Swap, World};

/// What fills a cell, or what comes before the first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The team chooses who begins.
    First(Seat),
    /// An exchange that was owed.
    Swap(Exchange),
    Play(Code),
    Pause {
        row: u8,
        tuck: Option<Code>,
    },
    /// A reset; with no card in the pile, or with the grid full, no exchange follows.
    Reset {
        row: u8,
        exchange: Option<Exchange>,
    },
}

/// The cards put under the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Exchange {
    cards: [Code; 2],
    count: u8,
}

impl Exchange {
    const NONE: Exchange = Exchange { cards: [Code::PAUSE; 2], count: 0 };

    fn one(card: Code) -> Exchange {
        Exchange { cards: [card; 2], count: 1 }
    }

    fn two(first: Code, second: Code) -> Exchange {
        Exchange { cards: [first, second], count: 2 }
    }

    pub(super) fn cards(&self) -> &[Code] {
        &self.cards[..self.count.into()]
    }

    fn action(&self) -> Action {
        let cards = self.cards.map(Code::card);
        Action::Swap(match self.count {
            0 => Swap::NONE,
            1 => Swap::one(cards[0]),
            _ => Swap::two(cards[0], cards[1]),
        })
    }
}

impl Step {
    /// The actions as the engine knows them.
    pub(super) fn actions(self) -> impl Iterator<Item = Action> {
        let world = |row: u8| World::ALL[usize::from(row)];
        let (action, swap) = match self {
            Step::First(seat) => (Action::First(seat), None),
            Step::Swap(exchange) => (exchange.action(), None),
            Step::Play(card) => (Action::Play(card.level()), None),
            Step::Pause { row, tuck } => {
                (Action::Pause { row: world(row), tuck: tuck.map(Code::level) }, None)
            }
            Step::Reset { row, exchange } => {
                (Action::Reset(world(row)), exchange.map(|exchange| exchange.action()))
            }
        };
        std::iter::once(action).chain(swap)
    }
}

/// Which exchanges are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Exchanges {
    /// Those of this many cards, which seem to be missed least.
    Likely(usize),
    /// All.
    All,
}

/// Calls `each` with the exchanges of a hand.
#[inline]
pub(super) fn each_exchange(
    position: &Position,
    exchanges: Exchanges,
    mut each: impl FnMut(Exchange),
) {
    each(Exchange::NONE);
    match exchanges {
        Exchanges::All => {
            for first in codes(position.hand()) {
                each(Exchange::one(first));
                let others = position.hand() - first.bit();
                codes(others).for_each(|second| each(Exchange::two(first, second)));
            }
        }
        Exchanges::Likely(count) => {
            let (cards, held) = missed_least(position);
            let likely = &cards[..count.min(held)];
            for (index, second) in likely.iter().enumerate() {
                each(Exchange::one(*second));
                for first in &likely[index + 1..] {
                    each(Exchange::two(*first, *second));
                }
            }
        }
    }
}

/// The most cards that a hand can have.
const HAND: usize = 10;

/// The cards of the hand and how many they are, first those that their rows want last.
#[inline]
fn missed_least(position: &Position) -> ([Code; HAND], usize) {
    let mut cards = [Code::PAUSE; HAND];
    let mut ranks = [0; HAND];
    let mut held = 0;
    for card in codes(position.hand()) {
        let rank = rank(position, card);
        let mut place = held;
        while place > 0 && ranks[place - 1] < rank {
            ranks[place] = ranks[place - 1];
            cards[place] = cards[place - 1];
            place -= 1;
        }
        ranks[place] = rank;
        cards[place] = card;
        held += 1;
    }
    (cards, held)
}

/// How many cards of its row come before a card, at the earliest; a pause counts like a card that is
/// wanted next.
#[inline]
fn rank(position: &Position, card: Code) -> u32 {
    if card == Code::PAUSE {
        return 1;
    }
    let lane = LANES[1 << (card.0 / 8)];
    let below = card.bit() - 1;
    let fitting = position.fitting & lane;
    if fitting & card.bit() != 0 {
        return 1 + (fitting & below).count_ones();
    }
    1 + fitting.count_ones() + (position.left & lane & !fitting & below).count_ones()
}

/// Calls `each` with everything that the player can do, and the position after it.
#[inline]
pub(super) fn each_step(
    position: &Position,
    table: &Table,
    exchanges: Exchanges,
    mut each: impl FnMut(Step, Position, After),
) {
    for card in codes(position.playable()) {
        let mut next = *position;
        let after = next.play(card, table);
        each(Step::Play(card), next, after);
    }
    for row in rows(position.rows_for_pause()) {
        let mut pause = |tuck: Option<Code>| {
            let mut next = *position;
            let after = next.pause(row, tuck, table);
            each(Step::Pause { row, tuck }, next, after);
        };
        pause(None);
        if position.pile_size(table) == 0 {
            let of_row = position.hand() & LANES[1 << row];
            codes(of_row).for_each(|card| pause(Some(card)));
        }
    }
    for row in rows(position.rows_for_reset()) {
        let mut reset = *position;
        reset.reset(row);
        let is_last_cell = position.column == 9 && position.open.is_power_of_two();
        if position.pile_size(table) == 0 || is_last_cell {
            let after = reset.fill(row, table);
            each(Step::Reset { row, exchange: None }, reset, after);
            continue;
        }
        each_exchange(&reset, exchanges, |exchange| {
            let mut next = reset;
            next.exchange(exchange.cards(), table);
            let after = next.fill(row, table);
            each(Step::Reset { row, exchange: Some(exchange) }, next, after);
        });
    }
}
