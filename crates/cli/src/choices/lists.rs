//! Lists of words, which come from files.

use std::fmt;
use std::fs;
use std::path::Path;
use std::slice;

use anyhow::{Context, bail};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use serde_json::Value;
use sobremesa_table::Choice;

/// The lists of a file, as records write them.
pub(super) fn read(choice: &'static Choice, path: &Path) -> anyhow::Result<Value> {
    let name = choice.name;
    let extension = path.extension().and_then(|extension| extension.to_str());
    let is_json = match extension {
        Some("json") => true,
        Some("toml") => false,
        _ => bail!("{}: a file of {name} is called NAME.toml or NAME.json", path.display()),
    };
    let text = fs::read_to_string(path)
        .with_context(|| format!("cannot read the {name} in {}", path.display()))?;
    let lists = if is_json { from_json(choice, &text) } else { from_toml(choice, &text) };
    lists.map(Value::from).with_context(|| format!("in {}", path.display()))
}

fn from_json(choice: &'static Choice, text: &str) -> anyhow::Result<Vec<Vec<String>>> {
    let mut json = serde_json::Deserializer::from_str(text);
    let lists = Named(choice).deserialize(&mut json)?;
    json.end()?;
    Ok(lists)
}

fn from_toml(choice: &'static Choice, text: &str) -> anyhow::Result<Vec<Vec<String>>> {
    Ok(Named(choice).deserialize(toml::Deserializer::parse(text)?)?)
}

/// Reads a table with nothing in it but the lists, which are called as the choice is.
struct Named(&'static Choice);

impl<'de> DeserializeSeed<'de> for Named {
    type Value = Vec<Vec<String>>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Named {
    type Value = Vec<Vec<String>>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a table with `{}`", self.0.name)
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let name = &self.0.name;
        let mut lists = None;
        while let Some(key) = map.next_key::<String>()? {
            if key != *name {
                return Err(M::Error::unknown_field(&key, slice::from_ref(name)));
            }
            if lists.is_some() {
                return Err(M::Error::duplicate_field(name));
            }
            lists = Some(map.next_value()?);
        }
        lists.ok_or_else(|| M::Error::missing_field(name))
    }
}
