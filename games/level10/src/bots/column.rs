//! Whether the players still to come can fill this column.

use super::foresight::Foresight;
use super::joint::Joint;
use super::offer::{Offer, Open};
use super::turns::{LATER_TURNS, turns_after};
use super::wishes::Requests;
use crate::{Board, ROWS, View};

/// A set of rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rows(u8);

impl Rows {
    /// How many sets there are.
    const SETS: usize = 1 << ROWS;

    /// The rows that are open.
    pub(super) fn open(board: &Board) -> Rows {
        Rows(board.open_rows().fold(0, |rows, world| rows | 1 << world.index()))
    }

    pub(super) fn contains(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }

    #[must_use]
    pub(super) fn without(self, index: usize) -> Rows {
        Rows(self.0 & !(1 << index))
    }

    fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    fn index(self) -> usize {
        self.0.into()
    }

    fn iter(self) -> impl Iterator<Item = usize> {
        (0..ROWS).filter(move |index| self.contains(*index))
    }

    /// All sets of some of these rows, but not of all; every set comes after the sets within it.
    fn parts(self) -> impl Iterator<Item = Rows> {
        let next = move |part: &Rows| {
            let next = Rows(part.0.wrapping_sub(self.0) & self.0);
            (next != self).then_some(next)
        };
        std::iter::successors(next(&Rows(0)), next)
    }
}

/// Whether a column has its reset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reset {
    Missing,
    Placed,
}

impl Reset {
    pub(super) fn of(board: &Board) -> Reset {
        if board.column_has_reset() { Reset::Placed } else { Reset::Missing }
    }
}

/// For any rows that are still open after an action: how they will stand for the next column, if
/// every player to come takes what is best for the team among what they can do.
///
/// It is worked out from the column's end backward. A player who may have a card for several rows
/// is thought to try the best one first.
pub(super) struct Column {
    missing: [Joint; Rows::SETS],
    placed: [Joint; Rows::SETS],
}

impl Column {
    /// Thinks about the turns after this one, where the rows `closed` are done with this column.
    pub(super) fn new(
        foresight: &Foresight,
        view: &View,
        closed: Joint,
        requests: &Requests,
    ) -> Column {
        let open = Rows::open(&view.board);
        let plan = Plan::new(foresight, view, closed, requests);
        let mut column =
            Column { missing: [Joint::LOST; Rows::SETS], placed: [Joint::LOST; Rows::SETS] };
        column.placed[Rows(0).index()] = Joint::NONE;
        for rows in open.parts() {
            column.placed[rows.index()] = plan.best_with_reset_placed(&column, rows);
        }
        if !view.board.column_has_reset() {
            for rows in open.parts() {
                column.missing[rows.index()] = plan.best_with_reset_missing(&column, rows);
            }
        }
        column
    }

    /// How these rows will stand, if they are what is open after an action.
    pub(super) fn outcome(&self, rows: Rows, reset: Reset) -> Joint {
        match reset {
            Reset::Missing => self.missing[rows.index()],
            Reset::Placed => self.placed[rows.index()],
        }
    }
}

/// What the players to come can do.
struct Plan {
    closed: Joint,
    /// How many turns of the column come after this one.
    turns: usize,
    /// For each of these turns what its player can put into each row.
    offers: [[Offer; ROWS]; LATER_TURNS],
    resets: [Option<Joint>; ROWS],
    /// After this many turns from now nobody has a card any more, unless a reset saves one.
    cards: usize,
}

impl Plan {
    fn new(foresight: &Foresight, view: &View, closed: Joint, requests: &Requests) -> Plan {
        let open = Rows::open(&view.board);
        let turns = open.len().saturating_sub(1);
        let seats = turns_after(view, foresight.knowledge.me);
        let mut plan = Plan {
            closed,
            turns,
            offers: [[Offer::NOTHING; ROWS]; LATER_TURNS],
            resets: [None; ROWS],
            cards: view.hand_sizes.iter().sum::<usize>() + view.board.pile_size(),
        };
        for index in open.iter() {
            let row = Open::new(foresight, index);
            plan.resets[index] = row.reset;
            for turn in 0..turns {
                // A player who comes again offers the same again.
                let before = seats[..turn].iter().position(|seat| *seat == seats[turn]);
                plan.offers[turn][index] = match before {
                    Some(before) => plan.offers[before][index],
                    None => row.offer(foresight, seats[turn], closed),
                };
                if requests.offers(seats[turn], index) {
                    plan.offers[turn][index].believe();
                }
            }
        }
        plan
    }

    /// Which of the turns fills the first of this many open rows.
    fn turn(&self, rows: Rows) -> usize {
        self.turns - rows.len()
    }

    fn best_with_reset_placed(&self, column: &Column, rows: Rows) -> Joint {
        let offers = &self.offers[self.turn(rows)];
        let mut options = Options::new();
        for index in rows.iter() {
            let rest = column.placed[rows.without(index).index()];
            options.add(offers[index].chance, offers[index].row.with(rest), self.closed);
        }
        options.expected()
    }

    /// L10-16: the last row must take the reset. L10-19: someone must have a card then.
    fn best_with_reset_missing(&self, column: &Column, rows: Rows) -> Joint {
        let turn = self.turn(rows);
        if self.cards <= turn + 1 {
            return Joint::LOST;
        }
        let offers = &self.offers[turn];
        let mut options = Options::new();
        for index in rows.iter() {
            let rest = rows.without(index).index();
            if rows.len() > 1 {
                let row = offers[index].row.with(column.missing[rest]);
                options.add(offers[index].chance, row, self.closed);
            }
            if let Some(row) = self.resets[index] {
                options.add(1.0, row.with(column.placed[rest]), self.closed);
            }
        }
        options.expected()
    }
}

/// What a player may be able to do, best first.
struct Options {
    options: [Choice; Options::MOST],
    len: usize,
}

#[derive(Clone, Copy)]
struct Choice {
    chance: f32,
    rank: f32,
    rows: Joint,
}

impl Options {
    /// A level or the reset in each row.
    const MOST: usize = 2 * ROWS;

    fn new() -> Options {
        let none = Choice { chance: 0.0, rank: 0.0, rows: Joint::LOST };
        Options { options: [none; Options::MOST], len: 0 }
    }

    /// Adds something that the player can do with this chance, in its place by rank.
    fn add(&mut self, chance: f32, rows: Joint, closed: Joint) {
        let rank = rows.with(closed).rank();
        let mut place = self.len;
        while place > 0 && self.options[place - 1].rank < rank {
            self.options[place] = self.options[place - 1];
            place -= 1;
        }
        self.options[place] = Choice { chance, rank, rows };
        self.len += 1;
    }

    /// How the rows stand if the player does the best that is possible.
    fn expected(&self) -> Joint {
        let mut expected = Joint::LOST;
        let mut nothing_better = 1.0;
        for option in &self.options[..self.len] {
            expected = expected.or(option.rows.scaled(nothing_better * option.chance));
            nothing_better *= 1.0 - option.chance;
        }
        expected
    }
}
