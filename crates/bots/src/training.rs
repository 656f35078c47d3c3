//! Training of a game's value net on games between bots. A game has an example that calls [`run`].
//!
//! A first net comes from games between policies. A later round goes on from the weights in the file, by
//! games between searches, which play better and ask the net themselves: build anew between two rounds,
//! with the new weights in their place.
//!
//! Half of the games go astray for some moves, so that the net also learns what comes after moves that
//! nobody would make; what it learns from comes after that.
//!
//! - `lessons`: games, and what is learned from them. `learning`: how.
//! - [`factors()`]: how likely hands are, for games that guess them.

mod factors;
mod learning;
mod lessons;

use std::fs;

use sobremesa_table::{Seed, Stream};

use crate::search::Tactics;
use crate::value::{Net, Valued};
pub use factors::{Hand, factors};
use learning::{Adam, fresh, gradient, loss, order};
use lessons::{Lesson, Teacher, lessons};

const BATCH: usize = 2048;
const EPOCHS: usize = 6;

/// Trains a net as the arguments say: `GAMES FILE` for a first net, `GAMES FILE TRIES` for a round of
/// games between searches of this many tries, from the weights in the file.
///
/// # Panics
/// If the arguments are others, or the file cannot be read or written.
pub fn run<G: Valued, T: Tactics<G>, const WIDTH: usize>(rules: &[G::Rules], arguments: &[String]) {
    let (games, file, teacher) = match arguments {
        [games, file] => (games, file, Teacher::Policy),
        [games, file, tries] => {
            (games, file, Teacher::Search(tries.parse().expect("a number of tries")))
        }
        _ => panic!("give GAMES FILE, or GAMES FILE TRIES"),
    };
    let games = games.parse().expect("a number of games");
    let known = match teacher {
        Teacher::Policy => None,
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
    let lessons = lessons::<G, T>(games, rules, &seed, teacher);
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
