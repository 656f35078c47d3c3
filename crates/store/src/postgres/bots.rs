//! What came out of finished games for bots.

use sqlx::postgres::PgConnection;

use super::results::counted;
use super::{Postgres, kept};
use crate::reading::Cells;
use crate::{Append, Counted, PersonId, StoreError};

impl Postgres {
    pub(crate) async fn counted_of_bot(
        &self,
        bot: &str,
        before: u32,
        limit: u32,
    ) -> Result<Vec<Counted>, StoreError> {
        let found = sqlx::query(
            "SELECT game, kind, wins, points, people, level FROM bot_results
             WHERE bot = $1 AND people > 0 AND is_practice = 0 AND coalesce(day, 0) < $2
             ORDER BY at DESC LIMIT $3",
        )
        .bind(kept(bot))
        .bind(i64::from(before))
        .bind(i64::from(limit));
        self.rows(found).await?.iter().map(counted).collect()
    }

    pub(crate) async fn met_bots(
        &self,
        person: PersonId,
        games: u32,
    ) -> Result<Vec<String>, StoreError> {
        let found = sqlx::query(
            "SELECT bot FROM (SELECT table_id FROM results WHERE person = $1 ORDER BY at DESC LIMIT $2) AS mine
                 JOIN bot_results ON bot_results.table_id = mine.table_id
             GROUP BY bot ORDER BY count(*) DESC, bot",
        )
        .bind(person.0)
        .bind(i64::from(games));
        Ok(self.rows(found).await?.iter().map(|row| row.text("bot")).collect::<Result<_, _>>()?)
    }
}

/// Puts the scores that come with a row in the place of those that came before.
pub(super) async fn replace(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM bot_results WHERE table_id = $1")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    for score in &append.bots {
        sqlx::query(
            "INSERT INTO bot_results (table_id, seat, bot, game, kind, wins, points, is_practice, at, day,
                 people, level)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        )
        .bind(append.table.as_str())
        .bind(i64::from(score.seat))
        .bind(&score.bot)
        .bind(&append.summary.game)
        .bind(&score.kind)
        .bind(i64::from(score.wins))
        .bind(score.points)
        .bind(i64::from(score.is_practice))
        .bind(score.at.0)
        .bind(score.day.map(i64::from))
        .bind(i64::from(score.company.people))
        .bind(score.company.level.map(i64::from))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
