//! Which server does what a table does by itself.
//!
//! A lease lasts as long as its server is heard of, by the database's clock. Its number goes with every row that a bot or
//! a clock writes, so that a server that was stopped and does not know yet that another one goes on writes nothing.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sobremesa_store::{Fence, LEASE, NodeId, StoreError, TableId};
use tokio::sync::{Notify, watch};
use tokio::time::{Interval, MissedTickBehavior};

use super::House;
use crate::hall::Hall;

/// How often a server says that it is there, and takes what has become free.
const BEAT: Duration = Duration::from_millis(250);

/// The wishes of the tables in memory.
#[derive(Default)]
pub(super) struct Leases {
    wishes: Mutex<HashMap<u64, Wish>>,
    /// The next wish's number: a table that comes back into memory has another one.
    next: AtomicU64,
    /// Whether the database may know of leases that nobody needs here.
    is_untidy: AtomicBool,
    /// Somebody wishes for something, or does not any more.
    stirs: Notify,
}

struct Wish {
    table: TableId,
    is_wanted: bool,
    fence: watch::Sender<Option<Fence>>,
}

/// Whether a table may do something by itself here; given back when it is dropped.
pub(crate) struct Charge(Option<Held>);

/// Why a table may do something by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Right {
    /// There is no other server.
    Alone,
    /// No other server may, as long as this is the table's lease.
    Lease(Fence),
}

/// The lease of a table in a house of several servers.
struct Held {
    house: Arc<House>,
    wish: u64,
    is_wanted: bool,
    fence: watch::Receiver<Option<Fence>>,
}

impl Charge {
    /// That of a table at a server, which may be the only one of its house.
    pub(crate) fn of(house: Option<&Arc<House>>, table: TableId) -> Charge {
        Charge(house.map(|house| {
            let (sender, fence) = watch::channel(None);
            let wish = house.leases.next.fetch_add(1, Ordering::Relaxed);
            let wanted = Wish { table, is_wanted: false, fence: sender };
            house.leases.wishes().insert(wish, wanted);
            Held { house: Arc::clone(house), wish, is_wanted: false, fence }
        }))
    }

    /// By which right the table does something by itself; none if it must not.
    pub(crate) fn right(&self) -> Option<Right> {
        match &self.0 {
            Some(held) => held.fence.borrow().map(Right::Lease),
            None => Some(Right::Alone),
        }
    }

    /// Whether this server wants it.
    pub(crate) fn want(&mut self, is_wanted: bool) {
        let Some(held) = self.0.as_mut().filter(|held| held.is_wanted != is_wanted) else { return };
        held.is_wanted = is_wanted;
        held.house.leases.want(held.wish, is_wanted);
    }

    /// Another server has it, as the database says.
    pub(crate) fn lose(&self) {
        if let Some(held) = &self.0
            && let Some(wish) = held.house.leases.wishes().get(&held.wish)
        {
            wish.fence.send_replace(None);
        }
    }

    /// Waits until it is held, or is not any more.
    pub(crate) async fn changed(&mut self) {
        if let Some(held) = &mut self.0
            && held.fence.changed().await.is_ok()
        {
            return;
        }
        std::future::pending::<()>().await;
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let leases = &self.house.leases;
        leases.want(self.wish, false);
        leases.wishes().remove(&self.wish);
    }
}

impl Leases {
    fn wishes(&self) -> MutexGuard<'_, HashMap<u64, Wish>> {
        // A panic elsewhere leaves the map whole: every change of it is one insertion or removal.
        self.wishes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn want(&self, wish: u64, is_wanted: bool) {
        if let Some(wish) = self.wishes().get_mut(&wish) {
            wish.is_wanted = is_wanted;
            if !is_wanted && wish.fence.send_replace(None).is_some() {
                self.is_untidy.store(true, Ordering::Relaxed);
            }
        }
        self.stirs.notify_one();
    }

