//! Where devices want to be told that it is their person's turn.

use crate::{Millis, TokenId};

/// A device that wants to be told.
#[derive(Clone, PartialEq, Eq)]
pub struct Push {
    /// The token by which the device is known.
    pub token: TokenId,
    /// The address of its push service.
    pub endpoint: String,
    /// The browser's public key.
    pub key: Vec<u8>,
    /// The secret that it shares with the house.
    pub auth: Vec<u8>,
    /// The language of its reader.
    pub language: String,
    /// Since when.
    pub created_at: Millis,
}

impl std::fmt::Debug for Push {
    /// The endpoint and the keys are for nobody's eyes.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Push").field("token", &self.token).finish_non_exhaustive()
    }
}
