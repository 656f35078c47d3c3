//! Positions of Level 10, written as pages to look at without a server:
//! `cargo run -p sobremesa-level10 --features gallery --example level10-gallery -- FOLDER [PART OF A NAME]`

use sobremesa_level10::memory::{Kind, Said};
use sobremesa_level10::{
    Action, Board, COLUMNS, Deed, Level10, Phase, Rules, Scoring, State, Statement, View, World,
};
use sobremesa_page::gallery::{Gallery, Position, trouble};
use sobremesa_page::{Chair, ChairKind, Character, Presence, Stage, StandIn, Table};
use sobremesa_table::Seat;
use sobremesa_words::{Language, Tells as _};

/// Four players with two pauses; seat 0 looks.
fn position(name: &'static str, is_wanted: fn(&State) -> bool) -> Position<'static, Level10> {
    let rules = Rules { players: 4, pauses: 2, scoring: Scoring::Victory };
    let (me, pick, is_hinted) = (Some(0), "", false);
    Position { name, rules, seed: "1", me, pick, is_hinted, is_wanted }
}

fn of(players: u8, mut position: Position<'static, Level10>) -> Position<'static, Level10> {
    position.rules.players = players;
    position
}

fn is_turn_of(state: &State, seat: usize) -> bool {
    matches!(state.phase(), Phase::Turn(turn) if turn.index() == seat)
}

/// In the middle of the game, with the column begun.
fn is_middle(state: &State) -> bool {
    is_turn_of(state, 0) && state.board().column() >= 4 && !state.board().column_is_fresh()
}

fn own(state: &State) -> &sobremesa_level10::Hand {
    state.hand(Seat::all(1).next().expect("there is a seat"))
}

fn is_pause_turn(state: &State) -> bool {
    is_turn_of(state, 0) && own(state).pauses() > 0 && state.board().rows_for_pause().count() > 1
}

fn is_tuck_turn(state: &State) -> bool {
    let tucks = |row: World| own(state).count(row) > 0;
    is_turn_of(state, 0)
        && state.board().pile_size() == 0
        && own(state).pauses() > 0
        && state.board().rows_for_pause().any(tucks)
}

fn is_my_swap(state: &State) -> bool {
    matches!(state.phase(), Phase::Swap(seat) if seat.index() == 0) && state.board().column() >= 3
}

fn is_stuck_somewhere(board: &Board) -> bool {
    board.open_rows().filter(|row| board.outlook(*row).is_stuck()).count() > 1
}

/// Only one of the open rows can give the column its reset, and seat 0 could play there.
fn is_last_place_for_reset(state: &State) -> bool {
    let board = state.board();
    let fits = |row: World| {
        let fitting = own(state).levels().intersection(board.fitting_levels());
        fitting.iter().any(|card| card.world == row)
    };
    is_turn_of(state, 0) && board.last_row_for_reset().is_some_and(fits)
}

fn is_first(state: &State) -> bool {
    state.phase() == Phase::First
}

fn is_over(state: &State) -> bool {
    matches!(state.phase(), Phase::Over(_))
}

fn is_won(state: &State) -> bool {
    is_over(state) && state.board().is_full()
}

fn is_lost(state: &State) -> bool {
    is_over(state) && !state.board().is_full()
}

fn main() {
    let gallery = &Gallery::of::<Level10>();
    turns(gallery);
    decisions(gallery);
    others(gallery);
    wishes(gallery);
    ends(gallery);
    sizes(gallery);
    crowded(gallery);
}

fn turns(gallery: &Gallery) {
    gallery.show(&position("turn", is_middle));
    gallery.show(&Position { is_hinted: true, ..position("hint", is_middle) });
    gallery.show_with(
        &Position { is_hinted: true, ..position("tip", is_middle) },
        |table, _, _| {
            (table.has_tips, table.is_practice) = (true, true);
        },
    );
    gallery.show(&Position { pick: "reset D tell play", ..position("picked-reset", is_middle) });
    // The first of these that is held is picked.
    for (name, pick) in [
        ("picked-desert", "D1 D2 D3 D4 D5 D6 D7 D8"),
        ("picked-forest", "F1 F2 F3 F4 F5 F6 F7 F8"),
        ("picked-sky", "S1 S2 S3 S4 S5 S6 S7 S8"),
        ("picked-volcano", "V1 V2 V3 V4 V5 V6 V7 V8"),
        ("picked-marsh", "M1 M2 M3 M4 M5 M6 M7 M8"),
    ] {
        gallery.show(&Position { pick, ..position(name, is_middle) });
    }
    let danger =
        position("danger", |state| is_turn_of(state, 0) && is_stuck_somewhere(state.board()));
    gallery.show(&Position { seed: "15", ..danger });
    let last = Position { seed: "4", ..position("last-place", is_last_place_for_reset) };
    gallery.show(&Position { pick: "S1 S2 S3 S4 S5 S6 S7 S8", ..last });
}

fn decisions(gallery: &Gallery) {
    gallery.show(&Position { pick: "P", ..position("pause", is_pause_turn) });
    for row in ["D", "F", "S", "V", "M"] {
        let tuck = Position { seed: "8", ..position("tuck", is_tuck_turn) };
        let (name, pick) = (format!("tuck-{row}"), format!("P in {row} tuck {row}8"));
        gallery.show(&Position { name: &name, pick: &pick, ..tuck });
    }
    let swap = || Position { seed: "2", ..position("exchange", is_my_swap) };
    gallery.show(&swap());
    gallery.show(&Position { name: "exchange-hint", is_hinted: true, ..swap() });
    let every = "D1 D2 D3 D4 D5 D6 D7 D8 F1 F2 F3 F4 F5 F6 F7 F8 S1 S2 S3 S4 S5 S6 S7 S8 V1 V2 V3";
    gallery.show(&Position { name: "exchange-two", pick: every, ..swap() });
    gallery.show(&position("first", is_first));
    let seat = |index| Seat::new(index).expect("a seat");
    gallery.show_with(&position("first-proposed", is_first), |_, proposals, _| {
        proposals.push((seat(2), Action::First(seat(1))));
        proposals.push((seat(3), Action::First(seat(1))));
        proposals.push((seat(0), Action::First(seat(2))));
    });
}

fn others(gallery: &Gallery) {
    gallery.show(&position("others", |state| is_turn_of(state, 1) && state.board().column() >= 4));
    gallery.show(&position(
        "others-exchange",
        |state| matches!(state.phase(), Phase::Swap(seat) if seat.index() == 2),
    ));
    gallery.show(&Position { me: None, ..position("spectator", is_middle) });
    gallery.show_with(&position("away", is_middle), |table, _, _| {
        table.is_away = true;
        for (index, chair) in table.chairs.iter_mut().enumerate() {
            if let ChairKind::Person { is_replaced, wants_end, presence, .. } = &mut chair.kind {
                *is_replaced = index == 0;
                *wants_end = index == 3;
                if index == 2 {
                    *presence = Presence::Gone(StandIn::Offered);
                }
            }
        }
    });
    gallery.show_with(&position("long-names", is_middle), |table, _, _| {
        table.clock = Some(1_800_000_000_000);
        table.is_practice = true;
        table.chairs[1].name = "Wolfeschlegelsteinhausenbergerdo".into();
        table.chairs[2].name = "Анна-Мария фон Вальдбург-Цайль".into();
        if let ChairKind::Person { presence, .. } = &mut table.chairs[2].kind {
            *presence = Presence::Back;
        }
    });
}

/// What people wish for, and a turn on which others play.
fn wishes(gallery: &Gallery) {
    let wished = Position { pick: "tell play 2", ..position("wishes", is_fresh_turn) };
    gallery.show_with(&wished, |table, _, view| {
        table.has_order = true;
        for (by, statement) in [
            (1, wish(Deed::Reset, World::Volcano, None)),
            (2, wish(Deed::Play, World::Marsh, None)),
            (3, wish(Deed::Play, World::Sky, Some(0))),
            (3, wish(Deed::Reset, World::Desert, Some(2))),
        ] {
            say(view, by, statement);
        }
    });
    // All at once, and most of it about one row.
    gallery.show_with(&of(5, position("wishes-at-once", is_fresh_turn)), |table, _, view| {
        for (chair, bot) in table.chairs[1..].iter_mut().zip(Character::ALL) {
            *chair = Chair {
                name: bot.name(Level10::words(Language::English), 0),
                kind: ChairKind::Bot(bot),
            };
        }
        for (by, whom) in [(1, Some(2)), (2, None), (3, Some(4)), (4, None)] {
            say(view, by, wish(Deed::Play, World::Forest, whom));
            say(view, by, wish(Deed::Reset, World::Volcano, whom));
        }
        say(view, 1, wish(Deed::Reset, World::Forest, None));
        say(view, 4, wish(Deed::Play, World::Marsh, Some(0)));
    });
    let planned = "S1 S2 S3 S4 S5 S6 S7 S8 V1 V2 V3 V4 V5 V6 V7 V8";
    gallery.show(&Position { pick: planned, ..position("others-planned", is_turn_of_one) });
}

fn wish(deed: Deed, world: World, whom: Option<usize>) -> Statement {
    Statement::Wish { deed, world, whom: whom.and_then(Seat::new) }
}

/// Somebody says something, and a wish holds.
fn say(view: &mut View, by: usize, statement: Statement) {
    let (seat, filled) = (Seat::new(by).expect("a seat"), view.board.filled() as u8);
    if let Statement::Wish { deed, world, whom } = statement {
        let wish = &mut view.heard.wishes[by][world.index()];
        let doer = Some(whom.unwrap_or(seat));
        match deed {
            Deed::Play => wish.play = doer,
            Deed::Reset => wish.reset = doer,
        }
    }
    view.said.push(Said { seat, statement, filled });
}

fn is_fresh_turn(state: &State) -> bool {
    is_turn_of(state, 0) && state.board().column() >= 4 && state.board().column_is_fresh()
}

fn is_turn_of_one(state: &State) -> bool {
    is_turn_of(state, 1) && state.board().column() >= 4
}

/// Everybody has told everything and wishes something, under names that are too long.
fn tell_all(table: &mut Table, view: &mut View) {
    trouble(table);
    let players = table.chairs.len();
    for by in 0..players {
        let whom = (0..players).find(|whom| by % 2 == 0 && *whom != by);
        say(view, by, wish(Deed::Play, World::ALL[by], whom));
        say(view, by, wish(Deed::Reset, World::Marsh, None));
        for world in World::ALL {
            let count = view.bounds[by].least[Kind::World(world).index()];
            say(view, by, Statement::Count { world, count });
        }
    }
}

fn is_last_column(state: &State) -> bool {
    is_turn_of(state, 0) && state.board().column() == COLUMNS - 1
}

/// The fullest pages.
fn crowded(gallery: &Gallery) {
    let all = |players, name, me| {
        let crowded = Position { me, ..of(players, position(name, is_fresh_turn)) };
        gallery.show_with(&crowded, |table, _, view| tell_all(table, view));
    };
    all(5, "crowded-five", Some(0));
    all(4, "crowded-four", Some(0));
    all(2, "crowded-two", Some(0));
    all(5, "crowded-spectator", None);
    let first = of(5, position("crowded-first", is_first));
    gallery.show_with(&first, |table, proposals, _| {
        trouble(table);
        let seats: Vec<Seat> = Seat::all(5).collect();
        proposals.extend(seats[1..].iter().map(|by| (*by, Action::First(seats[0]))));
    });
    gallery.show(&of(1, position("one-first", is_first)));
    gallery.show(&of(1, position("one-turn", |state| is_turn_of(state, 0))));
    gallery
        .show(&of(1, Position { is_hinted: true, ..position("one-hint", |it| is_turn_of(it, 0)) }));
    gallery.show(&of(5, position("last-column", is_last_column)));
    gallery.show_with(&of(5, position("last-column-crowded", is_last_column)), |table, _, view| {
        tell_all(table, view);
    });
    let over = |players, name, seed, wanted| {
        let over = Position { seed, ..of(players, position(name, wanted)) };
        gallery.show_with(&over, |table, _, _| trouble(table));
    };
    over(5, "five-lost", "11", is_lost as fn(&State) -> bool);
    over(5, "five-won", "6", is_won);
    over(2, "two-lost", "7", is_lost);
}

fn ends(gallery: &Gallery) {
    gallery.show(&Position { seed: "3", ..position("lost", is_lost) });
    let won = Position { seed: "6", ..position("won", is_won) };
    gallery.show(&won);
    let lost = Position { seed: "11", ..position("lost-spectator", is_lost) };
    gallery.show(&Position { me: None, ..lost });
    gallery.show_with(&position("given-up", is_middle), |table, _, _| {
        table.stage = Stage::GivenUp;
        table.rematch = Some("next".into());
    });
}

fn sizes(gallery: &Gallery) {
    gallery.show(&of(1, position("one", is_middle)));
    gallery.show(&of(2, position("two", is_middle)));
    gallery.show(&of(3, position("three", is_middle)));
    gallery.show(&of(5, position("five", is_middle)));
    let lost = Position { seed: "11", ..position("one-lost", is_over) };
    gallery.show(&of(1, lost));
}
