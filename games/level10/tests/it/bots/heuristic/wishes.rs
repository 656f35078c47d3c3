//! How bots take the wishes of people, who do not speak by the rule (L10-6).

use sobremesa_bots::Player;
use sobremesa_bots::search::{Search, Tactics};
use sobremesa_level10::bots::{Heuristic, Mind};
use sobremesa_level10::wishes::Wish;
use sobremesa_level10::{Action, Deed, Level10, LevelCard, Statement, World};
use sobremesa_table::{Course, Game, Move, Owed, Seat, Seed, StreamName, Viewer};

use super::table::{dealt, decide_as, play, tell_counts};
use crate::rules::table::{rules, seat};

/// The player that searches.
fn search() -> Search<Level10, Mind> {
    Search::default()
}

/// Lets `speaker` wish to do something, or `whom` to do it.
fn wish(course: &mut Course<Level10>, speaker: usize, deed: Deed, row: World, whom: Option<usize>) {
    let statement = Statement::Wish { deed, world: row, whom: whom.map(seat) };
    course.make(Move::Statement { seat: seat(speaker), statement }).expect("it may be said");
}

fn decide_now(player: &mut dyn Player<Level10>, course: &Course<Level10>) -> Action {
    let Owed::Seat(seat) = course.owed() else { panic!("no seat is to decide") };
    decide_as(player, course, seat)
}

/// What the heuristic and the search do.
fn choices(course: &Course<Level10>) -> [String; 2] {
    let players: [&mut dyn Player<Level10>; 2] = [&mut Heuristic, &mut search()];
    players.map(|player| decide_now(player, course).to_string())
}

/// Three players before the first card; seat 0 has a low card for four rows.
fn opening() -> Course<Level10> {
    let hands = ["F1 F2 S1 V1 M2 D5", "F3 F4 S2 S5 V6 D1", "F5 D2 V2 M1 M4 S6"];
    let mut course = dealt(0, &hands, "F7 F6 S7");
    tell_counts(&mut course);
    play(&mut course, &["first 0"]);
    course
}

#[test]
fn leaves_a_row_to_who_would_like_to_play_there() {
    let players: [&mut dyn Player<Level10>; 2] = [&mut Heuristic, &mut search()];
    for player in players {
        let mut course = opening();
        let Action::Play(favorite) = decide_now(player, &course) else { panic!("a low card") };
        wish(&mut course, 1, Deed::Play, favorite.world, None);
        let Action::Play(other) = decide_now(player, &course) else { panic!("another low card") };
        assert_ne!(other.world, favorite.world);
    }
}

#[test]
fn plays_in_the_row_all_the_same_if_anything_else_costs_too_much() {
    // An 8 at the start of a row shuts out all its other levels.
    let hands = ["D8 F8 S1 V8 M8 S8", "F3 F4 S2 S5 V6 D1", "F5 D2 V2 M1 M4 S6"];
    let mut course = dealt(0, &hands, "F7 F6 S7");
    tell_counts(&mut course);
    play(&mut course, &["first 2", "reset M", "swap"]);
    wish(&mut course, 1, Deed::Play, World::Sky, None);
    assert_eq!(choices(&course), ["play S1", "play S1"]);
}

#[test]
fn does_what_it_is_asked_for() {
    let mut course = opening();
    wish(&mut course, 2, Deed::Play, World::Volcano, Some(0));
    assert_eq!(choices(&course), ["play V1", "play V1"]);
    // The last wish for a row is the one that holds.
    wish(&mut course, 2, Deed::Play, World::Volcano, Some(1));
    for choice in choices(&course) {
        assert_ne!(choice, "play V1");
    }
}

#[test]
fn leaves_the_reset_to_who_would_like_to_place_it() {
    let hands = ["F1 F5 S1 S5 V5 M1 M2", "F2 F6 S2 S6 V1 V6 M3"];
    let mut course = dealt(0, &hands, "F7 S7 V7");
    tell_counts(&mut course);
    play(&mut course, &["first 0", "play F1", "play V1", "play S1"]);
    tell_counts(&mut course);
    assert_eq!(decide_now(&mut Heuristic, &course), Action::Reset(World::Desert));
    wish(&mut course, 0, Deed::Reset, World::Desert, None);
    assert_eq!(choices(&course), ["play M3", "play M3"]);
}

