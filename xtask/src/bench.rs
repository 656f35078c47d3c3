//! The figures that the docs give.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};

use crate::games;
use crate::run::{cargo, root, sobremesa, target};

/// Prints speed and memory.
pub(crate) fn run() -> anyhow::Result<()> {
    cargo(&["bench", "--workspace", "--benches", "--all-features"])?;
    for game in games::folders()? {
        if !root().join("games").join(&game).join("examples").join("sizes.rs").exists() {
            continue;
        }
        let (package, sizes) = (format!("sobremesa-{game}"), format!("{game}-sizes"));
        let features = ["--features", "gallery", "--example", &sizes];
        cargo(&[&["run", "--release", "--package", &package][..], &features].concat())?;
    }
    let sobremesa = sobremesa()?;
    let records = target().join("bench.jsonl");
    for game in games::all(&sobremesa)? {
        let (name, bot, players) = (&game.name, game.quick_bot(), game.players.1.min(4));
        let run = format!("{name} --players {players} --bots {bot} --games 200000 --threads 1");
        for writes in [false, true] {
            let arguments = format!("sim {run} --seed 1");
            let mut sim = Command::new(&sobremesa);
            sim.args(arguments.split(' '));
            if writes {
                sim.arg("--records").arg(&records);
            }
            let peak = peak_memory(&mut sim)?;
            let with = if writes { " with --records" } else { "" };
            println!("── sobremesa {arguments}{with}: at most {} MB of memory", peak / 1024);
        }
    }
    fs::remove_file(&records)?;
    Ok(())
}

/// Runs a command and watches the most memory that it had resident, in kB (on Linux).
fn peak_memory(command: &mut Command) -> anyhow::Result<u64> {
    let mut child = command.spawn().context("cannot start sobremesa")?;
    let status_file = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        let status = fs::read_to_string(&status_file).unwrap_or_default();
        let high_water = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = high_water.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok());
        peak = peak.max(kilobytes.unwrap_or(0));
        match child.try_wait()? {
            None => thread::sleep(Duration::from_millis(20)),
            Some(status) if status.success() => return Ok(peak),
            Some(status) => bail!("the simulation failed: {status}"),
        }
    }
}
