//! Moves what was written from the write-ahead log to its place in the database, beside the writer. The writer would
//! do it by itself, in the middle of a commit, whenever the log is full: then everybody waits for all of it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Error};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// What is written is moved this much later.
const AFTER: Duration = Duration::from_millis(500);

/// The task that moves it.
pub(super) struct Checkpoints {
    wrote: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Checkpoints {
    pub(super) fn start(options: SqliteConnectOptions) -> Checkpoints {
        let wrote = Arc::new(Notify::new());
        let task = tokio::spawn(run(options, Arc::clone(&wrote)));
        Checkpoints { wrote, task }
    }

    /// Something was written.
    pub(super) fn note(&self) {
        self.wrote.notify_one();
    }

    /// Ends, in the middle of it if need be: whoever opens the database next does what is left.
    pub(super) async fn end(self) {
        self.task.abort();
        // It was told to end; how it did is all one.
        let _ = self.task.await;
    }
}

async fn run(options: SqliteConnectOptions, wrote: Arc<Notify>) {
    let mut connection = None;
    loop {
        wrote.notified().await;
        sleep(AFTER).await;
        // What cannot be moved stays in the log, where it is safe, until the writer moves it.
        connection = checkpoint(connection.take(), &options).await.ok();
    }
}

/// Moves what nobody reads from the log any more; nobody waits for it.
async fn checkpoint(
    connection: Option<SqliteConnection>,
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, Error> {
    let mut connection = match connection {
        Some(connection) => connection,
        None => options.connect().await?,
    };
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await?;
    Ok(connection)
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;
    use crate::sqlite::Sqlite;
    use crate::{Millis, TokenHash};

    #[tokio::test]
    async fn what_was_written_goes_to_its_place_while_the_writer_goes_on() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("tables.db");
        let store = Sqlite::open(&path).await.unwrap();
        let size = || std::fs::metadata(&path).unwrap().len();
        let before = size();
        let add = async |number: u8| {
            let name = "somebody with quite a long name ".repeat(40);
            store.create_person(name, TokenHash([number; 32]), Millis(0)).await.unwrap();
        };
        for number in 0..100 {
            add(number).await;
        }
        let options = SqliteConnectOptions::new().filename(&path);
        checkpoint(None, &options).await.unwrap();
        assert!(size() > before + 100_000, "the database itself has them: {}", size());
        add(100).await;
        assert!(store.person_by_token(&TokenHash([100; 32])).await.unwrap().is_some());
        store.close().await;
    }
}
