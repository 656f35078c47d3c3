//! `sobremesa admin`, beside a server that runs.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use serde_json::json;
use sobremesa_store::{
    Append, Appended, Millis, Store, Summary, TableId, TableState, Ticks, Version,
};
use tempfile::TempDir;

use crate::binary::{fail, str, succeed};
use crate::running::{Client, Running};

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// What an operator is told.
#[track_caller]
fn admin(data: &Path, arguments: &[&str]) -> String {
    succeed(&[&["admin", "--data", str(data)], arguments].concat())
}

/// The person's number in a line such as `about Bob (person 2)`.
fn number(line: &str) -> &str {
    line.rsplit_once("person ").and_then(|(_, rest)| rest.strip_suffix(')')).expect("a number")
}

#[test]
fn reports_are_made_read_and_dealt_with() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    assert_eq!(admin(folder.path(), &["reports"]), "There is no open report.\n");
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = bob.create("level10", &["random"]);
    let report = |text: &str| json!({ "table": table, "seat": 0, "text": text });
    let made = ann.expect(201, "POST", "/api/reports", &report(" bad words\r\n\u{202e}and more "));
    let printed = admin(folder.path(), &["reports"]);
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), 5, "{printed}");
    assert!(lines[0].starts_with("Report 1, 20") && lines[0].contains("by Ann (person "));
    assert!(lines[1].starts_with("  about Bob (person "), "{printed}");
    assert_eq!(lines[2], format!("  at table {table}"));
    assert_eq!(lines[3..], ["  > bad words", "  > \\u{202e}and more"]);
    assert_ne!(number(lines[0]), number(lines[1]));
    let id = made["report"].to_string();
    assert_eq!(admin(folder.path(), &["resolve", &id]), "Report 1 is dealt with.\n");
    fail(&["admin", "--data", str(folder.path()), "resolve", &id], 2, "no open report 1");
    assert_eq!(admin(folder.path(), &["reports"]), "There is no open report.\n");
}

#[test]
fn reports_have_limits() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    let table = ann.create("level10", &["random"]);
    let long = "x".repeat(1001);
    for (status, report) in [
        (422, json!({ "text": " " })),
        (422, json!({ "text": long })),
        (422, json!({ "text": "a bell \u{7}" })),
        (422, json!({ "seat": 0, "text": "somebody" })),
        (422, json!({ "table": table })),
        (404, json!({ "table": "0000000000000000", "text": "nowhere" })),
        (404, json!({ "table": "0000000000000000", "seat": 0, "text": "nobody" })),
        (404, json!({ "table": "my table", "text": "nowhere" })),
        (409, json!({ "table": table, "seat": 1, "text": "a bot" })),
        (409, json!({ "table": table, "seat": 4, "text": "no seat" })),
        (201, json!({ "table": table, "text": &long[1..] })),
    ] {
        ann.expect(status, "POST", "/api/reports", &report);
    }
    let report = json!({ "text": "again" });
    server.stranger().expect(401, "POST", "/api/reports", &report);
    for _ in 0..9 {
        ann.expect(201, "POST", "/api/reports", &report);
    }
    ann.expect(429, "POST", "/api/reports", &report);
}

#[test]
fn a_ban_works_at_once_and_can_be_lifted() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    ann.expect(201, "POST", "/api/reports", &json!({ "text": "about nobody" }));
    let printed = admin(folder.path(), &["reports"]);
    let number = number(printed.lines().next().unwrap());
    for ban in [&["ban", number, "--reason", "rude"][..], &["ban", number, "--days", "3"]] {
        let banned = admin(folder.path(), ban);
        assert_eq!(banned, format!("Person {number} is banned.\n"));
        ann.expect(403, "GET", "/api/me", &json!({}));
        let unbanned = admin(folder.path(), &["unban", number]);
        assert_eq!(unbanned, format!("Person {number} may come again.\n"));
        assert_eq!(ann.get("/api/me")["name"], "Ann");
    }
    let data = ["admin", "--data", str(folder.path())];
    fail(&[&data[..], &["unban", number]].concat(), 2, "is not banned");
    fail(&[&data[..], &["ban", "99"]].concat(), 2, "there is no person 99");
    fail(&[&data[..], &["ban", number, "--days", "0"]].concat(), 2, "0 is not in 1..");
}

