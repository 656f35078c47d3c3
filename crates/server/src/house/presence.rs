//! Who is at which table through which server.
//!
//! Each server writes down what it knows of those who sit at the tables in its memory, whenever that changes. It counts
//! while the server does, so that nobody stays at a table because their server has died.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use sobremesa_store::{NodeId, PersonId, StoreError, TableId};
use tokio::sync::Notify;

use super::{House, Tidings};
use crate::hall::Hall;

/// Where somebody is, the best last: whoever is here at one server is here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Whereabouts {
    Gone,
    Elsewhere,
    Back,
    Here,
}

/// What a server knows of somebody at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Sign {
    pub(crate) is: Whereabouts,
    /// Whether a page of theirs follows the table.
    pub(crate) follows: bool,
}

/// Those who sit at a table, as far as somebody knows of them.
pub(crate) type Signs = BTreeMap<PersonId, Sign>;

/// What this server says, and what the others do.
#[derive(Default)]
pub(super) struct Presences {
    own: Mutex<HashMap<TableId, Signs>>,
    /// What of it is not written.
    unwritten: Mutex<Vec<TableId>>,
    others: Mutex<HashMap<TableId, Signs>>,
    pub(super) stirs: Notify,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere leaves the maps whole: nothing here can panic half-way.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Presences {
    /// Who sits at a table, as this server knows.
    pub(super) fn note(&self, table: TableId, signs: Signs) {
        let mut own = locked(&self.own);
        if own.get(&table).unwrap_or(&Signs::new()) == &signs {
            return;
        }
        match signs.is_empty() {
            true => drop(own.remove(&table)),
            false => drop(own.insert(table, signs)),
        }
        locked(&self.unwritten).push(table);
        self.stirs.notify_one();
    }

    /// A table has left memory.
    pub(super) fn forget(&self, table: &TableId) {
        self.note(*table, Signs::new());
        locked(&self.others).remove(table);
    }

    /// Nothing that was written counts any more.
    pub(super) fn begin_anew(&self) {
        *locked(&self.unwritten) = locked(&self.own).keys().copied().collect();
        self.stirs.notify_one();
    }

    /// What the others know of a table.
    pub(super) fn others(&self, table: &TableId) -> Signs {
        locked(&self.others).get(table).cloned().unwrap_or_default()
    }

    /// Writes down what has changed.
    pub(super) async fn write(&self, house: &House, node: NodeId) -> Result<(), StoreError> {
        let mut tables = std::mem::take(&mut *locked(&self.unwritten));
        tables.sort_unstable();
        tables.dedup();
        if tables.is_empty() {
            return Ok(());
        }
        let text = |table: &TableId| {
            let own = locked(&self.own);
            own.get(table).map(|signs| serde_json::to_string(signs).expect("signs are JSON"))
        };
        let all: Vec<(TableId, Option<String>)> =
            tables.iter().map(|table| (*table, text(table))).collect();
        if let Err(error) = house.store.attend(node, &all).await {
            locked(&self.unwritten).extend(tables);
            return Err(error);
        }
        tables.into_iter().for_each(|table| house.tell(Tidings::Seen { table }));
        Ok(())
    }

    /// Looks what the others have written of these tables, and tells those of which there is news.
    pub(super) async fn read(
        &self,
        hall: &Hall,
        house: &House,
        node: NodeId,
        tables: &[TableId],
    ) -> Result<(), StoreError> {
        let mut found: HashMap<TableId, Signs> = HashMap::new();
        for (table, text) in house.store.attended(node, tables).await? {
            let Ok(signs) = serde_json::from_str::<Signs>(&text) else { continue };
            let all = found.entry(table).or_default();
            for (person, sign) in signs {
                let known = all.entry(person).or_insert(sign);
                *known = Sign { is: known.is.max(sign.is), follows: known.follows || sign.follows };
            }
        }
        let mut others = locked(&self.others);
        for table in tables {
            let signs = found.remove(table);
            if others.get(table) != signs.as_ref() {
                match signs {
                    Some(signs) => drop(others.insert(*table, signs)),
                    None => drop(others.remove(table)),
                }
                hall.wake(table);
            }
        }
        Ok(())
    }
}
