//! The record that somebody wants to read.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use sobremesa_table::record::Head;
use sobremesa_words::{Words, arg};

use crate::Game;
use crate::game::find;
use crate::lines::{Lines, printable};

/// Which record is meant.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// A file of records, one a line; `-` is the standard input.
    file: PathBuf,
    /// Which record of the file, counted from 1.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
}

/// A record that was found, not replayed yet.
pub(crate) struct Found {
    /// The record itself.
    pub(crate) line: String,
    /// What its players are called.
    pub(crate) names: Vec<String>,
}

impl Wanted {
    /// The record, and which game it is of.
    pub(crate) fn find(&self, games: &[Game]) -> anyhow::Result<(Game, Found)> {
        let line = line(&self.file, self.game)?;
        let head = Head::read(&line)
            .map_err(|reason| anyhow!("this is not a record: {}", printable(&reason)))?;
        let names = labels(&head.players);
        Ok((find(games, &head.game)?, Found { line, names }))
    }
}

/// The record of this number, counted from 1, as a line.
fn line(file: &Path, game: u64) -> anyhow::Result<String> {
    let mut lines = Lines::open(file)?;
    let mut count = 0;
    let cannot_read = || format!("cannot read {}", file.display());
    while let Some(line) = lines.next().with_context(cannot_read)? {
        count += 1;
        if count == game {
            return line.text.map_err(|reason| anyhow!("line {}: {reason}", line.number));
        }
    }
    bail!("{} has no game {game}: it has {count}", file.display())
}

/// What the players are called: with their seats where names are not unique.
fn labels(names: &[String]) -> Vec<String> {
    let unique = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let all_unique = names.iter().all(unique);
    let words = Words::english();
    names
        .iter()
        .enumerate()
        .map(|(seat, name)| {
            let name = printable(name);
            if all_unique {
                return name;
            }
            words.message("show-name", [arg("name", name), arg("seat", seat)])
        })
        .collect()
}
