//! The task that owns a table.
//!
//! It alone changes the table's [`Room`]: judge, apply, append to the log, and only then answer and
//! publish. While a row is being written only this table waits for it; if the row cannot be written,
//! the room is made again from the log.

mod alone;
mod ask;
mod load;
#[cfg(test)]
mod tests;
mod write;

use std::sync::Arc;
use std::time::Instant;

use sobremesa_store::{CommandId, PersonId, Row, StoreError, TableId, Version};
use sobremesa_table::Seat;
use sobremesa_words::{Language, Words};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, sleep_until};

pub(crate) use ask::{Ask, Edition, Failed, Reply};

use crate::clock::{now, until};
use crate::hall::{Hall, beginning};
use crate::random::draw_secret;
use crate::room::{Answer, Command, Denied, Hosted, Names, Room};
use crate::thinking::{Thought, hint};

/// Owns a table until nobody needs it.
pub(crate) async fn keep(hall: Arc<Hall>, id: TableId, mut inbox: mpsc::Receiver<Ask>) {
    let failed = match load::log(&hall, &id).await {
        Ok((game, rows)) => {
            sobremesa_games::with_game!(game, G => match Keeper::<G>::new(&hall, id, rows).await {
                Ok(keeper) => return keeper.run(inbox).await,
                Err(failed) => failed,
            })
        }
        Err(failed) => failed,
    };
    hall.forget(&id);
    inbox.close();
    while let Some(ask) = inbox.recv().await {
        ask.fail(failed.clone());
    }
}

/// Lets a table leave memory. Questions that are left go to its next keeper, who may have read the log
/// already: nothing may be written here any more.
async fn retire(hall: &Arc<Hall>, id: &TableId, mut inbox: mpsc::Receiver<Ask>) {
    hall.forget(id);
    inbox.close();
    while let Some(ask) = inbox.recv().await {
        hall.put(id, ask).await;
    }
}

struct Keeper<G: Hosted> {
    hall: Arc<Hall>,
    room: Room<G>,
    names: Names,
    editions: watch::Sender<Edition>,
    thoughts: (mpsc::Sender<Thought<G>>, mpsc::Receiver<Thought<G>>),
    /// The decision that a bot thinks about.
    thinking: Option<u64>,
    /// The decision after which bots were asked what to say.
    heard: Option<u64>,
    /// The decision after which they think about it.
    listening: Option<u64>,
    /// The decision after which the game that is over is looked at again, and what was seen.
    looked_back: Option<(u64, Option<G::Hindsight>)>,
    /// Until when the table rests before it tries by itself what just failed.
    rests_until: Instant,
    /// Whether the log could not be read again, so that nothing here can be trusted.
    is_lost: bool,
}

impl<G: Hosted> Keeper<G> {
    async fn new(hall: &Arc<Hall>, id: TableId, rows: Vec<Row>) -> Result<Self, Failed> {
        let room = load::room::<G>(hall, id, rows).await?;
        let (editions, _) = watch::channel(Edition { version: room.version, beside: 0 });
        let mut keeper = Keeper {
            hall: Arc::clone(hall),
            room,
            names: Names::new(),
            editions,
            thoughts: mpsc::channel(4),
            thinking: None,
            heard: None,
            listening: None,
            looked_back: None,
            rests_until: Instant::now(),
            is_lost: false,
        };
        keeper.refresh_names().await;
        Ok(keeper)
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        let shutdown = self.hall.shutdown().clone();
        let mut leaves_at = Instant::now() + self.hall.idle();
        loop {
            self.listen_to_bots();
            let rest = self.rests_until - Instant::now();
            let wait = self.room.stirs().map(|stirs| until(stirs).max(rest));
            let is_watched = self.editions.receiver_count() > 0;
            tokio::select! {
                ask = inbox.recv() => match ask {
                    // All tables hear of all new names: that keeps none of them in memory.
                    Some(Ask::Renamed { person }) if self.room.seats.of(person).is_none() => continue,
                    Some(ask) => self.answer(ask).await,
                    None => return,
                },
                Some(thought) = self.thoughts.1.recv() => self.follow(thought).await,
                () = sleep(wait.unwrap_or_default()), if wait.is_some() && !self.is_waiting() => {
                    self.tick().await;
                }
                () = sleep_until(leaves_at.into()), if !is_watched => break,
                () = self.editions.closed(), if is_watched => {}
                () = shutdown.cancelled() => break,
            }
            if self.is_lost {
                break;
            }
            leaves_at = Instant::now() + self.hall.idle();
        }
        retire(&self.hall, &self.room.id, inbox).await;
    }

