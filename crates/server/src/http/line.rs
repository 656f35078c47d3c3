//! What all streams of server-sent events have in common.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::response::sse::Event;
use sobremesa_store::{Person, TokenId};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at};

use super::{Problem, Shared};
use crate::metrics::OpenCount;
use crate::places::Place;

/// A ping.
pub(super) const PING: Bytes = Bytes::from_static(b"event: ping\ndata: ping\n\n");

/// The line to a viewer: it is counted, it is tried by pings, and it ends with the server.
pub(super) struct Line {
    shared: Arc<Shared>,
    /// What the person has shown to open the stream.
    token: Option<TokenId>,
    pings: Interval,
    _place: Place,
    _count: OpenCount,
}

/// What comes by itself on a line.
pub(super) enum Beat {
    /// It is time for a ping.
    Ping,
    /// The server ends.
    End,
}

impl Line {
    /// A line for one more stream, if the viewer has not too many.
    pub(super) fn open(
        shared: &Arc<Shared>,
        person: Option<&Person>,
        address: IpAddr,
    ) -> Result<Line, Problem> {
        let (person, token) = person.map(|person| (person.id, person.token)).unzip();
        let _place = shared.limits.take_stream(person, address)?;
        let mut pings = interval_at(Instant::now() + shared.config.ping, shared.config.ping);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ok(Line { shared: Arc::clone(shared), token, pings, _place, _count: OpenCount::stream() })
    }

    /// Waits for the next beat. Who waits for something else as well loses none.
    pub(super) async fn beat(&mut self) -> Beat {
        tokio::select! {
            biased;
            () = self.shared.hall.shutdown().cancelled() => Beat::End,
            _ = self.pings.tick() => Beat::Ping,
        }
    }

    /// A ping; none when the stream ends.
    pub(super) async fn ping(&self) -> Option<Event> {
        self.is_welcome().await.then(|| Event::default().event("ping").data("ping"))
    }

    /// Whether the stream may go on: a visitor who was banned or deleted, or whose token was taken back, maybe
    /// by another process, is not told any more.
    pub(super) async fn is_welcome(&self) -> bool {
        let Some(token) = self.token else { return true };
        let good = self.shared.store().is_good(token, self.shared.hall.clock().date()).await;
        good.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot look at a token");
            false
        })
    }
}
