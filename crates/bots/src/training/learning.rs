//! How a net learns.

use std::thread;

use sobremesa_table::{Seed, Stream, StreamName};

use super::lessons::Lesson;
use crate::value::{HIDDEN, MOST_POOLS, Net, Valued, Working, squash};

/// In how many parts a batch is learned, each by a thread of its own.
const PARTS: usize = 4;

/// What the lessons are shuffled by.
pub(super) fn order(seed: &Seed) -> Stream {
    seed.stream(StreamName { purpose: "order", round: 0 })
}

/// A net that knows nothing yet.
pub(super) fn fresh<G: Valued, const WIDTH: usize>(stream: &mut Stream) -> Net<WIDTH> {
    let mut net = Net::empty(G::FEATURES, G::POOLS);
    let mut draw = |scale: f32| scale * (stream.below(2001) as f32 / 1000.0 - 1.0);
    net.rows.iter_mut().flatten().for_each(|weight| *weight = draw(0.2));
    net.hidden.iter_mut().flatten().for_each(|weight| *weight = draw(0.15));
    net.output.iter_mut().for_each(|weight| *weight = draw(0.3));
    net
}

/// The mean cost of what the net says, and of knowing only the mean.
pub(super) fn loss<const WIDTH: usize>(net: &Net<WIDTH>, lessons: &[Lesson]) -> (f64, f64) {
    let cost = |chance: f32, result: f32| -> f64 {
        let chance = f64::from(chance).clamp(1e-6, 1.0 - 1e-6);
        let result = f64::from(result);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    let mean = lessons.iter().map(|lesson| lesson.result).sum::<f32>() / lessons.len() as f32;
    let sum: f64 =
        lessons.iter().map(|lesson| cost(net.chance(&lesson.sheet), lesson.result)).sum();
    let base: f64 = lessons.iter().map(|lesson| cost(mean, lesson.result)).sum();
    (sum / lessons.len() as f64, base / lessons.len() as f64)
}

/// The gradient of the mean loss, added up in the same order with any number of threads.
pub(super) fn gradient<G: Valued, const WIDTH: usize>(
    net: &Net<WIDTH>,
    batch: &[Lesson],
) -> Net<WIDTH> {
    let parts: Vec<Net<WIDTH>> = thread::scope(|scope| {
        let lanes: Vec<_> = batch
            .chunks(batch.len().div_ceil(PARTS))
            .map(|part| {
                scope.spawn(move || {
                    let mut gradient = Net::empty(G::FEATURES, G::POOLS);
                    part.iter().for_each(|lesson| learn(net, lesson, G::FEATURES, &mut gradient));
                    gradient
                })
            })
            .collect();
        lanes.into_iter().map(|lane| lane.join().expect("learning does not fail")).collect()
    });
    let mut parts = parts.into_iter();
    let mut sum = parts.next().expect("a batch has lessons");
    for mut part in parts {
        sum.numbers_mut().zip(part.numbers_mut()).for_each(|(sum, part)| *sum += *part);
    }
    sum.numbers_mut().for_each(|number| *number /= batch.len() as f32);
    sum
}

/// Adds one lesson's gradient.
fn learn<const WIDTH: usize>(
    net: &Net<WIDTH>,
    lesson: &Lesson,
    features: usize,
    gradient: &mut Net<WIDTH>,
) {
    let mut sums = Vec::new();
    let Working { pools, hidden, answer } = net.work_out(&lesson.sheet, |sum| sums.push(sum));
    let error = (squash(answer) - lesson.result) * 2.0 / (1.0 + 2.0 * answer.abs());
    gradient.output_start += error;
    let mut back = [0.0_f32; HIDDEN];
    for index in 0..HIDDEN {
        gradient.output[index] += error * hidden[index].max(0.0);
        back[index] = if hidden[index] > 0.0 { error * net.output[index] } else { 0.0 };
        gradient.hidden_start[index] += back[index];
    }
    let mut pool_back = [[0.0_f32; WIDTH]; MOST_POOLS];
    for (place, (number, row)) in pools.iter().flatten().zip(&net.hidden).enumerate() {
        let sum: f32 = row.iter().zip(back).map(|(weight, back)| weight * back).sum();
        pool_back[place / WIDTH][place % WIDTH] = sum;
        gradient.hidden[place].iter_mut().zip(back).for_each(|(slot, back)| *slot += number * back);
    }
    for ((pool, group), sum) in lesson.sheet.groups().zip(&sums) {
        let mut slope = pool_back[pool];
        slope.iter_mut().zip(sum).for_each(|(slope, sum)| {
            if *sum <= 0.0 {
                *slope = 0.0;
            }
        });
        let rows = group.iter().map(|feature| usize::from(*feature)).chain([features + pool]);
        for row in rows {
            gradient.rows[row].iter_mut().zip(slope).for_each(|(slot, slope)| *slot += slope);
        }
    }
}

/// Adam: steps by the gradient's mean over its spread.
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(super) fn new<const WIDTH: usize>(net: &Net<WIDTH>) -> Adam {
        let count = net.clone().numbers_mut().count();
        Adam { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    pub(super) fn step<const WIDTH: usize>(
        &mut self,
        net: &mut Net<WIDTH>,
        mut gradient: Net<WIDTH>,
        rate: f32,
    ) {
        self.steps += 1;
        let (warm_mean, warm_square) =
            (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in
            net.numbers_mut().zip(gradient.numbers_mut()).zip(moments)
        {
            *mean += 0.1 * (*slope - *mean);
            *square += 0.001 * (*slope * *slope - *square);
            *number -= rate * (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
        }
    }
}
