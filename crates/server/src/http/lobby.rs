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

/// The public tables, those that wait first; and how much had changed when they were looked up.
type Look = (u64, Arc<Vec<Listed>>);

struct Looked {
    /// When it was begun.
    at: Instant,
    /// How much had changed before.
    changes: u64,
    tables: Arc<Vec<Listed>>,
}

impl Lobby {
    /// The public tables as they were at most this long ago.
    pub(crate) async fn look(&self, hall: &Hall, age: Duration) -> Result<Look, StoreError> {
        let came = Instant::now();
        // Whoever comes while somebody looks waits. The first of them looks again, and the others have that, too.
        let mut last = self.0.lock().await;
        if let Some(looked) = last.as_ref().filter(|looked| looked.at + age >= came) {
            return Ok((looked.changes, Arc::clone(&looked.tables)));
        }
        let (at, changes, mut tables) = (Instant::now(), *hall.changes().borrow(), Vec::new());
        for state in [TableState::Waiting, TableState::Running].map(Some) {
            let filter = Filter { state, public_only: true, limit: LISTED, ..Filter::default() };
            tables.extend(hall.store().list(&filter).await?.tables);
        }
        let tables = Arc::new(tables);
        *last = Some(Looked { at, changes, tables: Arc::clone(&tables) });
        Ok((changes, tables))
    }
}

#[cfg(test)]
mod tests {
    use futures_util::future::join_all;
    use sobremesa_store::Store;
    use tempfile::TempDir;
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::config::Config;

    async fn hall(folder: &TempDir) -> Arc<Hall> {
        let store = Store::open(&folder.path().join("tables.db")).await.expect("a store");
        let hall = Hall::open(store, &[], &Config::default(), CancellationToken::new()).await;
        hall.expect("a hall")
    }

    /// How many looks at the store these looks at the lobby were.
    fn count(looks: Vec<Result<Look, StoreError>>) -> usize {
        let mut seen: Vec<_> = looks.into_iter().map(|look| look.expect("a look").1).collect();
        seen.dedup_by(|one, other| Arc::ptr_eq(one, other));
        seen.len()
    }

    #[tokio::test]
    async fn those_who_watch_share_one_look() {
        const AGE: Duration = Duration::from_secs(3600);
        let folder = TempDir::new().unwrap();
        let (hall, lobby) = (hall(&folder).await, Lobby::default());
        assert_eq!(count(join_all((0..50).map(|_| lobby.look(&hall, AGE))).await), 1);
        hall.note_change();
        let (changes, _) = lobby.look(&hall, AGE).await.unwrap();
        assert_eq!(changes, 0, "they know that it was before the change, and look again later");
    }

    /// A page shows what was true after it was asked for. Those who wait while somebody looks share the next look.
    #[tokio::test]
    async fn those_who_come_get_a_look_of_their_own_or_a_later_one() {
        let folder = TempDir::new().unwrap();
        let (hall, lobby) = (hall(&folder).await, Lobby::default());
        assert_eq!(count(join_all((0..50).map(|_| lobby.look(&hall, Duration::ZERO))).await), 2);
        hall.note_change();
        let (changes, _) = lobby.look(&hall, Duration::ZERO).await.unwrap();
        assert_eq!(changes, 1);
    }
}
