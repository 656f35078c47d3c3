//! When moves are made.

use std::cell::Cell;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::timeout_at;

/// When moves are made: at moments that are fixed beforehand, whatever the servers do, or as soon as the move
/// before it was seen.
pub(super) struct Pace {
    interval: Option<Duration>,
    start: watch::Sender<Option<Instant>>,
    end: watch::Sender<Option<Instant>>,
    /// How many moments were given away.
    given: Cell<u32>,
}

impl Pace {
    pub(super) fn new(rate: Option<NonZeroU32>) -> Pace {
        Pace {
            interval: rate.map(|rate| Duration::from_secs(1) / rate.get()),
            start: watch::Sender::new(None),
            end: watch::Sender::new(None),
            given: Cell::new(0),
        }
    }

    /// Lets the moves begin.
    pub(super) fn begin(&self) {
        self.start.send_replace(Some(Instant::now()));
    }

    /// Gives no moments from now on; those before that stay due.
    pub(super) fn end(&self) {
        self.end.send_replace(Some(Instant::now()));
    }

    /// Waits for the next moment at which a move is made; none when there are no more. If all tables were busy at
    /// that moment it is in the past, and the delay is a part of what is measured, also if it goes beyond the end.
    pub(super) async fn next(&self) -> Option<Instant> {
        let start = *self.start.subscribe().wait_for(Option::is_some).await.ok()?;
        let moment = match (start, self.interval) {
            (Some(start), Some(interval)) => {
                let moment = start + interval * self.given.replace(self.given.get() + 1);
                // With the end nobody waits any longer.
                let mut end = self.end.subscribe();
                let _ = timeout_at(moment.into(), end.wait_for(Option::is_some)).await;
                moment
            }
            _ => Instant::now(),
        };
        self.end.borrow().is_none_or(|end| moment < end).then_some(moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MILLISECOND: Duration = Duration::from_millis(1);

    /// As after a server that stood still until the end.
    #[tokio::test]
    async fn every_moment_before_the_end_is_given_once_however_late() {
        let pace = Pace::new(NonZeroU32::new(1000));
        let start = Instant::now();
        pace.start.send_replace(Some(start));
        pace.end.send_replace(Some(start + 20 * MILLISECOND));
        for moment in 0..20 {
            assert_eq!(pace.next().await, Some(start + moment * MILLISECOND));
        }
        assert_eq!(pace.next().await, None);
    }

    /// More tables than there are moves in an hour.
    #[tokio::test]
    async fn with_the_end_nobody_waits_any_longer() {
        let pace = Pace::new(NonZeroU32::new(1));
        pace.begin();
        pace.given.set(3600);
        let (next, ()) = tokio::join!(pace.next(), async { pace.end() });
        assert_eq!(next, None);
    }
}
