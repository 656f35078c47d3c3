//! What a table can be asked, and what can come back.

use std::time::Duration;

use sobremesa_store::{CommandId, PersonId, StoreError, TableId, Version};
use sobremesa_table::Seat;
use tokio::sync::{oneshot, watch};

use crate::room::{Answer, Command, Denied};

/// Why a question has no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failed {
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// The table does not do it.
    #[error("denied: {}", .0.id())]
    Denied(Denied),
    /// The person has just said a lot; so long to wait.
    #[error("too often")]
    TooOften(Duration),
    /// The server ends.
    #[error("the server ends")]
    Closing,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failed {
    /// A short name for metrics.
    pub(crate) fn outcome(&self) -> &'static str {
        match self {
            Failed::NotFound => "not-found",
            Failed::Denied(denied) => denied.id(),
            Failed::TooOften(_) => "too-many-requests",
            Failed::Closing => "closing",
            Failed::Store(_) => "store",
        }
    }
}

impl From<Denied> for Failed {
    fn from(denied: Denied) -> Failed {
        Failed::Denied(denied)
    }
}

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Failed>>;

/// What a table is asked.
pub(crate) enum Ask {
    /// To do something for a person.
    Do { person: PersonId, id: Option<CommandId>, command: Command, reply: Reply<Answer> },
    /// To show itself, with what happened after a version.
    Show { person: Option<PersonId>, since: Option<Version>, reply: Reply<(Version, String)> },
    /// To tell when its version changes.
    Watch { person: Option<PersonId>, reply: Reply<watch::Receiver<Version>> },
    /// For the record of its game, if it is over.
    Record { person: Option<PersonId>, reply: Reply<String> },
    /// For another table with the same people and options.
    Rematch { person: PersonId, reply: Reply<TableId> },
    /// For the person on a seat, about whom another complains.
    Whom { person: PersonId, seat: Seat, reply: Reply<PersonId> },
    /// To look at the clock, or at names that have changed.
    Wake,
}

impl Ask {
    /// Answers that there is no such table.
    pub(super) fn fail(self) {
        // Whoever asked may have gone; then nobody needs the answer.
        let _ = match self {
            Ask::Do { reply, .. } => reply.send(Err(Failed::NotFound)).is_ok(),
            Ask::Show { reply, .. } => reply.send(Err(Failed::NotFound)).is_ok(),
            Ask::Watch { reply, .. } => reply.send(Err(Failed::NotFound)).is_ok(),
            Ask::Record { reply, .. } => reply.send(Err(Failed::NotFound)).is_ok(),
            Ask::Rematch { reply, .. } => reply.send(Err(Failed::NotFound)).is_ok(),
            Ask::Whom { reply, .. } => reply.send(Err(Failed::NotFound)).is_ok(),
            Ask::Wake => true,
        };
    }
}
