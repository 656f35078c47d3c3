//! Telling somebody who is not there that a slow game waits for them.
//!
//! A table calls a person; what follows is done beside the tables, and nothing of it can hold one up. A
//! message says which game it is and where, and nothing else: no card, and nobody's name.

mod reach;
mod seal;
mod vapid;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use sobremesa_store::{PersonId, Push, Store, StoreError, TableId};
use sobremesa_words::{Language, Words};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

pub(crate) use reach::BadEndpoint;
pub use reach::Reach;
pub(crate) use seal::{AUTH, is_key, read};

use crate::hall::Hall;
use crate::hash::{hash, hex};
use reach::{Courier, Parcel};
use seal::{Receiver, seal};
use vapid::Vapid;

/// This many devices of one person can be told.
pub(crate) const MOST: u32 = 8;

/// This many calls wait. Those that come while this many do are not made.
const QUEUE: usize = 256;

/// This many people are told at the same time.
const AT_ONCE: usize = 32;

/// A push service that is busy is asked this often.
const TRIES: u32 = 3;

/// Somebody's devices are told for this long at most: others wait for the place.
const LONGEST_CALL: Duration = Duration::from_secs(90);

/// One that wants more patience than this is not asked again.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// A push service has this long to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A message is kept for a device that cannot be reached for at most this many seconds, and at least these.
const LIVES: (u32, u32) = (60, 24 * 3600);

/// How pushes are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pushing {
    /// Where they may go.
    pub reach: Reach,
    /// How long a push service that is busy is left alone at first.
    pub pause: Duration,
}

impl Default for Pushing {
    fn default() -> Pushing {
        Pushing { reach: Reach::Public, pause: Duration::from_secs(2) }
    }
}

/// A slow game waits for somebody.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    /// The game's name in paths.
    pub(crate) game: &'static str,
    /// How long it waits.
    pub(crate) left: Duration,
}

/// What tells people.
pub(crate) struct Pushes {
    /// None if the database's key cannot be used: then nobody can be told.
    vapid: Option<Vapid>,
    courier: Courier,
    pause: Duration,
    calls: mpsc::Sender<Call>,
    /// Who takes the calls, until somebody does.
    taken: Mutex<Option<mpsc::Receiver<Call>>>,
}

impl Pushes {
    pub(crate) async fn open(
        store: &Store,
        pushing: Pushing,
        contact: Option<&str>,
    ) -> Result<Pushes, StoreError> {
        let vapid = Vapid::open(store, contact).await?;
        let vapid = vapid.inspect_err(|error| tracing::error!(%error, "nobody can be notified"));
        let (calls, taken) = mpsc::channel(QUEUE);
        Ok(Pushes {
            vapid: vapid.ok(),
            courier: Courier::new(pushing.reach, PATIENCE),
            pause: pushing.pause,
            calls,
            taken: Mutex::new(Some(taken)),
        })
    }

    /// The house's public key, as browsers take it.
    pub(crate) fn key(&self) -> Option<String> {
        self.vapid.as_ref().map(Vapid::public)
    }

    /// Whether an endpoint can be one.
    pub(crate) fn check(&self, endpoint: &str) -> Result<(), BadEndpoint> {
        self.courier.reach().check(endpoint).map(drop)
    }

    /// Tells somebody, if there is room for it. Nobody waits for it.
    pub(crate) fn call(&self, call: Call) {
        if self.calls.try_send(call).is_err() {
            tracing::warn!("too many people wait to be notified");
        }
    }

    fn take(&self) -> Option<mpsc::Receiver<Call>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Takes calls until the server ends.
    pub(crate) async fn work(hall: Arc<Hall>) {
        let Some(mut calls) = hall.pushes().take() else { return };
        let places = Arc::new(Semaphore::new(AT_ONCE));
        loop {
            let next = async {
                let call = calls.recv().await?;
                Some((call, Arc::clone(&places).acquire_owned().await.ok()?))
            };
            let next = tokio::select! {
                next = next => next,
                () = hall.shutdown().cancelled() => return,
            };
            let Some((call, place)) = next else { return };
            let told = Arc::clone(&hall);
            hall.spawn(async move {
                tokio::select! {
                    _ = timeout(LONGEST_CALL, told.pushes().tell(&told, &call)) => {}
                    () = told.shutdown().cancelled() => {}
                }
                drop(place);
            });
        }
    }

    /// Tells all devices of a person, as far as there is time for it.
    async fn tell(&self, hall: &Hall, call: &Call) {
        match hall.store().pushes(call.person).await {
            Ok(devices) => {
                for device in &devices {
                    self.tell_device(hall, call, device).await;
                }
            }
            Err(error) => tracing::error!(%error, "cannot read who wants to be notified"),
        }
    }

    /// Tells one device. What its push service does not know any more is forgotten.
    async fn tell_device(&self, hall: &Hall, call: &Call, device: &Push) {
        let mut pause = self.pause;
        for nth in 1..=TRIES {
            let Some(parcel) = self.parcel(hall, call, device) else { return };
            let answered = match self.courier.send(&device.endpoint, parcel).await {
                Ok(answered) => answered,
                // The address is a secret of the device's.
                Err(error) => return tracing::info!(%error, "a notification was not sent"),
            };
            match answered.status {
                StatusCode::NOT_FOUND | StatusCode::GONE => {
                    let forgotten =
                        hall.store().remove_push(device.token, Some(&device.endpoint)).await;
                    return drop(forgotten);
                }
                status if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() => {
                    let wait = answered.wait.unwrap_or_default().max(pause);
                    if wait > LONGEST_WAIT || nth == TRIES {
                        return;
                    }
                    tokio::time::sleep(wait).await;
                    pause *= 4;
                }
                status if status.is_success() => return,
                status => return tracing::info!(%status, "a notification was refused"),
            }
        }
    }

    /// What is sent to a device.
    fn parcel(&self, hall: &Hall, call: &Call, device: &Push) -> Option<Parcel> {
        let language: Language = device.language.parse().unwrap_or_default();
        let message = json!({
            "title": hall.game(call.game)?.cover.title(language),
            "body": Words::of(language).text("push-turn"),
            "path": format!("/t/{}", call.table),
        });
        let receiver = Receiver { key: &device.key, auth: &device.auth };
        let url = self.courier.reach().check(&device.endpoint).ok()?;
        let audience = url.origin().ascii_serialization();
        let left = u32::try_from(call.left.as_secs()).unwrap_or(u32::MAX);
        Some(Parcel {
            authorization: self.vapid.as_ref()?.authorization(&audience, hall.clock().date())?,
            life: left.clamp(LIVES.0, LIVES.1),
            topic: topic(&call.table),
            body: seal(receiver, message.to_string().as_bytes())?,
        })
    }
}

/// What tells messages about a table from others. A push service may read it, and must not find the table by it.
fn topic(table: &TableId) -> String {
    let mut topic = hex(&hash(&format!("sobremesa/topic/1\n{table}")));
    topic.truncate(32);
    topic
}
