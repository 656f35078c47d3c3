//! The command line. What it says of the games follows from the games.

use std::ffi::OsString;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use sobremesa_table::Stakes;

use crate::{Game, admin, analyze, arena, games, load, serve, show, sim, verify};

#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program is asked to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Open tables for people in the browser and programs; this is what happens without a command.
    Serve(Box<serve::Arguments>),
    /// Read reports, ban people and delete old tables, also while the server runs.
    Admin(admin::Arguments),
    /// Play many games between bots, and print what they add up to.
    Sim(Box<sim::Arguments>),
    /// Let bots meet on the same deals, and print how strong they are.
    Arena(arena::Command),
    /// Replay records and name the first fault of each bad one; exit 1 if any is bad.
    Verify(verify::Arguments),
    /// Print a record as readable text.
    Show(show::Arguments),
    /// Say of a game what a bot would have done otherwise.
    Analyze(analyze::Arguments),
    /// Play games over HTTP against servers, and print what they can bear.
    Load(load::Arguments),
    /// Print what can be played, for programs that want to know.
    #[command(hide = true)]
    Games(games::Arguments),
}

/// What the arguments ask for; the first one is the program's name.
pub(crate) fn read(
    games: &[Game],
    arguments: impl IntoIterator<Item = OsString>,
) -> Result<Command, clap::Error> {
    let mut command = Arguments::command()
        .about(format!("A card table for {}", list(&titles(games), "and")))
        .mut_subcommand("sim", |command| sim::complete(command, games))
        .mut_subcommand("arena", |command| arena::complete(command, games))
        .mut_subcommand("analyze", |command| analyze::complete(command, games));
    let matches = command.try_get_matches_from_mut(arguments)?;
    let read = Arguments::from_arg_matches(&matches);
    match read.map_err(|error| error.format(&mut command))?.command {
        Some(read) => Ok(read),
        // `sobremesa` alone is `sobremesa serve`, whose settings may be in the environment.
        None => read_serve(games),
    }
}

fn read_serve(games: &[Game]) -> Result<Command, clap::Error> {
    read(games, ["sobremesa", "serve"].map(OsString::from))
}

/// What people call the games.
fn titles(games: &[Game]) -> Vec<String> {
    games.iter().map(|game| (game.title)()).collect()
}

/// What people call the games that are won together, such as `A and B`; none if there are none.
pub(crate) fn team_games(games: &[Game]) -> Option<String> {
    let teams: Vec<Game> =
        games.iter().filter(|game| game.stakes == Stakes::Team).copied().collect();
    (!teams.is_empty()).then(|| list(&titles(&teams), "and"))
}

/// `a, b or c`.
pub(crate) fn list(items: &[impl AsRef<str>], or: &str) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match &items[..] {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {or} {last}", first.join(", ")),
    }
}
