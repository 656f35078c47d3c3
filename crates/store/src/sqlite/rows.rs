//! Rows of many tables as one hand-over.
//!
//! Of a table that was written to lately it is known what its next row needs. Such rows go to the connection's
//! thread together, in statements for all of them, and nothing is looked up before. The database itself tells if
//! something is not as it was thought to be: two rows of one version, a command that the log has already and a row
//! without its table break a constraint. Then nothing of the group is stored, and its rows are looked at one by one.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use futures_util::TryStreamExt;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Arguments as _, AssertSqlSafe, Executor};

use super::as_json;
use super::figures::count_commit;
use crate::chain::{Link, Linked};
use crate::{Append, CommandId, StoreError, TableId, TableState, Version};

/// This many tables are known; then all are forgotten, and known again when they are written to.
const MOST_KNOWN: usize = 20_000;

/// At most this many rows are one hand-over, so that the statements for any number of them can be kept.
const AT_ONCE: usize = 64;

/// What is known of a table: what its last row was, and what that row said.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) version: Version,
    /// The hash of its last row.
    pub(super) head: Link,
    /// Whose table it is, as the database has it.
    pub(super) people: String,
    pub(super) is_finished: bool,
}

/// The tables that were written to lately.
#[derive(Default)]
pub(super) struct KnownTables(HashMap<TableId, Known>);

impl KnownTables {
    /// Notes what a table is after its last row.
    pub(super) fn note(&mut self, table: TableId, known: Known) {
        if self.0.len() >= MOST_KNOWN {
            self.0.clear();
        }
        self.0.insert(table, known);
    }

    pub(super) fn forget(&mut self, table: &TableId) {
        self.0.remove(table);
    }

    /// The hash of a row, if it needs nothing but itself: its table is at the expected version, and neither who
    /// sits there nor whether the game is over becomes another.
    pub(super) fn next(&self, append: &Append) -> Option<Link> {
        let known = self.0.get(&append.table)?;
        let is_plain = known.version == append.expected
            && known.is_finished == is_finished(append)
            && known.people == as_json(&append.summary.people);
        is_plain.then(|| linked(append).after(known.head))
    }

    /// Notes that a row which needed nothing but itself is stored.
    pub(super) fn add(&mut self, append: &Append, head: Link) {
        if let Some(known) = self.0.get_mut(&append.table) {
            (known.version, known.head) = (append.expected.next(), head);
        }
    }
}

/// Whether a table's game is over after a row.
pub(super) fn is_finished(append: &Append) -> bool {
    append.summary.state == TableState::Finished
}

/// What of a row its hash stands for.
pub(super) fn linked(append: &Append) -> Linked<'_> {
    let Append { table, at, ticks, body, .. } = append;
    let (version, command) = (append.expected.next(), append.command.as_ref());
    Linked { table, version, command, at: *at, ticks: *ticks, body }
}

/// Stores rows, each with its hash, and the summaries that come with them; all or none.
pub(super) async fn store(
    connection: &mut SqliteConnection,
    rows: &[(&Append, Link)],
) -> Result<(), StoreError> {
    let stored = store_parts(connection, rows).await;
    if stored.is_err() {
        // The transaction may be open; if it is not, there is nothing to take back.
        let _ = sqlx::query("ROLLBACK").execute(connection).await;
    }
    Ok(stored?)
}

/// Stores rows in one transaction, and notes how long the commit took, which is the last statement.
async fn store_parts(
    connection: &mut SqliteConnection,
    rows: &[(&Append, Link)],
) -> Result<(), sqlx::Error> {
    let mut took = Duration::ZERO;
    let count = rows.chunks(AT_ONCE).len();
    for (index, part) in rows.chunks(AT_ONCE).enumerate() {
        let mut values = SqliteArguments::default();
        bind(&mut values, part).map_err(sqlx::Error::Encode)?;
        let begin = if index == 0 { "BEGIN IMMEDIATE;" } else { "" };
        let end = if index + 1 == count { "COMMIT" } else { "" };
        let statements = AssertSqlSafe(format!("{begin}{}{end}", statements(part.len())));
        let mut done = connection.fetch_many(sqlx::query_with(statements, values));
        let mut last = Instant::now();
        while done.try_next().await?.is_some() {
            took = last.elapsed();
            last = Instant::now();
        }
    }
    count_commit(took);
    Ok(())
}

/// Statements for this many rows.
fn statements(count: usize) -> String {
    let mut sql = String::from(
        "UPDATE tables SET version = new.column2, state = new.column3, is_public = new.column4, due = new.column5,
             card = new.column6, changed_at = new.column7, head = new.column8, game = new.column9
         FROM (VALUES ",
    );
    repeat(&mut sql, "(?, ?, ?, ?, ?, ?, ?, ?, ?)", count);
    sql.push_str(
        ") AS new WHERE tables.id = new.column1;
         INSERT INTO log (table_id, version, command, at, ticks, body, hash) VALUES ",
    );
    repeat(&mut sql, "(?, ?, ?, ?, ?, ?, ?)", count);
    sql.push(';');
    sql
}

fn repeat(sql: &mut String, values: &str, count: usize) {
    for index in 0..count {
        let comma = if index == 0 { "" } else { ", " };
        write!(sql, "{comma}{values}").expect("a text takes everything");
    }
}

fn bind(
    values: &mut SqliteArguments,
    rows: &[(&Append, Link)],
) -> Result<(), sqlx::error::BoxDynError> {
    let number =
        |append: &Append| i64::try_from(append.expected.next().0).expect("no log has 2^63 rows");
    for (append, hash) in rows {
        values.add(append.table.as_str().to_owned())?;
        values.add(number(append))?;
        values.add(append.summary.state.name())?;
        values.add(append.summary.is_public)?;
        values.add(append.summary.due.map(|due| due.0))?;
        values.add(append.summary.card.clone())?;
        values.add(append.at.0)?;
        values.add(hash.0.to_vec())?;
        values.add(append.summary.game.clone())?;
    }
    for (append, hash) in rows {
        values.add(append.table.as_str().to_owned())?;
        values.add(number(append))?;
        values.add(append.command.as_ref().map(|command| CommandId::as_str(command).to_owned()))?;
        values.add(append.at.0)?;
        values.add(append.ticks.0)?;
        values.add(append.body.clone())?;
        values.add(hash.0.to_vec())?;
    }
    Ok(())
}
