//! What lies open on the table, and the rules of placing.

#[cfg(feature = "serde")]
use serde::Serialize;
use sobremesa_table::{Options, bits};

use crate::cards::{Card, LevelCard, Value, World};
use crate::hand::LevelCards;
use crate::options::Rules;
use crate::refusal::Refusal;

/// How many columns the grid has.
pub const COLUMNS: usize = 10;

/// How many rows: one for each world.
pub const ROWS: usize = World::ALL.len();

/// How many cells the grid has.
pub const CELLS: usize = ROWS * COLUMNS;

/// What lies in a cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// A level card of the row's world.
    Level(Value),
    /// A reset.
    Reset,
    /// A pause.
    Pause,
}

/// A world's row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    cells: [Option<Cell>; COLUMNS],
    length: u8,
    /// The values of its levels: bit 0 for a 1, … bit 7 for an 8.
    levels: u8,
    last_value: u8,
    resets_left: u8,
}

impl Row {
    /// L10-2: two resets lie left of every row.
    pub const RESETS: u8 = 2;

    const EMPTY: Row = Row {
        cells: [None; COLUMNS],
        length: 0,
        levels: 0,
        last_value: 0,
        resets_left: Self::RESETS,
    };

    /// The cards in it, from the left.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + '_ {
        self.cells.iter().flatten().copied()
    }

    /// What lies in a column.
    pub fn cell(&self, column: usize) -> Option<Cell> {
        self.cells.get(column).copied().flatten()
    }

    /// How many cards are in it.
    pub fn len(&self) -> usize {
        self.length.into()
    }

    /// Whether nothing is in it yet.
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// L10-14, L10-17: the value of its last card; a start or a reset counts 0, and a pause what
    /// lies left of it.
    #[inline]
    pub fn last_value(&self) -> u8 {
        self.last_value
    }

    /// The values of the levels in it: bit 0 for a 1, … bit 7 for an 8.
    #[inline]
    pub fn levels(&self) -> u8 {
        self.levels
    }

    /// L10-11: how many resets are still left of it.
    #[inline]
    pub fn resets_left(&self) -> u8 {
        self.resets_left
    }

    /// L10-17: how many pauses are in it; its other cards are levels, each value once, and resets.
    #[inline]
    pub fn pauses(&self) -> u8 {
        self.length - self.levels.count_ones() as u8 - (Self::RESETS - self.resets_left)
    }

    fn push(&mut self, cell: Cell) {
        self.cells[self.len()] = Some(cell);
        self.length += 1;
        match cell {
            Cell::Level(value) => {
                self.levels |= 1 << (value.number() - 1);
                self.last_value = value.number();
            }
            Cell::Pause => {}
            Cell::Reset => {
                self.last_value = 0;
                self.resets_left -= 1;
            }
        }
    }
}

/// The rows that have no card in the current column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OpenRows(u8);

impl OpenRows {
    const ALL: OpenRows = OpenRows(0b1_1111);

    fn contains(self, world: World) -> bool {
        self.0 & (1 << world.index()) != 0
    }

    fn close(&mut self, world: World) {
        self.0 &= !(1 << world.index());
    }

    fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = World> + Clone {
        bits(self.0.into()).map(|index| World::ALL[index as usize])
    }
}

/// What lies open on the table. The rules of placing are judged from it alone, so they serve the
/// state and every view of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    rules: Rules,
    rows: [Row; ROWS],
    open: OpenRows,
    column_has_reset: bool,
    tucked: LevelCards,
    pile_size: u8,
}

impl Board {
    pub(crate) fn new(rules: Rules) -> Board {
        Board {
            rules,
            rows: [Row::EMPTY; ROWS],
            open: OpenRows::ALL,
            column_has_reset: false,
            tucked: LevelCards::default(),
            pile_size: 0,
        }
    }

    /// The options.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many play.
    #[inline]
    pub fn players(&self) -> usize {
        self.rules.players()
    }

    /// A world's row.
    #[inline]
    pub fn row(&self, world: World) -> &Row {
        &self.rows[world.index()]
    }

    /// L10-18: the cards that lie under pauses, out of play.
    pub fn tucked(&self) -> LevelCards {
        self.tucked
    }

    /// How many cards the draw pile has.
    #[inline]
    pub fn pile_size(&self) -> usize {
        self.pile_size.into()
    }

    pub(crate) fn set_pile_size(&mut self, size: usize) {
        self.pile_size = size as u8;
    }

    /// The column that is being filled, from 0; 10 when the grid is full.
    pub fn column(&self) -> usize {
        self.rows.iter().map(Row::len).min().unwrap_or_default()
    }

    /// L10-15: the rows that can take a card: those without one in the current column.
    #[inline]
    pub fn open_rows(&self) -> impl Iterator<Item = World> + Clone {
        let full = self.is_full();
        self.open.iter().filter(move |_| !full)
    }

    /// Whether a row can take a card.
    #[inline]
    pub fn is_open(&self, world: World) -> bool {
        self.open.contains(world) && !self.is_full()
    }

