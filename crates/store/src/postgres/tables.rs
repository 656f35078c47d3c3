//! Tables and their logs.

use std::collections::HashMap;

use sqlx::postgres::{PgConnection, PgRow};

use super::{Postgres, endings, numbers, results};
use crate::chain::{Link, Linked};
use crate::reading::{self, Cells};
use crate::{
    Append, Appended, CommandId, Millis, PersonId, Row, StoreError, Summary, TableId, TableState,
    Try, Version,
};

impl Postgres {
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write(|connection| Box::pin(add_row(connection, append))).await
    }

    pub(crate) async fn append_and_begin(
        &self,
        append: Append,
        first: Append,
    ) -> Result<Appended, StoreError> {
        self.write(|connection| Box::pin(add_row_and_table(connection, append, first))).await
    }

    pub(crate) async fn begin(&self, first: Append) -> Result<TableId, StoreError> {
        self.write(|connection| Box::pin(add_table(connection, first))).await
    }

    pub(crate) async fn begin_with(&self, first: Append, second: Append) -> Result<(), StoreError> {
        self.write(|connection| Box::pin(add_rows(connection, first, second))).await
    }

    pub(crate) async fn begun_by(
        &self,
        command: &CommandId,
    ) -> Result<Option<TableId>, StoreError> {
        let begun = self.row(sqlx::query(BEGUN_BY).bind(command.as_str())).await?;
        Ok(begun.map(|row| row.table("table_id")).transpose()?)
    }

    pub(crate) async fn tries(
        &self,
        person: PersonId,
        commands: &[CommandId],
    ) -> Result<HashMap<CommandId, Try>, StoreError> {
        let found = sqlx::query(
            "SELECT command, tables.id, state, points
             FROM log JOIN tables ON tables.id = log.table_id
                 LEFT JOIN results ON results.person = $1 AND results.table_id = tables.id
                     AND results.day IS NOT NULL
             WHERE log.version = 1 AND log.command = ANY($2)",
        );
        let names: Vec<String> = commands.iter().map(CommandId::to_string).collect();
        let of = |row: &PgRow| {
            let damaged = |_| StoreError::Damaged("a command's name cannot be read".into());
            let command = row.text("command")?.try_into().map_err(damaged)?;
            let (state, points) =
                (reading::state(&row.text("state")?)?, row.perhaps_number("points")?);
            Ok((command, Try { table: row.table("id")?, state, points }))
        };
        self.rows(found.bind(person.0).bind(names)).await?.iter().map(of).collect()
    }

    pub(crate) async fn let_sleep(&self, table: TableId) -> Result<(), StoreError> {
        let sleep = sqlx::query("UPDATE tables SET due = NULL WHERE id = $1");
        self.change(sleep.bind(String::from(table))).await.map(drop)
    }

    pub(crate) async fn version_of(
        &self,
        table: &TableId,
        command: &CommandId,
    ) -> Result<Option<Version>, StoreError> {
        let found = sqlx::query("SELECT version FROM log WHERE table_id = $1 AND command = $2");
        let found = self.row(found.bind(table.as_str()).bind(command.as_str())).await?;
        let version = found.map(|row| row.number("version")).transpose()?;
        Ok(version.map(|version| Version(version.cast_unsigned())))
    }

    pub(crate) async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        let summary = sqlx::query(
            "SELECT game, state, is_public, due, people, card FROM tables WHERE id = $1",
        );
        let summary = self.row(summary.bind(table.as_str())).await?;
        Ok(summary.as_ref().map(reading::summary).transpose()?)
    }

    pub(crate) async fn delete_table(&self, table: TableId) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM tables WHERE id = $1").bind(String::from(table));
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
                 SELECT id FROM tables WHERE changed_at < $1 AND state = $2
                 ORDER BY changed_at LIMIT $3)",
        )
        .bind(unchanged_since.0)
        .bind(state.name())
        .bind(i64::from(limit));
        self.change(delete).await
    }
}

const BEGUN_BY: &str = "SELECT table_id FROM log WHERE version = 1 AND command = $1";

/// What must be known of a table before a row is added to its log.
struct Standing {
    version: Version,
    /// The hash of its last row.
    head: Link,
    people: String,
    /// Whether its game was over.
    is_finished: bool,
}

pub(super) async fn add_row(
    connection: &mut PgConnection,
    append: Append,
) -> Result<Appended, StoreError> {
    let standing = standing(connection, &append.table).await?;
    if standing.is_some()
        && let Some(row) = repeated(connection, &append).await?
    {
        return Ok(Appended::Repeated(row));
    }
    let version = standing.as_ref().map_or(Version::NEW, |standing| standing.version);
    if version != append.expected {
        return Ok(Appended::Conflict);
    }
    let people = serde_json::to_string(&append.summary.people).expect("numbers are JSON");
    let head = standing.as_ref().map_or(Link::NONE, |standing| standing.head);
    if !write_row(connection, &append, head, &people).await? {
        return Ok(Appended::Conflict);
    }
    if standing.as_ref().is_none_or(|standing| standing.people != people) {
        seat(connection, &append).await?;
    }
    // A game that is over can be taken back, and end otherwise. What happens after the end changes no result.
    let was_finished = standing.is_some_and(|standing| standing.is_finished);
    if was_finished != (append.summary.state == TableState::Finished) {
        close(connection, &append).await?;
        results::replace(connection, &append).await?;
        endings::replace(connection, &append).await?;
    }
    Ok(Appended::Done)
}

