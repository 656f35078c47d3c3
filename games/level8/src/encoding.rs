//! Decisions and views as numbers.
//!
//! Three decisions take several codes. An addition is a card, then where it goes. A lay-down says what each
//! combination of the level is declared as, in the level's order: of each declaration there is one canonical
//! lay-down. The cards that are kept are named one by one, in order, and then that it is enough.

use sobremesa_table::{Actor, Encodes, Field, Path, Pen, Seat};

use crate::action::{Action, Keep, Source};
use crate::board::{Board, LAST_LEVEL};
use crate::cards::{Card, Cards, Color, Value};
use crate::game::Level8;
use crate::meld::{Laydown, Meld, MeldKind, Tail};
use crate::options::{Combination, Level, Stars};
use crate::state::{Phase, State};
use crate::view::View;

const SEATS: usize = Seat::MOST;
const VALUES: usize = Value::MOST as usize;

/// What a combination can be declared as: runs by their lowest value, sets by value, colors.
const DECLARATIONS: usize = 2 * VALUES + Color::ALL.len();

/// A combination on the table: what it is, its lowest and highest value, its color, how many cards it has.
const MELD: usize = 3 + 2 + Color::ALL.len() + 1;

/// A card that lies open: its value, its color, or that it is a joker or a skip.
const FACE: usize = VALUES + Color::ALL.len() + 2;

const DRAW: usize = 0;
const DISCARD: usize = DRAW + 1 + SEATS;
const SKIP: usize = DISCARD + Card::KINDS;
const PASS: usize = SKIP + SEATS - 1;
const KEEP: usize = PASS + 1;
const ENOUGH: usize = KEEP + Card::KINDS;
const ADD: usize = ENOUGH + 1;
const TARGET: usize = ADD + Card::KINDS;
const DECLARE: usize = TARGET + SEATS * Level::MOST * 2;

impl Encodes for Level8 {
    const CODES: usize = DECLARE + DECLARATIONS;

    const FIELDS: &'static [Field] = &[
        Field::new("phase", 5, 1, "draw, act, pass, keep, over"),
        Field::new("players", 5, 1, "two to six"),
        Field::new("two_stars", 1, 1, "whether the harder side is played, where cards may be kept"),
        Field::new("decider", SEATS, 1, "who owes the decision, from the viewer on clockwise"),
        Field::new("dealer", SEATS, 1, "who dealt"),
        Field::new(
            "hand",
            Card::KINDS,
            7,
            "the viewer's cards: R1 to R15, Y, G, B, P, K, jokers, skips",
        ),
        Field::new("kept", Card::KINDS, 7, "the cards that the viewer keeps for the next round"),
        Field::new("chosen", Card::KINDS, 7, "the cards of a decision that has begun"),
        Field::new("declared", DECLARATIONS, 4, "the combinations of a lay-down that has begun"),
        Field::new(
            "levels",
            SEATS,
            LAST_LEVEL + 1,
            "the level that each player is on, 9 for one who is through",
        ),
        Field::new("laid", SEATS, 1, "who has laid down in this round"),
        Field::new("skipped", SEATS, 1, "before whom a skip lies"),
        Field::new("hand_sizes", SEATS, 101, "how many cards each player holds"),
        Field::new(
            "kept_sizes",
            SEATS,
            5,
            "how many cards each player keeps, plus one, once that is decided",
        ),
        Field::new(
            "asked",
            SEATS * Level::MOST * 4,
            12,
            "each player's level: for each combination the size if it is a run, a set, a color; and its place",
        ),
        Field::new(
            "melds",
            SEATS * Level::MOST * MELD,
            22,
            "the combinations on the table, player by player",
        ),
        Field::new(
            "tops",
            SEATS * FACE,
            1,
            "the top of each discard pile: value, color, joker, skip",
        ),
        Field::new("discard_sizes", SEATS, 101, "how many cards each discard pile has"),
        Field::new("discarded", Card::KINDS, 7, "all cards in the discard piles"),
        Field::new(
            "known",
            SEATS * Card::KINDS,
            7,
            "the cards that everyone knows to be in each hand",
        ),
        Field::new("pile", 1, 101, "how many face-down cards the draw pile has"),
        Field::new("pile_skips", 1, 4, "how many skips lie under it"),
    ];

    #[inline]
    fn encode(state: &State, action: &Action) -> Path {
        let players = state.board().players();
        let Some(Actor::Seat(me)) = state.owed().actor() else { return Path::default() };
        let place = |seat: Seat| seat.steps_from(me, players);
        match action {
            Action::Draw(Source::Pile) => Path::of(DRAW),
            Action::Draw(Source::Discard(seat)) => Path::of(DRAW + 1 + place(*seat)),
            Action::Discard(card) => Path::of(DISCARD + card.index()),
            Action::Skip(seat) => Path::of(SKIP + place(*seat) - 1),
            Action::Pass => Path::of(PASS),
            Action::Keep(keep) => kept(keep),
            Action::Add { to, group, card, tail } => {
                let group = place(*to) * Level::MOST + usize::from(*group);
                let end = usize::from(*tail == Some(Tail::High));
                [ADD + card.index(), TARGET + group * 2 + end].into_iter().collect()
            }
            Action::Lay(laydown) => declared(laydown),
        }
    }

    fn observe(view: &View, begun: &Path, pen: &mut Pen<'_>) {
        let (board, players) = (&view.board, view.board.players());
        let viewer = view.viewer.seat().unwrap_or(Seat::FIRST);
        let place = |seat: Seat| seat.steps_from(viewer, players);
        pen.mark(5, phase(view.phase));
        pen.mark(5, Some(players - 2));
        pen.put(view.rules().stars == Stars::Two);
        pen.mark(SEATS, sobremesa_table::decider(view.owed).map(place));
        pen.mark(SEATS, Some(place(board.dealer())));
        cards(pen, &view.hand.unwrap_or_default());
        cards(pen, &view.kept);
        observe_begun(begun, pen);
        observe_seats(view, viewer, pen);
        observe_open(board, viewer, pen);
        let seats = [viewer].into_iter().chain(viewer.others(players));
        seats.for_each(|seat| cards(pen, &view.known[seat.index()]));
        pen.room((SEATS - players) * Card::KINDS);
        pen.count(board.pile_size(), 101);
        pen.put(board.pile_skips());
    }
}

