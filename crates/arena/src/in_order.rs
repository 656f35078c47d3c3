//! Tasks in parallel, their results in order.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use rayon::ThreadPool;

/// This often `idle` is called.
const PATIENCE: Duration = Duration::from_millis(50);

/// Gives up what is under way as soon as nobody waits for it any longer, for whatever reason: an
/// error and a panic leave alike.
struct Attention<'a> {
    given_up: &'a AtomicBool,
}

impl Drop for Attention<'_> {
    fn drop(&mut self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

/// Takes tasks from `next` and does them on the pool, at most this many at a time (`ahead`, and at
/// least one); hands what comes of each to `each`, in the order of the tasks, and calls `idle` now
/// and then while tasks are under way. Must not be called on the pool itself: this thread only waits.
///
/// A task is told when it is given up, so that it can end at once; what comes of it then is forgotten.
///
/// # Errors
/// The first error of `each` or `idle`; the tasks that are under way are given up.
///
/// # Panics
/// If a task panics, or `next`, `idle` or `each` does; the other tasks are given up, too.
pub fn in_order<T: Send, R: Send, E>(
    pool: &ThreadPool,
    ahead: usize,
    mut next: impl FnMut() -> Option<T>,
    work: impl Fn(T, &AtomicBool) -> R + Sync,
    mut idle: impl FnMut() -> Result<(), E>,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let (work, given_up, ahead) = (&work, &AtomicBool::new(false), ahead.max(1));
    pool.in_place_scope(|scope| {
        // It goes before the scope waits for the tasks that are still under way.
        let _attention = Attention { given_up };
        let (sender, done) = mpsc::channel();
        let (mut started, mut reported) = (0_usize, 0_usize);
        let mut waiting = BTreeMap::new();
        let mut asked = Instant::now();
        loop {
            while started < reported + ahead {
                let Some(task) = next() else { break };
                let (sender, index) = (sender.clone(), started);
                scope.spawn(move |_| {
                    // A task that panics must not keep the others waiting for it.
                    let result = catch_unwind(AssertUnwindSafe(|| work(task, given_up)));
                    // Nobody listens after an error.
                    let _ = sender.send((index, result));
                });
                started += 1;
            }
            if reported == started {
                return Ok(());
            }
            // Many short tasks must not keep it from being called.
            if asked.elapsed() >= PATIENCE {
                idle()?;
                asked = Instant::now();
            }
            // This end keeps a sender, too, so there is nothing else to fail.
            let patience = PATIENCE.saturating_sub(asked.elapsed());
            let Ok((index, result)) = done.recv_timeout(patience) else { continue };
            waiting.insert(index, result.unwrap_or_else(|panic| resume_unwind(panic)));
            while let Some(result) = waiting.remove(&reported) {
                reported += 1;
                each(result)?;
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::{ThreadPool, in_order};

    /// A test that fails does so after this long.
    const LONG: Duration = Duration::from_secs(20);

    fn pool(threads: usize) -> ThreadPool {
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads")
    }

    #[test]
    fn results_come_in_the_order_of_the_tasks() {
        for threads in [1, 2, 7] {
            let mut tasks = 0..1000_u64;
            let mut seen = Vec::new();
            let each = |result| {
                seen.push(result);
                Ok::<(), ()>(())
            };
            in_order(&pool(threads), 5, || tasks.next(), |task, _| task * task, || Ok(()), each)
                .unwrap();
            let expected: Vec<u64> = (0..1000).map(|task| task * task).collect();
            assert_eq!(seen, expected);
        }
    }

    #[test]
    fn an_error_ends_it_and_few_tasks_are_begun_after_it() {
        let mut begun = 0;
        let next = || {
            begun += 1;
            Some(begun)
        };
        let each = |result| if result == 10 { Err("ten") } else { Ok(()) };
        assert_eq!(in_order(&pool(2), 3, next, |task, _| task, || Ok(()), each), Err("ten"));
        assert!(begun <= 12, "{begun}");
    }

    #[test]
    fn who_does_not_want_to_wait_is_asked_and_tasks_are_given_up() {
        let endless = |(): (), given_up: &AtomicBool| {
            while !given_up.load(Ordering::Relaxed) {
                thread::yield_now();
            }
        };
        let never = |()| -> Result<(), &str> { panic!("no task ends by itself") };
        assert_eq!(
            in_order(&pool(2), 3, || Some(()), endless, || Err("enough"), never),
            Err("enough")
        );
    }

    #[test]
    #[should_panic(expected = "the fourth")]
    fn a_panic_is_passed_on() {
        let mut tasks = 0..1000;
        let work = |task: u32, _: &AtomicBool| assert!(task != 4, "the fourth");
        in_order(&pool(2), 3, || tasks.next(), work, || Ok(()), Ok::<(), ()>).unwrap();
    }

    #[test]
    fn many_short_tasks_do_not_keep_anybody_from_being_asked() {
        let begun = Instant::now();
        let next = || (begun.elapsed() < LONG).then_some(());
        let short = |(): (), _: &AtomicBool| ();
        assert_eq!(in_order(&pool(2), 3, next, short, || Err("enough"), Ok), Err("enough"));
    }

    #[test]
    fn others_are_given_up_when_a_task_panics() {
        let (begun, told) = (Instant::now(), AtomicBool::new(false));
        let work = |task: u32, given_up: &AtomicBool| {
            assert!(task != 0, "the first");
            while !given_up.load(Ordering::Relaxed) && begun.elapsed() < LONG {
                thread::yield_now();
            }
            told.store(given_up.load(Ordering::Relaxed), Ordering::Relaxed);
        };
        let mut tasks = 0..2;
        let run = || in_order(&pool(2), 2, || tasks.next(), work, || Ok(()), Ok::<(), ()>);
        catch_unwind(AssertUnwindSafe(run)).unwrap_err();
        assert!(told.into_inner());
    }

    #[test]
    fn at_least_one_task_is_under_way() {
        let (mut tasks, mut seen) = (0..3, 0);
        let each = |()| {
            seen += 1;
            Ok::<(), ()>(())
        };
        in_order(&pool(2), 0, || tasks.next(), |_, _| (), || Ok(()), each).unwrap();
        assert_eq!(seen, 3);
    }
}
