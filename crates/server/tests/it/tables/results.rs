//! What came out of games is remembered, and told at the end of the next one.

use serde_json::json;

use crate::client::Client;
use crate::server::TestServer;

/// Plays a game to its end; the page of its end.
fn play(client: &Client, game: &str) -> String {
    let seats = json!(["open", { "bot": "random" }]);
    let table = json!({ "game": game, "seats": seats, "settings": { "pace": "instant" } });
    let id = client.create(&table);
    client.begin(&id);
    loop {
        let shown = client.wait_for_turn(&id);
        if shown["state"] != "running" {
            return client.page(&id, "");
        }
        assert!(!client.page(&id, "").contains("class=\"past\""), "the game is not over");
        client.act(&id, &shown["decision"], &shown["legal"][0]);
    }
}

#[test]
fn an_ending_tells_the_best_so_far() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    assert!(play(&ann, "linko").contains("Your first game of this kind"));
    let second = play(&ann, "linko");
    assert!(second.contains("best so far"), "{second}");
    assert!(play(&ann, "level10").contains("Your first game of this kind"), "it is another game");
    let home = ann.get("/");
    let home = home.as_str().expect("a page");
    assert!(home.contains("Won · ") || home.contains("Lost · "), "{home}");
    assert!(play(&server.guest("Ben"), "linko").contains("Your first game of this kind"));
}

#[test]
fn my_games_are_found_by_game_and_result() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    play(&ann, "linko");
    play(&ann, "level10");
    let waiting = ann.create(&json!({ "game": "level8", "seats": ["open", "open"] }));
    let list = |query: &str| {
        let page = ann.get(&format!("/games{query}"));
        let page = page.as_str().expect("a page").to_owned();
        let is_won = page.contains("class=\"sign won\"");
        let lost = page.matches("class=\"sign\"").count();
        (page.contains(&waiting), page.matches("/replay\"").count(), is_won, lost, page)
    };
    let (has_waiting, over, is_won, lost, page) = list("");
    assert!(has_waiting && over == 2, "{page}");
    assert_eq!(usize::from(is_won) + lost, 2, "every result has its mark");
    assert!(page.contains(" points"), "{page}");
    let (has_waiting, over, ..) = list("?game=linko");
    assert!(!has_waiting && over == 1);
    let (_, won, _, lost, _) = list("?won=true");
    assert_eq!(lost, 0);
    let (_, others, is_won, ..) = list("?won=false");
    assert!(!is_won);
    assert_eq!(won + others, 2);
    let (_, of_nothing, ..) = list("?game=chess&before=nonsense");
    assert_eq!(of_nothing, 2, "what means nothing asks for nothing");
    assert_eq!(list("?won=").1, 2, "an empty answer asks for nothing");
    assert_eq!(ann.send("GET", "/games?won=perhaps", &json!(null)).0, 400);
    let stranger = server.guest("Ben").get("/games");
    assert!(stranger.as_str().expect("a page").contains("No games here yet."));
}

#[test]
fn games_with_a_bot_are_found_though_they_were_given_up() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let made = json!({ "game": "linko", "seats": ["open", { "bot": "heuristic" }] });
    let table = ann.create(&made);
    ann.begin(&table);
    ann.command(&table, &json!({ "type": "vote", "end": true }));
    let has = |query: &str| ann.visitor.get(&format!("/games{query}")).text.contains(&table);
    assert!(has("") && has("?bot=bruno"));
    assert!(!has("?bot=pepo"));
}

#[test]
fn people_can_take_their_data_along() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    play(&ann, "linko");
    let waiting = ann.create(&json!({ "game": "level8", "seats": ["open", "open"] }));
    let data = ann.get("/me/data");
    assert_eq!(data["name"], "Ann");
    let tables = data["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 2, "{data}");
    let of = |game: &str| tables.iter().find(|table| table["game"] == game).expect("a table");
    assert_eq!(of("level8")["table"], waiting.as_str());
    assert!(of("level8")["record"].is_null());
    assert!(of("linko")["result"]["points"].is_i64(), "{data}");
    ann.get(of("linko")["record"].as_str().expect("the way to the record"));
    assert_eq!(server.stranger().send("GET", "/me/data", &json!(null)).0, 401);
}

#[test]
fn results_are_ones_own_until_they_are_shared() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let results =
        |client: &Client, path: &str| client.get(path).as_str().expect("a page").to_owned();
    assert!(results(&ann, "/me/results").contains("No results yet."));
    play(&ann, "linko");
    play(&ann, "linko");
    play(&ann, "level10");
    let own = results(&ann, "/me/results");
    for told in ["Linko", "Level 10", "of the last 2 games won", "by chance 50%"] {
        assert!(own.contains(told), "{told}: {own}");
    }
    assert!(!own.contains("/p/"), "it is private");
    let share = |value: &str| {
        let sender = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
        assert_eq!(sender.send_text("POST", "/me/share", format!("share={value}")).status, 303);
    };
    share("on");
    let own = results(&ann, "/me/results");
    let page = own.split_once("/p/").expect("a link").1.split('"').next().expect("its end");
    let path = format!("/p/{page}");
    for reader in [&ben, &server.stranger()] {
        let shared = results(reader, &path);
        assert!(shared.contains("Ann") && shared.contains("Linko"), "{shared}");
        assert!(!shared.contains("/me/share"), "it is not theirs");
        assert!(results(reader, "/me/results").contains("No results yet."));
    }
    share("off");
    assert_eq!(ben.send("GET", &path, &json!(null)).0, 404);
    share("on");
    assert_eq!(ben.send("GET", &path, &json!(null)).0, 404, "another link");
    share("on");
    let own = results(&ann, "/me/results");
    let page = own.split_once("/p/").expect("a link").1.split('"').next().expect("its end");
    let path = format!("/p/{page}");
    assert!(results(&ben, &path).contains("noindex"));
    assert_eq!(ann.send("DELETE", "/api/me", &json!({})).0, 204);
    assert_eq!(ben.send("GET", &path, &json!(null)).0, 404, "it goes with its owner");
}
