//! What is counted while moves are made.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

/// What is counted. Moves count that were begun after the beginning and seen before the end.
#[derive(Default)]
pub(super) struct Tally {
    begun: Cell<Option<Instant>>,
    ended: Cell<Option<Instant>>,
    /// From the moment of a move to the last of its viewers.
    seen: RefCell<Vec<Duration>>,
    /// From the moment of a move to its answer.
    answered: RefCell<Vec<Duration>>,
    games: Cell<u64>,
    errors: Cell<u64>,
    first_error: RefCell<Option<String>>,
}

impl Tally {
    pub(super) fn begin(&self) {
        self.begun.set(Some(Instant::now()));
    }

    pub(super) fn end(&self) {
        self.ended.set(Some(Instant::now()));
    }

    /// How long it was counted.
    pub(super) fn seconds(&self) -> f64 {
        let ended = self.ended.get().unwrap_or_else(Instant::now);
        self.begun.get().map_or(0.0, |begun| (ended - begun).as_secs_f64())
    }

    /// A move was answered, and all viewers have seen it.
    pub(super) fn add_move(&self, start: Instant, answered: Instant, seen: Instant) {
        if self.begun.get().is_some_and(|begun| begun <= start) && self.ended.get().is_none() {
            self.answered.borrow_mut().push(answered - start);
            self.seen.borrow_mut().push(seen - start);
        }
    }

    /// A game has ended, whenever that was.
    pub(super) fn add_game(&self) {
        self.games.set(self.games.get() + 1);
    }

    /// Something did not go as it should, whenever that was.
    pub(super) fn add_error(&self, error: &anyhow::Error) {
        self.errors.set(self.errors.get() + 1);
        self.first_error.borrow_mut().get_or_insert_with(|| format!("{error:#}"));
    }

    pub(super) fn games(&self) -> u64 {
        self.games.get()
    }

    pub(super) fn errors(&self) -> u64 {
        self.errors.get()
    }

    pub(super) fn first_error(&self) -> Option<String> {
        self.first_error.borrow().clone()
    }

    /// The times to the last viewer, and to the answer.
    pub(super) fn times(&self) -> (Times, Times) {
        (Times::new(self.seen.borrow().clone()), Times::new(self.answered.borrow().clone()))
    }
}

/// Times, from the shortest to the longest.
pub(super) struct Times(Vec<Duration>);

impl Times {
    pub(super) fn new(mut times: Vec<Duration>) -> Times {
        times.sort_unstable();
        Times(times)
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds, what this share of them is not longer than: the smallest such time that was measured.
    pub(super) fn percentile(&self, share: f64) -> Option<f64> {
        let rank = (share * self.0.len() as f64).ceil() as usize;
        let time = self.0.get(rank.max(1) - 1)?;
        Some(time.as_secs_f64() * 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times = Times::new((1..=1000).rev().map(Duration::from_millis).collect());
        let of = |share| times.percentile(share).map(f64::round);
        assert_eq!((of(0.5), of(0.99), of(0.999)), (Some(500.0), Some(990.0), Some(999.0)));
        assert_eq!((of(0.0), of(1.0)), (Some(1.0), Some(1000.0)));
        assert_eq!(Times::new(Vec::new()).percentile(0.5), None);
    }
}
