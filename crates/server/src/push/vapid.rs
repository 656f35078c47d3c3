//! Who sends: a key of the house, by which a push service knows it again (RFC 8292).

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use sobremesa_store::{Millis, Store, StoreError};

use super::seal::{read, written};

/// Under this name the store keeps the key.
const KEPT: &str = "vapid";

/// What is signed is good for this many seconds; a push service allows a day.
const LIFE: i64 = 12 * 3600;

/// The house's key. It is never shown: neither logs nor debugging have it.
pub(crate) struct Vapid {
    key: EcdsaKeyPair,
    /// Who answers for what is sent, as an address.
    contact: String,
}

/// The store's key cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("the key for notifications that the database has cannot be used")]
pub(crate) struct BadKey;

impl Vapid {
    /// The key of the house, which is drawn when there is none.
    pub(crate) async fn open(
        store: &Store,
        contact: Option<&str>,
    ) -> Result<Result<Vapid, BadKey>, StoreError> {
        let random = SystemRandom::new();
        let fresh = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        let fresh = fresh.map(|key| written(key.as_ref())).unwrap_or_default();
        let kept = store.keepsake(KEPT, &fresh).await?;
        let key = read(&kept).and_then(|key| {
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random).ok()
        });
        let contact = contact.filter(|url| url.starts_with("https://"));
        let contact = contact.unwrap_or("https://sobremesa.invalid").to_owned();
        Ok(key.map(|key| Vapid { key, contact }).ok_or(BadKey))
    }

    /// The public half, as browsers take it.
    pub(crate) fn public(&self) -> String {
        written(self.key.public_key())
    }

    /// The header `Authorization` for a push service.
    pub(crate) fn authorization(&self, audience: &str, now: Millis) -> Option<String> {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": audience, "exp": now.0 / 1000 + LIFE, "sub": self.contact });
        let text = format!("{}.{}", written(head.to_string()), written(claims.to_string()));
        let signature = self.key.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(format!("vapid t={text}.{}, k={}", written(signature), self.public()))
    }
}
