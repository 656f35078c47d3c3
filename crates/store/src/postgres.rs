//! The store in PostgreSQL. All SQL for it is here and in the modules below.
//!
//! Any number of servers may work with one database, so nothing here relies on being alone: whoever adds a row to a
//! log holds the row of its table until the commit, and the primary key (table, version) has the last word. Every
//! write is a transaction of its own; PostgreSQL itself brings many of them to the disk at once.

mod analyses;
mod bots;
mod claim;
mod endings;
mod house;
mod keys;
mod listing;
mod logs;
mod peace;
mod people;
mod pushes;
mod results;
mod tables;
mod uploads;

use std::pin::Pin;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::query::Query;
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use tokio::sync::{RwLock, Semaphore, SemaphorePermit};
use tokio::time::timeout;

pub(crate) use self::claim::Claim;
use crate::{LEASE, PersonId, PostgresUrl, StoreError};

/// How many connections one server has.
const CONNECTIONS: u32 = 16;
/// Whoever holds a table and says nothing for this many milliseconds is stopped or cut off: others go on.
const SILENCE: &str = "1500";
/// A database that cannot be connected to within this time cannot be reached.
const CONNECT: Duration = Duration::from_secs(3);
/// Nothing that is asked of the database takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(10);
/// Whoever waits for longer behind others is refused.
const TURN: Duration = Duration::from_secs(30);

/// What a write does with the connection, within a transaction. Whatever fails leaves nothing.
type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

type Statement<'q> = Query<'q, sqlx::Postgres, PgArguments>;

#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    pool: PgPool,
    /// As many as there are connections: whoever waits for one does not wait for the network.
    turns: Arc<Semaphore>,
    /// Whether the last connection was there. While it was not, one after the other tries, and everybody else is
    /// refused at once.
    is_reached: Arc<AtomicBool>,
    trying: Arc<Semaphore>,
    /// An answer that does not come within this time never will: the connection is given up.
    patience: Duration,
    /// Held by every write until it is done; whether the store is closed.
    closing: Arc<RwLock<bool>>,
    is_storing: Arc<AtomicBool>,
}

/// How to connect to the database of this URL.
pub(crate) fn options(url: &PostgresUrl) -> Result<PgConnectOptions, StoreError> {
    let options = PgConnectOptions::from_str(url.as_str())?;
    // Whatever the database is set up for: what is answered is on its disk.
    Ok(options.options([("synchronous_commit", "on")]).disable_statement_logging())
}

impl Postgres {
    pub(crate) async fn open(url: &PostgresUrl) -> Result<Postgres, StoreError> {
        let options = options(url)?;
        let mut connection = options.connect().await?;
        migrate(&mut connection, url).await?;
        connection.close().await?;
        let options = options.options([("idle_in_transaction_session_timeout", SILENCE)]);
        Ok(Postgres::with(options, CONNECTIONS, PATIENCE))
    }

    fn with(options: PgConnectOptions, connections: u32, patience: Duration) -> Postgres {
        let pool = PgPoolOptions::new().max_connections(connections);
        let pool = pool.acquire_timeout(CONNECT.min(patience));
        Postgres {
            pool: pool.connect_lazy_with(options),
            turns: Arc::new(Semaphore::new(connections as usize)),
            is_reached: Arc::new(AtomicBool::new(true)),
            trying: Arc::new(Semaphore::new(1)),
            patience,
            closing: Arc::default(),
            is_storing: Arc::new(AtomicBool::new(true)),
        }
    }

    /// The same database, over a few connections for which nobody else waits, and which wait for nobody for long.
    pub(crate) fn aside(&self, connections: u32) -> Postgres {
        Postgres::with(self.pool.connect_options().as_ref().clone(), connections, LEASE)
    }

    pub(crate) async fn close(&self) {
        let mut is_closed = self.closing.write().await;
        *is_closed = true;
        self.pool.close().await;
    }

    pub(crate) fn is_storing(&self) -> bool {
        self.is_storing.load(Ordering::Relaxed)
    }

