//! The fields of a record's line.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::{FORMAT, Recorded};
use crate::fair::BOUND;
use crate::time::is_utc;
use crate::{Bound, Commitment, FairDeal, Nonce, Options, Salt, Secret, Seed};

/// Reads an optional field that is left out when it is absent: `null` is an error.
///
/// For `#[serde(default, deserialize_with = "present")]`.
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A record as it is written.
#[derive(Serialize)]
pub(super) struct Written<'a, G: Recorded> {
    pub(super) format: &'static str,
    pub(super) game: &'static str,
    pub(super) rules: &'a G::Rules,
    pub(super) players: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<Seed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) shuffle: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) fair: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) table: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) commitment: Option<Commitment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) salt: Option<Salt>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) secret: Option<Secret>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) nonces: Option<&'a [Nonce]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) practice: Option<bool>,
    pub(super) program: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) started: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) ended: Option<&'a str>,
    pub(super) moves: Vec<G::Wire>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) result: Option<&'a G::Outcome>,
}

/// A record as it is read, before its game understands it.
#[derive(Deserialize)]
pub(super) struct Read<'a> {
    #[serde(borrow)]
    pub(super) rules: &'a RawValue,
    #[serde(default, deserialize_with = "present")]
    pub(super) seed: Option<Seed>,
    #[serde(default, deserialize_with = "present")]
    pub(super) shuffle: Option<String>,
    #[serde(default, deserialize_with = "present")]
    pub(super) fair: Option<String>,
    #[serde(default, deserialize_with = "present")]
    pub(super) table: Option<String>,
    #[serde(default, deserialize_with = "present")]
    pub(super) commitment: Option<Commitment>,
    #[serde(default, deserialize_with = "present")]
    pub(super) salt: Option<Salt>,
    #[serde(default, deserialize_with = "present")]
    pub(super) secret: Option<Secret>,
    #[serde(default, deserialize_with = "present")]
    pub(super) nonces: Option<Vec<Nonce>>,
    #[serde(default, deserialize_with = "present")]
    pub(super) practice: Option<bool>,
    #[serde(default, deserialize_with = "present")]
    pub(super) started: Option<String>,
    #[serde(default, deserialize_with = "present")]
    pub(super) ended: Option<String>,
    #[serde(borrow)]
    pub(super) moves: Vec<&'a RawValue>,
    #[serde(borrow, default, deserialize_with = "present")]
    pub(super) result: Option<&'a RawValue>,
}

impl Read<'_> {
    /// The fair deal, if this is one: all of it must be there, and what follows from it, follow.
    pub(super) fn fair(
        &self,
        game: &str,
        rules: &impl Options,
    ) -> Result<Option<FairDeal>, String> {
        let Read { commitment, salt, secret, nonces, seed, shuffle, .. } = self;
        let (commitment, salt, secret, nonces) = match (commitment, salt, secret, nonces) {
            // Without a secret it is none, or one by another program's derivation.
            (_, _, None, _) => return Ok(None),
            (Some(commitment), Some(salt), Some(secret), Some(nonces)) => {
                (commitment, *salt, *secret, nonces.clone())
            }
            _ => return Err("commitment, salt, secret and nonces only stand together".into()),
        };
        let (Some(seed), Some(_)) = (seed, shuffle) else {
            return Err("a fair deal has a seed and the name of the shuffle".into());
        };
        let bound = match (self.fair.as_deref(), &self.table) {
            (None, _) => None,
            (Some(BOUND), Some(table)) => Some(self.bound(game, table)?),
            (Some(BOUND), None) => return Err("a deal for one table names it".into()),
            // By another program's derivation.
            (Some(_), _) => return Ok(None),
        };
        let deal = FairDeal { secret, salt, nonces, bound };
        deal.check(commitment, seed, rules.players()).map_err(|error| error.to_string())?;
        Ok(Some(deal))
    }

    /// What the deal is for: the rules are those of the record, whatever order they are written in.
    fn bound(&self, game: &str, table: &str) -> Result<Bound, String> {
        let rules: Value = object(self.rules.get())?;
        Ok(Bound { table: table.into(), game: game.into(), rules: canonical(&rules) })
    }

    /// The times must be points in time.
    pub(super) fn check_times(&self) -> Result<(), String> {
        for (field, time) in [("started", &self.started), ("ended", &self.ended)] {
            if let Some(time) = time.as_ref().filter(|time| !is_utc(time)) {
                let form = "2026-11-15T08:30:00Z";
                return Err(format!("{field} is {time:?}, not a time in UTC such as {form}"));
            }
        }
        Ok(())
    }
}

/// JSON without spaces and with sorted names, so that the same value is always the same text.
pub fn canonical(value: &Value) -> String {
    let joined = |parts: Vec<String>| parts.join(",");
    match value {
        Value::Object(fields) => {
            let sorted: BTreeMap<&String, &Value> = fields.iter().collect();
            let field = |(name, value): (&String, &Value)| {
                format!("{}:{}", Value::from(name.as_str()), canonical(value))
            };
            format!("{{{}}}", joined(sorted.into_iter().map(field).collect()))
        }
        Value::Array(items) => format!("[{}]", joined(items.iter().map(canonical).collect())),
        other => other.to_string(),
    }
}

/// What a record says of itself before anything that only its game understands.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Head {
    format: String,
    /// The game's name.
    pub game: String,
    /// The players' names, seat 0 first.
    pub players: Vec<String>,
}

impl Head {
    /// Reads the head of a line, or says what is wrong with it.
    pub fn read(line: &str) -> Result<Head, String> {
        let head: Head = object(line)?;
        if head.format != FORMAT {
            return Err(format!("the format is {:?}, not {FORMAT:?}", head.format));
        }
        Ok(head)
    }
}

/// Reads a JSON object. Lists of the fields' values, which serde takes as well, are not records.
pub(super) fn object<'a, T: Deserialize<'a>>(json: &'a str) -> Result<T, String> {
    if !json.trim_ascii_start().starts_with('{') {
        return Err("this is not a JSON object".into());
    }
    serde_json::from_str(json).map_err(|error| error.to_string())
}
