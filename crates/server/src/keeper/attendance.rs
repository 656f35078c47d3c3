//! Who is at a table just now. It is known in memory only: no row tells of it, and a table that comes
//! back into memory begins anew.

use std::collections::HashMap;
use std::time::Instant;

use sobremesa_bots::Bots;
use sobremesa_page::{Presence, Shows, StandIn};
use sobremesa_store::PersonId;
use tokio::sync::mpsc;

use super::resting::{Rest, Resting};
use super::{Ask, Draw, Keeper, Part};
use crate::config::Waits;
use crate::house::{Sign, Whereabouts};
use crate::room::Presences;

/// A page that follows the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tab {
    /// Which one it is among a person's own.
    pub(crate) id: u32,
    /// Whether something else is in front of it.
    pub(crate) is_hidden: bool,
}

/// What a page tells of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attention {
    /// It came to the front, or something else before it.
    Looks(Tab),
    /// Nobody has looked at it for long: it gives its stream back, and stays open.
    Rests(Tab),
    /// It rested, and is closed.
    Leaves(Tab),
}

/// Who is at a table, and since when not.
pub(super) struct Attendance {
    waits: Waits,
    opened: Instant,
    people: HashMap<PersonId, Attendant>,
}

/// One person, as the table hears of them.
struct Attendant {
    /// What is open.
    tabs: Vec<Tab>,
    /// The page that has given its stream back last, because nobody looks at it.
    rest: Option<Rest>,
    /// Whether the page that the person looks at has a stream.
    has_line: bool,
    /// When the table heard of the person last.
    heard: Instant,
    /// When the person came back.
    back: Option<Instant>,
}

/// The place of a person's stream; the table hears when it closes.
pub(crate) struct Stay {
    departure: Departure,
    departures: mpsc::UnboundedSender<Departure>,
}

/// Whose page is closed, and which.
pub(super) type Departure = (PersonId, u32);

impl Stay {
    pub(super) fn new(
        person: PersonId,
        tab: Tab,
        departures: &mpsc::UnboundedSender<Departure>,
    ) -> Stay {
        Stay { departure: (person, tab.id), departures: departures.clone() }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        // A table that left memory needs not know.
        let _ = self.departures.send(self.departure);
    }
}

impl Attendance {
    pub(super) fn new(waits: Waits, opened: Instant, resting: Resting) -> Attendance {
        let mut attendance = Attendance { waits, opened, people: HashMap::new() };
        for (person, rest) in resting {
            attendance.attendant(person).rest = Some(rest);
        }
        attendance
    }

    /// Whose pages rest, for when the table comes back into memory.
    pub(super) fn resting(&self) -> Resting {
        self.people.iter().filter_map(|(person, one)| Some((*person, one.rest?))).collect()
    }

    /// A person asks the table something, or a stream of theirs does.
    pub(super) fn hear(&mut self, person: PersonId, now: Instant) {
        let is_gone = self.is_gone(person, now);
        let attendant = self.attendant(person);
        attendant.back = if is_gone { Some(now) } else { attendant.back };
        attendant.heard = now;
    }

    /// A person opens a stream.
    pub(super) fn open(&mut self, person: PersonId, tab: Tab) {
        let attendant = self.attendant(person);
        attendant.tabs.push(tab);
        attendant.rest.take_if(|rest| rest.tab == tab.id);
        attendant.has_line = true;
    }

    /// A stream of a person is closed.
    pub(super) fn close(&mut self, (person, tab): Departure, now: Instant) {
        let attendant = self.attendant(person);
        if let Some(closed) = attendant.tabs.iter().position(|open| open.id == tab) {
            attendant.tabs.swap_remove(closed);
        }
        if attendant.rest.is_none_or(|rest| rest.tab != tab) {
            attendant.heard = now;
        }
    }

