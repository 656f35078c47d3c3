//! Where it is one's turn.

use serde_json::{Value, json};

use crate::client::Client;
use crate::server::TestServer;

/// A running game between two, with this clock.
fn game(ann: &Client, bob: &Client, clock: Option<u32>) -> String {
    let settings = clock.map_or(json!({}), |clock| json!({ "clock": clock }));
    let table =
        ann.create(&json!({ "game": "linko", "seats": ["open", "open"], "settings": settings }));
    bob.command(&table, &json!({ "type": "sit" }));
    bob.command(&table, &json!({ "type": "ready", "nonce": "b" }));
    ann.command(&table, &json!({ "type": "ready", "nonce": "a" }));
    ann.command(&table, &json!({ "type": "start" }));
    table
}

fn turns(client: &Client) -> Vec<Value> {
    client.get("/api/me/turns")["turns"].as_array().expect("games").clone()
}

#[test]
fn games_that_wait_come_first_and_the_one_with_the_least_time_before_the_others() {
    let server = TestServer::start();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    assert_eq!(turns(&ann), Vec::<Value>::new());
    for clock in [None, Some(3 * 24 * 3600), Some(24 * 3600), Some(7200), Some(24 * 3600)] {
        game(&ann, &bob, clock);
    }
    let all: Vec<Vec<Value>> = [&ann, &bob].into_iter().map(turns).collect();
    for (turns, client) in all.iter().zip([&ann, &bob]) {
        assert_eq!(turns.len(), 5);
        assert!(turns.is_sorted_by_key(|turn| turn["mine"] == false), "{turns:?}");
        let mine: Vec<&Value> = turns.iter().filter(|turn| turn["mine"] == true).collect();
        let left = |turn: &&Value| turn["left"].as_u64().unwrap_or(u64::MAX);
        assert!(mine.is_sorted_by_key(left), "{mine:?}");
        for turn in turns {
            let shown = client.show(turn["table"].as_str().expect("a table"));
            let decides = shown["legal"].as_array().is_some_and(|legal| !legal.is_empty());
            assert_eq!(turn["mine"], json!(decides));
            assert_eq!(turn["clock"], shown["clock"], "the same time on both");
        }
    }
    let mine = |turns: &[Value]| turns.iter().filter(|turn| turn["mine"] == true).count();
    assert_eq!(mine(&all[0]) + mine(&all[1]), 5, "one of them must decide");

    // The page says the same, in its title, too, without any script.
    let page = ann.get("/turns");
    let page = page.as_str().expect("a page");
    let count = mine(&all[0]);
    let number = if count > 0 { format!("<title>({count}) ") } else { "<title>Where".to_owned() };
    assert!(page.contains(&number), "{page}");
    let links: Vec<&str> = page.split("href=\"/t/").skip(1).map(|rest| &rest[..16]).collect();
    let tables: Vec<&str> =
        all[0].iter().map(|turn| turn["table"].as_str().expect("a table")).collect();
    assert_eq!(links, tables);
    assert!(page.contains("days left") || page.contains("hours left"), "{page}");
    for path in ["/", "/games"] {
        let page = ann.get(path);
        assert!(page.as_str().expect("a page").contains("href=\"/turns\""), "{path}");
    }
}

#[test]
fn nobody_in_particular_has_no_turns() {
    let server = TestServer::start();
    let stranger = server.stranger();
    assert_eq!(stranger.send("GET", "/api/me/turns", &Value::Null).0, 401);
    let page = stranger.get("/turns");
    let page = page.as_str().expect("a page");
    assert!(page.contains("No game is waiting for you.") && !page.contains("data-push"), "{page}");
}

/// The lobby's cards say who must decide, and nothing that only the house understands.
#[test]
fn lists_do_not_show_the_clock_of_the_house() {
    let server = TestServer::start();
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    game(&ann, &bob, Some(24 * 3600));
    let listed = ann.get("/api/tables?mine=true");
    let card = &listed["tables"][0]["card"];
    assert_eq!(card["decide"].as_array().map(Vec::len), Some(1), "{card}");
    assert_eq!(card.get("until"), None);
}
