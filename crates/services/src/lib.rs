//! Real services for tests, which start them, end them in the middle of games, and leave no trace of them.
//!
//! - [`Postgres`]: PostgreSQL, as Debian packages it. [`Nats`]: NATS, likewise.

mod nats;
mod postgres;

pub use nats::Nats;
pub use postgres::Postgres;
