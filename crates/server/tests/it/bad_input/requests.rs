//! Bodies, paths and versions that are wrong.

use serde_json::json;

use super::{NO_TABLE, guarded, open_table, refused};
use crate::server::TestServer;
use crate::visitor::Visitor;

#[test]
fn every_good_answer_is_guarded() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let table = open_table(&ann);
    let table = format!("/api/tables/{table}");
    for path in ["/", "/healthz", "/readyz", "/metrics", "/api/me", "/api/tables", &table] {
        let answer = ann.get(path);
        assert_eq!(answer.status, 200, "{path}");
        guarded(&answer);
        assert!(!answer.text.contains("<script>") && !answer.text.contains(" style="), "{path}");
    }
}

#[test]
fn bodies_must_be_right() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let table = open_table(&ann);
    let commands = format!("/api/tables/{table}/commands");
    let post = |path: &str, body: &str| ann.send_text("POST", path, body);
    let deep = "[".repeat(5000);
    for body in [
        "",
        "{",
        "null",
        "[]",
        "\"x\"",
        "{\"type\":}",
        "\u{0}",
        "{} {}",
        "{\"type\":\"start\"",
        &deep,
    ] {
        for path in ["/api/me/tokens", "/api/tables", "/api/recover", &commands] {
            let answer = post(path, body);
            refused(&answer, if answer.status == 422 { 422 } else { 400 });
        }
    }
    let nested = format!("{{\"type\":\"act\",\"action\":{}1{}}}", "[".repeat(100), "]".repeat(100));
    for body in [
        "{\"type\":\"dance\"}",
        "{\"type\":7}",
        "{\"type\":[\"start\"]}",
        "{\"seat\":0}",
        "{\"type\":\"sit\",\"seat\":-1}",
        "{\"type\":\"sit\",\"seat\":6}",
        "{\"type\":\"sit\",\"seat\":1.5}",
        "{\"type\":\"sit\",\"seat\":1e99}",
        "{\"type\":\"mute\",\"seat\":0}",
        "{\"type\":\"arrange\",\"seat\":1,\"plan\":{\"bot\":\"hal\"}}",
        "{\"type\":\"arrange\",\"seat\":1,\"plan\":{\"bot\":7}}",
        "{\"type\":\"say\",\"phrase\":\"<b>\"}",
        "{\"type\":\"start\",\"id\":\"\"}",
        "{\"type\":\"start\",\"id\":\"\\u0007\"}",
        "{\"type\":\"start\",\"id\":7}",
    ] {
        refused(&post(&commands, body), 422);
    }
    refused(&post(&commands, &nested), 409);
    let nonce = json!({ "type": "ready", "nonce": "n".repeat(65) });
    refused(&ann.send("POST", &commands, &nonce), 422);
    for table in [
        json!({ "game": "chess", "seats": ["open"] }),
        json!({ "game": "linko", "seats": ["open", { "bot": "hal" }] }),
        json!({ "game": "linko", "seats": ["open", "open"], "options": [] }),
        json!({ "game": "linko", "seats": ["open", "open"], "options": { "variant": 3 } }),
        json!({ "game": "linko", "seats": ["open", "open"], "settings": { "clock": 4 } }),
        json!({ "game": "linko", "seats": ["open", "open"], "settings": { "clock": -4 } }),
        json!({ "game": "linko", "seats": ["open", "open"], "settings": { "color": "red" } }),
        json!({ "game": "linko", "seats": "open" }),
        json!({ "game": "level8", "seats": ["open", "open"], "options": { "stars": 257 } }),
    ] {
        refused(&ann.send("POST", "/api/tables", &table), 422);
    }
    for seats in [vec!["open"; 7], vec!["open"; 1000], vec!["open"], vec![], vec!["closed"; 2]] {
        refused(&ann.send("POST", "/api/tables", &json!({ "game": "linko", "seats": seats })), 409);
    }
    refused(&ann.with("content-type", "text/plain").send_text("POST", &commands, "{}"), 415);
    refused(&ann.without("content-type").send_text("POST", &commands, "{}"), 415);
    let long = format!("{{\"type\":\"start\",\"id\":\"{}\"}}", "x".repeat(17_000));
    refused(&post(&commands, &long), 413);
    assert_eq!(ann.get(&format!("/api/tables/{table}")).good()["version"], 1);
}

#[test]
fn paths_and_methods_must_be_right() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    for path in [
        "/x",
        "/api/",
        "/api/x",
        "/api/tables/x",
        "/api/tables/%ff",
        "/api/tables/%00",
        NO_TABLE,
        "/api/tables/../../etc/passwd",
        "/link/%ff",
        "/api/tables/0w3ge1r70w3ge1r7/record",
        "/api/tables/0w3ge1r70w3ge1r7/events",
    ] {
        refused(&ann.get(path), 404);
    }
    // A link that was never made is told like one that was used.
    refused(&ann.get("/link/x"), 410);
    for path in ["/api/me/tokens/2", "/api/me/tokens/x", "/api/me/tokens/99999999999999999999"] {
        refused(&ann.send("DELETE", path, &json!({})), 404);
    }
    refused(&ann.command("0w3ge1r70w3ge1r7", &json!({ "type": "start" })), 404);
    refused(&ann.send("POST", &format!("{NO_TABLE}/rematch"), &json!({})), 404);
    for (method, path) in [
        ("PUT", "/api/me"),
        ("DELETE", "/api/tables"),
        ("POST", "/"),
        ("OPTIONS", "/api/me"),
        ("TRACE", "/api/me"),
        ("GET", "/api/me/links"),
        ("PATCH", NO_TABLE),
        ("BREW", "/api/tables"),
        ("POST", "/healthz"),
    ] {
        refused(&ann.send(method, path, &json!({})), 405);
    }
    for query in
        ["limit=x", "limit=-1", "state=sleeping", "mine=7", "before=x", "before=1.x", "color=red"]
    {
        refused(&ann.get(&format!("/api/tables?{query}")), 400);
    }
    assert_eq!(ann.get("/api/tables?limit=0&game=%00&before=-9.0w3ge1r70w3ge1r7").status, 200);
}

/// A version that no table can reach is nothing to stumble over.
#[test]
fn versions_may_be_absurd() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let bob = Visitor::guest(&server, "Bob");
    let table = open_table(&ann);
    bob.command(&table, &json!({ "type": "sit" })).good();
    for person in [&ann, &bob] {
        person.command(&table, &json!({ "type": "ready", "nonce": "" })).good();
    }
    ann.command(&table, &json!({ "type": "start" })).good();
    let path = format!("/api/tables/{table}");
    for since in ["0", "1", "5", "6", "9223372036854775808", "18446744073709551615"] {
        assert_eq!(ann.get(&format!("{path}?since={since}")).status, 200, "{since}");
        let resumed = ann.with("last-event-id", since);
        assert!(resumed.events(&table).next().unwrap().contains("id: 5"), "{since}");
    }
    for since in ["-1", "x", "18446744073709551616", ""] {
        refused(&ann.get(&format!("{path}?since={since}")), 400);
        assert!(ann.with("last-event-id", since).events(&table).next().is_some());
    }
}
