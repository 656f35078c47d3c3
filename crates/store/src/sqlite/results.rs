//! What came out of finished games.

use std::collections::HashMap;

use sqlx::sqlite::SqliteConnection;

use super::{Sqlite, as_json, read_table};
use crate::{Append, Millis, Past, PersonId, Score, StoreError, TableId};

impl Sqlite {
    pub(crate) async fn past(
        &self,
        people: &[PersonId],
        game: &str,
        kind: &str,
        before: Millis,
    ) -> Result<HashMap<PersonId, Past>, StoreError> {
        let rows: Vec<(i64, u32, u32, i64)> = sqlx::query_as(PAST)
            .bind(as_json(people))
            .bind(game)
            .bind(kind)
            .bind(before.0)
            .fetch_all(&self.reader)
            .await?;
        let past = |(person, games, won, best)| (PersonId(person), Past { games, won, best });
        Ok(rows.into_iter().map(past).collect())
    }

    pub(crate) async fn scores(
        &self,
        person: PersonId,
        tables: &[TableId],
    ) -> Result<HashMap<TableId, Score>, StoreError> {
        let tables: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let tables = serde_json::to_string(&tables).expect("names can be written as JSON");
        let rows: Vec<(String, String, u32, i64, bool, i64)> =
            sqlx::query_as(SCORES).bind(person.0).bind(tables).fetch_all(&self.reader).await?;
        let score = |(table, kind, wins, points, is_practice, at): (String, _, _, _, _, i64)| {
            Ok((
                read_table(&table)?,
                Score { person, kind, wins, points, is_practice, at: Millis(at) },
            ))
        };
        rows.into_iter().map(score).collect()
    }
}

pub(super) const PAST: &str = "SELECT person, count(*), sum(wins > 0), max(points) FROM results
     WHERE person IN (SELECT value FROM json_each(?)) AND game = ? AND kind = ? AND at < ?
     AND is_practice = 0 GROUP BY person";

const SCORES: &str = "SELECT table_id, kind, wins, points, is_practice, at FROM results
     WHERE person = ? AND table_id IN (SELECT value FROM json_each(?))";

/// Puts the scores that come with a row in the place of those that came before. People who are gone
/// have none.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM results WHERE table_id = ?")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    for score in &append.scores {
        sqlx::query(
            "INSERT INTO results (person, table_id, game, kind, wins, points, is_practice, at)
             SELECT id, ?, ?, ?, ?, ?, ?, ? FROM people WHERE id = ?",
        )
        .bind(append.table.as_str())
        .bind(&append.summary.game)
        .bind(&score.kind)
        .bind(score.wins)
        .bind(score.points)
        .bind(score.is_practice)
        .bind(score.at.0)
        .bind(score.person.0)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
