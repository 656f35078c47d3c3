//! What changes on a page, as a stream of server-sent events.
//!
//! Each event has the regions that differ from what this stream has shown before; its id is the
//! table's version.

use std::collections::HashMap;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use sobremesa_store::{PersonId, TableId};

use super::super::events::{Draws, follow};
use super::super::guard::Counted;
use super::super::tables::{TablePath, table_id};
use super::super::{Problem, Shared};
use super::form::{Fields, Filled};
use super::reader::{Reading, Someone};
use super::table::reader;
use crate::hall::Hall;
use crate::keeper::{Ask, Attention, Draw, Edition, Issue, Part, Tab};
use crate::room::{Reader, Regions};

/// What the page shows already.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Since {
    /// Its version.
    since: Option<u64>,
    /// Whether it is the page of a table that waits.
    waits: bool,
    /// Which of the reader's pages it is.
    tab: u32,
    /// Whether another tab or program is in front of it.
    hidden: bool,
}

/// Follows a table with the regions of its page.
pub(super) async fn watch(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    Extension(Counted(address)): Extension<Counted>,
    path: TablePath,
    since: Result<Query<Since>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (id, Query(Since { since, waits, tab, hidden })) = (table_id(path)?, since?);
    let person = reading.person.clone();
    // Who comes back with an id of an event has missed what has none, such as who is there.
    let since = since.filter(|_| !headers.contains_key("last-event-id"));
    // The page that follows stays in the language in which it was shown.
    let reader = reader(reading, &id, String::new());
    let drawing = Drawing { reader, seen: since, has_begun: !waits, shown: HashMap::new() };
    let tab = Tab { id: tab, is_hidden: hidden };
    follow(shared, id, person, address, tab, drawing).await
}

/// Notes whether somebody looks at the table.
pub(super) async fn attend(
    State(shared): State<Arc<Shared>>,
    someone: Someone,
    path: TablePath,
    Filled(fields): Filled<Fields>,
) -> Result<StatusCode, Problem> {
    let (id, person) = (table_id(path)?, someone.known()?);
    let tab = Tab {
        id: fields.text("tab").parse().unwrap_or_default(),
        is_hidden: fields.text("hidden") == "true",
    };
    let attention = match fields.text("rest") {
        "begins" => Attention::Rests(tab),
        "ends" => Attention::Leaves(tab),
        _ => Attention::Looks(tab),
    };
    shared.hall.put(&id, Ask::Attend { person, attention }).await;
    Ok(StatusCode::NO_CONTENT)
}

struct Drawing {
    reader: Box<Reader>,
    /// The version that the page shows.
    seen: Option<u64>,
    /// Whether the page is that of a game.
    has_begun: bool,
    /// The regions that the page shows, by their hashes.
    shown: HashMap<&'static str, u64>,
}

impl Draws for Drawing {
    fn take(&mut self, issue: &Issue, _: Option<PersonId>) -> Option<Option<Bytes>> {
        let regions = issue.regions(&self.reader)?;
        Some(self.event(issue.edition, &regions))
    }

    async fn draw(
        &mut self,
        hall: &Arc<Hall>,
        id: &TableId,
        _person: Option<PersonId>,
    ) -> Option<(Edition, Option<Bytes>)> {
        let reader = self.reader.clone();
        let ask = |reply| Ask::Draw(Draw { reader, part: Part::Regions(reply) });
        let (edition, drawn) = hall.ask_again(id, ask).await.ok()?;
        Some((edition, self.event(edition, &drawn)))
    }
}

impl Drawing {
    /// The regions that are new to the page. When the game begins, the page is another one.
    fn event(&mut self, edition: Edition, drawn: &Regions) -> Option<Bytes> {
        let version = edition.version.0;
        if self.has_begun != drawn.has_begun {
            return Some(event("reload", version, "reload"));
        }
        let is_shown = self.seen.take() == Some(version) && !drawn.is_over;
        let mut news = String::new();
        for region in &drawn.regions {
            if self.shown.insert(region.id, region.hash) != Some(region.hash) {
                news += &region.html;
            }
        }
        (!is_shown && !news.is_empty()).then(|| event("regions", version, &news))
    }
}

/// An event of the stream.
fn event(name: &str, version: u64, data: &str) -> Bytes {
    let mut event = format!("id: {version}\nevent: {name}\n");
    for line in data.split('\n') {
        event.push_str("data: ");
        event.push_str(line);
        event.push('\n');
    }
    event.push('\n');
    event.into()
}
