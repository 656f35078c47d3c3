//! Bots think in worker threads, and see views only.

use std::sync::Arc;
use std::time::Instant;

use sobremesa_bots::{BotName, Budget, Level, Turn};
use sobremesa_store::PersonId;
use sobremesa_table::{Game, Seat, Seed, StreamName, Viewer};
use tokio::sync::{Semaphore, mpsc};

use crate::hall::Hall;
use crate::metrics::count_thought;
use crate::room::{Hosted, Room};

/// What bots thought of.
pub(crate) struct Thought<G: Game> {
    /// The decision that they thought about.
    pub(crate) decision: u64,
    /// What they want to say.
    pub(crate) statements: Vec<(Seat, G::Statement)>,
    /// What the one that must decide wants to do.
    pub(crate) action: Option<(Seat, G::Action)>,
}

/// Something to do in a worker thread, which gives a text.
pub(crate) type Work = Box<dyn FnOnce() -> String + Send>;

/// What a good bot would do in a person's place, as work for a worker thread; none when the person
/// need not decide anything.
pub(crate) fn hint<G: Hosted>(room: &Room<G>, person: PersonId) -> Option<Work> {
    let (view, legal) = room.question(person)?;
    let mut player = G::bot(Level::Heuristic).ok()?;
    let name = StreamName { purpose: "hint", round: room.decision as u32 };
    // The seed of the game is a secret; what a hint is drawn from is not.
    let mut stream = Seed::from_text(room.id.as_str()).stream(name);
    Some(Box::new(move || {
        let budget = Budget::Default;
        let turn = Turn { view: &view, legal: &legal, stream: &mut stream, budget };
        player.decide(turn).to_string()
    }))
}

/// Lets bots think in a worker thread: what they want to say, or what one of them wants to do.
pub(crate) fn think<G: Hosted>(
    hall: &Arc<Hall>,
    room: &Room<G>,
    mover: Option<(Seat, BotName)>,
    thoughts: &mpsc::Sender<Thought<G>>,
) {
    let Ok(play) = room.running() else { return };
    let decision = room.decision;
    let course = play.course();
    let view = |seat: Seat| course.view(Viewer::Seat(seat));
    let talkers: Vec<(Seat, BotName, G::View)> = match mover {
        Some(_) => Vec::new(),
        None => Seat::all(play.players())
            .filter_map(|seat| Some((seat, room.bot_on(seat)?, view(seat))))
            .collect(),
    };
    if mover.is_none() && talkers.is_empty() {
        return;
    }
    let mut legal = Vec::new();
    let mover = mover.map(|(seat, bot)| {
        G::legal_actions(course.state(), &mut legal);
        (seat, bot, view(seat))
    });
    // Each decision has a stream of its own, so that a bot does the same again after a restart.
    let round = (decision as u32)
        .wrapping_mul(8)
        .wrapping_add(mover.as_ref().map_or(7, |mover| mover.0.index() as u32));
    let mut stream = play.seed().stream(StreamName { purpose: "bot", round });
    // Whatever becomes of the thought, the game goes on.
    let fallback = mover.as_ref().and_then(|(seat, ..)| Some((*seat, legal.first()?.clone())));
    let unthought = Thought { decision, statements: Vec::new(), action: fallback.clone() };
    let work = move || {
        let statements = talkers.into_iter().flat_map(|(seat, bot, view)| {
            let player = G::bot(bot.level).ok().filter(|player| player.talks());
            let said = player.map(|mut player| player.speak(&view)).unwrap_or_default();
            said.into_iter().map(move |statement| (seat, statement))
        });
        let statements = statements.collect();
        let action = mover.and_then(|(seat, bot, view)| {
            let mut player = G::bot(bot.level).ok()?;
            let turn = Turn { view: &view, legal: &legal, stream: &mut stream, budget: bot.budget };
            Some((seat, player.decide(turn)))
        });
        Thought { decision, statements, action: action.or(fallback) }
    };
    let (workers, thoughts) = (hall.workers().clone(), thoughts.clone());
    tokio::spawn(async move {
        let Some(thought) = in_worker(workers, work, unthought).await else { return };
        // The table may have left memory; it asks again when it is back.
        let _ = thoughts.send(thought).await;
    });
}

/// Thinks when there is a place among the workers; a bot that fails has not thought. None when the
/// server ends.
async fn in_worker<T: Send + 'static>(
    workers: Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
    unthought: T,
) -> Option<T> {
    let _place = workers.acquire_owned().await.ok()?;
    let thought = tokio::task::spawn_blocking(move || {
        let start = Instant::now();
        let thought = work();
        count_thought(start);
        thought
    });
    let failed = |error| {
        tracing::error!(%error, "a bot failed");
        unthought
    };
    Some(thought.await.unwrap_or_else(failed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_that_panics_plays_the_fallback_and_gives_its_place_back() {
        let workers = Arc::new(Semaphore::new(1));
        let panics = || panic!("a bot fails");
        let thought = in_worker(Arc::clone(&workers), panics, "the first legal action").await;
        assert_eq!(thought, Some("the first legal action"));
        let thought = in_worker(workers, || "the best action", "the first legal action").await;
        assert_eq!(thought, Some("the best action"));
    }
}
