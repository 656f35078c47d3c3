//! Where it is the reader's turn.

use std::sync::Arc;

use axum::extract::{Extension, State};
use axum::response::Response;
use sobremesa_page::House;
use sobremesa_page::home::Listed;
use sobremesa_page::turns::{self, Offer, Turns};
use sobremesa_store::{Filter, Person, PersonId, TableState};

use super::super::guard::Counted;
use super::super::{Problem, Shared};
use super::home::{Followed, Known, follow};
use super::reader::{self, Reading};

/// Nobody sits at nearly as many tables.
const MOST: u32 = 100;

/// The reader's running games, those first that wait for them.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    let tables = running(&shared, &reading.house, reading.id()).await?;
    let offer = offer(&shared, reading.person.as_ref()).await?;
    let (house, games) = (&reading.house, shared.covers.as_slice());
    Ok(reader::page(turns::page(&Turns { house, games, tables: &tables, offer })))
}

/// What changes on that page, as a stream.
pub(super) async fn watch(
    shared: State<Arc<Shared>>,
    reading: Reading,
    counted: Extension<Counted>,
) -> Result<Response, Problem> {
    follow(shared, reading, counted, Followed::Turns)
}

/// The running games of a person, those first that wait for them: the one with the least time before the others.
pub(super) async fn running(
    shared: &Shared,
    house: &House,
    person: Option<PersonId>,
) -> Result<Vec<Listed>, Problem> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let state = Some(TableState::Running);
    let filter = Filter { person: Some(person), state, limit: MOST, ..Filter::default() };
    let tables = shared.store().list(&filter).await?.tables;
    let known = Known::of(shared, Some(person), [&tables], &[]).await?;
    let mut tables = known.listed(shared, house, tables);
    tables.retain(|table| table.is_mine);
    tables.sort_by_key(|table| match table.is_my_turn {
        true => (false, table.left.map_or(u64::MAX, |(left, _)| left)),
        false => (true, 0),
    });
    Ok(tables)
}

/// Whether the reader's device can be told when a game waits.
pub(super) async fn offer(
    shared: &Shared,
    person: Option<&Person>,
) -> Result<Option<Offer>, Problem> {
    let (Some(person), Some(key)) = (person, shared.hall.pushes().key()) else { return Ok(None) };
    let pushes = shared.store().pushes(person.id).await?;
    Ok(Some(Offer { key, is_told: pushes.iter().any(|push| push.token == person.token) }))
}
