//! Logs whose rows vouch for each other.

use super::Postgres;
use crate::reading::{self, Cells};
use crate::{Row, StoreError, TableId, Version, chain};

/// One statement, so that no row can come in between.
const LOAD: &str = "SELECT log.version, command, at, COALESCE(ticks, at) AS ticks, body, hash,
         tables.version AS last, head
     FROM tables LEFT JOIN log ON log.table_id = tables.id WHERE tables.id = $1 ORDER BY log.version";

/// The row that is known already comes along for its hash alone.
const AFTER: &str = "SELECT log.version, command, at, COALESCE(ticks, at) AS ticks,
         CASE WHEN log.version > $2 THEN body ELSE '' END AS body, hash, tables.version AS last, head
     FROM tables LEFT JOIN log ON log.table_id = tables.id AND log.version >= $2
     WHERE tables.id = $1 ORDER BY log.version";

impl Postgres {
    pub(crate) async fn load(&self, table: &TableId) -> Result<Option<Vec<Row>>, StoreError> {
        let found = self.rows(sqlx::query(LOAD).bind(table.as_str())).await?;
        let Some(last) = found.last() else { return Ok(None) };
        let (version, head) = (last.number("last")?, last.link("head")?);
        // A table without any row has one that says nothing.
        let found = found.iter().filter(|row| !matches!(row.perhaps_number("version"), Ok(None)));
        let rows = found.map(|row| Ok((reading::log_row(row)?, row.link("hash")?)));
        let rows = rows.collect::<Result<Vec<_>, sqlx::Error>>()?;
        chain::check(table, rows, version.cast_unsigned(), head).map(Some)
    }

    pub(crate) async fn after(
        &self,
        table: &TableId,
        known: Version,
    ) -> Result<Option<Vec<Row>>, StoreError> {
        let found = sqlx::query(AFTER).bind(table.as_str()).bind(known.0.cast_signed());
        let found = self.rows(found).await?;
        let Some(first) = found.first() else { return Ok(None) };
        let (version, head) = (first.number("last")?, first.link("head")?);
        if first.perhaps_number("version")? != Some(known.0.cast_signed()) {
            return Err(StoreError::Damaged(format!("row {} of a log is missing", known.0)));
        }
        let link = first.link("hash")?;
        let rows = found[1..].iter().map(|row| Ok((reading::log_row(row)?, row.link("hash")?)));
        let rows = rows.collect::<Result<Vec<_>, sqlx::Error>>()?;
        chain::check_after(table, (known, link), rows, version.cast_unsigned(), head).map(Some)
    }
}
