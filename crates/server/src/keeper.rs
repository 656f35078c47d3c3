//! The task that owns a table.
//!
//! It alone changes the table's [`Room`]: judge, append to the log, adopt, and only then answer and
//! publish. While a row is being written only this table waits for it; a row that could not be written
//! leaves the room as it was.

mod advice;
mod alone;
mod ask;
mod attendance;
mod calls;
mod issue;
mod load;
mod others;
mod resting;
mod study;
#[cfg(test)]
mod tests;
mod write;

use std::sync::Arc;
use std::time::{Duration, Instant};

use sobremesa_bots::Bots;
use sobremesa_bots::analysis::Figures;
use sobremesa_page::{Hindsight, Shows};
use sobremesa_store::{
    Analyzed, CommandId, OnDeal, PersonId, Row, StoreError, TableId, TableState, Version,
};
use sobremesa_table::{Game, Seat};
use sobremesa_words::Language;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, sleep_until};

pub(crate) use advice::ShownHint;
pub(crate) use ask::{Ask, Draw, Edition, Failed, Part, Reply, Watching};
pub(crate) use attendance::{Attention, Tab};
pub(crate) use issue::{Form, Issue};
pub(crate) use resting::RestingTables;
pub(crate) use study::Study;

use advice::Advice;
use attendance::{Attendance, Departure, Stay};
use calls::Awaited;

use crate::hall::Hall;
use crate::hash::{hash, hex};
use crate::house::{Charge, Right, Tidings};
use crate::room::{Answer, Beginning, Command, Company, Denied, Insight, Reader, Room, first_row};
use crate::thinking::{Considered, Thoughts};

/// A table whose game is over leaves memory after this time: those who look back at it bring it back.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(20);

/// This many results of other tables with the same cards are looked at.
const OTHERS: u32 = 60;

/// This many tables with the same cards are told from each other for one person.
const SAME_DEALS: u32 = 64;

/// The name under which the store keeps that a person plays the cards of a table again.
fn same_deal_id(person: PersonId, table: &TableId, nth: u32) -> CommandId {
    let digits = hex(&hash(&format!("{person}\nsame deal\n{table}\n{nth}")));
    digits.parse().expect("64 hex digits are a name")
}

/// The points of the tables beside this one, each table's best.
fn points_of_others(results: &[OnDeal], own: &TableId) -> Vec<i64> {
    let mut tables: Vec<(TableId, i64)> = Vec::new();
    for result in results.iter().filter(|result| result.table != *own) {
        match tables.iter_mut().find(|(table, _)| *table == result.table) {
            Some((_, points)) => *points = result.points.max(*points),
            None => tables.push((result.table, result.points)),
        }
    }
    tables.into_iter().map(|(_, points)| points).collect()
}

/// Owns a table until nobody needs it.
pub(crate) async fn keep(hall: Arc<Hall>, id: TableId, inbox: mpsc::Receiver<Ask>) {
    match load::log(&hall, &id).await {
        Ok((game, rows)) => (game.keep)(hall, id, rows, inbox).await,
        Err(failed) => refuse(&hall, &id, inbox, failed).await,
    }
}

/// Owns a table of a game until nobody needs it.
pub(crate) async fn keep_open<G: Shows + Bots>(
    hall: Arc<Hall>,
    id: TableId,
    rows: Vec<Row>,
    inbox: mpsc::Receiver<Ask>,
) {
    match Keeper::<G>::new(&hall, id, rows).await {
        Ok(keeper) => keeper.run(inbox).await,
        Err(failed) => refuse(&hall, &id, inbox, failed).await,
    }
}

