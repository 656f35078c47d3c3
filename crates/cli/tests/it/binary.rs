//! The binary, run as people and programs run it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

pub(crate) fn sobremesa(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sobremesa")).args(arguments).output().expect("it starts")
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it prints UTF-8")
}

pub(crate) fn str(path: &Path) -> &str {
    path.to_str().expect("paths are UTF-8")
}

#[track_caller]
pub(crate) fn succeed(arguments: &[&str]) -> String {
    let output = sobremesa(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

#[track_caller]
pub(crate) fn fail(arguments: &[&str], code: i32, message: &str) {
    let output = sobremesa(arguments);
    let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    assert!(said.contains(message), "{arguments:?} says {said:?}, not {message:?}");
}

pub(crate) fn figures(arguments: &[&str]) -> Value {
    let printed = succeed(arguments);
    let last = printed.lines().last().expect("it prints something");
    serde_json::from_str(last).expect("the last line is JSON")
}

/// A file of records of a small run.
pub(crate) fn records(folder: &TempDir, name: &str, arguments: &[&str]) -> PathBuf {
    records_of("level10", folder, name, arguments)
}

pub(crate) fn records_of(game: &str, folder: &TempDir, name: &str, arguments: &[&str]) -> PathBuf {
    let path = folder.path().join(name);
    succeed(&[&["sim", game], arguments, &["--records", str(&path)]].concat());
    path
}

pub(crate) fn write(folder: &TempDir, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.path().join(name);
    fs::write(&path, bytes).expect("the folder takes files");
    path
}
