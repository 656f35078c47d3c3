//! Who shows a token. Every request asks that, so those who wait for an answer are looked up together: one question
//! to a reader's thread serves them all. Nothing is kept between questions, so a ban works at once; only the connection
//! is, since to take one from the pool and give it back costs as much as the question.

use std::collections::HashMap;
use std::time::Instant;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Row as _, Sqlite};
use tokio::sync::{mpsc, oneshot};
use tokio::task::yield_now;

use super::acquire;
use super::figures::count_lookup;
use crate::reading;
use crate::{Person, StoreError, TokenHash};

/// The most that wait; whoever comes later waits to be let in.
const QUEUE: usize = 1024;
/// The most in one question.
const GROUP: usize = 64;

type Found = Result<Option<Person>, StoreError>;

/// Where tokens are handed in.
#[derive(Clone, Debug)]
pub(super) struct Lookups {
    queue: mpsc::Sender<(TokenHash, oneshot::Sender<Found>)>,
}

impl Lookups {
    /// Starts the task that asks. It ends with the pool, or when nobody can hand in a token any more.
    pub(super) fn start(reader: SqlitePool) -> Lookups {
        let (queue, requests) = mpsc::channel(QUEUE);
        tokio::spawn(async move {
            let mut closed = reader.close_event();
            // When it is not the requests that end, the pool does: then the connection goes back to it.
            let _ = closed.do_until(answer(&reader, requests)).await;
        });
        Lookups { queue }
    }

    /// The person who has a token.
    pub(super) async fn person(&self, token: &TokenHash) -> Found {
        let (start, (reply, answer)) = (Instant::now(), oneshot::channel());
        let asked = self.queue.send((TokenHash(token.0), reply)).await;
        asked.map_err(|_| StoreError::Closed)?;
        let found = answer.await.unwrap_or(Err(StoreError::Closed));
        count_lookup(start);
        found
    }
}

/// Answers those who wait, as long as somebody may come.
async fn answer(
    reader: &SqlitePool,
    mut requests: mpsc::Receiver<(TokenHash, oneshot::Sender<Found>)>,
) {
    let mut connection = None;
    let mut waiting: Vec<(TokenHash, oneshot::Sender<Found>)> = Vec::new();
    while requests.recv_many(&mut waiting, GROUP).await > 0 {
        // Whoever is about to ask comes along: under load many are, and otherwise this takes no time.
        yield_now().await;
        while waiting.len() < GROUP
            && let Ok(request) = requests.try_recv()
        {
            waiting.push(request);
        }
        let tokens: Vec<[u8; 32]> = waiting.iter().map(|(token, _)| token.0).collect();
        let people = look_up_by(reader, &mut connection, &tokens).await;
        for (token, reply) in waiting.drain(..) {
            let found = people.as_ref().map(|people| people.get(&token.0).cloned());
            // Whoever does not wait for the answer anymore does not get it.
            let _ = reply.send(found.map_err(Clone::clone));
        }
    }
}

/// Looks tokens up by the connection that was kept; it is kept again unless something went wrong.
async fn look_up_by(
    reader: &SqlitePool,
    kept: &mut Option<PoolConnection<Sqlite>>,
    tokens: &[[u8; 32]],
) -> Result<HashMap<[u8; 32], Person>, StoreError> {
    let mut connection = match kept.take() {
        Some(connection) => connection,
        None => acquire(reader).await?,
    };
    let people = look_up(&mut connection, tokens).await?;
    *kept = Some(connection);
    Ok(people)
}

async fn look_up(
    connection: &mut SqliteConnection,
    tokens: &[[u8; 32]],
) -> Result<HashMap<[u8; 32], Person>, StoreError> {
    // Few lengths, so that the statements are kept: the last token fills up the places that are left.
    let places = tokens.len().next_power_of_two();
    let mut query = sqlx::query(AssertSqlSafe(statement(places)));
    for index in 0..places {
        query = query.bind(tokens[index.min(tokens.len() - 1)].to_vec());
    }
    let mut people = HashMap::with_capacity(tokens.len());
    for row in query.fetch_all(connection).await? {
        let token: Vec<u8> = row.try_get("hash")?;
        let token = token.try_into().map_err(|_| StoreError::Damaged("a token".into()))?;
        people.insert(token, reading::person(&row)?);
    }
    Ok(people)
}

fn statement(places: usize) -> String {
    let places = vec!["?"; places].join(", ");
    format!(
        "SELECT hash, people.id, name, people.created_at, tokens.id AS token, scope, until, reason,
             COALESCE(used_at, tokens.created_at) AS used_at
         FROM tokens JOIN people ON people.id = tokens.person
             LEFT JOIN bans ON bans.person = people.id
         WHERE hash IN ({places})"
    )
}
