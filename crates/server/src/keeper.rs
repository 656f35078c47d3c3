//! The task that owns a table.
//!
//! It alone changes the table's [`Room`]: judge, append to the log, adopt, and only then answer and
//! publish. While a row is being written only this table waits for it; a row that could not be written
//! leaves the room as it was.

mod advice;
mod alone;
mod answer;
mod ask;
mod attendance;
mod calls;
mod issue;
mod load;
mod others;
mod perform;
mod recall;
mod resting;
mod sequel;
mod study;
#[cfg(test)]
mod tests;
mod write;

use std::sync::Arc;
use std::time::{Duration, Instant};

use sobremesa_bots::Bots;
use sobremesa_bots::analysis::Figures;
use sobremesa_page::{Hindsight, Shows};
use sobremesa_store::{Analyzed, PersonId, Row, TableId, TableState};
use sobremesa_table::Game;
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, sleep_until};

pub(crate) use advice::ShownHint;
pub(crate) use ask::{Ask, Draw, Edition, Failed, Part, Reply, Watching};
pub(crate) use attendance::{Attention, Tab};
pub(crate) use issue::{Form, Issue};
pub(crate) use resting::RestingTables;
pub(crate) use study::Study;

use advice::Advice;
use attendance::{Attendance, Departure};
use calls::Awaited;

use crate::hall::Hall;
use crate::house::{Charge, Right};
use crate::room::{Company, Room};
use crate::thinking::{Considered, Thoughts};

/// A table whose game is over leaves memory after this time: those who look back at it bring it back.
const IDLE_WHEN_OVER: Duration = Duration::from_secs(20);

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

/// Brings a table into memory for a moment: then it is kept how its game ended.
pub(crate) async fn look_at(hall: &Arc<Hall>, id: TableId) {
    // What is wrong with it is logged there.
    if let Ok((game, rows)) = load::log(hall, &id).await {
        (game.look_at)(Arc::clone(hall), id, rows).await;
    }
}

/// The same for a table of a game.
pub(crate) async fn look_at_open<G: Shows + Bots>(hall: Arc<Hall>, id: TableId, rows: Vec<Row>) {
    let _ = load::room::<G>(&hall, id, rows).await;
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
}
