//! How often is too often.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// How often something may be done, by whoever does it.
pub(crate) struct Rate<K: Clone + Eq + Hash>(DefaultKeyedRateLimiter<K>);

impl<K: Clone + Eq + Hash> Rate<K> {
    /// This many a second in the long run. A burst of ten seconds' worth is fine: a page asks for
    /// several things at once.
    pub(crate) fn per_second(count: u32) -> Rate<K> {
        let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let burst = count.saturating_mul(const { NonZeroU32::new(10).expect("not zero") });
        Rate(RateLimiter::keyed(Quota::per_second(count).allow_burst(burst)))
    }

    pub(crate) fn per_minute(count: NonZeroU32) -> Rate<K> {
        Rate(RateLimiter::keyed(Quota::per_minute(count)))
    }

    pub(crate) fn per_hour(count: NonZeroU32) -> Rate<K> {
        Rate(RateLimiter::keyed(Quota::per_hour(count)))
    }

    /// Counts once more; if that is too often, says how long to wait.
    pub(crate) fn check(&self, key: &K) -> Result<(), Duration> {
        self.0.check_key(key).map_err(|until| until.wait_time_from(self.0.clock().now()))
    }

    /// Forgets everyone who has not come for a while.
    pub(crate) fn tidy(&self) {
        self.0.retain_recent();
    }
}
