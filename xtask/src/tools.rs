//! The tools that the browser tests need; what is missing is installed, out loud.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::bail;

use crate::run;

/// The version of axe-core that looks for barriers.
const AXE: &str = "axe-core@4.14.0";

/// Makes sure that there is a browser with its driver, and the checker for barriers; returns the
/// checker's script.
pub(crate) fn for_browser_tests() -> anyhow::Result<PathBuf> {
    for_screenshots()?;
    axe()
}

/// Makes sure that there is a browser with its driver.
pub(crate) fn for_screenshots() -> anyhow::Result<()> {
    program("chromium", "chromium")?;
    program("chromedriver", "chromium-driver")
}

/// Installs Debian's package of a program that is missing.
fn program(program: &str, package: &str) -> anyhow::Result<()> {
    if is_there(program) {
        return Ok(());
    }
    println!("{program} is missing; installing Debian's package {package}, which needs root");
    if !is_there("apt-get") {
        bail!("{program} is missing and apt-get, too; install {program}, then run this again");
    }
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", package])
}

/// Runs apt-get as root, by sudo if need be.
fn apt_get(arguments: &[&str]) -> anyhow::Result<()> {
    let id = Command::new("id").arg("--user").output()?;
    let is_root = id.stdout.trim_ascii() == b"0";
    let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
    if !is_root {
        command.arg("apt-get");
    }
    run::run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_there(program: &str) -> bool {
    let mut command = Command::new(program);
    let command = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// The script of axe-core, from its package.
fn axe() -> anyhow::Result<PathBuf> {
    let folder = run::target().join("axe");
    let script = folder.join("node_modules").join("axe-core").join("axe.min.js");
    if !is_version(&script) {
        program("npm", "npm")?;
        println!("installing {AXE} into {}", folder.display());
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--no-save", "--prefix"]).arg(&folder);
        run::run(npm.arg(AXE))?;
    }
    Ok(script)
}

/// Whether the wanted version lies there already.
fn is_version(script: &Path) -> bool {
    let version = AXE.split('@').next_back().unwrap_or_default();
    std::fs::read_to_string(script)
        .is_ok_and(|text| text.starts_with(&format!("/*! axe v{version}")))
}
