//! What clients have seen and been told, and whether it fits together.

use std::collections::HashMap;

use serde_json::Value;
use sobremesa_store::{Row, TableId};

/// What one client was told of one table.
#[derive(Default)]
pub(super) struct History {
    /// Commands that were acknowledged, with the answer.
    pub(super) done: Vec<(Value, Value)>,
    /// Commands that were refused: one that was sent to a server which stood still may yet be done.
    pub(super) refused: usize,
    /// Versions that were shown, each with the newest one that the client knew of when it asked.
    pub(super) shown: Vec<(u64, u64)>,
    newest: u64,
}

impl History {
    /// The newest version that the client knows of.
    pub(super) fn newest(&self) -> u64 {
        self.newest
    }

    pub(super) fn note_shown(&mut self, version: &Value, known: u64) {
        let version = version.as_u64().expect("a number");
        self.shown.push((version, known));
        self.newest = self.newest.max(version);
    }

    pub(super) fn note_done(&mut self, command: Value, answer: Value) {
        self.newest = self.newest.max(answer["version"].as_u64().expect("a number"));
        self.done.push((command, answer));
    }
}

/// Checks what clients were told of a table against its log, which has one row for each version and nothing else.
pub(super) fn check(table: &TableId, rows: &[Row], histories: &[&History]) {
    let numbers: Vec<u64> = rows.iter().map(|row| row.version.0).collect();
    assert!(numbers.iter().copied().eq(1..=rows.len() as u64), "one line of versions: {numbers:?}");
    let mut acknowledged = HashMap::new();
    for (command, answer) in histories.iter().flat_map(|history| &history.done) {
        let version = answer["version"].as_u64().expect("a number");
        let row = rows.get(version as usize - 1);
        let row = row.unwrap_or_else(|| panic!("{table}: {command} was acknowledged, and is lost"));
        assert!(row.command.is_some(), "{table}: row {version} is no command's, but for {command}");
        let other = acknowledged.insert(version, command);
        assert!(other.is_none(), "{table}: {command} and {other:?} are one row");
    }
    let commands = rows.iter().filter(|row| row.command.is_some()).count();
    let refused: usize = histories.iter().map(|history| history.refused).sum();
    assert!(commands <= acknowledged.len() + refused + 1, "{table}: something was done twice");
    for (version, known) in histories.iter().flat_map(|history| &history.shown) {
        assert!(version >= known, "{table}: {known} was seen, and then {version}");
        assert!(*version <= rows.len() as u64, "{table}: {version} was shown, and is lost");
    }
}
