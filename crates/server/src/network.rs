//! Addresses, and the networks that they are of.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use serde::Deserialize;

/// A network such as `10.0.0.0/8`, or a single address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Network {
    address: IpAddr,
    /// This many bits of the address are those of the network.
    bits: u32,
}

impl Network {
    /// Whether an address is of this network.
    pub fn contains(self, address: IpAddr) -> bool {
        let same = match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                (own.to_bits() ^ other.to_bits()).leading_zeros()
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                (own.to_bits() ^ other.to_bits()).leading_zeros()
            }
            _ => return false,
        };
        same >= self.bits
    }

    /// This network with all who are counted together with those in it: of IPv6 at least a /64.
    pub(crate) fn of_households(self) -> Network {
        let most = if self.address.is_ipv4() { 32 } else { 64 };
        Network { bits: self.bits.min(most), ..self }
    }
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Network {
        let address = address.to_canonical();
        Network { address, bits: if address.is_ipv4() { 32 } else { 128 } }
    }
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let Some((address, bits)) = text.split_once('/') else {
            return text.parse::<IpAddr>().map(Into::into).map_err(|_| NotANetwork);
        };
        let address: IpAddr = address.parse().map_err(|_| NotANetwork)?;
        let bits = bits.parse().map_err(|_| NotANetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        if bits <= most { Ok(Network { address, bits }) } else { Err(NotANetwork) }
    }
}

impl TryFrom<String> for Network {
    type Error = NotANetwork;

    fn try_from(text: String) -> Result<Network, NotANetwork> {
        text.parse()
    }
}

/// The text is not a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a network is an address such as 10.0.0.1, or a range such as 10.0.0.0/8")]
pub struct NotANetwork;

/// The address under which a client is counted: who has one address of IPv6 has all of its /64.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address => address,
    }
}

/// Networks with all who are counted together with those in them.
pub(crate) fn households(networks: &[Network]) -> Vec<Network> {
    networks.iter().map(|network| network.of_households()).collect()
}

/// The network under which a client is counted together with its neighbors: an IPv4 /24, or the /48 that one
/// customer is given of IPv6.
pub(crate) fn neighborhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => Ipv4Addr::from_bits(address.to_bits() >> 8 << 8).into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 80 << 80).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(network: &str, inside: &[&str], outside: &[&str]) {
        let network: Network = network.parse().expect("a network");
        let contains = |text: &&&str| network.contains(text.parse().expect("an address"));
        assert_eq!(inside.iter().find(|text| !contains(text)), None);
        assert_eq!(outside.iter().find(contains), None);
    }

    #[test]
    fn networks_have_their_addresses() {
        check("10.0.0.1", &["10.0.0.1", "::ffff:10.0.0.1"], &["10.0.0.2", "::1"]);
        check("10.1.0.0/16", &["10.1.0.0", "10.1.255.255"], &["10.2.0.0", "9.255.255.255"]);
        check("0.0.0.0/0", &["0.0.0.0", "255.255.255.255"], &["::"]);
        check("fd00::/8", &["fd00::1", "fdff::"], &["fe00::", "10.0.0.1"]);
        check("::1", &["::1"], &["::2", "127.0.0.1"]);
    }

    #[test]
    fn a_network_has_whole_households() {
        let widened = |text: &str| text.parse::<Network>().expect("a network").of_households();
        for (network, inside) in
            [("::1", "::1"), ("2001:db8::7", "2001:db8::9"), ("10.0.0.1", "10.0.0.1")]
        {
            let address = household(inside.parse().expect("an address"));
            assert!(widened(network).contains(address), "{network}");
        }
        assert!(!widened("2001:db8::7").contains("2001:db8:0:1::7".parse().expect("an address")));
        assert!(!widened("10.0.0.1").contains("10.0.0.2".parse().expect("an address")));
    }

    #[test]
    fn other_texts_are_no_networks() {
        for text in ["", "x", "10.0.0.1/", "10.0.0.1/33", "10.0.0.1/-1", "::/129", "/8", "10.0.0/8"]
        {
            assert_eq!(text.parse::<Network>(), Err(NotANetwork), "{text:?}");
        }
    }

    #[test]
    fn a_client_is_counted_with_its_whole_network() {
        let counted = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(counted("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(counted("198.51.100.7"), "198.51.100.7");
        assert_eq!(counted("::ffff:198.51.100.7"), "198.51.100.7");
    }
}
