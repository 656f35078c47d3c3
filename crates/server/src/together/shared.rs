//! Companies whose people are at several servers of one house.
//!
//! A company is a row of the database with the number of its last change, so that of two changes at once one comes
//! first and the other one is made anew. Servers tell each other to look; what is not told is found within a second.

use serde::{Deserialize, Serialize};
use sobremesa_store::{PersonId, StoreError, Ticks};
use tokio::sync::watch;

use super::{Code, Company, FLICKER, IDLE, Lead, Spot, Together};
use crate::clock::later;
use crate::hall::Hall;
use crate::house::{House, LOOK, Tidings};

/// This often something is made anew because somebody else was first.
const TRIES: u32 = 16;

/// What servers know together of a company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Told {
    of: String,
    maker: PersonId,
    leader: Option<PersonId>,
    at: usize,
    eyes: String,
    there_until: Ticks,
    used_at: Ticks,
}

impl Told {
    fn spot(&self) -> Option<Spot> {
        Some(Spot { at: self.at, eyes: self.eyes.parse().ok()? })
    }
}

impl Company {
    /// What others should know of it.
    fn tell(&self) -> Told {
        let Lead { leader, spot, .. } = *self.lead.borrow();
        Told {
            of: self.of.clone(),
            maker: self.maker,
            leader,
            at: spot.at,
            eyes: spot.eyes.to_string(),
            there_until: self.there_until,
            used_at: self.used_at,
        }
    }

    /// A company of another server's.
    fn heard(number: u64, told: Told) -> Option<Company> {
        let lead = Lead { leader: told.leader, is_there: false, spot: told.spot()? };
        Some(Company {
            of: told.of.clone(),
            maker: told.maker,
            lead: watch::Sender::new(lead),
            lines: 0,
            there_until: told.there_until,
            used_at: told.used_at,
            told: Some((number, told)),
        })
    }

    /// Another server has changed it.
    fn hear(&mut self, number: u64, told: Told) {
        let Some(spot) = told.spot() else { return };
        (self.there_until, self.used_at) = (told.there_until, told.used_at);
        self.lead.send_if_modified(|lead| {
            let next = Lead { leader: told.leader, spot, ..*lead };
            std::mem::replace(lead, next) != next
        });
        self.told = Some((number, told));
    }
}

impl Together {
    /// Does something with a company, as if there were one server: what others did comes first, and they hear of it.
    pub(crate) async fn ask<T>(
        &self,
        house: Option<&House>,
        code: &Code,
        work: impl Fn() -> T,
    ) -> Result<T, StoreError> {
        let Some(house) = house else { return Ok(work()) };
        let mut tries = TRIES;
        loop {
            self.catch_up(house, &[*code]).await?;
            let done = work();
            tries -= 1;
            // If others are always first, the next look tells what they do not know.
            if self.write(house, code).await? || tries == 0 {
                return Ok(done);
            }
        }
    }

    /// Another server has changed a company.
    pub(crate) fn look_soon(&self, code: &Code) {
        if self.companies().contains_key(code) {
            self.stirs.notify_one();
        }
    }

    /// Looks what other servers have changed, and tells them what they do not know, until the server ends.
    pub(crate) async fn work(&self, hall: &Hall, house: &House) {
        let mut looks = tokio::time::interval(LOOK);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = looks.tick() => {}
                () = self.stirs.notified() => {}
                () = hall.shutdown().cancelled() => return,
            }
            if let Err(error) = self.look_round(house).await {
                tracing::debug!(%error, "cannot look who watches together");
            }
        }
    }

    async fn look_round(&self, house: &House) -> Result<(), StoreError> {
        let all: Vec<Code> = self.companies().keys().copied().collect();
        if all.is_empty() {
            return Ok(());
        }
        self.catch_up(house, &all).await?;
        for code in all {
            self.renew(&code);
            // If somebody else was first, the next look finds out.
            self.write(house, &code).await?;
        }
        Ok(())
    }

    /// Whoever leads through a stream is there, and who follows one keeps the company.
    fn renew(&self, code: &Code) {
        let now = (self.now)();
        if let Some(company) = self.companies().get_mut(code) {
            if company.lines > 0 && company.there_until < later(now, FLICKER / 2) {
                company.there_until = later(now, FLICKER);
            }
            if company.lead.receiver_count() > 0 {
                company.touch(now);
            }
        }
    }

    /// Takes over what other servers have changed.
    async fn catch_up(&self, house: &House, codes: &[Code]) -> Result<(), StoreError> {
        let rows = house.store().companies(codes).await?;
        let now = (self.now)();
        let mut companies = self.companies();
        for code in codes.iter().filter(|code| rows.iter().all(|(found, ..)| found != *code)) {
            // The database has forgotten it, as it may after a crash.
            companies.get_mut(code).into_iter().for_each(|company| company.told = None);
        }
        for (code, number, text) in rows {
            let Ok(told) = serde_json::from_str::<Told>(&text) else { continue };
            match companies.get_mut(&code) {
                None => {
                    companies.extend(Company::heard(number, told).map(|company| (code, company)));
                }
                Some(company) if company.told.as_ref().is_none_or(|(known, _)| *known < number) => {
                    company.hear(number, told);
                }
                Some(_) => {}
            }
            companies.get(&code).into_iter().for_each(|company| company.look(now));
        }
        Ok(())
    }

    /// Writes down what other servers do not know; false if one of them was first.
    async fn write(&self, house: &House, code: &Code) -> Result<bool, StoreError> {
        let Some((last, told)) = self.untold(code) else { return Ok(true) };
        let text = serde_json::to_string(&told).expect("what is told is JSON");
        let number = house.store().accompany(code, last, told.used_at, &text).await?;
        let Some(number) = number else { return Ok(false) };
        if let Some(company) = self.companies().get_mut(code) {
            company.told = Some((number, told));
        }
        house.tell(Tidings::Led { company: *code });
        Ok(true)
    }

    /// What other servers do not know of a company, and the number of its last change.
    fn untold(&self, code: &Code) -> Option<(u64, Told)> {
        let companies = self.companies();
        let company = companies.get(code)?;
        let told = company.tell();
        match &company.told {
            Some((_, before)) if *before == told => None,
            before => Some((before.as_ref().map_or(0, |(number, _)| *number), told)),
        }
    }

    /// Lets the database forget companies that nobody has asked for.
    pub(crate) async fn tidy_house(&self, house: &House) -> Result<(), StoreError> {
        house.store().forget_companies(later((self.now)(), -IDLE)).await
    }
}
