//! `sobremesa verify`: replays records and names what is wrong.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use sobremesa_games::with_game;
use sobremesa_table::record::{Cause, Head, REC};
use sobremesa_table::{Fault, Record};
use sobremesa_words::{Tells, Words, arg};

use crate::lines::{Lines, printable};

/// Replay records and name the first fault of each bad one.
///
/// Prints a line for each bad record: FILE:LINE: move N: RULE: reason. Moves count from 1; 0 is
/// what stands before them. Exits with 1 if a record is bad, with 2 if none could be read.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Files of records, one a line; `-` is the standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let words = Words::english();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let (mut count, mut bad, mut unreadable) = (0_u64, 0_u64, false);
    for path in &arguments.files {
        let mut lines = match Lines::open(path) {
            Ok(lines) => lines,
            Err(error) => {
                eprintln!("error: {error:#}");
                unreadable = true;
                continue;
            }
        };
        loop {
            let line = match lines.next() {
                Ok(Some(line)) => line,
                Ok(None) => break,
                Err(error) => {
                    eprintln!("error: cannot read {}: {error}", path.display());
                    unreadable = true;
                    break;
                }
            };
            count += 1;
            if let Err(fault) = line.text.map_err(head_fault).and_then(|text| verify(words, &text))
            {
                bad += 1;
                let fault = printable(&fault);
                writeln!(out, "{}:{}: {fault}", path.display(), line.number)?;
            }
        }
    }
    out.flush()?;
    eprintln!("{}", summary(words, count, bad));
    Ok(match (count, bad) {
        (0, _) => ExitCode::from(2),
        (_, 0) if !unreadable => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

/// Checks a record; the fault is `move N: RULE: reason`.
fn verify(words: &Words, line: &str) -> Result<(), String> {
    let head = Head::read(line).map_err(head_fault)?;
    let game: sobremesa_games::Name =
        head.game.parse().map_err(|error| head_fault(format!("{error}")))?;
    with_game!(game, G => {
        let replayed = Record::<G>::replay(line, |_, _| {});
        replayed.map(drop).map_err(|fault| tell::<G>(words, &fault))
    })
}

/// A fault before the first move.
pub(crate) fn head_fault(reason: impl std::fmt::Display) -> String {
    format!("move 0: {REC}: {reason}")
}

/// A fault in the words that players read, too.
pub(crate) fn tell<G: Tells>(words: &Words, fault: &Fault<G::Refusal>) -> String {
    match &fault.cause {
        Cause::Format(_) => fault.to_string(),
        Cause::Rules(refusal) => {
            let reason = G::refusal(words, refusal);
            format!("move {}: {}: {reason}", fault.at_move, fault.rule())
        }
    }
}

fn summary(words: &Words, count: u64, bad: u64) -> String {
    match (count, bad) {
        (0, _) => words.text("verify-none"),
        (_, 0) => words.message("verify-good", [arg("count", count)]),
        _ => words.message("verify-bad", [arg("bad", bad), arg("count", count)]),
    }
}
