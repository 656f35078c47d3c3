//! Hands to learn the factors from: true ones and guesses of them.

use sobremesa_bots::training::{Hand, factors};
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Stream, StreamName, Viewer};

use super::likelihood::FEATURES;
use super::{Openings, Rival, is_guessed};
use crate::bots::Heuristic;
use crate::{Level8, Rules, View};

/// One in this many decisions is learned from.
const ONE_IN: u32 = 6;

/// Plays games between heuristics, learns the factors and writes them into a file.
pub fn learn(rules: &[Rules], games: u64, file: &str) {
    let run = Seed::from_text("hands");
    let mut hands = Vec::new();
    for (game, rules) in (0..games).zip(rules.iter().cycle()) {
        play(rules, &run.of_game(game), &mut hands);
    }
    factors(FEATURES, hands, file);
}

/// Plays a game, and describes some of its hands and guesses of them.
fn play(rules: &Rules, seed: &Seed, hands: &mut Vec<Hand>) {
    let mut stream = seed.stream(StreamName { purpose: "train", round: 0 });
    let mut course = Course::<Level8>::new(rules);
    let mut legal = Vec::new();
    loop {
        let made = match course.owed() {
            Owed::Nobody | Owed::Team => return,
            Owed::Chance(name) => {
                Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                let view = course.view(Viewer::Seat(seat));
                if is_guessed(&view) && stream.below(ONE_IN) == 0 {
                    describe(&course, &view, &mut stream, hands);
                }
                Level8::legal_actions(course.state(), &mut legal);
                let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
                Move::Action { by: Actor::Seat(seat), action: Heuristic.decide(turn) }
            }
        };
        course.make(made).expect("a legal move");
    }
}

fn describe(course: &Course<Level8>, view: &View, stream: &mut Stream, hands: &mut Vec<Hand>) {
    let openings = Openings::new(&view.board);
    let mut guess = Level8::determinize(view, stream);
    for seat in Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat)) {
        let rival = Rival::new(view, seat, &openings);
        rival.collect(&mut guess, stream);
        for (state, is_true) in [(course.state(), true), (&guess, false)] {
            let mut features = Vec::new();
            rival.describe(state.hand(seat), |feature| features.push(feature));
            hands.push(Hand { features, is_true });
        }
    }
}
