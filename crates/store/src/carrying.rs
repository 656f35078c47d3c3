//! A whole house, carried from one database to another, row by row.
//!
//! It serves to move from SQLite to PostgreSQL and back, for backups, which are SQLite's files whatever they are of,
//! and to bring these back.

mod columns;
mod side;

use std::sync::Arc;

use futures_util::TryStreamExt;
use sqlx::Error;

use self::columns::TABLES;
use self::side::Side;
use crate::{Database, Filter, Store, StoreError};

/// What was carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried {
    /// How many rows of the database.
    pub rows: u64,
    /// How many tables where people play; their logs were checked.
    pub tables: u64,
    /// How many of them were damaged before. They were carried as they are.
    pub damaged: u64,
}

/// Why nothing was carried.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CarryError {
    /// There is something in the database that should take everything in.
    #[error("{0} is not empty")]
    NotEmpty(Database),
    /// What arrived is not what was sent; it was thrown away.
    #[error("a row of `{0}` did not arrive as it was")]
    Differs(&'static str),
    /// The log of a table cannot be read where it arrived.
    #[error("the log of a table did not arrive as it was")]
    Broken,
    /// One of the databases fails.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Error> for CarryError {
    fn from(error: Error) -> CarryError {
        CarryError::Store(error.into())
    }
}

/// This many tables are checked at a time.
const BATCH: u32 = 200;

/// Carries everything from one database to an empty one, and compares what arrived row by row with what was sent. It
/// is one moment of the first database, which others may go on with. The second one gets everything or nothing.
///
/// # Errors
/// If the second database is not empty, or one of them fails.
pub async fn carry(from: &Database, to: &Database) -> Result<Carried, CarryError> {
    // Opening them brings both to the same version.
    let source = Store::connect(from).await?;
    let target = Store::connect(to).await?;
    let carried = carry_between(from, to, &source, &target).await;
    source.close().await;
    target.close().await;
    carried
}

async fn carry_between(
    from: &Database,
    to: &Database,
    source: &Store,
    target: &Store,
) -> Result<Carried, CarryError> {
    let (mut here, mut there) = (Side::open(from).await?, Side::open(to).await?);
    here.begin_reading().await?;
    there.begin_writing().await?;
    for table in TABLES {
        if !there.is_empty(table).await? {
            return Err(CarryError::NotEmpty(to.clone()));
        }
    }
    let mut carried = Carried::default();
    for table in TABLES {
        let mut rows = here.rows(table);
        while let Some(row) = rows.try_next().await? {
            there.add(table, row).await?;
            carried.rows += 1;
        }
    }
    for table in TABLES {
        if table.counts {
            there.set_next(table, here.next(table).await?).await?;
        }
        compare(&mut here, &mut there, table).await?;
    }
    there.finish().await?;
    here.finish().await?;
    check(source, target, &mut carried).await?;
    Ok(carried)
}

/// What arrived of a table is what was sent.
async fn compare(
    here: &mut Side,
    there: &mut Side,
    table: &'static columns::Table,
) -> Result<(), CarryError> {
    let (mut sent, mut arrived) = (here.rows(table), there.rows(table));
    loop {
        match (sent.try_next().await?, arrived.try_next().await?) {
            (None, None) => return Ok(()),
            (one, other) if one == other => {}
            _ => return Err(CarryError::Differs(table.name)),
        }
    }
}

/// Every log can be read where it arrived, unless it could not be read before.
async fn check(source: &Store, target: &Store, carried: &mut Carried) -> Result<(), CarryError> {
    let mut filter = Filter { limit: BATCH, ..Filter::default() };
    loop {
        let page = target.list(&filter).await?;
        for listed in &page.tables {
            carried.tables += 1;
            match (target.load(&listed.table).await, source.load(&listed.table).await) {
                (Err(StoreError::Damaged(_)), Err(StoreError::Damaged(_))) => carried.damaged += 1,
                (Err(StoreError::Damaged(_)), Ok(_)) => return Err(CarryError::Broken),
                // The first database may have gone on in the meantime.
                (arrived, _) => drop(arrived?),
            }
        }
        match page.next {
            Some(next) => filter.before = Some(next),
            None => return Ok(()),
        }
    }
}

/// What a database says about a row that it cannot take.
fn refused(what: &str) -> StoreError {
    StoreError::Database(Arc::new(Error::Decode(what.into())))
}
