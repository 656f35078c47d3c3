//! One table: who sits there, what is played, and which commands it takes.
//!
//! A room is a pure state machine over its log. [`Room::judge`] says which [`Entry`] a command makes,
//! and changes nothing; the entry is stored; [`Room::apply`] makes it true. Loading a table is
//! applying its rows again.

mod denied;
mod entry;
mod hosted;
mod judge;
mod play;
mod seating;
mod show;
mod shown;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use serde_json::Value;
use sobremesa_bots::BotName;
use sobremesa_store::{CommandId, Millis, PersonId, TableId, TableState, Version};
use sobremesa_table::{Commitment, FairDeal, Move, Nonce, Owed, Seat};

pub(crate) use denied::Denied;
pub(crate) use entry::Phrase;
pub(crate) use entry::{Created, Entry};
pub(crate) use hosted::{Hosted, rules};
pub(crate) use judge::{Command, SeatPlan};
pub(crate) use play::{Play, written};
#[cfg(test)]
pub(crate) use seating::Pace;
pub(crate) use seating::Settings;
pub(crate) use seating::{Bot, Occupant, Presence, Seats, Sitter};
pub(crate) use show::Names;
pub(crate) use shown::{Card, Shown};

use crate::clock::later;

/// How long a person may be away before a bot plays on.
pub(crate) const GRACE: i64 = 60_000;

/// So many of the last phrases are kept.
const LAST_PHRASES: usize = 20;

/// What a command that was done is answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) version: Version,
    pub(crate) decision: u64,
}

/// One table.
pub(crate) struct Room<G: Hosted> {
    pub(crate) id: TableId,
    created: Created,
    pub(crate) seats: Seats,
    blocked: Vec<PersonId>,
    pub(crate) play: Option<Play<G>>,
    is_given_up: bool,
    rematch: Option<TableId>,
    pub(crate) version: Version,
    /// Rises with everything that changes what may be done.
    pub(crate) decision: u64,
    /// When the decision that is due became due.
    decided: Millis,
    phrases: Vec<(Version, Seat, Phrase)>,
    answers: HashMap<CommandId, Answer>,
}

impl<G: Hosted> Room<G> {
    /// A table after its first row.
    pub(crate) fn new(id: TableId, created: Created, at: Millis) -> Self {
        Room {
            id,
            seats: Seats(created.seats.clone()),
            created,
            blocked: Vec::new(),
            play: None,
            is_given_up: false,
            rematch: None,
            version: Version::NEW.next(),
            decision: 0,
            decided: at,
            phrases: Vec::new(),
            answers: HashMap::new(),
        }
    }

    pub(crate) fn host(&self) -> PersonId {
        self.created.host
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
        let is_blocked = person.is_some_and(|person| self.blocked.contains(&person));
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
            None => Err(Denied::NotBegun),
            Some(_) if self.state() == TableState::Finished => Err(Denied::IsOver),
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

    /// The bot that plays on a seat, also for a person who was replaced.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<BotName> {
        match self.seats.get(seat)? {
            Occupant::Bot(Bot(bot)) => Some(*bot),
            Occupant::Person(Sitter { presence: Presence::Replaced, .. }) => Some(replacement()),
            Occupant::Person(_) | Occupant::Open | Occupant::Closed => None,
        }
    }