    /// A page tells of itself.
    pub(super) fn attend(&mut self, person: PersonId, attention: Attention, now: Instant) {
        let until = now + self.waits.rest;
        let attendant = self.attendant(person);
        match attention {
            Attention::Looks(tab) => {
                for open in attendant.tabs.iter_mut().filter(|open| open.id == tab.id) {
                    *open = tab;
                }
            }
            Attention::Rests(tab) => {
                attendant.rest = Some(Rest { tab: tab.id, since: now, until });
            }
            Attention::Leaves(tab) => drop(attendant.rest.take_if(|rest| rest.tab == tab.id)),
        }
    }

    /// A person does something, at whichever page.
    pub(super) fn act(&mut self, person: PersonId) {
        for tab in &mut self.attendant(person).tabs {
            tab.is_hidden = false;
        }
    }

    /// Forgets those who neither follow the table nor sit there.
    fn forget(&mut self, sits: impl Fn(PersonId) -> bool) {
        self.people.retain(|person, attendant| !attendant.tabs.is_empty() || sits(*person));
    }

    /// A person looks at a page of the table that has no stream.
    pub(super) fn read(&mut self, person: PersonId) {
        self.attendant(person).has_line = false;
    }

    fn attendant(&mut self, person: PersonId) -> &mut Attendant {
        let fresh = Attendant::new(self.opened);
        self.people.entry(person).or_insert(fresh)
    }

    /// When a person is gone, if nothing is heard of them.
    fn gone_from(&self, person: PersonId) -> Option<Instant> {
        let Some(attendant) = self.people.get(&person) else {
            return Some(self.opened + self.waits.request);
        };
        let unheard = self.unheard_from(attendant);
        let from = attendant.rest.map_or(unheard, |rest| rest.until.max(unheard));
        attendant.tabs.is_empty().then_some(from)
    }

    /// When nothing was heard of a person for too long.
    fn unheard_from(&self, attendant: &Attendant) -> Instant {
        attendant.heard + if attendant.has_line { self.waits.line } else { self.waits.request }
    }

    /// Whether all that a person has open is behind something else.
    fn is_elsewhere(&self, person: PersonId, now: Instant) -> bool {
        let Some(attendant) = self.people.get(&person) else { return false };
        match attendant.rest {
            Some(rest) if attendant.tabs.is_empty() => {
                attendant.heard <= rest.since || self.unheard_from(attendant) <= now
            }
            _ => !attendant.tabs.is_empty() && attendant.tabs.iter().all(|tab| tab.is_hidden),
        }
    }

    /// When a person has left, whatever rests: no page of theirs follows the table.
    pub(super) fn left_from(&self, person: PersonId) -> Option<Instant> {
        let attendant = self.people.get(&person)?;
        attendant.tabs.is_empty().then(|| self.unheard_from(attendant))
    }

    /// Whether a page of the person's follows the table.
    pub(super) fn follows(&self, person: PersonId) -> bool {
        self.people.get(&person).is_some_and(|attendant| !attendant.tabs.is_empty())
    }

    fn is_gone(&self, person: PersonId, now: Instant) -> bool {
        self.gone_from(person).is_some_and(|from| from <= now)
    }

    /// Until when somebody who has come back is greeted.
    fn greeted_until(&self, person: PersonId) -> Option<Instant> {
        Some(self.people.get(&person)?.back? + self.waits.greeting)
    }

    /// Where a person is.
    fn of(&self, person: PersonId, now: Instant) -> Presence {
        match () {
            () if self.is_gone(person, now) => Presence::Gone(StandIn::Later),
            () if self.is_elsewhere(person, now) => Presence::Elsewhere,
            () if self.greeted_until(person).is_some_and(|until| until > now) => Presence::Back,
            () => Presence::Here,
        }
    }

