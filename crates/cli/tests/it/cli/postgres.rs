//! A server with PostgreSQL, which goes away and comes back; and whole servers that move.
#![cfg(unix)]

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sobremesa_services::Postgres;
use tempfile::TempDir;

use crate::binary::{fail, sobremesa, str, succeed};
use crate::running::{Client, Running};

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(60);

fn start(folder: &TempDir, database: &str) -> Running {
    let rates = ["--person-rate", "100000", "--address-rate", "100000"];
    Running::start(folder.path(), &[&["--database", database][..], &rates].concat())
}

fn begin(client: &Client) -> String {
    let table = client.create("linko", &["random", "random"]);
    client.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    client.command(&table, &json!({ "type": "start" }));
    table
}

/// A move that can be made now, with an id that stays the same when it is sent again.
fn next_move(client: &Client, table: &str, number: u32) -> Value {
    let shown = client.wait_for_turn(table).expect("a stream");
    assert_eq!(shown["state"], "running");
    let (decision, action) = (&shown["decision"], &shown["legal"][0]);
    json!({ "id": format!("move {number}"), "type": "act", "decision": decision, "action": action })
}

fn post(client: &Client, table: &str, command: &Value) -> (u16, Value) {
    let path = format!("/api/tables/{table}/commands");
    let answer = client.send("POST", &path, command).expect("an answer");
    (answer.status, answer.json)
}