    /// The bot's seat that owes a decision: one of the seat's own, or the team's when no person is
    /// there to propose something.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, BotName)> {
        let play = self.running().ok()?;
        match play.owed() {
            Owed::Seat(seat) => Some((seat, self.bot_on(seat)?)),
            Owed::Team => {
                let present = |(_, sitter): &(Seat, &Sitter)| sitter.presence != Presence::Replaced;
                if self.seats.people().any(|person| present(&person)) {
                    return None;
                }
                Seat::all(play.players()).find_map(|seat| Some((seat, self.bot_on(seat)?)))
            }
            Owed::Chance(_) | Owed::Nobody => None,
        }
    }

    /// When something happens by itself, unless a command comes first.
    pub(crate) fn due(&self) -> Option<Millis> {
        self.running().ok()?;
        if self.bot_to_move().is_some() {
            return Some(later(self.decided, self.settings().pace.millis()));
        }
        let away = self.seats.people().filter_map(|(_, sitter)| match sitter.presence {
            Presence::Away(since) => Some(later(since, GRACE)),
            Presence::Here | Presence::Replaced => None,
        });
        away.chain(self.clock_due().map(|(_, due)| due)).min()
    }

    /// Who must decide until when, by the clock.
    fn clock_due(&self) -> Option<(Seat, Millis)> {
        let seconds = self.settings().clock?;
        let play = self.running().ok()?;
        let seat = match play.owed() {
            Owed::Seat(seat) => seat,
            // The team waits for who has not proposed anything.
            Owed::Team => {
                let proposed = |seat: Seat| play.proposals.iter().any(|(by, _)| *by == seat);
                let mut here = self
                    .seats
                    .people()
                    .filter(|(seat, sitter)| sitter.presence == Presence::Here && !proposed(*seat));
                here.next()?.0
            }
            Owed::Chance(_) | Owed::Nobody => return None,
        };
        let sitter = self.seats.sitter(seat)?;
        let millis = i64::from(seconds) * 1000;
        let late = later(self.decided, millis + GRACE.min(millis));
        (sitter.presence == Presence::Here).then_some((seat, late))
    }

    /// Who has been away for too long.
    pub(crate) fn overdue(&self, now: Millis) -> Option<Seat> {
        self.running().ok()?;
        let away = |sitter: &Sitter| match sitter.presence {
            Presence::Away(since) => later(since, GRACE) <= now,
            Presence::Here | Presence::Replaced => false,
        };
        let away = self.seats.people().find(|(_, sitter)| away(sitter)).map(|(seat, _)| seat);
        away.or_else(|| self.clock_due().filter(|(_, due)| *due <= now).map(|(seat, _)| seat))
    }

    /// Makes a row true that follows the last one.
    pub(crate) fn apply(
        &mut self,
        version: Version,
        command: Option<CommandId>,
        at: Millis,
        entry: Entry,
    ) {
        debug_assert!(version == self.version.next(), "rows come in order");
        self.version = version;
        let decides = self.enact(version, at, entry);
        if decides {
            self.decision += 1;
            self.decided = at;
        }
        let finished = self.state() == TableState::Finished;
        if let Some(play) = self.play.as_mut().filter(|_| finished) {
            play.ended.get_or_insert(at);
        }
        if let Some(command) = command {
            self.answers.insert(command, Answer { version, decision: self.decision });
        }
    }

    /// Returns whether it changes what may be done in the game.
    fn enact(&mut self, version: Version, at: Millis, entry: Entry) -> bool {
        match entry {
            Entry::Created(_) => unreachable!("a table is made once"),
            Entry::Sat { seat, person } => self.put(seat, Occupant::Person(Sitter::new(person))),
            Entry::Rose { seat } => self.put(seat, Occupant::Open),
            Entry::Arranged { seat, occupant } => self.put(seat, occupant),
            Entry::Blocked { person } => {
                self.blocked.push(person);
                match (self.seats.of(person), &self.play) {
                    (Some(seat), None) => self.put(seat, Occupant::Open),
                    (Some(seat), Some(_)) => {
                        self.with(seat, |sitter| sitter.presence = Presence::Replaced);
                    }
                    (None, _) => {}
                }
            }
            Entry::Muted { seat, muted } => self.with(seat, |sitter| sitter.is_muted = muted),
            Entry::Ready { seat, nonce } => self.with(seat, |sitter| sitter.nonce = Some(nonce)),
            Entry::Started { moves } => {
                self.begin(at);
                return self.make(version, None, moves);
            }
            Entry::Moved { seat, moves } => {
                // Who plays is not away.
                self.with(seat, |sitter| {
                    if let Presence::Away(_) = sitter.presence {
                        sitter.presence = Presence::Here;
                    }
                });
                return self.make(version, Some(seat), moves);
            }
            Entry::Proposed { seat, action } => self.propose(seat, action),
            Entry::Undone { stands, .. } => {
                let alone = self.seats.people().count() == 1;
                if let Some(play) = &mut self.play {
                    play.is_practice |= alone;
                    play.take_back(stands);
                }
                return true;
            }
            Entry::Said { seat, phrase } => {
                self.phrases.push((version, seat, phrase));
                self.phrases.drain(..self.phrases.len().saturating_sub(LAST_PHRASES));
            }
            Entry::TellsCounts { seat, tells } => {
                self.with(seat, |sitter| sitter.tells_counts = tells);
            }
            Entry::WentAway { seat } => {
                self.with(seat, |sitter| sitter.presence = Presence::Away(at));
            }
            Entry::Replaced { seat } => {
                self.with(seat, |sitter| sitter.presence = Presence::Replaced);
                self.is_given_up = self.all_want_to_end();
            }
            Entry::CameBack { seat } => self.with(seat, |sitter| sitter.presence = Presence::Here),
            Entry::Voted { seat, end } => {
                self.with(seat, |sitter| sitter.wants_end = end);
                self.is_given_up = self.all_want_to_end();
            }
            Entry::Rematched { table } => self.rematch = Some(table),
        }
        false
    }

    fn put(&mut self, seat: Seat, occupant: Occupant) {
        if let Some(place) = self.seats.get_mut(seat) {
            *place = occupant;
        }
    }

    fn with(&mut self, seat: Seat, change: impl FnOnce(&mut Sitter)) {
        if let Some(sitter) = self.seats.sitter_mut(seat) {
            change(sitter);
        }
    }

    /// The people present want to end the game; those for whom bots play do not count.
    fn all_want_to_end(&self) -> bool {
        let present = |sitter: &&Sitter| sitter.presence != Presence::Replaced;
        let mut people = self.seats.people().map(|(_, sitter)| sitter).filter(present).peekable();
        people.peek().is_some() && people.all(|sitter| sitter.wants_end)
    }

    /// The game begins: closed seats go, and the seed follows from everyone's share.
    fn begin(&mut self, at: Millis) {
        let seed = self.fair_deal(self.nonces()).seed();
        self.seats.0.retain(|occupant| *occupant != Occupant::Closed);
        let rules = self.rules(self.seats.0.len()).expect("checked before the game began");
        self.play = Some(Play::new(rules, seed, at));
    }

    fn make(&mut self, version: Version, seat: Option<Seat>, moves: Vec<Value>) -> bool {
        let moves = moves.into_iter().map(play::read::<G>).collect();
        self.play.as_mut().is_some_and(|play| play.make(version, seat, moves))
    }

    fn propose(&mut self, seat: Seat, action: Value) {
        let Some(play) = &mut self.play else { return };
        if let Move::Action { action, .. } = play::read::<G>(action) {
            play.proposals.retain(|(other, _)| *other != seat);
            play.proposals.push((seat, action));
        }
    }
}

/// The bot that plays on for a person.
fn replacement() -> BotName {
    "heuristic".parse().expect("there is such a bot")
}
