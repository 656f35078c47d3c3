//! One end of the way: a connection to either database, with one transaction.

use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Error};

use super::columns::{Kind, Table};
use super::refused;
use crate::reading::Cells;
use crate::{Database, StoreError, postgres};

/// What stands in one column of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Cell {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

pub(super) enum Side {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// Does the same with either connection.
macro_rules! with {
    ($side:ident, $connection:ident => $done:expr) => {
        match $side {
            Side::Sqlite($connection) => $done,
            Side::Postgres($connection) => $done,
        }
    };
}

fn read(row: &impl Cells, table: &Table) -> Result<Vec<Cell>, Error> {
    let cell = |(name, kind): &(&str, Kind)| {
        Ok(match kind {
            Kind::Number => Cell::Number(row.perhaps_number(name)?),
            Kind::Text => Cell::Text(row.perhaps_text(name)?),
            Kind::Bytes => Cell::Bytes(row.perhaps_bytes(name)?),
        })
    };
    table.columns.iter().map(cell).collect()
}

impl Side {
    /// Connects to a database that a store has opened before.
    pub(super) async fn open(database: &Database) -> Result<Side, StoreError> {
        Ok(match database {
            Database::File(path) => {
                let options = SqliteConnectOptions::new().filename(path).foreign_keys(true);
                Side::Sqlite(options.disable_statement_logging().connect().await?)
            }
            Database::Postgres(url) => Side::Postgres(postgres::options(url)?.connect().await?),
        })
    }

    /// From now on it reads what is there at this moment, whatever others write.
    pub(super) async fn begin_reading(&mut self) -> Result<(), Error> {
        match self {
            Side::Sqlite(_) => self.execute("BEGIN".into()).await,
            Side::Postgres(_) => {
                self.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY".into()).await
            }
        }
    }

    pub(super) async fn begin_writing(&mut self) -> Result<(), Error> {
        match self {
            Side::Sqlite(_) => self.execute("BEGIN IMMEDIATE".into()).await,
            Side::Postgres(_) => self.execute("BEGIN".into()).await,
        }
    }

    /// Ends the transaction with all that was written, and the connection.
    pub(super) async fn finish(mut self) -> Result<(), Error> {
        self.execute("COMMIT".into()).await?;
        match self {
            Side::Sqlite(connection) => connection.close().await,
            Side::Postgres(connection) => connection.close().await,
        }
    }

    async fn execute(&mut self, sql: String) -> Result<(), Error> {
        with!(self, connection => sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.map(drop))
    }

    /// A number that a query finds, if it finds one.
    async fn number(&mut self, sql: String) -> Result<Option<i64>, Error> {
        let query = AssertSqlSafe(sql);
        with!(self, connection => {
            let row = sqlx::query(query).fetch_optional(connection).await?;
            row.map(|row| row.number("number")).transpose()
        })
    }

    pub(super) async fn is_empty(&mut self, table: &Table) -> Result<bool, Error> {
        let sql = format!("SELECT CAST(1 AS BIGINT) AS number FROM {} LIMIT 1", table.name);
        Ok(self.number(sql).await?.is_none())
    }

    /// All rows of a table, in the order of its key.
    pub(super) fn rows<'s>(
        &'s mut self,
        table: &'static Table,
    ) -> BoxStream<'s, Result<Vec<Cell>, Error>> {
        let query = AssertSqlSafe(table.read());
        with!(self, connection => {
            sqlx::query(query).fetch(connection).map(|row| read(&row?, table)).boxed()
        })
    }

    pub(super) async fn add(&mut self, table: &Table, row: Vec<Cell>) -> Result<(), StoreError> {
        let query = AssertSqlSafe(table.add());
        with!(self, connection => {
            let mut query = sqlx::query(query);
            for cell in row {
                query = match cell {
                    Cell::Number(number) => query.bind(number),
                    Cell::Text(text) => query.bind(text),
                    Cell::Bytes(bytes) => query.bind(bytes),
                };
            }
            let added = query.execute(connection).await?;
            match added.rows_affected() {
                1 => Ok(()),
                _ => Err(refused("a row was not added")),
            }
        })
    }

    /// The last number that a table gave to a row, which may be gone by now; none if it never gave one.
    pub(super) async fn next(&mut self, table: &Table) -> Result<Option<i64>, Error> {
        let name = table.name;
        let sql = match self {
            Side::Sqlite(_) => {
                format!("SELECT seq AS number FROM sqlite_sequence WHERE name = '{name}'")
            }
            Side::Postgres(_) => {
                format!("SELECT last_value AS number FROM {name}_id_seq WHERE is_called")
            }
        };
        self.number(sql).await
    }

    /// Lets a table go on counting after this number.
    pub(super) async fn set_next(&mut self, table: &Table, last: Option<i64>) -> Result<(), Error> {
        let (name, Some(last)) = (table.name, last) else { return Ok(()) };
        let sql = match self {
            Side::Sqlite(_) => format!(
                "DELETE FROM sqlite_sequence WHERE name = '{name}';
                 INSERT INTO sqlite_sequence (name, seq) VALUES ('{name}', {last})"
            ),
            Side::Postgres(_) => format!("SELECT setval('{name}_id_seq', {last})"),
        };
        self.execute(sql).await
    }
}
