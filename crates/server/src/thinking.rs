//! Bots think in worker threads, and see views only.
//!
//! - [`listen`]: what they want to say. [`decide`]: what one of them wants to do.
//! - [`hint`]: what one would do in a person's place. [`look_back`]: what is seen of a game that is over.
//! - [`analyze`]: what such a game could have been, when nobody else thinks.
//! - [`dismiss`]: programs hear that their game is over; `programs`: programs as players.
//! - [`Workers`]: the threads.

mod analyses;
mod hindsight;
mod programs;
mod workers;

use std::sync::Arc;
use std::time::Duration;

use sobremesa_bots::{BotKind, Bots, Opinion, Player, Turn};
use sobremesa_page::{Hindsight, Shows};
use sobremesa_table::{Course, Game, Seat, Seed, StreamName, Viewer};
use tokio::sync::mpsc;
use tokio::time::sleep;

pub(crate) use analyses::{Analyses, Progress, Request, analyze};
use programs::Guest;
pub(crate) use programs::dismiss;
pub(crate) use workers::{Kind, Time, Workers};

use crate::hall::Hall;
use crate::room::{Mover, Now, Room};

/// What bots thought of.
pub(crate) enum Thought<G: Game> {
    /// What bots want to say.
    Words(Vec<(Seat, G::Statement)>),
    /// What the one that must decide wants to do.
    Deed(Seat, G::Action),
    /// What one would do on a seat.
    Hint(Seat, Option<Opinion<G::Action>>),
    /// What is seen of a game that is over.
    Past(Option<Hindsight<G>>),
}

/// A thought, and the decision that it is about.
pub(crate) struct Considered<G: Game> {
    pub(crate) decision: u64,
    pub(crate) thought: Thought<G>,
}

/// Where thoughts are told. They are boxed: a queue has room for many at once, and every table has one.
pub(crate) type Thoughts<G> = mpsc::Sender<Box<Considered<G>>>;

/// The player of a kind, or the stand-in where there is no time for one that thinks long.
fn player<G: Bots>(kind: &'static BotKind<G>, time: Time) -> Box<dyn Player<G>> {
    let is_short = time == Time::Short && kind.work.is_some();
    (if is_short { G::stand_in() } else { kind }.player)()
}

/// Asks bots what they want to say; how many thoughts come of it. Programs are asked apart: ours wait for none of them.
pub(crate) fn listen<G: Shows + Bots>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    thoughts: &Thoughts<G>,
) -> usize {
    let now = &room.now;
    let Ok(play) = now.running() else { return 0 };
    let talker = |seat| {
        let mover = now.bot_on(seat)?;
        match Guest::on(hall, room, play, &mover) {
            Some(guest) => guest.talks().then_some((seat, Talker::Guest(guest))),
            None => {
                let player = (mover.kind.player)();
                player.talks().then_some((seat, Talker::Ours(player)))
            }
        }
    };
    let talkers = Seat::all(play.players()).filter_map(talker);
    let (programs, ours): (Vec<_>, Vec<_>) =
        talkers.partition(|(_, talker)| matches!(talker, Talker::Guest(_)));
    let groups = [(Kind::Quick, ours), (Kind::Program, programs)];
    let groups = groups.into_iter().filter(|(_, talkers)| !talkers.is_empty());
    let sent = groups.map(|(kind, talkers)| {
        let course = play.course().clone();
        let work = move |time| Thought::Words(words(&course, talkers, time));
        let nothing = || Thought::Words(Vec::new());
        send(hall, now, (kind, Duration::ZERO), work, nothing, thoughts);
    });
    sent.count()
}

/// What talkers want to say, and may.
fn words<G: Shows + Bots>(
    course: &Course<G>,
    talkers: Vec<(Seat, Talker<G>)>,
    time: Time,
) -> Vec<(Seat, G::Statement)> {
    let said = talkers.into_iter().flat_map(|(seat, talker)| {
        let mut player = match talker {
            Talker::Ours(player) => player,
            Talker::Guest(guest) if time == Time::Enough => guest.player(),
            Talker::Guest(guest) => {
                guest.pass_over();
                return Vec::new();
            }
        };
        let wanted = player.speak(&course.view(Viewer::Seat(seat)));
        let is_allowed =
            |statement: &_| G::check_statement(course.state(), seat, statement).is_ok();
        let (said, refused): (Vec<_>, Vec<_>) = wanted.into_iter().partition(is_allowed);
        if !refused.is_empty() {
            player.refused();
        }
        said.into_iter().map(|statement| (seat, statement)).collect()
    });
    said.collect()
}

