//! Fair deals: a seed that neither the server nor a player alone can choose.
//!
//! The server makes a [`Secret`] and a [`Salt`] and shows their [`Commitment`]; then every person adds
//! a [`Nonce`], and the seed is the hash of all. When the game is over, all of it stands in the
//! record. `docs/seeds.md` describes the derivation for people who write their own; the tests pin it.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Seed, hex};

/// The name of the derivation of a deal that is for any table, which its hashes begin with.
const FAIR: &str = "sobremesa/fair/1";

/// The name of the derivation of a deal that is for one table and its rules.
pub(crate) const BOUND: &str = "sobremesa/fair/2";

/// The 32 bytes that the server does not tell before the game is over.
///
/// `Debug` shows nothing of it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Secret([u8; 32]);

/// Another 32 bytes, hashed with the secret, and told when it is.
///
/// `Debug` shows nothing of it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Salt([u8; 32]);

/// What the server shows before anyone sits down: it can find no other secret and salt for it.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Commitment([u8; 32]);

/// The text is not the 64 hex digits of what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a {0} has 64 hex digits")]
pub struct NotHex(&'static str);

macro_rules! written_in_hex {
    ($($type:ident: $name:literal),*) => {$(
        impl $type {
            #[doc = concat!("The ", $name, " made of these bytes.")]
            pub fn from_bytes(bytes: [u8; 32]) -> $type {
                $type(bytes)
            }
        }

        impl From<$type> for String {
            fn from(value: $type) -> String {
                hex::digits(&value.0)
            }
        }

        impl TryFrom<String> for $type {
            type Error = NotHex;

            fn try_from(text: String) -> Result<$type, NotHex> {
                text.parse()
            }
        }

        impl FromStr for $type {
            type Err = NotHex;

            fn from_str(text: &str) -> Result<$type, NotHex> {
                hex::bytes(text).map($type).ok_or(NotHex($name))
            }
        }
    )*};
}

written_in_hex!(Secret: "secret", Salt: "salt", Commitment: "commitment");

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Salt(…)")
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::digits(&self.0))
    }
}

impl Commitment {
    /// The commitment to a secret and a salt.
    pub fn new(secret: &Secret, salt: &Salt) -> Commitment {
        Commitment(hash(FAIR, "commitment", secret, salt).finalize().into())
    }

    /// The commitment to a secret and a salt for the table of this name.
    pub fn for_table(secret: &Secret, salt: &Salt, table: &str) -> Commitment {
        let mut hash = hash(BOUND, "commitment", secret, salt);
        add(&mut hash, table);
        Commitment(hash.finalize().into())
    }
}

/// What a person adds to the seed: a text of at most [`Nonce::LONGEST`] bytes.
///
/// The default is the empty text, the nonce of a seat without a person.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(Serialize, Deserialize),
    serde(try_from = "String", into = "String")
)]
pub struct Nonce(String);

/// The text is too long for a nonce.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a nonce has at most {longest} bytes, not {bytes}", longest = Nonce::LONGEST)]
pub struct NonceTooLong {
    /// Its length in UTF-8.
    pub bytes: usize,
}

impl Nonce {
    /// The most bytes of a nonce.
    pub const LONGEST: usize = 64;

    /// The nonce of this text.
    ///
    /// # Errors
    /// If it is too long.
    pub fn new(text: impl Into<String>) -> Result<Nonce, NonceTooLong> {
        let text = text.into();
        match text.len() {
            0..=Nonce::LONGEST => Ok(Nonce(text)),
            bytes => Err(NonceTooLong { bytes }),
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> String {
        nonce.0
    }
}

impl TryFrom<String> for Nonce {
    type Error = NonceTooLong;

    fn try_from(text: String) -> Result<Nonce, NonceTooLong> {
        Nonce::new(text)
    }
}

impl FromStr for Nonce {
    type Err = NonceTooLong;

    fn from_str(text: &str) -> Result<Nonce, NonceTooLong> {
        Nonce::new(text)
    }
}

/// Everything that a fair deal follows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDeal {
    /// The server's secret.
    pub secret: Secret,
    /// The salt that goes with it.
    pub salt: Salt,
    /// One nonce for each seat, seat 0 first; the empty one where no person sits.
    pub nonces: Vec<Nonce>,
    /// What it is for, so that it can be used for nothing else; none if it can.
    pub bound: Option<Bound>,
}

/// The one game that a deal is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The table's name.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The options as a record writes them, as JSON without spaces and with sorted names.
    pub rules: String,
}

/// What a record or a server can claim wrongly about a fair deal.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotFair {
    /// Not every seat has a nonce, or there are more nonces than seats.
    #[error("{nonces} nonces for {players} players")]
    Nonces {
        /// How many nonces there are.
        nonces: usize,
        /// How many players there are.
        players: usize,
    },
    /// The commitment is to something else.
    #[error("the commitment does not follow from secret and salt")]
    Commitment,
    /// The seed is another one.
    #[error("the seed does not follow from secret, salt and nonces")]
    Seed,
}

impl FairDeal {
    /// What the server had to show beforehand.
    pub fn commitment(&self) -> Commitment {
        match &self.bound {
            None => Commitment::new(&self.secret, &self.salt),
            Some(bound) => Commitment::for_table(&self.secret, &self.salt, &bound.table),
        }
    }

    /// The seed of the game.
    pub fn seed(&self) -> Seed {
        let name = if self.bound.is_some() { BOUND } else { FAIR };
        let mut hash = hash(name, "seed", &self.secret, &self.salt);
        if let Some(Bound { table, game, rules }) = &self.bound {
            for text in [table, game, rules] {
                add(&mut hash, text);
            }
            // A game has few seats.
            hash.update((self.nonces.len() as u32).to_le_bytes());
        }
        for nonce in &self.nonces {
            add(&mut hash, &nonce.0);
        }
        Seed::from_bytes(hash.finalize().into())
    }

    /// Checks what is claimed to follow, for a game of this many players.
    ///
    /// # Errors
    /// The first claim that is wrong.
    pub fn check(
        &self,
        commitment: &Commitment,
        seed: &Seed,
        players: usize,
    ) -> Result<(), NotFair> {
        if self.nonces.len() != players {
            return Err(NotFair::Nonces { nonces: self.nonces.len(), players });
        }
        if self.commitment() != *commitment {
            return Err(NotFair::Commitment);
        }
        if self.seed() != *seed {
            return Err(NotFair::Seed);
        }
        Ok(())
    }
}

/// Adds a text after its length. All of them are short, so that it fits.
fn add(hash: &mut Sha256, text: &str) {
    hash.update((text.len() as u32).to_le_bytes());
    hash.update(text);
}

/// The beginning that all hashes share.
fn hash(name: &str, purpose: &str, secret: &Secret, salt: &Salt) -> Sha256 {
    let mut hash = Sha256::new();
    hash.update(name);
    hash.update([0]);
    hash.update(purpose);
    hash.update([0]);
    hash.update(secret.0);
    hash.update(salt.0);
    hash
}
