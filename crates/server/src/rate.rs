//! How often is too often.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// How often each address or person may do something.
pub(crate) struct Rate<K: Clone + Eq + Hash>(Arc<Counts<K>>);

/// What was counted.
struct Counts<K: Clone + Eq + Hash> {
    limiter: DefaultKeyedRateLimiter<K>,
    /// Whether other servers want to know.
    is_shared: AtomicBool,
    /// What they have not been told.
    untold: Mutex<HashMap<K, u32>>,
}

/// What several servers count together, whoever it is of.
pub(crate) trait Shares: Send + Sync {
    /// Who has done it how often since the last time.
    fn untold(&self) -> Vec<(Value, u32)>;

    /// Somebody has done it this often, at another server.
    fn hear(&self, who: Value, count: u32);
}

impl<K: Clone + Eq + Hash> Rate<K> {
    fn new(quota: Quota) -> Rate<K> {
        let (is_shared, untold) = (AtomicBool::new(false), Mutex::default());
        Rate(Arc::new(Counts { limiter: RateLimiter::keyed(quota), is_shared, untold }))
    }

    /// This many a second in the long run. A burst of ten seconds' worth is fine: a page asks for
    /// several things at once.
    pub(crate) fn per_second(count: u32) -> Rate<K> {
        let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN);
        let burst = count.saturating_mul(const { NonZeroU32::new(10).expect("not zero") });
        Rate::new(Quota::per_second(count).allow_burst(burst))
    }

    pub(crate) fn per_minute(count: NonZeroU32) -> Rate<K> {
        Rate::new(Quota::per_minute(count))
    }

    pub(crate) fn per_hour(count: NonZeroU32) -> Rate<K> {
        Rate::new(Quota::per_hour(count))
    }

    /// Counts once more; if that is too often, says how long to wait.
    pub(crate) fn check(&self, key: &K) -> Result<(), Duration> {
        let Counts { limiter, is_shared, untold } = &*self.0;
        limiter.check_key(key).map_err(|until| until.wait_time_from(limiter.clock().now()))?;
        if is_shared.load(Ordering::Relaxed) {
            let mut untold = untold.lock().unwrap_or_else(PoisonError::into_inner);
            *untold.entry(key.clone()).or_default() += 1;
        }
        Ok(())
    }

    /// Forgets everyone who has not come for a while.
    pub(crate) fn tidy(&self) {
        self.0.limiter.retain_recent();
    }
}

impl<K: Clone + Eq + Hash + Send + Sync + Serialize + DeserializeOwned + 'static> Rate<K> {
    /// What other servers count, too.
    pub(crate) fn shared(&self) -> Arc<dyn Shares> {
        self.0.is_shared.store(true, Ordering::Relaxed);
        Arc::clone(&self.0) as Arc<dyn Shares>
    }
}

impl<K: Clone + Eq + Hash + Send + Sync + Serialize + DeserializeOwned> Shares for Counts<K> {
    fn untold(&self) -> Vec<(Value, u32)> {
        let untold =
            std::mem::take(&mut *self.untold.lock().unwrap_or_else(PoisonError::into_inner));
        let told = untold
            .into_iter()
            .filter_map(|(who, count)| Some((serde_json::to_value(who).ok()?, count)));
        told.collect()
    }

    fn hear(&self, who: Value, count: u32) {
        let Ok(who) = serde_json::from_value(who) else { return };
        // Nobody does more than is allowed, wherever it is.
        for _ in 0..count {
            if self.limiter.check_key(&who).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_was_done_elsewhere_counts_here() {
        let [here, there] = [(); 2].map(|()| Rate::<u32>::per_second(1));
        let (told, heard) = (here.shared(), there.shared());
        for _ in 0..10 {
            here.check(&7).unwrap();
        }
        assert!(here.check(&7).is_err());
        let news = told.untold();
        assert_eq!(news, [(json!(7), 10)], "what was refused is not counted");
        assert_eq!(told.untold(), [], "and nothing is told twice");
        for (who, count) in news {
            heard.hear(who, count);
        }
        assert!(there.check(&7).is_err());
        assert!(there.check(&8).is_ok());
        heard.hear(json!("nobody"), 1);
        assert_eq!(heard.untold(), [(json!(8), 1)], "what was heard is not told again");
    }
}
