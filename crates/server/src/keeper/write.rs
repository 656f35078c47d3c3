//! Judge, append to the log, adopt, and only then publish.

use std::time::Instant;

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{Append, Appended, CommandId, StoreError};

use super::{Failed, Keeper, load};
use crate::clock::Moment;
use crate::house::Right;
use crate::metrics::count_append;
use crate::room::{Answer, Denied, Judged, Room};

/// How often a command is judged again when another writer was faster.
const TRIES: usize = 3;

impl<G: Shows + Bots> Keeper<G> {
    pub(super) async fn write(
        &mut self,
        id: Option<CommandId>,
        judge: impl Fn(&Room<G>, Moment) -> Result<Judged<G>, Denied>,
    ) -> Result<Answer, Failed> {
        self.write_with(id, None, judge).await
    }

    /// The same for what a table does by itself: not if another server does that now.
    pub(super) async fn write_itself(
        &mut self,
        judge: impl Fn(&Room<G>, Moment) -> Result<Judged<G>, Denied>,
    ) -> Result<Answer, Failed> {
        let right = self.charge.right();
        let right = right.ok_or(Denied::Stale { decision: self.room.now.decision })?;
        self.write_by(Some(right), None, None, judge).await
    }

    /// Judges and stores an entry, along with the first row of another table if there is one; makes it
    /// true and tells of it when it is safe.
    pub(super) async fn write_with(
        &mut self,
        id: Option<CommandId>,
        other: Option<&Append>,
        judge: impl Fn(&Room<G>, Moment) -> Result<Judged<G>, Denied>,
    ) -> Result<Answer, Failed> {
        self.write_by(None, id, other, judge).await
    }

    async fn write_by(
        &mut self,
        right: Option<Right>,
        id: Option<CommandId>,
        other: Option<&Append>,
        judge: impl Fn(&Room<G>, Moment) -> Result<Judged<G>, Denied>,
    ) -> Result<Answer, Failed> {
        for _ in 0..TRIES {
            let at = self.hall.clock().now();
            let judged = judge(&self.room, at)?;
            let append = self.append(id.clone(), &judged, at);
            let start = Instant::now();
            let appended = self.store(append, right, other).await;
            count_append(start);
            match appended {
                Ok(Appended::Done) => {
                    let answer = self.room.adopt(judged, id);
                    self.publish();
                    self.announce();
                    self.call_people();
                    return Ok(answer);
                }
                // Another writer was faster: the log says what is true.
                Ok(Appended::Conflict) => {
                    self.reload().await?;
                    if right.is_some() && right != self.charge.right() {
                        break;
                    }
                }
                Ok(Appended::Repeated(_)) => {
                    self.reload().await?;
                    let answer = match &id {
                        Some(id) => self.answered(id).await?,
                        None => None,
                    };
                    return answer.ok_or(Failed::NotFound);
                }
                // Whether it was stored is not known for sure.
                Err(error) => {
                    self.reload().await?;
                    return Err(error.into());
                }
            }
        }
        Err(Failed::Denied(Denied::Stale { decision: self.room.now.decision }))
    }

    /// Stores a row, along with the first row of another table if there is one. A row whose lease is another server's
    /// meets one of that server's sooner or later: it is too late already.
    async fn store(
        &self,
        append: Append,
        right: Option<Right>,
        other: Option<&Append>,
    ) -> Result<Appended, StoreError> {
        let store = self.hall.store();
        match (self.hall.house(), right, other) {
            (Some(house), Some(Right::Lease(fence)), _) => {
                let appended = Box::pin(house.store().append(append, fence)).await?;
                Ok(appended.unwrap_or_else(|| {
                    self.charge.lose();
                    Appended::Conflict
                }))
            }
            (_, _, Some(first)) => store.append_and_begin(append, first.clone()).await,
            (_, _, None) => store.append(append).await,
        }
    }

    /// The answer to a command that was done before. If that was long ago, the log knows which row it made.
    pub(super) async fn answered(&mut self, id: &CommandId) -> Result<Option<Answer>, Failed> {
        let known = self.room.answer(id);
        if known.is_some() || !self.room.has_forgotten() {
            return Ok(known);
        }
        let version = self.hall.store().version_of(&self.room.now.id, id).await?;
        if version > Some(self.room.now.version) {
            // Another writer has made it just now.
            self.reload().await?;
        }
        Ok(version.map(|version| self.room.answer_at(version)))
    }

    fn append(&self, command: Option<CommandId>, judged: &Judged<G>, at: Moment) -> Append {
        let today = self.hall.days().today();
        Append {
            table: self.room.now.id,
            expected: self.room.now.version,
            command,
            at: at.date,
            ticks: at.ticks,
            body: serde_json::to_string(&judged.entry).expect("entries are JSON"),
            summary: judged.summary(),
            scores: judged.scores(today),
            bots: judged.bot_scores(today),
            ending: judged.ending(),
        }
    }

    /// Makes the room again from its log. If that fails, too, the table leaves memory.
    async fn reload(&mut self) -> Result<(), Failed> {
        if self.hall.house().is_some() {
            return self.catch_up().await;
        }
        self.is_lost = true;
        let (_, rows) = load::log(&self.hall, &self.room.now.id).await?;
        self.room = load::room(&self.hall, self.room.now.id, rows).await?;
        self.is_lost = false;
        self.publish();
        Ok(())
    }

    /// Makes known what the log says now; viewers are told when nothing more comes with it.
    pub(super) fn publish(&mut self) {
        self.note_seated();
        if let Some(house) = self.hall.house() {
            house.note(self.room.now.id, self.room.now.version);
        }
        self.hall.note_change();
    }
}
