//! Small promises of the server that no other test would miss.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_server::Config;

use crate::client::Client;
use crate::house::House;
use crate::server::TestServer;
use crate::visitor::Visitor;

/// A game of one person against a bot that plays at once.
fn alone(client: &Client) -> String {
    let seats = json!(["open", { "bot": "heuristic" }]);
    let table = json!({ "game": "linko", "seats": seats, "settings": { "pace": "instant" } });
    client.create(&table)
}

#[test]
fn a_viewer_hears_something_every_15_seconds_unless_it_is_set_up_otherwise() {
    assert!(Config::default().ping <= Duration::from_secs(15));
}

#[test]
fn phrases_are_told_in_the_language_of_each_reader() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let id = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    ann.command(&id, &json!({ "type": "say", "phrase": "well_played" }));
    let reader = Visitor::stranger(&server);
    let read = |reader: &Visitor| {
        reader.get(&format!("/api/tables/{id}")).good()["phrases"][0]["text"].clone()
    };
    let [english, spanish] = ["en", "es"].map(|code| read(&reader.with("accept-language", code)));
    assert_eq!((english, spanish), (json!("Well played!"), json!("¡Bien jugado!")));
}

#[test]
fn bots_are_called_by_their_strength() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let seats = json!(["open", { "bot": "random" }, { "bot": "heuristic" }]);
    let id = ann.create(&json!({ "game": "linko", "seats": seats }));
    let shown = ann.show(&id);
    assert_eq!(
        (&shown["seats"][1]["name"], &shown["seats"][2]["name"]),
        (&json!("random"), &json!("heuristic"))
    );
}

/// The commitment is there before anyone else can sit down, and nothing that comes later changes it.
#[test]
fn a_commitment_stands_from_the_first_look_to_the_record() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let id = alone(&ann);
    let first = server.stranger().show(&id)["commitment"].clone();
    assert_eq!(first.as_str().map(str::len), Some(64));
    ann.begin(&id);
    let shown = ann.wait_for_turn(&id);
    assert_eq!(shown["commitment"], first);
    for secret in ["seed", "secret", "salt", "nonces"] {
        assert_eq!(shown.get(secret), None, "not before the end");
    }
    ann.command(&id, &json!({ "type": "vote", "end": true }));
    let record = ann.get(&format!("/api/tables/{id}/record"));
    assert_eq!(record["commitment"], first);
    for secret in ["seed", "secret", "salt", "nonces"] {
        assert!(!record[secret].is_null(), "{secret} is shown at the end");
    }
}

#[test]
fn what_is_taken_back_stays_in_the_log() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let id = alone(&ann);
    ann.begin(&id);
    let shown = ann.wait_for_turn(&id);
    ann.act(&id, &shown["decision"], &shown["legal"][0]);
    let shown = ann.wait_for_turn(&id);
    let before = house.database.rows(&id);
    ann.command(&id, &json!({ "type": "undo", "decision": shown["decision"] }));
    let after = house.database.rows(&id);
    assert_eq!(after[..before.len()], before, "nothing is erased");
    let undone: Value = serde_json::from_str(&after[before.len()].body).unwrap();
    assert_eq!(undone["type"], "undone");
}

/// However the requests meet, nobody without an identity keeps a seat.
#[test]
fn who_is_deleted_while_sitting_down_sits_nowhere() {
    let server = TestServer::start();
    let id = server.guest("Ann").create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    let sit = json!({ "type": "sit" });
    for _ in 0..60 {
        let ben = Visitor::guest(&server, "Ben");
        thread::scope(|scope| {
            let sits = scope.spawn(|| ben.command(&id, &sit));
            assert_eq!(ben.send("DELETE", "/api/me", &json!({})).status, 204);
            sits.join().unwrap();
        });
        assert_eq!(server.stranger().show(&id)["seats"][1]["kind"], "open");
    }
}

/// The disk takes long over a row of one table; another table is shown all the same.
#[test]
fn only_the_table_whose_row_is_being_written_waits() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let [writes, rests] = [ann.create(&open), ben.create(&open)];
    let (runtime, mut other) = (&house.database.runtime, house.database.connect());
    runtime.block_on(sqlx::query("BEGIN IMMEDIATE").execute(&mut other)).unwrap();
    let said = thread::spawn({
        let writes = writes.clone();
        move || (ann.try_command(&writes, &json!({ "type": "say", "phrase": "hello" })).0, ann)
    });
    for _ in 0..50 {
        assert_eq!(ben.show(&rests)["version"], 1);
    }
    assert!(!said.is_finished(), "nothing is answered before it is stored");
    runtime.block_on(sqlx::query("COMMIT").execute(&mut other)).unwrap();
    let (status, ann) = said.join().unwrap();
    assert_eq!((status, &ann.show(&writes)["version"]), (200, &json!(2)));
}
