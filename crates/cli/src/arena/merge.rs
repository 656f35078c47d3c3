//! `sobremesa arena merge`: what the parts of a run add up to.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context;
use sobremesa_arena::{Journal, Limit, Merged, Stop, Tallies};

use super::{Results, tell};
use crate::{Game, game};

/// Add up the parts of a run, each played with `--blocks A..B` and kept with `--resume FILE`.
///
/// The results are those of one run of all these blocks. The order of the files does not matter. Blocks that are
/// missing in between or are there twice are mistakes, and so are files of another run.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Draw the results into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print the results as one JSON object on the last line.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(
    games: &[Game],
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let first = arguments.files.first().context("clap wants one")?;
    let name = Journal::game(first).with_context(|| format!("cannot add {}", first.display()))?;
    (game::find(games, &name)?.merge)(arguments, out)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn merge<G: Tallies>(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let merged = Merged::<G>::read(&arguments.files);
    let Merged { contest, blocks } = merged.map_err(|(path, error)| {
        anyhow::Error::from(error).context(format!("cannot add {}", path.display()))
    })?;
    let scoreboard = contest.sum(&blocks);
    let seed: String = contest.run.into();
    let results = Results {
        game: G::NAME,
        seed: &seed,
        entries: scoreboard.entries(),
        ceilings: scoreboard.ceilings(),
        ratings: scoreboard.ratings(),
        times: scoreboard.times(),
        programs: Vec::new(),
        // Nothing was played here.
        seconds: Duration::ZERO,
    };
    let limit = Limit { blocks: u64::MAX.into(), stop: Stop::AtTheEnd };
    tell::<G>(&results, limit, (arguments.json, arguments.svg.as_deref()), out)
}