/// Keeps something in a database by its name.
fn keep(data: &Path, name: &str, what: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&data.join("sobremesa.db")).await.expect("the store");
        store.keep(name, what).await.expect("the store works");
        store.close().await;
    });
}

/// Fills a database, also that of a server that runs, with tables of long ago.
fn fill(data: &Path, tables: u16, state: TableState) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&data.join("sobremesa.db")).await.expect("the store");
        for number in 1..=tables {
            let mut bits = [0; 10];
            bits[8..].copy_from_slice(&number.to_be_bytes());
            let summary = Summary {
                game: "linko".into(),
                state,
                is_public: false,
                due: None,
                people: Vec::new(),
                card: "{}".into(),
            };
            let append = Append {
                table: TableId::from_bytes(bits),
                expected: Version::NEW,
                command: None,
                at: Millis(0),
                ticks: Ticks(0),
                body: "much ".repeat(10_000),
                summary,
                scores: Vec::new(),
                bots: Vec::new(),
                ending: None,
            };
            assert_eq!(store.append(append).await.expect("the store works"), Appended::Done);
        }
        store.close().await;
    });
}

/// Plays one game after the other until it is enough: every move is acknowledged and counted, and none is lost.
fn play_until(ann: &Client, is_enough: &AtomicBool, count: &Sender<()>) -> usize {
    let mut done = Vec::new();
    while !is_enough.load(Ordering::SeqCst) {
        let table = ann.create("linko", &["random"]);
        ann.command(&table, &json!({ "type": "ready", "nonce": "" }));
        ann.command(&table, &json!({ "type": "start" }));
        while !is_enough.load(Ordering::SeqCst) {
            let shown = ann.wait_for_turn(&table).expect("a stream");
            let Some(action) = shown["legal"].get(0) else { break };
            let (id, decision) = (done.len().to_string(), &shown["decision"]);
            let act = json!({ "id": id, "type": "act", "decision": decision, "action": action });
            done.push((table.clone(), ann.command(&table, &act), act));
            count.send(()).expect("somebody counts");
        }
    }
    for (table, answer, act) in &done {
        assert_eq!(ann.command(table, act), *answer, "it is done still, and not again");
    }
    done.len()
}

#[test]
fn games_go_on_while_much_is_purged() {
    let folder = TempDir::new().unwrap();
    let server =
        Running::start(folder.path(), &["--person-rate", "100000", "--address-rate", "100000"]);
    let (ann, is_enough) = (server.guest("Ann"), AtomicBool::new(false));
    fill(folder.path(), 400, TableState::Finished);
    let size = || std::fs::metadata(folder.path().join("sobremesa.db")).unwrap().len();
    let moves = std::thread::scope(|scope| {
        let (count, counted) = channel();
        let (ann, is_enough) = (&ann, &is_enough);
        let moves = scope.spawn(move || play_until(ann, is_enough, &count));
        counted.recv().expect("a first move");
        let purged = admin(folder.path(), &["purge", "--finished-days", "1"]);
        assert_eq!(purged, "400 tables are deleted.\n");
        is_enough.store(true, Ordering::SeqCst);
        moves.join().expect("she plays")
    });
    println!("{moves} moves");
    // While somebody reads, the file itself may shrink a little later.
    server.end("TERM", PATIENCE).expect("it ends");
    assert!(moves > 0 && size() < 4_000_000, "{moves} moves, {} bytes", size());
}

