//! A file that grows smaller when much was deleted.

use std::time::Duration;

use sqlx::ConnectOptions;

use super::Sqlite;
use crate::StoreError;

/// This many pages are given back at once, 4 MiB; whoever writes waits for no more.
const BATCH: &str = "PRAGMA incremental_vacuum(1000)";

/// Others may write in between.
const PAUSE: Duration = Duration::from_millis(10);

impl Sqlite {
    pub(crate) async fn shrink(&self) -> Result<(), StoreError> {
        let mut connection = self.aside.connect().await?;
        let (can_shrink,): (i64,) =
            sqlx::query_as("PRAGMA auto_vacuum").fetch_one(&mut connection).await?;
        if can_shrink == 0 {
            // A file of an earlier version is written anew, once.
            sqlx::query("VACUUM").execute(&mut connection).await?;
        }
        loop {
            let (free,): (i64,) =
                sqlx::query_as("PRAGMA freelist_count").fetch_one(&mut connection).await?;
            if free == 0 {
                break;
            }
            sqlx::query(BATCH).execute(&mut connection).await?;
            tokio::time::sleep(PAUSE).await;
        }
        // While others read, the file itself may shrink a little later.
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        Ok(())
    }
}
