//! The figures that the docs give.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};

use crate::run::{cargo, sobremesa, target};

/// Prints speed and memory.
pub(crate) fn run() -> anyhow::Result<()> {
    cargo(&["bench", "--workspace", "--benches"])?;
    cargo(&["run", "--release", "--package", "sobremesa-page", "--example", "sizes"])?;
    let sobremesa = sobremesa()?;
    let records = target().join("bench.jsonl");
    let runs = [
        "level10 --players 3 --pauses 2 --games 1000000",
        "linko --players 4 --games 1000000",
        "level8 --players 4 --bots simple --games 100000",
    ];
    for run in runs {
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
