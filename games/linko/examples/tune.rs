//! Looks for better weights of Linko's heuristic by the cross-entropy method: candidates are drawn
//! around a mean, each sits at tables with players of the weights in use and with unlike ones, and
//! the mean moves to the candidates that win most. `docs/bots.md` tells how it was used.
//!
//! `cargo run --release -p sobremesa-linko --features table --example linko-tune -- duel|table [GENERATIONS] [SEED]`

use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_linko::bots::{Weighted, Weights};
use sobremesa_linko::{Linko, Rules, Variant};
use sobremesa_table::{Actor, Course, Game, Move, Options, Owed, Seat, Seed, Stream, StreamName};

/// How many weights there are.
const COUNT: usize = Weights::NAMES.len();

/// How many candidates a generation has, and how many of them are followed.
const CANDIDATES: usize = 24;
const FOLLOWED: usize = 6;

/// How many games each candidate plays in a generation, all candidates the same deals.
const GAMES: u64 = 1_200;

/// How many games a new mean plays against the weights in use, to see whether it is better.
const TRIAL: u64 = 6_000;

/// The first spread of each weight, as a part of its size, and at least this much.
const SPREAD: f32 = 0.25;
const LEAST_SPREAD: f32 = 0.05;

/// Unlike rivals, so that the search does not only learn to beat its own kind: a first guess by hand,
/// and what a first search made of it, both of which play all they can as soon as they can.
const STRAIGHTFORWARD: [[f32; COUNT]; 2] = [
    [1.2, 0.9, 3.0, 0.8, 2.0, 0.6, 0.4, 0.7, 0.9, 0.5, 0.01, 0.0, 0.0, 0.0, 0.0],
    [1.3, 0.9, 1.9, 0.5, 2.8, 0.8, 0.4, 0.5, 1.0, 0.8, 0.09, 0.0, -0.1, 0.24, 0.0],
];

fn main() {
    let mut arguments = std::env::args().skip(1);
    let players: &[u8] = match arguments.next().as_deref() {
        Some("duel") => &[2],
        _ => &[3, 4, 5],
    };
    let generations: u32 = arguments.next().map_or(10, |text| text.parse().expect("a number"));
    let seed = Seed::from_text(&arguments.next().unwrap_or_else(|| "tune".into()));
    let tables = tables(players);
    let mut noise = seed.stream(StreamName { purpose: "candidates", round: 0 });
    let mut mean = Weights::tuned(&tables[0]).to_array();
    let mut spread = mean.map(|weight| (SPREAD * weight.abs()).max(LEAST_SPREAD));
    for generation in 0..generations {
        let run = seed.of_game(generation.into());
        let mut candidates: Vec<(f64, [f32; COUNT])> = (0..CANDIDATES)
            .map(|_| {
                let list =
                    std::array::from_fn(|index| mean[index] + spread[index] * normal(&mut noise));
                (wins(&tables, list, &run, GAMES), list)
            })
            .collect();
        candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
        let followed = &candidates[..FOLLOWED];
        for index in 0..COUNT {
            let values = followed.iter().map(|(_, list)| list[index]);
            let center = values.clone().sum::<f32>() / FOLLOWED as f32;
            let variance = values.map(|value| (value - center).powi(2)).sum::<f32>();
            mean[index] = center;
            // A quarter of the old spread stays, so that the search does not settle too soon.
            spread[index] = 0.75 * (variance / FOLLOWED as f32).sqrt() + 0.25 * spread[index];
        }
        let trial = wins(&tables, mean, &seed.of_game(u64::MAX), TRIAL);
        println!("generation {generation}: best {:.3}, mean {trial:.3}", candidates[0].0);
        println!("{mean:.3?}");
    }
}

/// All tables with this many players.
fn tables(players: &[u8]) -> Vec<Rules> {
    let variants = [Variant::Base, Variant::Advanced, Variant::Expert];
    players
        .iter()
        .flat_map(|players| variants.map(|variant| (*players, variant)))
        .map(|(players, variant)| Rules { players, variant, first: None })
        .collect()
}

/// How often these weights win among all rivals: 1 would be a fair share.
fn wins(tables: &[Rules], list: [f32; COUNT], run: &Seed, games: u64) -> f64 {
    let total: f64 = (0..games)
        .map(|game| {
            let rules = &tables[game as usize % tables.len()];
            let seat = (game as usize / tables.len()) % rules.players();
            let shared = won(rules, seat, Weights::from_array(list), &run.of_game(game));
            shared * rules.players() as f64
        })
        .sum();
    total / games as f64
}

/// The part of the win that goes to the seat with the weights that are tried.
fn won(rules: &Rules, tried: usize, weights: Weights, seed: &Seed) -> f64 {
    let mut course = Course::<Linko>::new(rules);
    let mut stream = seed.stream(StreamName { purpose: "player", round: 0 });
    let mut legal = Vec::new();
    let rivals: [Weights; Seat::MOST] = std::array::from_fn(|_| rival(rules, &mut stream));
    for _ in 0..Linko::action_bound(rules) {
        let made = match course.owed() {
            Owed::Nobody | Owed::Team => break,
            Owed::Chance(name) => {
                Move::Chance(Linko::draw_chance(course.state(), &mut seed.stream(name)))
            }
            Owed::Seat(seat) => {
                Linko::legal_actions(course.state(), &mut legal);
                let weights = if seat.index() == tried { weights } else { rivals[seat.index()] };
                let budget = Budget::Default;
                let turn = Turn::new(&course, seat, &legal, &mut stream, budget);
                let action = Weighted(weights).decide(turn);
                Move::Action { by: Actor::Seat(seat), action }
            }
        };
        course.make(made).expect("a legal action");
    }
    let outcome = Linko::outcome(course.state());
    let Some((outcome, seat)) = outcome.zip(Seat::new(tried)) else { return 0.0 };
    if outcome.winners.contains(&seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
}

/// Half of the rivals have the weights in use.
fn rival(rules: &Rules, stream: &mut Stream) -> Weights {
    let unlike = STRAIGHTFORWARD.get(stream.index(2 * STRAIGHTFORWARD.len()));
    unlike.map_or(*Weights::tuned(rules), |list| Weights::from_array(*list))
}

/// A number of the normal distribution, near enough: the sum of twelve uniform ones.
fn normal(stream: &mut Stream) -> f32 {
    const STEPS: u32 = 1 << 16;
    let sum: u32 = (0..12).map(|_| stream.below(STEPS)).sum();
    sum as f32 / STEPS as f32 - 6.0
}
