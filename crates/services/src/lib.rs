//! Real services for tests, which start them, end them in the middle of games, and leave no trace of them.
//!
//! - [`Postgres`]: PostgreSQL, as Debian packages it.

mod postgres;

pub use postgres::Postgres;
