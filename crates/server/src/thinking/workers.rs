//! Places in worker threads, so that what takes long never holds up what does not.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{sleep, timeout};

use crate::metrics::count_thought;

/// How long a search waits for a place. Then there is no time for it, and a quick thought must do.
const PATIENCE: Duration = Duration::from_millis(500);

/// For each place of a search this many threads may wait for programs.
const WAITING: usize = 4;

/// How long a piece of spare work waits before it looks again whether a place is free.
const SPARE: Duration = Duration::from_millis(20);

/// From now on this thread gets a core only when nobody else wants it.
#[cfg(target_os = "linux")]
fn stand_back() {
    const LAST: i32 = 19;
    if let Err(error) = rustix::process::nice(LAST) {
        tracing::debug!(%error, "spare work is as urgent as any other");
    }
}

/// Elsewhere that would hold for the whole process.
#[cfg(not(target_os = "linux"))]
fn stand_back() {}

/// What is thought about. Each kind has places of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// What takes less than a millisecond.
    Quick,
    /// A bot that searches.
    Search,
    /// One that waits for its place: at the deal of a day, so that it plays alike for everybody, and a net that decides
    /// by itself.
    Steady,
    /// A program: its process thinks, and a thread waits for it.
    Program,
    /// A hint: a person waits for it.
    Hint,
    /// A game that is over: nobody waits for it.
    Hindsight,
}

/// Whether there is time for a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Time {
    Enough,
    Short,
}

/// Places in worker threads.
#[derive(Clone)]
pub(crate) struct Workers {
    quick: Arc<Semaphore>,
    searches: Arc<Semaphore>,
    programs: Arc<Semaphore>,
    hints: Arc<Semaphore>,
    hindsight: Arc<Semaphore>,
    /// How many places each of them has, but for hindsight.
    places: usize,
    /// How long a search waits for a place.
    patience: Duration,
}

impl Workers {
    /// This many places for each kind of thought.
    pub(crate) fn new(places: usize) -> Workers {
        let kind = |places| Arc::new(Semaphore::new(places));
        Workers {
            quick: kind(places),
            searches: kind(places),
            programs: kind(places * WAITING),
            hints: kind(places),
            hindsight: kind(1),
            places,
            patience: PATIENCE,
        }
    }

    /// Waits for a place; those who wait get theirs in the order in which they came.
    async fn place(&self, kind: Kind) -> (OwnedSemaphorePermit, Time) {
        let place = |kind: &Arc<Semaphore>| {
            let place = Arc::clone(kind).acquire_owned();
            async { place.await.expect("the places are never closed") }
        };
        let search = match kind {
            Kind::Quick => return (place(&self.quick).await, Time::Short),
            Kind::Hindsight => return (place(&self.hindsight).await, Time::Enough),
            Kind::Steady => return (place(&self.searches).await, Time::Enough),
            Kind::Search => place(&self.searches),
            Kind::Program => place(&self.programs),
            Kind::Hint => place(&self.hints),
        };
        match timeout(self.patience, search).await {
            Ok(place) => (place, Time::Enough),
            Err(_) => (place(&self.quick).await, Time::Short),
        }
    }

