//! Records that people brought to look at.

use crate::{Millis, PersonId, Shelf, Store, StoreError, TableId, Upload};

impl Store {
    /// Keeps a record that somebody brought, after those that have expired are gone. Whether there was room for
    /// it, and its person is there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_upload(
        &self,
        upload: Upload,
        record: String,
        shelf: Shelf,
    ) -> Result<bool, StoreError> {
        self.sqlite.keep_upload(upload, record, shelf).await
    }

    /// A record that somebody brought, if it is there and has not expired.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn upload(
        &self,
        id: &TableId,
        now: Millis,
    ) -> Result<Option<(Upload, String)>, StoreError> {
        self.sqlite.upload(id, now).await
    }

    /// What a person brought and has not expired, the last one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn uploads_of(
        &self,
        person: PersonId,
        now: Millis,
    ) -> Result<Vec<Upload>, StoreError> {
        self.sqlite.uploads_of(person, now).await
    }

    /// Deletes what a person brought. Whether it was there, and theirs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_upload(&self, person: PersonId, id: TableId) -> Result<bool, StoreError> {
        self.sqlite.delete_upload(person, id).await
    }

    /// Deletes what has expired. How much it was.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn purge_uploads(&self, now: Millis) -> Result<u64, StoreError> {
        self.sqlite.purge_uploads(now).await
    }
}
