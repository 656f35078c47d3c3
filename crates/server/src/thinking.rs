//! Bots think in worker threads, and see views only.

use std::sync::Arc;
use std::time::Instant;

use sobremesa_bots::{BotName, Turn};
use sobremesa_table::{Game, Seat, StreamName, Viewer};
use tokio::sync::mpsc;

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
    let unthought = fallback.clone();
    let (workers, thoughts) = (hall.workers().clone(), thoughts.clone());
    tokio::spawn(async move {
        let Ok(_place) = workers.acquire_owned().await else { return };
        let thought = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let statements = talkers.into_iter().flat_map(|(seat, bot, view)| {
                let player = G::bot(bot.level).ok().filter(|player| player.talks());
                let said = player.map(|mut player| player.speak(&view)).unwrap_or_default();
                said.into_iter().map(move |statement| (seat, statement))
            });
            let statements = statements.collect();
            let action = mover.and_then(|(seat, bot, view)| {
                let mut player = G::bot(bot.level).ok()?;
                let turn =
                    Turn { view: &view, legal: &legal, stream: &mut stream, budget: bot.budget };
                Some((seat, player.decide(turn)))
            });
            let action = action.or(fallback);
            count_thought(start);
            Thought { decision, statements, action }
        });
        let thought = thought.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot failed");
            Thought { decision, statements: Vec::new(), action: unthought }
        });
        // The table may have left memory; it asks again when it is back.
        let _ = thoughts.send(thought).await;
    });
}
