//! What those see who have no part in a table is worked out once for all of them, and is never a player's view.

use serde_json::{Value, json};

use crate::client::Client;
use crate::server::TestServer;

const MOVES: usize = 20;

/// A running game of two people.
fn begin(ann: &Client, ben: &Client) -> String {
    let id = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    ben.command(&id, &json!({ "type": "sit" }));
    for player in [ann, ben] {
        player.command(&id, &json!({ "type": "ready", "nonce": "any" }));
    }
    ann.command(&id, &json!({ "type": "start" }));
    id
}

/// Makes a legal move: the version after it.
fn advance(players: [&Client; 2], id: &str) -> Value {
    let turn = players.into_iter().find_map(|player| {
        let shown = player.show(id);
        let action = shown["legal"].get(0)?.clone();
        Some((player, shown["decision"].clone(), action))
    });
    let (player, decision, action) = turn.expect("somebody may do something");
    player.act(id, &decision, &action)["version"].clone()
}

/// The first event of a version, as it came, and what it says.
fn event(lines: &mut impl Iterator<Item = String>, version: &Value) -> (String, Value) {
    let read = |line: String| {
        let shown: Value = serde_json::from_str(line.strip_prefix("data:")?).ok()?;
        (shown["version"] == *version).then_some((line, shown))
    };
    lines.find_map(read).expect("the stream goes on")
}

#[test]
fn strangers_get_the_same_and_players_their_own() {
    let server = TestServer::start();
    let people = ["Ann", "Ben", "Cleo"].map(|name| server.guest(name));
    let [ann, ben, cleo] = &people;
    let id = begin(ann, ben);
    let version = &ann.show(&id)["version"];
    let mut streams = [ann, ben, cleo, &server.stranger()].map(|who| who.stream(&id, None));
    streams.iter_mut().for_each(|lines| drop(event(lines, version)));
    for _ in 0..MOVES {
        let version = advance([ann, ben], &id);
        let [anns, bens, cleos, strangers] = streams.each_mut().map(|lines| event(lines, &version));
        assert_eq!(cleos.0, strangers.0, "the same bytes, whoever they are");
        let (shown, view) = (&strangers.1, &strangers.1["view"]);
        assert!(shown["you"].is_null() && view["hand"].is_null(), "{shown}");
        assert_eq!(shown["legal"], json!([]));
        for (seat, (_, own)) in [anns, bens].iter().enumerate() {
            assert_eq!(own["you"], seat);
            assert_eq!(own["view"]["viewer"], json!({ "seat": seat }));
            assert!(!own["view"]["hand"].is_null(), "{own}");
        }
    }
}

#[test]
fn strangers_share_a_page_and_players_do_not() {
    let server = TestServer::start();
    let people = ["Ann", "Ben", "Cleo"].map(|name| server.guest(name));
    let [ann, ben, cleo] = &people;
    let id = begin(ann, ben);
    let (one, other) = (server.stranger(), server.stranger());
    let mut streams = [ann, cleo, &one, &other].map(|who| {
        let mut stream = who.visitor.stream(&format!("/t/{id}/events")).expect("a stream");
        assert!(stream.next().is_some());
        stream
    });
    for _ in 0..MOVES {
        let version = advance([ann, ben], &id);
        let first = format!("id: {version}\n");
        let [anns, cleos, ones, others] = streams
            .each_mut()
            .map(|stream| stream.find(|event| event.contains(&first)).expect("the stream goes on"));
        assert_eq!(ones, others);
        assert!(!cleos.contains("Ann</a>") && !ones.contains("Cleo"), "nobody has another's name");
        assert_ne!(anns, ones, "a player's page is their own");
    }
}

/// Who has got up sees what strangers see, and who sat down what players see.
#[test]
fn a_stream_goes_with_its_viewer() {
    let server = TestServer::start();
    let (ann, ben, eve) = (server.guest("Ann"), server.guest("Ben"), server.stranger());
    let id = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    let mut streams = [&ben, &eve].map(|who| who.stream(&id, None));
    for _ in 0..3 {
        for (command, you) in [("sit", json!(1)), ("leave", Value::Null)] {
            let version = &ben.command(&id, &json!({ "type": command }))["version"];
            let [bens, eves] = streams.each_mut().map(|lines| event(lines, version));
            assert_eq!((&bens.1["you"], &eves.1["you"]), (&you, &Value::Null));
            assert_eq!(you.is_null(), bens.0 == eves.0);
        }
    }
}
