//! A table's room, made from its log.

use std::sync::Arc;

use serde::Deserialize;
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{Row, StoreError, TableId, Ticks};

use super::Failed;
use crate::clock::Moment;
use crate::game::Game;
use crate::hall::Hall;
use crate::metrics::count_damaged;
use crate::room::{Entry, Occupant, Room};

/// The log of a table, and the game that is played there.
pub(super) async fn log(hall: &Hall, id: &TableId) -> Result<(Game, Vec<Row>), Failed> {
    let rows = match hall.store().load(id).await {
        Ok(rows) => rows.ok_or(Failed::NotFound)?,
        Err(StoreError::Damaged(why)) => return Err(unreadable(hall, id, &why).await),
        Err(error) => {
            tracing::error!(table = %id, %error, "cannot load a table");
            return Err(error.into());
        }
    };
    match game_of(&rows).and_then(|name| hall.game(&name)) {
        Some(game) => Ok((*game, rows)),
        None => {
            sleep(hall, id, "its game is not played here").await?;
            Err(Failed::NotFound)
        }
    }
}

/// The name of the game that a log is of.
fn game_of(rows: &[Row]) -> Option<String> {
    #[derive(Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum First {
        Created { game: String },
    }
    let First::Created { game } = serde_json::from_str(&rows.first()?.body).ok()?;
    Some(game)
}

/// The room that a log makes. A long game takes a while, so it does not happen where others wait.
pub(super) async fn room<G: Shows + Bots>(
    hall: &Arc<Hall>,
    id: TableId,
    rows: Vec<Row>,
) -> Result<Room<G>, Failed> {
    let now = hall.clock().ticks();
    match tokio::task::spawn_blocking(move || rebuild(id, rows, now)).await {
        Ok(Some(room)) => Ok(room),
        Ok(None) => Err(unreadable(hall, &id, "a row is unknown").await),
        // Rows were judged before they were written: only a broken log cannot be applied again.
        Err(_) => Err(unreadable(hall, &id, "a row cannot be applied").await),
    }
}

/// A table whose log makes no room does not wake up by itself again: it would do nothing but take
/// the turn of others.
async fn unreadable(hall: &Hall, id: &TableId, why: &str) -> Failed {
    count_damaged();
    sleep(hall, id, why).await.err().unwrap_or(Failed::Damaged)
}

async fn sleep(hall: &Hall, id: &TableId, why: &str) -> Result<(), Failed> {
    tracing::error!(table = %id, why, "a log that cannot be read");
    Ok(hall.store().let_sleep(id).await?)
}

/// A row that is ahead of the house's clock was written just before a server was killed that had no time to
/// note how far its clock had come: it counts as written now, and nobody loses time.
fn moment(row: &Row, now: Ticks) -> Moment {
    Moment { date: row.at, ticks: row.ticks.min(now) }
}

fn rebuild<G: Shows + Bots>(id: TableId, rows: Vec<Row>, now: Ticks) -> Option<Room<G>> {
    let mut rows = rows.into_iter();
    let first = rows.next()?;
    let Entry::<G>::Created(created) = serde_json::from_str(&first.body).ok()? else { return None };
    if !created.seats.iter().all(Occupant::is_known::<G>) {
        return None;
    }
    let mut room = Room::new(id, *created, moment(&first, now));
    extend(&mut room, rows, now)?;
    Some(room)
}

/// Makes further rows of the log true, if they can be.
pub(super) fn extend<G: Shows + Bots>(
    room: &mut Room<G>,
    rows: impl IntoIterator<Item = Row>,
    now: Ticks,
) -> Option<()> {
    for row in rows {
        let entry = serde_json::from_str(&row.body).ok()?;
        let at = moment(&row, now);
        room.apply(row.version, row.command, at, entry).ok()?;
    }
    Some(())
}
