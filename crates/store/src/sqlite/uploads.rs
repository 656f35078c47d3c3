//! Records that people brought to look at.

use sqlx::Row as _;

use super::Sqlite;
use crate::{PersonId, Shelf, StoreError, TableId, Ticks, Upload, reading};

impl Sqlite {
    pub(crate) async fn keep_upload(
        &self,
        upload: Upload,
        record: String,
        shelf: Shelf,
        now: Ticks,
    ) -> Result<bool, StoreError> {
        self.purge_uploads(now).await?;
        let keep = sqlx::query(
            "INSERT INTO uploads (id, person, game, players, at, expires, record)
             SELECT ?, id, ?, ?, ?, ?, ? FROM people WHERE id = ?
             AND (SELECT count(*) FROM uploads WHERE person = ?) < ?",
        )
        .bind(String::from(upload.id))
        .bind(upload.game)
        .bind(serde_json::to_string(&upload.players).expect("texts can be written as JSON"))
        .bind(upload.at.0)
        .bind(upload.expires.0)
        .bind(record)
        .bind(upload.person.0)
        .bind(upload.person.0)
        .bind(shelf.own);
        let is_kept = self.change(keep).await? > 0;
        let make_room = sqlx::query(
            "DELETE FROM uploads WHERE (SELECT count(*) FROM uploads) > ? AND id = (
                 SELECT id FROM uploads WHERE person = (
                     SELECT person FROM uploads GROUP BY person ORDER BY count(*) DESC, min(at) LIMIT 1)
                 ORDER BY at, id LIMIT 1)",
        );
        self.change(make_room.bind(shelf.all)).await?;
        Ok(is_kept)
    }

    pub(crate) async fn upload(
        &self,
        id: &TableId,
        now: Ticks,
    ) -> Result<Option<(Upload, String)>, StoreError> {
        let row = sqlx::query("SELECT * FROM uploads WHERE id = ? AND expires > ?")
            .bind(id.as_str())
            .bind(now.0)
            .fetch_optional(&mut *self.read().await?)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some((reading::upload(&row)?, row.try_get("record")?)))
    }

    pub(crate) async fn uploads_of(
        &self,
        person: PersonId,
        now: Ticks,
    ) -> Result<Vec<Upload>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, person, game, players, at, expires FROM uploads
             WHERE person = ? AND expires > ? ORDER BY at DESC, id",
        )
        .bind(person.0)
        .bind(now.0)
        .fetch_all(&mut *self.read().await?)
        .await?;
        Ok(rows.iter().map(reading::upload).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn delete_upload(
        &self,
        person: PersonId,
        id: TableId,
    ) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM uploads WHERE id = ? AND person = ?")
            .bind(String::from(id))
            .bind(person.0);
        Ok(self.change(delete).await? > 0)
    }

    pub(crate) async fn purge_uploads(&self, now: Ticks) -> Result<u64, StoreError> {
        self.change(sqlx::query("DELETE FROM uploads WHERE expires <= ?").bind(now.0)).await
    }
}
