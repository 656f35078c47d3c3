//! Randomness that nobody can guess.

use sobremesa_table::{Salt, Secret};

/// Random bytes from the system.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// What a fair deal is made of before anyone sits down.
pub(crate) fn draw_secret() -> (Secret, Salt) {
    (Secret::from_bytes(random_bytes()), Salt::from_bytes(random_bytes()))
}
