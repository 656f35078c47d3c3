//! The way for phones on the same network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// Addresses that nobody in the house has: one that is for documentation, and far ends of private networks.
const FAR: [Ipv4Addr; 4] = [
    Ipv4Addr::new(192, 0, 2, 1),
    Ipv4Addr::new(192, 168, 254, 253),
    Ipv4Addr::new(10, 254, 254, 253),
    Ipv4Addr::new(172, 31, 254, 253),
];

/// This machine's address on its network.
pub(super) fn address() -> Option<IpAddr> {
    FAR.into_iter().find_map(|far| {
        // Connecting a datagram socket sends nothing: the system only chooses the way.
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((far, 9)).ok()?;
        let address = socket.local_addr().ok()?.ip();
        (!address.is_loopback() && !address.is_unspecified()).then_some(address)
    })
}

/// A link as a code for cameras, black on white whatever the terminal's colors are.
pub(super) fn code(link: &str) -> String {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::L) else {
        // Only a link of thousands of characters has no code.
        return String::new();
    };
    let squares = code.render::<Dense1x2>().build();
    let lines = squares.lines().map(|line| format!("\x1b[30;107m{line}\x1b[0m"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_a_square_of_black_on_white() {
        let code = code("http://192.168.1.20:8080");
        // 25 squares and a margin of 4 on each side; a character is two squares high.
        assert_eq!(code.lines().count(), 33_usize.div_ceil(2));
        for line in code.lines() {
            let line = line.strip_prefix("\x1b[30;107m").unwrap();
            assert_eq!(line.strip_suffix("\x1b[0m").unwrap().chars().count(), 33);
        }
    }

    #[test]
    fn the_address_is_not_this_machine_alone() {
        assert!(address().is_none_or(|ip| !ip.is_loopback() && !ip.is_unspecified()));
    }
}
