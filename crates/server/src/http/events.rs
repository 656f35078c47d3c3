//! What happens at a table, as a stream of server-sent events.
//!
//! Each event is the whole table as its viewer sees it, with what happened since the event before; its
//! id is the table's version. A viewer who is behind gets the newest version, not a backlog.

use std::convert::Infallible;
use std::future::ready;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use sobremesa_store::{Person, PersonId, TableId, Version};
use sobremesa_words::Language;

use super::guard::Counted;
use super::line::{Beat, Line};
use super::problem::Looking;
use super::tables::{TablePath, table_id};
use super::{Problem, Shared, Visitor};
use crate::hall::Hall;
use crate::keeper::{Ask, Edition, Tab, Watching};
use crate::language;

/// Follows a table, as a stream of server-sent events.
///
/// An event `table` comes at once and after every change. Its data is the whole table as this viewer
/// sees it, like the answer of `GET /api/tables/{table}`; its id is the table's version. Who comes
/// back with `Last-Event-ID` gets in `events` what happened since, and one who is behind gets the
/// newest version, not a backlog. An event `ping` comes every ten seconds.
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
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let language = language::current();
    let drawing = Drawing { seen: seen.map(Version), language };
    follow(shared, id, person, address, Tab::default(), drawing).await
}

/// What a stream shows of a table.
pub(super) trait Draws: Send + Sync + 'static {
    /// The table as it is now, if there is something to tell; none when the stream ends.
    fn draw(
        &mut self,
        hall: &Arc<Hall>,
        id: &TableId,
        person: Option<PersonId>,
    ) -> impl Future<Output = Option<(Edition, Option<Event>)>> + Send;
}

/// The table as programs see it.
struct Drawing {
    /// The last version that the client has seen.
    seen: Option<Version>,
    language: Language,
}

impl Draws for Drawing {
    async fn draw(
        &mut self,
        hall: &Arc<Hall>,
        id: &TableId,
        person: Option<PersonId>,
    ) -> Option<(Edition, Option<Event>)> {
        let (since, language) = (self.seen, self.language);
        let ask = |reply| Ask::Show { person, since, language, reply };
        let (edition, shown) = hall.ask(id, ask).await.ok()?;
        self.seen = Some(edition.version);
        let event = Event::default().event("table").id(edition.version.0.to_string()).data(shown);
        Some((edition, Some(event)))
    }
}

/// A stream of what happens at a table.
pub(super) async fn follow(
    shared: Arc<Shared>,
    id: TableId,
    person: Option<Person>,
    address: IpAddr,
    tab: Tab,
    drawing: impl Draws,
) -> Result<Response, Problem> {
    let line = Line::open(&shared, person.as_ref(), address)?;
    let person = person.map(|person| person.id);
    let watching = shared.hall.ask(&id, |reply| Ask::Watch { person, tab, reply }).await?;
    let viewer = Viewer { shared, id, person, tab, watching, drawing, sent: None, line };
    Ok(Sse::new(viewer.stream()).into_response())
}

struct Viewer<D> {
    shared: Arc<Shared>,
    id: TableId,
    person: Option<PersonId>,
    tab: Tab,
    watching: Watching,
    drawing: D,
    /// What this stream has sent last.
    sent: Option<Edition>,
    line: Line,
}

impl<D: Draws> Viewer<D> {
    fn stream(self) -> impl Stream<Item = Result<Event, Infallible>> {
        stream::unfold(self, |mut viewer| async move {
            let event = viewer.next().await?;
            Some((Ok(event), viewer))
        })
    }

    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let is_news = self.sent != Some(*self.watching.editions.borrow_and_update());
            tokio::select! {
                biased;
                // However much happens, the ping comes: with it the viewer is looked at again.
                beat = self.line.beat() => return match beat {
                    Beat::Ping => self.line.ping().await,
                    Beat::End => None,
                },
                () = ready(()), if is_news => {
                    if let Some(event) = self.show().await? {
                        return Some(event);
                    }
                }
                changed = self.watching.editions.changed() => {
                    if changed.is_err() {
                        // The table left memory; it is brought back, and may have other names.
                        self.watching = self.subscribe().await?;
                        self.sent = None;
                    }
                }
            }
        }
    }

    async fn subscribe(&self) -> Option<Watching> {
        let (person, tab) = (self.person, self.tab);
        self.shared.hall.ask(&self.id, |reply| Ask::Watch { person, tab, reply }).await.ok()
    }

    /// What is new, if it is something that this viewer sees; none when the stream ends.
    async fn show(&mut self) -> Option<Option<Event>> {
        let (edition, event) = self.drawing.draw(&self.shared.hall, &self.id, self.person).await?;
        self.sent = Some(edition);
        Some(event)
    }
}
