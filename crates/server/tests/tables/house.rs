//! A server, and the database that it works with, within reach.

use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sobremesa_server::{Config, Rates};
use sobremesa_store::{Append, Appended, Millis, Row, Store, StoreError, TableId, Version};
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::client::TestServer;

/// How long a test waits for what should come soon.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tries again until it is true.
#[track_caller]
pub(crate) fn wait_until(mut is_true: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_true() {
        assert!(start.elapsed() < PATIENCE, "it does not come");
        std::thread::yield_now();
    }
}

/// The time now.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    Millis(since.as_millis() as i64)
}

/// A server and its database.
pub(crate) struct House {
    // Fields are dropped in this order: the server ends before its folder goes.
    pub(crate) server: TestServer,
    runtime: Runtime,
    folder: TempDir,
}

impl House {
    pub(crate) fn open() -> House {
        House::open_with(Config::default())
    }

    /// A house whose server is set up like this, without limits that a test would meet.
    pub(crate) fn open_with(config: Config) -> House {
        let folder = TempDir::new().expect("a temporary folder");
        let rates = Rates { per_address: 100_000, per_person: 100_000 };
        let config = Config { rates, ..config };
        let server = TestServer::open_with(&folder.path().join("tables.db"), config);
        House { server, runtime: Runtime::new().expect("a runtime"), folder }
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    /// Ends the server and starts another one.
    pub(crate) fn restart(self, between: impl FnOnce(&Runtime, PathBuf)) -> House {
        let database = self.database();
        let House { server, runtime, folder } = self;
        drop(server);
        between(&runtime, database.clone());
        House { server: TestServer::open(&database), runtime, folder }
    }

    /// Does something to the database, past the server and the store.
    pub(crate) fn sql(&self, statement: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.database());
        let done = self.runtime.block_on(async {
            sqlx::query(statement).execute(&mut options.connect().await?).await
        });
        done.expect("the database takes it");
    }

    /// Does something with the store, as another process at the same database would.
    pub(crate) fn store<T>(&self, work: impl AsyncFnOnce(&Store) -> Result<T, StoreError>) -> T {
        let database = self.database();
        self.runtime.block_on(async {
            let store = Store::open(&database).await.expect("the store");
            let done = work(&store).await.expect("the store works");
            store.close().await;
            done
        })
    }

    /// A table's log, without asking the server.
    pub(crate) fn rows(&self, table: &str) -> Vec<Row> {
        let table: TableId = table.parse().expect("a table");
        self.store(async |store| Ok(store.load(&table).await?.expect("a log")))
    }

    /// Adds a row to a table's log, as another server at the same database would.
    pub(crate) fn append(&self, table: &str, command: Option<&str>, body: &str) {
        let (id, rows) = (table.parse().expect("a table"), self.rows(table).len());
        let appended = self.store(async |store| {
            let append = Append {
                table: id,
                expected: Version(rows as u64),
                command: command.map(|command| command.parse().expect("a command's name")),
                // A table whose last row is old would end by itself.
                at: now(),
                body: body.to_owned(),
                summary: store.summary(&id).await?.expect("a table"),
            };
            store.append(append).await
        });
        assert_eq!(appended, Appended::Done);
    }
}
