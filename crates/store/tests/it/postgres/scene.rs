//! A store in a database of its own.

use sobremesa_services::Postgres;
use sobremesa_store::{Database, Store};
use sqlx::{Connection, PgConnection};

pub(crate) use crate::rows::{append, summary, table};

pub(crate) struct Scene {
    pub(crate) store: Store,
    url: String,
}

impl Scene {
    /// What can be done to table 2 in this database alone.
    pub(crate) const DAMAGES: [&str; 1] = [
        "UPDATE log SET hash = decode(repeat('00', 32), 'hex') WHERE version = 5 AND table_id LIKE '%2'",
    ];

    pub(crate) async fn new() -> Scene {
        let url = Postgres::shared().database();
        Scene { store: open(&url).await, url }
    }

    /// Closes the store and opens it again.
    pub(crate) async fn reopen(&mut self) {
        self.store.close().await;
        self.store = open(&self.url).await;
    }

    /// Does something to the database behind the store's back.
    pub(crate) async fn tamper(&self, statement: &'static str) {
        let mut connection = PgConnection::connect(&self.url).await.expect("the database");
        let done = sqlx::query(statement).execute(&mut connection).await.expect("it can be done");
        assert!(done.rows_affected() > 0, "{statement}");
    }
}

pub(crate) async fn open(url: &str) -> Store {
    let database: Database = url.parse().expect("a database");
    Store::connect(&database).await.expect("the store opens")
}
