//! What programs may do for a person.

use serde_json::{Value, json};

use crate::bad_input::refused;
use crate::server::TestServer;
use crate::visitor::Visitor;

/// A program with a token like this.
fn program(server: &TestServer, owner: &Visitor, wanted: &Value) -> Visitor {
    let made = owner.send("POST", "/api/me/tokens", wanted).good();
    let bearer = format!("Bearer {}", made["token"].as_str().expect("a token"));
    Visitor::stranger(server).with("authorization", &bearer)
}

#[test]
fn a_program_plays_and_does_nothing_else() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let bot = program(&server, &ann, &json!({ "label": "my bot" }));
    let table = json!({ "game": "linko", "seats": ["open", { "bot": "random" }] });
    let table = bot.send("POST", "/api/tables", &table).good()["table"].clone();
    bot.command(table.as_str().unwrap(), &json!({ "type": "ready", "nonce": "x" })).good();
    assert_eq!(bot.get("/api/me").good()["name"], "Ann");
    for (method, path, body) in [
        ("DELETE", "/api/me", json!({})),
        ("PATCH", "/api/me", json!({ "name": "Eve" })),
        ("GET", "/api/me/tokens", json!({})),
        ("POST", "/api/me/tokens", json!({ "label": "another" })),
        ("DELETE", "/api/me/tokens/1", json!({})),
        ("GET", "/api/me/devices", json!({})),
        ("DELETE", "/api/me/devices/here", json!({})),
        ("POST", "/api/me/links", json!({})),
        ("POST", "/api/me/recovery", json!({})),
        ("GET", "/me/data", json!({})),
    ] {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let answer = bot.send_text(method, path, body);
        assert_eq!(answer.problem(), (403, "only-plays".to_owned()), "{method} {path}");
    }
    let form = bot.with("content-type", "application/x-www-form-urlencoded");
    for (path, form_body) in [
        ("/me", "name=Eve"),
        ("/me/delete", "sure=on"),
        ("/me/token", "name=x"),
        ("/me/link", ""),
        ("/me/recovery", ""),
        ("/me/revoke", "key=1"),
        ("/me/share", "share=on"),
    ] {
        assert_eq!(form.send_text("POST", path, form_body).status, 403, "{path}");
    }
    assert_eq!(ann.get("/api/me").good()["name"], "Ann");
}

#[test]
fn the_whole_account_is_asked_for_and_confirmed() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let mut wanted = json!({ "label": "keys", "scope": "account" });
    let refusal = ann.send("POST", "/api/me/tokens", &wanted);
    assert_eq!(refusal.problem(), (422, "not-confirmed".to_owned()));
    refused(&ann.send("POST", "/api/me/tokens", &json!({ "label": "x", "scope": "all" })), 422);
    wanted["confirmed"] = json!(true);
    let keys = program(&server, &ann, &wanted);
    assert_eq!(keys.send("PATCH", "/api/me", &json!({ "name": "Anna" })).good()["name"], "Anna");
    program(&server, &ann, &json!({ "label": "bot" }));
    let tokens = keys.get("/api/me/tokens").good();
    let scopes: Vec<&Value> =
        tokens["tokens"].as_array().unwrap().iter().map(|token| &token["scope"]).collect();
    assert_eq!(scopes, ["account", "play"]);
    assert!(tokens["tokens"][0]["used"].is_i64());
    // The page shows what each may do, and when it was last used.
    let page = ann.get("/me").text;
    for part in ["may do everything", "may play", "last used", "<time datetime="] {
        assert!(page.contains(part), "{part}");
    }
    let form = ann.with("content-type", "application/x-www-form-urlencoded");
    assert_eq!(form.send_text("POST", "/me/token", "name=x&account=on").status, 422);
    assert_eq!(form.send_text("POST", "/me/token", "name=x&account=on&sure=on").status, 200);
}

#[test]
fn there_are_twenty_tokens_and_one_can_be_replaced() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let add = |number: usize| {
        ann.send("POST", "/api/me/tokens", &json!({ "label": format!("bot {number}") }))
    };
    let first = add(0).good()["id"].clone();
    (1..20).for_each(|number| drop(add(number).good()));
    assert_eq!(add(20).problem(), (409, "too-many-tokens".to_owned()));
    let path = format!("/api/me/tokens/{first}");
    assert_eq!(ann.send("DELETE", &path, &json!({})).status, 204);
    add(20).good();
}
