//! Keeping other servers away from a database, for as long as one works with it.

use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::{PATIENCE, options};
use crate::{PostgresUrl, StoreError};

/// The number of the advisory lock that a server holds.
const HOUSE: i64 = 0x0073_6f62_7265_6d65;

/// How a server takes it that works alone, and one of a house.
const ALONE: &str = "SELECT pg_try_advisory_lock($1), pid, backend_start::TEXT
     FROM pg_stat_activity WHERE pid = pg_backend_pid()";
const TOGETHER: &str = "SELECT pg_try_advisory_lock_shared($1), pid, backend_start::TEXT
     FROM pg_stat_activity WHERE pid = pg_backend_pid()";

/// Ends a process, unless it is another one by now: after a restart of PostgreSQL, numbers are given anew.
const END: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid = $1 AND backend_start::TEXT = $2";

/// How often it is looked whether the lock is still held.
const LOOK: Duration = Duration::from_secs(1);

/// A server that was killed may seem to be there for a moment: whoever comes after it tries for as long.
const HASTE: Duration = Duration::from_secs(2);
const AGAIN: Duration = Duration::from_millis(50);

/// Another server that holds the lock this many times in a row has the database.
const REFUSALS: u32 = 5;

/// A lock that lasts as long as a connection; one that breaks is made again.
#[derive(Debug)]
pub(crate) struct Claim {
    guard: JoinHandle<()>,
    lost: watch::Receiver<bool>,
}

impl Claim {
    /// Takes the lock, unless another server has it.
    pub(crate) async fn take(url: &PostgresUrl) -> Result<Option<Claim>, StoreError> {
        Claim::hold(url, ALONE).await
    }

    /// Takes a share of the lock, unless another server has all of it.
    pub(crate) async fn share(url: &PostgresUrl) -> Result<Option<Claim>, StoreError> {
        Claim::hold(url, TOGETHER).await
    }

    async fn hold(url: &PostgresUrl, how: &'static str) -> Result<Option<Claim>, StoreError> {
        let (options, start) = (options(url)?, Instant::now());
        let held = loop {
            match Held::take(&options, how).await? {
                Some(held) => break held,
                None if start.elapsed() > HASTE => return Ok(None),
                None => sleep(AGAIN).await,
            }
        };
        let (lose, lost) = watch::channel(false);
        Ok(Some(Claim { guard: tokio::spawn(guard(held, options, how, lose)), lost }))
    }

    /// Waits until another server has taken the database, while it could not be reached from here.
    pub(crate) async fn lost(&self) {
        let mut lost = self.lost.clone();
        if lost.wait_for(|lost| *lost).await.is_err() {
            // The guard ends only with the runtime.
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Claim {
    /// The connection ends with the task, and the lock with the connection.
    fn drop(&mut self) {
        self.guard.abort();
    }
}

/// A connection with the lock.
struct Held {
    connection: PgConnection,
    process: Process,
}

/// The database's process behind a connection.
struct Process {
    number: i32,
    /// When it began, as the database writes it.
    start: String,
}

impl Held {
    async fn take(
        options: &PgConnectOptions,
        how: &'static str,
    ) -> Result<Option<Held>, sqlx::Error> {
        let mut connection = options.connect().await?;
        let (is_held, number, start) =
            sqlx::query_as(how).bind(HOUSE).fetch_one(&mut connection).await?;
        Ok(if is_held {
            Some(Held { connection, process: Process { number, start } })
        } else {
            None
        })
    }

    async fn is_there(&mut self) -> bool {
        matches!(timeout(PATIENCE, self.connection.ping()).await, Ok(Ok(())))
    }
}

/// Looks after the lock.
async fn guard(
    mut held: Held,
    options: PgConnectOptions,
    how: &'static str,
    lose: watch::Sender<bool>,
) {
    let mut refusals = 0;
    loop {
        sleep(LOOK).await;
        if held.is_there().await {
            continue;
        }
        match timeout(PATIENCE, Held::take(&options, how)).await {
            Ok(Ok(Some(fresh))) => (held, refusals) = (fresh, 0),
            // The database may not know yet that our last connection is gone: then that one is ended.
            Ok(Ok(None)) if refusals < REFUSALS => {
                refusals += 1;
                let _ = timeout(PATIENCE, end(&options, &held.process)).await;
            }
            Ok(Ok(None)) => {
                lose.send_replace(true);
                return;
            }
            // It cannot be reached, and nobody else can have it either.
            Ok(Err(_)) | Err(_) => {}
        }
    }
}

/// Ends our own connection that broke, if the database still has it.
async fn end(options: &PgConnectOptions, process: &Process) -> Result<(), sqlx::Error> {
    let mut connection = options.connect().await?;
    sqlx::query(END).bind(process.number).bind(&process.start).execute(&mut connection).await?;
    connection.close().await
}

#[cfg(test)]
mod tests {
    use sobremesa_services::Postgres;

    use super::*;
    use crate::Database;

    /// After a restart, another server's connection may have the number that was ours.
    #[tokio::test]
    async fn nobody_else_is_ended_who_has_the_same_number() {
        let Ok(Database::Postgres(url)) = Postgres::shared().database().parse() else {
            panic!("it is PostgreSQL's");
        };
        let options = options(&url).unwrap();
        let mut held = Held::take(&options, TOGETHER).await.unwrap().unwrap();
        let start = "1999-12-31 23:59:59+00".into();
        let before = Process { number: held.process.number, start };
        end(&options, &before).await.unwrap();
        assert!(held.is_there().await);
        end(&options, &held.process).await.unwrap();
        // It may finish what it is doing first.
        timeout(PATIENCE, async { while held.is_there().await {} }).await.unwrap();
    }
}
