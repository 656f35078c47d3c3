//! Tasks in parallel, their results in order.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use rayon::ThreadPool;

/// While nothing is done, `idle` is called this often.
const PATIENCE: Duration = Duration::from_millis(50);

/// Takes tasks from `next` and does them on the pool, at most this many at a time (`ahead`); hands
/// what comes of each to `each`, in the order of the tasks, and calls `idle` now and then while it waits.
/// Must not be called on the pool itself: this thread only waits.
///
/// A task is told when it is given up, so that it can end at once; what comes of it then is forgotten.
///
/// # Errors
/// The first error of `each` or `idle`; the tasks that are under way are given up.
pub fn in_order<T: Send, R: Send, E>(
    pool: &ThreadPool,
    ahead: usize,
    mut next: impl FnMut() -> Option<T>,
    work: impl Fn(T, &AtomicBool) -> R + Sync,
    mut idle: impl FnMut() -> Result<(), E>,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let (work, given_up) = (&work, &AtomicBool::new(false));
    pool.in_place_scope(|scope| {
        let (sender, done) = mpsc::channel();
        let (mut started, mut reported) = (0_usize, 0_usize);
        let mut waiting = BTreeMap::new();
        let mut go_on = || loop {
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
            // This end keeps a sender, too, so there is nothing else to fail.
            let Ok((index, result)) = done.recv_timeout(PATIENCE) else {
                idle()?;
                continue;
            };
            waiting.insert(index, result.unwrap_or_else(|panic| resume_unwind(panic)));
            while let Some(result) = waiting.remove(&reported) {
                reported += 1;
                each(result)?;
            }
        };
        go_on().inspect_err(|_| given_up.store(true, Ordering::Relaxed))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;

    use super::{ThreadPool, in_order};

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
}
