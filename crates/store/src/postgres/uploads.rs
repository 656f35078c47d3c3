//! Records that people brought to look at.

use super::{Postgres, kept};
use crate::reading::{self, Cells};
use crate::{PersonId, Shelf, StoreError, TableId, Ticks, Upload};

impl Postgres {
    pub(crate) async fn keep_upload(
        &self,
        upload: Upload,
        record: String,
        shelf: Shelf,
        now: Ticks,
    ) -> Result<bool, StoreError> {
        self.purge_uploads(now).await?;
        let person = upload.person;
        let keep = sqlx::query(
            "INSERT INTO uploads (id, person, game, players, at, expires, record)
             SELECT $1, id, $2, $3, $4, $5, $6 FROM people WHERE id = $7
             AND (SELECT count(*) FROM uploads WHERE person = $7) < $8 RETURNING id",
        )
        .bind(String::from(upload.id))
        .bind(upload.game)
        .bind(serde_json::to_string(&upload.players).expect("texts can be written as JSON"))
        .bind(upload.at.0)
        .bind(upload.expires.0)
        .bind(kept(&record))
        .bind(person.0)
        .bind(i64::from(shelf.own));
        let is_kept = self.change_alone(person, keep).await?.is_some();
        let make_room = sqlx::query(
            "DELETE FROM uploads WHERE (SELECT count(*) FROM uploads) > $1 AND id = (
                 SELECT id FROM uploads WHERE person = (
                     SELECT person FROM uploads GROUP BY person ORDER BY count(*) DESC, min(at) LIMIT 1)
                 ORDER BY at, id LIMIT 1)",
        );
        self.change(make_room.bind(i64::from(shelf.all))).await?;
        Ok(is_kept)
    }

    pub(crate) async fn upload(
        &self,
        id: &TableId,
        now: Ticks,
    ) -> Result<Option<(Upload, String)>, StoreError> {
        let found = sqlx::query("SELECT * FROM uploads WHERE id = $1 AND expires > $2");
        let found = self.row(found.bind(id.as_str()).bind(now.0)).await?;
        let Some(row) = found else { return Ok(None) };
        Ok(Some((reading::upload(&row)?, row.text("record")?)))
    }

    pub(crate) async fn uploads_of(
        &self,
        person: PersonId,
        now: Ticks,
    ) -> Result<Vec<Upload>, StoreError> {
        let found = sqlx::query(
            "SELECT id, person, game, players, at, expires FROM uploads
             WHERE person = $1 AND expires > $2 ORDER BY at DESC, id",
        );
        let found = self.rows(found.bind(person.0).bind(now.0)).await?;
        Ok(found.iter().map(reading::upload).collect::<Result<_, _>>()?)
    }

    pub(crate) async fn delete_upload(
        &self,
        person: PersonId,
        id: TableId,
    ) -> Result<bool, StoreError> {
        let delete = sqlx::query("DELETE FROM uploads WHERE id = $1 AND person = $2");
        Ok(self.change(delete.bind(String::from(id)).bind(person.0)).await? > 0)
    }

    pub(crate) async fn purge_uploads(&self, now: Ticks) -> Result<u64, StoreError> {
        self.change(sqlx::query("DELETE FROM uploads WHERE expires <= $1").bind(now.0)).await
    }
}
