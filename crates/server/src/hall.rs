//! The tables that are in memory.

mod endings;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sobremesa_bots::analysis::Effort;
use sobremesa_bots::{BotName, Budget, Outsider};
use sobremesa_store::{
    CommandId, Filter, Listed, PersonId, Store, StoreError, TableId, TableState, Ticks,
};
use sobremesa_table::{Salt, Secret};
use tokio::sync::{mpsc, oneshot, watch};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::clock::{Clock, later};
use crate::config::{Config, Waits};
use crate::day::Days;
use crate::game::Game;
use crate::house::{House, Tidings};
use crate::keeper::{Ask, Failed, Reply, RestingTables, keep};
use crate::metrics::count_damaged;
use crate::push::Pushes;
use crate::random::Random;
use crate::rate::Rate;
use crate::room::{Command, Plan, SeatPlan};
use crate::thinking::{Analyses, Workers};
use crate::together::Together;

/// This many questions may wait for one table.
const INBOX: usize = 64;

/// This many phrases a person may say a minute.
const PHRASES: NonZeroU32 = NonZeroU32::new(12).expect("not zero");

/// How often the clocks of tables that left memory are looked at.
const SWEEP: Duration = Duration::from_secs(1);

/// How often it is noted how far the house's clock has come, in milliseconds. Tables come into memory this
/// long before their time: after a server was killed the clock may be behind by as much.
const NOTED: i64 = 30_000;

/// This many tables are brought back into memory at a time.
const WOKEN_AT_ONCE: u32 = 200;

/// This many games of a kind are somebody's first ones.
const FIRST_GAMES: u32 = 3;

/// This many tables are looked at when a server starts.
const INSPECTED: u32 = 500;

/// The most tables, waiting or running, where one person sits or is the host.
const MOST_TABLES: usize = 50;

/// All tables, in memory or in the store.
pub(crate) struct Hall {
    store: Store,
    games: Vec<Game>,
    random: Random,
    /// The doors of the tables in memory. The lock is held to look one up, never while one works.
    doors: Mutex<HashMap<TableId, mpsc::Sender<Ask>>>,
    /// Who sits at which of the tables in memory.
    seated: Mutex<HashMap<PersonId, HashSet<TableId>>>,
    workers: Workers,
    analyses: Analyses,
    hint_budget: Budget,
    analysis_effort: Effort,
    outsiders: Vec<Outsider>,
    phrases: Rate<PersonId>,
    idle: Duration,
    waits: Waits,
    resting: RestingTables,
    clock: Arc<Clock>,
    days: Days,
    pushes: Pushes,
    together: Arc<Together>,
    /// Rises whenever a list of tables may have become another one.
    changes: watch::Sender<u64>,
    /// The other servers that share the store, if there may be some.
    house: Option<Arc<House>>,
    tasks: TaskTracker,
    shutdown: CancellationToken,
}

