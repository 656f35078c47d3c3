//! The long runs: what the gate does, many times over, in a release build.

use std::process::Command;

use crate::run::{self, cargo_with, sobremesa, target};
use crate::{figures, games, setup, wheel};

/// How many games of each combination of options are played, written and verified, for each time the
/// gate's length.
const GAMES: u64 = 100;

/// The same for bots that search.
const SEARCHES: u64 = 1;

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
        let bots = [("random", GAMES), (game.usual_bot(), GAMES), ("search:100", SEARCHES)];
        for (options, (bots, games)) in
            game.all_options().iter().flat_map(|it| bots.map(|bot| (it, bot)))
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
    wheel::soak(factor)?;
    figures::run()?;
    println!("\nAll long runs passed.");
    Ok(())
}
