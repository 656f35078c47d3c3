//! Logs whose rows vouch for each other: reading them, and completing those that older programs wrote.

use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;

use super::{Sqlite, read_table};
use crate::chain::{self, Link};
use crate::reading::{self, Cells};
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
        let found =
            sqlx::query(LOAD).bind(table.as_str()).fetch_all(&mut *self.read().await?).await;
        let found = found.map_err(|error| match is_corrupt(&error) {
            true => StoreError::Damaged(error.to_string()),
            false => error.into(),
        })?;
        let Some(last) = found.last() else { return Ok(None) };
        let (version, head) = (last.number("last")?, last.link("head")?);
        // A table without any row has one that says nothing.
        let found = found.iter().filter(|row| !matches!(row.perhaps_number("version"), Ok(None)));
        let rows = found.map(|row| Ok((reading::log_row(row)?, row.link("hash")?)));
        let rows = rows.collect::<Result<Vec<_>, sqlx::Error>>()?;
        chain::check(table, rows, version.cast_unsigned(), head).map(Some)
    }
}

fn is_corrupt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == CORRUPT)
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
        let Ok(row) = reading::log_row(row) else { break };
        link = chain::linked(table, &row).after(link);
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
