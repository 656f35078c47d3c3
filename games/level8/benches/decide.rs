//! How long a decision of Level 8's heuristic takes, over the positions of games among its like.

use divan::counter::ItemsCount;
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::bots::Heuristic;
use sobremesa_level8::{Action, Level8, Rules, Stars, View};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, Stream, StreamName, Viewer};

/// How many games the positions come from.
const GAMES: u64 = 20;

fn main() {
    divan::main();
}

/// A decision that came up: what was seen, and what could be done.
struct Position {
    view: View,
    legal: Vec<Action>,
}

impl Position {
    fn decide(&self, stream: &mut Stream) -> Action {
        let seat = self.view.viewer.seat().expect("a player looks");
        let budget = Budget::Default;
        Heuristic.decide(Turn::with_view(&self.view, seat, &self.legal, stream, budget))
    }
}

fn stream(seed: &Seed) -> Stream {
    seed.stream(StreamName { purpose: "player", round: 0 })
}

/// All positions of some games; those with one legal action count, too, as they do in a game.
fn positions(players: u8, stars: Stars) -> Vec<Position> {
    let rules = Rules::new(players, stars);
    let run = Seed::from_text("bench");
    let mut positions = Vec::new();
    for seed in (0..GAMES).map(|game| run.of_game(game)) {
        let mut course = Course::<Level8>::new(&rules);
        loop {
            let made = match course.owed() {
                Owed::Nobody | Owed::Team => break,
                Owed::Chance(name) => {
                    Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
                }
                Owed::Seat(seat) => {
                    let mut legal = Vec::new();
                    Level8::legal_actions(course.state(), &mut legal);
                    let position = Position { view: course.view(Viewer::Seat(seat)), legal };
                    let action = position.decide(&mut stream(&seed));
                    positions.push(position);
                    Move::Action { by: Actor::Seat(seat), action }
                }
            };
            course.make(made).expect("a legal move");
        }
    }
    positions
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn one_star(bencher: divan::Bencher<'_, '_>, players: u8) {
    decide(bencher, &positions(players, Stars::One));
}

#[divan::bench(args = [2, 3, 4, 5, 6])]
fn two_stars(bencher: divan::Bencher<'_, '_>, players: u8) {
    decide(bencher, &positions(players, Stars::Two));
}

fn decide(bencher: divan::Bencher<'_, '_>, positions: &[Position]) {
    let mut stream = stream(&Seed::from_text("bench"));
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for position in positions {
            divan::black_box(position.decide(&mut stream));
        }
    });
}
