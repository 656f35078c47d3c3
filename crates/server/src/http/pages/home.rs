//! The first page, and the rules.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use sobremesa_page::home::{self, Home, Listed};
use sobremesa_page::{House, Stage};
use sobremesa_store::{Cursor, Filter, Page, PersonId, TableId, TableState};
use sobremesa_words::Words;
use tokio::sync::watch;
use tokio::time::sleep;

use super::super::guard::Counted;
use super::super::line::{Beat, Line};
use super::super::{Problem, Shared};
use super::new_table::{GamePath, game};
use super::options::Came;
use super::reader::{self, Reading};
use crate::clock::written;
use crate::room::KeptListing;

/// This many tables are listed.
const MINE: u32 = 8;
const OPEN: u32 = 12;

/// The first page.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    let (mine, open) = lists(&shared, &reading.house, reading.id()).await?;
    let (house, games) = (&reading.house, shared.covers.as_slice());
    let deals = super::day::deals(&shared, house, reading.id()).await?;
    Ok(reader::page(home::page(&Home { house, games, mine: &mine, open: &open, deals: &deals })))
}

/// One's own tables, and those of others that one may join or look at.
async fn lists(
    shared: &Shared,
    house: &House,
    person: Option<PersonId>,
) -> Result<(Vec<Listed>, Vec<Listed>), Problem> {
    let mine = match person {
        None => Vec::new(),
        Some(person) => {
            let filter = Filter { person: Some(person), limit: MINE, ..Filter::default() };
            listed(shared, house, &filter, Some(person)).await?.0
        }
    };
    let mut open = Vec::new();
    for state in [TableState::Waiting, TableState::Running] {
        let filter =
            Filter { state: Some(state), public_only: true, limit: OPEN, ..Filter::default() };
        open.extend(listed(shared, house, &filter, person).await?.0);
    }
    let is_mine = |table: &Listed| mine.iter().any(|other| other.id == table.id);
    open.retain(|table| !is_mine(table));
    Ok((mine, open))
}

pub(super) async fn listed(
    shared: &Shared,
    house: &House,
    filter: &Filter,
    person: Option<PersonId>,
) -> Result<(Vec<Listed>, Option<Cursor>), Problem> {
    let Page { tables, next } = shared.store().list(filter).await?;
    let people: Vec<PersonId> =
        tables.iter().flat_map(|table| table.summary.people.iter().copied()).collect();
    let names = shared.store().names(&people).await?;
    let ids: Vec<TableId> = tables.iter().map(|table| table.table).collect();
    let scores = match person {
        Some(person) => shared.store().scores(person, &ids).await?,
        None => HashMap::new(),
    };
    let (words, today) = (Words::of(house.language), shared.hall.days().today());
    let shown = tables.into_iter().filter_map(|table| {
        let listing: KeptListing = serde_json::from_str(&table.summary.card).ok()?;
        let people = &table.summary.people;
        let awaited = listing.awaits.and_then(|index| people.get(index));
        Some(Listed {
            id: table.table.to_string(),
            game: shared.hall.game(&table.summary.game)?.cover.title(house.language),
            name: table.summary.game,
            stage: match table.summary.state {
                TableState::Waiting => Stage::Waiting,
                TableState::Running => Stage::Running,
                TableState::Finished => Stage::Finished,
            },
            names: people
                .iter()
                .filter(|id| Some(**id) != person)
                .filter_map(|id| names.get(id))
                .map(|name| words.person(name))
                .collect(),
            players: listing.players,
            open: listing.open,
            has_spectators: listing.spectators,
            is_mine: person.is_some_and(|person| people.contains(&person)),
            has_won: scores.get(&table.table).map(|score| score.wins > 0),
            points: scores.get(&table.table).map(|score| score.points),
            is_sealed: scores.get(&table.table).is_some_and(|score| score.day == Some(today.0)),
            is_my_turn: person.is_some() && awaited.copied() == person,
            changed: written(table.changed_at),
        })
    });
    Ok((shown.collect(), next))
}

/// What changes on the first page, as a stream.
pub(super) async fn watch(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    Extension(Counted(address)): Extension<Counted>,
) -> Result<Response, Problem> {
    let line = Line::open(&shared, reading.person.as_ref(), address)?;
    let (person, changes) = (reading.id(), shared.hall.changes());
    let house = reading.house;
    let watcher = Watcher { shared, line, changes, person, house, shown: String::new(), count: 0 };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<Event, Infallible>(event), watcher))
    });
    Ok(Sse::new(events).into_response())
}

struct Watcher {
    shared: Arc<Shared>,
    line: Line,
    changes: watch::Receiver<u64>,
    person: Option<PersonId>,
    house: House,
    shown: String,
    count: u64,
}

impl Watcher {
    /// The lists when they have changed, or a ping; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.count > 0 {
                let changed = async {
                    // However much happens, nobody looks at lists all the time.
                    sleep(LOOK).await;
                    self.changes.changed().await
                };
                tokio::select! {
                    biased;
                    beat = self.line.beat() => return match beat {
                        Beat::Ping => self.line.ping().await,
                        Beat::End => None,
                    },
                    changed = changed => changed.ok()?,
                }
            }
            if let Some(event) = self.look().await.ok()? {
                return Some(event);
            }
        }
    }

    /// The lists, if they are others than those that were shown.
    async fn look(&mut self) -> Result<Option<Event>, Problem> {
        self.changes.mark_unchanged();
        let (mine, open) = lists(&self.shared, &self.house, self.person).await?;
        let games = self.shared.covers.as_slice();
        let deals = super::day::deals(&self.shared, &self.house, self.person).await?;
        let home = Home { house: &self.house, games, mine: &mine, open: &open, deals: &deals };
        let regions = home::regions(&home).into_iter().map(|region| region.html.into_string());
        let shown: String = regions.collect();
        if shown == self.shown {
            return Ok(None);
        }
        self.shown.clone_from(&shown);
        self.count += 1;
        Ok(Some(Event::default().event("regions").id(self.count.to_string()).data(shown)))
    }
}

/// The lists of an open first page are looked at this seldom, and only when something has changed.
const LOOK: Duration = Duration::from_secs(1);

/// The rules of a game.
pub(super) async fn rules(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: GamePath,
    came: Result<Query<Came>, QueryRejection>,
) -> Result<Response, Problem> {
    let game = game(&shared, path)?;
    let came = came.map(|Query(came)| came).unwrap_or_default();
    let (house, covers) = (&reading.house, &shared.covers);
    Ok(reader::page(sobremesa_page::rules::page(house, &game.cover, covers, came.page())))
}
