//! The public rule of wishing (L10-6): what bots say by it, when it lapses, and what it tells.

mod games;

use sobremesa_arena::Match;
use sobremesa_bots::Player;
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{COLUMNS, Card, Deed, Level10, LevelCards, Statement, World};
use sobremesa_table::{Course, Game, Move, Seat, Seed, StreamName, Viewer};

use super::heuristic::table::{dealt, play, talk, tell_counts};
use crate::rules::table::{rules, seat};

fn wish(deed: Deed, world: World, whom: Option<usize>) -> Statement {
    Statement::Wish { deed, world, whom: whom.map(seat) }
}

/// What a seat says beside counts.
fn wishes_of(course: &Course<Level10>, index: usize) -> Vec<Statement> {
    let said = Heuristic.speak(&course.view(Viewer::Seat(seat(index))));
    said.into_iter().filter(|said| matches!(said, Statement::Wish { .. })).collect()
}

#[test]
fn l10_6_bots_wish_for_what_comes_next() {
    let hands = ["D1 D2 F2 S3 V1 M5 M6", "F1 D3 S1 S2 V2 V3 M1"];
    let mut course = dealt(0, &hands, "S8");
    let (left, right) = (Some(1), Some(0));
    let of_first = [
        wish(Deed::Play, World::Desert, None),
        wish(Deed::Play, World::Forest, left),
        wish(Deed::Play, World::Volcano, None),
    ];
    assert_eq!(wishes_of(&course, 0), of_first);
    let of_second = [
        wish(Deed::Play, World::Forest, None),
        wish(Deed::Play, World::Sky, None),
        wish(Deed::Play, World::Volcano, right),
        wish(Deed::Play, World::Marsh, None),
    ];
    assert_eq!(wishes_of(&course, 1), of_second);
    talk(&mut course);
    assert_eq!((wishes_of(&course, 0), wishes_of(&course, 1)), (vec![], vec![]), "it was said");
    // The Marsh goes on with 6; its 1 waits for a reset, which is not the next player's to have.
    play(&mut course, &["first 0", "play M5"]);
    assert_eq!(wishes_of(&course, 0), [wish(Deed::Play, World::Marsh, None)]);
    assert_eq!(wishes_of(&course, 1), [wish(Deed::Reset, World::Marsh, None)]);
}

#[test]
fn l10_6_a_wish_lapses_with_a_card_in_its_row_or_an_exchange() {
    let hands = ["D1 F2 F3 S3 V1 M5 M6", "F1 D3 S1 S2 V2 V3 M1"];
    let mut course = dealt(0, &hands, "S8 S7 S6");
    talk(&mut course);
    let holds = |course: &Course<Level10>, index: usize, world: World| {
        let heard = course.view(Viewer::Spectator).heard;
        heard.wishes[index][world.index()].play == Some(seat(index))
    };
    play(&mut course, &["first 0", "play F2"]);
    assert!(!holds(&course, 1, World::Forest), "the row has another card");
    assert!(holds(&course, 0, World::Desert) && holds(&course, 1, World::Sky), "these have none");
    play(&mut course, &["reset M", "swap D3 V3"]);
    assert!(!holds(&course, 1, World::Sky), "the speaker has exchanged cards");
    assert!(holds(&course, 0, World::Desert), "another player has not");
    assert!(
        wishes_of(&course, 1).contains(&wish(Deed::Play, World::Sky, None)),
        "it is said again"
    );
}

/// With pauses, a row can be full while cards of it are in hand that its last card would let in.
#[test]
fn l10_6_nobody_wishes_for_a_row_that_is_full() {
    let mut full = 0;
    for game in 0..20 {
        let rules = rules(3, 3);
        let bots = vec!["heuristic".parse().expect("a bot"); 3];
        let table = Match::<Level10>::new(rules, bots).expect("they play");
        let mut course = Course::<Level10>::new(&rules);
        for made in table.play(&Seed::from_text("full").of_game(game)).moves {
            course.follow(&made).expect("it was played");
            let state = course.state();
            let is_full = |world: &World| state.board().row(*world).len() == COLUMNS;
            for world in World::ALL.into_iter().filter(is_full) {
                for speaker in Seat::all(3) {
                    let from_last =
                        LevelCards::from_value_up(world, state.board().row(world).last_value());
                    let fitting = state.hand(speaker).levels().intersection(from_last);
                    full += usize::from(!fitting.is_empty());
                    let said = course.view(Viewer::Seat(speaker)).untold_wishes();
                    let is_of_row = |said: &Statement| matches!(said, Statement::Wish { world: row, .. } if *row == world);
                    assert!(!said.iter().any(is_of_row), "{said:?}");
                }
            }
        }
    }
    assert!(full > 0, "no row was full while a card of it was in hand");
}

