//! Means and rates with their 95 % intervals, from exact sums.

use serde::Serialize;

use crate::Played;
use sobremesa_table::Game;

/// The 97.5th percentile of the normal distribution: 95 % lie within so many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// What many games add up to. Sums are exact, so their order does not matter.
pub trait Tally<G: Game>: Default + Send {
    /// What is told of them at the end.
    type Figures: Serialize;

    /// Adds a game.
    fn add(&mut self, played: &Played<G>);
    /// The figures of all games so far.
    fn figures(&self) -> Self::Figures;
    /// How many actions all games had together.
    fn actions(&self) -> i64;
}

/// Adds up whole numbers.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    count: u64,
    total: i64,
    squares: i128,
    least: Option<i64>,
    most: Option<i64>,
}

impl Sum {
    /// Adds a number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.total += number;
        self.squares += i128::from(number) * i128::from(number);
        self.least = Some(self.least.map_or(number, |least| least.min(number)));
        self.most = Some(self.most.map_or(number, |most| most.max(number)));
    }

    /// How many numbers were added.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// What they add up to.
    pub fn total(&self) -> i64 {
        self.total
    }

    /// Their mean; 0 of no numbers.
    pub fn mean(&self) -> Mean {
        let count = self.count.max(1) as f64;
        let mean = self.total as f64 / count;
        let variance = (self.squares as f64 / count - mean * mean).max(0.0);
        let half = Z * (variance / count).sqrt();
        // Where no number is below zero, their mean cannot be.
        let floor =
            if self.least.is_some_and(|least| least >= 0) { 0.0 } else { f64::NEG_INFINITY };
        Mean {
            mean,
            low: (mean - half).max(floor),
            high: mean + half,
            least: self.least.unwrap_or_default(),
            most: self.most.unwrap_or_default(),
        }
    }
}

/// A mean with its 95 % interval, and the extremes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// The interval's lower end.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
    /// The least number.
    pub least: i64,
    /// The greatest number.
    pub most: i64,
}

/// A part of a whole with its 95 % interval by Wilson, which holds near 0 and 1, too.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// The part, 0 to 1.
    pub rate: f64,
    /// The interval's lower end.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
}

impl Rate {
    /// So many `hits` of `count`.
    pub fn new(hits: u64, count: u64) -> Rate {
        if count == 0 {
            return Rate { rate: 0.0, low: 0.0, high: 1.0 };
        }
        let n = count as f64;
        let rate = hits as f64 / n;
        let scale = 1.0 / (1.0 + Z * Z / n);
        let center = scale * (rate + Z * Z / (2.0 * n));
        let half = scale * Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        // Rounding must not keep the ends from being exact.
        let low = if hits == 0 { 0.0 } else { center - half };
        let high = if hits == count { 1.0 } else { center + half };
        Rate { rate, low, high }
    }
}

#[cfg(test)]
mod tests {
    use super::{Rate, Sum};

    #[track_caller]
    fn assert_near(value: f64, expected: f64) {
        assert!((value - expected).abs() < 0.000_05, "{value} is not {expected}");
    }

    /// Wilson's interval as textbooks give it for these counts.
    #[test]
    fn rates_have_wilson_intervals() {
        for (hits, count, low, high) in [
            (0, 10, 0.0, 0.2775),
            (5, 10, 0.2366, 0.7634),
            (10, 10, 0.7225, 1.0),
            (81, 263, 0.2553, 0.3662),
        ] {
            let rate = Rate::new(hits, count);
            assert_near(rate.low, low);
            assert_near(rate.high, high);
        }
    }

    #[test]
    fn means_have_normal_intervals() {
        let mut sum = Sum::default();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|number| sum.add(number));
        let mean = sum.mean();
        assert_near(mean.mean, 5.0);
        // The standard deviation is 2, of eight numbers.
        assert_near(mean.high - mean.mean, 1.959_96 * 2.0 / 8.0_f64.sqrt());
        assert_eq!((mean.least, mean.most), (2, 9));
    }
}
