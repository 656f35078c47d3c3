//! What a row of the log makes true.

use serde_json::Value;
use sobremesa_store::{CommandId, Millis, PersonId, TableState, Version};
use sobremesa_table::{Move, Seat};

use super::play::{Standing, read};
use super::{Answer, BadRow, Entry, Hosted, Occupant, Play, Presence, Room, RoomPhrase, Sitter};

/// So many of the last phrases are kept.
const LAST_PHRASES: usize = 20;

impl<G: Hosted> Room<G> {
    /// Makes a row true that follows the last one. After a bad one the room is of no more use.
    pub(crate) fn apply(
        &mut self,
        version: Version,
        command: Option<CommandId>,
        at: Millis,
        entry: Entry,
    ) -> Result<(), BadRow> {
        if version != self.version.next() {
            return Err(BadRow);
        }
        self.version = version;
        self.changed = at;
        let spender = self.spender(&entry);
        let is_undo = matches!(entry, Entry::Undone { .. });
        let decides = self.enact(version, at, entry)?;
        if decides {
            self.decision += 1;
            self.decided = at;
        }
        if let Some(person) = spender.filter(|_| is_undo || !decides) {
            *self.spent.entry(person).or_default() += 1;
        }
        let finished = self.state() == TableState::Finished;
        if let Some(play) = self.play.as_mut().filter(|_| finished) {
            play.ended.get_or_insert(at);
        }
        if let Some(command) = command {
            self.answers.insert(command, Answer { version, decision: self.decision });
        }
        Ok(())
    }