/// Somebody who may have something to say.
enum Talker<G: Game> {
    Ours(Box<dyn Player<G>>),
    Guest(Guest<G>),
}

/// Lets a bot decide. What it wants to do is told when its pace lets it act, and not before.
pub(crate) fn decide<G: Shows + Bots>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    mover: &Mover<G>,
    pace: Duration,
    thoughts: &Thoughts<G>,
) {
    let now = &room.now;
    let Ok(play) = now.running() else { return };
    let guest = Guest::on(hall, room, play, mover);
    let Mover { seat, kind, budget, .. } = *mover;
    let (course, legal) = (play.course().clone(), play.legal_actions());
    // Each decision has a stream of its own, so that a bot does the same again after a restart.
    let round = (now.decision as u32).wrapping_mul(8).wrapping_add(seat.index() as u32);
    let mut stream = play.seed().stream(StreamName { purpose: "bot", round });
    // Whatever becomes of the thought, the game goes on.
    let Some(fallback) = legal.first().cloned() else { return };
    let places = match (&guest, kind.work, now.day()) {
        (Some(guest), ..) => guest.kind(),
        (None, None, _) => Kind::Quick,
        (None, Some(_), None) => Kind::Search,
        (None, Some(_), Some(_)) => Kind::Steady,
    };
    let work = move |time| {
        let turn = Turn::new(&course, seat, &legal, &mut stream, budget);
        let mut player = match guest {
            Some(guest) if time == Time::Enough => guest.player(),
            Some(guest) => {
                guest.pass_over();
                player(kind, time)
            }
            None => player(kind, time),
        };
        Thought::Deed(seat, player.decide(turn))
    };
    send(hall, now, (places, pace), work, move || Thought::Deed(seat, fallback), thoughts);
}

/// Thinks about what a good bot would do on a seat.
pub(crate) fn hint<G: Shows + Bots>(
    hall: &Arc<Hall>,
    now: &Now<G>,
    seat: Seat,
    thoughts: &Thoughts<G>,
) {
    let Ok(play) = now.running() else { return };
    let (course, legal) = (play.course().clone(), play.legal_actions());
    let name = StreamName { purpose: "hint", round: now.decision as u32 };
    // The seed of the game is a secret; what a hint is drawn from is not.
    let mut stream = Seed::from_text(now.id.as_str()).stream(name);
    let budget = hall.hint_budget();
    let work = move |time| {
        let turn = Turn::new(&course, seat, &legal, &mut stream, budget);
        Thought::Hint(seat, player(G::strongest(), time).weigh(turn).into_iter().next())
    };
    send(
        hall,
        now,
        (Kind::Hint, Duration::ZERO),
        work,
        move || Thought::Hint(seat, None),
        thoughts,
    );
}

/// Looks at a game that is over again; whether there is more to see than its end.
pub(crate) fn look_back<G: Shows + Bots>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    thoughts: &Thoughts<G>,
) -> bool {
    let play = room.now.play.as_ref();
    let lost = play.filter(|play| hindsight::is_lost::<G>(play.rules(), play.course().state()));
    let Some(play) = lost else { return false };
    let (rules, moves) = (play.rules().clone(), room.moves().to_vec());
    let work = move |_| Thought::Past(hindsight::look_back::<G>(&rules, &moves));
    let unseen = || Thought::Past(Some(Hindsight::Unknown));
    send(hall, &room.now, (Kind::Hindsight, Duration::ZERO), work, unseen, thoughts);
    true
}

/// Thinks in a worker thread, and tells of it after some time at the earliest.
fn send<G: Shows + Bots>(
    hall: &Arc<Hall>,
    now: &Now<G>,
    (kind, after): (Kind, Duration),
    work: impl FnOnce(Time) -> Thought<G> + Send + 'static,
    unthought: impl FnOnce() -> Thought<G> + Send + 'static,
    thoughts: &Thoughts<G>,
) {
    let (workers, thoughts, decision) = (hall.workers().clone(), thoughts.clone(), now.decision);
    tokio::spawn(async move {
        let thinking = workers.think(kind, work, unthought);
        let (thought, ()) = tokio::join!(thinking, sleep(after));
        // The table may have left memory; it asks again when it is back.
        let _ = thoughts.send(Box::new(Considered { decision, thought })).await;
    });
}
