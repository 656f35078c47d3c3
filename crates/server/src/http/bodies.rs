//! How many large bodies are in memory at the same time.
//!
//! A record may be sixty times as large as anything else that is sent. It waits in memory until the last of it has come
//! and it was checked, so it is not connections alone that decide how much memory strangers can take.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Problem;

/// This many in all, and of one address.
const MOST: usize = 64;
const MOST_OF_ADDRESS: usize = 4;

/// Whoever is refused may try again after this time.
const WAIT: Duration = Duration::from_secs(10);

/// Those that are in memory, by whom they are of.
#[derive(Default)]
pub(super) struct LargeBodies(Mutex<HashMap<IpAddr, usize>>);

impl LargeBodies {
    fn counts(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        // A panic elsewhere leaves the counts whole: nothing here can panic half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more, until it is dropped.
    pub(super) fn begin(self: &Arc<LargeBodies>, address: IpAddr) -> Result<Place, Problem> {
        let mut counts = self.counts();
        let own = counts.get(&address).copied().unwrap_or(0);
        if own >= MOST_OF_ADDRESS || counts.values().sum::<usize>() >= MOST {
            return Err(Problem::too_often(WAIT));
        }
        counts.insert(address, own + 1);
        Ok(Place { bodies: Arc::clone(self), address })
    }
}

/// The place of a large body.
pub(super) struct Place {
    bodies: Arc<LargeBodies>,
    address: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.bodies.counts();
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_few_and_all_have_a_bounded_number() {
        let bodies = Arc::new(LargeBodies::default());
        let from = |last: usize| IpAddr::from([198, 51, 100, u8::try_from(last).expect("a byte")]);
        let begin = |last| bodies.begin(from(last)).ok();
        let own: Vec<Place> = (0..MOST).map_while(|_| begin(0)).collect();
        assert_eq!(own.len(), MOST_OF_ADDRESS);
        let others: Vec<Place> = (1..=MOST).map_while(begin).collect();
        assert_eq!(own.len() + others.len(), MOST);
        drop(own);
        assert!(begin(0).is_some(), "there are places again");
        drop(others);
        assert!(bodies.counts().is_empty(), "nobody is remembered");
    }
}
