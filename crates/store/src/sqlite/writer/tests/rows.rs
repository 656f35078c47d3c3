//! What becomes of rows that are stored together.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot, watch};

use super::super::{QUEUE, Request, Row, Task, Writer};
use super::idle;
use crate::sqlite::Sqlite;
use crate::{
    Append, Appended, Millis, PersonId, StoreError, Summary, TableId, TableState, Ticks, Version,
};

type Answer = Result<Appended, StoreError>;

/// No row may have this body, see [`Scene::new`].
const BROKEN: &str = "broken";

/// A writer that takes one group after the other.
struct Scene {
    task: Task,
    folder: TempDir,
}

impl Scene {
    /// Tables 1 to 4 have one row each, and the writer knows them.
    async fn new() -> Scene {
        let folder = TempDir::new().expect("there is room for a folder");
        let path = folder.path().join("tables.db");
        Sqlite::open(&path).await.expect("a store").close().await;
        let options = SqliteConnectOptions::new().filename(path).foreign_keys(true);
        let task = idle(options).await;
        let mut scene = Scene { task, folder };
        scene
            .behind(
                "CREATE TRIGGER breaks BEFORE INSERT ON log WHEN new.body = 'broken'
                 BEGIN SELECT RAISE(ABORT, 'the disk fails in the middle of a group'); END",
            )
            .await;
        let begun = scene.group([1, 2, 3, 4].map(|number| row(number, 0)).into()).await;
        assert!(all_done(&begun), "{begun:?}");
        scene
    }

    /// Does something behind the writer's back.
    async fn behind(&self, statement: &'static str) {
        let options = SqliteConnectOptions::new().filename(self.folder.path().join("tables.db"));
        let mut connection = options.connect().await.expect("the database");
        sqlx::query(statement).execute(&mut connection).await.expect("it can be done");
    }

    /// Lets the writer take these rows at once.
    async fn group(&mut self, rows: Vec<Append>) -> Vec<Answer> {
        let (queue, requests) = mpsc::channel(QUEUE);
        self.task.requests = requests;
        let mut awaited = Vec::new();
        for append in rows {
            let (reply, answer) = oneshot::channel();
            let row = Box::new(Row { append, outcome: None, reply });
            assert!(queue.try_send(Request::Append(row)).is_ok(), "the queue has room");
            awaited.push(answer);
        }
        drop(queue);
        self.task.serve().await;
        let mut answers = Vec::new();
        for answer in awaited {
            answers.push(answer.await.expect("every row is answered"));
        }
        answers
    }

    /// Ends the writer: how many rows tables 1 to 4 have, each log whole, as a store reads them.
    async fn logs(self) -> [usize; 4] {
        let Scene { task, folder } = self;
        task.finish().await;
        let store = Sqlite::open(&folder.path().join("tables.db")).await.expect("a store");
        let mut lengths = [0; 4];
        for (length, number) in lengths.iter_mut().zip(1..) {
            let rows = store.load(&table(number)).await.expect("rows that vouch for each other");
            let rows = rows.unwrap_or_default();
            let versions = rows.iter().map(|row| row.version.0);
            assert!(versions.eq(1..=rows.len() as u64), "without a gap");
            *length = rows.len();
        }
        store.close().await;
        lengths
    }
}

fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 10])
}

fn row(number: u8, expected: u64) -> Append {
    let summary = Summary {
        game: "a game".into(),
        state: TableState::Running,
        is_public: true,
        due: None,
        people: vec![PersonId(1)],
        card: String::new(),
    };
    Append {
        table: table(number),
        expected: Version(expected),
        command: None,
        at: Millis(0),
        ticks: Ticks(0),
        body: format!("{expected}"),
        summary,
        scores: Vec::new(),
        bots: Vec::new(),
        ending: None,
    }
}

fn all_done(answers: &[Answer]) -> bool {
    answers.iter().all(|answer| matches!(answer, Ok(Appended::Done)))
}

#[tokio::test]
async fn a_group_that_fails_in_the_middle_refuses_the_rows_that_it_held_and_no_others() {
    let mut scene = Scene::new().await;
    let mut broken = row(2, 1);
    broken.body = BROKEN.into();
    let refused = scene.group(vec![row(1, 1), broken, row(3, 1)]).await;
    assert!(
        refused.iter().all(|answer| matches!(answer, Err(StoreError::Database(_)))),
        "{refused:?}"
    );
    assert!(!scene.task.is_storing.load(Ordering::Relaxed));
    // The same rows again, where nothing was changed: the writer goes on with a fresh connection.
    let answers = scene.group(vec![row(1, 1), row(2, 1), row(3, 1), row(4, 1)]).await;
    assert!(all_done(&answers), "{answers:?}");
    assert!(scene.task.is_storing.load(Ordering::Relaxed));
    assert_eq!(scene.logs().await, [2, 2, 2, 2]);
}

#[tokio::test]
async fn a_row_that_is_not_as_it_was_known_fails_alone() {
    let mut scene = Scene::new().await;
    scene.behind("DELETE FROM tables WHERE id = (SELECT max(id) FROM tables)").await;
    let answers = scene.group([1, 2, 3, 4].map(|number| row(number, 1)).into()).await;
    assert!(all_done(&answers[..3]), "{answers:?}");
    assert!(matches!(answers[3], Ok(Appended::Conflict)), "{answers:?}");
    assert!(scene.task.is_storing.load(Ordering::Relaxed));
    assert_eq!(scene.logs().await, [2, 2, 2, 0]);
}

/// Whoever hands in rows of one table without waiting has them in that order.
#[tokio::test]
async fn rows_of_one_table_keep_their_order_within_a_group() {
    let mut scene = Scene::new().await;
    let rows = vec![row(1, 1), row(1, 2), row(2, 1), row(1, 3), row(2, 2), row(1, 3)];
    let answers = scene.group(rows).await;
    assert!(all_done(&answers[..5]), "{answers:?}");
    assert!(matches!(answers[5], Ok(Appended::Conflict)), "there is such a row: {answers:?}");
    // What is known of them is what the last of these rows has left.
    let answers = scene.group(vec![row(1, 4), row(2, 3)]).await;
    assert!(all_done(&answers), "{answers:?}");
    assert_eq!(scene.logs().await, [5, 4, 1, 1]);
}

/// Whoever waits hears of it when the writer is gone, before and after the row was taken.
#[tokio::test]
async fn rows_of_a_writer_that_dies_are_refused() {
    let (queue, mut requests) = mpsc::channel(QUEUE);
    let writer = Writer { queue, ended: watch::channel(()).1, is_storing: Arc::default() };
    let dies = async {
        drop(requests.recv().await);
        drop(requests);
    };
    let (taken, ()) = tokio::join!(writer.append(row(1, 0)), dies);
    assert!(matches!(taken, Err(StoreError::Closed)), "{taken:?}");
    let late = writer.append(row(1, 0)).await;
    assert!(matches!(late, Err(StoreError::Closed)), "{late:?}");
}
