//! What a table can be asked, and what can come back.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use sobremesa_store::{CommandId, PersonId, StoreError, TableId, Version};
use sobremesa_table::Seat;
use sobremesa_words::Language;
use tokio::sync::{oneshot, watch};

use super::advice::ShownHint;
use super::attendance::{Attention, Stay, Tab};
use super::issue::{Form, Issue};
use super::study::Study;
use crate::room::{Answer, Beginning, Command, Denied, Frame, Reader, Regions};

/// Why a question has no answer.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Failed {
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// The table's log is not what was written.
    #[error("the table's log is damaged")]
    Damaged,
    /// The table does not do it.
    #[error("denied: {}", .0.id())]
    Denied(Denied),
    /// The person has just said a lot, and has this long to wait.
    #[error("too often")]
    TooOften(Duration),
    /// The person sits at too many tables.
    #[error("the person sits at too many tables")]
    TooManyTables,
    /// Too many games wait to be analyzed.
    #[error("too many games wait to be analyzed")]
    TooManyAnalyses,
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
            Failed::Damaged => "damaged",
            Failed::Denied(denied) => denied.id(),
            Failed::TooOften(_) => "too-many-requests",
            Failed::TooManyTables => "too-many-tables",
            Failed::TooManyAnalyses => "too-many-analyses",
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

/// What a viewer can have seen of a table: it is another one after every row, and when something else
/// that it shows becomes another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edition {
    pub(crate) version: Version,
    /// How often names, who is there, or what is seen of a game that is over, have changed since the
    /// table came into memory.
    pub(crate) beside: u64,
}

/// What a table is asked.
pub(crate) enum Ask {
    /// To do something for a person, who asked at that moment.
    Do {
        person: PersonId,
        id: Option<CommandId>,
        command: Command,
        asked: Instant,
        reply: Reply<Answer>,
    },
    /// To show itself, with what happened after a version.
    Show {
        person: Option<PersonId>,
        since: Option<Version>,
        language: Language,
        reply: Reply<(Edition, String)>,
    },
    /// To show itself as an event of a stream.
    Follow { form: Form, reply: Reply<(Edition, Bytes)> },
    /// To show itself on a page.
    Draw(Draw),
    /// To tell when there is something new to show.
    Watch { person: Option<PersonId>, tab: Tab, reply: Reply<Watching> },
    /// To note whether a person looks at a page of it.
    Attend { person: PersonId, attention: Attention },
    /// To let bots decide at once until a person must, if this person is alone with them.
    Hurry { person: PersonId, reply: Reply<()> },
    /// What a bot would do in the place of a person, who has asked for that.
    Hint { person: PersonId, language: Language, reply: Reply<ShownHint> },
    /// For everything that happened, as a person may know it.
    History { person: Option<PersonId>, reply: Reply<String> },
    /// For the record of its game, if it is over.
    Record { person: Option<PersonId>, reply: Reply<String> },
    /// How far the analysis of its game is, if it is over.
    Study { person: Option<PersonId>, reply: Reply<Study> },
    /// To have its game analyzed.
    Analyze { person: Option<PersonId>, reply: Reply<Study> },
    /// For another table with the same people and options.
    Rematch { person: PersonId, reply: Reply<TableId> },
    /// For another table with the same cards.
    SameDeal { person: PersonId, reply: Reply<TableId> },
    /// For a table of one's own where the game goes on from one of its positions.
    Continue { person: PersonId, beginning: Beginning, reply: Reply<TableId> },
    /// For the person on a seat, about whom somebody complains.
    Whom { person: PersonId, seat: Seat, reply: Reply<PersonId> },
    /// To look up the names again if this person sits there.
    Renamed { person: PersonId },
    /// To hear that another server has written it up to this version.
    News(Version),
    /// To be as new as the database.
    CatchUp { reply: Reply<()> },
    /// To look round, because somebody has come or gone at another server.
    Attended,
    /// To let bots decide at once, because whoever is alone with them has told another server so.
    Hurried,
}

