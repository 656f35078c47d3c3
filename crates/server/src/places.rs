//! How many of something there are at the same time, such as connections, streams, or large bodies.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sobremesa_store::PersonId;

/// For whom they are counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Whose {
    Everybody,
    Network(IpAddr),
    Address(IpAddr),
    Person(PersonId),
}

/// The places that are taken. Whoever has none is not remembered.
#[derive(Default)]
pub(crate) struct Places(Mutex<HashMap<Whose, usize>>);

impl Places {
    fn counts(&self) -> MutexGuard<'_, HashMap<Whose, usize>> {
        // A panic elsewhere leaves the counts whole: nothing here can panic half-way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place until it is dropped, which counts for all of these; or the first of them who has as many as they may.
    pub(crate) fn take(
        self: &Arc<Places>,
        all: impl IntoIterator<Item = (Whose, usize)>,
    ) -> Result<Place, Whose> {
        let mut counts = self.counts();
        let free = |(whose, most)| match counts.get(&whose).copied().unwrap_or(0) < most {
            true => Ok(whose),
            false => Err(whose),
        };
        let all = all.into_iter().map(free).collect::<Result<Vec<Whose>, Whose>>()?;
        for whose in &all {
            *counts.entry(*whose).or_default() += 1;
        }
        Ok(Place { places: Arc::clone(self), all })
    }

    #[cfg(test)]
    pub(crate) fn are_free(&self) -> bool {
        self.counts().is_empty()
    }
}

/// A place that is taken.
pub(crate) struct Place {
    places: Arc<Places>,
    all: Vec<Whose>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.places.counts();
        for whose in &self.all {
            if let Entry::Occupied(mut count) = counts.entry(*whose) {
                *count.get_mut() -= 1;
                if *count.get() == 0 {
                    count.remove();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_for_all_or_for_nobody() {
        let places = Arc::new(Places::default());
        let (ann, ben) = (Whose::Person(PersonId(1)), Whose::Person(PersonId(2)));
        let take = |whose| places.take([(whose, 2), (Whose::Everybody, 3)]);
        let first = [ann, ann].map(|whose| take(whose).expect("a place"));
        assert_eq!(take(ann).err(), Some(ann));
        let other = take(ben).expect("a place");
        assert_eq!(take(ben).err(), Some(Whose::Everybody));
        drop(other);
        assert_eq!(places.counts().get(&ben), None, "nobody is remembered for nothing");
        drop(take(ben).expect("what was refused took no place"));
        drop(first);
        assert!(places.are_free());
        assert!(places.take([]).is_ok(), "some are not counted");
    }
}
