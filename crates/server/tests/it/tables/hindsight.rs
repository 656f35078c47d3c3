//! A lost game of Level 10 is looked at again, once it is over and not before.

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::{Client, TestServer};

fn page(client: &Client, id: &str) -> String {
    let (status, _, page) = client.send("GET", &format!("/t/{id}"), &Value::Null);
    assert_eq!(status, 200);
    page.as_str().expect("a page").to_owned()
}

/// A game that is lost, because two of three play anything.
fn lose(client: &Client) -> String {
    let seats = json!(["open", { "bot": "random" }, { "bot": "random" }]);
    let settings = json!({ "pace": "instant" });
    let table = json!({ "game": "level10", "seats": seats, "settings": settings });
    let id = client.create(&table);
    client.command(&id, &json!({ "type": "ready", "nonce": "mine" }));
    client.command(&id, &json!({ "type": "start" }));
    loop {
        let shown = client.wait_for_turn(&id);
        if shown["state"] != "running" {
            assert_eq!(shown["view"]["open"]["outcome"]["won"], false, "{shown}");
            return id;
        }
        assert!(!page(client, &id).contains("id=\"hindsight\""), "the game is not over");
        client.act(&id, &shown["decision"], &shown["legal"][0]);
    }
}

/// Waits until the page's stream tells until when the game could be won.
fn hindsight(client: &Client, id: &str) -> String {
    let version = client.show(id)["version"].clone();
    let mut lines = client.lines(&format!("/t/{id}/events?since={version}"), None);
    let is_there =
        |line: &String| line.contains("id=\"hindsight\"") && !line.contains("worked out");
    lines.find(is_there).expect("the stream goes on")
}

#[test]
fn a_lost_game_shows_its_last_chance_by_itself_also_after_a_restart() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tables.db");
    let server = TestServer::open(&database);
    let client = server.guest("Ann");
    let id = lose(&client);
    let told = hindsight(&client, &id);
    assert!(told.contains("it could still be won with open cards. Then: "), "{told}");
    assert!(told.contains("the game is won."), "the line wins: {told}");
    assert!(
        page(&client, &id).contains("it could still be won with open cards"),
        "without a script"
    );
    drop(server);

    let server = TestServer::open(&database);
    let mut again = server.stranger();
    again.cookie.clone_from(&client.cookie);
    assert!(hindsight(&again, &id).contains("it could still be won with open cards"));
}
