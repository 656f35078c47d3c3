//! The door: everything that can be asked of the store.

/// Asks whichever database it is. A question needs much room while it waits for its answer, and none before: whoever
/// may ask some day, such as an open stream, does not hold it all the time.
macro_rules! ask {
    ($store:ident.$question:ident($($fact:expr),*)) => {
        match &$store.base {
            Base::Sqlite(base) => Box::pin(base.$question($($fact),*)).await,
            Base::Postgres(base) => Box::pin(base.$question($($fact),*)).await,
        }
    };
}

mod endings;
mod people;
mod uploads;

use std::collections::HashMap;
use std::path::Path;

use crate::postgres::{Claim, Postgres};
use crate::sqlite::Sqlite;
use crate::{
    Analyzed, Append, Appended, CommandId, Counted, Database, Filter, Left, Lock, Met, Millis,
    OnDeal, Page, Past, PersonId, Row, Score, StoreError, Summary, TableId, TableState, Ticks, Try,
    Version,
};

/// The tables and the people of a server. Clones share one database.
///
/// A write is answered when it is on the disk. Dropping its future does not take it back.
#[derive(Clone, Debug)]
pub struct Store {
    base: Base,
}

/// The two kinds of databases.
#[derive(Clone, Debug)]
enum Base {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens the database in this file, which is made, with its folder, if it is not there.
    ///
    /// # Errors
    /// When the folder or the file cannot be made, read or brought to this version.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Ok(Store { base: Base::Sqlite(Sqlite::open(path).await?) })
    }

    /// Opens a database of either kind.
    ///
    /// # Errors
    /// When it cannot be made, reached, read or brought to this version.
    pub async fn connect(database: &Database) -> Result<Store, StoreError> {
        match database {
            Database::File(path) => Store::open(path).await,
            Database::Postgres(url) => {
                Ok(Store { base: Base::Postgres(Postgres::open(url).await?) })
            }
        }
    }

    /// Keeps other servers away from the database in this file, which is made if it is not there. Who only looks
    /// something up, or changes what no server keeps in memory, opens it without that.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another one has it; when the file cannot be made.
    pub fn lock(path: &Path) -> Result<Lock, StoreError> {
        Lock::take(path)
    }

    /// Keeps other servers away from a database of either kind.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another one has it; when the database cannot be made or reached.
    pub async fn claim(database: &Database) -> Result<Lock, StoreError> {
        match database {
            Database::File(path) => Lock::take(path),
            Database::Postgres(url) => match Claim::take(url).await? {
                Some(claim) => Ok(claim.into()),
                None => Err(StoreError::InUse(url.to_string().into())),
            },
        }
    }

    /// Keeps servers away that work with the database alone, and lets others in that share it as one house.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another one has it for itself, or it is a file; when it cannot be reached.
    pub async fn share(database: &Database) -> Result<Lock, StoreError> {
        let Database::Postgres(url) = database else {
            return Err(StoreError::InUse(database.to_string().into()));
        };
        let claim = Claim::share(url).await?;
        claim.map(Lock::from).ok_or_else(|| StoreError::InUse(url.to_string().into()))
    }

    pub(crate) fn postgres(&self) -> Option<&Postgres> {
        match &self.base {
            Base::Sqlite(_) => None,
            Base::Postgres(base) => Some(base),
        }
    }

    /// Whether what was written last is on the disk. If it is not, the disk may be full: something must be written
    /// before it is known that there is room again.
    pub fn is_storing(&self) -> bool {
        match &self.base {
            Base::Sqlite(base) => base.is_storing(),
            Base::Postgres(base) => base.is_storing(),
        }
    }

    /// What the database's own clock says; none if it goes by the clock of this machine.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn date(&self) -> Result<Option<Millis>, StoreError> {
        match &self.base {
            Base::Sqlite(_) => Ok(None),
            Base::Postgres(base) => base.date().await.map(Some),
        }
    }

    /// Carries out what was asked before, then closes the database. Requests that come later
    /// fail with [`StoreError::Closed`].
    pub async fn close(&self) {
        ask!(self.close());
    }

    /// Adds a row to a table's log if the table is at the expected version.
    ///
    /// # Errors
    /// When the database fails. Then the row may be stored or not, so load the table again.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        ask!(self.append(append))
    }

    /// Makes a table with its first row. If the row's command has made a table before, it is that one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begin(&self, first: Append) -> Result<TableId, StoreError> {
        ask!(self.begin(first))
    }

    /// Makes a table with its first two rows, both or neither.
    ///
    /// # Errors
    /// When the database fails, or there is such a table already.
    pub async fn begin_with(&self, first: Append, second: Append) -> Result<(), StoreError> {
        ask!(self.begin_with(first, second))
    }

    /// The table that a command has made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn begun_by(&self, command: &CommandId) -> Result<Option<TableId>, StoreError> {
        ask!(self.begun_by(command))
    }

    /// Adds a row to a table's log and makes another table with its first row, both or neither.
    ///
    /// # Errors
    /// When the database fails. Then both may be stored or none, so load the table again.
    pub async fn append_and_begin(
        &self,
        append: Append,
        first: Append,
    ) -> Result<Appended, StoreError> {
        ask!(self.append_and_begin(append, first))
    }

    /// The log of a table, first row first, if there is such a table.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when a row is missing, or is not what was written; when the database fails.
    pub async fn load(&self, table: &TableId) -> Result<Option<Vec<Row>>, StoreError> {
        ask!(self.load(table))
    }

    /// The version of a table's row that a command has made.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn version_of(
        &self,
        table: &TableId,
        command: &CommandId,
    ) -> Result<Option<Version>, StoreError> {
        ask!(self.version_of(table, command))
    }

    /// The summary that came with the table's last row.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn summary(&self, table: &TableId) -> Result<Option<Summary>, StoreError> {
        ask!(self.summary(table))
    }

    /// Tables, those that changed last first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self, filter: &Filter) -> Result<Page, StoreError> {
        ask!(self.list(filter))
    }

    /// What people's games of one kind came to that were over before this moment. Whoever is not there
    /// had none.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn past(
        &self,
        people: &[PersonId],
        game: &str,
        kind: &str,
        before: Millis,
    ) -> Result<HashMap<PersonId, Past>, StoreError> {
        ask!(self.past(people, game, kind, before))
    }

    /// What came out for a person at these tables, where something did.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn scores(
        &self,
        person: PersonId,
        tables: &[TableId],
    ) -> Result<HashMap<TableId, Score>, StoreError> {
        ask!(self.scores(person, tables))
    }

    /// A person's results that count, the last one first; of days' deals only those before a day, if one is
    /// named.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counted(
        &self,
        person: PersonId,
        before: Option<u32>,
        limit: u32,
    ) -> Result<Vec<Counted>, StoreError> {
        ask!(self.counted(person, before, limit))
    }

    /// How many games a person has finished, practice included, but at most this many.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finished(
        &self,
        person: PersonId,
        game: &str,
        most: u32,
    ) -> Result<u32, StoreError> {
        ask!(self.finished(person, game, most))
    }

    /// A bot's results against people that count, the last one first; of days' deals only those before this day.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn counted_of_bot(
        &self,
        bot: &str,
        before: u32,
        limit: u32,
    ) -> Result<Vec<Counted>, StoreError> {
        ask!(self.counted_of_bot(bot, before, limit))
    }

    /// The last results of a game that count and where several people have met, the last one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn met(&self, game: &str, limit: u32) -> Result<Vec<Met>, StoreError> {
        ask!(self.met(game, limit))
    }

    /// The names of the people, and the bots, with whom a person has played the last games to the end; those
    /// whom they have met most often come first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn met_by(
        &self,
        person: PersonId,
        games: u32,
        limit: u32,
    ) -> Result<(Vec<String>, Vec<String>), StoreError> {
        let people = ask!(self.met_people(person, games, limit))?;
        Ok((people, ask!(self.met_bots(person, games))?))
    }

    /// A person's results whose tables are deleted, by the tables' names, from after one of them on.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn left(
        &self,
        person: PersonId,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<Left>, StoreError> {
        ask!(self.left(person, after, limit))
    }

    /// The tables that these commands have made for a person, with what counts for a day.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn tries(
        &self,
        person: PersonId,
        commands: &[CommandId],
    ) -> Result<HashMap<CommandId, Try>, StoreError> {
        ask!(self.tries(person, commands))
    }

    /// What came out of the games with the same cards, the first that was over first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn with_deal(
        &self,
        game: &str,
        deal: &str,
        limit: u32,
    ) -> Result<Vec<OnDeal>, StoreError> {
        ask!(self.with_deal(game, deal, limit))
    }

    /// What counts for a day's deal, the most points first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_day(
        &self,
        game: &str,
        day: u32,
        limit: u32,
    ) -> Result<Vec<OnDeal>, StoreError> {
        ask!(self.of_day(game, day, limit))
    }

    /// How often each number of points was reached with a day's deal, the fewest points first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn points_of_day(&self, game: &str, day: u32) -> Result<Vec<(i64, u32)>, StoreError> {
        ask!(self.points_of_day(game, day))
    }

    /// The days whose deals a person has played to the end, the last one first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn days_of(
        &self,
        person: PersonId,
        game: &str,
        limit: u32,
    ) -> Result<Vec<u32>, StoreError> {
        ask!(self.days_of(person, game, limit))
    }

    /// Counts a try of a day's deal from an address, and forgets those of earlier days: how many there were.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn count_try(&self, day: u32, game: &str, address: &str) -> Result<u32, StoreError> {
        ask!(self.count_try(day, game, address))
    }

    /// What the house keeps under a name; if there is nothing yet, it keeps what is fresh.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keepsake(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        ask!(self.keepsake(name, fresh))
    }

    /// Keeps something else under a name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep(&self, name: &str, value: &str) -> Result<(), StoreError> {
        ask!(self.keep(name, value))
    }

    /// What was found out about a finished game, as JSON, if it was analyzed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn analysis(
        &self,
        table: &TableId,
        of: Analyzed,
    ) -> Result<Option<String>, StoreError> {
        ask!(self.analysis(table, of))
    }

    /// Keeps what was found out about a finished game. Whether the table is still there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_analysis(
        &self,
        table: TableId,
        of: Analyzed,
        at: Millis,
        figures: String,
    ) -> Result<bool, StoreError> {
        ask!(self.keep_analysis(table, of, at, figures))
    }

    /// The date of the last change of any table, up to this one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn changed(&self, until: Millis) -> Result<Option<Millis>, StoreError> {
        ask!(self.changed(until))
    }

    /// Tables that wanted to be woken up by now, the earliest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: Ticks, limit: u32) -> Result<Vec<TableId>, StoreError> {
        ask!(self.due(now, limit))
    }

    /// Does not list a table as [due](Store::due) before its next row.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn let_sleep(&self, table: &TableId) -> Result<(), StoreError> {
        ask!(self.let_sleep(*table))
    }

    /// Deletes a table and its log. Whether there was one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn delete_table(&self, table: &TableId) -> Result<bool, StoreError> {
        ask!(self.delete_table(*table))
    }

    /// Deletes tables in this state that did not change since, at most `limit` of them, so that
    /// nobody waits long. How many it were.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn purge_tables(
        &self,
        state: TableState,
        unchanged_since: Millis,
        limit: u32,
    ) -> Result<u64, StoreError> {
        ask!(self.purge_tables(state, unchanged_since, limit))
    }

    /// Gives room that nothing needs any more back to the disk. PostgreSQL looks after that by itself.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn shrink(&self) -> Result<(), StoreError> {
        match &self.base {
            Base::Sqlite(base) => base.shrink().await,
            Base::Postgres(_) => Ok(()),
        }
    }
}