/// Looks now and then until it is ready, or is not.
fn wait_until_ready(server: &Running, is_ready: bool) {
    let start = Instant::now();
    let status =
        || server.stranger().send("GET", "/readyz", &Value::Null).expect("an answer").status;
    while (status() == 200) != is_ready {
        assert!(start.elapsed() < PATIENCE, "it does not come");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The same person, at a new address.
fn again(server: &Running, client: &Client) -> Client {
    let mut again = server.stranger();
    again.cookie.clone_from(&client.cookie);
    again
}

#[test]
fn postgresql_may_go_and_come_back_in_the_middle_of_a_game() {
    let (folder, postgres) = (TempDir::new().unwrap(), Postgres::start());
    let server = start(&folder, &postgres.database());
    let ann = server.guest("Ann");
    let table = begin(&ann);
    let mut done = Vec::new();
    for outage in 0..3 {
        let made = next_move(&ann, &table, 2 * outage);
        let (status, answer) = post(&ann, &table, &made);
        assert_eq!(status, 200, "{answer}");
        done.push((made, answer));
        let refused = next_move(&ann, &table, 2 * outage + 1);
        match outage % 2 {
            0 => postgres.stop(),
            _ => postgres.crash(),
        }
        let (status, answer) = post(&ann, &table, &refused);
        assert_eq!((status, &answer["error"]), (503, &json!("storage")), "{answer}");
        wait_until_ready(&server, false);
        let ready = server.stranger().expect(503, "GET", "/readyz", &Value::Null);
        assert_eq!(ready["error"], "storage");
        postgres.resume();
        // Nobody does anything, and it is ready again.
        wait_until_ready(&server, true);
        let (status, answer) = post(&ann, &table, &refused);
        assert_eq!(status, 200, "{answer}");
        done.push((refused, answer));
    }
    for (command, answer) in &done {
        assert_eq!(&post(&ann, &table, command), &(200, answer.clone()), "each was done once");
    }
    let (_, log) = server.end("TERM", Duration::from_secs(10)).unwrap();
    assert!(!log.contains("ERROR a request failed"), "{log}");
}

#[test]
fn one_server_works_with_a_database_of_postgresql_and_operators_beside_it() {
    let folder = TempDir::new().unwrap();
    let database = Postgres::shared().database();
    let mut first = start(&folder, &database);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
    fail(&serve, 2, "another server works with postgres://localhost/");
    assert_eq!(
        succeed(&["admin", "--database", &database, "reports"]),
        "There is no open report.\n"
    );
    first.guest("Ann");
    first.kill();
    // A server that was killed keeps nobody out for long: its connection is gone.
    let start = Instant::now();
    let elsewhere = format!("sqlite:{}", str(&folder.path().join("elsewhere.db")));
    let there = ["admin", "move", "--from", &database, "--to", &elsewhere];
    while !sobremesa(&there).status.success() {
        assert!(start.elapsed() < PATIENCE, "it is not free again");
    }
}

#[test]
fn a_whole_server_moves_to_postgresql_and_back() {
    let folder = TempDir::new().unwrap();
    let file = format!("sqlite:{}", str(&folder.path().join("sobremesa.db")));
    let back = format!("sqlite:{}", str(&folder.path().join("back.db")));
    let database = Postgres::shared().database();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    let table = begin(&ann);
    let first = next_move(&ann, &table, 0);
    let (status, answer) = post(&ann, &table, &first);
    assert_eq!(status, 200, "{answer}");
    let there = ["admin", "move", "--from", &file, "--to", &database];
    fail(&there, 2, "another server works with");
    assert!(server.end("TERM", Duration::from_secs(10)).unwrap().0.success());
    let told = succeed(&there);
    assert!(told.starts_with("One table in "), "{told}");
    assert!(told.ends_with(" rows: everything arrived as it was.\n"), "{told}");
    fail(&there, 2, "is not empty");

    // The same game goes on there, and then at home again.
    for (number, place) in (1..).zip([&database, &back]) {
        if number == 2 {
            succeed(&["admin", "move", "--from", &database, "--to", &back]);
        }
        let server = start(&folder, place);
        let ann = again(&server, &ann);
        assert_eq!(post(&ann, &table, &first), (200, answer.clone()), "what was done is done");
        let made = next_move(&ann, &table, number);
        assert_eq!(post(&ann, &table, &made).0, 200, "{made}");
        assert!(server.end("TERM", Duration::from_secs(10)).unwrap().0.success());
        let checked = succeed(&["admin", "--database", place, "check"]);
        assert_eq!(checked, "One table checked, none is damaged.\n");
    }
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_brought_back() {
    let folder = TempDir::new().unwrap();
    let places =
        [format!("sqlite:{}", str(&folder.path().join("one.db"))), Postgres::shared().database()];
    for (number, place) in places.iter().enumerate() {
        let server = start(&folder, place);
        let ann = server.guest("Ann");
        let table = begin(&ann);
        let first = next_move(&ann, &table, 0);
        let (status, answer) = post(&ann, &table, &first);
        assert_eq!(status, 200, "{answer}");
        let copy = folder.path().join(format!("{number}.backup"));
        let backup = ["admin", "--database", place, "backup", "--to", str(&copy)];
        let told = succeed(&backup);
        assert!(told.ends_with(" rows: everything arrived as it was.\n"), "{told}");
        fail(&backup, 2, "is there already");
        let later = next_move(&ann, &table, 1);
        assert_eq!(post(&ann, &table, &later).0, 200, "the server goes on");
        drop(server);

        // It comes back into either kind of database, as it was at that moment.
        let file = format!("sqlite:{}", str(&folder.path().join(format!("{number}.db"))));
        for empty in [file, Postgres::shared().database()] {
            let restore = ["admin", "--database", &empty, "restore", "--from", str(&copy)];
            succeed(&restore);
            fail(&restore, 2, "is not empty");
            let server = start(&folder, &empty);
            let ann = again(&server, &ann);
            assert_eq!(post(&ann, &table, &first), (200, answer.clone()));
            let other = next_move(&ann, &table, 2);
            assert_eq!(post(&ann, &table, &other).0, 200, "the game goes on from there");
        }
    }
    let nothing = folder.path().join("nothing.backup");
    fail(&["admin", "restore", "--from", str(&nothing)], 2, "there is nothing to bring back");
}
