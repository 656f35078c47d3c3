//! Games of Level 10 to decide in.

use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{Action, Card, Deal, Level10, deck};
use sobremesa_table::{Course, Move, Owed, Seat, Seed, StreamName, Viewer};

use crate::rules::table::{cards, rules};

/// A game with these hands, whose pile begins with these cards and goes on with the rest in order.
pub(crate) fn dealt(pauses: u8, hands: &[&str], pile: &str) -> Course<Level10> {
    let rules = rules(hands.len() as u8, pauses);
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| cards(hand)).collect();
    let mut rest: Vec<Card> = deck(&rules).collect();
    let mut pile = cards(pile);
    for card in hands.iter().flatten().chain(&pile) {
        let index = rest.iter().position(|other| other == card).expect("one of each card");
        rest.remove(index);
    }
    pile.extend(rest);
    let mut course = Course::new(&rules);
    course.make(Move::Chance(Deal::new(hands, pile))).expect("a whole deck");
    course
}

/// Lets whoever is to decide do these things.
pub(crate) fn play(course: &mut Course<Level10>, actions: &[&str]) {
    for action in actions {
        let by = course.owed().actor().expect("the game goes on");
        let action = action.parse().expect("an action");
        course.make(Move::Action { by, action }).expect("it is legal");
    }
}

/// Lets everyone tell their counts, and nothing else.
pub(crate) fn tell_counts(course: &mut Course<Level10>) {
    for seat in Seat::all(course.state().board().players()) {
        for statement in course.view(Viewer::Seat(seat)).untold_counts() {
            course.make(Move::Statement { seat, statement }).expect("it is true");
        }
    }
}

/// Lets everyone say what they want to say.
pub(crate) fn talk(course: &mut Course<Level10>) {
    for seat in Seat::all(course.state().board().players()) {
        for statement in Heuristic.speak(&course.view(Viewer::Seat(seat))) {
            course.make(Move::Statement { seat, statement }).expect("it is true");
        }
    }
}

/// What a player does on a seat.
pub(crate) fn decide_as(
    player: &mut dyn Player<Level10>,
    course: &Course<Level10>,
    seat: Seat,
) -> Action {
    let legal = course.state().legal_actions();
    let mut stream = Seed::from_text("test").stream(StreamName { purpose: "player", round: 0 });
    let turn = Turn::new(course, seat, &legal, &mut stream, Budget::Work(800));
    let action = player.decide(turn);
    assert!(legal.contains(&action), "{action} is not legal");
    action
}

/// What the heuristic does for the seat whose turn it is.
pub(crate) fn choice(course: &Course<Level10>) -> String {
    let Owed::Seat(seat) = course.owed() else { panic!("no seat is to decide") };
    decide_as(&mut Heuristic, course, seat).to_string()
}
