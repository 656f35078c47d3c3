//! Records that people brought to look at.

use super::Base;
use crate::{PersonId, Shelf, Store, StoreError, TableId, Ticks, Upload};

impl Store {
    /// Keeps a record that somebody brought, after those that have expired are gone. Whether its person is there, and
    /// has not too many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_upload(
        &self,
        upload: Upload,
        record: String,
        shelf: Shelf,
        now: Ticks,
    ) -> Result<bool, StoreError> {
        ask!(self.keep_upload(upload, record, shelf, now))
    }

    /// A record that somebody brought, if it is there and has not expired.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn upload(
        &self,
        id: &TableId,
        now: Ticks,
    ) -> Result<Option<(Upload, String)>, StoreError> {
        ask!(self.upload(id, now))
    }

    /// What a person brought and has not expired, the last one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn uploads_of(
        &self,
        person: PersonId,
        now: Ticks,
    ) -> Result<Vec<Upload>, StoreError> {
        ask!(self.uploads_of(person, now))
    }

    /// Deletes what a person brought. Whether it was there, and theirs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_upload(&self, person: PersonId, id: TableId) -> Result<bool, StoreError> {
        ask!(self.delete_upload(person, id))
    }

    /// Deletes what has expired. How much it was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn purge_uploads(&self, now: Ticks) -> Result<u64, StoreError> {
        ask!(self.purge_uploads(now))
    }
}
