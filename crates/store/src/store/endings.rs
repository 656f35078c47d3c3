//! How finished games ended.

use super::Base;
use crate::{Finish, Store, StoreError, TableId, Version};

impl Store {
    /// How the game at a table ended; none if it is not over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finish(&self, table: &TableId) -> Result<Option<Finish>, StoreError> {
        ask!(self.finish(table))
    }

    /// Keeps how a game ended that an older program has finished. Whether that was not kept before, and the table is
    /// finished at this version.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_ending(
        &self,
        table: &TableId,
        version: Version,
        ending: String,
    ) -> Result<bool, StoreError> {
        ask!(self.keep_ending(*table, version, ending))
    }

    /// Finished tables of which it is not kept how they ended, by their names, from after one of them on.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn without_ending(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        ask!(self.without_ending(after, limit))
    }
}
