//! What other servers of the house do with the same table.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{StoreError, TableState, Version};

use super::{Failed, Keeper, load};
use crate::house::Tidings;

impl<G: Shows + Bots> Keeper<G> {
    /// Another server says how far the table is.
    pub(super) async fn hear(&mut self, version: Version) {
        if self.room.now.version < version
            && let Err(error) = self.catch_up().await
        {
            // It is looked for again soon.
            tracing::debug!(%error, "cannot read what is new");
        }
    }

    /// Makes true what other servers have written. What is in memory is always the beginning of the log, so that it may
    /// stay as it is if the database does not answer.
    pub(super) async fn catch_up(&mut self) -> Result<(), Failed> {
        let Some(house) = self.hall.house() else { return Ok(()) };
        let now = &self.room.now;
        let rows = match Box::pin(house.store().after(&now.id, now.version)).await {
            Ok(Some(rows)) if rows.is_empty() => return Ok(()),
            Ok(Some(rows)) => rows,
            Ok(None) => {
                self.is_lost = true;
                return Err(Failed::NotFound);
            }
            Err(error) => {
                // Whoever brings it back into memory says what is wrong with it.
                self.is_lost = matches!(error, StoreError::Damaged(_));
                return Err(error.into());
            }
        };
        if load::extend(&mut self.room, rows, self.hall.clock().ticks()).is_none() {
            self.is_lost = true;
            return Err(Failed::Damaged);
        }
        self.publish();
        self.call_people();
        if self.seated.iter().any(|person| !self.people.names.contains_key(person)) {
            self.refresh_names().await;
        }
        Ok(())
    }

    /// Tells the other servers how far the table is.
    pub(super) fn announce(&self) {
        if let Some(house) = self.hall.house() {
            let (table, version) = (self.room.now.id, self.room.now.version);
            house.tell(Tidings::Row { table, version });
        }
    }

    /// Whether this server can do what the table does by itself: not if it lacks a program that plays here.
    pub(super) fn can_tend(&self) -> bool {
        let now = &self.room.now;
        let is_here = |program: &str| self.hall.outsider(program, G::NAME).is_some();
        now.state() != TableState::Finished && now.programs().all(is_here)
    }
}
