//! What a row of the log makes true.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, TableState};
use sobremesa_table::{Seat, Step};

use super::now::Said;
use super::play::is_decision;
use super::{Entry, Made, Now, Occupant, Phrase, Play, Presence, Sitter};
use crate::clock::Moment;

/// This many of the last phrases are kept.
const LAST_PHRASES: usize = 20;

/// A game that is not over after this many decisions is given up; the longest that people play have a few thousand.
pub(super) const MOST_DECISIONS: u64 = 10_000;

impl<G: Shows + Bots> Now<G> {
    /// Makes a row true that follows the last one, with the moves that it makes: their steps.
    pub(super) fn enact(
        &mut self,
        at: Moment,
        entry: &Entry<G>,
        made: Option<Made<G>>,
    ) -> Vec<Step<G>> {
        let spender = self.spender(entry);
        let is_undo = matches!(entry, Entry::Undone { .. });
        let decides = is_undo || entry.moves().iter().any(is_decision);
        self.version = self.version.next();
        self.changed = at.ticks;
        self.change(at, entry);
        let mut steps = Vec::new();
        if let Some(made) = made {
            (self.play, steps) = (Some(made.play), made.steps);
        }
        if self.has_tips() {
            self.practise();
        }
        if decides {
            self.decision += 1;
            self.hinted.clear();
            self.decided = at.ticks;
            self.cut_off();
        }
        if let Some(person) = spender.filter(|_| is_undo || !decides) {
            *self.spent.entry(person).or_default() += 1;
        }
        let finished = self.state() == TableState::Finished;
        if let Some(play) = self.play.as_mut().filter(|_| finished) {
            play.ended.get_or_insert(at.date);
        }
        steps
    }

    /// A game that goes round in circles ends without a result.
    fn cut_off(&mut self) {
        let is_over = self.play.as_ref().is_none_or(Play::is_over);
        if self.decision >= MOST_DECISIONS {
            self.is_given_up = !is_over;
        }
    }

    /// Whose command an entry is, if people could repeat it without end.
    pub(super) fn spender(&self, entry: &Entry<G>) -> Option<PersonId> {
        let seat = match entry {
            Entry::Sat { person, .. } => return Some(*person),
            Entry::Arranged { .. }
            | Entry::Blocked { .. }
            | Entry::Muted { .. }
            | Entry::Paced { .. }
            | Entry::Tipped { .. } => return Some(self.host()),
            Entry::Moved { seat, .. } if self.bot_on(*seat).is_some() => return None,
            Entry::Ready { seat, .. }
            | Entry::Moved { seat, .. }
            | Entry::Proposed { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::Hinted { seat }
            | Entry::Said { seat, .. }
            | Entry::Ordered { seat, .. }
            | Entry::CameBack { seat }
            | Entry::Voted { seat, .. } => *seat,
            // Anyone who sat down can get up, and anyone who came back can go.
            Entry::Rose { .. } | Entry::WentAway { .. } => return None,
            Entry::Created(_)
            | Entry::Started { .. }
            | Entry::Continued { .. }
            | Entry::Replaced { .. }
            | Entry::Rematched { .. }
            | Entry::Expired => return None,
        };
        self.seats.sitter(seat).map(|sitter| sitter.person)
    }

    /// What changes around the game.
    fn change(&mut self, at: Moment, entry: &Entry<G>) {
        match entry {
            Entry::Created(_) | Entry::Continued { .. } | Entry::Undone { .. } => {}
            Entry::Sat { seat, person } => {
                let sitter = Sitter { since: self.version, ..Sitter::new(*person) };
                self.put(*seat, Occupant::Person(sitter));
            }
            Entry::Rose { seat } => self.put(*seat, Occupant::Open),
            Entry::Arranged { seat, occupant } => self.put(*seat, occupant.clone()),
            Entry::Blocked { person } => self.block(*person),
            Entry::Muted { person, muted } => {
                self.created.muted.retain(|other| other != person);
                self.created.muted.extend(muted.then_some(*person));
            }
            Entry::Paced { pace } => self.created.settings.pace = *pace,
            Entry::Ready { seat, nonce } => {
                self.with(*seat, |sitter| sitter.nonce = Some(nonce.clone()));
            }
            Entry::Hinted { seat } => {
                self.hinted.push(*seat);
                self.practise();
            }
            Entry::Tipped { tips } => self.created.settings.tips = *tips,
            Entry::Started { .. } => self.close_ranks(),
            Entry::Moved { seat, .. } => self.is_not_away(*seat),
            Entry::Proposed { seat, action } => {
                self.is_not_away(*seat);
                self.propose(*seat, action);
            }
            Entry::Said { seat, phrase } => self.hear(*seat, *phrase),
            Entry::Ordered { seat, speaks } => {
                self.with(*seat, |sitter| sitter.has_order = *speaks);
            }
            Entry::WentAway { seat } => {
                self.with(*seat, |sitter| sitter.presence = Presence::Away(at.ticks));
            }
            Entry::Replaced { seat } => {
                self.with(*seat, |sitter| sitter.presence = Presence::Replaced);
                self.is_given_up = self.all_want_to_end();
            }
            Entry::CameBack { seat } => self.come_back(*seat, at),
            Entry::Voted { seat, end } => {
                self.with(*seat, |sitter| sitter.wants_end = *end);
                self.is_given_up = self.all_want_to_end();
            }
            Entry::Rematched { table } => self.rematch = Some(*table),
            Entry::Expired => self.is_given_up = true,
        }
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

    fn hear(&mut self, seat: Seat, phrase: Phrase) {
        let (version, sitter) = (self.version, self.seats.sitter(seat));
        let said = sitter.map(|sitter| Said { version, person: sitter.person, phrase });
        self.phrases.extend(said);
        self.phrases.drain(..self.phrases.len().saturating_sub(LAST_PHRASES));
    }

    /// Anyone who plays is not away.
    fn is_not_away(&mut self, seat: Seat) {
        self.with(seat, |sitter| {
            if let Presence::Away(_) = sitter.presence {
                sitter.presence = Presence::Here;
            }
        });
    }

    /// Before the game the person gets up. A game that runs goes on with those who play it: the person
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

    /// The game begins, and closed seats go.
    fn close_ranks(&mut self) {
        let before = self.seats.0.len();
        self.seats.0.retain(|occupant| *occupant != Occupant::Closed);
        if self.seats.0.len() < before {
            // Seats have other numbers now.
            let sitters = self.seats.0.iter_mut().filter_map(Occupant::sitter_mut);
            sitters.for_each(|sitter| sitter.since = self.version);
        }
    }

    /// Somebody had help.
    fn practise(&mut self) {
        if let Some(play) = &mut self.play {
            play.is_practice = true;
        }
    }

    fn propose(&mut self, seat: Seat, action: &G::Action) {
        if let Some(play) = &mut self.play {
            play.proposals.retain(|(other, _)| *other != seat);
            play.proposals.push((seat, action.clone()));
        }
    }
}
