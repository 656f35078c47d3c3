//! When moves are made.

use std::cell::Cell;
use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use tokio::time::sleep_until;

/// When moves are made: at moments that are fixed beforehand, whatever the servers do, or as soon as the move
/// before it was seen.
pub(super) struct Pace {
    interval: Option<Duration>,
    start: watch::Sender<Option<Instant>>,
    /// How many moments were given away.
    given: Cell<u32>,
    is_over: Cell<bool>,
}

impl Pace {
    pub(super) fn new(rate: Option<NonZeroU32>) -> Pace {
        Pace {
            interval: rate.map(|rate| Duration::from_secs(1) / rate.get()),
            start: watch::Sender::new(None),
            given: Cell::new(0),
            is_over: Cell::new(false),
        }
    }

    /// Lets the moves begin.
    pub(super) fn begin(&self) {
        self.start.send_replace(Some(Instant::now()));
    }

    /// Lets no move begin any more.
    pub(super) fn end(&self) {
        self.is_over.set(true);
    }

    /// Waits for the next moment at which a move is made; none when there are no more. If all tables were busy at
    /// that moment it is in the past, and the delay is a part of what is measured.
    pub(super) async fn next(&self) -> Option<Instant> {
        let start = *self.start.subscribe().wait_for(Option::is_some).await.ok()?;
        let moment = match (start, self.interval) {
            (Some(start), Some(interval)) => {
                let moment = start + interval * self.given.replace(self.given.get() + 1);
                sleep_until(moment.into()).await;
                moment
            }
            _ => Instant::now(),
        };
        (!self.is_over.get()).then_some(moment)
    }
}
