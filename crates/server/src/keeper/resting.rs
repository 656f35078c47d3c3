//! Pages that rest: nobody has looked at them for long, so they gave their streams back, and are still open.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use sobremesa_store::{PersonId, TableId};

/// The people whose pages of a table rest, and until when they count.
pub(super) type Resting = Vec<(PersonId, Rest)>;

/// A page that rests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rest {
    pub(super) tab: u32,
    pub(super) since: Instant,
    /// A page that is not heard of until then is taken to be closed.
    pub(super) until: Instant,
}

/// This many tables that left memory are remembered for the pages that rest there.
const MOST_RESTING: usize = 10_000;

/// Whose pages rest, for tables that left memory.
#[derive(Default)]
pub(crate) struct RestingTables(Mutex<HashMap<TableId, Resting>>);

impl RestingTables {
    /// A table leaves memory. If there are too many already, its people begin anew.
    pub(super) fn put(&self, table: TableId, resting: Resting) {
        let (mut tables, now) = (self.tables(), Instant::now());
        if tables.len() >= MOST_RESTING {
            tables.retain(|_, resting| resting.iter().any(|(_, rest)| rest.until > now));
        }
        if !resting.is_empty() && tables.len() < MOST_RESTING {
            tables.insert(table, resting);
        }
    }

    /// A table comes back.
    pub(super) fn take(&self, table: &TableId) -> Resting {
        self.tables().remove(table).unwrap_or_default()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Resting>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
