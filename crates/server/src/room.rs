//! One table: who sits there, what is played, and which commands it takes.
//!
//! A room is a pure state machine over its log. [`Room::judge`] says which [`Entry`] a command makes,
//! and changes nothing; the entry is stored; [`Room::apply`] makes it true. Loading a table is
//! applying its rows again.

mod apply;
mod away;
mod command;
mod denied;
mod entry;
mod hindsight;
mod hosted;
mod judge;
mod moving;
mod play;
mod rematch;
mod scene;
mod seating;
mod show;
mod shown;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use sobremesa_store::{CommandId, Millis, PersonId, TableId, TableState, Version};
use sobremesa_table::{Commitment, FairDeal, Nonce};

#[cfg(test)]
pub(crate) use away::GRACE;
pub(crate) use command::{Command, SeatPlan, Whom};
pub(crate) use denied::Denied;
pub(crate) use entry::{BadRow, Created, Entry, Phrase};
pub(crate) use hosted::{Hosted, rules};
pub(crate) use play::{Play, written};
pub(crate) use scene::{Part, Reader, Regions};
pub(crate) use seating::{Bot, Occupant, Pace, Presence, Seats, Settings, Sitter};
pub(crate) use show::Names;
pub(crate) use shown::{Card, KeptCard, Shown};

/// What a command that was done is answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) version: Version,
    pub(crate) decision: u64,
}

/// A phrase that a person said.
struct RoomPhrase {
    version: Version,
    person: PersonId,
    phrase: Phrase,
}

/// One table.
pub(crate) struct Room<G: Hosted> {
    pub(crate) id: TableId,
    /// How it was set up, with what the host has changed since.
    created: Created,
    pub(crate) seats: Seats,
    pub(crate) play: Option<Play<G>>,
    is_given_up: bool,
    rematch: Option<TableId>,
    pub(crate) version: Version,
    /// Rises with everything that changes what may be done.
    pub(crate) decision: u64,
    /// When the decision that is due became due.
    decided: Millis,
    /// The decision for which someone who came back got the time once more.
    renewed: Option<u64>,
    /// When the last row was written.
    changed: Millis,
    phrases: Vec<RoomPhrase>,
    /// How many rows people have made that were no moves.
    spent: HashMap<PersonId, u32>,
    answers: HashMap<CommandId, Answer>,
}

impl<G: Hosted> Room<G> {
    /// A table after its first row.
    pub(crate) fn new(id: TableId, created: Created, at: Millis) -> Self {
        Room {
            id,
            seats: Seats(created.seats.clone()),
            created,
            play: None,
            is_given_up: false,
            rematch: None,
            version: Version::NEW.next(),
            decision: 0,
            decided: at,
            renewed: None,
            changed: at,
            phrases: Vec::new(),
            spent: HashMap::new(),
            answers: HashMap::new(),
        }
    }

    /// Who made the table, while he or she sits there and plays; else the first person who does, so
    /// that a host who is gone holds nobody up.
    pub(crate) fn host(&self) -> PersonId {
        let creator = self.created.host;
        let mut present = self.seats.present().map(|(_, sitter)| sitter.person);
        let first = present.next().unwrap_or(creator);
        if present.any(|person| person == creator) { creator } else { first }
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.created.settings
    }

    /// The table of the rematch, if there was one.
    pub(crate) fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// The answer to a command that was done before.
    pub(crate) fn answer(&self, command: &CommandId) -> Option<Answer> {
        self.answers.get(command).copied()
    }

    /// Whether a person may look at the table.
    pub(crate) fn may_look(&self, person: Option<PersonId>) -> Result<(), Denied> {
        let sits = person.is_some_and(|person| self.seats.of(person).is_some());
        let is_blocked = person.is_some_and(|person| self.created.blocked.contains(&person));
        let is_open = self.settings().spectators || self.play.is_none();
        match (sits, is_blocked) {
            (true, _) => Ok(()),
            (false, true) => Err(Denied::IsBlocked),
            (false, false) => is_open.then_some(()).ok_or(Denied::NoSpectators),
        }
    }

    /// How far the table is.
    pub(crate) fn state(&self) -> TableState {
        match &self.play {
            None if self.is_given_up => TableState::Finished,
            None => TableState::Waiting,
            Some(play) if play.is_over() || self.is_given_up => TableState::Finished,
            Some(_) => TableState::Running,
        }
    }

    /// The game, while it runs.
    pub(crate) fn running(&self) -> Result<&Play<G>, Denied> {
        match &self.play {
            _ if self.state() == TableState::Finished => Err(Denied::IsOver),
            None => Err(Denied::NotBegun),
            Some(play) => Ok(play),
        }
    }

    /// The options with the number of players.
    fn rules(&self, players: usize) -> Result<G::Rules, Denied> {
        rules::<G>(&self.created.options, players)
    }

    fn commitment(&self) -> Commitment {
        Commitment::new(&self.created.secret, &self.created.salt)
    }

    fn fair_deal(&self, nonces: Vec<Nonce>) -> FairDeal {
        FairDeal { secret: self.created.secret, salt: self.created.salt, nonces }
    }

    /// The nonces of the seats that play, empty for bots.
    fn nonces(&self) -> Vec<Nonce> {
        let plays = |occupant: &&Occupant| **occupant != Occupant::Closed;
        let nonce = |occupant: &Occupant| occupant.sitter().and_then(|sitter| sitter.nonce.clone());
        self.seats.0.iter().filter(plays).map(|seat| nonce(seat).unwrap_or_default()).collect()
    }
}
