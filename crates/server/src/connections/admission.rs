//! Which connections are let in.

use std::net::IpAddr;
use std::sync::Arc;

use crate::config::Connections;
use crate::metrics::OpenCount;
use crate::network::{Network, household, neighborhood};
use crate::places::{Place, Places, Whose};

/// Lets in this many in all, of one address, and of one network.
pub(super) struct Admission {
    most: Connections,
    /// Whose connections count only towards all: proxies ask for others, whose connections they count themselves.
    uncounted: Vec<Network>,
    places: Arc<Places>,
}

/// A connection that was let in, until it is dropped.
pub(super) struct Admitted {
    _place: Place,
    _count: OpenCount,
}

impl Admission {
    pub(super) fn new(most: Connections, uncounted: Vec<Network>) -> Admission {
        Admission { most, uncounted, places: Arc::default() }
    }

    /// One more connection; or why there is no place for it.
    pub(super) fn admit(&self, peer: IpAddr) -> Result<Admitted, &'static str> {
        let all = [
            (Whose::Everybody, self.most.total),
            (Whose::Address(household(peer)), self.most.per_address),
            (Whose::Network(neighborhood(peer)), self.most.per_network),
        ];
        let is_uncounted = self.uncounted.iter().any(|network| network.contains(peer));
        let counted = if is_uncounted { &all[..1] } else { &all };
        let place = self.places.take(counted.iter().copied()).map_err(|whose| match whose {
            Whose::Everybody => "total",
            Whose::Network(_) => "network",
            _ => "address",
        })?;
        Ok(Admitted { _place: place, _count: OpenCount::connection() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of these come in before the first one is turned away, and why that is.
    fn crowd(
        most: Connections,
        peers: impl Iterator<Item = String>,
    ) -> (usize, Option<&'static str>) {
        let proxies = vec!["10.0.0.1".parse().expect("an address")];
        let admission = Admission::new(most, proxies);
        let mut held = Vec::new();
        for peer in peers {
            match admission.admit(peer.parse().expect("an address")) {
                Ok(admitted) => held.push(admitted),
                Err(why) => return (held.len(), Some(why)),
            }
        }
        let count = held.len();
        drop(held);
        assert!(admission.places.are_free(), "all are given back");
        (count, None)
    }

    #[test]
    fn addresses_networks_and_all_have_their_places() {
        let most = Connections { per_address: 2, per_network: 5, total: 9 };
        let same = |text: &str| std::iter::repeat_n(text.to_owned(), 20);
        assert_eq!(crowd(most, same("198.51.100.7")), (2, Some("address")));
        let near = (0..20).map(|n| format!("198.51.100.{n}"));
        assert_eq!(crowd(most, near), (5, Some("network")));
        let far = (0..20).map(|n| format!("198.51.{n}.7"));
        assert_eq!(crowd(most, far), (9, Some("total")));
        let one_line = (0..20).map(|n| format!("2001:db8:0:1::{n:x}"));
        assert_eq!(crowd(most, one_line), (2, Some("address")));
        let one_site = (0..20).map(|n| format!("2001:db8:0:{n:x}::1"));
        assert_eq!(crowd(most, one_site), (5, Some("network")));
        assert_eq!(crowd(most, same("10.0.0.1")), (9, Some("total")), "a proxy asks for many");
        assert_eq!(crowd(most, (0..9).map(|n| format!("198.51.{n}.7"))), (9, None));
    }
}
