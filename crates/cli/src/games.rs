//! `sobremesa games`: what can be played, for programs that want to know.

use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;
use sobremesa_table::Choice;

use crate::Game;
use crate::bots::Bot;

/// Print the names of the games, one a line.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Print everything that is known of them as one JSON object instead.
    #[arg(long)]
    json: bool,
}

/// All games as `--json` prints them.
#[derive(Serialize)]
struct Listed {
    games: Vec<ListedGame>,
}

#[derive(Serialize)]
struct ListedGame {
    name: &'static str,
    title: String,
    /// The fewest and the most.
    players: [u8; 2],
    options: Vec<ListedOption>,
    /// The weakest first.
    bots: Vec<Bot>,
}

#[derive(Serialize)]
struct ListedOption {
    name: &'static str,
    /// Empty where they cannot be listed.
    values: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<&'static str>,
    help: &'static str,
}

pub(crate) fn run(
    games: &[Game],
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    if arguments.json {
        let games = games.iter().map(ListedGame::new).collect();
        writeln!(out, "{}", serde_json::to_string(&Listed { games })?)?;
    } else {
        games.iter().try_for_each(|game| writeln!(out, "{}", game.name))?;
    }
    Ok(ExitCode::SUCCESS)
}

impl ListedGame {
    fn new(game: &Game) -> ListedGame {
        let players = (game.players)();
        ListedGame {
            name: game.name,
            title: (game.title)(),
            players: [*players.start(), *players.end()],
            options: game.choices.iter().map(ListedOption::new).collect(),
            bots: (game.bots)(),
        }
    }
}

impl ListedOption {
    fn new(choice: &Choice) -> ListedOption {
        let &Choice { name, default, help, .. } = choice;
        ListedOption { name, values: choice.listed(), default, help }
    }
}
