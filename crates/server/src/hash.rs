//! Hashes: of secrets, which the store knows by nothing else, and of what must be told apart.

use sha2::{Digest, Sha256};

/// The hash of a text.
pub(crate) fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Bytes as hex digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
