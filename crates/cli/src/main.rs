//! The binary `sobremesa`.

mod admin;
mod analyze;
mod arena;
mod lines;
mod record_file;
mod rules;
mod serve;
mod settings;
mod show;
mod sim;
mod verify;

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A card table for Level 10, Linko and Level 8.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Open tables for people in the browser and programs; this is what happens without a command.
    Serve(serve::Arguments),
    /// Read reports, ban people and delete old tables, also while the server runs.
    Admin(admin::Arguments),
    /// Play many games between bots, and print what they add up to.
    Sim(sim::Arguments),
    /// Let bots meet on the same deals, and print how strong they are.
    Arena(arena::Arguments),
    /// Replay records and name the first fault of each bad one; exit 1 if any is bad.
    Verify(verify::Arguments),
    /// Print a record as readable text.
    Show(show::Arguments),
    /// Say of a game what a bot would have done otherwise; of Level 10 also until when it could be won.
    Analyze(analyze::Arguments),
}

fn main() -> ExitCode {
    let command = Arguments::parse().command;
    let outcome = match command.unwrap_or_else(serve_by_default) {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Sim(arguments) => sim::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Verify(arguments) => verify::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Analyze(arguments) => analyze::run(&arguments),
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

/// `sobremesa` alone is `sobremesa serve`, whose settings may be in the environment.
fn serve_by_default() -> Command {
    let arguments = Arguments::parse_from(["sobremesa", "serve"]);
    arguments.command.expect("a command is named")
}
