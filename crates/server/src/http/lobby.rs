//! The tables that anybody may join or look at. Those who look at the same time share one look.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sobremesa_store::{Filter, Listed, StoreError, TableState};
use tokio::sync::Mutex;

use crate::hall::Hall;

/// This many tables that wait are listed, and this many that run.
const LISTED: u32 = 12;

/// What was looked up last.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Option<Looked>>);

struct Looked {
    at: Instant,
    /// How much had changed before.
    changes: u64,
    tables: Arc<Vec<Listed>>,
}

impl Lobby {
    /// The public tables, those that wait first, as they were at most this long ago; and how much had changed then.
    pub(crate) async fn look(
        &self,
        hall: &Hall,
        age: Duration,
    ) -> Result<(u64, Arc<Vec<Listed>>), StoreError> {
        // Whoever comes while somebody looks waits, and then has it.
        let mut last = self.0.lock().await;
        let changes = *hall.changes().borrow();
        if let Some(looked) = &*last
            && (looked.changes == changes || looked.at.elapsed() < age)
        {
            return Ok((looked.changes, Arc::clone(&looked.tables)));
        }
        let (at, mut tables) = (Instant::now(), Vec::new());
        for state in [TableState::Waiting, TableState::Running].map(Some) {
            let filter = Filter { state, public_only: true, limit: LISTED, ..Filter::default() };
            tables.extend(hall.store().list(&filter).await?.tables);
        }
        let tables = Arc::new(tables);
        *last = Some(Looked { at, changes, tables: Arc::clone(&tables) });
        Ok((changes, tables))
    }
}
