//! How much is too much.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use sobremesa_store::PersonId;

use super::Problem;
use crate::config::{Config, Streams};
use crate::house::House;
use crate::network::{Network, households, neighborhood};
use crate::places::{Place, Places, Whose};
use crate::rate::Rate;

/// This many records may come from an address in an hour.
const UPLOADS: NonZeroU32 = NonZeroU32::new(60).expect("not zero");

/// This many complaints a person may make an hour.
const REPORTS: NonZeroU32 = NonZeroU32::new(10).expect("not zero");

/// This many bodies above the usual size may be in memory, of one network, and of one address. A record may be sixty times
/// as large as anything else that is sent. It waits in memory until the last of it has come and it was checked, so it
/// is not connections alone that decide how much memory strangers can take.
const LARGE_BODIES: usize = 64;
const LARGE_BODIES_OF_NETWORK: usize = 16;
const LARGE_BODIES_OF_ADDRESS: usize = 4;

/// Whoever has too many streams or large bodies may try again after this time.
const WAIT: Duration = Duration::from_secs(10);

/// How many requests, streams and large bodies are too many.
pub(crate) struct Limits {
    addresses: Rate<IpAddr>,
    people: Rate<PersonId>,
    reports: Rate<PersonId>,
    uploads: Rate<IpAddr>,
    /// Who may ask as often as they like.
    unlimited: Vec<Network>,
    most_streams: Streams,
    streams: Arc<Places>,
    large_bodies: Arc<Places>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            addresses: Rate::per_second(config.rates.per_address),
            people: Rate::per_second(config.rates.per_person),
            reports: Rate::per_hour(REPORTS),
            uploads: Rate::per_hour(UPLOADS),
            unlimited: households(&config.unlimited_from),
            most_streams: config.streams,
            streams: Arc::default(),
            large_bodies: Arc::default(),
        }
    }

    fn is_unlimited(&self, address: IpAddr) -> bool {
        self.unlimited.iter().any(|network| network.contains(address))
    }

    /// One more request from an address; if that is too often, how long to wait.
    pub(super) fn check_address(&self, address: IpAddr) -> Result<(), Duration> {
        if self.is_unlimited(address) { Ok(()) } else { self.addresses.check(&address) }
    }

    /// One more request of a person.
    pub(crate) fn check_person(
        &self,
        person: PersonId,
        address: Option<IpAddr>,
    ) -> Result<(), Problem> {
        if address.is_some_and(|address| self.is_unlimited(address)) {
            return Ok(());
        }
        self.people.check(&person).map_err(Problem::too_often)
    }

    /// One more complaint of a person.
    pub(crate) fn check_report(&self, person: PersonId) -> Result<(), Problem> {
        self.reports.check(&person).map_err(Problem::too_often)
    }

    /// One more record from an address.
    pub(crate) fn check_upload(&self, address: IpAddr) -> Result<(), Problem> {
        self.uploads.check(&address).map_err(Problem::too_often)
    }

    /// A place for one more stream.
    pub(crate) fn take_stream(
        &self,
        person: Option<PersonId>,
        address: IpAddr,
    ) -> Result<Place, Problem> {
        let Streams { per_person, per_address } = self.most_streams;
        let person = person.map(|person| (Whose::Person(person), per_person));
        let all = person.into_iter().chain([(Whose::Address(address), per_address)]);
        let is_unlimited = self.is_unlimited(address);
        let place = self.streams.take(all.filter(|_| !is_unlimited));
        place.map_err(|_| Problem::too_many("problem-too-many-streams", WAIT))
    }

    /// A place for one more large body.
    pub(super) fn take_large_body(&self, address: IpAddr) -> Result<Place, Problem> {
        let all = [
            (Whose::Address(address), LARGE_BODIES_OF_ADDRESS),
            (Whose::Network(neighborhood(address)), LARGE_BODIES_OF_NETWORK),
            (Whose::Everybody, LARGE_BODIES),
        ];
        let place = self.large_bodies.take(all);
        place.map_err(|_| Problem::too_often(WAIT))
    }

    /// Counts together with the other servers of the house.
    pub(crate) fn share(&self, house: &House) {
        house.share("address", self.addresses.shared());
        house.share("person", self.people.shared());
        house.share("report", self.reports.shared());
        house.share("upload", self.uploads.shared());
    }

    /// Forgets everyone who has not come for a while.
    pub(crate) fn tidy(&self) {
        self.addresses.tidy();
        self.people.tidy();
        self.reports.tidy();
        self.uploads.tidy();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_large_bodies_are_of_one_address_or_network_and_all_are_bounded() {
        let limits = Limits::new(&Config::default());
        let begin = |network, last| limits.take_large_body([198, 51, network, last].into()).ok();
        let own: Vec<Place> = (0..64).map_while(|_| begin(0, 0)).collect();
        assert_eq!(own.len(), LARGE_BODIES_OF_ADDRESS);
        let near: Vec<Place> = (1..64).map_while(|last| begin(0, last)).collect();
        assert_eq!(own.len() + near.len(), LARGE_BODIES_OF_NETWORK);
        let far: Vec<Place> = (1..99).map_while(|network| begin(network, 0)).collect();
        assert_eq!(own.len() + near.len() + far.len(), LARGE_BODIES);
        drop(own);
        assert!(begin(0, 0).is_some(), "there are places again");
        drop((near, far));
        assert!(limits.large_bodies.are_free(), "nobody is remembered");
    }
}
