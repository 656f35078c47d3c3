//! Fits how much each level of Level 8 counts for the win, between two rounds, to games between heuristics.
//!
//! `cargo run --release -p sobremesa-level8 --features table --example level8-odds -- 4000`

use std::collections::BTreeMap;
use std::env;

use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::bots::Heuristic;
use sobremesa_level8::{Level8, Phase, Rules, Stars};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seed, StreamName};

/// For the levels of a table, lowest first, how often a player on each of the levels won.
type Wins = BTreeMap<Vec<u8>, [f64; 8]>;

fn main() {
    let games: u64 = env::args().nth(1).and_then(|games| games.parse().ok()).expect("games");
    for stars in [Stars::One, Stars::Two] {
        for players in 2..=6 {
            let mut wins = Wins::new();
            let seed = Seed::from_text("odds");
            (0..games)
                .for_each(|game| play(&Rules::new(players, stars), &seed.of_game(game), &mut wins));
            println!("{stars:?} {players}: {:.1?}", fit(&wins));
        }
    }
}

fn play(rules: &Rules, seed: &Seed, wins: &mut Wins) {
    let mut stream = seed.stream(StreamName { purpose: "policy", round: 0 });
    let mut course = Course::<Level8>::new(rules);
    let mut legal = Vec::new();
    let mut seen = Vec::new();
    loop {
        let made = match course.owed() {
            Owed::Chance(name) => {
                if course.state().phase() == Phase::Deal {
                    let places = course.state().board().places().iter();
                    seen.push(places.map(|place| place.progress.level()).collect::<Vec<u8>>());
                }
                Move::Chance(Level8::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Level8::legal_actions(course.state(), &mut legal);
                let turn = Turn::new(&course, seat, &legal, &mut stream, Budget::Default);
                Move::Action { by: Actor::Seat(seat), action: Heuristic.decide(turn) }
            }
            Owed::Nobody | Owed::Team => break,
        };
        course.make(made).expect("a legal move");
    }
    let winner = Level8::outcome(course.state()).expect("the game is over").winner.index();
    for mut levels in seen {
        let level = levels[winner];
        levels.sort_unstable();
        wins.entry(levels).or_default()[usize::from(level) - 1] += 1.0;
    }
}

/// The odds of each level, the first one's being 1, that make what happened most likely.
fn fit(wins: &Wins) -> [f64; 8] {
    let mut strength = [0.0_f64; 8];
    for _ in 0..3000 {
        let (mut slope, mut weight) = ([0.0; 8], [1.0; 8]);
        for (levels, won) in wins {
            let all: f64 = levels.iter().map(|level| strength[usize::from(*level) - 1].exp()).sum();
            let games: f64 = won.iter().sum();
            for level in 0..8 {
                let holders = levels.iter().filter(|other| usize::from(**other) == level + 1);
                let chance = holders.count() as f64 * strength[level].exp() / all;
                slope[level] += won[level] - games * chance;
                weight[level] += games * chance * (1.0 - chance);
            }
        }
        for level in 1..8 {
            strength[level] += 0.3 * slope[level] / weight[level];
        }
    }
    strength.map(f64::exp)
}
