//! What time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sobremesa_store::Millis;

/// The time now.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// So many milliseconds later.
pub(crate) fn later(at: Millis, millis: i64) -> Millis {
    Millis(at.0.saturating_add(millis))
}

/// How long it is from now until then.
pub(crate) fn until(due: Millis) -> Duration {
    Duration::from_millis(u64::try_from(due.0 - now().0).unwrap_or_default())
}

/// A day as `2026-11-15`.
pub(crate) fn date(at: Millis) -> String {
    written(at).chars().take(10).collect()
}

/// A time as records write it.
pub(crate) fn written(at: Millis) -> String {
    let since = Duration::from_millis(u64::try_from(at.0).unwrap_or_default());
    humantime::format_rfc3339_seconds(UNIX_EPOCH + since).to_string()
}
