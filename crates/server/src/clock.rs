//! What time it is.
//!
//! Two clocks go. One tells the **date**, for people to read and for days to begin; a jump of it is not
//! believed before it has lasted. If the database is PostgreSQL, the date is that of its clock: all servers
//! have the same days then, however their own clocks are set. The other one is the clock of the house: its
//! [`Ticks`] count what has passed while a server ran, by the time that no setting of a clock changes, and
//! go on after a restart where they stopped. Whatever a player can be late for is counted in ticks, so
//! nobody is late because a clock was set, or because there was no server.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use sobremesa_store::{Millis, Store, StoreError, Ticks};

/// Under this name the store keeps how far the clock of the house has come.
const KEPT: &str = "clock";

/// What the system's clock says.
fn system() -> Millis {
    Millis(Timestamp::now().as_millisecond())
}

/// How many milliseconds have passed since, whatever clocks say.
fn passed(since: Instant) -> i64 {
    i64::try_from(since.elapsed().as_millis()).unwrap_or(i64::MAX)
}

/// A date, this many milliseconds later.
pub(crate) fn after(at: Millis, millis: i64) -> Millis {
    Millis(at.0.saturating_add(millis))
}

/// This many milliseconds later.
pub(crate) fn later(at: Ticks, millis: i64) -> Ticks {
    Ticks(at.0.saturating_add(millis))
}

/// A date as records write it, such as `2026-11-15T08:30:00Z`.
pub(crate) fn written(at: Millis) -> String {
    Timestamp::from_second(at.0.max(0) / 1000).unwrap_or(Timestamp::MAX).to_string()
}

/// A moment, by both clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    pub(crate) date: Millis,
    pub(crate) ticks: Ticks,
}

/// The clocks of a house.
pub(crate) struct Clock {
    dates: Steady,
    /// How far the house's clock had come when this server started, and when that was.
    began: (Ticks, Instant),
    /// How far dates are ahead of ticks, as pages were last told.
    offset: AtomicI64,
    /// By how much the clocks of other servers of the house were ahead.
    caught_up: AtomicI64,
}

impl Clock {
    /// Goes on where the store's last server stopped. A database of an earlier version is taken to have stopped at
    /// its last date that is not in the future, or at its last one if all of them are.
    pub(crate) async fn open(
        store: &Store,
        shift: Arc<AtomicI64>,
        patience: Duration,
    ) -> Result<Clock, StoreError> {
        let dates = Steady::new(shift, patience, store.date().await?);
        let today = dates.now();
        let last = match store.changed(today).await? {
            None => store.changed(Millis(i64::MAX)).await?,
            last => last,
        };
        let last = last.unwrap_or(today).0;
        let kept = store.keepsake(KEPT, &last.to_string()).await?;
        let began = (Ticks(kept.parse().unwrap_or(last)), Instant::now());
        let offset = AtomicI64::new(today.0 - began.0.0);
        Ok(Clock { dates, began, offset, caught_up: AtomicI64::default() })
    }

    /// Notes how far it has come, for the next server, and hears which date the database has.
    pub(crate) async fn keep(&self, store: &Store) -> Result<(), StoreError> {
        store.keep(KEPT, &self.ticks().0.to_string()).await?;
        if let Some(date) = store.date().await? {
            self.dates.hear(date);
        }
        Ok(())
    }

    /// The date, which does not jump.
    pub(crate) fn date(&self) -> Millis {
        self.dates.now()
    }

    /// What the clock of the house says.
    pub(crate) fn ticks(&self) -> Ticks {
        let (ticks, at) = self.began;
        later(later(ticks, passed(at)), self.caught_up.load(Ordering::Relaxed))
    }

    /// The clock of the house has come this far, as other servers know it.
    pub(crate) fn catch_up(&self, to: Ticks) {
        let behind = to.0 - self.ticks().0;
        if behind > 0 {
            self.caught_up.fetch_add(behind, Ordering::Relaxed);
        }
    }

    /// The moment now.
    pub(crate) fn now(&self) -> Moment {
        Moment { date: self.date(), ticks: self.ticks() }
    }

    /// How long it is from now until then.
    pub(crate) fn until(&self, due: Ticks) -> Duration {
        Duration::from_millis(u64::try_from(due.0 - self.ticks().0).unwrap_or_default())
    }

