//! How many connections are open at the same time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::Connections;
use crate::metrics;
use crate::network::{Network, household, neighborhood};

/// Places for connections: this many in all, of one address, and of one network.
pub(super) struct Places {
    most: Connections,
    /// Whose connections count only towards all: proxies ask for others, whose connections they count themselves.
    uncounted: Vec<Network>,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    total: usize,
    addresses: HashMap<IpAddr, usize>,
    networks: HashMap<IpAddr, usize>,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    Address,
    Network,
    Total,
}

impl Full {
    pub(super) fn why(self) -> &'static str {
        match self {
            Full::Address => "address",
            Full::Network => "network",
            Full::Total => "total",
        }
    }
}

impl Places {
    pub(super) fn new(most: Connections, uncounted: Vec<Network>) -> Arc<Places> {
        Arc::new(Places { most, uncounted, counts: Mutex::default() })
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        // A panic elsewhere leaves the counts whole: nothing here can panic half-way.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more connection, until it is dropped.
    pub(super) fn take(self: &Arc<Places>, peer: IpAddr) -> Result<Place, Full> {
        let is_uncounted = self.uncounted.iter().any(|network| network.contains(peer));
        let client = (!is_uncounted).then(|| (household(peer), neighborhood(peer)));
        let mut counts = self.counts();
        if counts.total >= self.most.total {
            return Err(Full::Total);
        }
        if let Some((address, network)) = client {
            let count =
                |counts: &HashMap<IpAddr, usize>, key| counts.get(&key).copied().unwrap_or(0);
            if count(&counts.addresses, address) >= self.most.per_address {
                return Err(Full::Address);
            }
            if count(&counts.networks, network) >= self.most.per_network {
                return Err(Full::Network);
            }
            *counts.addresses.entry(address).or_default() += 1;
            *counts.networks.entry(network).or_default() += 1;
        }
        counts.total += 1;
        metrics::count_opened();
        Ok(Place { places: Arc::clone(self), client })
    }
}

/// The place of an open connection.
pub(super) struct Place {
    places: Arc<Places>,
    /// Whose it is, by address and network; none if it counts only towards all.
    client: Option<(IpAddr, IpAddr)>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.places.counts();
        counts.total -= 1;
        metrics::count_closed();
        if let Some((address, network)) = self.client {
            give_back(&mut counts.addresses, address);
            give_back(&mut counts.networks, network);
        }
    }
}

fn give_back(counts: &mut HashMap<IpAddr, usize>, key: IpAddr) {
    if let Some(count) = counts.get_mut(&key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of these come in before the first one is turned away, and why that is.
    fn crowd(most: Connections, peers: impl Iterator<Item = String>) -> (usize, Option<Full>) {
        let proxies = vec!["10.0.0.1".parse().expect("an address")];
        let places = Places::new(most, proxies);
        let mut held = Vec::new();
        for peer in peers {
            match places.take(peer.parse().expect("an address")) {
                Ok(place) => held.push(place),
                Err(full) => return (held.len(), Some(full)),
            }
        }
        let count = held.len();
        drop(held);
        let Counts { total, addresses, networks } = &*places.counts();
        assert_eq!((*total, addresses.len(), networks.len()), (0, 0, 0), "all are given back");
        (count, None)
    }

    #[test]
    fn addresses_networks_and_all_have_their_places() {
        let most = Connections { per_address: 2, per_network: 5, total: 9 };
        let same = |text: &str| std::iter::repeat_n(text.to_owned(), 20);
        assert_eq!(crowd(most, same("198.51.100.7")), (2, Some(Full::Address)));
        let near = (0..20).map(|n| format!("198.51.100.{n}"));
        assert_eq!(crowd(most, near), (5, Some(Full::Network)));
        let far = (0..20).map(|n| format!("198.51.{n}.7"));
        assert_eq!(crowd(most, far), (9, Some(Full::Total)));
        let one_line = (0..20).map(|n| format!("2001:db8:0:1::{n:x}"));
        assert_eq!(crowd(most, one_line), (2, Some(Full::Address)));
        let one_site = (0..20).map(|n| format!("2001:db8:0:{n:x}::1"));
        assert_eq!(crowd(most, one_site), (5, Some(Full::Network)));
        assert_eq!(crowd(most, same("10.0.0.1")), (9, Some(Full::Total)), "a proxy asks for many");
        assert_eq!(crowd(most, (0..9).map(|n| format!("198.51.{n}.7"))), (9, None));
    }
}
