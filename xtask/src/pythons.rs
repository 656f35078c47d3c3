//! The Pythons of this machine with nothing but the package: one wheel is for all of them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, ensure};

use crate::run::{self, root};
use crate::wheel;

/// The first Python that the wheel is for.
const OLDEST: u32 = 10;

/// The last Python that the wheel was tried with. Of a newer one there may be no numpy yet.
const NEWEST: u32 = 13;

/// What a new user gets with the package; the oldest that it is content with under the oldest Python.
fn numpy(minor: u32) -> &'static str {
    if minor == OLDEST { "numpy==1.23.0" } else { "numpy" }
}

/// Runs the tour in a fresh environment of every Python that is here, with nothing but the wheel and numpy. Which of
/// them are here is told; one must be.
///
/// # Errors
/// If the tour fails, or no Python is here. An environment that cannot be made is an error, too, unless its Python is
/// newer than those that the wheel was tried with.
pub(crate) fn tour(wheel: &Path) -> anyhow::Result<()> {
    let found = interpreters();
    let list: Vec<String> = found.keys().map(|minor| format!("3.{minor}")).collect();
    println!("\nPythons on this machine that the wheel is for: {}", list.join(", "));
    if !found.contains_key(&OLDEST) {
        println!("3.{OLDEST}, the oldest, is not here: that the wheel runs there is not tried");
    }
    let mut tours = 0;
    for (minor, interpreter) in found {
        let python = match bare(&interpreter, &format!("python3.{minor}"), numpy(minor)) {
            Err(error) if minor > NEWEST => {
                println!("3.{minor} is left out: {error:#}");
                continue;
            }
            made => made.with_context(|| format!("an environment of Python 3.{minor}"))?,
        };
        take(&python, wheel)?;
        tours += 1;
    }
    ensure!(
        tours > 0,
        "the wheel was tried with no Python: none from 3.{OLDEST} to 3.{NEWEST} is here"
    );
    Ok(())
}

/// The same under this machine's own Python, as a new user has it, and under the oldest one if it is here.
///
/// # Errors
/// If an environment cannot be made, or the tour fails.
pub(crate) fn short_tour(wheel: &Path) -> anyhow::Result<()> {
    take(&bare(Path::new("python3"), "python-bare", "numpy")?, wheel)?;
    match interpreters().get(&OLDEST) {
        Some(oldest) => take(&bare(oldest, &format!("python3.{OLDEST}"), numpy(OLDEST))?, wheel),
        None => {
            println!("3.{OLDEST}, the oldest, is not here: that the wheel runs there is not tried");
            Ok(())
        }
    }
}

/// A fresh environment with nothing but this numpy.
fn bare(interpreter: &Path, name: &str, numpy: &str) -> anyhow::Result<PathBuf> {
    wheel::environment_of(interpreter, name, &["--only-binary", "numpy", numpy])
}

/// Installs the wheel, which needs no more than is there, and runs the tour.
fn take(python: &Path, wheel: &Path) -> anyhow::Result<()> {
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]);
    run::run(install.arg(wheel))?;
    let tour = root().join("crates").join("python").join("tests").join("tour.py");
    // From another folder, so that the installed package is tried and not the sources.
    run::run(Command::new(python).arg(tour).current_dir(run::target()))
}

/// The Pythons in the search path and those of pyenv, by their minor version.
fn interpreters() -> BTreeMap<u32, PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let home = env::var_os("HOME").map(|home| PathBuf::from(home).join(".pyenv"));
    if let Some(pyenv) = env::var_os("PYENV_ROOT").map(PathBuf::from).or(home) {
        let versions = fs::read_dir(pyenv.join("versions")).into_iter().flatten().flatten();
        folders.extend(versions.map(|version| version.path().join("bin")));
    }
    let mut found = BTreeMap::new();
    for folder in folders {
        for minor in OLDEST..100 {
            let interpreter = folder.join(format!("python3.{minor}"));
            if !found.contains_key(&minor) && runs(&interpreter) {
                found.insert(minor, interpreter);
            }
        }
    }
    found
}

/// Whether it is a whole Python, and not a name behind which there is none.
fn runs(interpreter: &Path) -> bool {
    if !interpreter.exists() {
        return false;
    }
    let mut command = Command::new(interpreter);
    let command = command.args(["-c", "import ensurepip, venv"]);
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
