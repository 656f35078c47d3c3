//! `sobremesa analyze`: what a game could have been.

mod chances;
mod differences;
mod json;
mod report;

use std::fs;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use sobremesa_bots::analysis::Effort;
use sobremesa_bots::{BotName, Bots, Care};
use sobremesa_page::insight::Insight;
use sobremesa_table::Record;
use sobremesa_words::{Language, Tells};

use crate::arguments::{list, team_games};
use crate::lines::printable;
use crate::record::{Found, Wanted};
use crate::sim::thread_pool;
use crate::verify::tell;
use crate::{Game, bots};
use differences::Differences;
use json::Analysis;

/// Say how everyone's chances changed in a game, which moves gave most away, and what a bot would have done;
/// of a game that is won together also until when it could be won.
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
    /// How much work goes into the chances, in percent of what is usual; 0 leaves them out.
    #[arg(long, default_value_t = 100, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(..=10_000))]
    effort: u32,
    /// How many threads; by default one for each core. The figures do not depend on it.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Draw the chances into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Adds what follows from the games.
pub(crate) fn complete(command: clap::Command, games: &[Game]) -> clap::Command {
    let winnable =
        team_games(games).map(|teams| format!("; of {teams} also until when it could be won"));
    let about = "Say how everyone’s chances changed in a game, which moves gave most away, and what a bot would have done";
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
    let differences = Differences::find(words, &record, &found.names, bot)?;
    let last_chance = G::last_chance(&record.rules, &record.moves, Care::Thorough);
    let pool = thread_pool(arguments.threads)?;
    let figures = chances::find(&record, Effort(arguments.effort), &pool);
    let insight = figures.as_ref().map(|figures| Insight {
        words,
        names: &found.names,
        rules: &record.rules,
        moves: &record.moves,
        figures,
    });
    report::head(words, &record, &found.names, last_chance.as_ref(), &mut out)?;
    if let Some(insight) = &insight {
        chances::print(insight, &mut out)?;
    }
    if let Some(path) = &arguments.svg {
        let Some(insight) = &insight else { bail!("there are no chances to draw") };
        let cannot_write = || format!("cannot write {}", path.display());
        fs::write(path, chances::picture(insight)).with_context(cannot_write)?;
    }
    // One list is enough, unless another bot's opinion was asked for.
    if insight.is_none() || arguments.bot.is_some() {
        report::differences(words, &record, &found.names, &differences, &mut out)?;
    }
    if arguments.json {
        let analysis = Analysis::new(&record, last_chance.as_ref(), &differences, figures.as_ref());
        writeln!(out, "{}", serde_json::to_string(&analysis)?)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
