//! How finished games ended.

use sqlx::sqlite::SqliteConnection;

use super::{Sqlite, read_table};
use crate::{Append, Finish, StoreError, TableId, Version};

impl Sqlite {
    pub(crate) async fn finish(&self, table: &TableId) -> Result<Option<Finish>, StoreError> {
        let found: Option<(i64, Option<String>)> = sqlx::query_as(
            "SELECT version, ending FROM tables LEFT JOIN endings ON table_id = id
             WHERE id = ? AND state = 'finished'",
        )
        .bind(table.as_str())
        .fetch_optional(&mut *self.read().await?)
        .await?;
        let finish = |(version, ending): (i64, _)| Finish {
            version: Version(version.cast_unsigned()),
            ending,
        };
        Ok(found.map(finish))
    }

    pub(crate) async fn keep_ending(
        &self,
        table: TableId,
        version: Version,
        ending: String,
    ) -> Result<bool, StoreError> {
        let keep = sqlx::query(
            "INSERT OR IGNORE INTO endings (table_id, ending)
             SELECT id, ? FROM tables WHERE id = ? AND version = ? AND state = 'finished'",
        )
        .bind(ending)
        .bind(String::from(table))
        .bind(version.0.cast_signed());
        Ok(self.change(keep).await? > 0)
    }

    pub(crate) async fn without_ending(
        &self,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<(String,)> = sqlx::query_as(
            "SELECT id FROM tables WHERE id > ? AND state = 'finished'
                 AND NOT EXISTS (SELECT 1 FROM endings WHERE table_id = id)
             ORDER BY id LIMIT ?",
        )
        .bind(after.map_or("", TableId::as_str))
        .bind(limit)
        .fetch_all(&mut *self.read().await?)
        .await?;
        Ok(tables.iter().map(|(table,)| read_table(table)).collect::<Result<_, _>>()?)
    }
}

/// Puts the ending that comes with a row in the place of the one that came before.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM endings WHERE table_id = ?")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    if let Some(ending) = &append.ending {
        sqlx::query("INSERT INTO endings (table_id, ending) VALUES (?, ?)")
            .bind(append.table.as_str())
            .bind(ending)
            .execute(connection)
            .await?;
    }
    Ok(())
}
