//! What can go wrong.

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;

use crate::PersonId;

/// Why the store did not do what it was asked to.
///
/// After [`StoreError::Database`], [`StoreError::Unavailable`] or [`StoreError::Closed`] a write may or may not have happened:
/// whoever keeps a copy of a table in memory loads it anew, and may send the same command again.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder or a file of the database cannot be made.
    #[error("cannot make {}", path.display())]
    Folder {
        /// The folder, or the file.
        path: PathBuf,
        /// Why not.
        #[source]
        cause: Arc<std::io::Error>,
    },
    /// Another server works with the database.
    #[error("another server works with {}", .0.display())]
    InUse(PathBuf),
    /// The file is not a database of ours, or one of a newer version.
    #[error("cannot bring {} to this version of the store", path.display())]
    Migration {
        /// The database file.
        path: PathBuf,
        /// Why not.
        #[source]
        cause: Arc<dyn Error + Send + Sync>,
    },
    /// The database failed: the disk is full, broken or too slow.
    #[error("the database failed")]
    Database(#[source] Arc<dyn Error + Send + Sync>),
    /// The database cannot be reached, has no room, or was too busy: it may be better soon.
    #[error("the database does not answer")]
    Unavailable(#[source] Arc<dyn Error + Send + Sync>),
    /// The request breaks a constraint of the database, such as a token that two people hold.
    #[error("the request breaks a constraint of the database")]
    Constraint(#[source] Arc<dyn Error + Send + Sync>),
    /// What is stored cannot be read.
    #[error("stored data is damaged: {0}")]
    Damaged(String),
    /// No such person, or not anymore.
    #[error("there is no person {0}")]
    NoSuchPerson(PersonId),
    /// The person has as many programs' tokens as anybody may have.
    #[error("there are too many tokens")]
    TooManyTokens,
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Damaged(error.to_string())
            }
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => {
                StoreError::Unavailable(Arc::new(error))
            }
            sqlx::Error::Database(cause) if is_constraint(cause.as_ref()) => {
                StoreError::Constraint(Arc::new(sqlx::Error::Database(cause)))
            }
            sqlx::Error::Database(cause) if passes(cause.as_ref()) => {
                StoreError::Unavailable(Arc::new(sqlx::Error::Database(cause)))
            }
            error => StoreError::Database(Arc::new(error)),
        }
    }
}

fn is_constraint(error: &dyn sqlx::error::DatabaseError) -> bool {
    !matches!(error.kind(), sqlx::error::ErrorKind::Other)
}

/// Whether PostgreSQL says something that passes: a connection that broke, two transactions that waited for each
/// other, no room, an operator who ends it, that it just starts, or that we said nothing for too long. SQLite has other
/// codes.
fn passes(error: &dyn sqlx::error::DatabaseError) -> bool {
    let classes = ["08", "25P03", "40", "53", "57"];
    let code = error.code().unwrap_or_default();
    code.len() == 5 && classes.iter().any(|class| code.starts_with(class))
}

impl StoreError {
    /// Whether the other requests of the same transaction can still be carried out.
    pub(crate) fn concerns_one_request(&self) -> bool {
        !matches!(self, StoreError::Database(_) | StoreError::Unavailable(_) | StoreError::Closed)
    }

    /// The same failure, for a request that had changed something already.
    pub(crate) fn concerning_all(self) -> StoreError {
        if self.concerns_one_request() { StoreError::Database(Arc::new(self)) } else { self }
    }
}
