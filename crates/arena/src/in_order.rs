//! Tasks in parallel, their results in order.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc;

use rayon::ThreadPool;

/// Takes tasks from `next` and does them on the pool, at most this many at a time (`ahead`); hands
/// what comes of each to `each`, in the order of the tasks. Must not be called on the pool itself:
/// this thread only waits.
///
/// # Errors
/// The first error of `each`; the tasks that are under way are finished and forgotten.
pub(crate) fn in_order<T: Send, R: Send, E>(
    pool: &ThreadPool,
    ahead: usize,
    mut next: impl FnMut() -> Option<T>,
    work: impl Fn(T) -> R + Sync,
    mut each: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let work = &work;
    pool.in_place_scope(|scope| {
        let (sender, done) = mpsc::channel();
        let (mut started, mut reported) = (0_usize, 0_usize);
        let mut waiting = BTreeMap::new();
        loop {
            while started < reported + ahead {
                let Some(task) = next() else { break };
                let (sender, index) = (sender.clone(), started);
                scope.spawn(move |_| {
                    // A task that panics must not keep the others waiting for it.
                    let result = catch_unwind(AssertUnwindSafe(|| work(task)));
                    // Nobody listens after an error.
                    let _ = sender.send((index, result));
                });
                started += 1;
            }
            if reported == started {
                return Ok(());
            }
            let (index, result) = done.recv().expect("this end keeps a sender, too");
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
            in_order(&pool(threads), 5, || tasks.next(), |task| task * task, each).unwrap();
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
        assert_eq!(in_order(&pool(2), 3, next, |task| task, each), Err("ten"));
        assert!(begun <= 12, "{begun}");
    }

    #[test]
    #[should_panic(expected = "the fourth")]
    fn a_panic_is_passed_on() {
        let mut tasks = 0..1000;
        let work = |task: u32| assert!(task != 4, "the fourth");
        in_order(&pool(2), 3, || tasks.next(), work, Ok::<(), ()>).unwrap();
    }
}