    /// Does a small piece of work for which nobody waits at a table, as soon as bots leave one place free; none if
    /// it fails. Only one such piece is done at a time, by whoever owns the work.
    pub(crate) async fn spare<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        while self.is_busy() {
            sleep(SPARE).await;
        }
        // A thread of its own, because one that has stood back cannot come to the front again.
        let (sender, done) = oneshot::channel();
        let work = move || {
            stand_back();
            // Whoever wanted it may be gone.
            let _ = sender.send(work());
        };
        let spawned = std::thread::Builder::new().name("spare work".to_owned()).spawn(work);
        let error = match spawned {
            Ok(_) => match done.await {
                Ok(done) => return Some(done),
                Err(error) => error.to_string(),
            },
            Err(error) => error.to_string(),
        };
        tracing::error!(error, "a piece of work failed");
        None
    }

    /// Whether as many bots think as there are places: by default one for each core.
    fn is_busy(&self) -> bool {
        let kinds = [&self.quick, &self.searches, &self.hints];
        let thinking: usize = kinds.iter().map(|kind| self.places - kind.available_permits()).sum();
        thinking >= self.places
    }

    /// Thinks as soon as there is a place. What comes instead of a thought that fails is given, too.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        kind: Kind,
        work: impl FnOnce(Time) -> T + Send + 'static,
        unthought: impl FnOnce() -> T,
    ) -> T {
        let (_place, time) = self.place(kind).await;
        let thought = tokio::task::spawn_blocking(move || {
            let start = Instant::now();
            let thought = work(time);
            count_thought(start);
            thought
        });
        let failed = |error| {
            tracing::error!(%error, "a bot failed");
            unthought()
        };
        thought.await.unwrap_or_else(failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_that_panics_plays_the_fallback_and_gives_its_place_back() {
        let workers = Workers::new(1);
        let panics = |_| panic!("a bot fails");
        let fallback = || "the first legal action";
        let thought = workers.think(Kind::Quick, panics, fallback).await;
        assert_eq!(thought, "the first legal action");
        let thinks = |_| "the best action";
        let thought = workers.think(Kind::Quick, thinks, fallback).await;
        assert_eq!(thought, "the best action");
    }

    #[tokio::test]
    async fn a_search_that_finds_no_place_is_a_quick_thought() {
        let workers = Workers { patience: Duration::ZERO, ..Workers::new(1) };
        let taken = workers.place(Kind::Search).await;
        assert_eq!(taken.1, Time::Enough);
        assert_eq!(workers.place(Kind::Search).await.1, Time::Short);
        assert_eq!(workers.place(Kind::Hint).await.1, Time::Enough, "hints have their own");
        // A day's bots wait, and think as long as ever.
        let mut steady = std::pin::pin!(workers.place(Kind::Steady));
        assert!(timeout(2 * SPARE, &mut steady).await.is_err(), "there is no place");
        drop(taken);
        assert_eq!(steady.await.1, Time::Enough);
        assert_eq!(workers.place(Kind::Search).await.1, Time::Enough);
    }

    #[tokio::test]
    async fn a_program_that_finds_no_place_is_a_quick_thought_of_another_bot() {
        let workers = Workers { patience: Duration::ZERO, ..Workers::new(1) };
        let mut taken = Vec::new();
        for _ in 0..WAITING {
            taken.push(workers.place(Kind::Program).await);
        }
        assert!(taken.iter().all(|(_, time)| *time == Time::Enough));
        assert_eq!(workers.place(Kind::Program).await.1, Time::Short);
        assert_eq!(workers.place(Kind::Search).await.1, Time::Enough, "searches have their own");
        drop(taken);
        assert_eq!(workers.place(Kind::Program).await.1, Time::Enough);
    }

    #[tokio::test]
    async fn spare_work_waits_for_bots_and_fails_alone() {
        let workers = Workers::new(2);
        let searching = workers.place(Kind::Search).await;
        assert_eq!(workers.spare(|| 6).await, Some(6), "a place is free");
        let hinting = workers.place(Kind::Hint).await;
        assert!(timeout(4 * SPARE, workers.spare(|| ())).await.is_err(), "bots think everywhere");
        drop(searching);
        assert_eq!(workers.spare(|| 7).await, Some(7));
        drop(hinting);
        assert_eq!(workers.spare(|| -> u8 { panic!("it fails") }).await, None);
        assert_eq!(workers.spare(|| 8).await, Some(8));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn spare_work_leaves_the_cores_to_others() {
        use rustix::process::getpriority_process;

        let urgency = || getpriority_process(None).expect("a priority");
        let (workers, usual) = (Workers::new(1), urgency());
        assert_eq!(workers.spare(urgency).await, Some(19), "the last of all");
        assert_eq!(workers.think(Kind::Quick, move |_| urgency(), || 0).await, usual);
    }
}
