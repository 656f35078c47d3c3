//! How long decisions take: counts in buckets that are 3 % wide, so that any number of them is
//! small and can be added up.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Every doubling is divided into this many buckets.
const STEPS: u64 = 32;

/// How many decisions took how long.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(u16, u64)>", into = "Vec<(u16, u64)>")]
pub struct Times {
    buckets: BTreeMap<u16, u64>,
}

/// The decision times of one bot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TimeFigures {
    /// How many decisions between two actions or more there were.
    pub decisions: u64,
    /// Half of them took at most this many microseconds.
    pub median_us: f64,
    /// 99 of 100 took at most this many microseconds.
    pub p99_us: f64,
    /// The longest took this many microseconds.
    pub max_us: f64,
}

impl Times {
    /// Counts a decision.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        *self.buckets.entry(bucket(nanoseconds)).or_default() += 1;
    }

    /// Counts all decisions of `other`.
    pub fn merge(&mut self, other: &Times) {
        for (bucket, count) in &other.buckets {
            *self.buckets.entry(*bucket).or_default() += count;
        }
    }

    /// The figures of all decisions.
    pub fn figures(&self) -> TimeFigures {
        TimeFigures {
            decisions: self.buckets.values().sum(),
            median_us: self.quantile(50) / 1000.0,
            p99_us: self.quantile(99) / 1000.0,
            max_us: self.quantile(100) / 1000.0,
        }
    }

    /// The nanoseconds that this many percent of the decisions do not exceed.
    fn quantile(&self, percent: u64) -> f64 {
        let total: u64 = self.buckets.values().sum();
        let rank = (total * percent).div_ceil(100);
        let mut seen = 0;
        for (bucket, count) in &self.buckets {
            seen += count;
            if seen >= rank {
                return middle(*bucket);
            }
        }
        0.0
    }
}

/// The bucket of a time: its highest bit and the five bits below it.
fn bucket(nanoseconds: u64) -> u16 {
    if nanoseconds < STEPS {
        return nanoseconds as u16;
    }
    let shift = u64::from(nanoseconds.ilog2() - STEPS.ilog2());
    (shift * STEPS + (nanoseconds >> shift)) as u16
}

/// The middle of a bucket in nanoseconds.
fn middle(bucket: u16) -> f64 {
    let bucket = u64::from(bucket);
    if bucket < 2 * STEPS {
        return bucket as f64;
    }
    let shift = bucket / STEPS - 1;
    let low = (bucket - shift * STEPS) as f64;
    (low + 0.5) * 2.0_f64.powi(shift as i32)
}

impl From<Vec<(u16, u64)>> for Times {
    fn from(buckets: Vec<(u16, u64)>) -> Times {
        Times { buckets: buckets.into_iter().collect() }
    }
}

impl From<Times> for Vec<(u16, u64)> {
    fn from(times: Times) -> Vec<(u16, u64)> {
        times.buckets.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Times, bucket, middle};

    #[test]
    fn quantiles_are_within_two_percent() {
        let mut times = Times::default();
        (1..=10_000).for_each(|micros| times.add(Duration::from_micros(micros)));
        let figures = times.figures();
        assert_eq!(figures.decisions, 10_000);
        assert!((figures.median_us / 5000.0 - 1.0).abs() < 0.02, "{figures:?}");
        assert!((figures.p99_us / 9900.0 - 1.0).abs() < 0.02, "{figures:?}");
        assert!((figures.max_us / 10_000.0 - 1.0).abs() < 0.02, "{figures:?}");
    }

    #[test]
    fn buckets_follow_one_another_without_gaps() {
        let mut last = 0;
        for time in 0..100_000_u64 {
            let bucket = bucket(time);
            assert!(bucket == last || bucket == last + 1, "{time}");
            assert!((middle(bucket) - time as f64).abs() <= 0.016 * time as f64 + 0.5, "{time}");
            last = bucket;
        }
        assert!(bucket(u64::MAX) > last);
    }

    #[test]
    fn merged_times_count_all() {
        let (mut one, mut other) = (Times::default(), Times::default());
        one.add(Duration::from_nanos(5));
        other.add(Duration::from_nanos(5));
        other.add(Duration::from_millis(3));
        one.merge(&other);
        assert_eq!(one.figures().decisions, 3);
        assert_eq!(one.figures().median_us, 0.005);
        assert_eq!(Times::default().figures().median_us, 0.0);
    }
}
