//! What came out of finished games.

use std::collections::HashMap;

use sqlx::postgres::{PgConnection, PgRow};

use super::{Postgres, Statement, bots, kept, numbers};
use crate::reading::{self, Cells};
use crate::{
    Append, Company, Counted, Left, Met, Millis, OnDeal, Past, PersonId, Score, StoreError, TableId,
};

impl Postgres {
    pub(crate) async fn past(
        &self,
        people: &[PersonId],
        game: &str,
        kind: &str,
        before: Millis,
    ) -> Result<HashMap<PersonId, Past>, StoreError> {
        let found = sqlx::query(
            "SELECT person, count(*) AS games, count(*) FILTER (WHERE wins > 0) AS won, max(points) AS best
             FROM results WHERE person = ANY($1) AND game = $2 AND kind = $3 AND at < $4 AND is_practice = 0
             GROUP BY person",
        )
        .bind(numbers(people))
        .bind(kept(game))
        .bind(kept(kind))
        .bind(before.0);
        let past = |row: &PgRow| {
            let (games, won) = (row.count("games")?, row.count("won")?);
            Ok((person(row)?, Past { games, won, best: row.number("best")? }))
        };
        self.rows(found).await?.iter().map(past).collect()
    }

    pub(crate) async fn scores(
        &self,
        person: PersonId,
        tables: &[TableId],
    ) -> Result<HashMap<TableId, Score>, StoreError> {
        let found = sqlx::query(
            "SELECT table_id, kind, wins, points, is_practice, at, deal, day, people, level FROM results
             WHERE person = $1 AND table_id = ANY($2)",
        );
        let tables: Vec<String> = tables.iter().map(TableId::to_string).collect();
        let rows = self.rows(found.bind(person.0).bind(tables)).await?;
        rows.iter().map(|row| reading::score(person, row)).collect()
    }

    pub(crate) async fn left(
        &self,
        person: PersonId,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<Left>, StoreError> {
        let found = sqlx::query(
            "SELECT table_id, game, kind, wins, points, is_practice, at, deal, day, people, level FROM results
             WHERE person = $1 AND table_id > $2 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)
             ORDER BY table_id LIMIT $3",
        )
        .bind(person.0)
        .bind(after.map_or("", TableId::as_str))
        .bind(i64::from(limit));
        let left = |row: &PgRow| {
            let (table, score) = reading::score(person, row)?;
            Ok(Left { table, game: row.text("game")?, score })
        };
        self.rows(found).await?.iter().map(left).collect()
    }

    pub(crate) async fn met(&self, game: &str, limit: u32) -> Result<Vec<Met>, StoreError> {
        let found = sqlx::query(
            "SELECT table_id, person, wins, points FROM results
             WHERE game = $1 AND people > 1 AND is_practice = 0 ORDER BY at DESC, table_id DESC LIMIT $2",
        );
        let met = |row: &PgRow| {
            let OnDeal { person, table, wins, points } = on_deal(row)?;
            Ok(Met { table, person, wins, points })
        };
        let found = found.bind(kept(game)).bind(i64::from(limit));
        self.rows(found).await?.iter().map(met).collect()
    }

