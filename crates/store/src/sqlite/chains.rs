//! Logs whose rows vouch for each other: reading them, and completing those that older programs wrote.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, FromRow, Row as _};

use super::tables::count;
use super::{Sqlite, read_table};
use crate::chain::{Link, Linked};
use crate::{Row, StoreError, TableId};

/// This many tables are completed in one transaction.
const GROUP: usize = 200;

/// SQLite's code for a file that is not as it left it.
const CORRUPT: u32 = 11;

/// One statement, so that no row can come in between.
const LOAD: &str = "SELECT log.version, command, at, COALESCE(ticks, at) AS ticks, body, hash,
         tables.version AS last, head
     FROM tables LEFT JOIN log ON log.table_id = tables.id WHERE tables.id = ? ORDER BY log.version";

impl Sqlite {
    pub(crate) async fn load(&self, table: &TableId) -> Result<Option<Vec<Row>>, StoreError> {
        let found = sqlx::query(LOAD).bind(table.as_str()).fetch_all(&self.reader).await;
        let found = found.map_err(|error| match is_corrupt(&error) {
            true => StoreError::Damaged(error.to_string()),
            false => error.into(),
        })?;
        let Some(last) = found.last() else { return Ok(None) };
        let (version, head) = (count(last, "last")?, read_link(last, "head")?);
        let mut link = Link::NONE;
        let mut rows = Vec::with_capacity(found.len());
        for (row, expected) in found.iter().zip(1_u64..) {
            let damaged =
                || StoreError::Damaged(format!("row {expected} of a log is not what it was"));
            if row.try_get::<Option<i64>, _>("version")? != i64::try_from(expected).ok() {
                return Err(StoreError::Damaged(format!("row {expected} of a log is missing")));
            }
            let stored = read_link(row, "hash").map_err(|_| damaged())?;
            let row = Row::from_row(row)?;
            link = linked(table, &row).after(link);
            if link != stored {
                return Err(damaged());
            }
            rows.push(row);
        }
        if version != rows.len() as u64 || head != link {
            return Err(StoreError::Damaged("the end of a log is missing".into()));
        }
        Ok(Some(rows))
    }
}

fn linked<'r>(table: &'r TableId, row: &'r Row) -> Linked<'r> {
    let (version, command) = (row.version, row.command.as_ref());
    Linked { table, version, command, at: row.at, ticks: row.ticks, body: &row.body }
}

fn is_corrupt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == CORRUPT)
}

/// A hash that a row has.
pub(super) fn read_link(row: &SqliteRow, column: &str) -> Result<Link, sqlx::Error> {
    let bytes: Option<Vec<u8>> = row.try_get(column)?;
    let bytes = bytes.and_then(|bytes| bytes.try_into().ok());
    bytes.map(Link).ok_or_else(|| sqlx::Error::Decode("a hash is missing".into()))
}

/// Works out the hashes of rows that a program without them wrote. What is wrong with such a log is found when
/// it is loaded: here it must not keep others from being opened.
pub(super) async fn complete(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let tables: Vec<(String,)> = sqlx::query_as("SELECT id FROM tables WHERE head IS NULL")
        .fetch_all(&mut *connection)
        .await?;
    for group in tables.chunks(GROUP) {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for (table,) in group {
            complete_table(&mut transaction, &read_table(table)?).await?;
        }
        transaction.commit().await?;
    }
    Ok(())
}

async fn complete_table(
    connection: &mut SqliteConnection,
    table: &TableId,
) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT version, command, at, COALESCE(ticks, at) AS ticks, body
         FROM log WHERE table_id = ? ORDER BY version",
    )
    .bind(table.as_str())
    .fetch_all(&mut *connection)
    .await?;
    let mut link = Link::NONE;
    for row in &rows {
        // A row that cannot be read keeps none, and its table is damaged.
        let Ok(row) = Row::from_row(row) else { break };
        link = linked(table, &row).after(link);
        sqlx::query("UPDATE log SET hash = ? WHERE table_id = ? AND version = ?")
            .bind(link.0.to_vec())
            .bind(table.as_str())
            .bind(row.version.0 as i64)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("UPDATE tables SET head = ? WHERE id = ?")
        .bind(link.0.to_vec())
        .bind(table.as_str())
        .execute(connection)
        .await?;
    Ok(())
}
