//! How other weights of Level 8's heuristic fare against the present ones: every other seat tries them,
//! in every second game the odd seats and then the even ones, with the same deals. `docs/bots.md`
//! tells what was tried.
//!
//! `cargo run --release -p sobremesa-level8 --features table --example level8-try -- GAMES [NAME=VALUE …]`

use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::bots::{Weighted, Weights};
use sobremesa_level8::{Action, Level8, Rules, Stars};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Stream, StreamName};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(1_000, |text| text.parse().expect("a number"));
    let changes: Vec<String> = arguments.collect();
    let tried = changes.iter().fold(Weights::TUNED, |weights, change| with(weights, change));
    let run = Seed::from_text("try");
    let mut wins = 0;
    let mut all = 0;
    for (stars, name) in [(Stars::One, "one star"), (Stars::Two, "two stars")] {
        for players in 2..=6 {
            let rules = Rules::new(players, stars);
            let won = |game: &u64| {
                let odd_seats = game % 2;
                wins_of(&rules, tried, odd_seats as usize, &run.of_game(game / 2))
            };
            let won = (0..games).filter(won).count() as u64;
            println!("{name}, {players} players: {:.1} %", percent(won, games));
            wins += won;
            all += games;
        }
    }
    let error = 98.0 / (all as f64).sqrt();
    println!("{}: {:.2} ± {error:.2} % of {all} games", changes.join(" "), percent(wins, all));
}

fn percent(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole as f64
}

/// The weights with a change such as `outs=0.5`.
fn with(weights: Weights, change: &str) -> Weights {
    let (name, value) = change.split_once('=').expect("NAME=VALUE");
    let index = Weights::NAMES.iter().position(|other| *other == name).expect("a weight's name");
    let mut list = weights.to_array();
    list[index] = value.parse().expect("a number");
    Weights::from_array(list)
}

/// Whether one of the seats wins that try the weights.
fn wins_of(rules: &Rules, tried: Weights, parity: usize, seed: &Seed) -> bool {
    let mut course = Course::<Level8>::new(rules);
    let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
    let tries = |seat: Seat| seat.index() % 2 == parity;
    for _ in 0..Level8::action_bound(rules) {
        let made = match course.owed() {
            Owed::Nobody | Owed::Team => break,
            Owed::Chance(name) => {
                Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                let weights = if tries(seat) { tried } else { Weights::TUNED };
                Move::Action {
                    by: Actor::Seat(seat),
                    action: ask(&course, seat, weights, &mut stream),
                }
            }
        };
        course.make(made).expect("a legal action");
    }
    Level8::outcome(course.state()).is_some_and(|outcome| tries(outcome.winner))
}

fn ask(course: &Course<Level8>, seat: Seat, weights: Weights, stream: &mut Stream) -> Action {
    let legal = course.state().legal_actions();
    Weighted(weights).decide(Turn::new(course, seat, &legal, stream, Budget::Default))
}
