//! A store in a folder of its own.

use std::path::PathBuf;

use sobremesa_store::Store;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

pub(crate) use crate::rows::{append, summary, table};

pub(crate) struct Scene {
    pub(crate) store: Store,
    folder: TempDir,
}

impl Scene {
    /// What can be done to table 2 in this database alone.
    pub(crate) const DAMAGES: [&str; 2] = [
        "UPDATE log SET hash = zeroblob(32) WHERE version = 5 AND table_id LIKE '%2'",
        "UPDATE log SET body = CAST(x'ff' AS TEXT) WHERE version = 4 AND table_id LIKE '%2'",
    ];

    pub(crate) async fn new() -> Scene {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        Scene { store: open(&folder).await, folder }
    }

    /// Closes the store and opens it again.
    pub(crate) async fn reopen(&mut self) {
        self.store.close().await;
        self.store = open(&self.folder).await;
    }

    /// How large the database's file is.
    pub(crate) fn size(&self) -> u64 {
        self.path().metadata().expect("the database").len()
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join("data/sobremesa.db")
    }

    /// Does something to the database behind the store's back.
    pub(crate) async fn tamper(&self, statement: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.path());
        let mut connection = options.connect().await.expect("the database");
        let done = sqlx::query(statement).execute(&mut connection).await.expect("it can be done");
        assert!(done.rows_affected() > 0, "{statement}");
    }
}

/// The store's own folder does not exist when it is opened for the first time.
async fn open(folder: &TempDir) -> Store {
    Store::open(&folder.path().join("data/sobremesa.db")).await.expect("the store opens")
}
