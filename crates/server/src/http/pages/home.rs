//! The first page, and the rules.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use sobremesa_page::home::{self, Home, Listed};
use sobremesa_page::{House, Stage};
use sobremesa_store::{Filter, PersonId, TableState};
use tokio::time::sleep;

use super::super::{Problem, Shared};
use super::reader::{self, Reading};
use crate::clock::date;
use crate::language;
use crate::room::KeptCard;

/// So many tables are listed.
const MINE: u32 = 8;
const OPEN: u32 = 12;

/// The first page.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    let (mine, open) = lists(&shared, reading.id()).await?;
    Ok(reader::page(home::page(&Home { house: &reading.house, mine: &mine, open: &open })))
}

/// One's own tables, and those of others that one may join or look at.
async fn lists(
    shared: &Shared,
    person: Option<PersonId>,
) -> Result<(Vec<Listed>, Vec<Listed>), Problem> {
    let mine = match person {
        None => Vec::new(),
        Some(person) => {
            let filter = Filter { person: Some(person), limit: MINE, ..Filter::default() };
            listed(shared, &filter, Some(person)).await?
        }
    };
    let mut open = Vec::new();
    for state in [TableState::Waiting, TableState::Running] {
        let filter =
            Filter { state: Some(state), public_only: true, limit: OPEN, ..Filter::default() };
        open.extend(listed(shared, &filter, person).await?);
    }
    let is_mine = |table: &Listed| mine.iter().any(|other| other.id == table.id);
    open.retain(|table| !is_mine(table));
    Ok((mine, open))
}

async fn listed(
    shared: &Shared,
    filter: &Filter,
    person: Option<PersonId>,
) -> Result<Vec<Listed>, Problem> {
    let tables = shared.store().list(filter).await?.tables;
    let people: Vec<PersonId> =
        tables.iter().flat_map(|table| table.summary.people.iter().copied()).collect();
    let names = shared.store().names(&people).await?;
    let shown = tables.into_iter().filter_map(|table| {
        let card: KeptCard = serde_json::from_str(&table.summary.card).ok()?;
        let people = &table.summary.people;
        let awaited = card.awaits.and_then(|index| people.get(index));
        Some(Listed {
            id: table.table.to_string(),
            game: table.summary.game.parse().ok()?,
            stage: match table.summary.state {
                TableState::Waiting => Stage::Waiting,
                TableState::Running => Stage::Running,
                TableState::Finished => Stage::Finished,
            },
            names: people.iter().filter_map(|person| names.get(person).cloned()).collect(),
            players: card.players,
            open: card.open,
            has_spectators: card.spectators,
            is_mine: person.is_some_and(|person| people.contains(&person)),
            is_my_turn: person.is_some() && awaited.copied() == person,
            date: date(table.changed_at),
        })
    });
    Ok(shown.collect())
}

/// What changes on the first page, as a stream.
pub(super) async fn watch(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    let person = reading.id();
    let watcher = Watcher { shared, person, house: reading.house, shown: String::new(), count: 0 };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<Event, Infallible>(event), watcher))
    });
    Ok(Sse::new(events).into_response())
}

struct Watcher {
    shared: Arc<Shared>,
    person: Option<PersonId>,
    house: House,
    shown: String,
    count: u64,
}

impl Watcher {
    /// The lists when they have changed, else a ping.
    async fn next(&mut self) -> Option<Event> {
        let shutdown = self.shared.hall.shutdown().clone();
        if self.count > 0 {
            tokio::select! {
                () = sleep(self.shared.config.ping.min(LOOK)) => {}
                () = shutdown.cancelled() => return None,
            }
        }
        let (mine, open) = lists(&self.shared, self.person).await.ok()?;
        let home = Home { house: &self.house, mine: &mine, open: &open };
        let regions = home::regions(&home).into_iter().map(|region| region.html.into_string());
        let shown: String = regions.collect();
        if shown == self.shown {
            return Some(Event::default().event("ping").data("ping"));
        }
        self.shown.clone_from(&shown);
        self.count += 1;
        Some(Event::default().event("regions").id(self.count.to_string()).data(shown))
    }
}

/// How often the lists are looked at for each open first page.
const LOOK: std::time::Duration = std::time::Duration::from_secs(3);

/// The rules of a game.
pub(super) async fn rules(reading: Reading, Path(name): Path<String>) -> Result<Response, Problem> {
    let game = name.parse().map_err(|_| Problem::not_found())?;
    debug_assert_eq!(language::current(), reading.house.language);
    Ok(reader::page(sobremesa_page::rules::page(&reading.house, game)))
}
