//! What servers tell each other, over NATS. Nobody waits for it, and whatever is lost only costs time.

use std::fmt;
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sobremesa_store::{PersonId, TableId, Version};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::hall::Hall;

/// This many messages wait to be sent. Those that come while this many do are not sent.
const QUEUE: usize = 4096;

/// A message that cannot be handed over within this time is not sent.
const PATIENCE: Duration = Duration::from_millis(200);

/// How long a connection that broke is left alone.
const PAUSE: Duration = Duration::from_millis(250);

/// A connection that is silent is tried this often.
const PING: Duration = Duration::from_secs(5);

/// Where NATS is; a password may be in it.
#[derive(Clone, Deserialize)]
#[serde(try_from = "String")]
pub struct NatsUrl(ServerAddr);

/// The text is no address of NATS.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an address of NATS is such as nats://127.0.0.1:4222, or tls://nats.example.org")]
pub struct NotNats;

impl FromStr for NatsUrl {
    type Err = NotNats;

    fn from_str(text: &str) -> Result<NatsUrl, NotNats> {
        let url: ServerAddr = text.parse().map_err(|_| NotNats)?;
        let is_known = ["nats", "tls"].contains(&url.scheme()) && !url.host().is_empty();
        if is_known { Ok(NatsUrl(url)) } else { Err(NotNats) }
    }
}

impl TryFrom<String> for NatsUrl {
    type Error = NotNats;

    fn try_from(text: String) -> Result<NatsUrl, NotNats> {
        text.parse()
    }
}

impl fmt::Debug for NatsUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "NatsUrl({}:{})", self.0.host(), self.0.port())
    }
}

/// Something that other servers want to know. None of it is a secret of a game, and of a table it only says where to
/// look.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Tidings {
    /// A table has come this far.
    Row { table: TableId, version: Version },
    /// Bots need not take their time there until a person must decide.
    Hurry { table: TableId },
    /// Somebody has come to a table, or gone.
    Seen { table: TableId },
    /// Who has done something that may be done too often, and how often.
    Done { what: String, counts: Vec<(Value, u32)> },
    /// Those who watch a replay together see something else.
    Led { company: TableId },
    /// A person has another name.
    Renamed { person: PersonId },
}

/// The way to the other servers.
pub(super) struct News {
    nats: NatsUrl,
    subject: String,
    queue: mpsc::Sender<Tidings>,
    /// What is to be sent, until somebody sends it.
    taken: Mutex<Option<mpsc::Receiver<Tidings>>>,
}

impl News {
    pub(super) fn new(nats: NatsUrl, house: &str) -> News {
        let (queue, taken) = mpsc::channel(QUEUE);
        let subject = format!("sobremesa.{house}");
        News { nats, subject, queue, taken: Mutex::new(Some(taken)) }
    }

    pub(super) fn tell(&self, tidings: Tidings) {
        // If too many wait, the others find out by themselves.
        let _ = self.queue.try_send(tidings);
    }

    /// Tells and hears until the server ends.
    pub(super) async fn work(&self, hall: &Hall) {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(queue) = taken else { return };
        // It connects in the background, now and whenever the connection breaks.
        let client = match options().connect(self.nats.0.clone()).await {
            Ok(client) => client,
            Err(error) => return tracing::error!(%error, "no news from other servers"),
        };
        tokio::select! {
            () = self.speak(&client, queue) => {}
            () = self.listen(&client, hall) => {}
            () = hall.shutdown().cancelled() => {}
        }
    }

    async fn speak(&self, client: &Client, mut queue: mpsc::Receiver<Tidings>) {
        while let Some(tidings) = queue.recv().await {
            let text = serde_json::to_vec(&tidings).expect("tidings are JSON");
            let _ = timeout(PATIENCE, client.publish(self.subject.clone(), text.into())).await;
        }
    }

    async fn listen(&self, client: &Client, hall: &Hall) {
        let mut heard = match client.subscribe(self.subject.clone()).await {
            Ok(heard) => heard,
            Err(error) => return tracing::error!(%error, "no news from other servers"),
        };
        while let Some(message) = heard.next().await {
            if let Ok(tidings) = serde_json::from_slice(&message.payload) {
                hall.hear(tidings);
            }
        }
    }
}

fn options() -> ConnectOptions {
    ConnectOptions::new()
        .name("sobremesa")
        .no_echo()
        .retry_on_initial_connect()
        .ping_interval(PING)
        .reconnect_delay_callback(|_| PAUSE)
        .event_callback(|event| async move {
            match event {
                Event::Connected => tracing::info!("connected to NATS"),
                Event::Disconnected => tracing::warn!("NATS is gone: news come late"),
                event => tracing::debug!(%event, "NATS"),
            }
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_nats_are_taken_and_no_password_is_shown() {
        for good in ["nats://127.0.0.1:4222", "tls://ann:secret@nats.example.org", "localhost:4333"]
        {
            let url: NatsUrl = good.parse().unwrap();
            assert!(!format!("{url:?}").contains("secret"));
        }
        for bad in ["", "nats://", "http://127.0.0.1:4222", "nats://one:port", "not an address"] {
            assert_eq!(bad.parse::<NatsUrl>().err(), Some(NotNats), "{bad}");
        }
    }
}