    /// Says that this server is there, and takes and returns leases, until the server ends.
    pub(super) async fn work(&self, hall: &Hall, house: &House) {
        let (node, ()) =
            tokio::join!(self.keep_beating(hall, house), self.keep_trading(hall, house));
        self.lose_all();
        if let Some(Node { id, .. }) = node {
            // If it cannot be said, the others find out.
            let _ = house.store.leave(id).await;
        }
    }

    /// Whatever else the database does for this server, it must hear of it in time.
    async fn keep_beating(&self, hall: &Hall, house: &House) -> Option<Node> {
        let mut node: Option<Node> = None;
        let mut beats = interval();
        loop {
            tokio::select! {
                _ = beats.tick() => {}
                () = hall.shutdown().cancelled() => return node,
            }
            self.beat(hall, house, &mut node).await;
            let id = node.as_ref().map(|node| node.id);
            house.node.send_if_modified(|known| std::mem::replace(known, id) != id);
        }
    }

    async fn keep_trading(&self, hall: &Hall, house: &House) {
        let mut beats = interval();
        loop {
            tokio::select! {
                _ = beats.tick() => {}
                () = self.stirs.notified() => {}
                () = hall.shutdown().cancelled() => return,
            }
            let node = *house.node.borrow();
            if let Some(id) = node
                && let Err(error) = self.trade(house, id).await
            {
                // Whether it was done is not known.
                self.is_untidy.store(true, Ordering::Relaxed);
                tracing::debug!(%error, "cannot take leases");
            }
        }
    }

    /// Says that this server is there. If it was late, it is another one from now on.
    async fn beat(&self, hall: &Hall, house: &House, node: &mut Option<Node>) {
        let (start, ticks) = (Instant::now(), hall.clock().ticks());
        if let Some(known) = node {
            match house.store.beat(known.id, ticks).await {
                Ok(Some(ticks)) => {
                    known.heard = start;
                    return hall.clock().catch_up(ticks);
                }
                Ok(None) => {
                    tracing::info!("this server was late: others do what its tables did");
                    self.lose_all();
                    *node = None;
                }
                // Others may have taken what it had.
                Err(_) => {
                    if known.heard.elapsed() > LEASE {
                        self.lose_all();
                    }
                    return;
                }
            }
        }
        if let Ok((id, ticks)) = house.store.join(ticks).await {
            *node = Some(Node { id, heard: start });
            hall.clock().catch_up(ticks);
        }
    }

    fn lose_all(&self) {
        for wish in self.wishes().values() {
            wish.fence.send_if_modified(|fence| fence.take().is_some());
        }
    }

    /// Gives back what nobody needs here, and takes what is wanted here and nobody has.
    async fn trade(&self, house: &House, node: NodeId) -> Result<(), StoreError> {
        if self.is_untidy.swap(false, Ordering::Relaxed) {
            let held: Vec<Fence> =
                self.wishes().values().filter_map(|wish| *wish.fence.borrow()).collect();
            house.store.keep(node, &held).await?;
        }
        let is_open = |wish: &&Wish| wish.is_wanted && wish.fence.borrow().is_none();
        let wanted: Vec<TableId> =
            self.wishes().values().filter(is_open).map(|wish| wish.table).collect();
        if wanted.is_empty() {
            return Ok(());
        }
        let taken = house.store.take(node, &wanted).await?;
        if *house.node.borrow() != Some(node) {
            // The server was late meanwhile, and has nothing any more.
            return Ok(());
        }
        let wishes = self.wishes();
        let open: HashMap<TableId, &Wish> =
            wishes.values().filter(is_open).map(|wish| (wish.table, wish)).collect();
        for (table, fence) in taken {
            match open.get(&table) {
                Some(wish) => drop(wish.fence.send_replace(Some(fence))),
                // It has left memory meanwhile.
                None => self.is_untidy.store(true, Ordering::Relaxed),
            }
        }
        Ok(())
    }
}

fn interval() -> Interval {
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beats
}

/// This server, as the others know it.
struct Node {
    id: NodeId,
    /// When it last said that it is there.
    heard: Instant,
}
