//! What came out of finished games.

use std::collections::HashMap;

use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::{Sqlite, as_json, bots, read_table};
use crate::{
    Append, Company, Counted, Left, Met, Millis, OnDeal, Past, PersonId, Score, StoreError,
    TableId, reading,
};

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
            .fetch_all(&mut *self.read().await?)
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
        let rows: Vec<SqliteRow> = sqlx::query(SCORES)
            .bind(person.0)
            .bind(tables)
            .fetch_all(&mut *self.read().await?)
            .await?;
        rows.iter().map(|row| reading::score(person, row)).collect()
    }

    pub(crate) async fn left(
        &self,
        person: PersonId,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<Left>, StoreError> {
        let rows: Vec<SqliteRow> = sqlx::query(LEFT)
            .bind(person.0)
            .bind(after.map_or("", TableId::as_str))
            .bind(limit)
            .fetch_all(&mut *self.read().await?)
            .await?;
        let left = |row: &SqliteRow| {
            let (table, score) = reading::score(person, row)?;
            Ok(Left { table, game: row.try_get("game")?, score })
        };
        rows.iter().map(left).collect()
    }

    pub(crate) async fn met(&self, game: &str, limit: u32) -> Result<Vec<Met>, StoreError> {
        let rows: Vec<(String, i64, u32, i64)> =
            sqlx::query_as(MET).bind(game).bind(limit).fetch_all(&mut *self.read().await?).await?;
        let met = |(table, person, wins, points): (String, _, _, _)| {
            Ok(Met { table: read_table(&table)?, person: PersonId(person), wins, points })
        };
        rows.into_iter().map(met).collect()
    }

    pub(crate) async fn met_people(
        &self,
        person: PersonId,
        games: u32,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query_as(MET_PEOPLE).bind(person.0).bind(games).bind(person.0).bind(limit);
        let names: Vec<(String,)> = rows.fetch_all(&mut *self.read().await?).await?;
        Ok(names.into_iter().map(|(name,)| name).collect())
    }

    pub(crate) async fn counted(
        &self,
        person: PersonId,
        before: Option<u32>,
        limit: u32,
    ) -> Result<Vec<Counted>, StoreError> {
        let rows: Vec<Count> = sqlx::query_as(COUNTED)
            .bind(person.0)
            .bind(before.unwrap_or(u32::MAX))
            .bind(limit)
            .fetch_all(&mut *self.read().await?)
            .await?;
        Ok(rows.into_iter().map(counted).collect())
    }

    pub(crate) async fn finished(
        &self,
        person: PersonId,
        game: &str,
        most: u32,
    ) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(FINISHED).bind(person.0).bind(game).bind(most);
        Ok(count.fetch_one(&mut *self.read().await?).await?)
    }

    pub(crate) async fn with_deal(
        &self,
        game: &str,
        deal: &str,
        limit: u32,
    ) -> Result<Vec<OnDeal>, StoreError> {
        let rows = sqlx::query_as(WITH_DEAL).bind(game).bind(deal).bind(limit);
        on_deal(rows.fetch_all(&mut *self.read().await?).await?)
    }

    pub(crate) async fn of_day(
        &self,
        game: &str,
        day: u32,
        limit: u32,
    ) -> Result<Vec<OnDeal>, StoreError> {
        let rows = sqlx::query_as(OF_DAY).bind(game).bind(day).bind(limit);
        on_deal(rows.fetch_all(&mut *self.read().await?).await?)
    }

    pub(crate) async fn points_of_day(
        &self,
        game: &str,
        day: u32,
    ) -> Result<Vec<(i64, u32)>, StoreError> {
        let rows = sqlx::query_as(POINTS_OF_DAY).bind(game).bind(day);
        Ok(rows.fetch_all(&mut *self.read().await?).await?)
    }

    pub(crate) async fn days_of(
        &self,
        person: PersonId,
        game: &str,
        limit: u32,
    ) -> Result<Vec<u32>, StoreError> {
        let rows = sqlx::query_as(DAYS_OF).bind(person.0).bind(game).bind(limit);
        let days: Vec<(u32,)> = rows.fetch_all(&mut *self.read().await?).await?;
        Ok(days.into_iter().map(|(day,)| day).collect())
    }

    pub(crate) async fn count_try(
        &self,
        day: u32,
        game: &str,
        address: &str,
    ) -> Result<u32, StoreError> {
        self.change(sqlx::query("DELETE FROM day_tries WHERE day < ?").bind(day)).await?;
        let count = sqlx::query_as(
            "INSERT INTO day_tries (day, game, address, tries) VALUES (?, ?, ?, 1)
             ON CONFLICT (day, game, address) DO UPDATE SET tries = day_tries.tries + 1
             RETURNING tries",
        )
        .bind(day)
        .bind(game.to_owned())
        .bind(address.to_owned());
        let counted: Option<(u32,)> = self.change_one(count).await?;
        Ok(counted.map_or(1, |(tries,)| tries))
    }

    pub(crate) async fn keepsake(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let keep =
            sqlx::query("INSERT INTO keepsakes (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
                .bind(name.to_owned())
                .bind(fresh.to_owned());
        self.change(keep).await?;
        let (kept,): (String,) = sqlx::query_as("SELECT value FROM keepsakes WHERE name = ?")
            .bind(name)
            .fetch_one(&mut *self.read().await?)
            .await?;
        Ok(kept)
    }

    pub(crate) async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let keep = sqlx::query(
            "INSERT INTO keepsakes (name, value) VALUES (?, ?)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        )
        .bind(name.to_owned())
        .bind(value.to_owned());
        self.change(keep).await.map(drop)
    }
}

