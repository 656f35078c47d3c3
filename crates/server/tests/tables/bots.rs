//! Bots of all strengths at tables.

use serde_json::{Value, json};

use crate::client::{Client, TestServer};

fn new_table(game: &str, bot: &str) -> Value {
    let seats = json!(["open", { "bot": bot }]);
    json!({ "game": game, "seats": seats, "settings": { "pace": "instant" } })
}

/// A game against bots of this name.
fn begin(client: &Client, game: &str, bot: &str) -> String {
    let id = client.create(&new_table(game, bot));
    client.command(&id, &json!({ "type": "ready", "nonce": "mine" }));
    client.command(&id, &json!({ "type": "start" }));
    id
}

#[test]
fn the_expert_plays_all_games() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    for game in ["level10", "linko", "level8"] {
        let id = begin(&client, game, "search:20");
        assert_eq!(client.show(&id)["seats"][1]["name"], "search:20");
        for _ in 0..4 {
            let shown = client.wait_for_turn(&id);
            assert_eq!(shown["state"], "running");
            client.act(&id, &shown["decision"], &shown["legal"][0]);
        }
    }
}

#[test]
fn nobody_can_let_a_bot_think_for_ever() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    for bot in ["search", "search:10000", "search:2000ms"] {
        client.create(&new_table("linko", bot));
    }
    for bot in ["search:10001", "search:999999999", "search:2001ms", "search:3600000ms"] {
        let (status, _, problem) = client.send("POST", "/api/tables", &new_table("linko", bot));
        assert_eq!((status, &problem["error"]), (422, &json!("bad-budget")), "{bot}: {problem}");
        let message = problem["message"].as_str().unwrap();
        assert!(message.contains("2000 ms") && message.contains("10000 tries"), "{message}");
    }
    let id = client.create(&json!({ "game": "linko", "seats": ["open", "open", "open"] }));
    let plan = json!({ "type": "arrange", "seat": 1, "plan": { "bot": "search:3600000ms" } });
    assert_eq!(client.try_command(&id, &plan).1["error"], "bad-budget");
}
