//! Decisions and views as numbers. What players say is heard in observations, but is no decision.

use sobremesa_table::{Encodes, Field, Path, Pen, Seat};

use crate::action::Action;
use crate::board::{Board, ROWS};
use crate::cards::{Card, LevelCard, World};
use crate::game::Level10;
use crate::hand::{Hand, LevelCards};
use crate::memory::{Kind, Places};
use crate::options::Scoring;
use crate::state::{Phase, State};
use crate::view::View;
use crate::wishes::Wish;

const SEATS: usize = 5;

/// The level cards, and pauses.
const KINDS: usize = LevelCard::COUNT + 1;

const PLAY: usize = 0;
const PAUSE: usize = PLAY + LevelCard::COUNT;
const TUCK: usize = PAUSE + ROWS;
const RESET: usize = TUCK + LevelCard::COUNT;
const FIRST: usize = RESET + ROWS;
const PUT: usize = FIRST + SEATS;
const ENOUGH: usize = PUT + KINDS;

/// L10-10: the most cards that are put under the pile at once; nobody says `enough` after them.
const MOST_PUT: usize = 2;

impl Encodes for Level10 {
    const CODES: usize = ENOUGH + 1;

    const FIELDS: &'static [Field] = &[
        Field::new("phase", 4, 1, "who begins, turn, exchange, over"),
        Field::new("players", SEATS, 1, "one to five"),
        Field::new("pauses", 4, 1, "none to three in the deck"),
        Field::new("strict", 1, 1, "whether scoring is strict"),
        Field::new("decider", SEATS, 1, "who owes the decision, from the viewer on clockwise"),
        Field::new("hand", KINDS, 3, "the viewer's cards: D1 to D8, F, S, V, M, then pauses"),
        Field::new(
            "put",
            KINDS,
            3,
            "the card that the viewer has chosen to put under the pile first",
        ),
        Field::new("last", ROWS * 8, 1, "the value that each row has come to: 1 to 8, or none"),
        Field::new("placed", LevelCard::COUNT, 1, "the level cards in the rows"),
        Field::new("tucked", LevelCard::COUNT, 1, "the cards under pauses"),
        Field::new("lengths", ROWS, 10, "how many cards each row has"),
        Field::new("resets", ROWS, 2, "how many resets each row has left"),
        Field::new("pauses_placed", ROWS, 3, "how many pauses each row has"),
        Field::new("open", ROWS, 1, "the rows that can take a card in this column"),
        Field::new("column_has_reset", 1, 1, "whether this column has its reset"),
        Field::new("pile", 1, 53, "how many cards the draw pile has"),
        Field::new("hand_sizes", SEATS, 10, "how many cards each player holds, from the viewer on"),
        Field::new(
            "least",
            SEATS * Kind::COUNT,
            10,
            "of each hand: at least this many cards of D, F, S, V, M and pauses, by what was told",
        ),
        Field::new("most", SEATS * Kind::COUNT, 10, "of each hand: at most this many of them"),
        Field::new(
            "wishes",
            SEATS * ROWS * 4,
            1,
            "for each player and row: wishes to play, that another plays, to reset, that another resets",
        ),
        Field::new(
            "under",
            KINDS,
            3,
            "the cards that the viewer put under the pile and may still be in it",
        ),
        Field::new("gone", KINDS, 3, "those of them that another player may have drawn"),
    ];

    #[inline]
    fn encode(_state: &State, action: &Action) -> Path {
        match action {
            Action::Play(card) => Path::of(PLAY + card.index()),
            Action::Pause { row, tuck: None } => Path::of(PAUSE + row.index()),
            Action::Pause { tuck: Some(card), .. } => Path::of(TUCK + card.index()),
            Action::Reset(row) => Path::of(RESET + row.index()),
            Action::First(seat) => Path::of(FIRST + seat.index()),
            Action::Swap(swap) => {
                let mut path: Path = swap.cards().map(|card| PUT + kind(card)).collect();
                if path.codes().len() < MOST_PUT {
                    path.push(ENOUGH);
                }
                path
            }
        }
    }

    fn observe(view: &View, begun: &Path, pen: &mut Pen<'_>) {
        let (rules, players) = (view.rules(), view.board.players());
        let viewer = view.viewer.seat().unwrap_or(Seat::FIRST);
        let seats = || [viewer].into_iter().chain(viewer.others(players));
        let absent = SEATS - players;
        pen.mark(4, phase(view.phase));
        pen.mark(SEATS, Some(players - 1));
        pen.mark(4, Some(rules.pauses.into()));
        pen.put(rules.scoring == Scoring::Strict);
        let decider = sobremesa_table::decider(view.phase.owed());
        pen.mark(SEATS, decider.map(|seat| seat.steps_from(viewer, players)));
        hand(pen, &view.hand.unwrap_or_default());
        let put = pen.room(KINDS);
        begun.codes().iter().for_each(|code| put[usize::from(*code) - PUT] += 1);
        observe_board(&view.board, pen);
        seats().for_each(|seat| pen.count(view.hand_sizes[seat.index()], 10));
        pen.room(absent);
        seats().for_each(|seat| pen.counts(&view.bounds[seat.index()].least, 10));
        pen.room(absent * Kind::COUNT);
        seats().for_each(|seat| pen.counts(&view.bounds[seat.index()].most, 10));
        pen.room(absent * Kind::COUNT);
        seats().for_each(|seat| wishes(view, seat, pen));
        pen.room(absent * ROWS * 4);
        traces(view, pen);
    }
}

