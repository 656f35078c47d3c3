//! Several servers that share a database, as one house.

use std::time::Duration;

use crate::postgres::Postgres;
use crate::{Append, Appended, PersonId, Row, Store, StoreError, TableId, Ticks, Version};

/// A server that is not heard of for this long, by the database's clock, has lost its leases.
pub const LEASE: Duration = Duration::from_millis(1500);

/// How many connections a server has for what must not wait behind the players.
const ASIDE: u32 = 3;

/// One server of a house, until it is late. A server that was late is another one afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NodeId(pub(crate) i64);

/// The number of a lease. No other lease ever has it, so a row that comes with it is refused as soon as somebody
/// else has the table's lease.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fence(pub(crate) i64);

/// What the servers of a house share beside the store itself. Only PostgreSQL has it.
#[derive(Clone, Debug)]
pub struct House {
    store: Postgres,
    /// Connections of its own: whoever plays must not keep a server from doing its part.
    aside: Postgres,
    /// One of its own: nothing else must keep a server from being heard of.
    pulse: Postgres,
}

impl Store {
    /// What several servers with this database share; none if only one can work with it.
    pub fn house(&self) -> Option<House> {
        let store = self.postgres()?;
        Some(House { store: store.clone(), aside: store.aside(ASIDE), pulse: store.aside(1) })
    }
}

impl House {
    /// What the clock of the house says; none if no server is there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ticks(&self) -> Result<Option<Ticks>, StoreError> {
        self.pulse.house_ticks().await
    }

    /// Comes into the house, at this tick: under which number, and what the house's clock says there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn join(&self, ticks: Ticks) -> Result<(NodeId, Ticks), StoreError> {
        self.pulse.join(ticks).await
    }

    /// Says that the node is there: what the house's clock says. None if that comes too late; then all of its leases
    /// are gone, and it has to join again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn beat(&self, node: NodeId, ticks: Ticks) -> Result<Option<Ticks>, StoreError> {
        self.pulse.beat(node, ticks).await
    }

    /// Leaves the house, with all leases.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn leave(&self, node: NodeId) -> Result<(), StoreError> {
        self.pulse.leave(node).await
    }

    /// Takes the leases of those among the tables that no other node has.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take(
        &self,
        node: NodeId,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, Fence)>, StoreError> {
        self.aside.take(node, tables).await
    }

    /// Gives all leases of a node back but these.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep(&self, node: NodeId, fences: &[Fence]) -> Result<(), StoreError> {
        self.aside.keep_leases(node, fences).await
    }

    /// Adds a row as [`Store::append`] does, if the lease is still the table's; none if it is not.
    ///
    /// # Errors
    /// When the database fails. Then the row may be stored or not, so look again.
    pub async fn append(
        &self,
        append: Append,
        fence: Fence,
    ) -> Result<Option<Appended>, StoreError> {
        self.store.append_with(append, fence).await
    }

    /// The rows of a table's log after one that is known; none if there is no such table.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when a row is missing, or is not what was written; when the database fails.
    pub async fn after(
        &self,
        table: &TableId,
        version: Version,
    ) -> Result<Option<Vec<Row>>, StoreError> {
        self.store.after(table, version).await
    }

    /// How far these tables are.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn versions(
        &self,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, Version)>, StoreError> {
        self.aside.versions(tables).await
    }

    /// Tables that wanted to be woken up by now and whose lease nobody has, the earliest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: Ticks, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.aside.untended(now, limit).await
    }

    /// Writes down who is at tables through a node; none where it knows of nobody any more.
    ///
    /// # Errors
    /// When the database fails, or the node has left.
    pub async fn attend(
        &self,
        node: NodeId,
        tables: &[(TableId, Option<String>)],
    ) -> Result<(), StoreError> {
        self.aside.attend(node, tables).await
    }

    /// What the other nodes have written down of these tables.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn attended(
        &self,
        node: NodeId,
        tables: &[TableId],
    ) -> Result<Vec<(TableId, String)>, StoreError> {
        self.aside.attended(node, tables).await
    }

    /// Whether somebody has to be called to a table for a turn: nobody has done so, nor for a later one. From now on
    /// somebody has.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn call(
        &self,
        table: &TableId,
        person: PersonId,
        turn: u64,
    ) -> Result<bool, StoreError> {
        self.store.call(table, person, turn).await
    }

    /// What was last said of these companies, who watch replays together, and the number of that change.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn companies(
        &self,
        codes: &[TableId],
    ) -> Result<Vec<(TableId, u64, String)>, StoreError> {
        self.store.companies(codes).await
    }

    /// Says something of a company that was last heard of then: the number of this change, which is greater than all
    /// before. None if another change than the one with this number was the last.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn accompany(
        &self,
        code: &TableId,
        last: u64,
        used_at: Ticks,
        said: &str,
    ) -> Result<Option<u64>, StoreError> {
        self.store.accompany(code, last, used_at, said).await
    }

    /// Forgets the companies that were not heard of since then.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_companies(&self, unheard_since: Ticks) -> Result<(), StoreError> {
        self.store.forget_companies(unheard_since).await
    }
}