    /// What other servers hear of a person, if this one knows something.
    fn sign(&self, person: PersonId, now: Instant) -> Option<Sign> {
        self.people.get(&person)?;
        let is = match self.of(person, now) {
            Presence::Gone(_) => Whereabouts::Gone,
            Presence::Elsewhere => Whereabouts::Elsewhere,
            Presence::Back => Whereabouts::Back,
            Presence::Here => Whereabouts::Here,
        };
        Some(Sign { is, follows: self.follows(person) })
    }

    /// When a person will be somewhere else, if nothing is heard of them.
    fn changes_at(&self, person: PersonId, now: Instant) -> Option<Instant> {
        let resting = self.people.get(&person).filter(|attendant| attendant.rest.is_some());
        let unheard = resting.map(|attendant| self.unheard_from(attendant));
        let changes = [self.gone_from(person), self.greeted_until(person), unheard];
        changes.into_iter().flatten().filter(|at| *at > now).min()
    }
}

/// Where a person is, as another server says.
fn presence_of(is: Whereabouts) -> Presence {
    match is {
        Whereabouts::Gone => Presence::Gone(StandIn::Later),
        Whereabouts::Elsewhere => Presence::Elsewhere,
        Whereabouts::Back => Presence::Back,
        Whereabouts::Here => Presence::Here,
    }
}

impl Attendant {
    fn new(heard: Instant) -> Attendant {
        Attendant { tabs: Vec::new(), rest: None, has_line: false, heard, back: None }
    }
}

impl<G: Shows + Bots> Keeper<G> {
    /// Notes that whoever asks is there.
    pub(super) fn note(&mut self, ask: &Ask) {
        let (Some(person), now) = (ask.person(), Instant::now()) else { return };
        // A page that is closed is no sign of its reader.
        if !matches!(ask, Ask::Attend { attention: Attention::Leaves(_), .. }) {
            self.attendance.hear(person, now);
        }
        match ask {
            Ask::Watch { tab, .. } => self.attendance.open(person, *tab),
            Ask::Attend { attention, .. } => self.attendance.attend(person, *attention, now),
            Ask::Do { .. } => self.attendance.act(person),
            Ask::Draw(Draw { part: Part::Menu(_), .. }) => self.attendance.read(person),
            _ => {}
        }
    }

    /// Looks who is there, and tells if that is news. When to look again.
    pub(super) fn look_round(&mut self) -> Option<Instant> {
        let (now, at) = (Instant::now(), self.hall.clock().ticks());
        self.people.offset = self.hall.clock().offset();
        let date = |at| self.people.date(at);
        let room = &self.room.now;
        self.attendance.forget(|person| room.seats.of(person).is_some());
        let mut presences = Presences::new();
        let mut again = None;
        let others = self.hall.house().map(|house| house.others(&room.id)).unwrap_or_default();
        for (seat, sitter) in room.seats.people().filter(|_| room.minds_presence()) {
            let own = self.attendance.sign(sitter.person, now);
            let known = own.iter().chain(others.get(&sitter.person)).map(|sign| sign.is).max();
            let unknown = || self.attendance.of(sitter.person, now);
            let mut presence = known.map_or_else(unknown, presence_of);
            let mut changes = self.attendance.changes_at(sitter.person, now);
            if let (Presence::Gone(stand_in), Some(from)) =
                (&mut presence, room.stand_in_from(seat))
            {
                *stand_in = if from <= at { StandIn::Offered } else { StandIn::From(date(from).0) };
                changes = (from > at).then(|| now + self.hall.clock().until(from));
            }
            presences.insert(sitter.person, presence);
            again = again.into_iter().chain(changes).min();
        }
        if let Some(house) = self.hall.house() {
            let people = room.seats.people().map(|(_, sitter)| sitter.person);
            let sign = |person| Some((person, self.attendance.sign(person, now)?));
            house.attend(room.id, people.filter_map(sign).collect());
        }
        if presences != self.people.presences {
            self.people.presences = presences;
            self.beside += 1;
        }
        again.into_iter().chain(self.call_the_gone(now)).min()
    }
}

#[cfg(test)]
mod tests;
