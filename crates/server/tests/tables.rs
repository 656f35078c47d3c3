//! Whole games over HTTP.

#[path = "tables/client.rs"]
mod client;

use client::{Client, TestServer};
use serde_json::{Value, json};

/// A table with one person and bots that play at once.
fn table(game: &str, options: &Value, bots: usize) -> Value {
    let mut seats = vec![json!("open")];
    seats.extend(
        (0..bots).map(|_| json!({ "bot": if game == "level8" { "simple" } else { "heuristic" } })),
    );
    json!({ "game": game, "options": options, "seats": seats, "settings": { "pace": "instant" } })
}

/// Plays a game to its end with the first legal action each time, and returns the last view.
fn play(client: &Client, id: &str) -> Value {
    loop {
        let shown = client.wait_for_turn(id);
        if shown["state"] == "finished" {
            return shown;
        }
        let action = &shown["legal"][0];
        client.act(id, &shown["decision"], action);
    }
}

#[test]
fn whole_games_are_played_and_recorded() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    for (game, options, bots) in [
        ("level10", json!({ "pauses": 3 }), 2),
        ("linko", json!({ "variant": "expert" }), 3),
        ("level8", json!({ "stars": 2 }), 2),
    ] {
        let id = client.create(&table(game, &options, bots));
        client.command(&id, &json!({ "type": "ready", "nonce": "mine" }));
        client.command(&id, &json!({ "type": "start" }));
        let over = play(&client, &id);
        assert_eq!(over["state"], "finished");
        let record = client.get(&format!("/api/tables/{id}/record"));
        assert_eq!(record["game"], game);
        assert_eq!(record["players"][0], "Ann");
        assert_eq!(record["nonces"][0], "mine");
        assert_eq!(record["commitment"], over["commitment"]);
    }
}