/// What a stream gets: news of the table, and a place there until it is dropped.
pub(crate) struct Watching {
    pub(crate) issues: watch::Receiver<Arc<Issue>>,
    pub(crate) _stay: Option<Stay>,
}

/// A page that is to be drawn.
pub(crate) struct Draw {
    pub(crate) reader: Box<Reader>,
    pub(crate) part: Part,
}

/// Which part of a page is to be drawn, and where it goes.
pub(crate) enum Part {
    /// The page.
    Page(Reply<String>),
    /// The menu.
    Menu(Reply<String>),
    /// The game, told from its first move.
    Story(Reply<String>),
    /// A picture of the game's end, as an SVG.
    Picture(Reply<String>),
    /// A position of the game, once it is over.
    Replay(Frame, Reply<String>),
    /// The parts of the page that may change.
    Regions(Reply<(Edition, Arc<Regions>)>),
}

impl Ask {
    /// Who asks, if it is somebody.
    pub(crate) fn person(&self) -> Option<PersonId> {
        match self {
            Ask::Do { person, .. }
            | Ask::Attend { person, .. }
            | Ask::Hurry { person, .. }
            | Ask::Hint { person, .. }
            | Ask::Rematch { person, .. }
            | Ask::SameDeal { person, .. }
            | Ask::Continue { person, .. }
            | Ask::Whom { person, .. } => Some(*person),
            Ask::Show { person, .. }
            | Ask::Watch { person, .. }
            | Ask::History { person, .. }
            | Ask::Study { person, .. }
            | Ask::Analyze { person, .. }
            | Ask::Record { person, .. } => *person,
            Ask::Follow { form, .. } => form.person,
            Ask::Draw(draw) => draw.reader.person,
            Ask::Renamed { .. }
            | Ask::News(_)
            | Ask::CatchUp { .. }
            | Ask::Attended
            | Ask::Hurried => None,
        }
    }

    /// Whether the answer tells the course of the game, move by move.
    pub(crate) fn is_of_course(&self) -> bool {
        match self {
            Ask::History { .. }
            | Ask::Study { .. }
            | Ask::Analyze { .. }
            | Ask::Continue { .. }
            | Ask::Draw(Draw {
                part: Part::Story(_) | Part::Picture(_) | Part::Replay(..), ..
            }) => true,
            Ask::Do { .. }
            | Ask::Show { .. }
            | Ask::Follow { .. }
            | Ask::Draw(Draw { part: Part::Page(_) | Part::Menu(_) | Part::Regions(_), .. })
            | Ask::Watch { .. }
            | Ask::Attend { .. }
            | Ask::Hurry { .. }
            | Ask::Hint { .. }
            | Ask::Record { .. }
            | Ask::Rematch { .. }
            | Ask::SameDeal { .. }
            | Ask::Whom { .. }
            | Ask::Renamed { .. }
            | Ask::News(_)
            | Ask::CatchUp { .. }
            | Ask::Attended
            | Ask::Hurried => false,
        }
    }

    /// Answers why there is no answer.
    pub(crate) fn fail(self, why: Failed) {
        // Whoever asked may have gone; then nobody needs the answer.
        let _ = match self {
            Ask::Do { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Show { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Follow { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Draw(Draw {
                part:
                    Part::Page(reply)
                    | Part::Menu(reply)
                    | Part::Story(reply)
                    | Part::Picture(reply)
                    | Part::Replay(_, reply),
                ..
            }) => reply.send(Err(why)).is_ok(),
            Ask::Draw(Draw { part: Part::Regions(reply), .. }) => reply.send(Err(why)).is_ok(),
            Ask::Watch { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Hint { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Hurry { reply, .. } | Ask::CatchUp { reply } => reply.send(Err(why)).is_ok(),
            Ask::History { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Record { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Study { reply, .. } | Ask::Analyze { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Rematch { reply, .. }
            | Ask::SameDeal { reply, .. }
            | Ask::Continue { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Whom { reply, .. } => reply.send(Err(why)).is_ok(),
            Ask::Renamed { .. }
            | Ask::Attend { .. }
            | Ask::News(_)
            | Ask::Attended
            | Ask::Hurried => true,
        };
    }
}
