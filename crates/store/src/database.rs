//! Which database holds everything.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Where everything is stored.
///
/// ```
/// use sobremesa_store::Database;
///
/// let file: Database = "sqlite:cards.db".parse().unwrap();
/// assert_eq!(file.to_string(), "sqlite:cards.db");
/// let house: Database = "postgres://ann:secret@db.example.org/cards".parse().unwrap();
/// assert_eq!(house.to_string(), "postgres://db.example.org/cards");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file of SQLite's.
    File(PathBuf),
    /// A database of PostgreSQL's.
    Postgres(PostgresUrl),
}

impl FromStr for Database {
    type Err = NotADatabase;

    fn from_str(text: &str) -> Result<Database, NotADatabase> {
        match text.split_once(':') {
            Some(("postgres" | "postgresql", place)) if place.starts_with("//") => {
                PgConnectOptions::from_str(text).map_err(|_| NotADatabase)?;
                Ok(Database::Postgres(PostgresUrl(text.into())))
            }
            Some(("sqlite", path)) if !path.trim_start_matches("//").is_empty() => {
                Ok(Database::File(path.strip_prefix("//").unwrap_or(path).into()))
            }
            _ => Err(NotADatabase),
        }
    }
}

/// Without the name and the password of whoever connects, for logs.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(path) => write!(f, "sqlite:{}", path.display()),
            Database::Postgres(url) => url.fmt(f),
        }
    }
}

impl From<PathBuf> for Database {
    fn from(path: PathBuf) -> Database {
        Database::File(path)
    }
}

impl From<&Path> for Database {
    fn from(path: &Path) -> Database {
        Database::File(path.into())
    }
}

impl From<&PathBuf> for Database {
    fn from(path: &PathBuf) -> Database {
        Database::File(path.into())
    }
}

/// How to reach PostgreSQL, which may hold a password: it is never shown.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(String);

impl PostgresUrl {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let after = self.0.split_once("://").map_or("", |(_, after)| after);
        let place = after.split(['?', '#']).next().unwrap_or_default();
        let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
        write!(f, "postgres://{place}")
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a database is sqlite:PATH or postgres://USER@HOST/NAME")]
pub struct NotADatabase;
