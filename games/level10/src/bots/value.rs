//! What the value of a state of Level 10 goes by, all cards open.
//!
//! There is a group for each row, one for the table, and one for each hand. Everything is seen from
//! whoever must decide: a hand's distance is the number of turns until its owner's.

use sobremesa_bots::value::{Block, Sheet, Valued};
use sobremesa_table::{Owed, Seat};

use crate::{COLUMNS, Card, Hand, Level10, LevelCard, Phase, ROWS, State, World};

/// The hands by distance, and the pile in four parts by depth.
const PLACES: usize = 9;
const HANDS: usize = 5;

/// A level's value, from 1; 0 for the start of a row.
const VALUES: usize = 9;
const RESETS: usize = 3;

// A row: its last value, what is left of it, and where its levels are.
const LAST: Block = Block::first(2 * VALUES);
const RESETS_LEFT: Block = LAST.then(2 * RESETS);
const SPARE: Block = RESETS_LEFT.then(5);
const CELLS_LEFT: Block = SPARE.then(COLUMNS + 1);
const BELOW: Block = CELLS_LEFT.then(VALUES);
const ABOVE: Block = BELOW.then(VALUES);
const PLACE: Block = ABOVE.then(VALUES * PLACES);
const NEXT_PLACE: Block = PLACE.then(2 * 2 * PLACES);
const NEXT_GAP: Block = NEXT_PLACE.then(2 * VALUES);
const CELLS_BY_RESETS: Block = NEXT_GAP.then((COLUMNS + 1) * RESETS);
const BELOW_BY_RESETS: Block = CELLS_BY_RESETS.then(VALUES * RESETS);
const ABOVE_BY_LAST: Block = BELOW_BY_RESETS.then(VALUES * VALUES);
const LOWEST_PLACE: Block = ABOVE_BY_LAST.then(PLACES);
const LOWEST: Block = LOWEST_PLACE.then(VALUES);
const AT_HAND: Block = LOWEST.then(4);

// The table.
const PLAYERS: Block = AT_HAND.then(6);
const COLUMN: Block = PLAYERS.then(COLUMNS + 1);
const OPEN: Block = COLUMN.then(2 * (ROWS + 1));
const PILE: Block = OPEN.then(6);
const PAUSES: Block = PILE.then(6 * 4);
const EXCHANGE: Block = PAUSES.then(1);
const IDLE: Block = EXCHANGE.then(6);
const WAYS: Block = IDLE.then(6);
const ROWS_BY_RESETS: Block = WAYS.then(RESETS * (ROWS + 1));
const STUCK: Block = ROWS_BY_RESETS.then(2 * (ROWS + 1));

const BARE: Block = STUCK.then(2 * (ROWS + 1));
const DOOMED: Block = BARE.then(ROWS + 1);
const BOUND: Block = DOOMED.then(ROWS + 1);

// A hand.
const PLAYABLE_NOW: Block = BOUND.then(HANDS * (ROWS + 1));
const PLAYABLE_NEXT: Block = PLAYABLE_NOW.then(HANDS * (ROWS + 1));
const TOO_LOW: Block = PLAYABLE_NEXT.then(HANDS * 6);
const HAND_SIZE: Block = TOO_LOW.then(HANDS * 11);
const HAND_PAUSES: Block = HAND_SIZE.then(HANDS * 3);

impl Valued for Level10 {
    const FEATURES: usize = HAND_PAUSES.end();
    const POOLS: usize = 3;

