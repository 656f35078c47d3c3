//! A table's room, made from its log.

use std::sync::Arc;

use sobremesa_games::Name;
use sobremesa_store::{Row, StoreError, TableId};

use super::Failed;
use crate::hall::Hall;
use crate::room::{Created, Entry, Hosted, Room};

/// The log of a table, and the game that is played there.
pub(super) async fn log(hall: &Hall, id: &TableId) -> Result<(Name, Vec<Row>), Failed> {
    let rows = match hall.store().load(id).await {
        Ok(rows) => rows.ok_or(Failed::NotFound)?,
        Err(StoreError::Damaged(why)) => return Err(unreadable(hall, id, &why).await),
        Err(error) => {
            tracing::error!(table = %id, %error, "cannot load a table");
            return Err(error.into());
        }
    };
    match first_row(&rows).and_then(|(created, _)| created.game.parse().ok()) {
        Some(game) => Ok((game, rows)),
        None => Err(unreadable(hall, id, "its beginning is unknown").await),
    }
}

/// The room that a log makes. A long game takes a while, so it does not happen where others wait.
pub(super) async fn room<G: Hosted>(
    hall: &Arc<Hall>,
    id: TableId,
    rows: Vec<Row>,
) -> Result<Room<G>, Failed> {
    match tokio::task::spawn_blocking(move || rebuild(id, rows)).await {
        Ok(Some(room)) => Ok(room),
        Ok(None) => Err(unreadable(hall, &id, "a row is unknown").await),
        // Rows were judged before they were written: only a broken log cannot be applied again.
        Err(_) => Err(unreadable(hall, &id, "a row cannot be applied").await),
    }
}

/// A table whose log makes no room does not wake up by itself again: it would do nothing but take
/// the turn of others.
async fn unreadable(hall: &Hall, id: &TableId, why: &str) -> Failed {
    tracing::error!(table = %id, why, "a log that cannot be read");
    match hall.store().let_sleep(id).await {
        Ok(()) => Failed::NotFound,
        Err(error) => error.into(),
    }
}

/// How the table was set up, and the row that says so.
fn first_row(rows: &[Row]) -> Option<(Created, &Row)> {
    let row = rows.first()?;
    match serde_json::from_str(&row.body) {
        Ok(Entry::Created(created)) => Some((*created, row)),
        _ => None,
    }
}

fn rebuild<G: Hosted>(id: TableId, rows: Vec<Row>) -> Option<Room<G>> {
    let (created, first) = first_row(&rows)?;
    let mut room = Room::new(id, created, first.at);
    for row in rows.into_iter().skip(1) {
        let entry = serde_json::from_str(&row.body).ok()?;
        room.apply(row.version, row.command, row.at, entry).ok()?;
    }
    Some(room)
}
