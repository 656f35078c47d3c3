//! People who watch a replay together: one leads, and the others see the same position.
//!
//! All of this is bounded, and gone after a while or with the server. Servers of one house know of each other's
//! companies ([`shared`]).

mod shared;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sobremesa_page::reel::Eyes;
use sobremesa_store::{PersonId, TableId, Ticks};
use tokio::sync::{Notify, watch};

use crate::clock::later;
use shared::Told;

/// The most companies at a time, and the most that one person has made.
const MOST: usize = 1_000;
const MOST_OF_ONE: usize = 5;
/// A company that nobody has asked for is gone after this long, in milliseconds as all times here, and how exactly
/// that is noted.
const IDLE: i64 = 2 * 60 * 60 * 1000;
const MINUTE: i64 = 60 * 1000;
/// Somebody who leads without a script is gone this long after the last request.
const SILENCE: i64 = 60 * 1000;
/// Somebody whose stream was closed may come back within this time.
const FLICKER: i64 = 4 * 1000;

/// The name of a company in links; nobody can guess it.
pub(crate) type Code = TableId;

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// After how many moves.
    pub(crate) at: usize,
    pub(crate) eyes: Eyes,
}

/// What everybody in a company knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lead {
    /// Who leads; none while nobody does.
    pub(crate) leader: Option<PersonId>,
    /// Whether whoever leads is there.
    pub(crate) is_there: bool,
    pub(crate) spot: Spot,
}

/// Those who watch one replay together.
struct Company {
    /// The path of what is watched.
    of: String,
    maker: PersonId,
    lead: watch::Sender<Lead>,
    /// How many streams the leader has open.
    lines: usize,
    /// Until when the leader counts as there without a stream.
    there_until: Ticks,
    /// When anybody was last heard of.
    used_at: Ticks,
    /// What other servers know of it, if there are some, and the number of that change.
    told: Option<(u64, Told)>,
}

impl Company {
    /// Somebody is heard of.
    fn touch(&mut self, now: Ticks) {
        if later(self.used_at, MINUTE) <= now {
            self.used_at = now;
        }
    }

    /// Notes by the clock whether whoever leads is still there.
    fn look(&self, now: Ticks) {
        let is_heard = self.lines > 0 || now < self.there_until;
        let is_there = self.lead.borrow().leader.is_some() && is_heard;
        self.lead
            .send_if_modified(|lead| std::mem::replace(&mut lead.is_there, is_there) != is_there);
    }
}

/// There are too many companies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

/// All companies.
pub(crate) struct Together {
    companies: Mutex<HashMap<Code, Company>>,
    /// What time it is, by the clock of the house.
    now: Box<dyn Fn() -> Ticks + Send + Sync>,
    /// Another server has news of one of them.
    stirs: Notify,
}

impl Together {
    pub(crate) fn new(now: impl Fn() -> Ticks + Send + Sync + 'static) -> Together {
        let (companies, stirs) = (Mutex::default(), Notify::new());
        Together { companies, now: Box::new(now), stirs }
    }

    fn companies(&self) -> MutexGuard<'_, HashMap<Code, Company>> {
        // A panic elsewhere leaves the map whole: nothing here can panic half-way.
        self.companies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a company that watches what is at this path.
    pub(crate) fn begin(
        &self,
        code: Code,
        of: String,
        leader: PersonId,
        spot: Spot,
    ) -> Result<(), Full> {
        self.tidy();
        let mut companies = self.companies();
        let own = companies.values().filter(|company| company.maker == leader).count();
        if companies.len() >= MOST || own >= MOST_OF_ONE {
            return Err(Full);
        }
        let used_at = (self.now)();
        let lead = watch::Sender::new(Lead { leader: Some(leader), is_there: true, spot });
        let there_until = later(used_at, SILENCE);
        let (maker, lines, told) = (leader, 0, None);
        companies.insert(code, Company { of, maker, lead, lines, there_until, used_at, told });
        Ok(())
    }

