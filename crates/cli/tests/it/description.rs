//! The description of the API keeps its word. Schemathesis makes up requests from it, good ones and bad ones, and looks
//! at the answers: none is a fault of the server, none has a status or a shape that the description does not name.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use crate::binary::{str, text};
use crate::programs::{begin, play_on};
use crate::running::{Client, Running};

/// What an answer must be.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
                      response_headers_conformance,response_schema_conformance";

/// A server that lets one address ask as often as it likes.
fn patient_server(data: &Path) -> Running {
    let rates = ["--address-rate", "1000000", "--person-rate", "1000000"];
    Running::start(data, &[&rates[..], &["--log", "warn"]].concat())
}

/// Requests that schemathesis makes up. Streams are left out: it waits for the end of an answer, and they have none.
#[track_caller]
fn check(server: &Running, folder: &Path, arguments: &[&str]) {
    let program = std::env::var("SOBREMESA_SCHEMATHESIS").expect(
        "SOBREMESA_SCHEMATHESIS is not set: `cargo xtask test` installs schemathesis and names it",
    );
    let soak = std::env::var_os("SOBREMESA_SOAK").is_some();
    let description = format!("{}/api/openapi.json", server.link());
    let output = Command::new(program)
        .args(["--config-file", str(&folder.join("schemathesis.toml")), "run", &description])
        .args(["--checks", CHECKS, "--phases", "examples,coverage,fuzzing,stateful"])
        .args(["--max-examples", if soak { "1000" } else { "15" }])
        .args(["--exclude-path-regex", "/events$", "--request-timeout", "20"])
        .args(arguments)
        .env("HYPOTHESIS_STORAGE_DIRECTORY", folder)
        .current_dir(folder)
        .output()
        .expect("schemathesis runs");
    let said = format!("{}{}", text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{said}");
    println!("{said}");
}

#[test]
fn strangers_get_what_the_description_says() {
    let data = TempDir::new().expect("a folder");
    let server = patient_server(&data.path().join("data"));
    fs::write(data.path().join("schemathesis.toml"), "").expect("a file");
    check(&server, data.path(), &[]);
}

/// A game in which Ann is to move, and has asked for a hint. Ben is there so that nothing that is made up for her, such
/// as a vote, ends it.
fn running(ann: &Client, ben: &Client) -> String {
    let settings = json!({ "hints": true });
    let table = json!({ "game": "linko", "seats": ["open", "open"], "settings": settings });
    let made = ann.expect(201, "POST", "/api/tables", &table);
    let table = made["table"].as_str().expect("an id");
    ben.command(table, &json!({ "type": "sit" }));
    for person in [ann, ben] {
        person.command(table, &json!({ "type": "ready", "nonce": "mine" }));
    }
    ann.command(table, &json!({ "type": "start" }));
    let path = format!("/api/tables/{table}");
    loop {
        let [hers, his] = [ann, ben].map(|person| person.get(&path));
        let decision = &hers["decision"];
        if hers["legal"][0].is_object() {
            ann.command(table, &json!({ "type": "hint", "decision": decision }));
            return table.to_owned();
        }
        let act = json!({ "type": "act", "decision": decision, "action": his["legal"][0] });
        ben.command(table, &act);
    }
}

/// With a token that may do everything, at a table where people play and at one whose game is over; last, what ends the
/// token itself.
#[test]
fn programs_get_what_the_description_says() {
    let data = TempDir::new().expect("a folder");
    let server = patient_server(&data.path().join("data"));
    let [ann, ben] = ["Ann", "Ben"].map(|name| server.guest(name));
    let ask = json!({ "label": "description", "scope": "account", "confirmed": true });
    let token = ann.expect(201, "POST", "/api/me/tokens", &ask)["token"].clone();
    let header = format!("authorization: Bearer {}", token.as_str().expect("a token"));
    let running = running(&ann, &ben);
    let finished = begin(&ann, "linko", "random");
    assert_eq!(play_on(&ann, &finished)["state"], "finished");
    let check_at = |table: &str, which: [&str; 2]| {
        let config = format!("[parameters]\n\"path.table\" = \"{table}\"\n");
        fs::write(data.path().join("schemathesis.toml"), config).expect("a file");
        check(&server, data.path(), &[&["--header", &header], &which[..]].concat());
    };
    check_at(&running, ["--exclude-method", "DELETE"]);
    check_at(&finished, ["--include-path-regex", "/tables/"]);
    check_at(&running, ["--include-method", "DELETE"]);
}
