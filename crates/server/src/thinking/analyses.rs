//! Games that are over are analyzed: one at a time, in small pieces, and only while nobody else thinks.
//!
//! The queue is in memory. What is not finished when the server ends is done anew when somebody asks again.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sobremesa_bots::Bots;
use sobremesa_bots::analysis::{Analysis, Effort, Part};
use sobremesa_store::{Analyzed, PersonId, TableId};
use sobremesa_table::{Game, Move};

use crate::hall::Hall;

/// This many games may wait for their turn.
const MOST_WAITING: usize = 16;

/// This many of one person, or of all strangers together, so that nobody locks the others out.
const MOST_OF_ONE: usize = 2;

/// How far the analysis of a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// Others come first.
    Waiting,
    /// So many percent are done.
    Running(u8),
}

/// Too many games wait, or too many of this person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

/// A game that is to be analyzed.
pub(crate) struct Request {
    table: TableId,
    of: Analyzed,
    /// Who has asked for it.
    by: Option<PersonId>,
    prepare: Box<dyn FnOnce() -> Option<Box<dyn Work>> + Send>,
}

/// An analysis, whatever game it is of.
trait Work: Send {
    fn pieces(&self) -> usize;
    /// Does the next piece.
    fn go_on(&mut self);
    /// The figures as JSON.
    fn finish(self: Box<Self>) -> String;
}

struct Works<G: Game> {
    analysis: Analysis<G>,
    parts: Vec<Part<G::Action>>,
}

impl<G: Bots> Work for Works<G> {
    fn pieces(&self) -> usize {
        self.analysis.pieces()
    }

    fn go_on(&mut self) {
        self.parts.push(self.analysis.work(self.parts.len()));
    }

    fn finish(self: Box<Self>) -> String {
        let figures = self.analysis.finish(self.parts);
        serde_json::to_string(&figures).expect("figures can be written as JSON")
    }
}

impl Request {
    /// A game that is over, with its moves.
    pub(crate) fn new<G: Bots>(
        (table, of): (TableId, Analyzed),
        by: Option<PersonId>,
        rules: &G::Rules,
        moves: &[Move<G>],
        effort: Effort,
    ) -> Request {
        let (rules, moves) = (rules.clone(), moves.to_vec());
        let prepare = Box::new(move || {
            let analysis = Analysis::<G>::new(&rules, &moves, effort)?;
            Some(Box::new(Works { analysis, parts: Vec::new() }) as Box<dyn Work>)
        });
        Request { table, of, by, prepare }
    }
}

/// The games that are to be analyzed.
#[derive(Default)]
pub(crate) struct Analyses {
    queue: Mutex<Queue>,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Request>,
    /// The one that is worked at, and how much of it is done, in percent.
    running: Option<(TableId, Analyzed, u8)>,
}

impl Analyses {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A panic elsewhere leaves the queue whole: nothing is done under the lock but this.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far the analysis of a game is; none if nobody has asked for it, or it is done.
    pub(crate) fn progress(&self, table: &TableId, of: Analyzed) -> Option<Progress> {
        self.queue().progress(table, of)
    }

    /// The next game, which is worked at from now on.
    fn next(&self) -> Option<Request> {
        let mut queue = self.queue();
        let next = queue.waiting.pop_front();
        queue.running = next.as_ref().map(|request| (request.table, request.of, 0));
        next
    }

    fn note(&self, percent: u8) {
        if let Some(running) = &mut self.queue().running {
            running.2 = percent;
        }
    }
}

impl Queue {
    fn progress(&self, table: &TableId, of: Analyzed) -> Option<Progress> {
        if let Some((id, which, percent)) = self.running
            && (id, which) == (*table, of)
        {
            return Some(Progress::Running(percent));
        }
        let is_meant = |request: &Request| request.table == *table && request.of == of;
        self.waiting.iter().any(is_meant).then_some(Progress::Waiting)
    }
}

/// Lets a game be analyzed, unless that is under way.
pub(crate) fn analyze(hall: &Arc<Hall>, request: Request) -> Result<(), Full> {
    let mut queue = hall.analyses().queue();
    if queue.progress(&request.table, request.of).is_some() {
        return Ok(());
    }
    let own = queue.waiting.iter().filter(|other| other.by == request.by).count();
    if queue.waiting.len() >= MOST_WAITING || own >= MOST_OF_ONE {
        return Err(Full);
    }
    let is_idle = queue.running.is_none() && queue.waiting.is_empty();
    queue.waiting.push_back(request);
    drop(queue);
    if is_idle {
        hall.spawn(work_off(Arc::clone(hall)));
    }
    Ok(())
}

