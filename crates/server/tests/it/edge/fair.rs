//! Deals that nobody chooses: for one table, its rules and its seats.

use serde_json::{Value, json};
use sobremesa_linko::Linko;
use sobremesa_table::{Commitment, Record};

use crate::client::Client;
use crate::server::TestServer;

/// The record of a game that was given up after its deal.
fn record(client: &Client, table: &str) -> Value {
    client.begin(table);
    client.command(table, &json!({ "type": "vote", "end": true }));
    client.get(&format!("/api/tables/{table}/record"))
}

fn new_table(client: &Client) -> String {
    let seats = json!(["open", { "bot": "random" }, { "bot": "random" }]);
    client.create(&json!({ "game": "linko", "seats": seats }))
}

#[test]
fn a_deal_is_for_its_table_and_its_rules() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let table = new_table(&ann);
    let promised = ann.show(&table)["commitment"].clone();
    let record = record(&ann, &table);
    assert_eq!((&record["fair"], &record["table"]), (&json!("sobremesa/fair/2"), &json!(table)));
    assert_eq!(record["commitment"], promised);
    assert_eq!(record["nonces"], json!(["mine", "", ""]));
    let read = Record::<Linko>::replay(&record.to_string(), |_, _| {}).expect("a good record");
    let deal = read.fair.expect("a fair deal");
    let for_table = Commitment::for_table(&deal.secret, &deal.salt, &table);
    assert_eq!(json!(for_table.to_string()), promised);
    // Whatever it is said to be for instead, it is not.
    for (name, other) in [
        ("table", json!("0w3ge1r70w3ge1r7")),
        ("rules", json!({ "players": 3, "variant": "expert" })),
        ("nonces", json!(["", "mine", ""])),
    ] {
        let mut spoiled = record.clone();
        spoiled[name] = other;
        let fault = Record::<Linko>::replay(&spoiled.to_string(), |_, _| {}).expect_err(name);
        assert!(fault.to_string().contains("does not follow"), "{name}: {fault}");
    }
    let mut unnamed = record;
    unnamed.as_object_mut().expect("an object").remove("table");
    assert!(Record::<Linko>::replay(&unnamed.to_string(), |_, _| {}).is_err());
}

#[test]
fn the_same_cards_again_are_those_of_the_other_table() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let table = new_table(&ann);
    let first = record(&ann, &table);
    let form = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
    let again = form.send_text("POST", &format!("/t/{table}"), "same_deal=1");
    let again =
        again.header("location").expect("another table").trim_start_matches("/t/").to_owned();
    let second = record(&ann, &again);
    assert_eq!(second["moves"][0], first["moves"][0]);
    assert_eq!(second["table"], json!(table));
    let dealt_for = format!("data-dealt-for=\"{table}\"");
    assert!([&table, &again].iter().all(|at| ann.page(at, "/story").contains(&dealt_for)));
    Record::<Linko>::replay(&second.to_string(), |_, _| {}).expect("a good record");
    let next = ann.send("POST", &format!("/api/tables/{table}/rematch"), &json!({})).1;
    let next = next["table"].as_str().expect("a table").to_owned();
    assert_eq!(record(&ann, &next)["table"], json!(next), "a rematch has cards of its own");
}

/// Without a script one adds letters of one's own, or nothing, and that is said.
#[test]
fn without_a_script_a_seat_says_what_it_adds() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let table = new_table(&ann);
    let page = ann.page(&table, "");
    let (_, unscripted) = page.split_once("<noscript><label").expect("a field");
    assert!(unscripted.contains("name=\"nonce\""), "{unscripted}");
    let form = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
    // As a browser without a script sends it: the empty field of the script comes first.
    let sent = form.send_text("POST", &format!("/t/{table}"), "nonce=&nonce=abc&begin=1");
    assert_eq!(sent.status, 303, "{}", sent.text);
    ann.command(&table, &json!({ "type": "vote", "end": true }));
    let record = ann.get(&format!("/api/tables/{table}/record"));
    assert_eq!(record["nonces"][0], "abc");
    let story = ann.page(&table, "/story");
    for part in ["data-record=", "added nothing", "data-check=\"cards\"", "sobremesa verify"] {
        assert!(story.contains(part), "{part}");
    }
}