#[test]
fn a_wish_ends_with_its_column() {
    let (mut silent, mut heard) = (opening(), opening());
    for world in World::ALL {
        wish(&mut heard, 1, Deed::Play, world, None);
    }
    for course in [&mut silent, &mut heard] {
        play(course, &["play S1", "play D1", "play M1", "reset F", "swap", "play V6"]);
    }
    let wishes = heard.view(Viewer::Seat(seat(0))).heard.wishes;
    assert!(wishes.iter().flatten().all(|wish| *wish == Wish::default()), "{wishes:?}");
    assert_eq!(choices(&heard)[0], choices(&silent)[0]);
}

#[test]
fn who_would_like_to_play_begins() {
    let hands = ["D1 D2 D3 D4 D5 D6 D7", "F1 S1 V1 M1 F2 S2 D8"];
    let mut course = dealt(0, &hands, "");
    tell_counts(&mut course);
    wish(&mut course, 0, Deed::Play, World::Desert, None);
    let first = Action::First(seat(0));
    for viewer in Seat::all(2) {
        assert_eq!(decide_as(&mut Heuristic, &course, viewer), first);
        assert_eq!(decide_as(&mut search(), &course, viewer), first);
    }
}

/// What the heuristic thinks of its actions, the best of each row.
fn best_by_row(course: &Course<Level10>) -> Vec<(World, f32)> {
    let legal = course.state().legal_actions();
    let view = course.view(Viewer::Seat(seat(0)));
    let mut stream = Seed::from_text("test").stream(StreamName { purpose: "prior", round: 0 });
    let chances = Mind::prior(&view, &legal, &mut stream);
    let mut best: Vec<(World, f32)> = Vec::new();
    for (action, chance) in legal.iter().zip(chances) {
        let (Action::Play(LevelCard { world, .. }) | Action::Reset(world)) = *action else {
            continue;
        };
        match best.iter_mut().find(|(row, _)| *row == world) {
            Some((_, most)) => *most = most.max(chance),
            None => best.push((world, chance)),
        }
    }
    best.sort_by(|one, other| other.1.total_cmp(&one.1));
    best
}

/// How the others speak before one of them asks for something.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// They tell counts.
    Frank,
    /// They tell nothing.
    Stranger,
}

/// How often the heuristic leaves its best row to the player whom another one names, and of how many times: where
/// the next best row costs it less than `cheap` of its chance, and where it costs more than `dear`.
fn grants(manner: Manner, cheap: f32, dear: f32) -> [(usize, usize); 2] {
    let mut grants = [(0, 0); 2];
    for deal in 0..400 {
        let rules = rules(3, 0);
        let mut course = Course::<Level10>::new(&rules);
        let seed = Seed::from_text("requests").of_game(deal);
        let Owed::Chance(name) = course.owed() else { panic!("a deal comes first") };
        let chance = Level10::draw_chance(course.state(), &mut seed.stream(name));
        course.make(Move::Chance(chance)).expect("a whole deck");
        play(&mut course, &["first 0"]);
        if manner == Manner::Frank {
            tell_counts(&mut course);
        }
        let [(row, most), (_, next), ..] = best_by_row(&course)[..] else { continue };
        wish(&mut course, 2, Deed::Play, row, Some(1));
        let (Action::Play(LevelCard { world, .. }) | Action::Reset(world)) =
            decide_now(&mut Heuristic, &course)
        else {
            panic!("there are no pauses")
        };
        let of_cost = match 1.0 - next / most {
            cost if cost < cheap => &mut grants[0],
            cost if cost > dear => &mut grants[1],
            _ => continue,
        };
        of_cost.0 += usize::from(world != row);
        of_cost.1 += 1;
    }
    grants
}

/// A request decides between actions that are about as good: a tenth apart where the player who asks tells counts,
/// a fiftieth where nothing else is known of them.
#[test]
fn a_request_is_granted_for_its_price_and_no_more() {
    for (manner, price) in [(Manner::Frank, 0.1), (Manner::Stranger, 0.02)] {
        let [(granted, cheap), (too_much, dear)] = grants(manner, 0.9 * price, 1.1 * price);
        assert!(cheap >= 20 && dear >= 20, "{cheap} and {dear} deals");
        assert_eq!((granted, too_much), (cheap, 0), "of {cheap} and {dear}");
    }
}
