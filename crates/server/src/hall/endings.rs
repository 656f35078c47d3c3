//! Games that older programs have finished, which did not keep how.

use std::sync::Arc;

use sobremesa_store::StoreError;

use super::Hall;
use crate::keeper::look_at;

/// This many tables are looked up at once.
const GROUP: u32 = 500;

impl Hall {
    /// Judges all of them once. What cannot be judged now, because the database has gone, waits for the next start.
    pub(crate) async fn keep_endings(self: Arc<Hall>) {
        if let Err(error) = self.look_at_finished().await {
            tracing::error!(%error, "cannot keep how games ended");
        }
    }

    async fn look_at_finished(self: &Arc<Hall>) -> Result<(), StoreError> {
        let mut last = None;
        loop {
            let tables = self.store.without_ending(last.as_ref(), GROUP).await?;
            let Some(next) = tables.last().copied() else { return Ok(()) };
            for table in tables {
                if self.shutdown.is_cancelled() {
                    return Ok(());
                }
                look_at(self, table).await;
            }
            last = Some(next);
        }
    }
}
