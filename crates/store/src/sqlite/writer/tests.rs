//! What becomes of the others in a group when one request fails.

use std::sync::Arc;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot};

use super::{Checkpoints, KnownTables, Pending, QUEUE, Request, Task, Work};
use crate::StoreError;

mod rows;

type Answer = Result<u64, StoreError>;

const MAKE: &str = "CREATE TABLE marks (mark INTEGER PRIMARY KEY)";
const MARK: &str = "INSERT INTO marks SELECT count(*) FROM marks";
const MARK_TWICE: &str = "INSERT INTO marks VALUES (100), (100)";
const COUNT: &str = "UPDATE marks SET mark = mark";
const FAIL: &str = "INSERT INTO nowhere VALUES (1)";

/// A request that carries out one statement, and where its answer comes.
fn request(statement: &'static str) -> (Request, oneshot::Receiver<Answer>) {
    fn pending<F>(work: F, reply: oneshot::Sender<Answer>) -> Request
    where
        F: for<'c> FnOnce(&'c mut sqlx::SqliteConnection) -> Work<'c, u64> + Send + 'static,
    {
        Request::Write(Box::new(Pending { work: Some(work), outcome: None, reply }))
    }
    let (reply, answer) = oneshot::channel();
    let request = pending(
        move |connection| {
            Box::pin(async move {
                Ok(sqlx::query(statement).execute(connection).await?.rows_affected())
            })
        },
        reply,
    );
    (request, answer)
}

/// A task that nobody asks anything yet.
async fn idle(options: SqliteConnectOptions) -> Task {
    Task {
        connection: Some(options.connect().await.expect("the database opens")),
        reader: SqlitePool::connect_lazy_with(options.clone()),
        checkpoints: Checkpoints::start(options.clone()),
        options,
        requests: mpsc::channel(1).1,
        known: KnownTables::default(),
        is_storing: Arc::default(),
    }
}

/// Lets the task carry out groups of statements, each group waiting as a whole when it is taken.
async fn answers(groups: &[&[&'static str]]) -> Vec<Vec<Answer>> {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("test.db");
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut task = idle(options).await;
    let mut answers = Vec::new();
    for group in groups {
        let (queue, requests) = mpsc::channel(QUEUE);
        task.requests = requests;
        let mut awaited = Vec::new();
        for statement in *group {
            let (request, answer) = request(statement);
            assert!(queue.try_send(request).is_ok(), "the queue has room");
            awaited.push(answer);
        }
        drop(queue);
        task.serve().await;
        let mut group = Vec::new();
        for answer in awaited {
            group.push(answer.await.expect("every request is answered"));
        }
        answers.push(group);
    }
    answers
}

#[tokio::test]
async fn a_broken_constraint_fails_alone() {
    let groups = answers(&[&[MAKE], &[MARK, MARK_TWICE, MARK], &[COUNT]]).await;
    assert!(matches!(groups[1][..], [Ok(1), Err(StoreError::Constraint(_)), Ok(1)]));
    assert!(matches!(groups[2][..], [Ok(2)]), "both marks, and no third: {groups:?}");
}

#[tokio::test]
async fn a_failing_database_fails_the_group_and_leaves_nothing() {
    let groups = answers(&[&[MAKE, MARK], &[MARK, FAIL, MARK], &[COUNT, MARK], &[COUNT]]).await;
    assert!(groups[1].iter().all(|answer| matches!(answer, Err(StoreError::Database(_)))));
    assert!(matches!(groups[2][..], [Ok(1), Ok(1)]), "the writer goes on: {groups:?}");
    assert!(matches!(groups[3][..], [Ok(2)]));
}

/// What is answered is on the disk, also when the power fails.
#[tokio::test]
async fn the_writer_waits_for_the_disk() {
    const FULL: i64 = 2;
    let folder = TempDir::new().unwrap();
    let sqlite = crate::sqlite::Sqlite::open(&folder.path().join("tables.db")).await.unwrap();
    let asked = sqlite.writer.write(|connection| {
        Box::pin(async move {
            let (mode,): (String,) =
                sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
            let (level,): (i64,) =
                sqlx::query_as("PRAGMA synchronous").fetch_one(&mut *connection).await?;
            Ok((mode, level))
        })
    });
    assert_eq!(asked.await.unwrap(), ("wal".to_owned(), FULL));
    sqlite.close().await;
}
