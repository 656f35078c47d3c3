//! Being someone, on several devices, and nobody again.

mod devices;
mod leaving;
mod tokens;

use std::thread;

use serde_json::{Value, json};
use sobremesa_server::Config;

use crate::house::House;
use crate::server::TestServer;
use crate::visitor::{Answer, Visitor};

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Lets the game of two begin.
fn start(host: &Visitor, friend: &Visitor, table: &str) {
    for person in [host, friend] {
        person.command(table, &json!({ "type": "ready", "nonce": "" })).good();
    }
    host.command(table, &json!({ "type": "start" })).good();
}

/// The statuses of the same request sent by eight at once.
fn race(request: impl Fn() -> Answer + Sync) -> Vec<u16> {
    let mut statuses: Vec<u16> = thread::scope(|scope| {
        let racers: Vec<_> = (0..8).map(|_| scope.spawn(|| request().status)).collect();
        racers.into_iter().map(|racer| racer.join().expect("an answer")).collect()
    });
    statuses.sort_unstable();
    statuses
}

#[test]
fn a_visitor_becomes_a_guest_with_a_careful_cookie() {
    let house = House::open();
    let stranger = Visitor::stranger(&house.server);
    assert_eq!(stranger.get("/api/me").problem(), (401, "unknown-visitor".into()));
    let answer = stranger.send("POST", "/api/me", &json!({}));
    assert_eq!(answer.status, 201);
    assert!(text(&answer.json()["name"]).starts_with("Guest "));
    let cookie = answer.header("set-cookie").unwrap();
    let mut parts = cookie.split("; ");
    let token = parts.next().unwrap().strip_prefix("sobremesa=").unwrap();
    assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let flags: Vec<&str> = parts.collect();
    assert_eq!(flags, ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=31536000"]);
    assert!(!answer.text.contains(token), "scripts never see the token");

    let guest = stranger.with("cookie", &format!("theme=dark; sobremesa={token}; x=y"));
    assert_eq!(guest.get("/api/me").good()["name"], answer.json()["name"]);
    let russian = guest.with("accept-language", "ru").get("/api/me").good();
    let number = text(&answer.json()["name"]).replace("Guest ", "");
    assert_eq!(russian["name"], format!("Гость {number}"), "a first name is the reader's");
    let again = guest.send("POST", "/api/me", &json!({ "name": "Other" }));
    assert_eq!((again.status, again.cookie()), (200, None), "whoever is someone stays it");
    assert_eq!(guest.get("/api/me").good()["name"], answer.json()["name"]);
}

#[test]
fn cookies_keep_to_tls_where_there_is_tls() {
    let public_url = Some("https://cards.example.org".to_owned());
    let server = TestServer::start_with(Config { public_url, ..Config::default() });
    let page = Visitor::stranger(&server).with("origin", "https://cards.example.org");
    let answer = page.send("POST", "/api/me", &json!({}));
    assert!(answer.header("set-cookie").unwrap().ends_with("; Secure"));
    let foreign = Visitor::stranger(&server).send("POST", "/api/me", &json!({}));
    assert_eq!(foreign.problem(), (403, "foreign-origin".into()));
}

#[test]
fn a_new_name_is_seen_at_the_table() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    let path = format!("/api/tables/{table}");
    assert_eq!(ann.get(&path).good()["seats"][1]["name"], "Bob");
    bob.send("PATCH", "/api/me", &json!({ "name": "  Robert   B. " })).good();
    assert_eq!(ann.get(&path).good()["seats"][1]["name"], "Robert B.");
}

#[test]
fn who_is_blocked_is_told_so() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    ann.command(&table, &json!({ "type": "block", "seat": 1 })).good();
    for path in ["", "/events", "/record"] {
        let answer = bob.get(&format!("/api/tables/{table}{path}"));
        assert_eq!(answer.problem(), (403, "is-blocked".into()), "{path}");
    }
}

/// Whether a table exists is told to those who may see it, and to nobody else.
#[test]
fn a_report_does_not_tell_which_tables_exist() {
    let house = House::open();
    let (ann, bob) = house.ann_and_bob();
    let table = json!({ "game": "linko", "seats": ["open", { "bot": "random" }, { "bot": "random" }],
        "settings": { "spectators": false } });
    let table = text(&ann.send("POST", "/api/tables", &table).good()["table"]);
    ann.command(&table, &json!({ "type": "ready", "nonce": "" })).good();
    ann.command(&table, &json!({ "type": "start" })).good();
    for seat in [json!(null), json!(0), json!(1), json!(5)] {
        let report = |table: &str| json!({ "table": table, "seat": seat, "text": "he cheats" });
        let hidden = bob.send("POST", "/api/reports", &report(&table));
        assert_eq!(hidden.status, 404, "{hidden:?}");
        assert_eq!(hidden, bob.send("POST", "/api/reports", &report("0w3ge1r70w3ge1r7")));
    }
    let seen = json!({ "table": table, "text": "a bot cheats" });
    assert_eq!(ann.send("POST", "/api/reports", &seen).status, 201);
}
