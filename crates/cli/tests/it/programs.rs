//! Programs as bots, in runs and at tables.

mod confinement;
mod examples;
mod faults;
mod tables;
mod transcripts;

use std::path::PathBuf;

use crate::binary::str;

/// Python as a program without an environment finds it.
const PYTHON: &str = "/usr/bin/env python3";

/// A file of the project.
fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The command of an example.
fn example(name: &str) -> String {
    let path = file("examples/bots").join(name);
    let interpreter = match path.extension().and_then(|end| end.to_str()) {
        Some("py") => "python3",
        Some("js") => "node",
        _ => "sh",
    };
    format!("{interpreter} '{}'", str(&path))
}

/// The command of a bot that behaves badly.
fn naughty(how: &str) -> String {
    format!("{PYTHON} '{}' {how}", str(&file("crates/cli/tests/it/programs/naughty.py")))
}
