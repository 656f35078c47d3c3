//! What the tries of a search tell of a position, apart from any decision.

use sobremesa_table::{Course, Game, Seat, Seed, Viewer};

use super::{Tactics, Tries, named};
use crate::Budget;

/// A mean over samples, and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// How far it may be off by the luck of the samples alone.
    pub error: f64,
}

impl Estimate {
    fn of(values: &[f64]) -> Estimate {
        let count = values.len().max(1) as f64;
        let mean = values.iter().sum::<f64>() / count;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let variance = squares / (count - 1.0).max(1.0);
        Estimate { mean, error: (variance / count).sqrt() }
    }
}

/// Two actions, tried in the same samples.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// How likely the player wins after the first.
    pub first: f64,
    /// And after the second.
    pub second: f64,
    /// The standard error of the difference.
    pub error: f64,
}

/// How a search reckons chances: by the samples, the policy and the judge that it decides with.
pub struct Reckoner<G: Game> {
    /// How likely a seat wins, as far as it can know, if everybody plays on by the policy.
    pub forecast: Forecast<G>,
    /// Two actions that a seat may choose, the first and the second, as far as it can know.
    pub compare: Compare<G>,
}

/// Makes a forecast for a seat, from this many samples.
pub type Forecast<G> = fn(&Course<G>, Seat, u64, &Seed) -> Estimate;

/// Compares two actions of a seat in this many samples.
pub type Compare<G> = fn(&Course<G>, Seat, Pair<'_, G>, u64, &Seed) -> Compared;

/// Two actions.
pub type Pair<'a, G> = [&'a <G as Game>::Action; 2];

impl<G: Game> Reckoner<G> {
    /// By the tactics of a search.
    pub const fn of<T: Tactics<G>>() -> Reckoner<G> {
        Reckoner { forecast: forecast::<G, T>, compare: compare::<G, T> }
    }
}

fn forecast<G: Game, T: Tactics<G>>(
    course: &Course<G>,
    seat: Seat,
    samples: u64,
    seed: &Seed,
) -> Estimate {
    let mut tries = Tries::<G, T>::new(Budget::Default);
    let worth =
        |(sample, chance): (Course<G>, Seed)| f64::from(tries.go_on(&sample, seat, &chance).worth);
    let worths: Vec<f64> = guesses::<G, T>(course, seat, samples, seed).map(worth).collect();
    Estimate::of(&worths)
}

fn compare<G: Game, T: Tactics<G>>(
    course: &Course<G>,
    seat: Seat,
    actions: Pair<'_, G>,
    samples: u64,
    seed: &Seed,
) -> Compared {
    let mut tries = Tries::<G, T>::new(Budget::Default);
    let worth = |(sample, chance): (Course<G>, Seed)| {
        actions.map(|action| f64::from(tries.play(&sample, action, seat, &chance).worth))
    };
    let worths: Vec<[f64; 2]> = guesses::<G, T>(course, seat, samples, seed).map(worth).collect();
    let mean = |which: usize| worths.iter().map(|pair| pair[which]).sum::<f64>();
    let count = worths.len().max(1) as f64;
    let differences: Vec<f64> = worths.iter().map(|[first, second]| second - first).collect();
    let error = Estimate::of(&differences).error;
    Compared { first: mean(0) / count, second: mean(1) / count, error }
}

/// States that could be behind what a seat sees, each with shuffles of its own.
fn guesses<G: Game, T: Tactics<G>>(
    course: &Course<G>,
    seat: Seat,
    samples: u64,
    seed: &Seed,
) -> impl Iterator<Item = (Course<G>, Seed)> {
    let view = course.view(Viewer::Seat(seat));
    let memory = G::recall(&view);
    let states = T::guess(&view, samples as usize, &mut seed.stream(named("sample")));
    let seeds = (0..).map(|number| seed.of_game(number));
    states.into_iter().map(move |state| Course::resume(state, memory.clone())).zip(seeds)
}
