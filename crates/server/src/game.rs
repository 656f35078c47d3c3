//! The games that are played on a server.

use std::pin::Pin;
use std::sync::Arc;

use sobremesa_bots::Bots;
use sobremesa_page::lesson::{self, Tried, Verdict, Visit};
use sobremesa_page::{Cover, Shows};
use sobremesa_store::{Append, CommandId, Row, TableId};
use sobremesa_table::{Salt, Secret, Stakes};
use sobremesa_words::{Language, Told};
use tokio::sync::mpsc;

use crate::clock::Moment;
use crate::hall::Hall;
use crate::keeper::{Ask, keep_open, look_at_open};
use crate::room::{Created, Denied, Plan, first_row, set_up, titled};
use crate::upload::{self, Checked, Watched};

/// A game that is played on a server, such as `Game::of::<Linko>()`. Beyond this the server does not
/// know which game it is.
#[derive(Clone, Copy)]
pub struct Game {
    /// What the house's pages know of it.
    pub(crate) cover: Cover,
    /// The bot that plays with somebody who wants to play at once.
    pub(crate) companion: fn() -> &'static str,
    /// Whether its players win against each other or together.
    pub(crate) stakes: Stakes,
    /// The game with its options, from what results are compared by.
    pub(crate) titled: fn(&str, Language) -> Option<String>,
    /// The bot that plays with newcomers.
    pub(crate) gentle: fn() -> &'static str,
    /// Its first game, if it has one.
    pub(crate) lesson: Option<Lecture>,
    /// How a table is set up, or why it cannot be.
    pub(crate) set_up: fn(Plan, (Secret, Salt)) -> Result<Created, Denied>,
    /// The first row of a table.
    pub(crate) first_row: fn(TableId, Created, Option<CommandId>, Moment) -> Append,
    /// Checks a record that somebody brought.
    pub(crate) check: fn(&str, Language) -> Result<Checked, Told>,
    /// The page of a position of such a record, or its regions.
    pub(crate) watch: fn(&Watched<'_>) -> Option<String>,
    /// Owns a table until nobody needs it.
    pub(crate) keep: fn(Arc<Hall>, TableId, Vec<Row>, mpsc::Receiver<Ask>) -> Keeping,
    /// Brings a table into memory for a moment: then it is kept how its game ended.
    pub(crate) look_at: fn(Arc<Hall>, TableId, Vec<Row>) -> Keeping,
}

/// A game's first game.
#[derive(Clone, Copy)]
pub(crate) struct Lecture {
    /// The page of a step, or its regions; none if there is no such step.
    pub(crate) show: fn(&Visit<'_>) -> Option<String>,
    /// Whether something is what a step asks for; none inside if no button writes it, and none at all if there is
    /// no such step.
    pub(crate) judge: fn(usize, Tried<'_>) -> Option<Option<bool>>,
}

fn judge<G: Shows>(step: usize, tried: Tried<'_>) -> Option<Option<bool>> {
    let lesson = G::lesson()?;
    let step = step.checked_sub(1).filter(|step| *step < lesson.points.len())?;
    Some(match lesson.judge(step, tried) {
        Verdict::Wanted => Some(true),
        Verdict::NotYet | Verdict::Refused(_) => Some(false),
        Verdict::Unreadable => None,
    })
}

/// Work at a table.
pub(crate) type Keeping = Pin<Box<dyn Future<Output = ()> + Send>>;

impl Game {
    /// The game `G`, with its bots and its pages.
    pub fn of<G: Shows + Bots>() -> Game {
        Game {
            cover: Cover::of::<G>(),
            companion: || G::companion().name,
            stakes: G::STAKES,
            titled: titled::<G>,
            gentle: || G::gentle().name,
            lesson: G::lesson().map(|_| Lecture { show: lesson::show::<G>, judge: judge::<G> }),
            set_up: set_up::<G>,
            first_row: first_row::<G>,
            check: upload::check::<G>,
            watch: upload::watch::<G>,
            keep: |hall, id, rows, inbox| Box::pin(keep_open::<G>(hall, id, rows, inbox)),
            look_at: |hall, id, rows| Box::pin(look_at_open::<G>(hall, id, rows)),
        }
    }
}
