//! A position with open cards, small enough to be copied a million times a second.

use sobremesa_table::{Seat, bits};

use crate::{COLUMNS, Card, LevelCard, Phase, State, Value, World};

/// A row's cards are a byte of a set of level cards, its 1 lowest.
const LANE: u64 = 0xFF;

/// All level cards.
pub(super) const LEVELS: u64 = (1 << LevelCard::COUNT) - 1;

/// Pauses are counted above the level cards of a set.
pub(super) const PAUSE: u64 = 1 << LevelCard::COUNT;

/// All five rows.
pub(super) const ALL_ROWS: u8 = 0b1_1111;

/// How many cards can ever be in the pile.
const PILE: usize = 53;

/// How many bits a card takes in the queue under the pile.
const CARD_BITS: usize = 6;

/// The level cards of each set of rows.
pub(super) const LANES: [u64; 32] = {
    let mut lanes = [0; 32];
    let mut rows = 0;
    while rows < 32 {
        let mut row = 0;
        while row < 5 {
            if rows & (1 << row) != 0 {
                lanes[rows] |= LANE << (row * 8);
            }
            row += 1;
        }
        rows += 1;
    }
    lanes
};

/// A card as a number: the level cards world by world, then the pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Code(pub(super) u8);

impl Code {
    pub(super) const PAUSE: Code = Code(LevelCard::COUNT as u8);

    pub(super) fn of(card: Card) -> Code {
        match card {
            Card::Pause => Code::PAUSE,
            Card::Level(LevelCard { world, value }) => {
                Code(world.index() as u8 * 8 + value.number() - 1)
            }
        }
    }

    pub(super) fn level(self) -> LevelCard {
        let index = usize::from(self.0);
        LevelCard { world: World::ALL[index / 8], value: Value::ALL[index % 8] }
    }

    pub(super) fn card(self) -> Card {
        if self == Code::PAUSE { Card::Pause } else { Card::Level(self.level()) }
    }

    #[inline]
    pub(super) fn bit(self) -> u64 {
        1 << self.0
    }

    #[inline]
    fn row(self) -> u8 {
        self.0 / 8
    }
}

/// The cards of a set: each level card, and the pause once if there is one.
#[inline]
pub(super) fn codes(cards: u64) -> impl Iterator<Item = Code> {
    let pause = u64::from(cards >= PAUSE) << Code::PAUSE.0;
    bits(cards & LEVELS | pause).map(|code| Code(code as u8))
}

/// The rows that have a card in a set of level cards.
#[inline]
pub(super) fn rows_of(cards: u64) -> u8 {
    const LOW: u64 = 0x7F_7F7F_7F7F;
    const TOP: u64 = 0x80_8080_8080;
    /// Brings the lowest bits of five bytes together in the highest byte.
    const GATHER: u64 = 1 << 56 | 1 << 49 | 1 << 42 | 1 << 35 | 1 << 28;
    let tops = (((cards & LOW) + LOW) | cards) & TOP;
    ((tops >> 7).wrapping_mul(GATHER) >> 56) as u8
}

/// The rows of a set.
#[inline]
pub(super) fn rows(rows: u8) -> impl Iterator<Item = u8> {
    bits(rows.into()).map(|row| row as u8)
}

/// What does not change while a position is searched: who plays, and the pile as it lies.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) players: u8,
    pile: [Code; PILE],
    size: u8,
}

impl Table {
    pub(super) fn new(state: &State) -> Table {
        let mut pile = [Code::PAUSE; PILE];
        for (slot, card) in pile.iter_mut().zip(state.pile()) {
            *slot = Code::of(*card);
        }
        Table { players: state.hands().len() as u8, pile, size: state.pile().len() as u8 }
    }
}

