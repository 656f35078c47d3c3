//! What clients have seen and been told, and whether it fits together.

use std::collections::HashMap;

use serde_json::Value;
use sha2::{Digest, Sha256};
use sobremesa_store::{CommandId, PersonId, Row, TableId, TokenHash};

/// What one client was told of one table.
#[derive(Default)]
pub(super) struct History {
    /// Commands that were acknowledged, with the answer.
    pub(super) done: Vec<(Value, Value)>,
    /// Commands that were refused while a server stood still, which may yet have done them. Others that are refused are
    /// never done.
    pub(super) in_doubt: Vec<Value>,
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

/// The hash by which the store knows whose cookie this is.
pub(super) fn token(cookie: &str) -> TokenHash {
    let (_, token) = cookie.split_once('=').expect("a name and a value");
    TokenHash(Sha256::digest(token).into())
}

/// The name under which a table keeps a person's command.
fn kept_as(person: PersonId, command: &Value) -> CommandId {
    let id = command["id"].as_str().expect("every command has an id");
    let hash = Sha256::digest(format!("{person} {id}"));
    let digits: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.parse().expect("a name")
}

/// Checks what clients were told of a table against its log, which has one row for each version and nothing else.
pub(super) fn check(table: &TableId, rows: &[Row], histories: &[(PersonId, &History)]) {
    let numbers: Vec<u64> = rows.iter().map(|row| row.version.0).collect();
    assert!(numbers.iter().copied().eq(1..=rows.len() as u64), "one line of versions: {numbers:?}");
    let mut kept = HashMap::new();
    for row in rows {
        let other = row.command.as_ref().and_then(|id| kept.insert(id, row.version.0));
        assert!(other.is_none(), "{table}: the command of row {other:?} was done twice");
    }
    for (person, history) in histories {
        for (command, answer) in &history.done {
            let row = kept.remove(&kept_as(*person, command));
            assert!(row.is_some(), "{table}: {command} was acknowledged, and is lost");
            assert_eq!(row, answer["version"].as_u64(), "{table}: {command} is another row");
        }
        for (version, known) in &history.shown {
            assert!(version >= known, "{table}: {known} was seen, and then {version}");
            assert!(*version <= rows.len() as u64, "{table}: {version} was shown, and is lost");
        }
    }
    // Nothing else was done but the wish for the table: nothing that was refused, and nothing that nobody sent.
    assert!(kept.values().all(|version| *version == 1), "{table}: nobody was told of {kept:?}");
}

/// Forged histories: the check finds what is wrong with them.
mod forged {
    use serde_json::json;
    use sobremesa_store::{Millis, Ticks, Version};

    use super::*;

    const ANN: PersonId = PersonId(1);

    fn command(id: &str) -> Value {
        json!({ "id": id, "type": "act" })
    }

    /// Checks a log whose rows are for these commands of a person, if any, against what she was told: commands that
    /// were acknowledged and their versions, and the versions that she saw.
    fn try_it(rows: &[Option<&str>], done: &[(&str, u64)], shown: &[u64]) {
        let rows: Vec<Row> = (1..)
            .zip(rows)
            .map(|(version, id)| Row {
                version: Version(version),
                command: id.map(|id| kept_as(ANN, &command(id))),
                at: Millis(0),
                ticks: Ticks(0),
                body: String::new(),
            })
            .collect();
        let mut history = History::default();
        for (id, version) in done {
            history.note_done(command(id), json!({ "version": version }));
        }
        let mut known = 0;
        for version in shown {
            history.note_shown(&json!(version), known);
            known = *version;
        }
        check(&TableId::from_bytes([0; 10]), &rows, &[(ANN, &history)]);
    }

    const ROWS: [Option<&str>; 5] = [Some("table"), Some("a"), None, Some("b"), None];

    #[test]
    fn a_true_history_passes() {
        try_it(&ROWS, &[("a", 2), ("b", 4)], &[1, 2, 2, 5]);
    }

    #[test]
    #[should_panic = "was acknowledged, and is lost"]
    fn a_command_that_is_in_no_row_is_found() {
        try_it(&ROWS, &[("a", 2), ("b", 4), ("c", 3)], &[]);
    }

    #[test]
    #[should_panic = "is another row"]
    fn commands_that_changed_places_are_found() {
        try_it(&ROWS, &[("a", 4), ("b", 2)], &[]);
    }

    #[test]
    #[should_panic = "the command of row Some(2) was done twice"]
    fn a_command_in_two_rows_is_found() {
        try_it(&[Some("table"), Some("a"), Some("a")], &[("a", 2)], &[]);
    }

    #[test]
    #[should_panic = "nobody was told of"]
    fn a_row_that_was_refused_or_never_asked_for_is_found() {
        try_it(&ROWS, &[("a", 2)], &[]);
    }

    #[test]
    #[should_panic = "5 was seen, and then 4"]
    fn a_version_that_goes_back_is_found() {
        try_it(&ROWS, &[("a", 2), ("b", 4)], &[5, 4]);
    }

    #[test]
    #[should_panic = "6 was shown, and is lost"]
    fn a_version_that_was_only_shown_is_found() {
        try_it(&ROWS, &[("a", 2), ("b", 4)], &[6]);
    }
}
