//! Playing again: at one other table, which is there if and only if it is told of.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

/// A table where the game is over.
fn finished(client: &Client) -> String {
    let seats = json!(["open", { "bot": "random" }]);
    let id = client.create(&json!({ "game": "linko", "seats": seats }));
    client.begin(&id);
    client.command(&id, &json!({ "type": "vote", "end": true }));
    id
}

fn rematch(client: &Client, id: &str) -> (u16, Value) {
    client.send("POST", &format!("/api/tables/{id}/rematch"), &json!({}))
}

fn tables(client: &Client) -> usize {
    client.get("/api/tables?mine=true")["tables"].as_array().expect("tables").len()
}

#[track_caller]
fn fails_whole(trigger: &'static str) {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let id = finished(&ann);
    house.database.sql(trigger);
    assert_eq!(rematch(&ann, &id).0, 500);
    assert_eq!((tables(&ann), &ann.show(&id)["rematch"]), (1, &Value::Null));
    house.database.sql("DROP TRIGGER full");
    let (status, made) = rematch(&ann, &id);
    assert_eq!((status, tables(&ann)), (201, 2));
    assert_eq!(ann.show(&id)["rematch"], made["table"]);
    assert_eq!(ann.show(made["table"].as_str().expect("a table"))["state"], "waiting");
}

#[test]
fn a_rematch_that_cannot_be_told_of_makes_no_table() {
    fails_whole(
        "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.body LIKE '%\"rematched\"%' \
         BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
}

#[test]
fn a_rematch_whose_table_cannot_be_made_is_not_told_of() {
    fails_whole(
        "CREATE TRIGGER full BEFORE INSERT ON log WHEN NEW.version = 1 \
         BEGIN SELECT RAISE(ABORT, 'the disk is full'); END",
    );
}

#[test]
fn who_sits_at_too_many_tables_neither_sits_down_nor_plays_again() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let (one, other) = (finished(&ben), finished(&ben));
    assert_eq!(rematch(&ben, &one).0, 201);
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let annes = ann.create(&open);
    let own = ben.create(&json!({ "game": "linko", "seats": ["open", "open"], "sit": false }));
    (2..50).for_each(|_| drop(ben.create(&open)));
    let too_many = |(status, answer): (u16, Value)| {
        assert_eq!((status, &answer["error"]), (429, &json!("too-many-tables")));
    };
    too_many(rematch(&ben, &other));
    too_many(ben.try_command(&annes, &json!({ "type": "sit" })));
    assert_eq!(rematch(&ben, &one).0, 201, "that one is there already");
    ben.command(&own, &json!({ "type": "sit" }));
    ben.command(&own, &json!({ "type": "leave" }));
    assert_eq!(ann.show(&annes)["seats"][1]["kind"], "open");
}

#[test]
fn a_table_that_is_asked_for_twice_is_made_once() {
    let house = House::open();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let table = json!({ "id": "my table", "game": "linko", "seats": ["open", "open"] });
    let made = ann.create(&table);
    assert_eq!(ann.create(&table), made);
    assert_ne!(ben.create(&table), made, "others may choose the same id");
    assert_eq!(tables(&ann), 1);
    // The same id is free at the table itself.
    let said = ann.command(&made, &json!({ "id": "my table", "type": "say", "phrase": "hello" }));
    assert_eq!(said["version"], 2);
    let another = json!({ "id": "another", "game": "linko", "seats": ["open", "open"] });
    assert_ne!(ann.create(&another), made);
    (2..50).for_each(|_| drop(ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }))));
    assert_eq!(ann.create(&table), made, "also when it was the last one that was allowed");
    let unnamed = json!({ "id": "", "game": "linko", "seats": ["open", "open"] });
    assert_eq!(ann.send("POST", "/api/tables", &unnamed).0, 422);
}
