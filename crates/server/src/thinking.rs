//! Bots think in worker threads, and see views only.
//!
//! - [`listen`]: what they want to say. [`decide`]: what one of them wants to do.
//! - [`hint`]: what one would do in a person's place. [`look_back`]: what is seen of a game that is over.
//! - [`Workers`]: the threads.

mod workers;

use std::sync::Arc;
use std::time::Duration;

use sobremesa_bots::{BotName, Budget, Level, Opinion, Turn};
use sobremesa_store::PersonId;
use sobremesa_table::{Seat, Seed, StreamName, Viewer};
use tokio::sync::mpsc;
use tokio::time::sleep;

pub(crate) use workers::{Kind, Time, Workers};

use crate::hall::Hall;
use crate::room::{Hosted, Room};

/// What bots thought of.
pub(crate) struct Thought<G: Hosted> {
    /// The decision that they thought about.
    pub(crate) decision: u64,
    pub(crate) of: Of<G>,
}

/// What can be thought of.
pub(crate) enum Of<G: Hosted> {
    /// What bots want to say.
    Words(Vec<(Seat, G::Statement)>),
    /// What the one that must decide wants to do.
    Deed(Seat, G::Action),
    /// What is seen of a game that is over.
    Past(G::Hindsight),
}

/// What a good bot would do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hint {
    /// The action in its text form.
    pub(crate) action: String,
    /// How likely it is to win with it, from 0 to 1.
    pub(crate) chance: Option<f64>,
}

/// Works a hint out, with a search if there is time for it.
pub(crate) type HintWork = Box<dyn FnOnce(Time) -> Hint + Send>;

/// What a good bot would do in a person's place, as work for a worker thread; none when the person
/// need not decide anything.
pub(crate) fn hint<G: Hosted>(
    room: &Room<G>,
    person: PersonId,
    budget: Budget,
) -> Option<HintWork> {
    let (view, legal) = room.question(person)?;
    let name = StreamName { purpose: "hint", round: room.decision as u32 };
    // The seed of the game is a secret; what a hint is drawn from is not.
    let mut stream = Seed::from_text(room.id.as_str()).stream(name);
    Some(Box::new(move |time| {
        let mut player = G::bot(level(Level::Search, time)).expect("every game has these bots");
        let turn = Turn { view: &view, legal: &legal, stream: &mut stream, budget };
        let best = player.weigh(turn).into_iter().next();
        let Opinion { action, chance } =
            best.unwrap_or_else(|| Opinion { action: legal[0].clone(), chance: None });
        Hint { action: action.to_string(), chance }
    }))
}

/// Who thinks when there is so much time.
fn level(level: Level, time: Time) -> Level {
    match (level, time) {
        (Level::Search, Time::Short) => Level::Heuristic,
        _ => level,
    }
}

/// Asks bots what they want to say; whether there is one to ask.
pub(crate) fn listen<G: Hosted>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    thoughts: &mpsc::Sender<Thought<G>>,
) -> bool {
    let Ok(play) = room.running() else { return false };
    let talker =
        |seat| Some((seat, room.bot_on(seat)?.level, play.course().view(Viewer::Seat(seat))));
    let talkers: Vec<(Seat, Level, G::View)> =
        Seat::all(play.players()).filter_map(talker).collect();
    if talkers.is_empty() {
        return false;
    }
    let work = move |_| {
        let said = talkers.into_iter().flat_map(|(seat, level, view)| {
            let player = G::bot(level).ok().filter(|player| player.talks());
            let said = player.map(|mut player| player.speak(&view)).unwrap_or_default();
            said.into_iter().map(move |statement| (seat, statement))
        });
        Of::Words(said.collect())
    };
    let nothing = Of::Words(Vec::new());
    send(hall, room.decision, (Kind::Quick, Duration::ZERO), work, nothing, thoughts);
    true
}

/// Lets a bot decide. What it wants to do is told when its pace lets it act, and not before.
pub(crate) fn decide<G: Hosted>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    (seat, bot): (Seat, BotName),
    pace: Duration,
    thoughts: &mpsc::Sender<Thought<G>>,
) {
    let Ok(play) = room.running() else { return };
    let view = play.course().view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    G::legal_actions(play.course().state(), &mut legal);
    // Each decision has a stream of its own, so that a bot does the same again after a restart.
    let round = (room.decision as u32).wrapping_mul(8).wrapping_add(seat.index() as u32);
    let mut stream = play.seed().stream(StreamName { purpose: "bot", round });
    // Whatever becomes of the thought, the game goes on.
    let Some(fallback) = legal.first().cloned() else { return };
    let work = move |time| {
        let turn = Turn { view: &view, legal: &legal, stream: &mut stream, budget: bot.budget };
        let mut player = G::bot(level(bot.level, time)).expect("it was there when it sat down");
        Of::Deed(seat, player.decide(turn))
    };
    let kind = if bot.level == Level::Search { Kind::Search } else { Kind::Quick };
    send(hall, room.decision, (kind, pace), work, Of::Deed(seat, fallback), thoughts);
}

/// Looks at a game that is over again; whether there is more to see than its end.
pub(crate) fn look_back<G: Hosted>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    thoughts: &mpsc::Sender<Thought<G>>,
) -> bool {
    let over = room.play.as_ref().filter(|play| play.is_over());
    let Some(work) = over.and_then(G::look_back) else { return false };
    let work = move |_| Of::Past(work());
    let unseen = Of::Past(G::Hindsight::default());
    send(hall, room.decision, (Kind::Hindsight, Duration::ZERO), work, unseen, thoughts);
    true
}

/// Thinks in a worker thread, and tells of it after some time at the earliest.
fn send<G: Hosted>(
    hall: &Arc<Hall>,
    decision: u64,
    (kind, after): (Kind, Duration),
    work: impl FnOnce(Time) -> Of<G> + Send + 'static,
    unthought: Of<G>,
    thoughts: &mpsc::Sender<Thought<G>>,
) {
    let (workers, thoughts) = (hall.workers().clone(), thoughts.clone());
    tokio::spawn(async move {
        let thinking = workers.think(kind, work, unthought);
        let (of, ()) = tokio::join!(thinking, sleep(after));
        // The table may have left memory; it asks again when it is back.
        let _ = thoughts.send(Thought { decision, of }).await;
    });
}