    /// Whose command an entry is, if people could repeat it for ever.
    pub(super) fn spender(&self, entry: &Entry) -> Option<PersonId> {
        let seat = match entry {
            Entry::Sat { person, .. } => return Some(*person),
            Entry::Arranged { .. }
            | Entry::Blocked { .. }
            | Entry::Muted { .. }
            | Entry::Paced { .. } => return Some(self.host()),
            Entry::Moved { seat, .. } if self.bot_on(*seat).is_some() => return None,
            Entry::Ready { seat, .. }
            | Entry::Moved { seat, .. }
            | Entry::Proposed { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::Said { seat, .. }
            | Entry::TellsCounts { seat, .. }
            | Entry::CameBack { seat }
            | Entry::Voted { seat, .. } => *seat,
            // Who sat down can get up, and who came back can go.
            Entry::Rose { .. } | Entry::WentAway { .. } => return None,
            Entry::Created(_)
            | Entry::Started { .. }
            | Entry::Replaced { .. }
            | Entry::Rematched { .. }
            | Entry::Expired => return None,
        };
        self.seats.sitter(seat).map(|sitter| sitter.person)
    }

    /// Returns whether it changes what may be done in the game.
    fn enact(&mut self, version: Version, at: Millis, entry: Entry) -> Result<bool, BadRow> {
        match entry {
            Entry::Created(_) => return Err(BadRow),
            Entry::Sat { seat, person } => {
                self.put(seat, Occupant::Person(Sitter { since: version, ..Sitter::new(person) }));
            }
            Entry::Rose { seat } => self.put(seat, Occupant::Open),
            Entry::Arranged { seat, occupant } => self.put(seat, occupant),
            Entry::Blocked { person } => self.block(person),
            Entry::Muted { person, muted } => {
                self.created.muted.retain(|other| *other != person);
                self.created.muted.extend(muted.then_some(person));
            }
            Entry::Paced { pace } => self.created.settings.pace = pace,
            Entry::Ready { seat, nonce } => self.with(seat, |sitter| sitter.nonce = Some(nonce)),
            Entry::Started { moves } => {
                self.begin(version, at)?;
                return self.make(version, None, moves);
            }
            Entry::Moved { seat, moves } => {
                self.is_not_away(seat);
                return self.make(version, Some(seat), moves);
            }
            Entry::Proposed { seat, action } => {
                self.is_not_away(seat);
                self.propose(seat, action)?;
            }
            Entry::Undone { stands, kept, .. } => return self.take_back(version, stands, kept),
            Entry::Said { seat, phrase } => {
                let person = self.seats.sitter(seat).ok_or(BadRow)?.person;
                self.phrases.push(RoomPhrase { version, person, phrase });
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
            Entry::CameBack { seat } => self.come_back(seat, at),
            Entry::Voted { seat, end } => {
                self.with(seat, |sitter| sitter.wants_end = end);
                self.is_given_up = self.all_want_to_end();
            }
            Entry::Rematched { table } => self.rematch = Some(table),
            Entry::Expired => self.is_given_up = true,
        }
        Ok(false)
    }

    fn put(&mut self, seat: Seat, occupant: Occupant) {
        if let Some(place) = self.seats.get_mut(seat) {
            *place = occupant;
        }
    }

    pub(super) fn with(&mut self, seat: Seat, change: impl FnOnce(&mut Sitter)) {
        if let Some(sitter) = self.seats.sitter_mut(seat) {
            change(sitter);
        }
    }

    /// Who plays is not away.
    fn is_not_away(&mut self, seat: Seat) {
        self.with(seat, |sitter| {
            if let Presence::Away(_) = sitter.presence {
                sitter.presence = Presence::Here;
            }
        });
    }

    /// Before the game the person gets up. A game that runs goes on with who plays it: the person
    /// only cannot come back once a bot plays.
    fn block(&mut self, person: PersonId) {
        self.created.blocked.push(person);
        if let (Some(seat), None) = (self.seats.of(person), &self.play) {
            self.put(seat, Occupant::Open);
        }
    }

    /// The people present want to end the game; those for whom bots play do not count.
    fn all_want_to_end(&self) -> bool {
        let mut people = self.seats.present().map(|(_, sitter)| sitter).peekable();
        people.peek().is_some() && people.all(|sitter| sitter.wants_end)
    }

    /// The game begins: closed seats go, and the seed follows from everyone's share.
    fn begin(&mut self, version: Version, at: Millis) -> Result<(), BadRow> {
        let seed = self.fair_deal(self.nonces()).seed();
        let before = self.seats.0.len();
        self.seats.0.retain(|occupant| *occupant != Occupant::Closed);
        if self.seats.0.len() < before {
            // Seats have other numbers now.
            let sitters = self.seats.0.iter_mut().filter_map(Occupant::sitter_mut);
            sitters.for_each(|sitter| sitter.since = version);
        }
        let rules = self.rules(self.seats.0.len()).map_err(|_| BadRow)?;
        self.play = Some(Play::new(rules, seed, at));
        Ok(())
    }

    fn make(
        &mut self,
        version: Version,
        seat: Option<Seat>,
        moves: Vec<Value>,
    ) -> Result<bool, BadRow> {
        let moves: Result<_, BadRow> = moves.into_iter().map(read::<G>).collect();
        self.play.as_mut().ok_or(BadRow)?.make(version, seat, moves?)
    }

    fn take_back(
        &mut self,
        version: Version,
        stands: usize,
        kept: Vec<Value>,
    ) -> Result<bool, BadRow> {
        let alone = self.seats.people().count() == 1;
        let kept: Result<_, BadRow> = kept.into_iter().map(read::<G>).collect();
        let play = self.play.as_mut().ok_or(BadRow)?;
        play.is_practice |= alone;
        play.take_back(version, Standing { stands, kept: kept? })?;
        Ok(true)
    }

    fn propose(&mut self, seat: Seat, action: Value) -> Result<(), BadRow> {
        let play = self.play.as_mut().ok_or(BadRow)?;
        let Move::Action { action, .. } = read::<G>(action)? else { return Err(BadRow) };
        play.proposals.retain(|(other, _)| *other != seat);
        play.proposals.push((seat, action));
        Ok(())
    }
}
