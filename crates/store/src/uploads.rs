//! Records that people brought to look at.

use crate::{Millis, PersonId, TableId, Ticks};

/// A record that somebody brought. It has a name like a table's, and is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upload {
    /// The name in its link.
    pub id: TableId,
    /// Who brought it.
    pub person: PersonId,
    /// The game's name.
    pub game: String,
    /// The players' names, seat 0 first.
    pub players: Vec<String>,
    /// When it came.
    pub at: Millis,
    /// When it goes, by the clock of the house.
    pub expires: Ticks,
}

/// How many uploads are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// Of one person.
    pub own: u32,
    /// Of everybody together. Then the oldest one of whoever has most makes room.
    pub all: u32,
}
