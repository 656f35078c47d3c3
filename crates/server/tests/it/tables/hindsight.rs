//! A lost game of Level 10 is looked at again, once it is over and not before.

use serde_json::json;

use crate::client::Client;
use crate::house::House;

/// A game that is lost, because two of three play anything.
fn lose(client: &Client) -> String {
    let seats = json!(["open", { "bot": "random" }, { "bot": "random" }]);
    let settings = json!({ "pace": "instant" });
    let table = json!({ "game": "level10", "seats": seats, "settings": settings });
    let id = client.create(&table);
    client.begin(&id);
    loop {
        let shown = client.wait_for_turn(&id);
        if shown["state"] != "running" {
            assert_eq!(shown["view"]["open"]["outcome"]["won"], false, "{shown}");
            return id;
        }
        assert!(!client.page(&id, "").contains("id=\"hindsight\""), "the game is not over");
        client.act(&id, &shown["decision"], &shown["legal"][0]);
    }
}

const CHANCE: &str = "Yes, with all hands face up: until ";

/// Waits until the page's stream tells until when the game could be won.
fn hindsight(client: &Client, id: &str) -> String {
    let version = client.show(id)["version"].clone();
    let mut lines =
        client.visitor.lines(&format!("/t/{id}/events?since={version}")).expect("a stream");
    let is_there =
        |line: &String| line.contains("id=\"hindsight\"") && !line.contains("Working it out");
    lines.find(is_there).expect("the stream goes on")
}

#[test]
fn a_lost_game_shows_its_last_chance_by_itself_also_after_a_restart() {
    let house = House::open();
    let client = house.server.guest("Ann");
    let id = lose(&client);
    let told = hindsight(&client, &id);
    assert!(told.contains(CHANCE), "{told}");
    assert!(told.contains("value=\"step 0\""), "what would have won is a press away: {told}");
    assert!(client.page(&id, "").contains(CHANCE), "without a script");
    let house = house.restart(|_| {});
    let again = house.server.returning(&client);
    assert!(hindsight(&again, &id).contains(CHANCE));
}
