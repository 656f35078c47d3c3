//! Tables as append-only logs, and the people who sit at them, in SQLite or PostgreSQL.
//!
//! This crate knows no game and no rule: what a row says is opaque text. It has no clock: every
//! time comes from the caller.
//!
//! - [`Store`]: the door. Open it once, clone it freely. [`Database`]: which one is behind it.
//! - [`Append`], [`Appended`], [`Row`], [`Summary`]: the log of a table.
//! - [`Filter`], [`Page`], [`Cursor`]: lists of tables.
//! - [`Score`], [`Past`], [`Finish`]: what came out of games. [`Analyzed`]: what was found out about them.
//! - [`Person`], [`Token`], [`Push`], [`Ban`], [`Report`]: people, what they hold, what is held against them.
//! - [`Upload`], [`Shelf`]: records that people brought to look at.
//! - [`TableId`], [`CommandId`], [`PersonId`], [`Version`], [`Millis`], [`Ticks`]: the words for these.
//! - [`House`], [`Fence`]: what several servers with one database share.
//! - [`Lock`], [`keep_private`]: whose a database is. [`carry`]: all of it, brought to another one.
//! - [`StoreError`]: what can go wrong.

mod analyses;
mod carrying;
mod chain;
mod database;
mod error;
mod hash;
mod house;
mod ids;
mod listing;
mod log;
mod people;
mod postgres;
mod private;
mod pushes;
mod reading;
mod results;
mod sqlite;
mod store;
mod uploads;

pub use analyses::Analyzed;
pub use carrying::{Carried, CarryError, carry};
pub use database::{Database, NotADatabase, PostgresUrl};
pub use error::StoreError;
pub use hash::{LinkHash, RecoveryHash, TokenHash};
pub use house::{Fence, House, LEASE, NodeId};
pub use ids::{CommandId, Millis, NotACommandId, NotATableId, PersonId, TableId, Ticks, Version};
pub use listing::{Cursor, Filter, Listed, NotACursor, Page};
pub use log::{Append, Appended, Row, Summary, TableState};
pub use people::{Ban, NewReport, Person, Report, ReportId, Scope, Token, TokenId, TokenKind};
pub use private::{Lock, files_of, keep_private};
pub use pushes::Push;
pub use results::{BotScore, Company, Counted, Finish, Left, Met, OnDeal, Past, Score, Try, With};
pub use store::Store;
pub use uploads::{Shelf, Upload};
