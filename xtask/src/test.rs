//! The whole gate.

use std::process::{Command, Stdio};

use anyhow::{Context, bail};

use crate::run::{self, cargo, cargo_with};
use crate::tools;

/// Everything that must pass before a change lands.
pub(crate) fn run() -> anyhow::Result<()> {
    require("fmt", "rustfmt")?;
    require("clippy", "clippy")?;
    cargo(&["fmt", "--all", "--check"])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"])?;
    cargo_with(&[("RUSTDOCFLAGS", "--deny warnings")], &["doc", "--workspace", "--no-deps"])?;
    let axe = tools::for_browser_tests()?;
    let axe = axe.to_str().context("the path of the build folder is text")?;
    cargo_with(&[("SOBREMESA_AXE", axe)], &["test", "--workspace"])?;
    println!("\nAll tests passed.");
    Ok(())
}

/// Installs the toolchain's component behind a cargo command if it is missing.
fn require(command: &str, component: &str) -> anyhow::Result<()> {
    let installed = Command::new("cargo")
        .args([command, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if installed {
        return Ok(());
    }
    println!("{component} is missing; installing it");
    let added = run::run(Command::new("rustup").args(["component", "add", component]));
    if let Err(error) = added {
        bail!("{error}; install {component} for this toolchain, then run this again");
    }
    Ok(())
}
