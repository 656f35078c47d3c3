//! The long runs: what the gate does, many times over, in a release build.

use std::process::Command;

use crate::figures;
use crate::run::{self, cargo_with, sobremesa, target};

/// How many games of each combination of options are played, written and verified, for each time the
/// gate's length.
const GAMES: u64 = 100;

/// The same for bots that search.
const SEARCHES: u64 = 1;

/// Runs everything `factor` times as long as the gate does.
pub(crate) fn run(factor: u64) -> anyhow::Result<()> {
    cargo_with(
        &[("SOBREMESA_SOAK", &factor.to_string())],
        &["test", "--release", "--workspace", "--tests", "--exclude", "xtask"],
    )?;
    let sobremesa = sobremesa()?;
    let records = target().join("soak.jsonl");
    for options in all_options() {
        for (bots, games) in [("random", GAMES), ("heuristic", GAMES), ("search:100", SEARCHES)] {
            let games = games * factor;
            let arguments = format!("sim {options} --games {games} --seed soak --bots {bots}");
            let mut sim = Command::new(&sobremesa);
            sim.args(arguments.split(' ')).arg("--records").arg(&records);
            run::run(&mut sim)?;
            run::run(Command::new(&sobremesa).arg("verify").arg(&records))?;
        }
    }
    std::fs::remove_file(&records)?;
    figures::run()?;
    println!("\nAll long runs passed.");
    Ok(())
}

/// Every game with every combination of its options.
fn all_options() -> Vec<String> {
    let level10 = (1..=5).flat_map(|players| {
        (0..=3).map(move |pauses| format!("level10 --players {players} --pauses {pauses}"))
    });
    let linko = (2..=5).flat_map(|players| {
        ["base", "advanced", "expert"]
            .map(move |variant| format!("linko --players {players} --variant {variant}"))
    });
    let level8 = (2..=6).flat_map(|players| {
        [1, 2].map(move |stars| format!("level8 --players {players} --stars {stars}"))
    });
    level10.chain(linko).chain(level8).collect()
}
