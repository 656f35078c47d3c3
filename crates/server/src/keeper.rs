//! The task that owns a table.
//!
//! It alone changes the table's [`Room`]: judge, apply, append to the log, and only then answer and
//! publish. While a row is being written only this table waits for it; if the row cannot be written,
//! the room is made again from the log.

mod ask;
mod load;

use std::sync::Arc;
use std::time::{Duration, Instant};

use sobremesa_store::{Append, Appended, CommandId, PersonId, Row, TableId, Version};
use sobremesa_table::Seat;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;

pub(crate) use ask::{Ask, Failed, Reply};
use load::{first_row, rebuild};

use crate::clock::{now, until};
use crate::hall::Hall;
use crate::metrics::count_append;
use crate::random::draw_secret;
use crate::room::{Answer, Command, Denied, Entry, Hosted, Names, Room};
use crate::thinking::{Thought, think};

/// How long a table rests after a failure.
const REST: Duration = Duration::from_secs(1);

/// How often a command is judged again when another writer was faster.
const TRIES: usize = 3;

/// Owns a table until nobody needs it.
pub(crate) async fn keep(hall: Arc<Hall>, id: TableId, mut inbox: mpsc::Receiver<Ask>) {
    let rows = match hall.store().load(&id).await {
        Ok(Some(rows)) => rows,
        Ok(None) => return abandon(&hall, &id, &mut inbox).await,
        Err(error) => {
            tracing::error!(table = %id, %error, "cannot load a table");
            return abandon(&hall, &id, &mut inbox).await;
        }
    };
    let Some((created, _)) = first_row(&rows) else {
        tracing::error!(table = %id, "a log without a beginning");
        return abandon(&hall, &id, &mut inbox).await;
    };
    let Ok(game) = created.game.parse() else {
        tracing::error!(table = %id, "a game that is not played here");
        return abandon(&hall, &id, &mut inbox).await;
    };
    sobremesa_games::with_game!(game, G => match Keeper::<G>::new(hall, id, rows).await {
        Ok(keeper) => keeper.run(inbox).await,
        Err((hall, id)) => abandon(&hall, &id, &mut inbox).await,
    });
}

/// Tells everyone who asks that there is no such table.
async fn abandon(hall: &Hall, id: &TableId, inbox: &mut mpsc::Receiver<Ask>) {
    hall.forget(id);
    inbox.close();
    while let Some(ask) = inbox.recv().await {
        ask.fail();
    }
}

struct Keeper<G: Hosted> {
    hall: Arc<Hall>,
    room: Room<G>,
    names: Names,
    versions: watch::Sender<Version>,
    thoughts: (mpsc::Sender<Thought<G>>, mpsc::Receiver<Thought<G>>),
    /// The decision that bots think about.
    thinking: Option<u64>,
    /// The decision after which bots were asked what to say.
    heard: Option<u64>,
    /// How long the table rests before it tries by itself what just failed.
    rest: Duration,
    /// Whether the log could not be read again, so that nothing here can be trusted.
    is_lost: bool,
}

impl<G: Hosted> Keeper<G> {
    async fn new(
        hall: Arc<Hall>,
        id: TableId,
        rows: Vec<Row>,
    ) -> Result<Self, (Arc<Hall>, TableId)> {
        let Some(room) = rebuild::<G>(&id, rows) else {
            tracing::error!(table = %id, "a log that cannot be read");
            return Err((hall, id));
        };
        let (versions, _) = watch::channel(room.version);
        let thoughts = mpsc::channel(4);
        let names = Names::new();
        let mut keeper = Keeper {
            hall,
            room,
            names,
            versions,
            thoughts,
            thinking: None,
            heard: None,
            rest: Duration::ZERO,
            is_lost: false,
        };
        keeper.refresh_names().await;
        Ok(keeper)
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        let shutdown = self.hall.shutdown().clone();
        loop {
            self.listen_to_bots();
            let wait = self.room.due().map(|due| until(due).max(self.rest));
            let is_watched = self.versions.receiver_count() > 0;
            tokio::select! {
                ask = inbox.recv() => match ask {
                    Some(ask) => self.answer(ask).await,
                    None => return,
                },
                Some(thought) = self.thoughts.1.recv() => self.follow(thought).await,
                () = sleep(wait.unwrap_or_default()), if wait.is_some() && !self.is_waiting() => {
                    self.tick().await;
                }
                () = sleep(self.hall.idle()), if !is_watched => break,
                () = self.versions.closed(), if is_watched => {}
                () = shutdown.cancelled() => break,
            }
            if self.is_lost {
                break;
            }
        }
        self.hall.forget(&self.room.id);
        inbox.close();
        while let Some(ask) = inbox.recv().await {
            match self.is_lost {
                true => ask.fail(),
                false => self.answer(ask).await,
            }
        }
    }