/// Whose cards are where, and what the rows can still take. What does not matter any more (a row's
/// value, where the cards left above it are the same) is not kept, so that more positions are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) hands: [u64; 5],
    /// The cards that are in hands or in the pile.
    pub(super) left: u64,
    /// The level cards of them that fit their row as it stands.
    pub(super) fitting: u64,
    /// Cards put under the pile, the first one lowest.
    under: u128,
    under_size: u8,
    /// How many cards of the table's pile were drawn.
    drawn: u8,
    pub(super) seat: u8,
    pub(super) column: u8,
    /// The rows without a card in the column.
    pub(super) open: u8,
    /// The rows that have a reset left.
    pub(super) with_reset: u8,
    /// The rows that have both resets left.
    pub(super) with_both: u8,
    pub(super) column_has_reset: bool,
}

/// What came of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// The next player's turn.
    Turn,
    /// The grid is full.
    Won,
    /// Nobody has a card.
    Lost,
}

impl Position {
    pub(super) fn new(state: &State) -> Position {
        let board = state.board();
        let mut hands = [0; 5];
        for (cards, hand) in hands.iter_mut().zip(state.hands()) {
            *cards = hand.iter().map(|card| Code::of(card).bit()).sum();
        }
        let pile: u64 = state.pile().iter().map(|card| Code::of(*card).bit()).sum();
        let left = hands.iter().sum::<u64>() + pile;
        let rows_with = |has: &dyn Fn(World) -> bool| {
            let rows = World::ALL.into_iter().filter(|world| has(*world));
            rows.map(|world| 1 << world.index()).sum::<u8>()
        };
        let resets = |world: World| board.row(world).resets_left();
        let mut fitting = 0;
        for world in World::ALL {
            let too_low = (1 << board.row(world).last_value()) - 1;
            fitting |= (LANE & !too_low) << (world.index() * 8);
        }
        let seat = match state.phase() {
            Phase::Turn(seat) | Phase::Swap(seat) => seat.index() as u8,
            Phase::Deal | Phase::First | Phase::Over(_) => 0,
        };
        Position {
            hands,
            left,
            fitting: fitting & left,
            under: 0,
            under_size: 0,
            drawn: 0,
            seat,
            column: board.column() as u8,
            open: rows_with(&|world| board.row(world).len() == board.column()),
            with_reset: rows_with(&|world| resets(world) > 0),
            with_both: rows_with(&|world| resets(world) > 1),
            column_has_reset: board.column_has_reset(),
        }
    }

    #[inline]
    pub(super) fn pile_size(&self, table: &Table) -> u8 {
        table.size - self.drawn + self.under_size
    }

    #[inline]
    pub(super) fn hand(&self) -> u64 {
        self.hands[usize::from(self.seat)]
    }

    /// The pauses that are in hands or in the pile.
    #[inline]
    pub(super) fn pauses(&self) -> u32 {
        (self.left >> LevelCard::COUNT) as u32
    }

    /// L10-16: whether the last open row must take the reset.
    #[inline]
    pub(super) fn reset_is_due(&self) -> bool {
        !self.column_has_reset && self.open.is_power_of_two()
    }

    /// The level cards that the player can place.
    #[inline]
    pub(super) fn playable(&self) -> u64 {
        if self.reset_is_due() {
            return 0;
        }
        self.hand() & self.fitting & LANES[usize::from(self.open)]
    }

    /// The rows that can take a reset.
    #[inline]
    pub(super) fn rows_for_reset(&self) -> u8 {
        if self.column_has_reset { 0 } else { self.open & self.with_reset }
    }

    /// Whether an exchange can follow this turn.
    #[inline]
    pub(super) fn may_exchange(&self, table: &Table) -> bool {
        self.rows_for_reset() != 0 && self.pile_size(table) > 0
    }

    /// The rows that the player can place a pause in.
    #[inline]
    pub(super) fn rows_for_pause(&self) -> u8 {
        if self.hand() < PAUSE || self.reset_is_due() { 0 } else { self.open }
    }