    fn describe(state: &State, _seat: Seat, sheet: &mut Sheet) {
        let places = places(state);
        for world in World::ALL {
            describe_row(state, world, &places[world.index()], sheet);
            sheet.end_group(0);
        }
        describe_table(state, sheet);
        describe_rows_together(state, &places, sheet);
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

/// Where the levels of a row are, by value; none of those that lie in the grid.
type Places = [Option<usize>; VALUES];

fn places(state: &State) -> [Places; ROWS] {
    let mut places = [[None; VALUES]; ROWS];
    let mut put = |LevelCard { world, value }: LevelCard, place| {
        places[world.index()][usize::from(value.number())] = Some(place);
    };
    for (index, hand) in state.hands().iter().enumerate() {
        let distance = distance(state, index);
        hand.levels().iter().for_each(|card| put(card, distance));
    }
    for (depth, card) in state.pile().iter().enumerate() {
        let part = match depth {
            0..3 => 0,
            3..8 => 1,
            8..16 => 2,
            _ => 3,
        };
        if let Card::Level(card) = card {
            put(*card, HANDS + part);
        }
    }
    places
}

/// How many turns until a seat's turn, if nobody is skipped.
fn distance(state: &State, index: usize) -> usize {
    let mover = match state.phase().owed() {
        Owed::Seat(seat) => seat.index(),
        _ => 0,
    };
    let players = state.board().players();
    (index + players - mover) % players
}

fn describe_row(state: &State, world: World, places: &Places, sheet: &mut Sheet) {
    let board = state.board();
    let row = board.row(world);
    let is_open = usize::from(board.is_open(world));
    let (last, resets) = (usize::from(row.last_value()), usize::from(row.resets_left()));
    let cells = COLUMNS - row.len();
    let left = || places.iter().enumerate().filter_map(|(value, place)| Some((value, (*place)?)));
    let below = left().filter(|(value, _)| *value < last).count();
    let above = left().count() - below;
    sheet.add(LAST.at(2 * last + is_open));
    sheet.add(RESETS_LEFT.at(2 * resets + is_open));
    sheet.add(CELLS_LEFT.at(cells));
    sheet.add(BELOW.at(below));
    sheet.add(ABOVE.at(above));
    sheet.add(SPARE.at((below + above).saturating_sub(cells.saturating_sub(resets)).min(4)));
    sheet.add(CELLS_BY_RESETS.at(RESETS * cells + resets));
    sheet.add(BELOW_BY_RESETS.at(RESETS * below + resets));
    sheet.add(ABOVE_BY_LAST.at(VALUES * last + above));
    left().for_each(|(value, place)| sheet.add(PLACE.at(PLACES * value + place)));
    for (nth, (value, place)) in left().filter(|(value, _)| *value >= last).take(2).enumerate() {
        sheet.add(NEXT_PLACE.at(PLACES * (2 * nth + is_open) + place));
        sheet.add(NEXT_GAP.at(VALUES * nth + value - last));
    }
    // What comes after the next reset.
    if let Some((value, place)) = left().next() {
        sheet.add(LOWEST_PLACE.at(place));
        sheet.add(LOWEST.at(value));
    }
    let at_hand = left().filter(|(value, place)| *value >= last && *place < HANDS).count();
    sheet.add(AT_HAND.at(at_hand.min(3)));
}

fn describe_table(state: &State, sheet: &mut Sheet) {
    let board = state.board();
    sheet.add(PLAYERS.at(board.players()));
    sheet.add(COLUMN.at(board.column()));
    sheet.add(OPEN.at(2 * board.open_rows().count() + usize::from(board.column_has_reset())));
    let pile = [0, 2, 6, 11, 19].iter().filter(|size| board.pile_size() > **size).count();
    sheet.add(PILE.at(pile));
    for (index, hand) in state.hands().iter().enumerate().filter(|(_, hand)| hand.pauses() > 0) {
        sheet.add(PAUSES.at(4 * distance(state, index) + usize::from(hand.pauses())));
    }
    let buried = state.pile().iter().filter(|card| **card == Card::Pause).count();
    if buried > 0 {
        sheet.add(PAUSES.at(4 * HANDS + buried));
    }
    if let Phase::Swap(_) = state.phase() {
        sheet.add(EXCHANGE.at(0));
    }
    sheet.add(IDLE.at(state.hands().iter().filter(|hand| hand.is_empty()).count()));
    let ways = ways(state);
    sheet.add(WAYS.at([0, 1, 3, 7, 19].iter().filter(|count| ways > **count).count()));
}

/// How many rows are in trouble, of all and of the open ones.
fn describe_rows_together(state: &State, places: &[Places; ROWS], sheet: &mut Sheet) {
    let board = state.board();
    let (mut by_resets, mut stuck, mut bare) = ([0; RESETS], [0; 2], [0; 2]);
    let (mut doomed, mut bound) = (0, 0);
    for world in World::ALL {
        let row = board.row(world);
        by_resets[usize::from(row.resets_left())] += 1;
        let fitting = &places[world.index()][usize::from(row.last_value())..];
        let at_hand = fitting.iter().flatten().any(|place| *place < HANDS);
        let is_open = usize::from(board.is_open(world));
        stuck[is_open] += usize::from(!at_hand);
        // Rows that no level fits any more, rows with levels that will never fit, and rows that take
        // nothing but resets.
        let is_bare = fitting.iter().flatten().next().is_none();
        bare[is_open] += usize::from(is_bare && row.len() < COLUMNS);
        let is_doomed =
            places[world.index()].iter().flatten().count() > fitting.iter().flatten().count();
        doomed += usize::from(is_doomed && row.resets_left() == 0);
        let is_bound = row.len() + usize::from(row.resets_left()) == COLUMNS;
        bound += usize::from(is_bound && row.resets_left() > 0);
    }
    sheet.add(DOOMED.at(doomed));
    sheet.add(BOUND.at(bound));
    for (is_open, rows) in bare.into_iter().enumerate() {
        sheet.add(BARE.at((ROWS + 1) * is_open + rows));
    }
    for (resets, rows) in by_resets.into_iter().enumerate() {
        sheet.add(ROWS_BY_RESETS.at((ROWS + 1) * resets + rows));
    }
    for (is_open, rows) in stuck.into_iter().enumerate() {
        sheet.add(STUCK.at((ROWS + 1) * is_open + rows));
    }
}

/// What a player can do in this column and in the next one, as the rows stand.
fn describe_hand(state: &State, distance: usize, hand: &Hand, sheet: &mut Sheet) {
    let board = state.board();
    let (mut playable, mut too_low) = ([0; 2], 0);
    for world in World::ALL {
        let levels = hand.levels().values(world).count_ones();
        let fitting = fitting_levels(hand, world, board.row(world).last_value());
        too_low += (levels - fitting) as usize;
        playable[usize::from(board.is_open(world))] += usize::from(fitting > 0);
    }
    let [next, now] = playable;
    sheet.add(PLAYABLE_NOW.at((ROWS + 1) * distance + now));
    sheet.add(PLAYABLE_NEXT.at((ROWS + 1) * distance + next));
    sheet.add(TOO_LOW.at(6 * distance + too_low.min(5)));
    sheet.add(HAND_SIZE.at(11 * distance + hand.len().min(10)));
    sheet.add(HAND_PAUSES.at(3 * distance + usize::from(hand.pauses().min(2))));
}

/// In how many ways the players can fill the open rows, in their order, with the cards that they hold
/// now and exactly one reset.
fn ways(state: &State) -> u32 {
    let board = state.board();
    let players = board.players();
    let Owed::Seat(mut seat) = state.phase().owed() else { return 0 };
    if let Phase::Swap(_) = state.phase() {
        seat = seat.next(players);
    }
    // By the rows that were filled, without and with a reset.
    let mut ways = [[0_u32; 2]; 1 << ROWS];
    ways[0][usize::from(board.column_has_reset())] = 1;
    for _ in board.open_rows() {
        let mut turns = seat.others(players);
        while state.hand(seat).is_empty() {
            let Some(next) = turns.next() else { return 0 };
            seat = next;
        }
        let mut after = [[0_u32; 2]; 1 << ROWS];
        for (filled, [without, with]) in
            ways.into_iter().enumerate().filter(|(_, ways)| *ways != [0; 2])
        {
            for world in board.open_rows().filter(|world| filled & 1 << world.index() == 0) {
                let (row, hand) = (board.row(world), state.hand(seat));
                let cards =
                    fitting_levels(hand, world, row.last_value()) + u32::from(hand.pauses() > 0);
                let next = &mut after[filled | 1 << world.index()];
                next[0] += without * cards;
                next[1] += with * cards + if row.resets_left() > 0 { without } else { 0 };
            }
        }
        ways = after;
        seat = seat.next(players);
    }
    ways[board.open_rows().fold(0, |all, world| all | 1 << world.index())][1]
}

/// How many levels of a hand fit into a row.
fn fitting_levels(hand: &Hand, world: World, last: u8) -> u32 {
    (hand.levels().values(world) >> last.saturating_sub(1)).count_ones()
}
