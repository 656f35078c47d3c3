//! A damaged table says so, and hurts no other.

use serde_json::{Value, json};

use crate::house::House;
use crate::visitor::Visitor;

#[test]
fn a_damaged_table_says_so_and_others_play_on() {
    let house = House::open();
    let (ann, _, table) = house.two_at_a_table();
    let other =
        ann.send("POST", "/api/tables", &json!({ "game": "linko", "seats": ["open", "open"] }));
    let other = other.good()["table"].as_str().expect("an id").to_owned();
    let cookie = ann.header("cookie").expect("a cookie").to_owned();
    let house = house.restart(|database| {
        // Somebody lets Ann sit where Bob sat.
        database.sql(
            "UPDATE log SET body = replace(body, '\"seat\":1', '\"seat\":0') WHERE version = 2",
        );
    });
    let ann = Visitor::stranger(&house.server).with("cookie", &cookie);
    for path in ["", "/events", "/history", "/record"] {
        let answer = ann.get(&format!("/api/tables/{table}{path}"));
        assert_eq!(answer.problem(), (500, "damaged".to_owned()), "{path}");
    }
    let said = ann.command(&table, &json!({ "type": "say", "phrase": "hello" }));
    assert_eq!(said.problem(), (500, "damaged".to_owned()));
    let page = ann.with("accept", "text/html").get(&format!("/t/{table}"));
    assert!(page.status == 500 && page.text.contains("damaged"), "{}", page.text);
    let figures = ann.get("/metrics").text;
    assert!(figures.contains("sobremesa_damaged_tables_total"), "{figures}");
    ann.command(&other, &json!({ "type": "say", "phrase": "hello" })).good();
    let mine = ann.get("/api/tables?mine=true").good();
    assert_eq!(mine["tables"].as_array().map(Vec::len), Some(2));
    assert_eq!(mine["tables"][0]["table"], Value::String(other));
}
