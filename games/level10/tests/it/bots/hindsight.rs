//! Until when a game could have been won, and which deals can be.

use sobremesa_bots::{Bots, Care, LastChance, OpenCards, Player, Turn};
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{End, Level10, Phase, Rules};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, StreamName};

use crate::rules::table::{rules, seat};

/// A game of heuristics who say nothing.
struct Played {
    rules: Rules,
    moves: Vec<Move<Level10>>,
    course: Course<Level10>,
}

fn played(text: &str) -> Played {
    let (rules, seed) = (rules(4, 0), Seed::from_text(text));
    let mut stream = seed.stream(StreamName { purpose: "bot", round: 0 });
    let (mut course, mut moves) = (Course::<Level10>::new(&rules), Vec::new());
    loop {
        let made = match course.owed() {
            Owed::Nobody => return Played { rules, moves, course },
            Owed::Chance(name) => {
                Move::Chance(Level10::draw_chance(course.state(), &mut seed.stream(name)))
            }
            owed => {
                let by = owed.actor().expect("somebody owes it");
                let seat = if let Actor::Seat(seat) = by { seat } else { seat(0) };
                let legal = course.state().legal_actions();
                let turn = Turn::new(&course, seat, &legal, &mut stream, Default::default());
                Move::Action { by, action: Heuristic.decide(turn) }
            }
        };
        course.make(made.clone()).expect("bots play by the rules");
        moves.push(made);
    }
}

fn won() -> Played {
    let games = (0..100).map(|game| played(&format!("game {game}")));
    let mut won = games.filter(|game| game.course.state().board().is_full());
    won.next().expect("some are won")
}

#[test]
fn a_lost_game_has_a_last_chance_and_a_line_that_wins() {
    let Played { rules, moves, course: lost } = played("lost");
    let chance = Level10::last_chance(&rules, &moves, Care::Brief).expect("it was dealt");
    let (before, line) = chance.winnable.expect("it could have been won");
    let mut course = Course::<Level10>::new(&rules);
    for made in &moves[..before] {
        course.make(made.clone()).expect("the game was played like this");
    }
    assert!(course.state().board().filled() < lost.state().board().filled());
    let Some(Move::Action { action: missed, .. }) = moves.get(before) else {
        panic!("it was not won because of what was done");
    };
    assert_ne!(Some(missed), line.first());
    for action in line {
        let by = course.owed().actor().expect("the line goes on");
        course.make(Move::Action { by, action }).expect("a legal move");
    }
    assert_eq!(course.state().phase(), Phase::Over(End::Won));
}

#[test]
fn a_game_that_was_won_could_be_won_to_its_end() {
    let Played { rules, moves, .. } = won();
    for care in [Care::Brief, Care::Percent(1), Care::Percent(100), Care::Thorough] {
        let winnable = Some((moves.len(), Vec::new()));
        let expected = LastChance { winnable, unknown: 0 };
        assert_eq!(Level10::last_chance(&rules, &moves, care), Some(expected));
    }
}

#[test]
fn before_the_deal_nothing_is_known() {
    assert_eq!(Level10::last_chance(&rules(3, 2), &[], Care::Thorough), None);
}

#[test]
fn a_deal_that_was_won_can_be_won() {
    let run = Seed::from_text("open cards");
    let verdicts = (0..5).map(|game| Level10::open_cards(&rules(2, 3), &run.of_game(game)));
    assert!(verdicts.into_iter().all(|verdict| verdict == Some(OpenCards::Winnable)));
}
