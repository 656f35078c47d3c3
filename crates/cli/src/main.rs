//! The binary `sobremesa`.

mod lines;
mod show;
mod sim;
mod verify;

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// A card table for Level 10, Linko and Level 8.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Play many games between bots, and print what they add up to.
    Sim(sim::Arguments),
    /// Replay records and name the first fault of each bad one; exit 1 if any is bad.
    Verify(verify::Arguments),
    /// Print a record as readable text.
    Show(show::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        None => Arguments::command().print_help().map(|()| ExitCode::SUCCESS).map_err(Into::into),
        Some(Command::Sim(arguments)) => sim::run(&arguments),
        Some(Command::Verify(arguments)) => verify::run(&arguments),
        Some(Command::Show(arguments)) => show::run(&arguments),
    };
    outcome.unwrap_or_else(|error| {
        // Whoever reads the output may stop reading, as `head` does.
        let broken_pipe = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
        let of_a_file = error.chain().count() > 1;
        if !of_a_file && error.downcast_ref().is_some_and(broken_pipe) {
            return ExitCode::SUCCESS;
        }
        eprintln!("error: {error:#}");
        ExitCode::from(2)
    })
}
