//! `sobremesa analyze`: what a game could have been.

mod differences;
mod hindsight;
mod json;
mod report;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::anyhow;
use sobremesa_bots::BotName;
use sobremesa_games::with_game;
use sobremesa_table::Record;
use sobremesa_table::record::Head;
use sobremesa_words::Words;

use crate::lines::printable;
use crate::show::{find, labels};
use crate::verify::tell;
use differences::Differences;
use hindsight::Analyzed;
use json::Analysis;

/// Say of a game what a bot would have done otherwise; of Level 10 also until when it could be won.
///
/// All cards are open to the search for a win; the bot sees what the player saw.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A file of records, one a line; `-` is the standard input.
    file: PathBuf,
    /// Which record of the file, counted from 1.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
    /// Whose moves to compare: random, simple (level8 only), heuristic, search, search:5000 (tries) or
    /// search:200ms; a search also tells how likely it thinks to win.
    #[arg(long, value_name = "NAME", default_value = "heuristic")]
    bot: BotName,
    /// Print everything as one JSON object on the last line.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let line = find(&arguments.file, arguments.game)?;
    let head = Head::read(&line)
        .map_err(|reason| anyhow!("this is not a record: {}", printable(&reason)))?;
    let game: sobremesa_games::Name = head.game.parse()?;
    with_game!(game, G => analyze::<G>(&line, &labels(&head.players), arguments))
}

fn analyze<G: Analyzed>(
    line: &str,
    names: &[String],
    arguments: &Arguments,
) -> anyhow::Result<ExitCode> {
    let words = Words::english();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let record = match Record::<G>::replay(line, |_, _| {}) {
        Ok(record) => record,
        Err(fault) => {
            writeln!(out, "{}", printable(&tell::<G>(words, &fault)))?;
            out.flush()?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let differences = Differences::find(&record, arguments.bot)?;
    let last_chance = G::last_chance(&record);
    report::print(words, &record, names, last_chance.as_ref(), &differences, &mut out)?;
    if arguments.json {
        let analysis = Analysis::new(&record, last_chance.as_ref(), &differences);
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
