//! What the value of a state of Level 10 goes by, all cards open.

use sobremesa_level10::board::{COLUMNS, ROWS};
use sobremesa_level10::{Card, Hand, Level10, LevelCard, Phase, Row, State, World};
use sobremesa_table::{Owed, Seat};

use crate::value::{Sheet, Valued};

/// Where a card is, as seen from who comes next: a hand, or how deep in the pile.
const PLACES: usize = 10;
const GONE: usize = 9;

const LAST: usize = 0;
const RESETS: usize = LAST + 18;
const SLACK: usize = RESETS + 6;
const CELLS: usize = SLACK + 5;
const BELOW: usize = CELLS + 11;
const ABOVE: usize = BELOW + 9;
const PLACE: usize = ABOVE + 9;
const NEXT: usize = PLACE + 8 * PLACES;
const GAP: usize = NEXT + 2 * PLACES * 2;
const PLAYERS: usize = GAP + 2 * 9;
const COLUMN: usize = PLAYERS + 6;
const OPEN: usize = COLUMN + 11;
const PILE: usize = OPEN + 12;
const PAUSES: usize = PILE + 6;
const SWAPS: usize = PAUSES + 6 * 4;
const IDLE: usize = SWAPS + 1;
const WAYS: usize = IDLE + 6;
const NEEDY: usize = WAYS + 6;
const SCHEDULE: usize = NEEDY + 3 * 6;
const RETURN: usize = SCHEDULE + 11 * 3;
const HIGH: usize = RETURN + 9 * 3;
const LOWEST: usize = HIGH + 9 * 9;
const STUCK: usize = LOWEST + PLACES + 9;
const REACH: usize = STUCK + 6 * 2;
const NOW: usize = REACH + 4;
const LATER: usize = NOW + 5 * 6;
const DEAD: usize = LATER + 5 * 6;
const SIZE: usize = DEAD + 5 * 6;
const HOLDS: usize = SIZE + 5 * 11;
const END: usize = HOLDS + 5 * 3;

impl Valued for Level10 {
    const FEATURES: usize = END;
    const POOLS: usize = 3;

    fn describe(state: &State, _seat: Seat, sheet: &mut Sheet) {
        let place = Place::all(state);
        for world in World::ALL {
            describe_row(state, world, &place[world.index()], sheet);
            sheet.end_group(0);
        }
        describe_table(state, sheet);
        sheet.end_group(1);
        for (index, hand) in state.hands().iter().enumerate() {
            describe_hand(state, distance(state, index), hand, sheet);
            sheet.end_group(2);
        }
    }

    fn result(state: &State, _seat: Seat) -> Option<f32> {
        let Phase::Over(_) = state.phase() else { return None };
        Some(if state.board().is_full() { 1.0 } else { 0.0 })
    }
}

struct Place;

impl Place {
    /// Where each level is.
    fn all(state: &State) -> [[usize; 9]; ROWS] {
        let mut places = [[GONE; 9]; ROWS];
        for (index, hand) in state.hands().iter().enumerate() {
            let distance = distance(state, index);
            for world in World::ALL {
                let mut values = hand.levels().values(world);
                while values != 0 {
                    places[world.index()][values.trailing_zeros() as usize + 1] = distance;
                    values &= values - 1;
                }
            }
        }
        for (depth, card) in state.pile().iter().enumerate() {
            if let Card::Level(LevelCard { world, value }) = card {
                let place = match depth {
                    0..3 => 5,
                    3..8 => 6,
                    8..16 => 7,
                    _ => 8,
                };
                places[world.index()][usize::from(value.number())] = place;
            }
        }
        places
    }
}

/// How many turns until a seat's turn.
fn distance(state: &State, index: usize) -> usize {
    let mover = match state.phase().owed() {
        Owed::Seat(seat) => seat.index(),
        _ => 0,
    };
    let players = state.board().players();
    (index + players - mover) % players
}

fn describe_row(state: &State, world: World, place: &[usize; 9], sheet: &mut Sheet) {
    let board = state.board();
    let row: &Row = board.row(world);
    let last = usize::from(row.last_value());
    let is_open = board.is_open(world);
    sheet.add(LAST + 2 * last + usize::from(is_open));
    sheet.add(RESETS + 2 * usize::from(row.resets_left()) + usize::from(is_open));
    let cells = COLUMNS - row.len();
    sheet.add(CELLS + cells);
    let (mut below, mut above, mut seen) = (0, 0, 0);
    for (value, place) in place.iter().enumerate().skip(1) {
        if *place == GONE {
            continue;
        }
        sheet.add(PLACE + (value - 1) * PLACES + place);
        if value < last {
            below += 1;
            continue;
        }
        above += 1;
        if seen < 2 {
            sheet.add(NEXT + (2 * seen + usize::from(is_open)) * PLACES + place);
            sheet.add(GAP + 9 * seen + value - last);
            seen += 1;
        }
    }
    let resets = usize::from(row.resets_left());
    sheet.add(SCHEDULE + 3 * cells + resets);
    sheet.add(RETURN + 3 * below + resets);
    sheet.add(HIGH + 9 * last + above);
    // What comes after the next reset.
    if let Some((value, place)) = place.iter().enumerate().skip(1).find(|(_, place)| **place != GONE) {
        sheet.add(LOWEST + place);
        sheet.add(LOWEST + PLACES + value);
    }
    sheet.add(REACH + place.iter().enumerate().skip(last.max(1)).filter(|(_, place)| **place < 5).count().min(3));
    sheet.add(BELOW + below);
    sheet.add(ABOVE + above);
    let needed = cells.saturating_sub(usize::from(row.resets_left()));
    sheet.add(SLACK + (below + above).saturating_sub(needed).min(4));
}

