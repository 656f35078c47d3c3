//! The long runs: what the gate does, many times over, in a release build.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

use crate::games::Game;
use crate::run::{self, cargo_with, sobremesa, target};
use crate::{dist, figures, games, setup, wheel};

/// How many games of each combination of options are played, written and verified, for each time the
/// gate's length.
const GAMES: u64 = 100;

/// The same for the other bots that decide at once: those for people.
const OTHERS: u64 = 10;

/// The same for bots that search.
const SEARCHES: u64 = 1;

/// Who thinks as long as a hint does, by the server's own budget.
const HINT: &str = "search:400ms";

/// No hint may take longer, in microseconds.
const LONGEST_HINT: f64 = 1_000_000.0;

/// Runs everything `factor` times as long as the gate does.
pub(crate) fn run(factor: u64) -> anyhow::Result<()> {
    let mut variables = setup::run()?;
    variables.push(("SOBREMESA_SOAK", factor.to_string().into()));
    cargo_with(
        &variables,
        &["test", "--release", "--workspace", "--tests", "--all-features", "--exclude", "xtask"],
    )?;
    let sobremesa = sobremesa()?;
    let records = target().join("soak.jsonl");
    let games = games::all(&sobremesa)?;
    for game in &games {
        let all_options = game.all_options();
        let bots: Vec<(&str, u64)> = game.bots.iter().map(|bot| times(game, bot)).collect();
        for (options, (bots, games)) in
            all_options.iter().flat_map(|it| bots.iter().map(move |bot| (it, bot)))
        {
            let games = games * factor;
            let arguments = format!("sim {options} --games {games} --seed soak --bots {bots}");
            let mut sim = Command::new(&sobremesa);
            sim.args(arguments.split(' ')).arg("--records").arg(&records);
            run::run(&mut sim)?;
            run::run(Command::new(&sobremesa).arg("verify").arg(&records))?;
        }
    }
    std::fs::remove_file(&records)?;
    games.iter().try_for_each(|game| hints(&sobremesa, game))?;
    dist::bare::run()?;
    dist::image::run()?;
    wheel::soak(factor)?;
    figures::run()?;
    println!("\nAll long runs passed.");
    Ok(())
}

/// A bot of a game with a budget for long runs, and how often it plays.
fn times<'a>(game: &Game, bot: &'a str) -> (&'a str, u64) {
    match bot {
        "search" => ("search:100", SEARCHES),
        "random" => (bot, GAMES),
        _ if bot == game.usual_bot() => (bot, GAMES),
        _ if game.is_quick(bot) => (bot, OTHERS),
        _ => (bot, SEARCHES),
    }
}

/// Lets a bot that thinks as long as a hint play with the fewest and with the most others, and fails if one of its
/// decisions took a second.
fn hints(sobremesa: &Path, game: &Game) -> anyhow::Result<()> {
    for players in [game.players.0, game.players.1] {
        let others = vec![game.usual_bot(); players as usize - 1];
        let field = [&[HINT], &others[..]].concat().join(",");
        let name = &game.name;
        let arguments = format!(
            "{name} --players {players} --field {field} --blocks 1 --threads 1 --seed hints"
        );
        let results = figures::arena(sobremesa, &arguments)?;
        let times = results["times"].as_array().context("the times of the bots")?;
        let hint = times.iter().find(|times| times["bot"] == HINT).context("times of hints")?;
        let longest = hint["max_us"].as_f64().context("the longest hint")?;
        println!("── hints of {name} with {players} players take {:.0} ms at most", longest / 1e3);
        ensure!(longest < LONGEST_HINT, "a hint of {name} took a second");
    }
    Ok(())
}