/// Analyzes one game after the other until none waits.
async fn work_off(hall: Arc<Hall>) {
    while let Some(Request { table, of, prepare, .. }) = hall.analyses().next() {
        let Some(figures) = work(&hall, prepare).await else { continue };
        match hall.store().keep_analysis(table, of, hall.clock().date(), figures).await {
            Ok(_) => {}
            Err(error) => tracing::error!(%error, "cannot keep an analysis"),
        }
    }
}

/// The figures of a game; none if it cannot be analyzed, or the server ends.
async fn work(
    hall: &Hall,
    prepare: Box<dyn FnOnce() -> Option<Box<dyn Work>> + Send>,
) -> Option<String> {
    let mut work = hall.workers().spare(prepare).await??;
    let pieces = work.pieces();
    for piece in 0..pieces {
        if hall.shutdown().is_cancelled() {
            return None;
        }
        let go_on = move || {
            work.go_on();
            work
        };
        work = hall.workers().spare(go_on).await?;
        hall.analyses().note((100 * (piece + 1) / pieces) as u8);
    }
    Some(work.finish())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use sobremesa_store::Store;
    use tempfile::TempDir;
    use tokio_util::sync::CancellationToken;

    use super::*;
    use crate::config::Config;

    const OF: Analyzed = Analyzed { version: 1, decision: 9 };

    /// A game whose analysis waits for a word, and comes to nothing. Two of them are of one person.
    fn request(number: u8, word: mpsc::Receiver<()>) -> Request {
        let by = Some(PersonId(i64::from(number / 2)));
        let prepare = Box::new(move || {
            let _ = word.recv();
            None
        });
        Request { table: TableId::from_bytes([number; 10]), of: OF, by, prepare }
    }

    async fn hall() -> (TempDir, Arc<Hall>) {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
        let hall = Hall::open(store, &[], &Config::default(), CancellationToken::new()).await;
        (folder, hall.expect("a hall"))
    }

    #[tokio::test]
    async fn one_person_leaves_room_for_the_others() {
        let (_folder, hall) = hall().await;
        let mut words = Vec::new();
        let mut add = |number: u8, by: Option<i64>| {
            let (word, heard) = mpsc::channel();
            words.push(word);
            analyze(&hall, Request { by: by.map(PersonId), ..request(number, heard) })
        };
        assert_eq!(add(0, Some(1)), Ok(()));
        while hall.analyses().queue().running.is_none() {
            tokio::task::yield_now().await;
        }
        for (number, by) in [(1, Some(1)), (2, Some(1)), (3, None), (4, None)] {
            assert_eq!(add(number, by), Ok(()));
        }
        assert_eq!(add(5, Some(1)), Err(Full), "two of one person wait");
        assert_eq!(add(6, None), Err(Full), "strangers share their places");
        assert_eq!(add(7, Some(2)), Ok(()));
        drop(words);
        while hall.analyses().queue().running.is_some() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn the_queue_is_bounded_and_no_game_is_in_it_twice() {
        let (_folder, hall) = hall().await;
        let mut words = Vec::new();
        let mut add = |number: u8| {
            let (word, heard) = mpsc::channel();
            words.push(word);
            analyze(&hall, request(number, heard))
        };
        assert_eq!(add(0), Ok(()));
        let first = TableId::from_bytes([0; 10]);
        // The first one is taken from the queue, and waits for its word.
        while hall.analyses().progress(&first, OF) != Some(Progress::Running(0)) {
            tokio::task::yield_now().await;
        }
        for number in 1..=MOST_WAITING as u8 {
            assert_eq!(add(number), Ok(()));
        }
        assert_eq!(add(200), Err(Full), "it is full");
        assert_eq!(add(0), Ok(()), "this one is worked at");
        assert_eq!(add(3), Ok(()), "this one waits already");
        assert_eq!(hall.analyses().queue().waiting.len(), MOST_WAITING);
        let third = TableId::from_bytes([3; 10]);
        assert_eq!(hall.analyses().progress(&third, OF), Some(Progress::Waiting));
        drop(words);
        while hall.analyses().progress(&first, OF).is_some()
            || hall.analyses().progress(&third, OF).is_some()
        {
            tokio::task::yield_now().await;
        }
    }
}