/// What a player can do in this column and in the next one, as the rows stand.
fn describe_hand(state: &State, distance: usize, hand: &Hand, sheet: &mut Sheet) {
    let board = state.board();
    let (mut now, mut later, mut dead) = (0, 0, 0);
    for world in World::ALL {
        let last = board.row(world).last_value().saturating_sub(1);
        let values = hand.levels().values(world);
        if values >> last != 0 {
            if board.is_open(world) { now += 1 } else { later += 1 }
        }
        dead += (values & ((1 << last) - 1)).count_ones() as usize;
    }
    sheet.add(NOW + 6 * distance + now);
    sheet.add(LATER + 6 * distance + later);
    sheet.add(DEAD + 6 * distance + dead.min(5));
    sheet.add(SIZE + 11 * distance + hand.len().min(10));
    sheet.add(HOLDS + 3 * distance + usize::from(hand.pauses().min(2)));
}

fn describe_table(state: &State, sheet: &mut Sheet) {
    let board = state.board();
    sheet.add(PLAYERS + board.players());
    sheet.add(COLUMN + board.column());
    let open = board.open_rows().count();
    sheet.add(OPEN + 2 * open + usize::from(board.column_has_reset()));
    sheet.add(
        PILE + match board.pile_size() {
            0 => 0,
            1..3 => 1,
            3..7 => 2,
            7..12 => 3,
            12..20 => 4,
            _ => 5,
        },
    );
    let mut idle = 0;
    for (index, hand) in state.hands().iter().enumerate() {
        if hand.pauses() > 0 {
            sheet.add(PAUSES + 4 * distance(state, index) + usize::from(hand.pauses()));
        }
        idle += usize::from(hand.is_empty());
    }
    let buried = state.pile().iter().filter(|card| **card == Card::Pause).count();
    if buried > 0 {
        sheet.add(PAUSES + 4 * 5 + buried);
    }
    if let Phase::Swap(_) = state.phase() {
        sheet.add(SWAPS);
    }
    sheet.add(IDLE + idle);
    let mut needy = [0; 3];
    for world in World::ALL {
        let row = board.row(world);
        needy[usize::from(row.resets_left())] += 1;
    }
    let places = Place::all(state);
    let mut stuck = [0; 2];
    for world in World::ALL {
        let last = usize::from(board.row(world).last_value()).max(1);
        let here = places[world.index()][last..].iter().any(|place| *place < 5);
        stuck[usize::from(board.is_open(world))] += usize::from(!here);
    }
    sheet.add(STUCK + stuck[0]);
    sheet.add(STUCK + 6 + stuck[1]);
    for (resets, rows) in needy.into_iter().enumerate() {
        sheet.add(NEEDY + 6 * resets + rows);
    }
    let ways = match ways(state) {
        0 => 0,
        1 => 1,
        2..4 => 2,
        4..8 => 3,
        8..20 => 4,
        _ => 5,
    };
    sheet.add(WAYS + ways);
}

/// In how many ways the players can fill the open rows with the cards that they hold now.
fn ways(state: &State) -> u32 {
    let board = state.board();
    let players = board.players();
    let Owed::Seat(mover) = state.phase().owed() else { return 0 };
    let mut seat = mover;
    if let Phase::Swap(_) = state.phase() {
        seat = seat.next(players);
    }
    // Ways to have filled these open rows, without and with a reset.
    let mut ways = [[0_u32; 2]; 32];
    ways[0][usize::from(board.column_has_reset())] = 1;
    for _ in board.open_rows() {
        let mut passes = 0;
        while state.hand(seat).is_empty() && passes < players {
            seat = seat.next(players);
            passes += 1;
        }
        let hand = state.hand(seat);
        let mut after = [[0_u32; 2]; 32];
        for (filled, counts) in ways.iter().enumerate() {
            if counts[0] + counts[1] == 0 {
                continue;
            }
            for world in board.open_rows() {
                let bit = 1 << world.index();
                if filled & bit != 0 {
                    continue;
                }
                let row = board.row(world);
                let levels = fitting(hand, world, row.last_value());
                for has_reset in 0..2 {
                    after[filled | bit][has_reset] += counts[has_reset] * levels;
                }
                if row.resets_left() > 0 {
                    after[filled | bit][1] += counts[0];
                }
            }
        }
        ways = after;
        seat = seat.next(players);
    }
    let full = board.open_rows().fold(0, |full, world| full | 1 << world.index());
    ways[full][1]
}

/// How many cards of a hand fit into a row.
fn fitting(hand: &Hand, world: World, last: u8) -> u32 {
    let values = hand.levels().values(world);
    let fitting = (u32::from(values) >> last.saturating_sub(1)).count_ones();
    fitting + u32::from(hand.pauses() > 0)
}
