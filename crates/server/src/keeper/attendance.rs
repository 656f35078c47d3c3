//! Who is at a table just now. It is known in memory only: no row tells of it, and a table that comes
//! back into memory begins anew.

use std::collections::HashMap;
use std::time::Instant;

use sobremesa_bots::Bots;
use sobremesa_page::{Presence, Shows, StandIn};
use sobremesa_store::PersonId;
use tokio::sync::mpsc;

use super::{Ask, Draw, Keeper, Part};
use crate::config::Waits;
use crate::push::Call;
use crate::room::Presences;

/// A page that follows the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tab {
    /// Which one it is among a person's own.
    pub(crate) id: u32,
    /// Whether something else is in front of it.
    pub(crate) is_hidden: bool,
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
    pub(super) fn new(waits: Waits, opened: Instant) -> Attendance {
        Attendance { waits, opened, people: HashMap::new() }
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
        attendant.has_line = true;
    }

    /// A stream of a person is closed.
    pub(super) fn close(&mut self, (person, tab): Departure, now: Instant) {
        let attendant = self.attendant(person);
        if let Some(closed) = attendant.tabs.iter().position(|open| open.id == tab) {
            attendant.tabs.swap_remove(closed);
        }
        attendant.heard = now;
    }

    /// A page comes to the front, or something else before it.
    pub(super) fn attend(&mut self, person: PersonId, tab: Tab) {
        for open in self.attendant(person).tabs.iter_mut().filter(|open| open.id == tab.id) {
            *open = tab;
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
        let fresh = Attendant::new(self.opened);
        let attendant = self.people.get(&person).unwrap_or(&fresh);
        let wait = if attendant.has_line { self.waits.line } else { self.waits.request };
        attendant.tabs.is_empty().then(|| attendant.heard + wait)
    }

    /// Whether a page of the person's follows the table.
    fn follows(&self, person: PersonId) -> bool {
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
        let tabs = self.people.get(&person).map_or(&[][..], |attendant| &attendant.tabs);
        let is_elsewhere = !tabs.is_empty() && tabs.iter().all(|tab| tab.is_hidden);
        match () {
            () if self.is_gone(person, now) => Presence::Gone(StandIn::Later),
            () if is_elsewhere => Presence::Elsewhere,
            () if self.greeted_until(person).is_some_and(|until| until > now) => Presence::Back,
            () => Presence::Here,
        }
    }

    /// When a person will be somewhere else, if nothing is heard of them.
    fn changes_at(&self, person: PersonId, now: Instant) -> Option<Instant> {
        let changes = [self.gone_from(person), self.greeted_until(person)];
        changes.into_iter().flatten().filter(|at| *at > now).min()
    }
}

impl Attendant {
    fn new(heard: Instant) -> Attendant {
        Attendant { tabs: Vec::new(), has_line: false, heard, back: None }
    }
}

impl<G: Shows + Bots> Keeper<G> {
    /// Notes that whoever asks is there.
    pub(super) fn note(&mut self, ask: &Ask) {
        let Some(person) = ask.person() else { return };
        self.attendance.hear(person, Instant::now());
        match ask {
            Ask::Watch { tab, .. } => self.attendance.open(person, *tab),
            Ask::Attend { tab, .. } => self.attendance.attend(person, *tab),
            Ask::Do { .. } => self.attendance.act(person),
            Ask::Draw(Draw { part: Part::Menu(_), .. }) => self.attendance.read(person),
            _ => {}
        }
    }

