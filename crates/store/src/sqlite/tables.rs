//! Tables and their logs.

use std::collections::HashMap;

use sqlx::sqlite::SqliteConnection;

use super::rows::{Known, is_finished, linked};
use super::{Sqlite, as_json, endings, read_table, results};
use crate::chain::Link;
use crate::reading::{self, Cells};
use crate::{
    Append, Appended, CommandId, Millis, PersonId, Row, StoreError, Summary, TableId, TableState,
    Try, Version,
};

impl Sqlite {
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    pub(crate) async fn append_and_begin(
        &self,
        append: Append,
        first: Append,
    ) -> Result<Appended, StoreError> {
        self.writer.write(|connection| Box::pin(add_row_and_table(connection, append, first))).await
    }

    pub(crate) async fn begin(&self, first: Append) -> Result<TableId, StoreError> {
        self.writer.write(|connection| Box::pin(add_table(connection, first))).await
    }

    pub(crate) async fn begin_with(&self, first: Append, second: Append) -> Result<(), StoreError> {
        self.writer.write(|connection| Box::pin(add_rows(connection, first, second))).await
    }

    pub(crate) async fn begun_by(
        &self,
        command: &CommandId,
    ) -> Result<Option<TableId>, StoreError> {
        let begun: Option<(String,)> = sqlx::query_as(BEGUN_BY)
            .bind(command.as_str())
            .fetch_optional(&mut *self.read().await?)
            .await?;
        Ok(begun.map(|(table,)| read_table(&table)).transpose()?)
    }

    pub(crate) async fn tries(
        &self,
        person: PersonId,
        commands: &[CommandId],
    ) -> Result<HashMap<CommandId, Try>, StoreError> {
        let names: Vec<&str> = commands.iter().map(CommandId::as_str).collect();
        let names = serde_json::to_string(&names).expect("names can be written as JSON");
        let rows: Vec<(String, String, String, Option<i64>)> = sqlx::query_as(TRIES)
            .bind(person.0)
            .bind(names)
            .fetch_all(&mut *self.read().await?)
            .await?;
        let of = |(command, table, state, points): (String, String, String, _)| {
            let command = command.try_into().map_err(|_| damaged(&table))?;
            let state = TableState::from_name(&state).ok_or_else(|| damaged(&table))?;
            Ok((command, Try { table: read_table(&table)?, state, points }))
        };
        rows.into_iter().map(of).collect()
    }

    pub(crate) async fn let_sleep(&self, table: TableId) -> Result<(), StoreError> {
        let sleep =
            sqlx::query("UPDATE tables SET due = NULL WHERE id = ?").bind(String::from(table));
        self.change(sleep).await.map(drop)
    }

    pub(crate) async fn version_of(
        &self,
        table: &TableId,
        command: &CommandId,
    ) -> Result<Option<Version>, StoreError> {
        let found = sqlx::query("SELECT version FROM log WHERE table_id = ? AND command = ?")
            .bind(table.as_str())
            .bind(command.as_str())
            .fetch_optional(&mut *self.read().await?)
            .await?;
        let version = found.map(|row| row.number("version")).transpose()?;
        Ok(version.map(|version| Version(version.cast_unsigned())))
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let summary = sqlx::query(
            "SELECT game, state, is_public, due, people, card FROM tables WHERE id = ?",
        )
        .bind(table.as_str())
        .fetch_optional(&mut *self.read().await?)
        .await?;
        Ok(summary.as_ref().map(reading::summary).transpose()?)
    }

    pub(crate) async fn delete_table(&self, table: TableId) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM tables WHERE id = ?").bind(String::from(table));
        Ok(self.change(delete).await? > 0)
    }

    pub(crate) async fn purge_tables(
        &self,
        state: TableState,
        unchanged_since: Millis,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let delete = sqlx::query(
            "DELETE FROM tables WHERE id IN (
                 SELECT id FROM tables WHERE changed_at < ? AND state = ?
                 ORDER BY changed_at LIMIT ?)",
        )
        .bind(unchanged_since.0)
        .bind(state.name())
        .bind(limit);
        self.change(delete).await
    }
}

