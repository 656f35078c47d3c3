//! Where randomness comes from: one seed a game, one stream for each round and purpose.
//!
//! `docs/seeds.md` describes the derivation for people who write their own; the tests pin it.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex;

/// The name of this derivation in records.
pub const SHUFFLE: &str = "sobremesa/1";

/// The 32 bytes that fix every shuffle of a game.
///
/// `Debug` shows nothing of it: a seed in a log is a leaked deck.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Seed([u8; 32]);

/// What a stream is for, and which one of its kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StreamName {
    /// A lower-case ASCII word, such as `deal`.
    pub purpose: &'static str,
    /// 0 for the first stream of this purpose in a game, then 1, 2, …
    pub round: u32,
}

impl Seed {
    /// The seed made of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// What people type: 64 hex digits are the seed itself, any other text is hashed to one.
    pub fn from_text(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| Seed(Sha256::digest(text.as_bytes()).into()))
    }

    /// The seed of game number `game` (from 0) of a run that started with this seed.
    pub fn of_game(&self, game: u64) -> Seed {
        Seed(self.hash("game", &game.to_le_bytes()))
    }

    /// The stream for one round and purpose.
    pub fn stream(&self, name: StreamName) -> Stream {
        let key = self.hash(name.purpose, &name.round.to_le_bytes());
        Stream(ChaCha20Rng::from_seed(key))
    }

    fn hash(&self, purpose: &str, number: &[u8]) -> [u8; 32] {
        debug_assert!(purpose.bytes().all(|byte| byte.is_ascii_lowercase()));
        let mut message = [0; 128];
        let mut length = 0;
        for part in [SHUFFLE.as_bytes(), &[0], purpose.as_bytes(), &[0], number, &self.0] {
            message[length..length + part.len()].copy_from_slice(part);
            length += part.len();
        }
        Sha256::digest(&message[..length]).into()
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        hex::digits(&seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;

    fn try_from(text: String) -> Result<Seed, NotASeed> {
        text.parse()
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    /// Reads the 64 hex digits of a record; text is not hashed here.
    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        hex::bytes(text).map(Seed).ok_or(NotASeed)
    }
}

/// The text is not the 64 hex digits of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed has 64 hex digits")]
pub struct NotASeed;

/// A stream of random numbers that is the same on every machine: the key stream of ChaCha20.
#[derive(Clone)]
pub struct Stream(ChaCha20Rng);

impl Stream {
    /// A number from 0 to `bound` − 1, each as likely as the other.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            // The lowest 2³² mod `bound` remainders would come up once too often.
            let remainder = product as u32;
            if remainder >= bound || remainder >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// A position in a list of `length`, each as likely as the other.
    #[inline]
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u32) as usize
    }

    /// One of the items, each as likely as the other; none of none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.index(items.len())])
    }

    /// A seed for streams of their own.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// Shuffles cards and deals hands of these sizes, each of them sorted. The rest is left over.
    ///
    /// # Panics
    /// If there are not enough cards.
    pub fn deal<T: Ord>(
        &mut self,
        mut cards: Vec<T>,
        sizes: impl IntoIterator<Item = usize>,
    ) -> Vec<Vec<T>> {
        self.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let hand = |size| {
            let mut hand: Vec<T> = cards.by_ref().take(size).collect();
            assert_eq!(hand.len(), size, "there are not enough cards");
            hand.sort_unstable();
            hand
        };
        sizes.into_iter().map(hand).collect()
    }

    /// Shuffles by Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Stream(…)")
    }
}
