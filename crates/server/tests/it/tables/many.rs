//! Many tables at once.

use serde_json::json;

use crate::server::TestServer;

/// This many people have this many tables each.
const PEOPLE: usize = 5;
const TABLES: usize = 40;

#[test]
fn many_tables_play_at_once_and_all_of_them_end() {
    let server = TestServer::start();
    let people: Vec<_> = (0..PEOPLE).map(|who| server.guest(&format!("P{who}"))).collect();
    let seats = json!([{ "bot": "random" }, { "bot": "random" }]);
    let table = json!({
        "game": "linko", "seats": seats, "settings": { "pace": "instant" }, "sit": false,
    });
    let started: Vec<String> = people
        .iter()
        .flat_map(|person| {
            (0..TABLES).map(|_| {
                let id = person.create(&table);
                person.command(&id, &json!({ "type": "start" }));
                id
            })
        })
        .collect();
    // A person among them is answered.
    let id = people[0].create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    people[0].command(&id, &json!({ "type": "say", "phrase": "hello" }));
    for id in &started {
        people[0].wait_for(id, |shown| shown["state"] == "finished");
    }
}
