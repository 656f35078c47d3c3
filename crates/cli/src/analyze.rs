//! `sobremesa analyze`: what a game could have been.

mod differences;
mod json;
mod report;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use sobremesa_bots::{BotName, Bots, Care};
use sobremesa_table::Record;
use sobremesa_words::{Language, Tells};

use crate::arguments::{list, team_games};
use crate::lines::printable;
use crate::record::{Found, Wanted};
use crate::verify::tell;
use crate::{Game, bots};
use differences::Differences;
use json::Analysis;

/// Say of a game what a bot would have done otherwise; of a game that is won together also until when it
/// could be won.
///
/// All cards are open to the search for a win; the bot sees what the player saw.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    record: Wanted,
    /// Whose moves to compare; by default those of the best bot that decides at once.
    #[arg(long, value_name = "NAME")]
    bot: Option<BotName>,
    /// Print everything as one JSON object on the last line.
    #[arg(long)]
    json: bool,
}

/// Adds what follows from the games.
pub(crate) fn complete(command: clap::Command, games: &[Game]) -> clap::Command {
    let winnable =
        team_games(games).map(|teams| format!("; of {teams} also until when it could be won"));
    let about = "Say of a game what a bot would have done otherwise";
    let names = list(&bots::names(games), "or");
    let default = bots::stand_in(games).unwrap_or("the best that decides at once");
    let bot = format!(
        "Whose moves to compare: {names}; a search also tells how likely it thinks to win [default: {default}]"
    );
    command
        .about(format!("{about}{}", winnable.unwrap_or_default()))
        .mut_arg("bot", |arg| arg.help(bot))
}

pub(crate) fn run(
    games: &[Game],
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let (game, found) = arguments.record.find(games)?;
    (game.analyze)(&found, arguments, out)
}

pub(crate) fn analyze<G: Bots + Tells>(
    found: &Found,
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let words = G::words(Language::English);
    let mut out = BufWriter::new(out);
    let record = match Record::<G>::replay(&found.line, |_, _| {}) {
        Ok(record) => record,
        Err(fault) => {
            writeln!(out, "{}", printable(&tell::<G>(&fault)))?;
            out.flush()?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let bot = arguments.bot.clone().unwrap_or_else(|| BotName::new(G::stand_in().name));
    let differences = Differences::find(&record, bot)?;
    let last_chance = G::last_chance(&record.rules, &record.moves, Care::Thorough);
    report::print(words, &record, &found.names, last_chance.as_ref(), &differences, &mut out)?;
    if arguments.json {
        let analysis = Analysis::new(&record, last_chance.as_ref(), &differences);
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
