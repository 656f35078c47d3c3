//! The Python package: its wheel, and its tests in a fresh virtual environment.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, ensure};

use crate::run::{self, root, target};
use crate::{pythons, setup};

/// What builds the wheel.
const BUILD: [&str; 1] = ["maturin[zig]==1.16.0"];

/// What the tests need beside the package itself: the suites of those who learn, and what they are compared with.
const TESTS: [&str; 10] = [
    "pytest==9.2.0",
    "hypothesis==6.170.15",
    "mypy==2.4.1",
    "abi3audit==0.0.26",
    "gymnasium==1.4.0",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",
    "open_spiel==2.0.2",
    "pandas==3.1.1",
    "polars==2.1.0",
];

/// What the long tests need: large packages, a cluster, and the rest of what the benchmark plays beside us.
const SOAK: [&str; 6] = [
    "torch==2.15.0",
    "onnx==1.23.2",
    "onnxscript==0.7.2",
    "ray==2.60.0",
    "rlcard==1.2.0",
    "shimmy==2.0.1",
];

/// How the wheel is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Profile {
    /// Quickly, for the tests.
    Tests,
    /// As fast as it gets, for people, and for any Linux since 2014.
    Release,
}

/// Builds the wheel and the source distribution for people.
pub(crate) fn run() -> anyhow::Result<()> {
    setup::for_python()?;
    let python = environment("wheel", &BUILD)?;
    let wheel = build(&python, Profile::Release, "wheels")?;
    sdist(&python, &target().join("wheels"))?;
    println!("\n{} is there.", wheel.display());
    Ok(())
}

/// Builds the wheel, runs its tests in a fresh environment, and the tour in bare ones.
pub(crate) fn test() -> anyhow::Result<()> {
    setup::for_python()?;
    let python = environment("python", &[&BUILD[..], &TESTS].concat())?;
    let wheel = build(&python, Profile::Tests, "test-wheels")?;
    run::run(&mut pytest(&python, &wheel, "tests")?)?;
    pythons::short_tour(&wheel)
}

/// The long tests: many examples of what can go wrong, all Pythons that are here, a net that learns, and a cluster.
pub(crate) fn soak(factor: u64) -> anyhow::Result<()> {
    setup::for_python()?;
    let python = environment("python", &[&BUILD[..], &TESTS, &SOAK].concat())?;
    build_sdist(&python)?;
    // After the sources, whose wheel maturin leaves in the same folder.
    let wheel = build(&python, Profile::Release, "wheels")?;
    let examples = (60 * factor).to_string();
    run::run(pytest(&python, &wheel, "tests")?.env("SOBREMESA_EXAMPLES", examples))?;
    pythons::tour(&wheel)?;
    run::run(pytest(&python, &wheel, "soak")?.env("SOBREMESA_PROGRAM", run::sobremesa()?))
}

/// The sources as people get them.
fn sdist(python: &Path, out: &Path) -> anyhow::Result<()> {
    run::run(maturin(python, &["sdist", "--out"]).arg(out))
}

/// Builds the wheel from the sources as people get them, with what Rust has fetched before and without a network.
fn build_sdist(python: &Path) -> anyhow::Result<()> {
    let out = target().join("sdist");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    sdist(python, &out)?;
    let sources = fs::read_dir(&out)?.next().context("sources were packed")??.path();
    let mut command = Command::new(python);
    command.args(["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]);
    command.args(["--no-build-isolation", "--wheel-dir"]).arg(&out).arg(sources);
    command.env("CARGO_NET_OFFLINE", "true").env("CARGO_TARGET_DIR", target());
    command.env("PATH", path_with(python)?);
    run::run(command.env("MATURIN_PEP517_ARGS", "--profile dev"))
}

/// The search path with the environment's own programs first: without isolation `pip` looks for `maturin` there.
fn path_with(python: &Path) -> anyhow::Result<OsString> {
    let own = python.parent().context("the interpreter lies in a folder")?;
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = [own.to_owned()].into_iter().chain(env::split_paths(&path));
    env::join_paths(folders).context("the search path")
}

/// Tests of the package as it is installed from its wheel.
fn pytest(python: &Path, wheel: &Path, folder: &str) -> anyhow::Result<Command> {
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps"]);
    run::run(install.arg(wheel))?;
    let mut tests = Command::new(python);
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(package().join(folder));
    // From another folder, so that the installed package is tested and not the sources.
    tests.current_dir(target());
    Ok(tests)
}

fn package() -> PathBuf {
    root().join("crates").join("python")
}

/// A fresh virtual environment with these packages; its interpreter.
pub(crate) fn environment(name: &str, packages: &[&str]) -> anyhow::Result<PathBuf> {
    environment_of(Path::new("python3"), name, packages)
}

/// The same for a certain interpreter.
pub(crate) fn environment_of(
    interpreter: &Path,
    name: &str,
    packages: &[&str],
) -> anyhow::Result<PathBuf> {
    let folder = target().join(name);
    let mut venv = Command::new(interpreter);
    run::run(venv.args(["-m", "venv", "--clear"]).arg(&folder))?;
    let python = folder.join("bin").join("python");
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    run::run(install.args(packages))?;
    Ok(python)
}

fn maturin(python: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(python);
    command.args(["-m", "maturin"]).args(arguments).current_dir(package());
    command
}

fn build(python: &Path, profile: Profile, folder: &str) -> anyhow::Result<PathBuf> {
    let out = target().join(folder);
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let mut command = maturin(python, &["build", "--out"]);
    command.arg(&out);
    if profile == Profile::Release {
        command.args(["--release", "--zig", "--compatibility", "manylinux2014"]);
        command.env("CARGO_ZIGBUILD_PYTHON_PATH", python);
    }
    run::run(&mut command)?;
    let mut wheels = fs::read_dir(&out).context("the folder of the wheel")?;
    let wheel = wheels.next().context("a wheel was built")??.path();
    ensure!(wheel.extension().is_some_and(|it| it == "whl"), "{} is no wheel", wheel.display());
    Ok(wheel)
}
