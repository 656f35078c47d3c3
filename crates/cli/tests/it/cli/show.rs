//! `sobremesa show` from the command line.

use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::GOLDEN;
use crate::binary::{fail, str, succeed, text, write};

#[test]
fn show_tells_the_game() {
    let folder = TempDir::new().unwrap();
    let games = write(&folder, "games", GOLDEN);
    insta::assert_snapshot!(succeed(&["show", str(&games), "--game", "17"]));
    fail(&["show", str(&games), "--game", "41"], 2, "has no game 41: it has 40");
    fail(&["show", str(&games), "--game", "0"], 2, "0 is not in");
}

#[test]
fn show_tells_a_bad_game_up_to_its_fault() {
    let folder = TempDir::new().unwrap();
    let line = GOLDEN.lines().nth(16).unwrap();
    let path = write(&folder, "bad", line.replace("\"won\":true", "\"won\":false"));
    fail(&["show", str(&path)], 1, "L10-21: The grid is full, so the game was won.");
}

#[test]
fn a_reader_may_stop_reading() {
    let folder = TempDir::new().unwrap();
    let games = write(&folder, "games", GOLDEN);
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(["show", str(&games), "--game", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
}