    /// Calls people for whom a slow game has begun to wait, if they do not follow it: once for each turn, also
    /// if the move before it is taken back and made again.
    pub(super) fn call_people(&mut self) {
        let (awaited, until) = self.room.now.called();
        let moves = self.room.moves().len();
        let (before, called) = &mut self.awaited;
        for person in awaited.iter().filter(|person| !before.contains(person)) {
            let is_news = called.get(person).is_none_or(|last| *last < moves);
            called.insert(*person, moves);
            if is_news && self.acts != Some(*person) && !self.attendance.follows(*person) {
                let left = until.map(|until| self.hall.clock().until(until)).unwrap_or_default();
                let (table, game) = (self.room.now.id, G::NAME);
                self.hall.pushes().call(Call { person: *person, table, game, left });
            }
        }
        *before = awaited;
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
        for (seat, sitter) in room.seats.people().filter(|_| room.minds_presence()) {
            let mut presence = self.attendance.of(sitter.person, now);
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
        if presences != self.people.presences {
            self.people.presences = presences;
            self.editions.send_modify(|edition| edition.beside += 1);
        }
        again
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const ANN: PersonId = PersonId(1);
    const SHOWN: Tab = Tab { id: 1, is_hidden: false };
    const HIDDEN: Tab = Tab { id: 1, is_hidden: true };
    const GONE: Presence = Presence::Gone(StandIn::Later);

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn attendance() -> (Attendance, Instant) {
        let now = Instant::now();
        (Attendance::new(Waits::default(), now), now)
    }

    #[test]
    fn somebody_with_a_line_is_gone_soon_after_it_is_cut() {
        let (mut table, now) = attendance();
        table.hear(ANN, now);
        table.open(ANN, SHOWN);
        assert_eq!(table.of(ANN, now + seconds(10_000)), Presence::Here);
        assert_eq!(table.changes_at(ANN, now), None);
        let cut = now + seconds(10_000);
        table.close((ANN, 1), cut);
        assert_eq!(table.of(ANN, cut + seconds(3)), Presence::Here, "pages are loaded again");
        assert_eq!(table.of(ANN, cut + seconds(4)), GONE);
        let gone = table.changes_at(ANN, cut).unwrap();
        assert_eq!(table.of(ANN, gone), GONE, "then is the time to look");
    }

    #[test]
    fn a_second_line_keeps_one_there() {
        let (mut table, now) = attendance();
        table.open(ANN, SHOWN);
        table.open(ANN, SHOWN);
        table.close((ANN, 1), now);
        assert_eq!(table.of(ANN, now + seconds(10_000)), Presence::Here);
    }

    #[test]
    fn somebody_without_a_line_counts_by_the_last_request() {
        let (mut table, now) = attendance();
        assert_eq!(table.of(ANN, now + seconds(119)), Presence::Here, "the table just woke up");
        assert_eq!(table.of(ANN, now + seconds(120)), GONE);
        table.hear(ANN, now + seconds(60));
        assert_eq!(table.of(ANN, now + seconds(179)), Presence::Here);
        assert_eq!(table.of(ANN, now + seconds(180)), GONE);
    }

    /// The menu is a page without a line.
    #[test]
    fn who_reads_the_menu_is_not_gone() {
        let (mut table, now) = attendance();
        table.open(ANN, SHOWN);
        table.read(ANN);
        table.close((ANN, 1), now);
        assert_eq!(table.of(ANN, now + seconds(60)), Presence::Here);
    }

    #[test]
    fn somebody_who_was_gone_is_greeted_for_a_while() {
        let (mut table, now) = attendance();
        let back = now + seconds(500);
        table.hear(ANN, back);
        assert_eq!(table.of(ANN, back), Presence::Back);
        let over = table.changes_at(ANN, back).unwrap();
        assert!(over < back + seconds(15));
        assert_eq!(table.of(ANN, over), Presence::Here);
        table.hear(ANN, over);
        assert_eq!(table.of(ANN, over), Presence::Here, "once");
    }

    #[test]
    fn who_looks_elsewhere_is_not_gone() {
        let (mut table, now) = attendance();
        table.open(ANN, HIDDEN);
        assert_eq!(table.of(ANN, now + seconds(500)), Presence::Elsewhere);
        table.attend(ANN, SHOWN);
        assert_eq!(table.of(ANN, now + seconds(500)), Presence::Here);
        table.attend(ANN, HIDDEN);
        table.close((ANN, 1), now);
        assert_eq!(table.of(ANN, now + seconds(10)), GONE, "a browser that was closed");
    }

    #[test]
    fn one_page_in_front_is_enough() {
        let (mut table, now) = attendance();
        table.open(ANN, HIDDEN);
        table.open(ANN, Tab { id: 2, is_hidden: false });
        assert_eq!(table.of(ANN, now), Presence::Here);
        table.attend(ANN, Tab { id: 2, is_hidden: true });
        assert_eq!(table.of(ANN, now), Presence::Elsewhere);
        table.attend(ANN, SHOWN);
        table.close((ANN, 2), now);
        assert_eq!(table.of(ANN, now), Presence::Here);
    }

    #[test]
    fn strangers_are_remembered_while_they_follow() {
        let (mut table, now) = attendance();
        table.hear(ANN, now);
        table.open(ANN, SHOWN);
        table.forget(|_| false);
        assert_eq!(table.people.len(), 1);
        table.close((ANN, 1), now);
        table.forget(|_| false);
        assert!(table.people.is_empty());
    }
}
