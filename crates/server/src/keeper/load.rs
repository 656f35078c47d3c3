//! A table's room, made from its log.

use sobremesa_store::{Row, TableId};

use crate::room::{Created, Entry, Hosted, Room};

/// How the table was set up, and the row that says so.
pub(super) fn first_row(rows: &[Row]) -> Option<(Created, &Row)> {
    let row = rows.first()?;
    match serde_json::from_str(&row.body) {
        Ok(Entry::Created(created)) => Some((*created, row)),
        _ => None,
    }
}

/// The room that a log makes.
pub(super) fn rebuild<G: Hosted>(id: &TableId, rows: Vec<Row>) -> Option<Room<G>> {
    let (created, first) = first_row(&rows)?;
    let mut room = Room::new(*id, created, first.at);
    for row in rows.into_iter().skip(1) {
        let entry = serde_json::from_str(&row.body).ok()?;
        room.apply(row.version, row.command, row.at, entry).ok()?;
    }
    Some(room)
}
