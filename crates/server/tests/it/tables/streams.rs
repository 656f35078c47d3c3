//! For whom streams go on, and what they tell besides moves.

use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_server::Config;
use sobremesa_store::{Ban, PersonId};

use crate::client::Client;
use crate::house::House;
use crate::server::easy;

/// A house where viewers are looked at again soon.
fn house() -> House {
    House::open_with(Config { ping: Duration::from_millis(20), ..easy() })
}

/// A table of Ann's where Ben sits, and the lines of Ben's stream after its first event.
fn followed(ann: &Client, ben: &Client) -> (String, impl Iterator<Item = String> + use<>) {
    let id = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    ben.command(&id, &json!({ "type": "sit" }));
    let mut lines = ben.stream(&id, None).take(2000);
    assert!(tables(&mut lines).next().expect("the table")["you"] == 1);
    (id, lines)
}

/// The tables that a stream shows.
fn tables(lines: &mut impl Iterator<Item = String>) -> impl Iterator<Item = Value> {
    lines.filter_map(|line| serde_json::from_str(line.strip_prefix("data:")?).ok())
}

/// The stream ends, and shows nothing more. Pings would fill it up to the most that is taken of it.
#[track_caller]
fn ends(lines: impl Iterator<Item = String>) {
    let rest: Vec<String> = lines.collect();
    assert!(!rest.contains(&"event: table".to_owned()), "{rest:?}");
    assert!(rest.len() < 1500, "it does not end");
}

#[test]
fn a_ban_ends_streams_also_when_another_process_bans() {
    let house = house();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let (id, lines) = followed(&ann, &ben);
    let mut anns = ann.stream(&id, None).take(2000);
    let ban = Ban { until: None, reason: "he knows why".into() };
    house.database.store(async |store| store.ban(PersonId(2), ban).await);
    ends(lines);
    ann.command(&id, &json!({ "type": "say", "phrase": "hello" }));
    assert!(tables(&mut anns).any(|shown| shown["version"] == 3), "others go on");
}

#[test]
fn a_stream_ends_with_the_token_that_opened_it() {
    let house = house();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let (_, lines) = followed(&ann, &ben);
    house.database.store(async |store| {
        let cookie = store.tokens(PersonId(2)).await?[0].id;
        store.revoke_token(PersonId(2), cookie).await
    });
    ends(lines);
}

#[test]
fn a_stream_ends_with_the_identity() {
    let house = house();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let id = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    let mut lines = ben.stream(&id, None).take(2000);
    assert!(tables(&mut lines).next().is_some());
    assert_eq!(ben.send("DELETE", "/api/me", &json!({})).0, 204);
    ends(lines);
}

#[test]
fn who_is_blocked_is_told_no_more() {
    let house = house();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let (id, lines) = followed(&ann, &ben);
    ann.command(&id, &json!({ "type": "block", "seat": 1 }));
    ends(lines);
}

#[test]
fn a_new_name_comes_at_once_at_every_table_in_memory() {
    let house = house();
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let (id, lines) = followed(&ann, &ben);
    drop(lines);
    // Ben has been at many tables since.
    for host in ["Cleo", "Dora", "Emil"] {
        let host = house.server.guest(host);
        for _ in 0..40 {
            let later = host.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
            ben.command(&later, &json!({ "type": "sit" }));
            ben.command(&later, &json!({ "type": "leave" }));
        }
    }
    let mut lines = ann.stream(&id, None).take(2000);
    assert_eq!(tables(&mut lines).next().unwrap()["seats"][1]["name"], "Ben");
    assert_eq!(ben.send("PATCH", "/api/me", &json!({ "name": "Benno" })).0, 200);
    let shown = tables(&mut lines).next().expect("it is told");
    assert_eq!(shown["seats"][1]["name"], "Benno");
    assert_eq!(shown["version"], ann.show(&id)["version"], "no row was added");
}
