//! `sobremesa show`: a record as readable text.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use sobremesa_games::with_game;
use sobremesa_table::Record;
use sobremesa_table::record::Head;
use sobremesa_words::{Tells, Words, arg};

use crate::lines::{Lines, printable};
use crate::verify::tell;

/// Print a record as readable text.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A file of records, one a line; `-` is the standard input.
    file: PathBuf,
    /// Which record of the file, counted from 1.
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let line = find(&arguments.file, arguments.game)?;
    let head = Head::read(&line)
        .map_err(|reason| anyhow!("this is not a record: {}", printable(&reason)))?;
    let game: sobremesa_games::Name = head.game.parse()?;
    let mut out = io::BufWriter::new(io::stdout().lock());
    let names = labels(&head.players);
    let good = with_game!(game, G => show::<G>(&line, &names, &mut out))?;
    out.flush()?;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The record of this number, counted from 1, as a line.
pub(crate) fn find(file: &Path, game: u64) -> anyhow::Result<String> {
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
pub(crate) fn labels(names: &[String]) -> Vec<String> {
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

/// Tells the game move by move; whether the record is good.
fn show<G: Tells>(line: &str, names: &[String], out: &mut impl Write) -> io::Result<bool> {
    let words = Words::english();
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
    for line in told {
        writeln!(out, "{line}")?;
    }
    match &replayed {
        Ok(Record { outcome: Some(_), .. }) => {}
        Ok(_) => writeln!(out, "\n{}", words.text("show-unfinished"))?,
        Err(fault) => writeln!(out, "\n{}", printable(&tell::<G>(words, fault)))?,
    }
    Ok(replayed.is_ok())
}
