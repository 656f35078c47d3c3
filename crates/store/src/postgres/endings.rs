//! How finished games ended.

use sqlx::postgres::{PgConnection, PgRow};

use super::Postgres;
use crate::reading::Cells;
use crate::{Append, Finish, StoreError, TableId, Version};

impl Postgres {
    pub(crate) async fn finish(&self, table: &TableId) -> Result<Option<Finish>, StoreError> {
        let found = sqlx::query(
            "SELECT version, ending FROM tables LEFT JOIN endings ON table_id = id
             WHERE id = $1 AND state = 'finished'",
        )
        .bind(table.as_str());
        let finish = |row: PgRow| {
            Ok(Finish {
                version: Version(row.number("version")?.cast_unsigned()),
                ending: row.perhaps_text("ending")?,
            })
        };
        self.row(found).await?.map(finish).transpose()
    }

    pub(crate) async fn keep_ending(
        &self,
        table: TableId,
        version: Version,
        ending: String,
    ) -> Result<bool, StoreError> {
        let keep = sqlx::query(
            "INSERT INTO endings (table_id, ending)
             SELECT id, $1 FROM tables WHERE id = $2 AND version = $3 AND state = 'finished'
             ON CONFLICT DO NOTHING",
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
        let found = sqlx::query(
            "SELECT id FROM tables WHERE id > $1 AND state = 'finished'
                 AND NOT EXISTS (SELECT 1 FROM endings WHERE table_id = id)
             ORDER BY id LIMIT $2",
        )
        .bind(after.map_or("", TableId::as_str))
        .bind(i64::from(limit));
        let tables = self.rows(found).await?;
        Ok(tables.iter().map(|row| row.table("id")).collect::<Result<_, _>>()?)
    }
}

/// Puts the ending that comes with a row in the place of the one that came before.
pub(super) async fn replace(
    connection: &mut PgConnection,
    append: &Append,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM endings WHERE table_id = $1")
        .bind(append.table.as_str())
        .execute(&mut *connection)
        .await?;
    if let Some(ending) = &append.ending {
        sqlx::query("INSERT INTO endings (table_id, ending) VALUES ($1, $2)")
            .bind(append.table.as_str())
            .bind(ending)
            .execute(connection)
            .await?;
    }
    Ok(())
}
