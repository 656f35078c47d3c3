//! How many streams are open at the same time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sobremesa_store::PersonId;

use super::Problem;
use crate::config::Streams;
use crate::network::Network;

/// A visitor with too many streams may try again after this time.
const WAIT: Duration = Duration::from_secs(10);

/// Whose streams are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Whose {
    Person(PersonId),
    Address(IpAddr),
}

/// The open streams, by person and by address.
pub(crate) struct OpenStreams {
    most: Streams,
    /// Who may have any number of them.
    unlimited: Vec<Network>,
    counts: Mutex<HashMap<Whose, usize>>,
}

impl OpenStreams {
    pub(crate) fn new(most: Streams, unlimited: Vec<Network>) -> Arc<OpenStreams> {
        Arc::new(OpenStreams { most, unlimited, counts: Mutex::default() })
    }

    fn counts(&self) -> MutexGuard<'_, HashMap<Whose, usize>> {
        // A panic elsewhere leaves the counts whole: nothing here can panic half-way.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more stream, until it is dropped.
    pub(crate) fn open(
        self: &Arc<OpenStreams>,
        person: Option<PersonId>,
        address: IpAddr,
    ) -> Result<Place, Problem> {
        let most = |whose: &Whose| match whose {
            Whose::Person(_) => self.most.per_person,
            Whose::Address(_) => self.most.per_address,
        };
        let all = person.map(Whose::Person).into_iter().chain([Whose::Address(address)]);
        let is_unlimited = self.unlimited.iter().any(|network| network.contains(address));
        let all: Vec<Whose> = all.filter(|_| !is_unlimited).collect();
        let mut counts = self.counts();
        if all.iter().any(|whose| counts.get(whose).is_some_and(|count| *count >= most(whose))) {
            return Err(Problem::too_many("problem-too-many-streams", WAIT));
        }
        for whose in &all {
            *counts.entry(*whose).or_default() += 1;
        }
        Ok(Place { streams: Arc::clone(self), all })
    }
}

/// The place of an open stream.
pub(crate) struct Place {
    streams: Arc<OpenStreams>,
    all: Vec<Whose>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.streams.counts();
        for whose in &self.all {
            if let Some(count) = counts.get_mut(whose) {
                *count -= 1;
            }
        }
        counts.retain(|_, count| *count > 0);
    }
}
