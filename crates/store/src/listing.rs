//! Lists of tables, in pages.

use std::fmt;
use std::str::FromStr;

use crate::{Millis, PersonId, Summary, TableId, TableState, With};

/// Which tables to list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables in this state.
    pub state: Option<TableState>,
    /// Only tables whose game is not over.
    pub unfinished: bool,
    /// Only tables that strangers may see.
    pub public_only: bool,
    /// Only tables where this person sits or sat.
    pub person: Option<PersonId>,
    /// Only games that are over and that the person has won, or has not.
    pub won: Option<bool>,
    /// Only tables where somebody else sits or sat; of bots only games that are over.
    pub with: Option<With>,
    /// Only tables that have changed since.
    pub since: Option<Millis>,
    /// Only what comes after this place in the list.
    pub before: Option<Cursor>,
    /// The most tables in a page.
    pub limit: u32,
}

/// A part of a list: the tables that changed last come first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The tables.
    pub tables: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub table: TableId,
    /// What is known of it.
    pub summary: Summary,
    /// When its last row was added.
    pub changed_at: Millis,
}

/// A place in a list. It stays where it is while tables come and go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    /// When the last table of the page changed.
    pub(crate) changed_at: Millis,
    /// The last table of the page.
    pub(crate) table: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.changed_at.0, self.table)
    }
}

impl FromStr for Cursor {
    type Err = NotACursor;

    fn from_str(text: &str) -> Result<Cursor, NotACursor> {
        let (changed_at, table) = text.split_once('.').ok_or(NotACursor)?;
        Ok(Cursor {
            changed_at: Millis(changed_at.parse().map_err(|_| NotACursor)?),
            table: table.parse().map_err(|_| NotACursor)?,
        })
    }
}

/// The text is not a place in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a place in a list is a time, a dot and a table's name")]
pub struct NotACursor;
