//! What came out of finished games for bots.

use sqlx::sqlite::SqliteConnection;

use super::Sqlite;
use super::results::{Count, counted};
use crate::{Append, Counted, PersonId, StoreError};

impl Sqlite {
    pub(crate) async fn counted_of_bot(
        &self,
        bot: &str,
        before: u32,
        limit: u32,
    ) -> Result<Vec<Counted>, StoreError> {
        let rows: Vec<Count> = sqlx::query_as(COUNTED)
            .bind(bot)
            .bind(before)
            .bind(limit)
            .fetch_all(&mut *self.read().await?)
            .await?;
        Ok(rows.into_iter().map(counted).collect())
    }

    pub(crate) async fn met_bots(
        &self,
        person: PersonId,
        games: u32,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query_as(MET_BOTS).bind(person.0).bind(games);
        let bots: Vec<(String,)> = rows.fetch_all(&mut *self.read().await?).await?;
        Ok(bots.into_iter().map(|(bot,)| bot).collect())
    }
}

pub(super) const COUNTED: &str = "SELECT game, kind, wins, points, people, level FROM bot_results
     WHERE bot = ? AND people > 0 AND is_practice = 0 AND coalesce(day, 0) < ?
     ORDER BY at DESC LIMIT ?";

/// Which bots a person has played the last games with, the most frequent one first.
pub(super) const MET_BOTS: &str = "SELECT bot FROM
     (SELECT table_id FROM results WHERE person = ? ORDER BY at DESC LIMIT ?) AS mine
     CROSS JOIN bot_results ON bot_results.table_id = mine.table_id
     GROUP BY bot ORDER BY count(*) DESC, bot";

/// Puts the scores that come with a row in the place of those that came before.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM bot_results WHERE table_id = ?")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    for score in &append.bots {
        sqlx::query(
            "INSERT INTO bot_results (table_id, seat, bot, game, kind, wins, points, is_practice, at, day,
                 people, level)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(append.table.as_str())
        .bind(score.seat)
        .bind(&score.bot)
        .bind(&append.summary.game)
        .bind(&score.kind)
        .bind(score.wins)
        .bind(score.points)
        .bind(score.is_practice)
        .bind(score.at.0)
        .bind(score.day)
        .bind(score.company.people)
        .bind(score.company.level)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}
