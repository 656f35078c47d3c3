//! What time it is.

use std::time::Duration;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_to_the_second() {
        let at = Millis(1_794_731_400_999);
        assert_eq!(written(at), "2026-11-15T08:30:00Z");
        assert_eq!(written(Millis(-1)), "1970-01-01T00:00:00Z");
    }
}