#[test]
fn old_tables_are_purged_and_others_stay() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    let (waiting, over) = (ann.create("level10", &["random"]), ann.create("level10", &["random"]));
    ann.command(&over, &json!({ "type": "ready", "nonce": "" }));
    ann.command(&over, &json!({ "type": "start" }));
    ann.command(&over, &json!({ "type": "vote", "end": true }));
    let purge = |arguments: &[&str]| admin(folder.path(), &[&["purge"], arguments].concat());
    let none = "No table was old enough to delete.\n";
    assert_eq!(purge(&["--finished-days", "1", "--waiting-days", "1"]), none);
    assert_eq!(purge(&["--finished-days", "0"]), "One table is deleted.\n");
    assert_eq!(ann.get("/api/tables?mine=true")["tables"].as_array().unwrap().len(), 1);
    assert_eq!(ann.get(&format!("/api/tables/{waiting}"))["state"], "waiting");
    assert_eq!(purge(&["--guests-days", "0"]), "No guest has been away long enough to delete.\n");
    assert_eq!(purge(&["--waiting-days", "0"]), "One table is deleted.\n");
    let kept = "No guest has been away long enough to delete.\nNo token was unused long enough to delete.\n";
    assert_eq!(purge(&["--guests-days", "1", "--tokens-days", "1"]), kept);
    assert_eq!(ann.get("/api/me")["name"], "Ann");
    assert_eq!(purge(&["--guests-days", "0"]), "One guest is deleted.\n");
    ann.expect(401, "GET", "/api/me", &json!(null));
    fail(&["admin", "--data", str(folder.path()), "purge"], 2, "--finished-days");
    let elsewhere = folder.path().join("elsewhere");
    fail(&["admin", "--data", str(&elsewhere), "reports"], 2, "there is no database");
    assert!(!elsewhere.exists());
}

/// As if the clock were far ahead: all that there is seems to be of long ago.
#[test]
fn a_clock_that_is_far_ahead_purges_nothing() {
    let folder = TempDir::new().unwrap();
    fill(folder.path(), 2, TableState::Finished);
    let purge = ["purge", "--finished-days", "1", "--guests-days", "1"];
    let refused = [&["admin", "--data", str(folder.path())][..], &purge].concat();
    fail(&refused, 2, "is 1970-01-01T00:00:00Z. Set the clock, or say --trust-clock");
    fail(&refused, 2, "nothing is deleted");
    assert!(admin(folder.path(), &["check"]).starts_with("2 tables checked"));
    let deleted = "2 tables are deleted.\nNo guest has been away long enough to delete.\n";
    assert_eq!(admin(folder.path(), &[&purge[..], &["--trust-clock"]].concat()), deleted);
    // Nothing happens in a quiet house, but it was purged lately: so the clock is right.
    fill(folder.path(), 2, TableState::Finished);
    assert_eq!(admin(folder.path(), &purge), deleted);
    // A server that has believed the clock by now dates its tables by it.
    let server = Running::start(folder.path(), &[]);
    server.guest("Ann").create("level10", &["random"]);
    server.end("TERM", PATIENCE).expect("it ends");
    keep(folder.path(), "purged", "1");
    fail(&refused, 2, "nothing is deleted");
}

#[test]
fn abandoned_games_are_purged_when_that_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    let table = ann.create("level10", &["random"]);
    ann.command(&table, &json!({ "type": "ready", "nonce": "" }));
    ann.command(&table, &json!({ "type": "start" }));
    fill(folder.path(), 2, TableState::Running);
    let others = ["purge", "--finished-days", "1", "--waiting-days", "1"];
    let none = "No table was old enough to delete.\n";
    assert_eq!(admin(folder.path(), &others), none);
    let purge = ["purge", "--running-days", "15"];
    assert_eq!(admin(folder.path(), &purge), "2 tables are deleted.\n");
    assert_eq!(admin(folder.path(), &purge), none);
    assert_eq!(ann.get(&format!("/api/tables/{table}"))["state"], "running");
    let hasty = ["admin", "--data", str(folder.path()), "purge", "--running-days", "14"];
    fail(&hasty, 2, "14 is not in 15..");
}
