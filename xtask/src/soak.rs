//! The long runs: what the gate does, many times over, in a release build.

use std::process::Command;

use crate::run::{self, cargo_with, root, sobremesa};

/// How many games of each combination of players and pauses are played, written and verified, for
/// each time the gate's length.
const GAMES: u64 = 50;

/// Runs everything `factor` times as long as the gate does.
pub(crate) fn run(factor: u64) -> anyhow::Result<()> {
    cargo_with(
        &[("SOBREMESA_SOAK", &factor.to_string())],
        &["test", "--release", "--workspace", "--tests", "--exclude", "xtask"],
    )?;
    let sobremesa = sobremesa()?;
    let records = root().join("target").join("soak.jsonl");
    for bots in ["random", "heuristic"] {
        for players in 1..=5 {
            for pauses in 0..=3 {
                let arguments = format!(
                    "sim level10 --players {players} --pauses {pauses} --games {} --seed soak --bots {bots}",
                    GAMES * factor
                );
                let mut sim = Command::new(&sobremesa);
                sim.args(arguments.split(' ')).arg("--records").arg(&records);
                run::run(&mut sim)?;
                run::run(Command::new(&sobremesa).arg("verify").arg(&records))?;
            }
        }
    }
    std::fs::remove_file(&records)?;
    println!("\nAll long runs passed.");
    Ok(())
}
