//! One table: who sits there, what is played, and which commands it takes.
//!
//! A room is a pure state machine over its log. [`Room::judge`] says which [`Entry`] a command makes,
//! and what the table is then; it changes nothing. The entry is stored, and then [`Room::adopt`] makes
//! it true. Loading a table is applying its rows again.
//!
//! - [`Now`]: the table as it stands; [`Play`]: the game there. `past`: how it came to this.
//! - [`Command`], `judge`, `moving`, `undo`, `help`, `rematch`, `continued`: what people want, and whether they may.
//! - [`Entry`], `enact`: the rows of the log, and what they make true. `away`: what happens by itself.
//! - [`Ending`]: how a game ended, which is not judged again.
//! - [`Seen`]: what one viewer may see; `show`: as JSON, `scene`: as a page.

mod away;
mod command;
mod continued;
mod denied;
mod enact;
mod ending;
mod entry;
mod help;
mod judge;
mod moving;
mod now;
mod past;
mod play;
mod rematch;
mod replay;
mod result;
mod scene;
mod seating;
mod seen;
mod set_up;
mod show;
mod shown;
#[cfg(test)]
mod tests;
mod undo;

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{BotScore, CommandId, Score, Summary, TableId, Version};
use sobremesa_table::{Game, Step};

#[cfg(test)]
pub(crate) use away::GRACE;
pub(crate) use away::Mover;
pub(crate) use command::{Command, SeatPlan, Whom, Written};
pub(crate) use continued::Beginning;
pub(crate) use denied::Denied;
pub(crate) use ending::{Ending, Place};
pub(crate) use entry::{BadRow, Created, Entry, Phrase, written};
pub(crate) use now::{Now, titled};
pub(crate) use play::{Made, Play};
pub(crate) use replay::{Film, Frame};
pub(crate) use scene::{Insight, Reader, Regions};
pub(crate) use seating::{Bot, Occupant, Pace, Presence, Seats, Settings, Sitter};
pub(crate) use seen::{Company, Names, Presences, Seen};
pub(crate) use set_up::{Plan, first_row, set_up};
pub(crate) use shown::{KeptListing, Listing, Shown};

use crate::clock::Moment;
use crate::day::Day;
use past::Past;

/// What a command that was done is answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) version: Version,
    pub(crate) decision: u64,
}

/// One table.
pub(crate) struct Room<G: Game> {
    /// It is large, and handed on whole.
    pub(crate) now: Box<Now<G>>,
    past: Past<G>,
}

/// A row that may be written, and the table after it.
pub(crate) struct Judged<G: Game> {
    pub(crate) entry: Entry<G>,
    now: Box<Now<G>>,
    /// What its moves changed, one by one.
    steps: Vec<Step<G>>,
}

/// An entry that is allowed, with the moves that it makes.
struct Allowed<G: Game> {
    entry: Entry<G>,
    made: Option<Made<G>>,
}

impl<G: Game> From<Entry<G>> for Allowed<G> {
    fn from(entry: Entry<G>) -> Allowed<G> {
        Allowed { entry, made: None }
    }
}

impl<G: Shows + Bots> Judged<G> {
    /// What the store keeps beside the log once this row is in it.
    pub(crate) fn summary(&self) -> Summary {
        self.now.summary()
    }

    /// What came out for those who sit here, once this row is in the log.
    pub(crate) fn scores(&self, today: Day) -> Vec<Score> {
        self.now.scores(today)
    }

    /// The same for the bots.
    pub(crate) fn bot_scores(&self, today: Day) -> Vec<BotScore> {
        self.now.bot_scores(today)
    }

    /// How the game ended, once this row is in the log.
    pub(crate) fn ending(&self) -> Option<String> {
        let ending = self.now.ending()?;
        Some(serde_json::to_string(&ending).expect("endings are JSON"))
    }
}

impl<G: Shows + Bots> Room<G> {
    /// A table after its first row.
    pub(crate) fn new(id: TableId, created: Created, at: Moment) -> Self {
        Room { now: Box::new(Now::new(id, created, at)), past: Past::default() }
    }

    /// The table after a row that is allowed.
    fn judged(&self, Allowed { entry, made }: Allowed<G>, at: Moment) -> Judged<G> {
        let mut now = self.now.clone();
        let steps = now.enact(at, &entry, made);
        Judged { entry, now, steps }
    }

    /// Makes true what was judged, now that it is stored.
    pub(crate) fn adopt(&mut self, judged: Judged<G>, command: Option<CommandId>) -> Answer {
        let decides = judged.now.decision > self.now.decision;
        self.now = judged.now;
        let version = self.now.version;
        self.past.add(version, judged.entry, judged.steps);
        self.past.decided.extend(decides.then_some(version));
        if let Some(command) = command {
            self.past.answers.add(&command, version);
        }
        self.answer_at(version)
    }

    /// Makes a row of the log true that follows the last one.
    pub(crate) fn apply(
        &mut self,
        version: Version,
        command: Option<CommandId>,
        at: Moment,
        entry: Entry<G>,
    ) -> Result<(), BadRow> {
        if version != self.now.version.next() {
            return Err(BadRow);
        }
        let made = self.made_again(&entry, at)?;
        let judged = self.judged(Allowed { entry, made }, at);
        self.adopt(judged, command);
        Ok(())
    }

    /// Makes the moves of a row that the log has.
    fn made_again(&self, entry: &Entry<G>, at: Moment) -> Result<Option<Made<G>>, BadRow> {
        let play = || self.now.play.as_ref().ok_or(BadRow);
        let (mut made, moves) = match entry {
            Entry::Created(_) => return Err(BadRow),
            Entry::Arranged { occupant, .. } if !occupant.is_known::<G>() => return Err(BadRow),
            Entry::Proposed { .. } => return play().map(|_| None),
            Entry::Undone { stands, kept, .. } => {
                return self.taken_back(*stands, kept).map(Some);
            }
            Entry::Started { moves } => (self.now.dealt(at).map_err(|_| BadRow)?.row(), moves),
            Entry::Continued { moves, .. } => {
                (self.now.continued(at).map_err(|_| BadRow)?.row(), moves)
            }
            Entry::Moved { moves, .. } => (play()?.row(), moves),
            _ => return Ok(None),
        };
        moves.iter().try_for_each(|next| made.make(next.clone())).map_err(|_| BadRow)?;
        Ok(Some(made))
    }

    /// The answer to a command that was done before, if it is known still.
    pub(crate) fn answer(&self, command: &CommandId) -> Option<Answer> {
        self.past.answers.get(command).map(|version| self.answer_at(version))
    }

    /// The answer to the command that made a row.
    pub(crate) fn answer_at(&self, version: Version) -> Answer {
        let decision = self.past.decided.partition_point(|decided| *decided <= version);
        Answer { version, decision: decision as u64 }
    }

    /// Whether only the log knows some commands that were done.
    pub(crate) fn has_forgotten(&self) -> bool {
        self.past.answers.are_some
    }
}