    async fn answer(&mut self, ask: Ask) {
        // Whoever asked may have gone; then nobody needs the answer.
        let _ = match ask {
            Ask::Do { person, id, command, reply } => {
                reply.send(self.perform(person, id, &command).await).is_ok()
            }
            Ask::Show { person, since, language, reply } => {
                reply.send(self.show(person, since, language)).is_ok()
            }
            Ask::Page { part, reader, reply } => {
                self.look_back();
                let page = self
                    .look(reader.person)
                    .map(|()| self.room.page(part, &reader, &self.names, self.hindsight()));
                reply.send(page).is_ok()
            }
            Ask::Regions { reader, reply } => {
                self.look_back();
                let regions = self.look(reader.person).map(|()| {
                    let regions = self.room.regions(&reader, &self.names, self.hindsight());
                    (*self.editions.borrow(), regions)
                });
                reply.send(regions).is_ok()
            }
            Ask::Hint { person, reply } => {
                let work = hint(&self.room, person, self.hall.hint_budget());
                reply.send(Ok(work)).is_ok()
            }
            Ask::Watch { person, reply } => {
                let watch = self.look(person).map(|()| self.editions.subscribe());
                reply.send(watch).is_ok()
            }
            Ask::History { person, reply } => {
                let history = self.look(person).and_then(|()| {
                    self.room.history(person).ok_or(Failed::Denied(Denied::NotBegun))
                });
                reply.send(history).is_ok()
            }
            Ask::Record { person, reply } => {
                let record = self.look(person).and_then(|()| {
                    self.room.record(&self.names).ok_or(Failed::Denied(Denied::NotOver))
                });
                reply.send(record).is_ok()
            }
            Ask::Rematch { person, reply } => reply.send(self.rematch(person).await).is_ok(),
            Ask::Whom { person, seat, reply } => reply.send(self.whom(person, seat)).is_ok(),
            Ask::Renamed { .. } => self.refresh_names().await,
        };
    }

    fn look(&self, person: Option<PersonId>) -> Result<(), Failed> {
        Ok(self.room.may_look(person)?)
    }

    fn whom(&self, person: PersonId, seat: Seat) -> Result<PersonId, Failed> {
        self.look(Some(person))?;
        let occupant = self.room.seats.get(seat).ok_or(Denied::NoSuchSeat { seat })?;
        let sitter = occupant.sitter().ok_or(Denied::NotAPerson)?;
        Ok(sitter.person)
    }

    fn show(
        &self,
        person: Option<PersonId>,
        since: Option<Version>,
        language: Language,
    ) -> Result<(Edition, String), Failed> {
        self.look(person)?;
        let shown = self.room.show(person, since, &self.names, Words::of(language));
        Ok((*self.editions.borrow(), shown))
    }

    async fn perform(
        &mut self,
        person: PersonId,
        id: Option<CommandId>,
        command: &Command,
    ) -> Result<Answer, Failed> {
        if let Some(answer) = id.as_ref().and_then(|id| self.room.answer(id)) {
            return Ok(answer);
        }
        if matches!(command, Command::Say(_)) {
            self.hall.phrases().check(&person).map_err(Failed::TooOften)?;
        }
        let seats_change = matches!(command, Command::Sit(_));
        // The host's tables are counted already.
        if seats_change && person != self.room.host() {
            self.hall.check_tables(person).await?;
        }
        let answer = self.write(id, |room| room.judge(person, command, now())).await?;
        if seats_change && self.refresh_names().await && !self.names.contains_key(&person) {
            // The identity was deleted while this was on its way.
            self.write(None, |room| room.judge(person, &Command::Leave, now())).await?;
            return Err(StoreError::NoSuchPerson(person).into());
        }
        Ok(answer)
    }

    /// Looks the names up again; whether they could be read.
    async fn refresh_names(&mut self) -> bool {
        let people: Vec<PersonId> =
            self.room.seats.people().map(|(_, sitter)| sitter.person).collect();
        let names = self.hall.store().names(&people).await;
        let names = names.inspect_err(|error| tracing::error!(%error, "cannot read names"));
        let Ok(names) = names else { return false };
        if names != self.names {
            self.names = names;
            self.editions.send_modify(|edition| edition.beside += 1);
        }
        true
    }

    /// The table of the rematch and the row that tells of it are stored together.
    async fn rematch(&mut self, person: PersonId) -> Result<TableId, Failed> {
        let created = self.room.judge_rematch(person, draw_secret(), &self.names)?;
        if let Some(table) = self.room.rematch() {
            return Ok(*table);
        }
        self.hall.check_tables(person).await?;
        let first = beginning::<G>(created, None);
        let table = first.table;
        let rematched = |room: &Room<G>| room.judge_rematched(table);
        let written = self.write_with(None, Some(&first), rematched).await;
        match self.room.rematch() {
            // This one, or that of another writer who was faster.
            Some(table) if !self.is_lost => Ok(*table),
            _ => written.and(Err(Failed::NotFound)),
        }
    }
}