/// What must be known of a table before a row is added to its log.
struct Standing {
    version: u64,
    /// The hash of its last row.
    head: Link,
    people: String,
    /// Whether its game was over.
    is_finished: bool,
    /// The row of the command, if the log has it.
    repeated: Option<Row>,
}

async fn add_row(
    connection: &mut SqliteConnection,
    append: Append,
) -> Result<Appended, StoreError> {
    look_and_add_row(connection, &append).await.map(|(appended, _)| appended)
}

/// Adds a row after it was looked at how its table stands; what is known of the table then.
pub(super) async fn look_and_add_row(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(Appended, Option<Known>), StoreError> {
    let standing = standing(connection, append).await?;
    let (version, head, seated, was_finished) = match standing {
        Some(Standing { repeated: Some(row), .. }) => return Ok((Appended::Repeated(row), None)),
        Some(Standing { version, head, people, is_finished, .. }) => {
            (version, head, Some(people), is_finished)
        }
        None => (0, Link::NONE, None, false),
    };
    if Version(version) != append.expected {
        return Ok((Appended::Conflict, None));
    }
    let people = as_json(&append.summary.people);
    let head = linked(append).after(head);
    write_row(connection, append, head, &people).await.map_err(StoreError::concerning_all)?;
    if seated.as_ref() != Some(&people) {
        seat(connection, append.table, people.clone()).await.map_err(StoreError::concerning_all)?;
    }
    // A game that is over can be taken back, and end otherwise. What happens after the end changes no result.
    let is_finished = is_finished(append);
    if was_finished != is_finished {
        close(connection, append).await.map_err(StoreError::concerning_all)?;
        results::replace(connection, append).await.map_err(StoreError::concerning_all)?;
        endings::replace(connection, append).await.map_err(StoreError::concerning_all)?;
    }
    let version = append.expected.next();
    Ok((Appended::Done, Some(Known { version, head, people, is_finished })))
}

/// Adds a row, and the first row of another table, or neither.
async fn add_row_and_table(
    connection: &mut SqliteConnection,
    append: Append,
    first: Append,
) -> Result<Appended, StoreError> {
    // Nothing is written before it is known that both can be.
    if standing(connection, &first).await?.is_some() {
        return Ok(Appended::Conflict);
    }
    match add_row(connection, append).await? {
        Appended::Done => add_row(connection, first).await.map_err(StoreError::concerning_all),
        other => Ok(other),
    }
}

/// Adds a table with two rows, or nothing.
async fn add_rows(
    connection: &mut SqliteConnection,
    first: Append,
    second: Append,
) -> Result<(), StoreError> {
    let table = add_table(connection, first).await?;
    match add_row(connection, second).await.map_err(StoreError::concerning_all)? {
        Appended::Done => Ok(()),
        Appended::Conflict | Appended::Repeated(_) => {
            Err(StoreError::Damaged(format!("the table {table} has more rows")).concerning_all())
        }
    }
}

/// Adds a table, unless the command behind it has made one before.
async fn add_table(
    connection: &mut SqliteConnection,
    first: Append,
) -> Result<TableId, StoreError> {
    let command = first.command.as_ref().map(CommandId::as_str);
    let begun: Option<(String,)> =
        sqlx::query_as(BEGUN_BY).bind(command).fetch_optional(&mut *connection).await?;
    if let Some((table,)) = begun {
        return Ok(read_table(&table)?);
    }
    let table = first.table;
    match add_row(connection, first).await? {
        Appended::Done => Ok(table),
        Appended::Conflict | Appended::Repeated(_) => {
            Err(StoreError::Damaged(format!("there is a table {table} already")))
        }
    }
}

fn damaged(table: &str) -> StoreError {
    StoreError::Damaged(format!("the table {table} cannot be read"))
}

/// The tables that commands have made, with what came out for a person where it counts for a day.
pub(super) const TRIES: &str = "SELECT command, tables.id, state, points
     FROM json_each(?2) AS asked
         CROSS JOIN log ON log.version = 1 AND log.command = asked.value
         CROSS JOIN tables ON tables.id = log.table_id
         LEFT JOIN results ON results.person = ?1 AND results.table_id = tables.id
             AND results.day IS NOT NULL";

pub(super) const BEGUN_BY: &str = "SELECT table_id FROM log WHERE version = 1 AND command = ?";

async fn standing(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Option<Standing>, StoreError> {
    let found = sqlx::query(
        "SELECT tables.version AS table_version, head, people, state, log.version AS version, command, at,
                COALESCE(ticks, at) AS ticks, body
         FROM tables LEFT JOIN log ON log.table_id = tables.id AND log.command = ?
         WHERE tables.id = ?",
    )
    .bind(append.command.as_ref().map(CommandId::as_str))
    .bind(append.table.as_str())
    .fetch_optional(connection)
    .await?;
    let Some(found) = found else { return Ok(None) };
    let is_repeated = found.perhaps_number("version")?.is_some();
    Ok(Some(Standing {
        version: found.number("table_version")?.cast_unsigned(),
        head: found.link("head")?,
        people: found.text("people")?,
        is_finished: found.text("state")? == TableState::Finished.name(),
        repeated: is_repeated.then(|| reading::log_row(&found)).transpose()?,
    }))
}

/// Writes the row with its hash, and the summary that comes with it.
async fn write_row(
    connection: &mut SqliteConnection,
    append: &Append,
    head: Link,
    people: &str,
) -> Result<(), StoreError> {
    let (summary, hash) = (&append.summary, head.0.to_vec());
    let version = i64::try_from(append.expected.next().0).expect("no log has 2^63 rows");
    sqlx::query(SET_SUMMARY)
        .bind(append.table.as_str())
        .bind(version)
        .bind(&summary.game)
        .bind(summary.state.name())
        .bind(summary.is_public)
        .bind(summary.due.map(|due| due.0))
        .bind(people)
        .bind(&summary.card)
        .bind(append.at.0)
        .bind(hash.clone())
        .execute(&mut *connection)
        .await?;
    sqlx::query(ADD_ROW)
        .bind(append.table.as_str())
        .bind(version)
        .bind(append.command.as_ref().map(CommandId::as_str))
        .bind(append.at.0)
        .bind(append.ticks.0)
        .bind(&append.body)
        .bind(hash)
        .execute(connection)
        .await?;
    Ok(())
}

const ADD_ROW: &str = "INSERT INTO log (table_id, version, command, at, ticks, body, hash) VALUES (?, ?, ?, ?, ?, ?, ?)";

const SET_SUMMARY: &str =
    "INSERT INTO tables (id, version, game, state, is_public, due, people, card, changed_at, head)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET
         version = excluded.version, game = excluded.game, state = excluded.state,
         is_public = excluded.is_public, due = excluded.due, people = excluded.people,
         card = excluded.card, changed_at = excluded.changed_at, head = excluded.head";

/// Remembers who sits at a table; whoever sat there before is not forgotten.
async fn seat(
    connection: &mut SqliteConnection,
    table: TableId,
    people: String,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT OR IGNORE INTO sitters (person, table_id) SELECT value, ? FROM json_each(?)",
    )
    .bind(table.as_str())
    .bind(people)
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes whether the game is over where people sat, so that their other tables are found without it.
async fn close(connection: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query("UPDATE sitters SET is_over = ? WHERE table_id = ?")
        .bind(append.summary.state == TableState::Finished)
        .bind(append.table.as_str())
        .execute(connection)
        .await?;
    Ok(())
}
