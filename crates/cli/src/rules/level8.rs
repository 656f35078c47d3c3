//! The options of Level 8.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use serde::Deserialize;
use sobremesa_level8::{Level8, Levels, Refusal, Rules, Stars};
use sobremesa_words::{Tells, Words};

use super::Playable;

/// Options of Level 8.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Level 8")]
pub(crate) struct Arguments {
    /// The side of the level card: 1 (the default), or 2 with our own harder levels and kept cards.
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(crate) stars: Option<u8>,
    /// Levels of your own, in a TOML or JSON file; see docs/rules/level8.md.
    #[arg(long, value_name = "FILE")]
    pub(crate) levels: Option<PathBuf>,
}

/// A file of levels.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelFile {
    levels: Vec<Vec<String>>,
}

/// L8-4c: the levels of a file.
fn read_levels(path: &Path) -> anyhow::Result<Levels> {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let is_json = match extension {
        Some("json") => true,
        Some("toml") => false,
        _ => bail!("{}: a file of levels is called NAME.toml or NAME.json", path.display()),
    };
    let text = fs::read_to_string(path)
        .with_context(|| format!("cannot read the levels in {}", path.display()))?;
    let in_file = || format!("in {}", path.display());
    let file: LevelFile = match is_json {
        true => serde_json::from_str(&text).with_context(in_file)?,
        false => toml::from_str(&text).with_context(in_file)?,
    };
    Levels::from_names(&file.levels).map_err(|bad| {
        let sentence = Level8::refusal(Words::english(), &Refusal::BadLevels(bad));
        anyhow::Error::msg(sentence).context(in_file())
    })
}

impl Playable for Level8 {
    const OPTIONS: &'static [&'static str] = &["stars", "levels"];

    fn options(players: u8, arguments: &super::Arguments) -> anyhow::Result<Vec<Rules>> {
        let stars =
            Stars::try_from(arguments.level8.stars.unwrap_or(1)).map_err(anyhow::Error::msg)?;
        let rules = Rules::new(players, stars);
        match &arguments.level8.levels {
            None => Ok(vec![rules]),
            Some(path) => Ok(vec![rules.with_levels(read_levels(path)?)]),
        }
    }
}
