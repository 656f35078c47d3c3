//! The one task that writes.
//!
//! Requests wait in a bounded queue. The task takes all that are waiting, carries them out in one
//! transaction, and answers after the commit: one wait for the disk serves many tables.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot, watch};

use crate::StoreError;

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
        let task = Task { connection, options, reader, requests, is_storing: stores };
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

    /// Tells the outcome, once it is known what became of the transaction.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
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

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Pending { outcome, reply, .. } = *self;
        let outcome = committed.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed)));
        // Whoever does not wait for the answer anymore does not get it.
        let _ = reply.send(outcome);
    }
}

struct Task {
    /// None after a failed transaction: the next one begins with a fresh connection.
    connection: Option<SqliteConnection>,
    options: SqliteConnectOptions,
    reader: SqlitePool,
    requests: mpsc::Receiver<Request>,
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
            let mut jobs = Vec::with_capacity(waiting.len());
            for request in waiting.drain(..) {
                match request {
                    Request::Write(job) => jobs.push(job),
                    Request::Close => self.requests.close(),
                }
            }
            let committed = self.transact(&mut jobs).await;
            self.is_storing.store(committed.is_ok(), Ordering::Relaxed);
            for job in jobs {
                job.answer(committed.clone());
            }
        }
    }

    /// Carries out a group of writes, all or none, except that one may fail alone.
    async fn transact(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for job in jobs {
            job.run(&mut transaction).await?;
        }
        transaction.commit().await?;
        self.connection = Some(connection);
        Ok(())
    }

    /// Closes the database. Nothing is lost if this fails: the next opening does what is left.
    async fn finish(self) {
        self.reader.close().await;
        if let Some(mut connection) = self.connection {
            let _ = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
            let _ = connection.close().await;
        }
    }
}

#[cfg(test)]
mod tests;