/// How often a guess gives a card to a seat.
fn share_with(course: &Course<Level10>, viewer: usize, holder: usize, card: &str) -> f64 {
    let view = course.view(Viewer::Seat(seat(viewer)));
    let mut stream = Seed::from_text("heed").stream(StreamName { purpose: "guess", round: 0 });
    let card: Card = card.parse().expect("a card");
    let guesses = 400;
    let holds =
        |_: &usize| Level10::determinize(&view, &mut stream).hand(seat(holder)).contains(card);
    (0..guesses).filter(holds).count() as f64 / f64::from(guesses as u32)
}

#[test]
fn guesses_heed_what_was_said_and_what_was_not() {
    let hands = ["D1 D5 F2 S3 V1 M5", "F1 F5 S1 S2 V4 M1", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    assert!(share_with(&course, 0, 1, "F1") < 0.4, "nothing was said");
    talk(&mut course);
    let told = share_with(&course, 0, 1, "F1");
    assert!((0.7..1.0).contains(&told), "a wish of somebody nobody knows yet: {told}");
    // Seat 1 plays as it wished twice: it speaks by the rule.
    play(&mut course, &["first 1", "play S1", "play D2", "play V1"]);
    talk(&mut course);
    play(&mut course, &["play F1", "reset M", "swap"]);
    talk(&mut course);
    let told = share_with(&course, 0, 1, "M1");
    assert!(told > 0.9, "{told}");
    // It says nothing about the Desert, whose next cards are 3 and 4.
    let unsaid = share_with(&course, 2, 1, "D3") + share_with(&course, 2, 1, "D4");
    assert!(unsaid < 0.3, "{unsaid}");
}

/// Lets seat 1 wish to play in some rows.
fn wish_to_play(course: &mut Course<Level10>, rows: &[World]) {
    for world in rows {
        let statement = wish(Deed::Play, *world, None);
        course.make(Move::Statement { seat: seat(1), statement }).expect("it may be said");
    }
}

/// How far a viewer believes what seat 1 wishes.
fn believed(course: &Course<Level10>, viewer: Viewer) -> f32 {
    course.view(viewer).heard.candor[1].of_words()
}

#[test]
fn false_wishes_are_not_believed_for_long() {
    let hands = ["D1 D5 F2 S3 V1 M5", "D3 F5 S5 S2 V4 M3", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    tell_counts(&mut course);
    wish_to_play(&mut course, &[World::Desert, World::Volcano, World::Sky]);
    assert!(believed(&course, Viewer::Spectator) > 0.6, "everything can be");
    assert!(believed(&course, Viewer::Seat(seat(0))) < 0.1, "seat 0 has two of these cards");
    assert!(share_with(&course, 0, 1, "S1") < 0.5, "and believes nothing of it");
    play(&mut course, &["first 0", "play D1"]);
    assert!(believed(&course, Viewer::Spectator) < 0.3, "now everybody has seen it");
}

#[test]
fn a_player_who_only_wishes_earns_belief_with_a_card() {
    let hands = ["D1 D5 F2 S3 V1 M5", "F1 F5 S1 S2 V4 M1", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    wish_to_play(&mut course, &[World::Forest, World::Sky]);
    let told = share_with(&course, 0, 1, "F1");
    assert!(told < 0.6, "nobody knows whether that is meant: {told}");
    play(&mut course, &["first 1", "play S1"]);
    let kept = share_with(&course, 0, 1, "F1");
    assert!(kept > 0.6, "the Sky was meant: {kept}");
}

#[test]
fn a_wish_is_held_against_what_its_speaker_told() {
    let hands = ["D1 D5 F2 S3 V1 M5", "F3 F5 S5 S2 V4 M3", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    tell_counts(&mut course);
    wish_to_play(&mut course, &[World::Desert]);
    let candor = |course: &Course<Level10>| course.view(Viewer::Spectator).heard.candor[1];
    assert_eq!(candor(&course).broken, 1, "seat 1 has no Desert");
    // That somebody else places a reset says nothing by the rule, however often it is said.
    let statement = wish(Deed::Reset, World::Sky, Some(2));
    for _ in 0..300 {
        course.make(Move::Statement { seat: seat(1), statement }).expect("it may be said");
    }
    assert_eq!((candor(&course).broken, candor(&course).odd), (1, u8::MAX));
}