fn kind(card: Card) -> usize {
    match card {
        Card::Level(card) => card.index(),
        Card::Pause => LevelCard::COUNT,
    }
}

fn phase(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Deal => None,
        Phase::First => Some(0),
        Phase::Turn(_) => Some(1),
        Phase::Swap(_) => Some(2),
        Phase::Over(_) => Some(3),
    }
}

fn hand(pen: &mut Pen<'_>, hand: &Hand) {
    levels(pen, hand.levels());
    pen.put(hand.pauses());
}

fn levels(pen: &mut Pen<'_>, levels: LevelCards) {
    let room = pen.room(LevelCard::COUNT);
    levels.iter().for_each(|card| room[card.index()] = 1);
}

fn observe_board(board: &Board, pen: &mut Pen<'_>) {
    let rows = World::ALL.map(|world| board.row(world));
    for row in rows {
        pen.mark(8, usize::from(row.last_value()).checked_sub(1));
    }
    levels(pen, board.levels_placed());
    levels(pen, board.tucked());
    rows.iter().for_each(|row| pen.count(row.len(), 10));
    rows.iter().for_each(|row| pen.put(row.resets_left()));
    rows.iter().for_each(|row| pen.put(row.pauses()));
    World::ALL.iter().for_each(|world| pen.put(board.is_open(*world)));
    pen.put(board.column_has_reset());
    pen.count(board.pile_size(), 53);
}

/// L10-6: the wishes of a player that hold.
fn wishes(view: &View, seat: Seat, pen: &mut Pen<'_>) {
    let wishes = &view.heard.wishes[seat.index()];
    let room = pen.room(ROWS * 4);
    // Mostly nobody wishes for anything.
    if *wishes == [Wish::default(); ROWS] {
        return;
    }
    for (room, wish) in room.chunks_exact_mut(4).zip(wishes) {
        for (room, doer) in room.chunks_exact_mut(2).zip([wish.play, wish.reset]) {
            room[0] = u8::from(doer == Some(seat));
            room[1] = u8::from(doer.is_some_and(|doer| doer != seat));
        }
    }
}

/// L10-10: where the cards may be that the viewer put under the pile.
fn traces(view: &View, pen: &mut Pen<'_>) {
    let mut write = |is_there: fn(Places) -> bool| {
        let room = pen.room(KINDS);
        for trace in view.traces.iter().filter(|trace| is_there(trace.places)) {
            let count = &mut room[kind(trace.card)];
            *count = (*count + 1).min(3);
        }
    };
    write(Places::has_slot);
    write(Places::has_hand);
}