    /// Waits for a connection.
    async fn connection(&self) -> Result<Connected<'_>, StoreError> {
        let turn = timeout(TURN, self.turns.acquire()).await.map_err(|_| late())?;
        let turn = turn.map_err(|_| StoreError::Closed)?;
        let _trying = match self.is_reached.load(Ordering::Relaxed) {
            true => None,
            false => Some(self.trying.try_acquire().map_err(|_| late())?),
        };
        let connection = self.pool.acquire().await;
        self.is_reached.store(connection.is_ok(), Ordering::Relaxed);
        Ok(Connected { connection: connection?, _turn: turn })
    }

    /// All rows that a query finds.
    async fn rows(&self, query: Statement<'_>) -> Result<Vec<PgRow>, StoreError> {
        let mut connected = self.connection().await?;
        match timeout(self.patience, query.fetch_all(&mut *connected.connection)).await {
            Ok(rows) => Ok(rows?),
            Err(_) => Err(connected.give_up()),
        }
    }

    /// The one row that a query finds, if it finds one.
    async fn row(&self, query: Statement<'_>) -> Result<Option<PgRow>, StoreError> {
        Ok(self.rows(query).await?.pop())
    }

    /// Carries out a write, and answers when it is on the disk. It goes on if nobody waits for the answer any more.
    async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Send + 'static,
    {
        let is_closed = Arc::clone(&self.closing).read_owned().await;
        if *is_closed {
            return Err(StoreError::Closed);
        }
        let base = self.clone();
        let written = tokio::spawn(async move {
            let written = base.transact(work).await;
            let failed = written.as_ref().is_err_and(|error| !error.concerns_one_request());
            base.is_storing.store(!failed, Ordering::Relaxed);
            drop(is_closed);
            written
        });
        written.await.unwrap_or(Err(StoreError::Closed))
    }

    async fn transact<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        F: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T>,
    {
        let mut connected = self.connection().await?;
        let transacted = timeout(self.patience, async {
            let mut transaction = connected.connection.begin().await?;
            let done = work(&mut transaction).await?;
            transaction.commit().await?;
            Ok(done)
        });
        match transacted.await {
            Ok(done) => done,
            Err(_) => Err(connected.give_up()),
        }
    }

    /// Carries out one statement. How many rows it changed.
    async fn change(&self, statement: Statement<'static>) -> Result<u64, StoreError> {
        self.write(|connection| {
            Box::pin(async { Ok(statement.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Carries out one statement that changes a row if the person exists.
    async fn change_for(
        &self,
        person: PersonId,
        statement: Statement<'static>,
    ) -> Result<(), StoreError> {
        match self.change(statement).await? {
            0 => Err(StoreError::NoSuchPerson(person)),
            _ => Ok(()),
        }
    }

    /// Carries out one statement that returns the row that it changed, if there is one. Nobody else does so for this
    /// person meanwhile, so that what is counted stays true.
    async fn change_alone(
        &self,
        person: PersonId,
        statement: Statement<'static>,
    ) -> Result<Option<PgRow>, StoreError> {
        self.write(move |connection| {
            Box::pin(async move {
                hold(connection, person).await?;
                Ok(statement.fetch_optional(connection).await?)
            })
        })
        .await
    }
}

/// A connection, for as long as it is one's turn.
struct Connected<'t> {
    connection: PoolConnection<sqlx::Postgres>,
    _turn: SemaphorePermit<'t>,
}

impl Connected<'_> {
    /// Drops the connection without waiting for anything.
    fn give_up(self) -> StoreError {
        drop(self.connection.detach());
        late()
    }
}

/// Keeps other transactions from giving this person something, until the end of this one.
async fn hold(connection: &mut PgConnection, person: PersonId) -> Result<(), StoreError> {
    sqlx::query("SELECT 1 FROM people WHERE id = $1 FOR NO KEY UPDATE")
        .bind(person.0)
        .execute(connection)
        .await?;
    Ok(())
}

fn late() -> StoreError {
    StoreError::Unavailable(Arc::new(sqlx::Error::PoolTimedOut))
}

/// A text that PostgreSQL can keep: there is one character that it cannot.
fn kept(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

fn numbers(people: &[PersonId]) -> Vec<i64> {
    people.iter().map(|person| person.0).collect()
}

/// Brings the database to the newest version of its tables. Of several servers that start at once, one does it.
async fn migrate(connection: &mut PgConnection, url: &PostgresUrl) -> Result<(), StoreError> {
    let steps = [
        (1, "everything", include_str!("../migrations/postgres/0001_everything.sql")),
        (2, "house", include_str!("../migrations/postgres/0002_house.sql")),
        (3, "endings", include_str!("../migrations/postgres/0003_endings.sql")),
    ];
    let all = steps.map(|(version, name, sql)| {
        let sql = sql.into_sql_str();
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(all.to_vec()).run(connection).await.map_err(|cause| {
        StoreError::Migration { path: url.to_string().into(), cause: Arc::new(cause) }
    })
}