/// L8-24: the cards in order; four are always enough.
fn kept(keep: &Keep) -> Path {
    let mut path: Path = keep.cards().map(|card| KEEP + card.index()).collect();
    if path.codes().len() < Keep::MOST {
        path.push(ENOUGH);
    }
    path
}

/// L8-13: what each combination is declared as.
fn declared(laydown: &Laydown) -> Path {
    let code = |kind: MeldKind| match kind {
        MeldKind::Run(from) => usize::from(from.number()) - 1,
        MeldKind::Set(value) => VALUES + usize::from(value.number()) - 1,
        MeldKind::Color(color) => 2 * VALUES + color as usize,
    };
    laydown.melds().map(|(kind, _)| DECLARE + code(kind)).collect()
}

fn phase(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Deal | Phase::Reshuffle(_) => None,
        Phase::Draw(_) => Some(0),
        Phase::Act(_) => Some(1),
        Phase::Pass(_) => Some(2),
        Phase::Keep(_) => Some(3),
        Phase::Over(_) => Some(4),
    }
}

#[inline]
fn cards(pen: &mut Pen<'_>, cards: &Cards) {
    let room = pen.room(Card::KINDS);
    cards.kinds().for_each(|card| room[card.index()] = cards.count(card));
}

fn observe_begun(begun: &Path, pen: &mut Pen<'_>) {
    let room = pen.room(Card::KINDS + DECLARATIONS);
    for code in begun.codes().iter().copied().map(usize::from) {
        let number = match code {
            DECLARE.. => Card::KINDS + code - DECLARE,
            ADD.. => code - ADD,
            _ => code - KEEP,
        };
        room[number] += 1;
    }
}

/// What is told of each player, from the viewer on.
fn observe_seats(view: &View, viewer: Seat, pen: &mut Pen<'_>) {
    let (board, players) = (&view.board, view.board.players());
    let seats = || [viewer].into_iter().chain(viewer.others(players));
    let absent = SEATS - players;
    seats().for_each(|seat| pen.put(board.place(seat).progress.number()));
    pen.room(absent);
    seats().for_each(|seat| pen.put(board.place(seat).has_laid()));
    pen.room(absent);
    seats().for_each(|seat| pen.put(board.place(seat).is_skipped));
    pen.room(absent);
    seats().for_each(|seat| pen.count(view.hand_sizes[seat.index()], 101));
    pen.room(absent);
    seats().for_each(|seat| pen.put(view.kept_sizes[seat.index()].map_or(0, |size| size + 1)));
    pen.room(absent);
    for level in seats().map(|seat| board.level(seat)) {
        let room = pen.room(Level::MOST * 4);
        for (asked, (place, combination)) in
            room.chunks_exact_mut(4).zip((1..).zip(level.combinations()))
        {
            let kind = match combination {
                Combination::Run(_) => 0,
                Combination::Set(_) => 1,
                Combination::Color(_) => 2,
            };
            asked[kind] = combination.size();
            asked[3] = place;
        }
    }
    pen.room(absent * Level::MOST * 4);
}

/// What lies open, from the viewer on.
fn observe_open(board: &Board, viewer: Seat, pen: &mut Pen<'_>) {
    let players = board.players();
    let seats = || [viewer].into_iter().chain(viewer.others(players));
    let absent = SEATS - players;
    for place in seats().map(|seat| board.place(seat)) {
        let room = pen.room(Level::MOST * MELD);
        room.chunks_exact_mut(MELD).zip(place.melds()).for_each(|(room, meld)| write(meld, room));
    }
    pen.room(absent * Level::MOST * MELD);
    for place in seats().map(|seat| board.place(seat)) {
        face(pen, place.discard().top());
    }
    pen.room(absent * FACE);
    seats().for_each(|seat| pen.count(board.place(seat).discard().cards().len(), 101));
    pen.room(absent);
    let room = pen.room(Card::KINDS);
    for card in board.places().iter().flat_map(|place| place.discard().cards()) {
        room[card.index()] += 1;
    }
}

fn write(meld: &Meld, room: &mut [u8]) {
    let length = meld.cards().len() as u8;
    match meld.kind() {
        MeldKind::Run(from) => {
            room[0] = 1;
            room[3] = from.number();
            room[4] = from.number() + length - 1;
        }
        MeldKind::Set(value) => {
            room[1] = 1;
            room[3] = value.number();
            room[4] = value.number();
        }
        MeldKind::Color(color) => {
            room[2] = 1;
            room[5 + color as usize] = 1;
        }
    }
    room[MELD - 1] = length;
}

fn face(pen: &mut Pen<'_>, card: Option<Card>) {
    let room = pen.room(FACE);
    match card {
        None => {}
        Some(Card::Number(number)) => {
            room[usize::from(number.value.number()) - 1] = 1;
            room[VALUES + number.color as usize] = 1;
        }
        Some(Card::Joker) => room[FACE - 2] = 1,
        Some(Card::Skip) => room[FACE - 1] = 1,
    }
}