pub(super) const PAST: &str = "SELECT person, count(*), sum(wins > 0), max(points) FROM results
     WHERE person IN (SELECT value FROM json_each(?)) AND game = ? AND kind = ? AND at < ?
     AND is_practice = 0 GROUP BY person";

const SCORES: &str =
    "SELECT table_id, kind, wins, points, is_practice, at, deal, day, people, level FROM results
     WHERE person = ? AND table_id IN (SELECT value FROM json_each(?))";

const FINISHED: &str =
    "SELECT count(*) FROM (SELECT 1 FROM results WHERE person = ? AND game = ? LIMIT ?)";

pub(super) const LEFT: &str =
    "SELECT table_id, game, kind, wins, points, is_practice, at, deal, day, people, level FROM results
     WHERE person = ? AND table_id > ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)
     ORDER BY table_id LIMIT ?";

pub(super) const COUNTED: &str = "SELECT game, kind, wins, points, people, level FROM results
     WHERE person = ? AND is_practice = 0 AND coalesce(day, 0) < ? ORDER BY at DESC LIMIT ?";

pub(super) const MET: &str = "SELECT table_id, person, wins, points FROM results
     WHERE game = ? AND people > 1 AND is_practice = 0 ORDER BY at DESC, table_id DESC LIMIT ?";

/// With whom a person has played the last games, whom most often first.
pub(super) const MET_PEOPLE: &str = "SELECT name FROM
     (SELECT table_id FROM results WHERE person = ? ORDER BY at DESC LIMIT ?) AS mine
     CROSS JOIN results ON results.table_id = mine.table_id AND results.person <> ?
     CROSS JOIN people ON people.id = results.person
     GROUP BY name ORDER BY count(*) DESC, name LIMIT ?";

/// A result that counts, as a row has it.
pub(super) type Count = (String, String, u32, i64, Option<u32>, Option<u32>);

pub(super) fn counted((game, kind, wins, points, people, level): Count) -> Counted {
    let company = people.map(|people| Company { people, level });
    Counted { game, kind, wins, points, company }
}

const WITH_DEAL: &str = "SELECT person, table_id, wins, points FROM results
     WHERE game = ? AND deal = ? ORDER BY at LIMIT ?";

const OF_DAY: &str = "SELECT person, table_id, wins, points FROM results
     WHERE game = ? AND day = ? ORDER BY points DESC, at LIMIT ?";

const POINTS_OF_DAY: &str = "SELECT points, count(*) FROM results
     WHERE game = ? AND day = ? GROUP BY points ORDER BY points";

const DAYS_OF: &str = "SELECT day FROM results
     WHERE person = ? AND game = ? AND day IS NOT NULL ORDER BY day DESC LIMIT ?";

fn on_deal(rows: Vec<(i64, String, u32, i64)>) -> Result<Vec<OnDeal>, StoreError> {
    let read = |(person, table, wins, points): (_, String, _, _)| {
        Ok(OnDeal { person: PersonId(person), table: read_table(&table)?, wins, points })
    };
    rows.into_iter().map(read).collect()
}

/// Puts the scores that come with a row in the place of those that came before. People who are gone
/// have none.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), StoreError> {
    // What has counted for a day does so for good.
    let days: Vec<(i64, u32)> =
        sqlx::query_as("SELECT person, day FROM results WHERE table_id = ? AND day IS NOT NULL")
            .bind(append.table.as_str())
            .fetch_all(&mut *connection)
            .await?;
    sqlx::query("DELETE FROM results WHERE table_id = ?")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    for score in &append.scores {
        let counted =
            days.iter().find(|(person, _)| *person == score.person.0).map(|(_, day)| *day);
        sqlx::query(
            "INSERT INTO results (person, table_id, game, kind, wins, points, is_practice, at, deal, day,
                 people, level)
             SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM people WHERE id = ?",
        )
        .bind(append.table.as_str())
        .bind(&append.summary.game)
        .bind(&score.kind)
        .bind(score.wins)
        .bind(score.points)
        .bind(score.is_practice && counted.is_none())
        .bind(score.at.0)
        .bind(&score.deal)
        .bind(counted.or(score.day))
        .bind(score.company.people)
        .bind(score.company.level)
        .bind(score.person.0)
        .execute(&mut *connection)
        .await?;
    }
    // What has counted for a day does so for good, for bots as well.
    if days.is_empty() || append.scores.is_empty() {
        bots::replace(connection, append).await?;
    }
    Ok(())
}
