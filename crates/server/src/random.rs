//! Where secrets come from.

use std::sync::{Mutex, PoisonError};

use sobremesa_table::{Salt, Secret, Seed, Stream, StreamName};

/// Where every secret, id and token comes from.
pub(crate) enum Random {
    /// The system, so that nobody can guess anything.
    System,
    /// One stream, so that a test is the same each time.
    Seeded(Box<Mutex<Stream>>),
}

impl Random {
    /// The system's randomness; a seed's stream where a test has set one.
    pub(crate) fn new(seed: Option<&Seed>) -> Random {
        let Some(seed) = seed else { return Random::System };
        tracing::warn!("a seed is set: everything can be guessed, so this is for tests alone");
        let stream = seed.stream(StreamName { purpose: "server", round: 0 });
        Random::Seeded(Box::new(Mutex::new(stream)))
    }

    /// Random bytes.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match self {
            Random::System => getrandom::fill(&mut bytes).expect("the system has randomness"),
            Random::Seeded(stream) => {
                let mut stream = stream.lock().unwrap_or_else(PoisonError::into_inner);
                bytes.fill_with(|| stream.below(256) as u8);
            }
        }
        bytes
    }

    /// What a fair deal is made of before anyone sits down.
    pub(crate) fn secrets(&self) -> (Secret, Salt) {
        (Secret::from_bytes(self.bytes()), Salt::from_bytes(self.bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_secrets() {
        let [one, other] = ["one", "other"].map(Seed::from_text);
        let drawn = |random: &Random| -> [[u8; 16]; 2] { [random.bytes(), random.bytes()] };
        let first = drawn(&Random::new(Some(&one)));
        assert_eq!(drawn(&Random::new(Some(&one))), first);
        assert_ne!(drawn(&Random::new(Some(&other))), first);
        assert_ne!(first[0], first[1]);
        assert_ne!(drawn(&Random::System), drawn(&Random::System));
    }
}
