//! Means and rates with their 95 % intervals, from exact sums.

use serde::Serialize;

/// The 97.5th percentile of the normal distribution: 95 % lie within this many standard deviations.
const Z: f64 = 1.959_963_984_540_054;

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

impl Sum {
    /// The mean of the numbers, each divided by `whole`, with its interval by Student.
    pub fn estimate(&self, whole: f64) -> Estimate {
        let count = self.count.max(1) as f64;
        let mean = self.total as f64 / count;
        let half = if self.count < 2 {
            f64::INFINITY
        } else {
            let deviations = (self.squares as f64 - mean * self.total as f64).max(0.0);
            student(self.count - 1) * (deviations / (count - 1.0) / count).sqrt()
        };
        Estimate { mean: mean / whole, low: (mean - half) / whole, high: (mean + half) / whole }
    }

    /// The numbers as parts of `whole`, which none of them exceeds, with Wilson's interval. Where
    /// all of them are nothing or the whole, each counts as one trial. Otherwise they count as as
    /// many trials as would be as certain of the mean as Student is of theirs (the effective sample
    /// size of surveys): in the middle that is Student's interval, and it holds near 0 and 1, too.
    pub fn rate(&self, whole: i64) -> Rate {
        if self.squares == i128::from(self.total) * i128::from(whole) {
            return Rate::new((self.total / whole) as u64, self.count);
        }
        let Estimate { mean, high, .. } = self.estimate(whole as f64);
        let half = high - mean;
        if half == 0.0 {
            return Rate { rate: mean, low: mean, high: mean };
        }
        Rate::wilson(mean, mean * (1.0 - mean) * Z * Z / (half * half))
    }
}

/// The 97.5th percentile of Student's distribution: exact for one and two degrees of freedom, else by
/// its expansion around the normal one (Abramowitz and Stegun 26.7.5), good to one in a thousand.
fn student(freedom: u64) -> f64 {
    match freedom {
        0 => f64::INFINITY,
        1 => 12.706_204_736_432_095,
        2 => 4.302_652_729_911_275,
        _ => {
            let n = freedom as f64;
            let z2 = Z * Z;
            let first = (z2 + 1.0) / 4.0;
            let second = ((5.0 * z2 + 16.0) * z2 + 3.0) / 96.0;
            let third = (((3.0 * z2 + 19.0) * z2 + 17.0) * z2 - 15.0) / 384.0;
            let fourth =
                ((((79.0 * z2 + 776.0) * z2 + 1482.0) * z2 - 1920.0) * z2 - 945.0) / 92160.0;
            Z * (1.0 + (first + (second + (third + fourth / n) / n) / n) / n)
        }
    }
}

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The interval's lower end; infinite, and `null` in JSON, where one number cannot tell.
    pub low: f64,
    /// The interval's upper end.
    pub high: f64,
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
    /// This many `hits` of `count`.
    pub fn new(hits: u64, count: u64) -> Rate {
        let rate = if count == 0 { 0.0 } else { hits as f64 / count as f64 };
        Rate::wilson(rate, count as f64)
    }

    /// A part that is as certain as that of `count` independent trials.
    fn wilson(rate: f64, count: f64) -> Rate {
        if count <= 0.0 {
            return Rate { rate, low: 0.0, high: 1.0 };
        }
        let scale = 1.0 / (1.0 + Z * Z / count);
        let center = scale * (rate + Z * Z / (2.0 * count));
        let half = scale * Z * (rate * (1.0 - rate) / count + Z * Z / (4.0 * count * count)).sqrt();
        // Rounding must not keep the ends from being exact.
        let low = if rate == 0.0 { 0.0 } else { center - half };
        let high = if rate == 1.0 { 1.0 } else { center + half };
        Rate { rate, low, high }
    }
}

#[cfg(test)]
mod tests {
    use super::{Rate, Sum, student};

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

    /// The percentiles as tables give them.
    #[test]
    fn student_is_as_tables_have_it() {
        for (freedom, expected) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (5, 2.571),
            (10, 2.228),
            (49, 2.010),
            (1000, 1.962),
        ] {
            let value = student(freedom);
            assert!((value / expected - 1.0).abs() < 0.001_5, "{freedom}: {value}");
        }
    }

    #[test]
    fn estimates_have_student_intervals() {
        let mut sum = Sum::default();
        [10, 20, 30, 40, 50, 60].into_iter().for_each(|number| sum.add(number));
        let estimate = sum.estimate(10.0);
        assert_near(estimate.mean, 3.5);
        // The standard deviation is 1.8708; 2.5706 is Student's with five degrees of freedom.
        assert!((estimate.high - 3.5 - 2.5706 * 1.8708 / 6.0_f64.sqrt()).abs() < 0.001);
        assert_near(estimate.high - 3.5, 3.5 - estimate.low);
        let mut one = Sum::default();
        one.add(5);
        assert_eq!(one.estimate(1.0).high, f64::INFINITY, "one number cannot tell");
    }

    #[track_caller]
    fn rate(numbers: &[i64]) -> Rate {
        let mut sum = Sum::default();
        numbers.iter().for_each(|number| sum.add(*number));
        sum.rate(60)
    }

    #[test]
    fn blocks_of_nothing_or_all_are_trials() {
        assert_eq!(rate(&[60, 0, 60, 0, 0, 60, 60, 0, 60, 0]), Rate::new(5, 10));
        assert_eq!(rate(&[0; 50]), Rate::new(0, 50));
    }

    /// In the middle the interval is Student's; near the ends it stays within them.
    #[test]
    fn other_blocks_count_for_what_they_tell() {
        let middle: Vec<i64> = [15, 30, 30, 45].repeat(25);
        // The standard deviation is 0.1776, and Student's percentile 1.984.
        let half = 1.984 * 0.177_67 / 10.0;
        let Rate { rate: mean, low, high } = rate(&middle);
        assert_near(mean, 0.5);
        assert!((high - 0.5 - half).abs() < 0.000_5 && (0.5 - low - half).abs() < 0.000_5);
        let once: Vec<i64> = [vec![0; 49], vec![12]].concat();
        let Rate { rate: mean, low, high } = rate(&once);
        assert_near(mean, 0.004);
        assert!(0.0 < low && low < 0.001 && 0.02 < high && high < 0.03, "{low} to {high}");
        assert_eq!(rate(&[15; 20]), Rate { rate: 0.25, low: 0.25, high: 0.25 });
        let Rate { low, high, .. } = rate(&[15]);
        assert_eq!((low, high), (0.0, 1.0), "one block cannot tell");
    }
}