    /// The player places a level card.
    #[inline]
    pub(super) fn play(&mut self, card: Code, table: &Table) -> After {
        self.take(card.bit());
        let up_to_it = (card.bit() << 1) - 1;
        self.fitting &= !(up_to_it & LANES[1 << card.row()]);
        self.draw(table);
        self.fill(card.row(), table)
    }

    /// The player places a pause, perhaps with a card under it.
    #[inline]
    pub(super) fn pause(&mut self, row: u8, tuck: Option<Code>, table: &Table) -> After {
        self.take(PAUSE);
        if let Some(card) = tuck {
            self.take(card.bit());
            self.fitting &= self.left;
        }
        self.draw(table);
        self.fill(row, table)
    }

    /// The player places a reset; an exchange may follow before the turn ends.
    #[inline]
    pub(super) fn reset(&mut self, row: u8) {
        let bit = 1 << row;
        if self.with_both & bit == 0 {
            self.with_reset &= !bit;
        }
        self.with_both &= !bit;
        self.column_has_reset = true;
        self.fitting |= self.left & LANES[usize::from(bit)];
    }

    /// The player exchanges cards after a reset.
    #[inline]
    pub(super) fn exchange(&mut self, cards: &[Code], table: &Table) {
        for card in cards {
            self.hands[usize::from(self.seat)] -= card.bit();
            self.under |= u128::from(card.0) << (usize::from(self.under_size) * CARD_BITS);
            self.under_size += 1;
        }
        for _ in cards {
            self.draw(table);
        }
    }

    #[inline]
    fn take(&mut self, cards: u64) {
        self.hands[usize::from(self.seat)] -= cards;
        self.left -= cards;
    }

    #[inline]
    fn draw(&mut self, table: &Table) {
        let card = if self.drawn < table.size {
            self.drawn += 1;
            table.pile[usize::from(self.drawn) - 1]
        } else if self.under_size > 0 {
            let card = Code(self.under as u8 & ((1 << CARD_BITS) - 1));
            self.under >>= CARD_BITS;
            self.under_size -= 1;
            card
        } else {
            return;
        };
        self.hands[usize::from(self.seat)] += card.bit();
    }

    /// The row has its card, and the turn ends.
    #[inline]
    pub(super) fn fill(&mut self, row: u8, table: &Table) -> After {
        self.open &= !(1 << row);
        if self.open == 0 {
            self.open = ALL_ROWS;
            self.column_has_reset = false;
            self.column += 1;
            if usize::from(self.column) == COLUMNS {
                return After::Won;
            }
        }
        self.end_turn(table)
    }

    /// The turn goes to the next player who has cards; L10-8: of five players, the one who completed a
    /// column goes on.
    #[inline]
    pub(super) fn end_turn(&mut self, table: &Table) -> After {
        if self.open == ALL_ROWS && table.players == 5 && self.hand() != 0 {
            return After::Turn;
        }
        for _ in 0..table.players {
            self.seat += 1;
            if self.seat == table.players {
                self.seat = 0;
            }
            if self.hand() != 0 {
                return After::Turn;
            }
        }
        After::Lost
    }

    /// A number that is the same for positions that are the same, and rarely for others.
    #[inline]
    pub(super) fn hash(&self) -> u64 {
        let places = u64::from_le_bytes([
            self.under_size,
            self.drawn,
            self.seat,
            self.column,
            self.open,
            self.with_reset,
            self.with_both,
            self.column_has_reset.into(),
        ]);
        let under = [self.under as u64, (self.under >> 64) as u64];
        let parts = self.hands.iter().chain(&under).chain([&self.fitting, &places]);
        parts.fold(0, |hash: u64, part| {
            (hash.rotate_left(23) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }

    /// The position with this player to begin.
    pub(super) fn begun_by(mut self, seat: Seat) -> Position {
        self.seat = seat.index() as u8;
        self
    }
}
