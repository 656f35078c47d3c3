//! The log of a table.

use crate::{BotScore, CommandId, Millis, PersonId, Score, TableId, Ticks, Version};

/// A row to be added to a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The version of the table that this row was made for; the row gets the next one.
    pub expected: Version,
    /// The client's name for the command behind the row.
    pub command: Option<CommandId>,
    /// The date.
    pub at: Millis,
    /// When, by the clock of the house.
    pub ticks: Ticks,
    /// What happened. The store does not look into it.
    pub body: String,
    /// The table as it is after this row.
    pub summary: Summary,
    /// What came out for those who sit there; nothing unless the game is over.
    pub scores: Vec<Score>,
    /// The same for the bots.
    pub bots: Vec<BotScore>,
    /// How the game ended; none unless it is over. The store does not look into it.
    pub ending: Option<String>,
}

/// What became of an [`Append`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Appended {
    /// The row is on the disk.
    Done,
    /// The table is not at the expected version. Nothing was changed: load the table and judge again.
    Conflict,
    /// The log has this command already; this is its row. Nothing was changed.
    Repeated(Row),
}

/// A row of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The row's number, counted from 1.
    pub version: Version,
    /// The client's name for the command behind the row.
    pub command: Option<CommandId>,
    /// The date.
    pub at: Millis,
    /// When, by the clock of the house.
    pub ticks: Ticks,
    /// What happened.
    pub body: String,
}

/// What can be asked of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The game's name.
    pub game: String,
    /// How far the table is.
    pub state: TableState,
    /// Whether strangers may see it in lists.
    pub is_public: bool,
    /// When the table wants to be woken up.
    pub due: Option<Ticks>,
    /// Whose table it is: those who sit at it, and the host.
    pub people: Vec<PersonId>,
    /// What lists show of it. The store does not look into it.
    pub card: String,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableState {
    /// People are being awaited.
    Waiting,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
}

impl TableState {
    /// Its name in the database.
    pub(crate) fn name(self) -> &'static str {
        match self {
            TableState::Waiting => "waiting",
            TableState::Running => "running",
            TableState::Finished => "finished",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<TableState> {
        [TableState::Waiting, TableState::Running, TableState::Finished]
            .into_iter()
            .find(|state| state.name() == name)
    }
}