/// Adds a row, and the first row of another table, or neither.
async fn add_row_and_table(
    connection: &mut PgConnection,
    append: Append,
    first: Append,
) -> Result<Appended, StoreError> {
    let other = first.table;
    if standing(connection, &other).await?.is_some() {
        return Ok(Appended::Conflict);
    }
    match add_row(connection, append).await? {
        Appended::Done => {}
        refused => return Ok(refused),
    }
    match add_row(connection, first).await? {
        Appended::Done => Ok(Appended::Done),
        // Somebody else has made it at this very moment. Because of the error, neither is stored.
        _ => Err(StoreError::Damaged(format!("there is a table {other} already"))),
    }
}

/// Adds a table with two rows, or nothing.
async fn add_rows(
    connection: &mut PgConnection,
    first: Append,
    second: Append,
) -> Result<(), StoreError> {
    let table = add_table(connection, first).await?;
    match add_row(connection, second).await? {
        Appended::Done => Ok(()),
        Appended::Conflict | Appended::Repeated(_) => {
            Err(StoreError::Damaged(format!("the table {table} has more rows")).concerning_all())
        }
    }
}

/// Adds a table, unless the command behind it has made one before.
async fn add_table(connection: &mut PgConnection, first: Append) -> Result<TableId, StoreError> {
    if let Some(command) = &first.command {
        // Of several who come with the same command, one is first, and the others find its table.
        sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
            .bind(command.as_str())
            .execute(&mut *connection)
            .await?;
        let begun = sqlx::query(BEGUN_BY).bind(command.as_str());
        if let Some(begun) = begun.fetch_optional(&mut *connection).await? {
            return Ok(begun.table("table_id")?);
        }
    }
    let table = first.table;
    match add_row(connection, first).await? {
        Appended::Done => Ok(table),
        Appended::Conflict | Appended::Repeated(_) => {
            Err(StoreError::Damaged(format!("there is a table {table} already")))
        }
    }
}

/// What there is of a table. Nobody else adds to it until the end of the transaction.
async fn standing(
    connection: &mut PgConnection,
    table: &TableId,
) -> Result<Option<Standing>, StoreError> {
    let found =
        sqlx::query("SELECT version, head, people, state FROM tables WHERE id = $1 FOR UPDATE")
            .bind(table.as_str())
            .fetch_optional(connection)
            .await?;
    let Some(found) = found else { return Ok(None) };
    Ok(Some(Standing {
        version: Version(found.number("version")?.cast_unsigned()),
        head: found.link("head")?,
        people: found.text("people")?,
        is_finished: found.text("state")? == TableState::Finished.name(),
    }))
}

/// The row of the command, if the log has it. It is looked for when the table is held, so that none is missed.
async fn repeated(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<Option<Row>, StoreError> {
    let Some(command) = &append.command else { return Ok(None) };
    let found = sqlx::query(
        "SELECT version, command, at, COALESCE(ticks, at) AS ticks, body
         FROM log WHERE table_id = $1 AND command = $2",
    )
    .bind(append.table.as_str())
    .bind(command.as_str())
    .fetch_optional(connection)
    .await?;
    Ok(found.as_ref().map(reading::log_row).transpose()?)
}

/// Writes the row and the summary that comes with it; not if somebody else makes the same table at this moment.
async fn write_row(
    connection: &mut PgConnection,
    append: &Append,
    last: Link,
    people: &str,
) -> Result<bool, StoreError> {
    let Append { table, at, ticks, body, summary, .. } = append;
    let (version, command) = (append.expected.next(), append.command.as_ref());
    let row = Linked { table, version, command, at: *at, ticks: *ticks, body };
    let hash = row.after(last).0.to_vec();
    let version = i64::try_from(version.0).expect("no log has 2^63 rows");
    let set = if append.expected == Version::NEW { NEW_SUMMARY } else { SET_SUMMARY };
    let set = sqlx::query(set)
        .bind(table.as_str())
        .bind(version)
        .bind(&summary.game)
        .bind(summary.state.name())
        .bind(i64::from(summary.is_public))
        .bind(summary.due.map(|due| due.0))
        .bind(people)
        .bind(&summary.card)
        .bind(at.0)
        .bind(hash.clone())
        .execute(&mut *connection)
        .await?;
    if set.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query(
        "INSERT INTO log (table_id, version, command, at, ticks, body, hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(table.as_str())
    .bind(version)
    .bind(command.map(CommandId::as_str))
    .bind(at.0)
    .bind(ticks.0)
    .bind(body)
    .bind(hash)
    .execute(connection)
    .await?;
    Ok(true)
}

const NEW_SUMMARY: &str =
    "INSERT INTO tables (id, version, game, state, is_public, due, people, card, changed_at, head)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING";

const SET_SUMMARY: &str =
    "UPDATE tables SET version = $2, game = $3, state = $4, is_public = $5, due = $6, people = $7,
         card = $8, changed_at = $9, head = $10
     WHERE id = $1";

/// Remembers who sits at a table; whoever sat there before is not forgotten.
async fn seat(connection: &mut PgConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO sitters (person, table_id) SELECT person, $1 FROM unnest($2) AS person
         ON CONFLICT DO NOTHING",
    )
    .bind(append.table.as_str())
    .bind(numbers(&append.summary.people))
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes whether the game is over where people sat, so that their other tables are found without it.
async fn close(connection: &mut PgConnection, append: &Append) -> Result<(), StoreError> {
    sqlx::query("UPDATE sitters SET is_over = $1 WHERE table_id = $2")
        .bind(i64::from(append.summary.state == TableState::Finished))
        .bind(append.table.as_str())
        .execute(connection)
        .await?;
    Ok(())
}
