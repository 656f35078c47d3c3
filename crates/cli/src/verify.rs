//! `sobremesa verify`: replays records and names what is wrong.

use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use sobremesa_table::Fault;
use sobremesa_table::record::Head;
use sobremesa_words::{Language, Tells, Told, Words, arg};

use crate::Game;
use crate::game::find;
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

pub(crate) fn run(
    games: &[Game],
    arguments: &Arguments,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let mut out = BufWriter::new(out);
    let (mut count, mut bad, mut unreadable) = (0_u64, 0_u64, false);
    for path in &arguments.files {
        let mut lines = match Lines::open(path) {
            Ok(lines) => lines,
            Err(error) => {
                writeln!(err, "error: {error:#}")?;
                unreadable = true;
                continue;
            }
        };
        loop {
            let line = match lines.next() {
                Ok(Some(line)) => line,
                Ok(None) => break,
                Err(error) => {
                    writeln!(err, "error: cannot read {}: {error}", path.display())?;
                    unreadable = true;
                    break;
                }
            };
            count += 1;
            let judged = line.text.map_err(Told::before).and_then(|text| judge(games, &text));
            if let Err(fault) = judged {
                bad += 1;
                let fault = printable(&fault.to_string());
                writeln!(out, "{}:{}: {fault}", path.display(), line.number)?;
            }
        }
    }
    out.flush()?;
    writeln!(err, "{}", summary(count, bad))?;
    Ok(match (count, bad) {
        (0, _) => ExitCode::from(2),
        (_, 0) if !unreadable => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    })
}

/// Checks a record of any game.
fn judge(games: &[Game], line: &str) -> Result<(), Told> {
    let head = Head::read(line).map_err(Told::before)?;
    let game = find(games, &head.game).map_err(Told::before)?;
    (game.verify)(line)
}

/// Checks a record of a game.
pub(crate) fn verify<G: Tells>(line: &str) -> Result<(), Told> {
    sobremesa_words::judge::<G>(G::words(Language::English), &[], line).map(drop)
}

/// A fault in the words that players read, too: `move N: RULE: reason`.
pub(crate) fn tell<G: Tells>(fault: &Fault<G::Refusal>) -> String {
    Told::of::<G>(G::words(Language::English), fault).to_string()
}

fn summary(count: u64, bad: u64) -> String {
    let words = Words::english();
    match (count, bad) {
        (0, _) => words.text("verify-none"),
        (_, 0) => words.message("verify-good", [arg("count", count)]),
        _ => words.message("verify-bad", [arg("bad", bad), arg("count", count)]),
    }
}
