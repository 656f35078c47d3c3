//! The one task that writes.
//!
//! Requests wait in a bounded queue. The task takes all that are waiting, carries them out in one
//! transaction, and answers after the commit: one wait for the disk serves many tables. Rows of logs are nearly all
//! of it, and go to the connection's thread together ([`rows`]): to hand over one at a time costs more than the disk.

use std::collections::HashSet;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot, watch};

use super::checkpoints::Checkpoints;
use super::figures::{count_commit, count_group, set_queue};
use super::rows::{self, Known, KnownTables};
use super::tables::look_and_add_row;
use crate::chain::Link;
use crate::{Append, Appended, StoreError, TableId};

/// The most requests that wait; whoever comes later waits to be let in.
const QUEUE: usize = 1024;
/// The most requests in one transaction.
const GROUP: usize = 256;

/// What a request does with the connection.
///
/// A failure that [concerns one request](StoreError::concerns_one_request) must have changed
/// nothing, because the rest of the group is committed. One statement keeps to this by itself.
/// (A savepoint around every request would too, but it halves what the task can do.)
pub(super) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// Where requests are handed in.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
    ended: watch::Receiver<()>,
    is_storing: Arc<AtomicBool>,
}

enum Request {
    Append(Box<Row>),
    Write(Box<dyn Job>),
    Close,
}

impl Writer {
    /// Starts the task. At its end it closes the readers too, then the database.
    pub(super) fn start(
        connection: SqliteConnection,
        options: SqliteConnectOptions,
        reader: SqlitePool,
    ) -> Writer {
        let (queue, requests) = mpsc::channel(QUEUE);
        let (end, ended) = watch::channel(());
        let is_storing = Arc::new(AtomicBool::new(true));
        let connection = Some(connection);
        let stores = Arc::clone(&is_storing);
        let known = KnownTables::default();
        let checkpoints = Checkpoints::start(options.clone());
        let task =
            Task { connection, options, reader, requests, known, checkpoints, is_storing: stores };
        tokio::spawn(async move {
            task.run().await;
            drop(end);
        });
        Writer { queue, ended, is_storing }
    }

    /// Whether the last group of writes is on the disk.
    pub(super) fn is_storing(&self) -> bool {
        self.is_storing.load(Ordering::Relaxed)
    }

    /// Hands in a row of a log and waits until it is on the disk.
    pub(super) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let row = Box::new(Row { append, outcome: None, reply });
        self.queue.send(Request::Append(row)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Hands in a write and waits until it is on the disk.
    pub(super) async fn write<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Pending { work: Some(work), outcome: None, reply });
        self.queue.send(Request::Write(job)).await.map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Lets the task finish what is waiting, and waits for its end.
    pub(super) async fn close(&self) {
        // It cannot be sent when the task is ending already.
        let _ = self.queue.send(Request::Close).await;
        let mut ended = self.ended.clone();
        while ended.changed().await.is_ok() {}
    }
}

/// A write in the queue, whatever it answers with.
trait Job: Send {
    /// Carries it out within a transaction, and keeps the outcome.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()>;

    /// Tells the outcome, once it is known what became of the transaction; and what is known of a table then.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>) -> Option<(TableId, Known)>;
}

/// A row of a log in the queue.
struct Row {
    append: Append,
    outcome: Option<Result<(Appended, Option<Known>), StoreError>>,
    reply: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Job for Row {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
        Box::pin(async move {
            match look_and_add_row(connection, &self.append).await {
                Err(error) if !error.concerns_one_request() => Err(error),
                outcome => {
                    self.outcome = Some(outcome);
                    Ok(())
                }
            }
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) -> Option<(TableId, Known)> {
        let Row { append, outcome, reply } = *self;
        let outcome = committed.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed)));
        let (appended, known) = match outcome {
            Ok((appended, known)) => (Ok(appended), known),
            Err(error) => (Err(error), None),
        };
        // Whoever does not wait for the answer anymore does not get it.
        let _ = reply.send(appended);
        known.map(|known| (append.table, known))
    }
}

struct Pending<T, F> {
    work: Option<F>,
    outcome: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Job for Pending<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, ()> {
        Box::pin(async move {
            let work = self.work.take().expect("a job runs once");
            match work(connection).await {
                Err(error) if !error.concerns_one_request() => Err(error),
                outcome => {
                    self.outcome = Some(outcome);
                    Ok(())
                }
            }
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) -> Option<(TableId, Known)> {
        let Pending { outcome, reply, .. } = *self;
        let outcome = committed.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed)));
        // Whoever does not wait for the answer anymore does not get it.
        let _ = reply.send(outcome);
        None
    }
}

