//! Names, cookies, tokens and pages that are wrong.

use std::thread;

use serde_json::json;

use super::{open_table, refused};
use crate::server::TestServer;
use crate::visitor::Visitor;

#[test]
fn names_can_be_seen() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let long = "x".repeat(33);
    for name in [
        "",
        " ",
        "\n\t",
        "a\u{0}b",
        "a\u{7}",
        "\u{200b}",
        "a\u{202e}b",
        "\u{feff}",
        "\u{2066}x",
        "\u{ad}",
        "\u{2800}",
        "\u{3164}",
        "\u{fe0f}",
        "\u{e0041}",
        "\u{301}",
        "\u{300}\u{20dd}\u{fe0f}",
        "\u{93e}",
        "\u{13441}",
        "\u{1d159}",
        &long,
    ] {
        let named = json!({ "name": name });
        refused(&ann.send("PATCH", "/api/me", &named), 422);
        refused(&Visitor::stranger(&server).send("POST", "/api/me", &named), 422);
        refused(&ann.send("POST", "/api/me/tokens", &json!({ "label": name })), 422);
    }
    for name in [
        "é".repeat(32),
        "<b>&\"'".to_owned(),
        "\u{2764}\u{fe0f}".to_owned(),
        "e\u{301}".to_owned(),
        "\u{1f0cf} \u{6f22}\u{5b57}".to_owned(),
    ] {
        assert_eq!(ann.send("PATCH", "/api/me", &json!({ "name": name })).good()["name"], name);
    }
    for body in [json!({}), json!({ "name": 7 }), json!({ "name": null }), json!({ "nom": "x" })] {
        refused(&ann.send("PATCH", "/api/me", &body), 422);
    }
}

#[test]
fn bad_cookies_and_tokens_are_nobody() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let stranger = Visitor::stranger(&server);
    let cookie = &ann.headers.iter().find(|(name, _)| *name == "cookie").unwrap().1;
    let upper = cookie.to_uppercase();
    for cookie in [
        "",
        "sobremesa",
        "sobremesa=",
        "sobremesa=x",
        "=;;=",
        &upper,
        &cookie[..40],
        &format!("x{cookie}"),
    ] {
        refused(&stranger.with("cookie", cookie).get("/api/me"), 401);
    }
    let long = "x".repeat(8000);
    for token in ["", "Bearer", "Bearer ", "Bearer x", "Basic YTpi", &format!("Bearer {long}")] {
        refused(&stranger.with("authorization", token).get("/api/me"), 401);
    }
    let token = cookie.split_once('=').unwrap().1;
    assert_eq!(stranger.with("cookie", &format!("{cookie}; a=b")).get("/api/me").status, 200);
    refused(&ann.with("authorization", "Bearer x").get("/api/me"), 401);
    assert!(!stranger.get(&format!("/link/{token}")).text.contains(token));
}

#[test]
fn a_command_id_is_its_senders_own() {
    let server = TestServer::start();
    let (ann, bob) = (Visitor::guest(&server, "Ann"), Visitor::guest(&server, "Bob"));
    let table = open_table(&ann);
    let ready = json!({ "id": "1", "type": "ready", "nonce": "" });
    let sit = json!({ "id": "1", "type": "sit" });
    let first = ann.command(&table, &ready).good();
    assert_eq!(ann.command(&table, &ready).good(), first, "the same command");
    assert_eq!(bob.command(&table, &sit).good()["version"], 3);
    refused(&Visitor::guest(&server, "Eve").command(&table, &ready), 403);
    assert_eq!(race(&bob, &table), 4, "eight times the same command is one row");
}

/// The version after the same command was sent by eight at once.
fn race(person: &Visitor, table: &str) -> u64 {
    let ready = json!({ "id": "2", "type": "ready", "nonce": "" });
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| person.command(table, &ready).good());
        }
    });
    person.get(&format!("/api/tables/{table}")).good()["version"].as_u64().expect("a version")
}
