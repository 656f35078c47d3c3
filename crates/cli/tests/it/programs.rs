//! Programs as bots, in runs and at tables.

mod confinement;
mod examples;
mod faults;
mod tables;
mod transcripts;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::binary::str;
use crate::running::Client;

/// Python as a program without an environment finds it.
const PYTHON: &str = "/usr/bin/env python3";

/// A file of the project.
fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The command of an example.
pub(crate) fn example(name: &str) -> String {
    let path = file("examples/bots").join(name);
    let interpreter = match path.extension().and_then(|end| end.to_str()) {
        Some("py") => "python3",
        Some("js") => "node",
        _ => "sh",
    };
    format!("{interpreter} '{}'", str(&path))
}

/// The command of an example with a recorder between the house and it, which writes down what they say.
fn recorded(heard: &Path, name: &str) -> String {
    let recorder = file("crates/cli/tests/it/programs/recorder.py");
    format!("{PYTHON} '{}' '{}' {}", str(&recorder), str(heard), example(name))
}

/// The command of a bot that behaves badly.
fn naughty(how: &str) -> String {
    format!("{PYTHON} '{}' {how}", str(&file("crates/cli/tests/it/programs/naughty.py")))
}

/// How often a bot that `lies` was asked what to do, and what to say: it has noted that.
fn asked_of_a_liar(notes: &Path) -> [usize; 2] {
    let notes = fs::read_to_string(notes).expect("its notes");
    ["decide", "speak"].map(|asked| notes.lines().filter(|note| *note == asked).count())
}

/// For a server at which [`play_on`] may act as fast as it can.
pub(crate) const AT_ANY_RATE: [&str; 4] = ["--person-rate", "100000", "--address-rate", "100000"];

/// Plays the first action until the game is over; the table then.
#[track_caller]
pub(crate) fn play_on(person: &Client, table: &str) -> Value {
    loop {
        let shown = person.wait_for_turn(table).expect("the server runs");
        if shown["state"] != "running" {
            return shown;
        }
        let act =
            json!({ "type": "act", "decision": shown["decision"], "action": shown["legal"][0] });
        // A program may have said something in the meantime, but nobody else decides.
        person.command(table, &act);
    }
}

/// Makes a table, sits down with bots, and begins.
#[track_caller]
pub(crate) fn begin(person: &Client, game: &str, bot: &str) -> String {
    let table = person.create(game, &[bot]);
    person.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    person.command(&table, &json!({ "type": "start" }));
    table
}
