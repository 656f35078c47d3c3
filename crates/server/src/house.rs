//! Several servers as one house: they share a database, and tell each other what is new.
//!
//! Any of them answers for any table. A table in memory is a copy of its rows, and the database decides whose row came
//! first, so nothing here has to be right for the games to be: what one server tells the others saves them time, and
//! what gets lost is found by looking.
//!
//! - [`Tidings`], `news`: what servers tell each other, over NATS.
//! - [`Charge`], [`Right`], `leases`: which of them does what a table does by itself.
//! - [`Sign`], `presence`: who is at which table through which of them.

mod leases;
mod news;
mod presence;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
use sobremesa_store::{self as store, NodeId, Store, StoreError, TableId, Version};
use tokio::sync::{Notify, watch};

pub(crate) use leases::{Charge, Right};
pub(crate) use news::Tidings;
pub use news::{NatsUrl, NotNats};
pub(crate) use presence::{Sign, Signs, Whereabouts};

use crate::hall::Hall;
use crate::hash::hex;
use crate::random::Random;
use crate::rate::Shares;
use leases::Leases;
use news::News;
use presence::Presences;

/// Under this name the store keeps what tells one house from others at the same NATS.
const KEPT: &str = "house";

/// How often others are told what was counted, and of how many people or addresses at once.
const COUNT: Duration = Duration::from_millis(100);
const MOST_COUNTS: usize = 1000;

/// How often it is looked for what nobody told.
pub(crate) const LOOK: Duration = Duration::from_secs(1);

/// This server's part in the house.
pub(crate) struct House {
    store: store::House,
    news: News,
    leases: Leases,
    presences: Presences,
    /// What is counted together, by name.
    rates: Mutex<Vec<(&'static str, Arc<dyn Shares>)>>,
    /// Under which number the others know this server.
    node: watch::Sender<Option<NodeId>>,
    /// How far the tables in memory are.
    known: Mutex<HashMap<TableId, Version>>,
    /// Tables of which another server has news.
    stirred: Mutex<HashSet<TableId>>,
    looks: Notify,
}

impl House {
    /// The house behind a store, where servers tell each other what is new at this address of NATS.
    pub(crate) async fn open(
        store: &Store,
        random: &Random,
        nats: NatsUrl,
    ) -> Result<Option<Arc<House>>, StoreError> {
        let Some(shared) = store.house() else { return Ok(None) };
        let name = store.keepsake(KEPT, &hex(&random.bytes::<8>())).await?;
        let news = News::new(nats, &name);
        Ok(Some(Arc::new(House {
            store: shared,
            news,
            leases: Leases::default(),
            presences: Presences::default(),
            rates: Mutex::default(),
            node: watch::Sender::new(None),
            known: Mutex::default(),
            stirred: Mutex::default(),
            looks: Notify::new(),
        })))
    }

    pub(crate) fn store(&self) -> &store::House {
        &self.store
    }

    /// What somebody does too often at all servers together is too often.
    pub(crate) fn share(&self, name: &'static str, rate: Arc<dyn Shares>) {
        self.rates().push((name, rate));
    }

