//! Who shows a token. Every request asks that, so those who wait for an answer are looked up together: one question
//! to a reader's thread serves them all. Nothing is kept between questions, so a ban works at once.

use std::collections::HashMap;
use std::time::Instant;

use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Row as _};
use tokio::sync::{mpsc, oneshot};

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
    /// Starts the task that asks. It ends when nobody can hand in a token any more.
    pub(super) fn start(reader: SqlitePool) -> Lookups {
        let (queue, mut requests) = mpsc::channel(QUEUE);
        tokio::spawn(async move {
            let mut waiting: Vec<(TokenHash, oneshot::Sender<Found>)> = Vec::new();
            while requests.recv_many(&mut waiting, GROUP).await > 0 {
                let tokens: Vec<[u8; 32]> = waiting.iter().map(|(token, _)| token.0).collect();
                let people = look_up(&reader, &tokens).await;
                for (token, reply) in waiting.drain(..) {
                    let found = people.as_ref().map(|people| people.get(&token.0).cloned());
                    // Whoever does not wait for the answer anymore does not get it.
                    let _ = reply.send(found.map_err(Clone::clone));
                }
            }
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

async fn look_up(
    reader: &SqlitePool,
    tokens: &[[u8; 32]],
) -> Result<HashMap<[u8; 32], Person>, StoreError> {
    // Few lengths, so that the statements are kept: the last token fills up the places that are left.
    let places = tokens.len().next_power_of_two();
    let mut query = sqlx::query(AssertSqlSafe(statement(places)));
    for index in 0..places {
        query = query.bind(tokens[index.min(tokens.len() - 1)].to_vec());
    }
    let mut people = HashMap::with_capacity(tokens.len());
    for row in query.fetch_all(&mut *acquire(reader).await?).await? {
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
