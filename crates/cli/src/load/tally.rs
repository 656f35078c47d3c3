//! What is counted while moves are made.

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use anyhow::anyhow;

use super::line::PATIENCE;

/// What is counted. Moves count that were begun after the beginning and before the end, whenever they were seen: those
/// that a server was slow with at the end, above all.
#[derive(Default)]
pub(super) struct Tally {
    begun: Cell<Option<Instant>>,
    ended: Cell<Option<Instant>>,
    /// From the moment of a move to the last of its viewers.
    seen: RefCell<Vec<Duration>>,
    /// From the moment of a move to its answer.
    answered: RefCell<Vec<Duration>>,
    /// Moves that came to the last of their viewers in between, whenever they were begun.
    finished: Cell<u32>,
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
        if self.is_counted(start) {
            self.answered.borrow_mut().push(answered - start);
            self.seen.borrow_mut().push(seen - start);
        }
        if self.is_counted(seen) {
            self.finished.set(self.finished.get() + 1);
        }
        if seen - start > PATIENCE {
            self.add_error(&anyhow!("a move took {} s", (seen - start).as_secs()));
        }
    }

    fn is_counted(&self, moment: Instant) -> bool {
        self.begun.get().is_some_and(|begun| begun <= moment)
            && self.ended.get().is_none_or(|ended| moment < ended)
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

    pub(super) fn finished(&self) -> u32 {
        self.finished.get()
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

    const SECOND: Duration = Duration::from_secs(1);

    /// Begun and seen at these seconds of twenty that are counted: how many moves have times, how many came to their
    /// last viewer, and errors.
    fn counted(begun: u32, seen: u32) -> (usize, u32, u64) {
        let tally = Tally::default();
        tally.begin();
        let start = tally.begun.get().expect("it has begun");
        tally.ended.set(Some(start + 20 * SECOND));
        let (begun, seen) = (start + begun * SECOND, start + seen * SECOND);
        tally.add_move(begun, begun, seen);
        (tally.times().0.count(), tally.finished(), tally.errors())
    }

    #[test]
    fn moves_count_that_were_begun_before_the_end() {
        assert_eq!(counted(0, 1), (1, 1, 0));
        assert_eq!(counted(19, 25), (1, 0, 0), "a server that is slow at the end");
        assert_eq!(counted(20, 21), (0, 0, 0));
        assert_eq!(counted(10, 40), (1, 0, 0), "just in time");
        assert_eq!(counted(10, 41), (1, 0, 1), "too late");
    }

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times = Times::new((1..=1000).rev().map(Duration::from_millis).collect());
        let of = |share| times.percentile(share).map(f64::round);
        assert_eq!((of(0.5), of(0.99), of(0.999)), (Some(500.0), Some(990.0), Some(999.0)));
        assert_eq!((of(0.0), of(1.0)), (Some(1.0), Some(1000.0)));
        assert_eq!(Times::new(Vec::new()).percentile(0.5), None);
    }
}
