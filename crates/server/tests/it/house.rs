//! A server, and the database that it works with, within reach.

use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::json;
use sobremesa_server::Config;
use sobremesa_store::{
    Append, Appended, Millis, Row, Store, StoreError, Summary, TableId, Ticks, Version,
};
use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::server::{TestServer, easy};
use crate::visitor::Visitor;

/// How long a test waits for what should come soon.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long it lets pass before it looks again.
const PAUSE: Duration = Duration::from_millis(10);

/// Looks now and then until it is true, where nothing would tell.
#[track_caller]
pub(crate) fn wait_until(mut is_true: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_true() {
        assert!(start.elapsed() < PATIENCE, "it does not come");
        std::thread::sleep(PAUSE);
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
    pub(crate) database: Database,
}

/// A database of tables.
pub(crate) struct Database {
    pub(crate) runtime: Runtime,
    pub(crate) folder: TempDir,
}

impl House {
    pub(crate) fn open() -> House {
        House::open_with(easy())
    }

    /// A house whose server is set up like this.
    pub(crate) fn open_with(config: Config) -> House {
        let folder = TempDir::new().expect("a temporary folder");
        Database { runtime: Runtime::new().expect("a runtime"), folder }.open(config)
    }

    /// Ends the server, does something to its database, and starts another one.
    pub(crate) fn restart(self, between: impl FnOnce(&Database)) -> House {
        self.restart_with(easy(), between)
    }

    /// The same, with another one that is set up like this.
    pub(crate) fn restart_with(self, config: Config, between: impl FnOnce(&Database)) -> House {
        let House { server, database } = self;
        drop(server);
        between(&database);
        database.open(config)
    }

    /// Two guests.
    pub(crate) fn ann_and_bob(&self) -> (Visitor, Visitor) {
        (Visitor::guest(&self.server, "Ann"), Visitor::guest(&self.server, "Bob"))
    }

    /// Two guests at a table of the first one.
    pub(crate) fn two_at_a_table(&self) -> (Visitor, Visitor, String) {
        let (ann, bob) = self.ann_and_bob();
        let table = json!({ "game": "linko", "seats": ["open", "open"] });
        let table = ann.send("POST", "/api/tables", &table).good()["table"].clone();
        let table = table.as_str().expect("an id").to_owned();
        bob.command(&table, &json!({ "type": "sit" })).good();
        (ann, bob, table)
    }
}

impl Database {
    /// A house with this database.
    pub(crate) fn open(self, config: Config) -> House {
        House { server: TestServer::open(&self.file(), config), database: self }
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.path().join("tables.db")
    }

    /// A connection past the server and the store.
    pub(crate) fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.file());
        self.runtime.block_on(options.connect()).expect("the database")
    }

    /// Does something to the database, past the server and the store.
    pub(crate) fn sql(&self, statement: &'static str) {
        let mut connection = self.connect();
        let done = self.runtime.block_on(sqlx::query(statement).execute(&mut connection));
        done.expect("the database takes it");
    }

    /// Does something with the store, as another process at the same database would.
    pub(crate) fn store<T>(&self, work: impl AsyncFnOnce(&Store) -> Result<T, StoreError>) -> T {
        self.runtime.block_on(async {
            let store = Store::open(&self.file()).await.expect("the store");
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
        // A table whose last row is old would end by itself.
        self.append_at(table, command, body, now(), |summary| summary);
    }

    /// Adds a row of long ago, after which something has been due for long.
    pub(crate) fn append_long_ago(&self, table: &str, body: &str) {
        let due = |summary| Summary { due: Some(Ticks(0)), ..summary };
        self.append_at(table, None, body, Millis(0), due);
    }

    fn append_at(
        &self,
        table: &str,
        command: Option<&str>,
        body: &str,
        at: Millis,
        change: impl FnOnce(Summary) -> Summary,
    ) {
        let (table, rows) = (table.parse().expect("a table"), self.rows(table).len());
        let appended = self.store(async |store| {
            let append = Append {
                table,
                expected: Version(rows as u64),
                command: command.map(|command| command.parse().expect("a command's name")),
                at,
                ticks: Ticks(at.0),
                body: body.to_owned(),
                summary: change(store.summary(&table).await?.expect("a table")),
                scores: Vec::new(),
                bots: Vec::new(),
                ending: None,
            };
            store.append(append).await
        });
        assert_eq!(appended, Appended::Done);
    }
}
