//! The whole gate.

use std::fs;
use std::process::Command;

use anyhow::ensure;

use crate::run::{self, cargo, cargo_with, root};
use crate::{games, setup, wheel};

/// What the bare rules of a game may need.
const PURE: [&str; 3] = ["arrayvec", "sobremesa-table", "thiserror"];

/// Everything that must pass before a change lands.
pub(crate) fn run() -> anyhow::Result<()> {
    let variables = setup::run()?;
    cargo(&["fmt", "--all", "--check"])?;
    containers()?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--all-features"];
    cargo(&[&clippy[..], &["--", "--deny", "warnings"]].concat())?;
    cargo(&["deny", "--all-features", "check", "bans", "licenses", "sources"])?;
    let docs = ["doc", "--workspace", "--no-deps", "--all-features"];
    cargo_with(&[("RUSTDOCFLAGS", "--deny warnings")], &docs)?;
    bare_rules()?;
    let tests = ["test", "--workspace", "--all-features", "--no-fail-fast"];
    cargo_with(&variables, &tests)?;
    wheel::test()?;
    println!("\nAll tests passed.");
    Ok(())
}

/// The files for containers can be read by what builds and starts them.
fn containers() -> anyhow::Result<()> {
    let deploy = root().join("deploy");
    run::run(Command::new(setup::HADOLINT.program()?).arg(deploy.join("Containerfile")))?;
    let mut compose = Command::new(setup::COMPOSE.program()?);
    compose.args(["--builtin-schema", "vendor.compose-spec"]);
    run::run(compose.arg(deploy.join("compose.yaml")))
}

/// The rules of every game whose feature `table` adds the rest need nothing but what is pure, and pass
/// their tests so.
fn bare_rules() -> anyhow::Result<()> {
    for game in games::folders()? {
        let manifest = fs::read_to_string(root().join("games").join(&game).join("Cargo.toml"))?;
        if !manifest.lines().any(|line| line.starts_with("table = [")) {
            continue;
        }
        let package = format!("sobremesa-{game}");
        let tree = Command::new("cargo")
            .args(["tree", "--package", &package, "--edges", "normal", "--depth", "1"])
            .args(["--prefix", "none", "--format", "{p}"])
            .current_dir(root())
            .output()?;
        let tree = String::from_utf8(tree.stdout)?;
        let needs = tree.lines().skip(1).filter_map(|line| line.split(' ').next());
        for needed in needs {
            ensure!(PURE.contains(&needed), "the bare rules of {game} need {needed}");
        }
        cargo(&["test", "--package", &package])?;
    }
    Ok(())
}
