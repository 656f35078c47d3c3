//! Logs whose rows vouch for each other.

use super::Postgres;
use crate::reading::{self, Cells};
use crate::{Row, StoreError, TableId, chain};

/// One statement, so that no row can come in between.
const LOAD: &str = "SELECT log.version, command, at, COALESCE(ticks, at) AS ticks, body, hash,
         tables.version AS last, head
     FROM tables LEFT JOIN log ON log.table_id = tables.id WHERE tables.id = $1 ORDER BY log.version";

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
}