impl Hall {
    pub(crate) async fn open(
        store: Store,
        games: &[Game],
        config: &Config,
        shutdown: CancellationToken,
    ) -> Result<Arc<Hall>, StoreError> {
        let random = Random::new(config.seed.as_ref());
        let shift = Arc::clone(&config.shift);
        let clock = Arc::new(Clock::open(&store, shift, config.waits.clock).await?);
        let days = Days::open(&store, &random, Arc::clone(&clock)).await?;
        let now = Arc::clone(&clock);
        let together = Arc::new(Together::new(move || now.ticks()));
        let contact = config.public_url.as_deref();
        let pushes = Pushes::open(&store, config.pushing, contact).await?;
        let house = match &config.nats {
            Some(nats) => House::open(&store, &random, nats.clone()).await?,
            None => None,
        };
        // The other servers' clock may be ahead of what was noted last.
        if let Some(house) = &house
            && let Some(ticks) = house.store().ticks().await?
        {
            clock.catch_up(ticks);
        }
        Ok(Arc::new(Hall {
            store,
            house,
            games: games.to_vec(),
            random,
            clock,
            days,
            pushes,
            together,
            doors: Mutex::default(),
            seated: Mutex::default(),
            workers: Workers::new(config.workers),
            analyses: Analyses::default(),
            hint_budget: config.hint_budget,
            analysis_effort: config.analysis_effort,
            outsiders: config.outsiders.clone(),
            phrases: Rate::per_minute(PHRASES),
            idle: config.idle,
            waits: config.waits,
            resting: RestingTables::default(),
            changes: watch::Sender::new(0),
            tasks: TaskTracker::new(),
            shutdown,
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    /// The other servers that share the store, if there may be some.
    pub(crate) fn house(&self) -> Option<&Arc<House>> {
        self.house.as_ref()
    }

    /// Another server tells something.
    pub(crate) fn hear(&self, tidings: Tidings) {
        let (table, ask) = match tidings {
            Tidings::Row { table, version } => {
                self.note_change();
                (table, Ask::News(version))
            }
            Tidings::Hurry { table } => (table, Ask::Hurried),
            Tidings::Seen { table } => {
                let is_open = self.doors().contains_key(&table);
                let house = self.house.iter().filter(|_| is_open);
                return house.for_each(|house| house.look_soon(table));
            }
            Tidings::Done { what, counts } => {
                return self.house.iter().for_each(|house| house.count(&what, counts.clone()));
            }
            Tidings::Led { company } => return self.together.look_soon(&company),
            Tidings::Renamed { person } => {
                for door in self.doors_of(person) {
                    let _ = door.try_send(Ask::Renamed { person });
                }
                return self.note_change();
            }
        };
        // A table that is busy, or just leaves memory, finds out by itself.
        let door = self.doors().get(&table).cloned();
        if let Some(door) = door {
            let _ = door.try_send(ask);
        }
    }

    /// Lets a table in memory look round.
    pub(crate) fn wake(&self, table: &TableId) {
        let door = self.doors().get(table).cloned();
        if let Some(door) = door {
            let _ = door.try_send(Ask::Attended);
        }
    }

    /// The games that are played here.
    pub(crate) fn games(&self) -> &[Game] {
        &self.games
    }

    /// The game of this name, if it is played here.
    pub(crate) fn game(&self, name: &str) -> Option<&Game> {
        self.games.iter().find(|game| game.cover.name == name)
    }

    /// Where secrets come from.
    pub(crate) fn random(&self) -> &Random {
        &self.random
    }

    /// The id of a new table.
    pub(crate) fn new_id(&self) -> TableId {
        TableId::from_bytes(self.random.bytes())
    }

    /// Places for bots that think.
    pub(crate) fn workers(&self) -> &Workers {
        &self.workers
    }

    /// Games that are over, and are analyzed.
    pub(crate) fn analyses(&self) -> &Analyses {
        &self.analyses
    }

    /// How much work goes into an analysis.
    pub(crate) fn analysis_effort(&self) -> Effort {
        self.analysis_effort
    }

    /// How much a hint is thought about.
    pub(crate) fn hint_budget(&self) -> Budget {
        self.hint_budget
    }

    /// The bots that the operator has brought.
    pub(crate) fn outsiders(&self) -> &[Outsider] {
        &self.outsiders
    }

    /// The one of this name, if it plays the game.
    pub(crate) fn outsider(&self, name: &str, game: &str) -> Option<&Outsider> {
        self.outsiders.iter().find(|bot| bot.name() == name && bot.plays(game))
    }

    /// The names of those that play a game.
    pub(crate) fn outsiders_for(&self, game: &str) -> impl Iterator<Item = &str> {
        self.outsiders.iter().filter(move |bot| bot.plays(game)).map(Outsider::name)
    }

    /// Makes of the name of such a bot what it means.
    pub(crate) fn recognize(&self, plan: &SeatPlan, game: &str) -> Option<SeatPlan> {
        let SeatPlan::Bot(name) = plan else { return None };
        let bot: BotName = name.parse().ok()?;
        self.outsider(&bot.kind, game).map(|_| SeatPlan::Program(name.clone()))
    }

    /// How often people say phrases.
    pub(crate) fn phrases(&self) -> &Rate<PersonId> {
        &self.phrases
    }

    /// After how long a table that nobody asks for leaves memory.
    pub(crate) fn idle(&self) -> Duration {
        self.idle
    }

    /// How long a player is waited for.
    pub(crate) fn waits(&self) -> Waits {
        self.waits
    }

    /// Whose pages rest, for tables that left memory.
    pub(crate) fn resting(&self) -> &RestingTables {
        &self.resting
    }

    /// What time it is.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The deals of the days.
    pub(crate) fn days(&self) -> &Days {
        &self.days
    }

    /// What tells people who are not there.
    pub(crate) fn pushes(&self) -> &Pushes {
        &self.pushes
    }

    /// Those who watch replays together.
    pub(crate) fn together(&self) -> &Arc<Together> {
        &self.together
    }

    /// Tells when lists of tables may have become others.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Something that lists of tables show has changed.
    pub(crate) fn note_change(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Ends when the server does.
    pub(crate) fn shutdown(&self) -> &CancellationToken {
        &self.shutdown
    }

    /// How many tables are in memory.
    pub(crate) fn open_tables(&self) -> usize {
        self.doors().len()
    }

    /// The tables in memory.
    pub(crate) fn tables(&self) -> Vec<TableId> {
        self.doors().keys().copied().collect()
    }

    fn doors(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Ask>>> {
        // A panic elsewhere leaves the map whole: every change of it is one insertion or removal.
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door of a table; it is brought into memory if it is not there.
    fn door(self: &Arc<Hall>, id: &TableId) -> mpsc::Sender<Ask> {
        let mut doors = self.doors();
        if let Some(door) = doors.get(id).filter(|door| !door.is_closed()) {
            return door.clone();
        }
        let (door, inbox) = mpsc::channel(INBOX);
        doors.insert(*id, door.clone());
        self.tasks.spawn(keep(Arc::clone(self), *id, inbox));
        door
    }

    /// A table leaves memory.
    pub(crate) fn forget(&self, id: &TableId) {
        self.doors().remove(id);
    }

    /// Asks a table something. Whoever asks may have seen it at another server, so it must not be older here.
    pub(crate) async fn ask<T>(
        self: &Arc<Hall>,
        id: &TableId,
        question: impl FnOnce(Reply<T>) -> Ask,
    ) -> Result<T, Failed> {
        if self.house.is_some() {
            self.ask_again(id, |reply| Ask::CatchUp { reply }).await?;
        }
        self.ask_again(id, question).await
    }

    /// Asks a table that one follows what it has just told.
    pub(crate) async fn ask_again<T>(
        self: &Arc<Hall>,
        id: &TableId,
        question: impl FnOnce(Reply<T>) -> Ask,
    ) -> Result<T, Failed> {
        let (reply, answer) = oneshot::channel();
        self.put(id, question(reply)).await;
        answer.await.unwrap_or(Err(Failed::Closing))
    }

    /// Puts a question to whoever owns the table.
    pub(crate) async fn put(self: &Arc<Hall>, id: &TableId, mut question: Ask) {
        while !self.shutdown.is_cancelled() {
            match self.door(id).send(question).await {
                Ok(()) => return,
                // It just left memory, and comes back.
                Err(mpsc::error::SendError(unasked)) => question = unasked,
            }
        }
        question.fail(Failed::Closing);
    }

    /// Makes a new table; the same command makes the same table.
    pub(crate) async fn create(
        &self,
        game: &Game,
        plan: Plan,
        command: Option<CommandId>,
    ) -> Result<TableId, Failed> {
        self.create_with(game, plan, self.random.secrets(), command).await
    }

    /// Makes a new table whose cards follow from these secrets; the same command makes the same table.
    pub(crate) async fn create_with(
        &self,
        game: &Game,
        mut plan: Plan,
        secrets: (Secret, Salt),
        command: Option<CommandId>,
    ) -> Result<TableId, Failed> {
        for seat in &mut plan.seats {
            if let Some(program) = self.recognize(seat, game.cover.name) {
                *seat = program;
            }
        }
        let created = (game.set_up)(plan, secrets)?;
        let first = (game.first_row)(self.new_id(), created, command, self.clock.now());
        let table = self.store.begin(first).await?;
        self.note_change();
        Ok(table)
    }

    /// Whether a person has finished few games of a kind.
    pub(crate) async fn is_new_to(&self, person: PersonId, game: &str) -> Result<bool, StoreError> {
        Ok(self.store.finished(person, game, FIRST_GAMES).await? < FIRST_GAMES)
    }

    /// Refuses anyone who has too many tables that are not finished.
    pub(crate) async fn check_tables(&self, person: PersonId) -> Result<(), Failed> {
        let tables = self.unfinished(person).await?;
        let mine = tables.iter().filter(|table| table.summary.people.contains(&person)).count();
        if mine < MOST_TABLES { Ok(()) } else { Err(Failed::TooManyTables) }
    }

    /// The tables that are not finished where a person sits or sat.
    async fn unfinished(&self, person: PersonId) -> Result<Vec<Listed>, StoreError> {
        let mut tables = Vec::new();
        for state in [TableState::Waiting, TableState::Running] {
            let (person, state, limit) = (Some(person), Some(state), u32::MAX);
            let filter = Filter { person, state, limit, ..Filter::default() };
            tables.extend(self.store.list(&filter).await?.tables);
        }
        Ok(tables)
    }

    /// Lets a person get up from all tables that are not finished.
    pub(crate) async fn leave_all(self: &Arc<Hall>, person: PersonId) -> Result<(), StoreError> {
        for listed in self.unfinished(person).await? {
            let (command, asked) = (Command::Leave, Instant::now());
            let leave = |reply| Ask::Do { person, id: None, command, asked, reply };
            // A person who does not sit there, or is replaced already, need not leave.
            let _ = self.ask(&listed.table, leave).await;
        }
        Ok(())
    }

    fn seated(&self) -> MutexGuard<'_, HashMap<PersonId, HashSet<TableId>>> {
        // A panic elsewhere leaves the map whole: nothing here can panic half-way.
        self.seated.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody sits at a table in memory from now on, or does not.
    pub(crate) fn note_seated(&self, table: &TableId, before: &[PersonId], now: &[PersonId]) {
        let mut seated = self.seated();
        for person in before.iter().filter(|person| !now.contains(person)) {
            if let Entry::Occupied(mut tables) = seated.entry(*person) {
                tables.get_mut().remove(table);
                if tables.get().is_empty() {
                    tables.remove();
                }
            }
        }
        for person in now.iter().filter(|person| !before.contains(person)) {
            seated.entry(*person).or_default().insert(*table);
        }
    }

    /// The doors of the tables in memory where a person sits.
    pub(crate) fn doors_of(&self, person: PersonId) -> Vec<mpsc::Sender<Ask>> {
        let tables = self.seated().get(&person).cloned().unwrap_or_default();
        let doors = self.doors();
        tables.iter().filter_map(|table| doors.get(table).cloned()).collect()
    }

    /// Tells the tables in memory where a person sits that they have another name.
    pub(crate) async fn names_changed(&self, person: PersonId) {
        for door in self.doors_of(person) {
            // A table that just leaves memory reads the names when it comes back.
            let _ = door.send(Ask::Renamed { person }).await;
        }
        self.note_change();
        if let Some(house) = &self.house {
            house.tell(Tidings::Renamed { person });
        }
    }

    /// The tables whose time has come by then, and that no other server looks after.
    async fn due(&self, by: Ticks, most: u32) -> Result<Vec<TableId>, StoreError> {
        match &self.house {
            Some(house) => house.store().due(by, most).await,
            None => self.store.due(by, most).await,
        }
    }

    /// Wakes tables whose time has come, until the server ends.
    pub(crate) async fn sweep(self: Arc<Hall>) {
        let mut ticks = tokio::time::interval(SWEEP);
        let mut noted = self.clock.ticks();
        loop {
            tokio::select! {
                _ = ticks.tick() => {}
                () = self.shutdown.cancelled() => return,
            }
            let now = self.clock.ticks();
            // A disk that was full is tried again by this, so that it is known when there is room.
            if later(noted, NOTED) <= now || !self.store.is_storing() {
                noted = now;
                self.note_time().await;
            }
            // Those in memory look at their clocks themselves, and leave the others their places.
            let most =
                WOKEN_AT_ONCE.saturating_add(u32::try_from(self.open_tables()).unwrap_or(u32::MAX));
            match self.due(later(now, NOTED), most).await {
                Ok(due) => {
                    let is_open = |table: &TableId| {
                        self.doors().get(table).is_some_and(|door| !door.is_closed())
                    };
                    for table in due.iter().filter(|table| !is_open(table)) {
                        // The table looks at its clock as soon as it is in memory.
                        drop(self.door(table));
                    }
                }
                Err(error) => tracing::error!(%error, "cannot look at the clocks"),
            }
        }
    }

    /// Looks at the tables that changed last before this server, whether their logs are what was written: the
    /// operator hears of damage before those who play there do.
    pub(crate) async fn inspect(&self) {
        let filter = Filter { limit: INSPECTED, ..Filter::default() };
        let listed = self.store.list(&filter).await.map_or_else(|_| Vec::new(), |page| page.tables);
        let mut damaged = 0;
        for table in &listed {
            if self.shutdown.is_cancelled() {
                return;
            }
            if let Err(StoreError::Damaged(why)) = self.store.load(&table.table).await {
                damaged += 1;
                tracing::error!(table = %table.table, why, "a damaged table");
                count_damaged();
            }
        }
        tracing::info!(inspected = listed.len(), damaged, "looked at the tables that changed last");
    }

    /// Notes how far the house's clock has come, and sets the date by the database's clock.
    pub(crate) async fn note_time(&self) {
        if let Err(error) = self.clock.keep(&self.store).await {
            tracing::error!(%error, "cannot note the time");
        }
    }

    /// Does something beside the tables. The end of the server waits for it.
    pub(crate) fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.tasks.spawn(task);
    }

    /// Waits until all tables have finished what they were doing.
    pub(crate) async fn close(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }
}