    /// Whether no card lies in the current column yet.
    pub fn column_is_fresh(&self) -> bool {
        self.open == OpenRows::ALL
    }

    /// Whether the current column has its reset.
    #[inline]
    pub fn column_has_reset(&self) -> bool {
        self.column_has_reset
    }

    /// L10-16: whether the last open row must take the column's reset.
    #[inline]
    pub fn reset_is_due(&self) -> bool {
        !self.column_has_reset && self.open.len() == 1
    }

    /// L10-21: whether all 50 cells have a card.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.column_is_fresh() && self.rows[0].len() == COLUMNS
    }

    /// How many cells have a card.
    pub fn filled(&self) -> usize {
        self.rows.iter().map(Row::len).sum()
    }

    /// How many pauses are in the grid.
    pub fn pauses_placed(&self) -> usize {
        self.rows.iter().map(|row| usize::from(row.pauses())).sum()
    }

    /// The level cards that are in the grid.
    pub fn levels_placed(&self) -> LevelCards {
        LevelCards::of_rows(World::ALL.map(|world| self.row(world).levels()))
    }

    /// L10-15: a row that has a card in the current column waits for the next.
    fn check_open(&self, row: World) -> Result<(), Refusal> {
        if self.is_open(row) {
            return Ok(());
        }
        Err(Refusal::RowFilled { row })
    }

    /// L10-16: without a reset among four cards, the fifth must be the reset.
    fn check_not_fifth(&self) -> Result<(), Refusal> {
        if self.reset_is_due() {
            let row = self.open_rows().next().expect("a reset is due in an open row");
            return Err(Refusal::ColumnNeedsReset { row });
        }
        Ok(())
    }

    /// L10-14: values never fall within a row, except after a reset.
    fn check_value(&self, card: LevelCard) -> Result<(), Refusal> {
        let last = self.row(card.world).last_value();
        if card.value.number() >= last {
            return Ok(());
        }
        Err(Refusal::TooLow { card, last })
    }

    /// Whether a level card can be placed now. It goes into its world's row (L10-13).
    pub fn check_level(&self, card: LevelCard) -> Result<(), Refusal> {
        self.check_open(card.world)?;
        self.check_not_fifth()?;
        self.check_value(card)
    }

    /// L10-17: whether a pause can be placed in a row now: in place of a level card, with the
    /// value of the card to its left, so that it always fits.
    pub fn check_pause(&self, row: World) -> Result<(), Refusal> {
        self.check_open(row)?;
        self.check_not_fifth()
    }

    /// Whether a card can be placed in a row now. L10-13: a level card fits its world's row alone.
    pub fn check_card(&self, card: Card, row: World) -> Result<(), Refusal> {
        match card {
            Card::Pause => self.check_pause(row),
            Card::Level(card) if card.world == row => self.check_level(card),
            Card::Level(card) => Err(Refusal::OtherWorld { card, row }),
        }
    }

    /// L10-11: whether a reset can be placed in a row now.
    pub fn check_reset(&self, row: World) -> Result<(), Refusal> {
        self.check_open(row)?;
        if self.column_has_reset {
            return Err(Refusal::ColumnHasReset { row });
        }
        if self.row(row).resets_left() == 0 {
            return Err(Refusal::NoResetLeft { row });
        }
        Ok(())
    }

    /// L10-13 to L10-16: the level cards that fit somewhere now.
    #[inline]
    pub fn fitting_levels(&self) -> LevelCards {
        if self.reset_is_due() {
            return LevelCards::default();
        }
        self.open_rows().fold(LevelCards::default(), |fitting, world| {
            let last = self.row(world).last_value();
            fitting.union(LevelCards::from_value_up(world, last))
        })
    }

    /// L10-17: the rows that a pause can go into now.
    #[inline]
    pub fn rows_for_pause(&self) -> impl Iterator<Item = World> + Clone {
        let due = self.reset_is_due();
        self.open_rows().filter(move |_| !due)
    }

    /// L10-11: the rows that a reset can go into now.
    #[inline]
    pub fn rows_for_reset(&self) -> impl Iterator<Item = World> + Clone {
        self.open_rows()
            .filter(|world| !self.column_has_reset && self.row(*world).resets_left() > 0)
    }

    /// L10-15: puts a card into a row and opens the next column when this one is complete.
    pub(crate) fn place(&mut self, row: World, cell: Cell) {
        self.rows[row.index()].push(cell);
        self.open.close(row);
        self.column_has_reset |= cell == Cell::Reset;
        if self.open.len() == 0 {
            self.open = OpenRows::ALL;
            self.column_has_reset = false;
        }
    }

    pub(crate) fn tuck(&mut self, card: LevelCard) {
        self.tucked.insert(card);
    }
}

#[cfg(feature = "serde")]
impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Cell::Level(value) => serializer.collect_str(&value.number()),
            Cell::Reset => serializer.serialize_str("0"),
            Cell::Pause => serializer.serialize_str("P"),
        }
    }
}