struct Task {
    /// None after a failed transaction: the next one begins with a fresh connection.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    reader: SqlitePool,
    requests: mpsc::Receiver<Request>,
    known: KnownTables,
    checkpoints: Checkpoints,
    is_storing: Arc<AtomicBool>,
}

impl Task {
    async fn run(mut self) {
        self.serve().await;
        self.finish().await;
    }

    /// Takes requests until no more can come.
    async fn serve(&mut self) {
        let mut waiting = Vec::with_capacity(GROUP);
        while self.requests.recv_many(&mut waiting, GROUP).await > 0 {
            set_queue(waiting.len() + self.requests.len());
            let mut jobs: Vec<Box<dyn Job>> = Vec::new();
            let mut plain: Vec<(Box<Row>, Link)> = Vec::with_capacity(waiting.len());
            let mut tables = HashSet::new();
            for request in waiting.drain(..) {
                match request {
                    Request::Append(row) => match self.known.next(&row.append) {
                        Some(hash) if tables.insert(row.append.table) => plain.push((row, hash)),
                        _ => jobs.push(row),
                    },
                    Request::Write(job) => jobs.push(job),
                    Request::Close => self.requests.close(),
                }
            }
            jobs.extend(self.add_plain(plain).await);
            if !jobs.is_empty() {
                self.perform(jobs).await;
            }
            self.checkpoints.note();
        }
    }

    /// Carries out requests that need more than to be written down.
    async fn perform(&mut self, mut jobs: Vec<Box<dyn Job>>) {
        let start = Instant::now();
        let committed = self.transact(&mut jobs).await;
        count_group(jobs.len(), start);
        self.is_storing.store(committed.is_ok(), Ordering::Relaxed);
        for job in jobs {
            if let Some((table, known)) = job.answer(committed.clone()) {
                self.known.note(table, known);
            }
        }
    }

    /// Stores rows that need nothing but themselves, and answers. Those that are left must be looked at one by one:
    /// something was not as it was known.
    async fn add_plain(&mut self, plain: Vec<(Box<Row>, Link)>) -> Vec<Box<dyn Job>> {
        if plain.is_empty() {
            return Vec::new();
        }
        let start = Instant::now();
        let stored = match self.connect().await {
            Ok(mut connection) => {
                let rows: Vec<_> = plain.iter().map(|(row, hash)| (&row.append, *hash)).collect();
                let stored = rows::store(&mut connection, &rows).await;
                if stored.as_ref().err().is_none_or(StoreError::concerns_one_request) {
                    self.connection = Some(connection);
                }
                stored
            }
            Err(error) => Err(error),
        };
        count_group(plain.len(), start);
        let mut left: Vec<Box<dyn Job>> = Vec::new();
        for (mut row, hash) in plain {
            match &stored {
                Ok(()) => {
                    self.known.add(&row.append, hash);
                    row.outcome = Some(Ok((Appended::Done, None)));
                }
                Err(error) => {
                    self.known.forget(&row.append.table);
                    if error.concerns_one_request() {
                        left.push(row);
                        continue;
                    }
                }
            }
            let _ = row.answer(stored.clone());
        }
        // Those that are left are tried once more, and tell then.
        if left.is_empty() {
            self.is_storing.store(stored.is_ok(), Ordering::Relaxed);
        }
        left
    }

    /// The connection, or a fresh one after a failed transaction.
    async fn connect(&mut self) -> Result<SqliteConnection, StoreError> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => Ok(self.options.connect().await?),
        }
    }

    /// Carries out a group of writes, all or none, except that one may fail alone.
    async fn transact(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let mut connection = self.connect().await?;
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for job in jobs {
            job.run(&mut transaction).await?;
        }
        let start = Instant::now();
        transaction.commit().await?;
        count_commit(start.elapsed());
        self.connection = Some(connection);
        Ok(())
    }

    /// Closes the database. Nothing is lost if this fails: the next opening does what is left.
    async fn finish(self) {
        self.reader.close().await;
        self.checkpoints.end().await;
        if let Some(mut connection) = self.connection {
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
            let _ = connection.close().await;
        }
    }
}

#[cfg(test)]
mod tests;
