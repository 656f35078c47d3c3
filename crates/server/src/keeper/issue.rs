//! What viewers see of a table, worked out once for all who see the same.
//!
//! Streams are told of a new edition by the edition itself: an [`Issue`] with what its readers get. What was read of
//! one issue is ready in the next, so that a move costs a viewer's stream no question to the table.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, Version};
use sobremesa_words::Language;

use super::{Edition, Keeper};

/// This many forms of an issue are ready; whoever wants another one asks for it.
const MOST_FORMS: usize = 24;

/// An edition of a table, with what was worked out of it.
pub(crate) struct Issue {
    pub(crate) edition: Edition,
    /// Those who may see the table otherwise than everybody else does.
    involved: Vec<PersonId>,
    /// The events of streams, and whether somebody has read them.
    events: Mutex<HashMap<Form, Copies>>,
}

/// What an event is like for a viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Form {
    /// Who looks; none for everybody who has no part in the table.
    pub(crate) person: Option<PersonId>,
    /// What happened after this version is told.
    pub(crate) since: Option<Version>,
    pub(crate) language: Language,
}

struct Copies {
    event: Bytes,
    is_read: bool,
}

impl Issue {
    /// An edition of which nothing is worked out.
    pub(crate) fn new(edition: Edition, involved: Vec<PersonId>) -> Issue {
        Issue { edition, involved, events: Mutex::default() }
    }

    fn events(&self) -> MutexGuard<'_, HashMap<Form, Copies>> {
        // A panic elsewhere leaves the map whole: every change of it is one insertion.
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The form that a viewer's event has: those who have no part in the table share theirs.
    fn shared(&self, form: Form) -> Form {
        Form { person: form.person.filter(|person| self.involved.contains(person)), ..form }
    }

    /// The event for a viewer, if it is ready.
    pub(crate) fn event(&self, form: Form) -> Option<Bytes> {
        let mut events = self.events();
        let copies = events.get_mut(&self.shared(form))?;
        copies.is_read = true;
        Some(copies.event.clone())
    }

    /// Keeps an event that somebody reads.
    fn keep(&self, form: Form, event: &Bytes) {
        let mut events = self.events();
        if events.len() < MOST_FORMS {
            events.insert(self.shared(form), Copies { event: event.clone(), is_read: true });
        }
    }

    /// What was read.
    fn read(&self) -> Vec<Form> {
        let events = self.events();
        events.iter().filter(|(_, copies)| copies.is_read).map(|(form, _)| *form).collect()
    }
}

/// A table as an event of a stream.
fn event(version: Version, shown: &str) -> Bytes {
    Bytes::from(format!("event: table\nid: {}\ndata: {shown}\n\n", version.0))
}

impl<G: Shows + Bots> Keeper<G> {
    /// The edition that viewers have been told of.
    pub(super) fn edition(&self) -> Edition {
        self.issues.borrow().edition
    }

    /// The table as an event for a viewer, worked out now if it was not before.
    pub(super) fn event(&self, form: Form) -> (Edition, Bytes) {
        let issue = self.issues.borrow();
        let ready = issue.event(form);
        let event = ready.unwrap_or_else(|| {
            let drawn = self.drawn(issue.edition.version, form);
            issue.keep(form, &drawn);
            drawn
        });
        (issue.edition, event)
    }

    fn drawn(&self, version: Version, form: Form) -> Bytes {
        let shown = self.room.seen(form.person, &self.people);
        event(version, &shown.to_json(form.since, form.language))
    }

    /// Tells viewers that something beside the log is another.
    pub(super) fn tell_beside(&self) {
        let edition = self.edition();
        let edition = Edition { beside: edition.beside + 1, ..edition };
        self.issues.send_replace(Issue::new(edition, self.room.now.involved()).into());
    }

    /// Tells viewers of a new version, with all that they have read of the last one.
    pub(super) fn tell_version(&mut self) {
        self.people.is_sealed = self.unsealed().is_err();
        let last = self.issues.borrow().clone();
        let edition = Edition { version: self.room.now.version, ..last.edition };
        let issue = Issue::new(edition, self.room.now.involved());
        for form in last.read() {
            // Who could look before, and may not any more, asks and hears why.
            if self.look(form.person).is_ok() {
                let form = Form { since: Some(last.edition.version), ..form };
                let copies = Copies { event: self.drawn(edition.version, form), is_read: false };
                issue.events().insert(issue.shared(form), copies);
            }
        }
        self.issues.send_replace(issue.into());
    }
}