    /// Does something with a company; none if there is no such one at this path.
    fn with<T>(
        &self,
        code: &Code,
        of: &str,
        work: impl FnOnce(&mut Company, Ticks) -> T,
    ) -> Option<T> {
        let now = (self.now)();
        let mut companies = self.companies();
        let company = companies.get_mut(code).filter(|company| company.of == of)?;
        company.touch(now);
        company.look(now);
        Some(work(company, now))
    }

    /// Somebody looks, and has moved to a spot if one is named: whoever leads takes the others there.
    pub(crate) fn visit(
        &self,
        code: &Code,
        of: &str,
        person: Option<PersonId>,
        spot: Option<Spot>,
    ) -> Option<Lead> {
        self.with(code, of, |company, now| {
            let is_leader = person.is_some() && company.lead.borrow().leader == person;
            if is_leader {
                company.there_until = later(now, SILENCE);
                company.lead.send_if_modified(|lead| {
                    let next = Lead { is_there: true, spot: spot.unwrap_or(lead.spot), ..*lead };
                    std::mem::replace(lead, next) != next
                });
            }
            *company.lead.borrow()
        })
    }

    /// Somebody wants to lead: possible while nobody does, or whoever did is gone.
    pub(crate) fn take(&self, code: &Code, of: &str, person: PersonId) -> Option<Lead> {
        self.with(code, of, |company, now| {
            let lead = *company.lead.borrow();
            if lead.leader.is_none() || !lead.is_there {
                company.there_until = later(now, SILENCE);
                company.lead.send_replace(Lead { leader: Some(person), is_there: true, ..lead });
            }
            *company.lead.borrow()
        })
    }

    /// Whoever leads lets others lead.
    pub(crate) fn release(&self, code: &Code, of: &str, person: PersonId) -> Option<Lead> {
        self.with(code, of, |company, _| {
            company.lead.send_if_modified(|lead| {
                let is_leader = lead.leader == Some(person);
                if is_leader {
                    (lead.leader, lead.is_there) = (None, false);
                }
                is_leader
            });
            *company.lead.borrow()
        })
    }

    /// Follows a company.
    pub(crate) fn follow(
        self: &Arc<Together>,
        code: &Code,
        of: &str,
        person: Option<PersonId>,
    ) -> Option<Following> {
        let lead = self.with(code, of, |company, _| company.lead.subscribe())?;
        let mut following =
            Following { together: Arc::clone(self), code: *code, person, lead, leads: false };
        following.note();
        Some(following)
    }

    /// Forgets companies that nobody has asked for, and notes who is gone.
    pub(crate) fn tidy(&self) {
        let now = (self.now)();
        self.companies().retain(|_, company| {
            company.look(now);
            company.lead.receiver_count() > 0 || now < later(company.used_at, IDLE)
        });
    }
}

/// A stream that follows a company. While it is open, whoever leads by it is there.
pub(crate) struct Following {
    together: Arc<Together>,
    code: Code,
    person: Option<PersonId>,
    pub(crate) lead: watch::Receiver<Lead>,
    /// Whether it is counted as one of the leader's.
    leads: bool,
}

