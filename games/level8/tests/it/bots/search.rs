//! The search in Level 8 plays by the rules and to the end, with any levels.

use sobremesa_bots::search::Search;
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::bots::Mind;
use sobremesa_level8::{Action, Level8, Levels, Rules, Stars};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, StreamName};

fn decide(turn: Turn<'_, Level8>) -> Action {
    Search::<Level8, Mind>::default().decide(turn)
}

/// Plays a game between searchers who try a few actions only, and tells how many decisions it took.
fn play(rules: &Rules, seed: &str) -> usize {
    let seed = Seed::from_text(seed);
    let mut course = Course::<Level8>::new(rules);
    let mut legal = Vec::new();
    for decisions in 0..2_000 {
        let made = match course.owed() {
            Owed::Chance(name) => {
                Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Level8::legal_actions(course.state(), &mut legal);
                let mut stream = seed.stream(StreamName { purpose: "bot", round: decisions });
                let budget = Budget::Work(4);
                let turn = Turn::new(&course, seat, &legal, &mut stream, budget);
                Move::Action { by: Actor::Seat(seat), action: decide(turn) }
            }
            Owed::Nobody | Owed::Team => return decisions as usize,
        };
        course.make(made).expect("a legal move");
    }
    panic!("the game does not end")
}

#[test]
fn it_plays_with_levels_of_ones_own() {
    let levels: Levels =
        "set2, run3, colour3, set2 set2, run4, colour4, set3, run5".parse().unwrap();
    for stars in [Stars::One, Stars::Two] {
        assert!(play(&Rules::new(3, stars).with_levels(levels), "own levels") > 0);
    }
}

#[test]
fn it_plays_both_sides_with_two_and_six() {
    for (players, stars) in [(2, Stars::Two), (6, Stars::One)] {
        assert!(play(&Rules::new(players, stars), "sides") > 0);
    }
}

/// Two who took each other's open cards, and so never drew from the pile, went on forever in one game of
/// nine.
#[test]
fn two_who_could_take_each_others_cards_come_to_an_end() {
    for game in 0..30 {
        play(&Rules::new(2, Stars::Two), &format!("circle {game}"));
    }
}
