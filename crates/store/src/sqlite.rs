//! The store in SQLite. All SQL is here and in the modules below.
//!
//! One connection writes ([`writer`]); a pool of others reads what is committed.

mod analyses;
mod bots;
mod chains;
mod checkpoints;
mod endings;
mod figures;
mod keys;
mod listing;
mod lookups;
mod peace;
mod people;
mod pushes;
mod results;
mod rows;
mod shrink;
mod tables;
mod uploads;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::query::{Query, QueryAs};
use sqlx::sqlite::{
    SqliteArguments, SqliteAutoVacuum, SqliteConnectOptions, SqliteConnection, SqliteJournalMode,
    SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, Error, FromRow, SqlSafeStr};

use self::figures::count_reader;
use self::lookups::Lookups;
use self::writer::Writer;
use crate::{PersonId, StoreError, TableId, private};

/// How many reads can go on at once, beside those that look up who asks.
const READERS: u32 = 4;
/// How much of the database the writer keeps in memory, in SQLite's way to say 32 MiB.
const WRITER_CACHE: &str = "-32768";
/// At this many pages in the write-ahead log, 64 MiB, the writer itself moves what is left there to its place, and
/// begins the log anew. Most of it was moved before ([`checkpoints`]).
const CHECKPOINT_PAGES: &str = "16000";
/// The writer keeps this many statements: those for groups of every size, and all others.
const KEPT_STATEMENTS: usize = 200;

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    writer: Writer,
    reader: SqlitePool,
    lookups: Lookups,
    /// How to reach the database beside them.
    aside: Arc<SqliteConnectOptions>,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        private::make(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(true)
            .disable_statement_logging();
        let aside = options
            .clone()
            .create_if_missing(true)
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .statement_cache_capacity(KEPT_STATEMENTS)
            .pragma("cache_size", WRITER_CACHE)
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES);
        let mut connection = aside.connect().await?;
        migrate(&mut connection, path).await?;
        chains::complete(&mut connection).await?;
        connection.close().await?;
        // How to take back half a statement need not be written to a file: a group of rows is never large.
        let writing = aside.clone().pragma("temp_store", "memory");
        let connection = writing.connect().await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS + 1)
            .test_before_acquire(false)
            .connect_lazy_with(options.read_only(true));
        let writer = Writer::start(connection, writing, reader.clone());
        let lookups = Lookups::start(reader.clone());
        Ok(Sqlite { writer, reader, lookups, aside: Arc::new(aside) })
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
    }

    pub(crate) fn is_storing(&self) -> bool {
        self.writer.is_storing()
    }

    /// A connection that reads.
    async fn read(&self) -> Result<PoolConnection<sqlx::Sqlite>, Error> {
        acquire(&self.reader).await
    }

    /// Carries out one statement. How many rows it changed.
    async fn change(&self, statement: Statement) -> Result<u64, StoreError> {
        self.writer
            .write(|connection| {
                Box::pin(async { Ok(statement.execute(connection).await?.rows_affected()) })
            })
            .await
    }

    /// Carries out one statement that changes a row if the person exists.
    async fn change_for(&self, person: PersonId, statement: Statement) -> Result<(), StoreError> {
        match self.change(statement).await? {
            0 => Err(StoreError::NoSuchPerson(person)),
            _ => Ok(()),
        }
    }

    /// Carries out one statement that returns the row that it changed, if there is one.
    async fn change_one<T>(&self, statement: Returning<T>) -> Result<Option<T>, StoreError>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin + 'static,
    {
        self.writer
            .write(|connection| Box::pin(async { Ok(statement.fetch_optional(connection).await?) }))
            .await
    }
}

/// A connection of a pool, as soon as one is free.
async fn acquire(pool: &SqlitePool) -> Result<PoolConnection<sqlx::Sqlite>, Error> {
    let start = Instant::now();
    let connection = pool.acquire().await;
    count_reader(start);
    connection
}

type Statement = Query<'static, sqlx::Sqlite, SqliteArguments>;
type Returning<T> = QueryAs<'static, sqlx::Sqlite, T, SqliteArguments>;

/// A list of people, as SQL's `json_each` reads it.
fn as_json(people: &[PersonId]) -> String {
    serde_json::to_string(people).expect("numbers can be written as JSON")
}

fn read_table(text: &str) -> Result<TableId, Error> {
    text.parse().map_err(|error| Error::Decode(Box::new(error)))
}

/// Brings the database to the newest version of its tables.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let migration = |version, what: &'static str, sql: &'static str| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let all = vec![
        migration(1, "tables and people", include_str!("../migrations/0001_tables_and_people.sql")),
        migration(2, "beginnings", include_str!("../migrations/0002_beginnings.sql")),
        migration(3, "token use", include_str!("../migrations/0003_token_use.sql")),
        migration(4, "results", include_str!("../migrations/0004_results.sql")),
        migration(5, "deals", include_str!("../migrations/0005_deals.sql")),
        migration(6, "profiles", include_str!("../migrations/0006_profiles.sql")),
        migration(7, "analyses", include_str!("../migrations/0007_analyses.sql")),
        migration(8, "uploads", include_str!("../migrations/0008_uploads.sql")),
        migration(9, "company", include_str!("../migrations/0009_company.sql")),
        migration(10, "clock and pushes", include_str!("../migrations/0010_clock_and_pushes.sql")),
        migration(
            11,
            "chains and scopes",
            include_str!("../migrations/0011_chains_and_scopes.sql"),
        ),
        migration(12, "tries of a day", include_str!("../migrations/0012_day_tries.sql")),
        migration(13, "endings", include_str!("../migrations/0013_endings.sql")),
    ];
    Migrator::with_migrations(all)
        .run(connection)
        .await
        .map_err(|cause| StoreError::Migration { path: path.into(), cause: Arc::new(cause) })
}
