//! What the value of a state of Level 8 goes by, all cards open but for the pile's order.
//!
//! The net judges in the middle of a round. It was trained on what the levels are worth at the round's
//! end ([`prospects`]): that is known much better than who won a game in which many rounds followed.

use sobremesa_bots::value::{Sheet, Valued};
use sobremesa_table::Seat;

use super::needs::look;
use super::openings::Openings;
use super::prospects::prospects;
use crate::{Board, Cards, Combination, Level8, Numbers, Phase, Stars, State};

/// How long until a player's turn: this many turns, or in the middle of it.
const TURNS: usize = 7;
const NOW: usize = 6;

const LEVEL: usize = 0;
const STAGE: usize = LEVEL + 3 * 8 * 2;
const CARDS: usize = STAGE + 4 * 2 * 4;
const RUN: usize = CARDS + 11;
const JOKERS: usize = RUN + 13;
const SKIPS: usize = JOKERS + 2 * 5;
const SKIPPED: usize = SKIPS + 5;
const MISSING: usize = SKIPPED + 2;
const CHANCE: usize = MISSING + 7 * TURNS;
const TOPS: usize = CHANCE + 3 * 12;
const SIZE: usize = TOPS + 2 * 3;
const STUCK: usize = SIZE + 12;
const PLAYER: usize = STUCK + 6 * TURNS;

/// The searcher's features come first, then a rival's, then those of the table.
const RIVAL: usize = PLAYER;
const PLAYERS: usize = 2 * PLAYER;
const LAID: usize = PLAYERS + 3 * 7;
const PILE: usize = LAID + 7;
const END: usize = PILE + 4;

impl Valued for Level8 {
    const FEATURES: usize = END;
    const POOLS: usize = 3;
    /// A game has several rounds.
    const ASTRAY: u32 = 200;

    fn describe(state: &State, seat: Seat, sheet: &mut Sheet) {
        let table = Table::new(state);
        for other in Seat::all(state.board().players()) {
            let is_rival = other != seat;
            let mut note = |feature: usize| sheet.add(feature + if is_rival { RIVAL } else { 0 });
            table.describe_player(other, &mut note);
            sheet.end_group(usize::from(is_rival));
        }
        table.describe(sheet);
        sheet.end_group(2);
    }

    /// What the levels are worth when a round is over.
    fn result(state: &State, seat: Seat) -> Option<f32> {
        match state.phase() {
            Phase::Over(end) => Some(if end.winner() == seat { 1.0 } else { 0.0 }),
            Phase::Keep(_) | Phase::Deal => Some(prospects(state.board(), seat)),
            Phase::Draw(_) | Phase::Act(_) | Phase::Pass(_) | Phase::Reshuffle(_) => None,
        }
    }
}

/// What is worked out once for a state.
struct Table<'a> {
    state: &'a State,
    board: &'a Board,
    openings: Openings,
    pile: Cards,
    /// The cards on top of the discard piles.
    tops: Numbers,
    /// Which list of levels is played.
    list: usize,
}

impl Table<'_> {
    fn new(state: &State) -> Table<'_> {
        let board = state.board();
        let tops = board.places().iter().filter_map(|place| place.discard().top());
        let rules = board.rules();
        Table {
            state,
            board,
            openings: Openings::new(board),
            pile: state.pile().collect(),
            tops: tops.collect::<Cards>().numbers(),
            list: match rules.stars {
                _ if rules.custom => 2,
                Stars::One => 0,
                Stars::Two => 1,
            },
        }
    }

    fn describe(&self, sheet: &mut Sheet) {
        sheet.add(PLAYERS + 7 * self.list + self.board.players());
        let laid = self.board.places().iter().filter(|place| place.has_laid()).count();
        sheet.add(LAID + laid);
        sheet.add(PILE + (self.pile.len() / 16).min(3));
    }

    fn describe_player(&self, seat: Seat, note: &mut impl FnMut(usize)) {
        let place = self.board.place(seat);
        let laid = usize::from(place.has_laid());
        let number = usize::from(place.progress.level()) - 1;
        note(LEVEL + (self.list * 8 + number) * 2 + laid);
        let hand = self.state.hand(seat);
        let needs = if place.has_laid() {
            self.describe_laid(seat, hand, note)
        } else {
            self.describe_collector(seat, hand, note)
        };
        note(STAGE + (number.saturating_sub(4) * 2 + laid) * 4 + needs.min(3));
        note(JOKERS + 5 * laid + usize::from(hand.jokers()).min(4));
        note(SKIPS + usize::from(hand.skips()));
        if place.is_skipped {
            note(SKIPPED + laid);
        }
    }

    /// A player who has laid the level: how many cards cannot be added.
    fn describe_laid(&self, seat: Seat, hand: &Cards, note: &mut impl FnMut(usize)) -> usize {
        let stuck = self.openings.plan(hand).stuck;
        note(STUCK + TURNS * stuck.min(5) + self.turns(seat));
        note(SIZE + hand.len().min(11));
        stuck
    }

    /// A player who has not: how many cards are missing, and how likely one that helps comes.
    fn describe_collector(&self, seat: Seat, hand: &Cards, note: &mut impl FnMut(usize)) -> usize {
        let level = self.board.level(seat);
        note(CARDS + level.cards());
        let run = |part: &Combination| match part {
            Combination::Run(size) => usize::from(*size),
            Combination::Set(_) | Combination::Color(_) => 0,
        };
        note(RUN + level.combinations().iter().map(run).max().unwrap_or(0));
        let found = look(hand, level);
        let missing = usize::from(found.missing);
        note(MISSING + TURNS * missing.min(6) + self.turns(seat));
        if missing > 0 {
            let good = self.pile.numbers().intersection(found.useful).len();
            let good = good + usize::from(self.pile.jokers());
            let chance = (20 * good / self.pile.len().max(1)).min(11);
            note(CHANCE + 12 * (missing - 1).min(2) + chance);
            if !self.tops.intersection(found.useful).is_empty() {
                note(TOPS + 3 * usize::from(self.turns(seat) == 0) + (missing - 1).min(2));
            }
        }
        missing
    }

    /// How long until a player's turn.
    fn turns(&self, seat: Seat) -> usize {
        let players = self.board.players();
        let (mover, acts) = match self.state.phase() {
            Phase::Draw(mover) | Phase::Pass(mover) => (mover, false),
            Phase::Act(mover) => (mover, true),
            _ => (self.board.dealer().next(players), false),
        };
        match (seat.index() + players - mover.index()) % players {
            0 if acts => NOW,
            turns => turns,
        }
    }
}
