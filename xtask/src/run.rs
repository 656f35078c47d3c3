//! Running commands in the open.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, bail};

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the project").into()
}

/// The folder that cargo builds in.
pub(crate) fn target() -> PathBuf {
    let folder = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    root().join(folder)
}

/// The binary of the release build.
pub(crate) fn sobremesa() -> anyhow::Result<PathBuf> {
    cargo(&["build", "--release", "--package", "sobremesa"])?;
    Ok(target().join("release").join("sobremesa"))
}

/// Runs cargo in the project's folder, and fails if it fails.
pub(crate) fn cargo(arguments: &[&str]) -> anyhow::Result<()> {
    cargo_with(&[("", ""); 0], arguments)
}

/// Runs cargo with some variables set.
pub(crate) fn cargo_with(
    variables: &[(&str, impl AsRef<OsStr>)],
    arguments: &[&str],
) -> anyhow::Result<()> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command
        .current_dir(root())
        .args(arguments)
        .envs(variables.iter().map(|(name, value)| (name, value)));
    run(&mut command)
}

/// Says what it runs, and how long it took; fails if the command fails.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<()> {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default().to_owned();
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    let line = format!("{} {}", name.display(), arguments.join(" "));
    println!("\n── {line}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("cannot run {}", name.display()))?;
    if !status.success() {
        bail!("`{line}` failed: {status}");
    }
    println!("── {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}
