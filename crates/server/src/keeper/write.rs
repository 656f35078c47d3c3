//! Judge, apply, append to the log, and only then publish.

use std::time::Instant;

use sobremesa_store::{Append, Appended, CommandId};

use super::{Failed, Keeper, load};
use crate::clock::now;
use crate::metrics::count_append;
use crate::room::{Answer, Denied, Entry, Hosted, Room};

/// How often a command is judged again when another writer was faster.
const TRIES: usize = 3;

impl<G: Hosted> Keeper<G> {
    pub(super) async fn write(
        &mut self,
        id: Option<CommandId>,
        judge: impl Fn(&Room<G>) -> Result<Entry, Denied>,
    ) -> Result<Answer, Failed> {
        self.write_with(id, None, judge).await
    }

    /// Judges, applies and stores an entry, along with the first row of another table if there is one;
    /// tells of it when it is safe.
    pub(super) async fn write_with(
        &mut self,
        id: Option<CommandId>,
        other: Option<&Append>,
        judge: impl Fn(&Room<G>) -> Result<Entry, Denied>,
    ) -> Result<Answer, Failed> {
        for _ in 0..TRIES {
            let entry = judge(&self.room)?;
            let (expected, at) = (self.room.version, now());
            let body = serde_json::to_string(&entry).expect("entries are JSON");
            if let Err(error) = self.room.apply(expected.next(), id.clone(), at, entry) {
                tracing::error!(table = %self.room.id, %error, "a row was judged and not applied");
                self.reload().await?;
                return Err(Failed::NotFound);
            }
            let summary = self.room.summary();
            let table = self.room.id;
            let append = Append { table, expected, command: id.clone(), at, body, summary };
            let start = Instant::now();
            let store = self.hall.store();
            let appended = match other {
                Some(first) => store.append_and_begin(append, first.clone()).await,
                None => store.append(append).await,
            };
            count_append(start);
            match appended {
                Ok(Appended::Done) => {
                    self.publish();
                    let Room { version, decision, .. } = self.room;
                    return Ok(Answer { version, decision });
                }
                // The log says what is true; what was applied and not stored is forgotten.
                Ok(Appended::Conflict) => self.reload().await?,
                Ok(Appended::Repeated(_)) => {
                    self.reload().await?;
                    let answer = id.as_ref().and_then(|id| self.room.answer(id));
                    return answer.ok_or(Failed::NotFound);
                }
                Err(error) => {
                    self.reload().await?;
                    return Err(error.into());
                }
            }
        }
        Err(Failed::Denied(Denied::Stale { decision: self.room.decision }))
    }

    /// Makes the room again from its log. If that fails, too, the table leaves memory.
    async fn reload(&mut self) -> Result<(), Failed> {
        self.is_lost = true;
        let rows = self.hall.store().load(&self.room.id).await?.ok_or(Failed::NotFound)?;
        self.room = load::room(&self.hall, self.room.id, rows).await?;
        self.is_lost = false;
        self.publish();
        Ok(())
    }

    fn publish(&self) {
        self.editions.send_modify(|edition| edition.version = self.room.version);
        self.hall.note_change();
    }
}
