//! Being nobody again, and being sent away.

use std::thread;

use serde_json::json;
use sobremesa_store::{Append, Appended, Ban, Millis, PersonId, TableId, Ticks, Version};

use super::{start, text};
use crate::house::House;
use crate::visitor::Visitor;

#[test]
fn who_is_deleted_leaves_no_name() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    start(&ann, &bob, &table);
    for person in [&ann, &bob] {
        person.command(&table, &json!({ "type": "vote", "end": true })).good();
    }
    let record = format!("/api/tables/{table}/record");
    assert_eq!(ann.get(&record).good()["players"], json!(["Ann", "Bob"]));

    let token =
        text(&bob.send("POST", "/api/me/tokens", &json!({ "label": "bot" })).good()["token"]);
    let link = text(&bob.send("POST", "/api/me/links", &json!({})).good()["path"]);
    let code = bob.send("POST", "/api/me/recovery", &json!({})).good()["code"].clone();
    let gone = bob.send("DELETE", "/api/me", &json!({}));
    assert_eq!(gone.status, 204);
    assert!(gone.header("set-cookie").unwrap().contains("Max-Age=0"));

    let stranger = Visitor::stranger(&house.server);
    assert_eq!(bob.get("/api/me").status, 401);
    assert_eq!(
        stranger.with("authorization", &format!("Bearer {token}")).get("/api/me").status,
        401
    );
    assert_eq!(stranger.send_text("POST", &link, "").status, 410);
    assert_eq!(stranger.send("POST", "/api/recover", &json!({ "code": code })).status, 410);
    assert_eq!(ann.get(&record).good()["players"], json!(["Ann", "Anonymous"]));
    let shown = ann.get(&format!("/api/tables/{table}"));
    assert_eq!(shown.json()["seats"][1]["name"], "Anonymous");
    assert!(!shown.text.contains("Bob"));
    assert_eq!(
        bob.send("POST", "/api/me", &json!({})).status,
        201,
        "and may come again as someone else"
    );
}

/// Others need not wait for somebody who is nobody any more.
#[test]
fn who_is_deleted_gets_up_from_running_tables() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    start(&ann, &bob, &table);
    assert_eq!(bob.send("DELETE", "/api/me", &json!({})).status, 204);
    let shown = ann.get(&format!("/api/tables/{table}")).good();
    assert_eq!(shown["seats"][1]["away"], true);
    assert_eq!(shown["seats"][1]["name"], "Anonymous");
}

/// However many tables there are.
#[test]
fn who_is_deleted_gets_up_from_all_tables() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    let id: TableId = table.parse().unwrap();
    house.database.store(async |store| {
        let summary = store.summary(&id).await?.expect("a table");
        for number in 0..150 {
            let later = Append {
                table: TableId::from_bytes([number; 10]),
                expected: Version::NEW,
                command: None,
                at: Millis(i64::MAX),
                ticks: Ticks(0),
                body: "a table from which Bob got up".into(),
                summary: summary.clone(),
                scores: Vec::new(),
                bots: Vec::new(),
                ending: None,
            };
            assert_eq!(store.append(later).await?, Appended::Done);
        }
        Ok(())
    });
    assert_eq!(bob.send("DELETE", "/api/me", &json!({})).status, 204);
    let shown = ann.get(&format!("/api/tables/{table}")).good();
    assert_eq!(shown["seats"][1]["kind"], "open");
}

/// Requests that meet a deletion half-way are refused; they are not our fault.
#[test]
fn a_deletion_may_meet_other_requests() {
    let house = House::open();
    for _ in 0..10 {
        let ann = Visitor::guest(&house.server, "Ann");
        thread::scope(|scope| {
            for (method, path, body) in [
                ("PATCH", "/api/me", json!({ "name": "Anne" })),
                ("POST", "/api/me/tokens", json!({ "label": "bot" })),
                ("POST", "/api/me/links", json!({})),
                ("POST", "/api/me/recovery", json!({})),
                ("DELETE", "/api/me", json!({})),
            ] {
                let ann = ann.clone();
                scope.spawn(move || {
                    let answer = ann.send(method, path, &body);
                    assert!(answer.status < 500, "{method} {path}: {answer:?}");
                });
            }
        });
    }
}

#[test]
fn banned_people_are_refused() {
    let house = House::open();
    let (ann, bob) = house.ann_and_bob();
    let ban = |until| Ban { until, reason: "he knows why".into() };
    house.database.store(async |store| store.ban(PersonId(2), ban(None)).await);
    for (method, path) in
        [("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/me"), ("DELETE", "/api/me")]
    {
        let answer = bob.send(method, path, &json!({}));
        assert_eq!(answer.problem(), (403, "banned".into()), "{method} {path}");
        assert!(!answer.text.contains("knows why"), "the reason is for those who run the server");
    }
    assert_eq!(ann.get("/api/me").status, 200);
    house.database.store(async |store| store.ban(PersonId(2), ban(Some(Millis(1)))).await);
    assert_eq!(bob.get("/api/me").status, 200, "the ban is over");
}
