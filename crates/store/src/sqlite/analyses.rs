//! What was found out about finished games.

use super::Sqlite;
use crate::{Analyzed, Millis, StoreError, TableId};

impl Sqlite {
    pub(crate) async fn analysis(
        &self,
        table: &TableId,
        of: Analyzed,
    ) -> Result<Option<String>, StoreError> {
        let figures = sqlx::query_scalar(
            "SELECT figures FROM analyses WHERE table_id = ? AND version = ? AND decision = ?",
        )
        .bind(table.as_str())
        .bind(of.version)
        .bind(of.decision.cast_signed())
        .fetch_optional(&mut *self.read().await?)
        .await?;
        Ok(figures)
    }

    pub(crate) async fn keep_analysis(
        &self,
        table: TableId,
        of: Analyzed,
        at: Millis,
        figures: String,
    ) -> Result<bool, StoreError> {
        let keep = sqlx::query(
            "INSERT OR REPLACE INTO analyses (table_id, version, decision, at, figures)
             SELECT id, ?, ?, ?, ? FROM tables WHERE id = ?",
        )
        .bind(of.version)
        .bind(of.decision.cast_signed())
        .bind(at.0)
        .bind(figures)
        .bind(String::from(table));
        Ok(self.change(keep).await? > 0)
    }
}
