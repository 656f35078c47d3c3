//! A database that goes away and comes back.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sobremesa_services::Postgres;
use sobremesa_store::{Append, Appended, Store, StoreError, Version};

use super::scene::{append, open, table};

const OUTAGES: usize = 4;
const TABLES: u16 = 6;

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long it is waited before something is tried again.
const PAUSE: Duration = Duration::from_millis(20);

/// A row with a command that is its own.
fn row(number: u16, expected: u64) -> Append {
    let command = Some(format!("command {expected}").parse().expect("a name"));
    Append { command, ..append(table(number), expected) }
}

/// Adds rows to a table until it is told to stop. What was refused meanwhile is tried again: how many rows there are.
async fn play(store: Store, number: u16, stop: &AtomicBool) -> u64 {
    let mut version = 0;
    while !stop.load(Ordering::Relaxed) {
        match store.append(row(number, version)).await {
            Ok(Appended::Done) => version += 1,
            // It had been stored, and only the answer was lost.
            Ok(Appended::Repeated(row)) => {
                assert_eq!(row.version, Version(version + 1));
                version += 1;
            }
            Err(StoreError::Unavailable(_)) => {
                assert!(version == 0 || !matches!(store.load(&table(number)).await, Ok(None)));
                tokio::time::sleep(PAUSE).await;
            }
            other => panic!("{other:?}"),
        }
    }
    version
}

/// Looks now and then: while the store tries to connect, it refuses everybody else at once.
async fn wait_until_storing(store: &Store, is_storing: bool) {
    let start = Instant::now();
    while store.keep("mark", "1").await.is_ok() != is_storing {
        assert!(start.elapsed() < PATIENCE, "it does not come");
        tokio::time::sleep(PAUSE).await;
    }
    assert_eq!(store.is_storing(), is_storing);
}

/// Whatever was answered is there, once, and in its order; whatever was not can be sent again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_answered_survives_crashes_and_restarts() {
    let postgres = Postgres::start();
    let store = open(&postgres.database()).await;
    let stop: &'static AtomicBool = Box::leak(Box::default());
    let players: Vec<_> =
        (0..TABLES).map(|number| tokio::spawn(play(store.clone(), number, stop))).collect();
    for outage in 0..OUTAGES {
        wait_until_storing(&store, true).await;
        match outage % 2 {
            0 => postgres.crash(),
            _ => postgres.stop(),
        }
        wait_until_storing(&store, false).await;
        postgres.resume();
    }
    wait_until_storing(&store, true).await;
    stop.store(true, Ordering::Relaxed);
    for (number, player) in (0..).zip(players) {
        let version = player.await.unwrap();
        assert!(version > 0, "table {number} was played at");
        let rows = store.load(&table(number)).await.unwrap().unwrap();
        assert_eq!(rows.len() as u64, version, "table {number}");
    }
    store.close().await;
}

/// Two servers with one database: one of them is first, and the other one is told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_one_is_first() {
    let url = Postgres::shared().database();
    let (here, there) = tokio::join!(open(&url), open(&url));
    for expected in 0..40 {
        let (one, other) = tokio::join!(
            here.append(append(table(1), expected)),
            there.append(append(table(1), expected))
        );
        let mut done = [one.unwrap(), other.unwrap()];
        done.sort_by_key(|done| *done == Appended::Conflict);
        assert_eq!(done, [Appended::Done, Appended::Conflict], "version {}", expected + 1);
    }
    for number in 2..40 {
        let first =
            |number| Append { command: Some("make".parse().unwrap()), ..append(table(number), 0) };
        let (one, other) =
            tokio::join!(here.begin(first(number)), there.begin(first(100 + number)));
        assert_eq!(one.unwrap(), other.unwrap(), "one table for one command");
    }
}