    pub(crate) async fn met_people(
        &self,
        person: PersonId,
        games: u32,
        limit: u32,
    ) -> Result<Vec<String>, StoreError> {
        let found = sqlx::query(
            "SELECT name FROM (SELECT table_id FROM results WHERE person = $1 ORDER BY at DESC LIMIT $2) AS mine
                 JOIN results ON results.table_id = mine.table_id AND results.person <> $1
                 JOIN people ON people.id = results.person
             GROUP BY name ORDER BY count(*) DESC, name LIMIT $3",
        )
        .bind(person.0)
        .bind(i64::from(games))
        .bind(i64::from(limit));
        Ok(self.rows(found).await?.iter().map(|row| row.text("name")).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn counted(
        &self,
        person: PersonId,
        before: Option<u32>,
        limit: u32,
    ) -> Result<Vec<Counted>, StoreError> {
        let found = sqlx::query(
            "SELECT game, kind, wins, points, people, level FROM results
             WHERE person = $1 AND is_practice = 0 AND coalesce(day, 0) < $2 ORDER BY at DESC LIMIT $3",
        )
        .bind(person.0)
        .bind(i64::from(before.unwrap_or(u32::MAX)))
        .bind(i64::from(limit));
        self.rows(found).await?.iter().map(counted).collect()
    }

    pub(crate) async fn finished(
        &self,
        person: PersonId,
        game: &str,
        most: u32,
    ) -> Result<u32, StoreError> {
        let found = sqlx::query(
            "SELECT count(*) AS games
             FROM (SELECT 1 FROM results WHERE person = $1 AND game = $2 LIMIT $3) AS some",
        )
        .bind(person.0)
        .bind(kept(game))
        .bind(i64::from(most));
        Ok(self.row(found).await?.map_or(Ok(0), |row| row.count("games"))?)
    }

    pub(crate) async fn with_deal(
        &self,
        game: &str,
        deal: &str,
        limit: u32,
    ) -> Result<Vec<OnDeal>, StoreError> {
        let found = sqlx::query(
            "SELECT person, table_id, wins, points FROM results
             WHERE game = $1 AND deal = $2 ORDER BY at LIMIT $3",
        );
        self.on_deals(found.bind(kept(game)).bind(kept(deal)).bind(i64::from(limit))).await
    }

    pub(crate) async fn of_day(
        &self,
        game: &str,
        day: u32,
        limit: u32,
    ) -> Result<Vec<OnDeal>, StoreError> {
        let found = sqlx::query(
            "SELECT person, table_id, wins, points FROM results
             WHERE game = $1 AND day = $2 ORDER BY points DESC, at LIMIT $3",
        );
        self.on_deals(found.bind(kept(game)).bind(i64::from(day)).bind(i64::from(limit))).await
    }

    async fn on_deals(&self, found: Statement<'_>) -> Result<Vec<OnDeal>, StoreError> {
        Ok(self.rows(found).await?.iter().map(on_deal).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn points_of_day(
        &self,
        game: &str,
        day: u32,
    ) -> Result<Vec<(i64, u32)>, StoreError> {
        let found = sqlx::query(
            "SELECT points, count(*) AS times FROM results
             WHERE game = $1 AND day = $2 GROUP BY points ORDER BY points",
        );
        let found = self.rows(found.bind(kept(game)).bind(i64::from(day))).await?;
        found.iter().map(|row| Ok((row.number("points")?, row.count("times")?))).collect()
    }

    pub(crate) async fn days_of(
        &self,
        person: PersonId,
        game: &str,
        limit: u32,
    ) -> Result<Vec<u32>, StoreError> {
        let found = sqlx::query(
            "SELECT day FROM results
             WHERE person = $1 AND game = $2 AND day IS NOT NULL ORDER BY day DESC LIMIT $3",
        );
        let found = found.bind(person.0).bind(kept(game)).bind(i64::from(limit));
        Ok(self.rows(found).await?.iter().map(|row| row.count("day")).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn count_try(
        &self,
        day: u32,
        game: &str,
        address: &str,
    ) -> Result<u32, StoreError> {
        let forget = sqlx::query("DELETE FROM day_tries WHERE day < $1").bind(i64::from(day));
        self.change(forget).await?;
        let count = sqlx::query(
            "INSERT INTO day_tries (day, game, address, tries) VALUES ($1, $2, $3, 1)
             ON CONFLICT (day, game, address) DO UPDATE SET tries = day_tries.tries + 1
             RETURNING tries",
        )
        .bind(i64::from(day))
        .bind(kept(game))
        .bind(kept(address));
        let counted = self
            .write(|connection| Box::pin(async { Ok(count.fetch_one(connection).await?) }))
            .await?;
        Ok(counted.count("tries")?)
    }

    pub(crate) async fn keepsake(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let keep = sqlx::query(
            "INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        );
        self.change(keep.bind(name.to_owned()).bind(fresh.to_owned())).await?;
        let kept = sqlx::query("SELECT value FROM keepsakes WHERE name = $1").bind(name);
        Ok(self.row(kept).await?.map_or(Ok(fresh.to_owned()), |row| row.text("value"))?)
    }

    pub(crate) async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError> {
        let keep = sqlx::query(
            "INSERT INTO keepsakes (name, value) VALUES ($1, $2)
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        );
        self.change(keep.bind(name.to_owned()).bind(value.to_owned())).await.map(drop)
    }
}

fn person(row: &PgRow) -> Result<PersonId, sqlx::Error> {
    Ok(PersonId(row.number("person")?))
}

/// A result that counts.
pub(super) fn counted(row: &PgRow) -> Result<Counted, StoreError> {
    let level = row.perhaps_count("level")?;
    Ok(Counted {
        game: row.text("game")?,
        kind: row.text("kind")?,
        wins: row.count("wins")?,
        points: row.number("points")?,
        company: row.perhaps_count("people")?.map(|people| Company { people, level }),
    })
}

fn on_deal(row: &PgRow) -> Result<OnDeal, sqlx::Error> {
    let (wins, points) = (row.count("wins")?, row.number("points")?);
    Ok(OnDeal { person: person(row)?, table: row.table("table_id")?, wins, points })
}

/// Puts the scores that come with a row in the place of those that came before. People who are gone have none.
pub(super) async fn replace(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<(), StoreError> {
    // What has counted for a day does so for good.
    let days: Vec<(i64, i64)> =
        sqlx::query_as("SELECT person, day FROM results WHERE table_id = $1 AND day IS NOT NULL")
            .bind(append.table.as_str())
            .fetch_all(&mut *connection)
            .await?;
    sqlx::query("DELETE FROM results WHERE table_id = $1")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    for score in &append.scores {
        let counted =
            days.iter().find(|(person, _)| *person == score.person.0).map(|(_, day)| *day);
        sqlx::query(
            "INSERT INTO results (person, table_id, game, kind, wins, points, is_practice, at, deal, day,
                 people, level)
             SELECT id, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM people WHERE id = $12",
        )
        .bind(append.table.as_str())
        .bind(&append.summary.game)
        .bind(&score.kind)
        .bind(i64::from(score.wins))
        .bind(score.points)
        .bind(i64::from(score.is_practice && counted.is_none()))
        .bind(score.at.0)
        .bind(&score.deal)
        .bind(counted.or(score.day.map(i64::from)))
        .bind(i64::from(score.company.people))
        .bind(score.company.level.map(i64::from))
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