impl Following {
    /// The lead as it is now. The leader's streams are counted, and the clock is looked at.
    pub(crate) fn note(&mut self) -> Lead {
        let mut companies = self.together.companies();
        if let Some(company) = companies.get_mut(&self.code) {
            let leads = self.person.is_some() && company.lead.borrow().leader == self.person;
            match (self.leads, leads) {
                (false, true) => company.lines += 1,
                (true, false) => company.lines = company.lines.saturating_sub(1),
                _ => {}
            }
            self.leads = leads;
            company.look((self.together.now)());
        }
        *self.lead.borrow_and_update()
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut companies = self.together.companies();
        if let Some(company) = companies.get_mut(&self.code).filter(|_| self.leads) {
            company.lines = company.lines.saturating_sub(1);
            // A page that is loaded anew closes its stream and opens another one.
            if company.lead.borrow().leader == self.person {
                company.there_until = later((self.together.now)(), FLICKER);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicI64, Ordering};

    use sobremesa_table::Seat;

    use super::*;

    const ANN: PersonId = PersonId(1);
    const BEN: PersonId = PersonId(2);
    const OF: &str = "/t/some";

    fn spot(at: usize) -> Spot {
        Spot { at, eyes: Eyes::Seat(Seat::new(0).unwrap()) }
    }

    fn code(number: u8) -> Code {
        TableId::from_bytes([number; 10])
    }

    fn begun() -> Arc<Together> {
        begun_at(&Arc::default())
    }

    /// One that begins now; what is added to the clock passes.
    fn begun_at(clock: &Arc<AtomicI64>) -> Arc<Together> {
        let clock = Arc::clone(clock);
        let together = Arc::new(Together::new(move || Ticks(clock.load(Ordering::Relaxed))));
        together.begin(code(1), OF.into(), ANN, spot(3)).unwrap();
        together
    }

    #[test]
    fn only_the_leader_leads() {
        let together = begun();
        let following = together.follow(&code(1), OF, None).unwrap();
        assert_eq!(together.visit(&code(1), OF, Some(BEN), Some(spot(9))).unwrap().spot, spot(3));
        assert_eq!(together.visit(&code(1), OF, None, Some(spot(9))).unwrap().spot, spot(3));
        assert!(!following.lead.has_changed().unwrap());
        assert_eq!(together.visit(&code(1), OF, Some(ANN), Some(spot(4))).unwrap().spot, spot(4));
        assert!(following.lead.has_changed().unwrap());
        assert_eq!(together.visit(&code(1), "/t/other", Some(ANN), None), None, "another replay");
        assert_eq!(together.visit(&code(2), OF, Some(ANN), None), None, "another code");
    }

    #[test]
    fn the_lead_is_handed_over_and_taken_only_from_nobody() {
        let together = begun();
        assert_eq!(together.take(&code(1), OF, BEN).unwrap().leader, Some(ANN), "Ann is there");
        assert_eq!(together.release(&code(1), OF, BEN).unwrap().leader, Some(ANN), "not Ben's");
        assert_eq!(together.release(&code(1), OF, ANN).unwrap().leader, None);
        assert_eq!(together.take(&code(1), OF, BEN).unwrap().leader, Some(BEN));
        assert_eq!(together.visit(&code(1), OF, Some(ANN), Some(spot(8))).unwrap().spot, spot(3));
    }

    #[test]
    fn a_leader_whose_stream_is_closed_is_soon_gone() {
        let clock = Arc::default();
        let together = begun_at(&clock);
        let mut ben = together.follow(&code(1), OF, Some(BEN)).unwrap();
        let ann = together.follow(&code(1), OF, Some(ANN)).unwrap();
        clock.fetch_add(SILENCE, Ordering::Relaxed);
        assert!(ben.note().is_there, "Ann has a stream");
        drop(ann);
        assert!(ben.note().is_there, "she may come back");
        clock.fetch_add(FLICKER, Ordering::Relaxed);
        assert!(!ben.note().is_there);
        assert_eq!(together.take(&code(1), OF, BEN).unwrap().leader, Some(BEN));
        assert!(ben.note().is_there);
    }

    #[test]
    fn there_are_not_too_many_and_they_do_not_stay() {
        let clock = Arc::default();
        let together = begun_at(&clock);
        for number in 2..=5 {
            together.begin(code(number), OF.into(), ANN, spot(1)).unwrap();
        }
        assert_eq!(together.begin(code(6), OF.into(), ANN, spot(1)), Err(Full));
        together.begin(code(6), OF.into(), BEN, spot(1)).unwrap();
        let following = together.follow(&code(6), OF, None).unwrap();
        clock.fetch_add(IDLE, Ordering::Relaxed);
        together.tidy();
        assert_eq!(together.companies().len(), 1, "one is watched");
        drop(following);
    }
}
