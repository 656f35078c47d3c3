//! The store in SQLite. All SQL is here and in the modules below.
//!
//! One connection writes ([`writer`]); a pool of others reads what is committed.

mod listing;
mod tables;
mod writer;

use std::path::Path;
use std::sync::Arc;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Error, SqlSafeStr};

use self::writer::Writer;
use crate::StoreError;

/// How many reads can go on at once.
const READERS: u32 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Sqlite {
    writer: Writer,
    reader: SqlitePool,
}

impl Sqlite {
    pub(crate) async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|cause| StoreError::Folder {
                path: folder.into(),
                cause: Arc::new(cause),
            })?;
        }
        let options = SqliteConnectOptions::new()
            .filename(path)
            .foreign_keys(true)
            .disable_statement_logging();
        let writing = options
            .clone()
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection = writing.connect().await?;
        migrate(&mut connection, path).await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_lazy_with(options.read_only(true));
        Ok(Sqlite { writer: Writer::start(connection, writing, reader.clone()), reader })
    }

    pub(crate) async fn close(&self) {
        self.writer.close().await;
    }
}

/// Brings the database to the newest version of its tables.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let first = Migration::new(
        1,
        "tables and people".into(),
        MigrationType::Simple,
        include_str!("../migrations/0001_tables_and_people.sql").into_sql_str(),
        false,
    );
    Migrator::with_migrations(vec![first])
        .run(connection)
        .await
        .map_err(|cause| StoreError::Migration { path: path.into(), cause: Arc::new(cause) })
}

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        match error {
            Error::PoolClosed => StoreError::Closed,
            Error::ColumnDecode { .. } | Error::Decode(_) => StoreError::Damaged(error.to_string()),
            Error::Database(cause) if is_constraint(cause.as_ref()) => {
                StoreError::Constraint(Arc::new(Error::Database(cause)))
            }
            error => StoreError::Database(Arc::new(error)),
        }
    }
}

fn is_constraint(error: &dyn sqlx::error::DatabaseError) -> bool {
    !matches!(error.kind(), sqlx::error::ErrorKind::Other)
}
