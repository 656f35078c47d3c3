//! What viewers see of a table, worked out once for all who see the same.
//!
//! Streams are told of a new edition by the edition itself: an [`Issue`] with what its readers get. What was read of
//! one issue is ready in the next, so that a move costs a viewer's stream no question to the table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::body::Bytes;
use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, Version};
use sobremesa_words::Language;

use super::{Edition, Keeper};
use crate::room::{Reader, Regions};

/// This many forms of an issue are ready; whoever wants another one asks for it.
const MOST_FORMS: usize = 24;

/// An edition of a table, with what was worked out of it.
pub(crate) struct Issue {
    pub(crate) edition: Edition,
    /// When it was asked for, or came out by itself.
    pub(crate) asked: Instant,
    /// Those who may see the table otherwise than everybody else does.
    involved: Vec<PersonId>,
    /// The events of streams, and whether somebody has read them.
    events: Mutex<HashMap<Form, Copies>>,
    /// The pages of strangers.
    pages: Mutex<Vec<Page>>,
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

/// A page of strangers who read alike.
struct Page {
    /// One of them.
    reader: Reader,
    regions: Arc<Regions>,
    is_read: bool,
}

impl Issue {
    /// An edition of which nothing is worked out.
    pub(crate) fn new(edition: Edition, asked: Instant, involved: Vec<PersonId>) -> Issue {
        let (events, pages) = (Mutex::default(), Mutex::default());
        Issue { edition, asked, involved, events, pages }
    }

    fn events(&self) -> MutexGuard<'_, HashMap<Form, Copies>> {
        // A panic elsewhere leaves the map whole: every change of it is one insertion.
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pages(&self) -> MutexGuard<'_, Vec<Page>> {
        // A panic elsewhere leaves the list whole: every change of it is one more at its end.
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// As whom a viewer sees the table: those who have no part in it see the same.
    fn viewer(&self, person: Option<PersonId>) -> Option<PersonId> {
        person.filter(|person| self.involved.contains(person))
    }

    /// The form that a viewer's event has.
    fn shared(&self, form: Form) -> Form {
        Form { person: self.viewer(form.person), ..form }
    }

    /// The regions of a page, if they are ready: those of a stranger whom another one reads like.
    pub(crate) fn regions(&self, reader: &Reader) -> Option<Arc<Regions>> {
        if self.viewer(reader.person).is_some() {
            return None;
        }
        let mut pages = self.pages();
        let page = pages.iter_mut().find(|page| page.reader.reads_like(reader))?;
        page.is_read = true;
        Some(Arc::clone(&page.regions))
    }

    /// Keeps a stranger's page. Those who try something out do not share it, and a game that is over is looked at
    /// again without a new edition.
    fn keep_page(&self, page: Page) {
        let mut pages = self.pages();
        if pages.len() < MOST_FORMS && page.reader.pick.is_empty() && !page.regions.is_over {
            pages.push(page);
        }
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
            events.insert(form, Copies { event: event.clone(), is_read: true });
        }
    }

    /// Whose pages were read.
    fn readers(&self) -> Vec<Reader> {
        let pages = self.pages();
        pages.iter().filter(|page| page.is_read).map(|page| page.reader.clone()).collect()
    }

    /// What was read.
    fn read(&self) -> Vec<Form> {
        let events = self.events();
        events.iter().filter(|(_, copies)| copies.is_read).map(|(form, _)| *form).collect()
    }
}

/// A table as an event of a stream.
fn event(version: Version, shown: &str) -> Bytes {
    let version = version.0.to_string();
    // In one piece of the right size, since it is kept until the next edition.
    Bytes::from(["event: table\nid: ", &version, "\ndata: ", shown, "\n\n"].concat())
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
            let form = issue.shared(form);
            let drawn = self.drawn(issue.edition.version, form);
            issue.keep(form, &drawn);
            drawn
        });
        (issue.edition, event)
    }

    /// The regions of a page, worked out now if they were not before.
    pub(super) fn regions(&self, reader: Reader) -> (Edition, Arc<Regions>) {
        let issue = self.issues.borrow();
        let regions = issue.regions(&reader).unwrap_or_else(|| {
            let person = issue.viewer(reader.person);
            let reader = Reader { person, ..reader };
            let regions = self.page(&reader);
            if person.is_none() {
                let regions = Arc::clone(&regions);
                issue.keep_page(Page { reader, regions, is_read: true });
            }
            regions
        });
        (issue.edition, regions)
    }

    /// The regions of a page; all who share it must be one to them.
    fn page(&self, reader: &Reader) -> Arc<Regions> {
        Arc::new(self.room.regions(reader, &self.people, &self.insight_for(reader)))
    }

    /// An event that all who share a form get: whoever has no part in the table must not be known to it.
    fn drawn(&self, version: Version, shared: Form) -> Bytes {
        let shown = self.room.seen(shared.person, &self.people);
        event(version, &shown.to_json(shared.since, shared.language))
    }

    /// Tells viewers of a new edition, if there is one, with all that they have read of the last one. Whatever comes
    /// together, such as a row and the name of whoever sat down by it, is told together.
    pub(super) fn tell(&mut self) {
        let edition = Edition { version: self.room.now.version, beside: self.beside };
        let last = Arc::clone(&self.issues.borrow());
        if edition == last.edition {
            return;
        }
        self.people.is_sealed = self.unsealed().is_err();
        let asked = self.asked.take().unwrap_or_else(Instant::now);
        let issue = Issue::new(edition, asked, self.room.now.involved());
        for form in last.read() {
            let form = issue.shared(Form { since: Some(last.edition.version), ..form });
            // Who could look before, and may not any more, asks and hears why.
            if !issue.events().contains_key(&form) && self.look(form.person).is_ok() {
                let copies = Copies { event: self.drawn(edition.version, form), is_read: false };
                issue.events().insert(form, copies);
            }
        }
        for reader in last.readers() {
            if self.look(reader.person).is_ok() {
                let regions = self.page(&reader);
                issue.keep_page(Page { reader, regions, is_read: false });
            }
        }
        self.issues.send_replace(issue.into());
    }
}
