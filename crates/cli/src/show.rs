//! `sobremesa show`: a record as readable text.

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use sobremesa_table::Record;
use sobremesa_words::{Language, Tells, arg};

use crate::Game;
use crate::lines::printable;
use crate::record::{Found, Wanted};
use crate::verify::tell;

/// Print a record as readable text.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    record: Wanted,
}

pub(crate) fn run(
    games: &[Game],
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let (game, found) = arguments.record.find(games)?;
    (game.show)(&found, out)
}

/// Tells the game move by move.
pub(crate) fn show<G: Tells>(found: &Found, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let Found { line, names } = found;
    let words = G::words(Language::English);
    let mut told = Vec::new();
    let replayed = Record::<G>::replay(line, |course, step| {
        if told.is_empty() {
            told.push(G::title(words, G::rules(course.state())));
            told.push(words.message("show-players", [arg("names", names.join(", "))]));
            told.push(String::new());
        }
        let number = told.len() - 2;
        let text = G::step(words, course, step, names).replace('\n', "\n      ");
        told.push(format!("{number:>4}. {text}"));
    });
    let mut out = BufWriter::new(out);
    for line in told {
        writeln!(out, "{line}")?;
    }
    match &replayed {
        Ok(Record { outcome: Some(_), .. }) => {}
        Ok(_) => writeln!(out, "\n{}", words.text("show-unfinished"))?,
        Err(fault) => writeln!(out, "\n{}", printable(&tell::<G>(fault)))?,
    }
    out.flush()?;
    Ok(if replayed.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
