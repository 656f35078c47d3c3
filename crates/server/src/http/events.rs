//! What happens at a table, as a stream of server-sent events.
//!
//! Each event is the whole table as its viewer sees it, with what happened since the event before; its
//! id is the table's version. A viewer who is behind gets the newest version, not a backlog.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use sobremesa_store::{PersonId, TableId, Version};
use tokio::sync::watch;
use tokio::time::sleep;

use super::guard::Counted;
use super::problem::Looking;
use super::streams::Place;
use super::tables::{TablePath, table_id};
use super::{Problem, Shared, Visitor};
use crate::keeper::Ask;
use crate::metrics::StreamCount;

/// Follows a table, as a stream of server-sent events.
///
/// An event `table` comes at once and after every change. Its data is the whole table as this viewer
/// sees it, like the answer of `GET /api/tables/{table}`; its id is the table's version. Who comes
/// back with `Last-Event-ID` gets in `events` what happened since, and one who is behind gets the
/// newest version, not a backlog. An event `ping` comes when nothing has happened for ten seconds.
#[utoipa::path(get, path = "/api/tables/{table}/events", tag = "tables",
    params(
        ("table" = String, Path, description = "The table"),
        ("last-event-id" = Option<u64>, Header, description = "The last version that one has seen"),
    ),
    responses(
        (status = 200, description = "The stream", body = String, content_type = "text/event-stream"),
        Looking,
        (status = 429, description = "`too-many-streams`: close others first. `too-many-requests`: wait \
            for the seconds that `Retry-After` says", body = Problem),
    ),
    security((), ("cookie" = []), ("token" = [])))]
pub(crate) async fn watch(
    State(shared): State<Arc<Shared>>,
    Visitor(person): Visitor,
    Extension(Counted(address)): Extension<Counted>,
    path: TablePath,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let id = table_id(path)?;
    let person = person.map(|person| person.id);
    let place = shared.limits.streams.open(person, address)?;
    let versions = shared.hall.ask(&id, |reply| Ask::Watch { person, reply }).await?;
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let seen = seen.map(Version);
    let viewer = Viewer {
        shared,
        id,
        person,
        versions,
        seen,
        sent: None,
        _place: place,
        _count: StreamCount::new(),
    };
    Ok(Sse::new(viewer.stream()).into_response())
}

struct Viewer {
    shared: Arc<Shared>,
    id: TableId,
    person: Option<PersonId>,
    versions: watch::Receiver<Version>,
    /// The last version that the client has seen.
    seen: Option<Version>,
    /// The last version that this stream has sent.
    sent: Option<Version>,
    _place: Place,
    _count: StreamCount,
}

impl Viewer {
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut viewer| async move {
            let event = viewer.next().await?;
            Some((Ok(event), viewer))
        })
    }

    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        let shutdown = self.shared.hall.shutdown().clone();
        loop {
            let version = *self.versions.borrow_and_update();
            if self.sent != Some(version) {
                return self.show().await;
            }
            tokio::select! {
                changed = self.versions.changed() => {
                    if changed.is_err() {
                        // The table left memory; it is brought back.
                        self.versions = self.subscribe().await?;
                    }
                }
                () = sleep(self.shared.config.ping) => return Some(Event::default().event("ping").data("")),
                () = shutdown.cancelled() => return None,
            }
        }
    }

    async fn subscribe(&self) -> Option<watch::Receiver<Version>> {
        let person = self.person;
        self.shared.hall.ask(&self.id, |reply| Ask::Watch { person, reply }).await.ok()
    }

    async fn show(&mut self) -> Option<Event> {
        let (person, since) = (self.person, self.seen);
        let ask = |reply| Ask::Show { person, since, reply };
        let (version, shown) = self.shared.hall.ask(&self.id, ask).await.ok()?;
        (self.seen, self.sent) = (Some(version), Some(version));
        Some(Event::default().event("table").id(version.0.to_string()).data(shown))
    }
}