/// Answers why a table cannot be brought into memory.
async fn refuse(hall: &Hall, id: &TableId, mut inbox: mpsc::Receiver<Ask>, failed: Failed) {
    hall.forget(id);
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

struct Keeper<G: Game> {
    hall: Arc<Hall>,
    room: Room<G>,
    people: Company,
    attendance: Attendance,
    /// Whose streams were closed. There are no more of them than streams, which are counted.
    departures: (mpsc::UnboundedSender<Departure>, mpsc::UnboundedReceiver<Departure>),
    /// What viewers see of the newest edition.
    issues: watch::Sender<Arc<Issue>>,
    /// How often something beside the log has changed.
    beside: u64,
    /// When that was asked for of which viewers have not been told.
    asked: Option<Instant>,
    thoughts: (Thoughts<G>, mpsc::Receiver<Box<Considered<G>>>),
    /// The decision that a bot thinks about.
    thinking: Option<u64>,
    /// Whether bots decide at once until a person must.
    hurries: bool,
    /// The decision after which bots were asked what to say.
    heard: Option<u64>,
    /// The decision after which they think about it, and how many thoughts are still to come.
    listening: Option<(u64, usize)>,
    /// Whether programs know that their game is over.
    dismissed: bool,
    /// What bots would do in players' places.
    advice: Vec<Advice<G>>,
    /// Questions that wait for it.
    waiting: Vec<Ask>,
    /// The decision after which the game that is over is looked at again, and what was seen.
    looked_back: Option<(u64, Option<Hindsight<G>>)>,
    /// What the game that is over could have been, once it was analyzed and somebody looked.
    figures: Option<(Analyzed, Arc<Figures>)>,
    /// What was known of that when a replay was last asked for.
    study: Study,
    /// Whom a slow game waits for.
    awaited: Awaited,
    /// Whose command is being done: whoever acts is there.
    acts: Option<PersonId>,
    /// Until when the table rests before it tries by itself what just failed.
    rests_until: Instant,
    /// Whether the log could not be read again, so that nothing here can be trusted.
    is_lost: bool,
    /// Who sits here, as the hall knows it.
    seated: Vec<PersonId>,
    /// Whether the table does something by itself here.
    charge: Charge,
    /// By which right it last did.
    acted_by: Option<Right>,
    /// Whether the next keeper may have begun.
    has_left: bool,
}

impl<G: Game> Keeper<G> {
    /// The table leaves memory: whoever brings it back notes everything anew.
    fn leave(&mut self) {
        if !std::mem::replace(&mut self.has_left, true) {
            self.hall.note_seated(&self.room.now.id, &self.seated, &[]);
            if let Some(house) = self.hall.house() {
                house.forget(&self.room.now.id);
            }
        }
    }
}

impl<G: Game> Drop for Keeper<G> {
    fn drop(&mut self) {
        self.leave();
    }
}

impl<G: Shows + Bots> Keeper<G> {
    async fn new(hall: &Arc<Hall>, id: TableId, rows: Vec<Row>) -> Result<Self, Failed> {
        let room = load::room::<G>(hall, id, rows).await?;
        let edition = Edition { version: room.now.version, beside: 0 };
        let issues =
            watch::Sender::new(Arc::new(Issue::new(edition, Instant::now(), room.now.involved())));
        let mut keeper = Keeper {
            hall: Arc::clone(hall),
            room,
            people: Company {
                programs: hall.outsiders_for(G::NAME).map(str::to_owned).collect(),
                ..Company::default()
            },
            attendance: Attendance::new(hall.waits(), Instant::now(), hall.resting().take(&id)),
            departures: mpsc::unbounded_channel(),
            issues,
            beside: 0,
            asked: None,
            thoughts: mpsc::channel(4),
            thinking: None,
            hurries: false,
            heard: None,
            listening: None,
            dismissed: false,
            advice: Vec::new(),
            waiting: Vec::new(),
            looked_back: None,
            figures: None,
            study: Study::None,
            awaited: Awaited::default(),
            acts: None,
            rests_until: Instant::now(),
            is_lost: false,
            seated: Vec::new(),
            charge: Charge::of(hall.house(), id),
            acted_by: Some(Right::Alone),
            has_left: false,
        };
        if let Some(house) = hall.house() {
            house.note(id, keeper.room.now.version);
        }
        keeper.awaited.people = keeper.room.now.called().0;
        keeper.note_seated();
        keeper.refresh_names().await;
        Ok(keeper)
    }

    /// Tells the hall who sits here.
    fn note_seated(&mut self) {
        let people: Vec<PersonId> =
            self.room.now.seats.people().map(|(_, sitter)| sitter.person).collect();
        if people != self.seated {
            self.hall.note_seated(&self.room.now.id, &self.seated, &people);
            self.seated = people;
        }
    }

    async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        let shutdown = self.hall.shutdown().clone();
        let mut leaves_at = Instant::now() + self.idle();
        loop {
            let is_in_charge = self.charge.right().is_some();
            if is_in_charge {
                self.take_over_calls();
                self.listen_to_bots();
                self.dismiss_programs();
            }
            let can_tend = self.can_tend();
            self.charge.want(can_tend);
            self.think_of_tip();
            let looks_again = self.look_round();
            self.tell();
            let rest = self.rests_until - Instant::now();
            self.hurries &= self.room.now.bot_to_move().is_some();
            let stirs =
                |stirs| if self.hurries { Duration::ZERO } else { self.hall.clock().until(stirs) };
            let wait = self.room.now.stirs().filter(|_| is_in_charge).map(|at| stirs(at).max(rest));
            let is_watched = self.issues.receiver_count() > 0;
            tokio::select! {
                ask = inbox.recv() => match ask {
                    // Who has got up in the meantime keeps no table in memory.
                    Some(Ask::Renamed { person }) if self.room.now.seats.of(person).is_none() => continue,
                    // Neither does what happens elsewhere.
                    Some(Ask::News(version)) if !is_watched && !is_in_charge => {
                        self.hear(version).await;
                        match self.is_lost {
                            true => break,
                            false => continue,
                        }
                    }
                    Some(ask) => self.answer(ask).await,
                    None => return,
                },
                Some(departure) = self.departures.1.recv() => {
                    self.attendance.close(departure, Instant::now());
                }
                () = sleep_until(looks_again.unwrap_or(leaves_at).into()), if looks_again.is_some() => {}
                Some(thought) = self.thoughts.1.recv() => self.follow(*thought).await,
                () = sleep(wait.unwrap_or_default()), if wait.is_some() && !self.is_waiting() => {
                    self.tick().await;
                }
                () = self.charge.changed() => {}
                () = sleep_until(leaves_at.into()), if !is_watched => break,
                () = self.issues.closed(), if is_watched => {}
                () = shutdown.cancelled() => break,
            }
            if self.is_lost {
                break;
            }
            leaves_at = Instant::now() + self.idle();
        }
        self.hall.resting().put(self.room.now.id, self.attendance.resting());
        self.leave();
        retire(&self.hall, &self.room.now.id, inbox).await;
        // What waits for a bot's advice waits for the table's next keeper.
        for ask in std::mem::take(&mut self.waiting) {
            self.hall.put(&self.room.now.id, ask).await;
        }
    }

    /// How long it waits for a question before it leaves memory.
    fn idle(&self) -> Duration {
        match self.room.now.state() {
            TableState::Finished => self.hall.idle().min(IDLE_WHEN_OVER),
            TableState::Waiting | TableState::Running => self.hall.idle(),
        }
    }

    async fn answer(&mut self, ask: Ask) {
        self.note(&ask);
        self.look_round();
        self.tell();
        self.people.is_sealed = self.unsealed().is_err();
        if self.must_wait(&ask) {
            self.waiting.push(ask);
            return;
        }
        // Whoever asked may have gone; then nobody needs the answer.
        let _ = match ask {
            Ask::Do { person, id, command, asked, reply } => {
                let done = self.perform(person, id, &command).await;
                if done.is_ok() {
                    self.asked.get_or_insert(asked);
                }
                reply.send(done).is_ok()
            }
            Ask::Show { person, since, language, reply } => {
                reply.send(self.show(person, since, language)).is_ok()
            }
            Ask::Follow { form, reply } => {
                reply.send(self.look(form.person).map(|()| self.event(form))).is_ok()
            }
            Ask::Draw(draw) => {
                self.look_back();
                self.recall().await;
                self.look_at_others().await;
                if matches!(draw.part, Part::Replay(..)) {
                    self.study = self.recall_study().await;
                }
                self.draw(draw)
            }
            Ask::Hint { person, language, reply } => {
                reply.send(self.hint(person, language)).is_ok()
            }
            Ask::Watch { person, tab, reply } => {
                let _stay = person.map(|person| Stay::new(person, tab, &self.departures.0));
                let issues = self.issues.subscribe();
                reply.send(self.look(person).map(|()| Watching { issues, _stay })).is_ok()
            }
            Ask::Attend { .. } => true,
            Ask::Hurry { person, reply } => {
                self.hurries = self.room.now.is_alone() && self.room.now.seats.of(person).is_some();
                if let Some(house) = self.hall.house().filter(|_| self.hurries) {
                    house.tell(Tidings::Hurry { table: self.room.now.id });
                }
                reply.send(Ok(())).is_ok()
            }
            Ask::History { person, reply } => {
                let history = self.look(person).and_then(|()| {
                    self.room.history(person).ok_or(Failed::Denied(Denied::NotBegun))
                });
                match history {
                    Ok(work) => {
                        tokio::task::spawn_blocking(move || reply.send(Ok(work())));
                        true
                    }
                    Err(failed) => reply.send(Err(failed)).is_ok(),
                }
            }
            Ask::Record { person, reply } => {
                let record = self.look(person).and_then(|()| self.unsealed()).and_then(|()| {
                    self.room.record(&self.people).ok_or(Failed::Denied(Denied::NotOver))
                });
                reply.send(record).is_ok()
            }
            Ask::SameDeal { person, reply } => reply.send(self.same_deal(person).await).is_ok(),
            Ask::Study { person, reply } => reply.send(self.study(person).await).is_ok(),
            Ask::Analyze { person, reply } => reply.send(self.analyze(person).await).is_ok(),
            Ask::Rematch { person, reply } => reply.send(self.rematch(person).await).is_ok(),
            Ask::Continue { person, beginning, reply } => {
                reply.send(self.continue_alone(person, beginning).await).is_ok()
            }
            Ask::Whom { person, seat, reply } => reply.send(self.whom(person, seat)).is_ok(),
            Ask::Renamed { .. } => self.refresh_names().await,
            Ask::News(version) => {
                self.hear(version).await;
                true
            }
            Ask::CatchUp { reply } => reply.send(self.catch_up().await).is_ok(),
            // Everybody who is asked something looks round first.
            Ask::Attended => true,
            Ask::Hurried => {
                self.hurries = self.room.now.is_alone();
                true
            }
        };
    }

    fn look(&self, person: Option<PersonId>) -> Result<(), Failed> {
        let now = &self.room.now;
        if person.is_none_or(|person| now.seats.of(person).is_none()) {
            self.unsealed()?;
        }
        Ok(now.may_look(person)?)
    }

    /// Whether everything may be told: the cards of a day are not, before it is over.
    fn unsealed(&self) -> Result<(), Failed> {
        match self.room.now.day() {
            Some(day) if !self.hall.days().is_over(day) => Err(Denied::Sealed.into()),
            _ => Ok(()),
        }
    }

    fn whom(&self, person: PersonId, seat: Seat) -> Result<PersonId, Failed> {
        self.look(Some(person))?;
        let occupant = self.room.now.seats.get(seat).ok_or(Denied::NoSuchSeat { seat })?;
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
        let shown = self.room.seen(person, &self.people).to_json(since, language);
        Ok((self.edition(), shown))
    }

    /// What bots have found out for a page.
    fn insight_for(&self, reader: &Reader) -> Insight<'_, G> {
        Insight { hint: self.advice_for(reader), hindsight: self.hindsight() }
    }

    /// Draws a page; whether somebody still waits for it.
    fn draw(&self, Draw { reader, part }: Draw) -> bool {
        let (room, people) = (&self.room, &self.people);
        let may = self.look(reader.person);
        match part {
            Part::Page(reply) => reply
                .send(may.map(|()| room.page(&reader, people, &self.insight_for(&reader))))
                .is_ok(),
            Part::Menu(reply) => reply.send(may.map(|()| room.menu(&reader, people))).is_ok(),
            Part::Story(reply) => reply.send(may.map(|()| room.story(&reader, people))).is_ok(),
            Part::Picture(reply) => {
                let picture = |()| {
                    let picture = room.picture(&reader, people);
                    picture.ok_or(Failed::Denied(Denied::NotOver))
                };
                reply.send(may.and_then(|()| self.unsealed()).and_then(picture)).is_ok()
            }
            Part::Replay(frame, reply) => {
                let replay = |()| {
                    let page = room.replay(&reader, people, &frame, &self.study);
                    page.ok_or(Failed::Denied(Denied::NotOver))
                };
                reply.send(may.and_then(|()| self.unsealed()).and_then(replay)).is_ok()
            }
            Part::Regions(reply) => reply.send(may.map(|()| self.regions(*reader))).is_ok(),
        }
    }

    async fn perform(
        &mut self,
        person: PersonId,
        id: Option<CommandId>,
        command: &Command,
    ) -> Result<Answer, Failed> {
        if let Some(id) = &id
            && let Some(answer) = self.answered(id).await?
        {
            return Ok(answer);
        }
        if matches!(command, Command::Say(_)) {
            self.hall.phrases().check(&person).map_err(Failed::TooOften)?;
        }
        let seats_change = matches!(command, Command::Sit(_));
        // The host's tables are counted already.
        if seats_change && person != self.room.now.host() {
            self.hall.check_tables(person).await?;
        }
        self.acts = Some(person);
        let recognized = match command {
            Command::Arrange(seat, plan) => {
                let plan = self.hall.recognize(plan, G::NAME);
                plan.map(|plan| Command::Arrange(*seat, plan))
            }
            _ => None,
        };
        let command = recognized.as_ref().unwrap_or(command);
        let answer = self.write(id, |room, at| room.judge(person, command, at)).await;
        self.acts = None;
        let answer = answer.map_err(|failed| self.naming(failed))?;
        if seats_change && self.refresh_names().await && !self.people.names.contains_key(&person) {
            // The identity was deleted while this was on its way.
            self.write(None, |room, at| room.judge(person, &Command::Leave, at)).await?;
            return Err(StoreError::NoSuchPerson(person).into());
        }
        Ok(answer)
    }

    /// What the rules refuse is told with the names of the people at the table.
    fn naming(&self, failed: Failed) -> Failed {
        let Failed::Denied(denied @ Denied::Rules(_)) = failed else { return failed };
        let names = Language::ALL.map(|language| self.room.chair_names(&self.people, language));
        Failed::Denied(denied.naming(move |language| names[language as usize].clone()))
    }

    /// Looks the names up again; whether they could be read.
    async fn refresh_names(&mut self) -> bool {
        let people: Vec<PersonId> =
            self.room.now.seats.people().map(|(_, sitter)| sitter.person).collect();
        let names = self.hall.store().names(&people).await;
        let names = names.inspect_err(|error| tracing::error!(%error, "cannot read names"));
        let Ok(names) = names else { return false };
        if names != self.people.names {
            self.people.names = names;
            self.beside += 1;
        }
        true
    }

    /// Looks up what games like this one came to before, once it is over.
    async fn recall(&mut self) {
        let now = &self.room.now;
        let over = now.play.as_ref().and_then(|play| play.ended.map(|ended| (play.kind(), ended)));
        let Some((kind, ended)) = over.filter(|_| self.people.pasts.is_none()) else { return };
        let people: Vec<PersonId> = now.seats.people().map(|(_, sitter)| sitter.person).collect();
        let pasts = self.hall.store().past(&people, G::NAME, &kind, ended).await;
        let pasts = pasts.inspect_err(|error| tracing::error!(%error, "cannot read results"));
        self.people.pasts = pasts.ok();
    }

    /// Looks up what other tables reached with the same cards, once the game is over and may be told of.
    async fn look_at_others(&mut self) {
        let is_over = self.room.now.state() == TableState::Finished && !self.people.is_sealed;
        let Some(deal) = self.room.now.deal().filter(|_| is_over) else { return };
        let others = self.hall.store().with_deal(G::NAME, &deal, OTHERS).await;
        let others = others.inspect_err(|error| tracing::error!(%error, "cannot read results"));
        self.people.others = points_of_others(&others.unwrap_or_default(), &self.room.now.id);
    }

    /// Another table with the same cards. Whoever has begun one and not finished it is led there.
    async fn same_deal(&mut self, person: PersonId) -> Result<TableId, Failed> {
        self.look(Some(person))?;
        self.unsealed()?;
        let created = self.room.now.judge_same_deal(person)?;
        let ids: Vec<CommandId> =
            (0..SAME_DEALS).map(|nth| same_deal_id(person, &self.room.now.id, nth)).collect();
        let tries = self.hall.store().tries(person, &ids).await?;
        if let Some(open) = tries.values().find(|one| one.state != TableState::Finished) {
            return Ok(open.table);
        }
        self.hall.check_tables(person).await?;
        let command = ids.into_iter().find(|id| !tries.contains_key(id));
        let first = first_row::<G>(self.hall.new_id(), created, command, self.hall.clock().now());
        let table = self.hall.store().begin(first).await?;
        self.hall.note_change();
        Ok(table)
    }

    /// The table of the rematch and the row that tells of it are stored together.
    async fn rematch(&mut self, person: PersonId) -> Result<TableId, Failed> {
        let room = &self.room.now;
        let secrets = self.hall.random().secrets();
        let mut created = room.judge_rematch(person, secrets, &self.people.names)?;
        if let Some(table) = room.rematch() {
            return Ok(*table);
        }
        self.hall.check_tables(person).await?;
        created.settings.tips &= self.hall.is_new_to(person, G::NAME).await?;
        let first = first_row::<G>(self.hall.new_id(), created, None, self.hall.clock().now());
        let table = first.table;
        let written =
            self.write_with(None, Some(&first), |room, at| room.judge_rematched(table, at)).await;
        match self.room.now.rematch() {
            // This one, or that of another writer who was faster.
            Some(table) if !self.is_lost => Ok(*table),
            _ => written.and(Err(Failed::NotFound)),
        }
    }

    /// Makes a table where the game goes on from one of its positions, with bots on all other seats.
    async fn continue_alone(
        &mut self,
        person: PersonId,
        beginning: Beginning,
    ) -> Result<TableId, Failed> {
        self.look(Some(person))?;
        self.unsealed()?;
        self.hall.check_tables(person).await?;
        let (id, secrets) = (self.hall.new_id(), self.hall.random().secrets());
        let rows = self.room.judge_continuation(
            (person, beginning),
            secrets,
            id,
            self.hall.clock().now(),
        )?;
        let [first, second] = rows;
        self.hall.store().begin_with(first, second).await?;
        self.hall.note_change();
        Ok(id)
    }
}