    fn rates(&self) -> MutexGuard<'_, Vec<(&'static str, Arc<dyn Shares>)>> {
        // A panic elsewhere leaves the list whole: every change of it is one more at its end.
        self.rates.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something was done at other servers.
    pub(crate) fn count(&self, name: &str, counts: Vec<(Value, u32)>) {
        let rate = self.rates().iter().find(|(other, _)| *other == name).map(|it| it.1.clone());
        for (who, count) in counts {
            rate.iter().for_each(|rate| rate.hear(who.clone(), count));
        }
    }

    /// Tells the others what was done here, until the server ends.
    async fn tell_counts(&self, hall: &Hall) {
        let mut ticks = tokio::time::interval(COUNT);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = hall.shutdown().cancelled() => return,
            }
            let rates = self.rates().clone();
            for (name, rate) in rates {
                for counts in rate.untold().chunks(MOST_COUNTS) {
                    self.tell(Tidings::Done { what: name.to_owned(), counts: counts.to_vec() });
                }
            }
        }
    }

    /// Who sits at a table in memory, as this server knows.
    pub(crate) fn attend(&self, table: TableId, signs: Signs) {
        self.presences.note(table, signs);
    }

    /// What the other servers know of those who sit at a table.
    pub(crate) fn others(&self, table: &TableId) -> Signs {
        self.presences.others(table)
    }

    /// Somebody may have come to a table, or gone, at another server.
    pub(crate) fn look_soon(&self, table: TableId) {
        self.stirred().insert(table);
        self.looks.notify_one();
    }

    fn stirred(&self) -> MutexGuard<'_, HashSet<TableId>> {
        // A panic elsewhere leaves the set whole: every change of it is one insertion, or takes all.
        self.stirred.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes down who is at which table, until the server ends.
    async fn write_presences(&self, hall: &Hall) {
        let mut node = self.node.subscribe();
        loop {
            let is_other = tokio::select! {
                () = self.presences.stirs.notified() => false,
                changed = node.changed() => changed.is_ok(),
                () = hall.shutdown().cancelled() => return,
            };
            if is_other {
                self.presences.begin_anew();
            }
            let Some(id) = *node.borrow_and_update() else { continue };
            if let Err(error) = self.presences.write(self, id).await {
                tracing::debug!(%error, "cannot tell who is here");
                tokio::select! {
                    () = tokio::time::sleep(LOOK) => {}
                    () = hall.shutdown().cancelled() => return,
                }
                self.presences.stirs.notify_one();
            }
        }
    }

    /// Tells the other servers, who may hear it.
    pub(crate) fn tell(&self, tidings: Tidings) {
        self.news.tell(tidings);
    }

    fn known(&self) -> MutexGuard<'_, HashMap<TableId, Version>> {
        // A panic elsewhere leaves the map whole: every change of it is one insertion or removal.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table in memory has come this far.
    pub(crate) fn note(&self, table: TableId, version: Version) {
        self.known().insert(table, version);
    }

    /// A table has left memory.
    pub(crate) fn forget(&self, table: &TableId) {
        self.known().remove(table);
        self.presences.forget(table);
    }

    /// Whether a table may be further than what is in memory.
    fn is_behind(&self, table: &TableId, version: Version) -> bool {
        self.known().get(table).is_none_or(|known| *known < version)
    }

    /// Does a server's part until it ends.
    pub(crate) async fn work(hall: Arc<Hall>) {
        let Some(house) = hall.house() else { return };
        tokio::join!(
            house.leases.work(&hall, house),
            house.news.work(&hall),
            house.look(&hall),
            house.write_presences(&hall),
            house.tell_counts(&hall),
            hall.together().work(&hall, house),
        );
    }

    /// Looks now and then how far the tables in memory are, and who is there: a message may have been lost.
    async fn look(&self, hall: &Hall) {
        let mut looks = tokio::time::interval(LOOK);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            let tables: Vec<TableId> = tokio::select! {
                _ = looks.tick() => hall.tables(),
                () = self.looks.notified() => std::mem::take(&mut *self.stirred()).into_iter().collect(),
                () = hall.shutdown().cancelled() => return,
            };
            if !tables.is_empty()
                && let Err(error) = self.look_at(hall, &tables).await
            {
                tracing::debug!(%error, "cannot look for news");
            }
        }
    }

    async fn look_at(&self, hall: &Hall, tables: &[TableId]) -> Result<(), StoreError> {
        for (table, version) in self.store.versions(tables).await? {
            if self.is_behind(&table, version) {
                hall.hear(Tidings::Row { table, version });
            }
        }
        let node = *self.node.borrow();
        match node {
            Some(node) => self.presences.read(hall, self, node, tables).await,
            None => Ok(()),
        }
    }
}
