//! What was found out about finished games.

use super::Postgres;
use crate::reading::Cells;
use crate::{Analyzed, Millis, StoreError, TableId};

impl Postgres {
    pub(crate) async fn analysis(
        &self,
        table: &TableId,
        of: Analyzed,
    ) -> Result<Option<String>, StoreError> {
        let found = sqlx::query(
            "SELECT figures FROM analyses WHERE table_id = $1 AND version = $2 AND decision = $3",
        )
        .bind(table.as_str())
        .bind(i64::from(of.version))
        .bind(of.decision.cast_signed());
        Ok(self.row(found).await?.map(|row| row.text("figures")).transpose()?)
    }

    pub(crate) async fn keep_analysis(
        &self,
        table: TableId,
        of: Analyzed,
        at: Millis,
        figures: String,
    ) -> Result<bool, StoreError> {
        let keep = sqlx::query(
            "INSERT INTO analyses (table_id, version, decision, at, figures)
             SELECT id, $1, $2, $3, $4 FROM tables WHERE id = $5
             ON CONFLICT (table_id, version) DO UPDATE
             SET decision = excluded.decision, at = excluded.at, figures = excluded.figures",
        )
        .bind(i64::from(of.version))
        .bind(of.decision.cast_signed())
        .bind(at.0)
        .bind(figures)
        .bind(String::from(table));
        Ok(self.change(keep).await? > 0)
    }
}
