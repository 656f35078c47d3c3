//! What time it is.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use sobremesa_store::Millis;

/// The time now.
pub(crate) fn now() -> Millis {
    Millis(Timestamp::now().as_millisecond())
}

/// This many milliseconds later.
pub(crate) fn later(at: Millis, millis: i64) -> Millis {
    Millis(at.0.saturating_add(millis))
}

/// How long it is from now until then.
pub(crate) fn until(due: Millis) -> Duration {
    Duration::from_millis(u64::try_from(due.0 - now().0).unwrap_or_default())
}

/// A time as records write it, such as `2026-11-15T08:30:00Z`.
pub(crate) fn written(at: Millis) -> String {
    Timestamp::from_second(at.0.max(0) / 1000).unwrap_or(Timestamp::MAX).to_string()
}

/// The time of day, for what must not happen because a clock was set: a jump is not believed before it has
/// lasted for long.
pub(crate) struct Steady {
    /// Milliseconds that a test adds to the system's clock.
    shift: Arc<AtomicI64>,
    patience: Duration,
    believed: Mutex<Believed>,
}

struct Believed {
    /// What time it was, and when that was.
    time: Millis,
    at: Instant,
    /// By how much the system's clock differs, and since when.
    doubted: Option<(i64, Instant)>,
}

/// A clock that differs by more has jumped.
const JUMP: i64 = 5_000;

impl Steady {
    /// The system's clock, which is believed at first.
    pub(crate) fn new(shift: Arc<AtomicI64>, patience: Duration) -> Steady {
        let time = Millis(now().0 + shift.load(Ordering::Relaxed));
        let believed = Mutex::new(Believed { time, at: Instant::now(), doubted: None });
        Steady { shift, patience, believed }
    }

    /// The time now.
    pub(crate) fn now(&self) -> Millis {
        let told = later(now(), self.shift.load(Ordering::Relaxed));
        let at = Instant::now();
        let mut believed = self.believed.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = at.duration_since(believed.at).as_millis() as i64;
        let expected = later(believed.time, passed);
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
        let steady = Steady::new(Arc::clone(&shift), Duration::from_secs(3600));
        let day = 24 * 3600 * 1000;
        for jump in [25 * 3600 * 1000, -3600 * 1000] {
            let before = steady.now();
            shift.store(jump, Ordering::Relaxed);
            assert!((steady.now().0 - before.0) < JUMP, "{jump}");
            shift.store(0, Ordering::Relaxed);
            assert!((steady.now().0 - now().0).abs() < JUMP, "{jump}");
        }
        let hasty = Steady::new(Arc::clone(&shift), Duration::ZERO);
        shift.store(day, Ordering::Relaxed);
        assert!(hasty.now().0 - now().0 > day - JUMP);
    }

    #[test]
    fn times_are_written_to_the_second() {
        let at = Millis(1_794_731_400_999);
        assert_eq!(written(at), "2026-11-15T08:30:00Z");
        assert_eq!(written(Millis(-1)), "1970-01-01T00:00:00Z");
    }
}