    /// Whether a bot thinks about what is due.
    fn is_waiting(&self) -> bool {
        self.thinking == Some(self.room.decision)
    }

    async fn answer(&mut self, ask: Ask) {
        // Whoever asked may have gone; then nobody needs the answer.
        let _ = match ask {
            Ask::Do { person, id, command, reply } => {
                reply.send(self.perform(person, id, &command).await).is_ok()
            }
            Ask::Show { person, since, reply } => reply.send(self.show(person, since)).is_ok(),
            Ask::Watch { person, reply } => {
                let watch = self.look(person).map(|()| self.versions.subscribe());
                reply.send(watch).is_ok()
            }
            Ask::Record { person, reply } => {
                let record = self.look(person).and_then(|()| {
                    self.room.record(&self.names).ok_or(Failed::Denied(Denied::NotOver))
                });
                reply.send(record).is_ok()
            }
            Ask::Rematch { person, reply } => reply.send(self.rematch(person).await).is_ok(),
            Ask::Whom { person, seat, reply } => reply.send(self.whom(person, seat)).is_ok(),
            Ask::Wake => {
                self.refresh_names().await;
                true
            }
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
    ) -> Result<(Version, String), Failed> {
        self.look(person)?;
        Ok((self.room.version, self.room.show(person, since, &self.names)))
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
        let answer = self.write(id, |room| room.judge(person, command, now())).await?;
        if seats_change {
            self.refresh_names().await;
        }
        Ok(answer)
    }

    /// Judges, applies and stores an entry; tells of it when it is safe.
    async fn write(
        &mut self,
        id: Option<CommandId>,
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
            let appended = self.hall.store().append(append).await;
            count_append(start);
            match appended {
                Ok(Appended::Done) => {
                    self.versions.send_replace(self.room.version);
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
        self.room = rebuild(&self.room.id, rows).ok_or(Failed::NotFound)?;
        self.is_lost = false;
        self.versions.send_replace(self.room.version);
        Ok(())
    }

    async fn refresh_names(&mut self) {
        let people: Vec<PersonId> =
            self.room.seats.people().map(|(_, sitter)| sitter.person).collect();
        match self.hall.store().names(&people).await {
            Ok(names) => self.names = names,
            Err(error) => tracing::error!(%error, "cannot read names"),
        }
    }

    async fn rematch(&mut self, person: PersonId) -> Result<TableId, Failed> {
        let created = self.room.judge_rematch(person, draw_secret(), &self.names)?;
        if let Some(table) = self.room.rematch() {
            return Ok(*table);
        }
        let table = self.hall.create::<G>(created).await?;
        let written = self.write(None, |room| room.judge_rematched(table)).await;
        // Another writer may have been faster; then the first rematch counts.
        match self.room.rematch() {
            Some(first) => Ok(*first),
            None => written.map(|_| table),
        }
    }

    /// Something is due: a bot's move, or nobody did anything for too long.
    async fn tick(&mut self) {
        if let Some((seat, bot)) = self.room.bot_to_move() {
            self.thinking = Some(self.room.decision);
            think(&self.hall, &self.room, Some((seat, bot)), &self.thoughts.0);
            return;
        }
        if self.room.overdue(now()).is_some() {
            let overdue = |room: &Room<G>| room.overdue(now()).ok_or(Denied::StillPlays);
            let done = self.write(None, overdue).await;
            self.rest_after(done);
        }
    }

    /// Asks bots once after every decision what they want to say.
    fn listen_to_bots(&mut self) {
        if self.heard != Some(self.room.decision) && self.room.running().is_ok() {
            self.heard = Some(self.room.decision);
            think(&self.hall, &self.room, None, &self.thoughts.0);
        }
    }

    /// What the table does by itself has nobody to answer to; what failed is not tried again at once.
    fn rest_after(&mut self, done: Result<Answer, Failed>) {
        self.rest = match done {
            Ok(_) => Duration::ZERO,
            Err(error) => {
                tracing::error!(%error, "a table could not go on by itself");
                REST
            }
        };
    }

    /// Does what a bot thought of, if it is still the same decision.
    async fn follow(&mut self, thought: Thought<G>) {
        let Thought { decision, statements, action } = thought;
        if decision != self.room.decision {
            return;
        }
        for (seat, statement) in statements {
            let said = self.write(None, |room| room.judge_statement(seat, statement.clone())).await;
            self.rest_after(said);
        }
        if let Some((seat, action)) = action {
            self.thinking = None;
            let decide = |room: &Room<G>| match room.bot_to_move() {
                Some((mover, _)) if mover == seat => room.judge_bot(seat, action.clone()),
                _ => Err(Denied::StillPlays),
            };
            let decided = self.write(None, decide).await;
            self.rest_after(decided);
        }
    }
}
