//! What happens at a table, as a stream of server-sent events.
//!
//! Each event is the whole table as its viewer sees it, with what happened since the event before; its
//! id is the table's version. A viewer who is behind gets the newest version, not a backlog.

use std::convert::Infallible;
use std::future::ready;
use std::net::IpAddr;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use sobremesa_store::{Person, PersonId, TableId, Version};
use sobremesa_words::Language;

use super::guard::Counted;
use super::line::{Beat, Line, PING};
use super::problem::Looking;
use super::tables::{TablePath, table_id};
use super::{Problem, Shared, Visitor};
use crate::hall::Hall;
use crate::keeper::{Ask, Edition, Form, Issue, Tab, Watching};
use crate::language;
use crate::metrics::count_delivery;

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
    /// What an issue of the table has ready for this stream, if it has: an event, if there is something to tell.
    fn take(&mut self, issue: &Issue, person: Option<PersonId>) -> Option<Option<Bytes>>;

    /// The table as it is now, if there is something to tell, as an event; none when the stream ends.
    fn draw(
        &mut self,
        hall: &Arc<Hall>,
        id: &TableId,
        person: Option<PersonId>,
    ) -> impl Future<Output = Option<(Edition, Option<Bytes>)>> + Send;
}

/// The table as programs see it.
struct Drawing {
    /// The last version that the client has seen.
    seen: Option<Version>,
    language: Language,
}

impl Drawing {
    fn form(&self, person: Option<PersonId>) -> Form {
        Form { person, since: self.seen, language: self.language }
    }
}

impl Draws for Drawing {
    fn take(&mut self, issue: &Issue, person: Option<PersonId>) -> Option<Option<Bytes>> {
        let event = issue.event(self.form(person))?;
        self.seen = Some(issue.edition.version);
        Some(Some(event))
    }

    async fn draw(
        &mut self,
        hall: &Arc<Hall>,
        id: &TableId,
        person: Option<PersonId>,
    ) -> Option<(Edition, Option<Bytes>)> {
        let form = self.form(person);
        let (edition, event) =
            hall.ask_again(id, |reply| Ask::Follow { form, reply }).await.ok()?;
        self.seen = Some(edition.version);
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
    let headers = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, Body::from_stream(viewer.stream())).into_response())
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
    fn stream(self) -> impl Stream<Item = Result<Bytes, Infallible>> {
        stream::unfold(self, |mut viewer| async move {
            let event = viewer.next().await?;
            Some((Ok(event), viewer))
        })
    }

    /// The next event; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let issue = Arc::clone(&self.watching.issues.borrow_and_update());
            let is_news = self.sent != Some(issue.edition);
            tokio::select! {
                biased;
                // However much happens, the ping comes: with it the viewer is looked at again.
                beat = self.line.beat() => return match beat {
                    Beat::Ping => self.line.is_welcome().await.then_some(PING),
                    Beat::End => None,
                },
                () = ready(()), if is_news => {
                    let is_first = self.sent.is_none();
                    if let Some(event) = self.show(&issue).await? {
                        if !is_first {
                            count_delivery(issue.asked);
                        }
                        return Some(event);
                    }
                }
                changed = self.watching.issues.changed() => {
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
    async fn show(&mut self, issue: &Issue) -> Option<Option<Bytes>> {
        if let Some(event) = self.drawing.take(issue, self.person) {
            self.sent = Some(issue.edition);
            return Some(event);
        }
        let (edition, event) = self.drawing.draw(&self.shared.hall, &self.id, self.person).await?;
        self.sent = Some(edition);
        Some(event)
    }
}