    /// How many milliseconds dates are ahead of ticks. It stays the same while that is about right, so that
    /// a page that shows when something is due does not change with every look.
    pub(crate) fn offset(&self) -> i64 {
        let Moment { date, ticks } = self.now();
        let (offset, kept) = (date.0 - ticks.0, self.offset.load(Ordering::Relaxed));
        if (offset - kept).abs() <= SHOWN {
            return kept;
        }
        self.offset.store(offset, Ordering::Relaxed);
        offset
    }
}

/// A time that is shown may differ by this much.
const SHOWN: i64 = 2_000;

/// The time of day, for what must not happen because a clock was set: a jump is not believed before it has
/// lasted for long.
struct Steady {
    /// Milliseconds that a test adds to the system's clock.
    shift: Arc<AtomicI64>,
    patience: Duration,
    /// What the database's clock said last, and when that was; none if the system's is taken.
    heard: Mutex<Option<(Millis, Instant)>>,
    believed: Mutex<Believed>,
}

struct Believed {
    /// What time it was, and when that was.
    time: Millis,
    at: Instant,
    /// By how much the clock differs, and since when.
    doubted: Option<(i64, Instant)>,
}

/// A clock that differs by more has jumped.
const JUMP: i64 = 5_000;

impl Steady {
    /// The database's clock if it has one, or the system's: it is believed at first.
    fn new(shift: Arc<AtomicI64>, patience: Duration, date: Option<Millis>) -> Steady {
        let at = Instant::now();
        let time = date.unwrap_or_else(|| after(system(), shift.load(Ordering::Relaxed)));
        let believed = Mutex::new(Believed { time, at, doubted: None });
        Steady { shift, patience, heard: Mutex::new(date.map(|date| (date, at))), believed }
    }

    /// The database's clock says this now.
    fn hear(&self, date: Millis) {
        *self.heard() = Some((date, Instant::now()));
    }

    fn heard(&self) -> MutexGuard<'_, Option<(Millis, Instant)>> {
        // A panic elsewhere leaves it whole: every change of it is one assignment.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the clock says.
    fn told(&self) -> Millis {
        match *self.heard() {
            Some((date, at)) => after(date, passed(at)),
            None => after(system(), self.shift.load(Ordering::Relaxed)),
        }
    }

    /// The time now.
    fn now(&self) -> Millis {
        let (told, at) = (self.told(), Instant::now());
        let mut believed = self.believed.lock().unwrap_or_else(PoisonError::into_inner);
        let expected = after(believed.time, at.duration_since(believed.at).as_millis() as i64);
        let jump = told.0 - expected.0;
        if jump.abs() > JUMP {
            let since = match believed.doubted {
                Some((doubted, since)) if (jump - doubted).abs() <= JUMP => since,
                _ => {
                    tracing::warn!(from = %written(expected), to = %written(told), "the clock has jumped");
                    at
                }
            };
            if at.duration_since(since) < self.patience {
                believed.doubted = Some((jump, since));
                return expected;
            }
        }
        *believed = Believed { time: told, at, doubted: None };
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_is_believed_only_when_it_lasts() {
        let shift = Arc::new(AtomicI64::new(0));
        let steady = Steady::new(Arc::clone(&shift), Duration::from_secs(3600), None);
        let day = 24 * 3600 * 1000;
        for jump in [25 * 3600 * 1000, -3600 * 1000] {
            let before = steady.now();
            shift.store(jump, Ordering::Relaxed);
            assert!((steady.now().0 - before.0) < JUMP, "{jump}");
            shift.store(0, Ordering::Relaxed);
            assert!((steady.now().0 - system().0).abs() < JUMP, "{jump}");
        }
        let hasty = Steady::new(Arc::clone(&shift), Duration::ZERO, None);
        shift.store(day, Ordering::Relaxed);
        assert!(hasty.now().0 - system().0 > day - JUMP);
    }

    #[test]
    fn the_date_is_the_databases_where_it_has_one() {
        let day = 24 * 3600 * 1000;
        let shift = Arc::new(AtomicI64::new(day));
        let steady = Steady::new(shift, Duration::ZERO, Some(Millis(5 * day)));
        assert!((0..JUMP).contains(&(steady.now().0 - 5 * day)));
        steady.hear(Millis(6 * day));
        assert!((0..JUMP).contains(&(steady.now().0 - 6 * day)));
    }

    #[test]
    fn times_are_written_to_the_second() {
        let at = Millis(1_794_731_400_999);
        assert_eq!(written(at), "2026-11-15T08:30:00Z");
        assert_eq!(written(Millis(-1)), "1970-01-01T00:00:00Z");
    }
}
