//! Trains a game's value net on games between bots, and writes the weights.
//!
//!     cargo run --release -p sobremesa-bots --example train -- level10 700000 FILE
//!     cargo run --release -p sobremesa-bots --example train -- level10 24000 FILE 60
//!     cargo run --release -p sobremesa-bots --example train -- level10-alone 14000 FILE 60
//!
//! The first makes a net from games between heuristics. The second goes on from the weights in the
//! file, by games between searches of so many tries, which play better than heuristics and ask the net
//! themselves: build anew between two rounds, with the new weights in their place. The last does
//! so for who plays alone; `level10-two` and `level10-three` for as many players.
//!
//! Half of the games go astray for some moves, so that the net also learns what comes after moves that
//! nobody would make; what it learns from comes after that.
//!
//! - `rules`: what is played. `lessons`: games, and what is learned from them. `learning`: how.

mod learning;
mod lessons;
mod rules;

use std::env;
use std::fs;

use sobremesa_bots::search::Searched;
use sobremesa_bots::value::{Net, Valued};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Seed, Stream};

use learning::{Adam, fresh, gradient, loss, order};
use lessons::{Lesson, Teacher, lessons};

const BATCH: usize = 2048;
const EPOCHS: usize = 6;

/// The tables of Level 10, by players. The net that comes of it is where those for one and two
/// players begin.
const TABLES: [usize; 8] = [1, 4, 5, 4, 5, 1, 2, 3];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (game, games, file, teacher) = match arguments.as_slice() {
        [game, games, file] => (game, games, file, Teacher::Heuristic),
        [game, games, file, tries] => {
            (game, games, file, Teacher::Search(tries.parse().expect("a number of tries")))
        }
        _ => panic!("usage: train GAME GAMES FILE [TRIES]"),
    };
    let games = games.parse().expect("a number of games");
    match game.as_str() {
        "level10" => train::<Level10, 64>(games, file, &rules::level10(&TABLES), teacher),
        "level10-alone" => train::<Level10, 64>(games, file, &rules::level10(&[1]), teacher),
        "level10-two" => train::<Level10, 64>(games, file, &rules::level10(&[2]), teacher),
        "level10-three" => train::<Level10, 64>(games, file, &rules::level10(&[3]), teacher),
        "linko" => train::<Linko, 32>(games, file, &rules::linko(), teacher),
        "level8" => train::<Level8, 32>(games, file, &rules::level8(), teacher),
        _ => panic!("no such game"),
    }
}

fn train<G: Valued + Searched, const WIDTH: usize>(
    games: u64,
    file: &str,
    rules: &[G::Rules],
    teacher: Teacher,
) {
    let known = match teacher {
        Teacher::Heuristic => None,
        Teacher::Search(_) => {
            let weights = fs::read(file).expect("weights to go on from");
            Some(Net::<WIDTH>::from_bytes(G::FEATURES, G::POOLS, &weights))
        }
    };
    // Every round has deals of its own.
    let deals =
        known.as_ref().map_or("train".to_owned(), |net| format!("train {}", net.output_start));
    let seed = Seed::from_text(&deals);
    let mut stream = order(&seed);
    let first_rate = if known.is_some() { 0.0005 } else { 0.002 };
    let net = known.unwrap_or_else(|| fresh::<G, WIDTH>(&mut stream));
    let lessons = lessons::<G>(games, rules, &seed, teacher);
    study::<G, WIDTH>(net, lessons, first_rate, &mut stream, file);
}

/// Learns all lessons several times, and writes the weights.
fn study<G: Valued, const WIDTH: usize>(
    mut net: Net<WIDTH>,
    mut lessons: Vec<Lesson>,
    first_rate: f32,
    stream: &mut Stream,
    file: &str,
) {
    stream.shuffle(&mut lessons);
    let tests = lessons.split_off(lessons.len() * 19 / 20);
    let won: f64 = lessons.iter().map(|lesson| f64::from(lesson.result)).sum();
    println!("{} lessons, {:.3} won", lessons.len(), won / lessons.len() as f64);
    let mut adam = Adam::new(&net);
    let steps = EPOCHS * lessons.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 0..EPOCHS {
        for batch in lessons.chunks(BATCH) {
            let gradient = gradient::<G, WIDTH>(&net, batch);
            let rate = first_rate * (1.0 - step as f32 / steps as f32) + 0.00002;
            adam.step(&mut net, gradient, rate);
            step += 1;
        }
        let (loss, base) = loss(&net, &tests);
        println!(
            "epoch {epoch}: loss {loss:.4} on unseen positions (knowing only the mean: {base:.4})"
        );
        stream.shuffle(&mut lessons);
    }
    fs::write(file, net.to_bytes()).expect("the weights can be written");
}
