//! For those who come back: the table that waits, games with whom and when, ratings, and the bots' pages.

use serde_json::{Value, json};
use sobremesa_store::TableId;

use crate::client::Client;
use crate::house::House;
use crate::neighbors;
use crate::server::{TestServer, easy};

fn page(client: &Client, path: &str) -> String {
    client.get(path).as_str().expect("a page").to_owned()
}

/// A game that these people and bots have begun.
fn begin(people: &[&Client], game: &str, bots: &[&str]) -> String {
    let seats = people.iter().map(|_| json!("open"));
    let seats: Vec<Value> = seats.chain(bots.iter().map(|bot| json!({ "bot": bot }))).collect();
    let table = json!({ "game": game, "seats": seats, "settings": { "pace": "instant" } });
    let id = people[0].create(&table);
    for other in &people[1..] {
        other.command(&id, &json!({ "type": "sit" }));
    }
    for person in people {
        person.command(&id, &json!({ "type": "ready", "nonce": "mine" }));
    }
    people[0].command(&id, &json!({ "type": "start" }));
    id
}

/// Plays a game to its end.
fn finish(people: &[&Client], id: &str) {
    let is_for_people = |shown: &Value| {
        let owed = shown["owed"]["seat"].as_u64();
        shown["state"] != "running"
            || shown["owed"] == "team"
            || owed.is_some_and(|seat| seat < people.len() as u64)
    };
    while people[0].wait_for(id, is_for_people)["state"] == "running" {
        for person in people {
            let shown = person.show(id);
            if let Some(action) = shown["legal"].get(0) {
                let decision = &shown["decision"];
                let act = json!({ "type": "act", "decision": decision, "action": action });
                person.try_command(id, &act);
            }
        }
    }
}

fn play(people: &[&Client], game: &str, bots: &[&str]) -> String {
    let id = begin(people, game, bots);
    finish(people, &id);
    id
}

/// The part of a page between two texts.
fn part<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let rest = page.split_once(from).unwrap_or_else(|| panic!("{from}: {page}")).1;
    rest.split_once(to).map_or(rest, |(part, _)| part)
}

#[test]
fn the_table_that_waits_comes_first() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let new = page(&ann, "/");
    assert_eq!(new.matches("btn learn primary").count(), 1, "{new}");
    assert_eq!(new.matches(" primary\"").count(), 1, "a newcomer has one thing to do first");
    assert!(!new.contains("id=\"waits\""));

    let over = play(&[&ann], "level10", &["random"]);
    let back = page(&ann, "/");
    assert!(back.contains("Welcome back, Ann.") && back.contains("What shall we play?"), "{back}");
    let primary = part(&back, "btn primary", "</form>");
    assert!(primary.contains("game-level10"), "what was played last: {primary}");
    assert!(part(&back, "id=\"mine\"", "</section>").contains(&format!("/t/{over}/replay")));

    let waiting = ann.create(&json!({ "game": "level8", "seats": ["open", "open"] }));
    assert!(part(&page(&ann, "/"), "id=\"waits\"", "</section>").contains(&waiting));
    // Whoever of the two must decide has the table before the one that waits for others.
    let running = begin(&[&ann, &ben], "linko", &[]);
    let mine = ann.show(&running)["owed"]["seat"] == ann.show(&running)["you"];
    let awaited = if mine { &ann } else { &ben };
    let back = page(awaited, "/");
    let waits = part(&back, "id=\"waits\"", "</section>");
    assert!(waits.contains(&running) && waits.contains("One table is waiting for you."), "{waits}");
    assert!(waits.contains("Your turn"), "{waits}");
    assert_eq!(back.matches(" primary\"").count(), 1, "one primary button: {back}");
    let other = if mine { &ben } else { &ann };
    let waits = page(other, "/");
    assert!(part(&waits, "id=\"waits\"", "</section>").contains("still open"));
}

#[test]
fn my_games_are_found_by_company_and_time() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben & <co>"));
    let alone = play(&[&ann], "linko", &["random"]);
    let together = play(&[&ann, &ben], "linko", &[]);
    let running = begin(&[&ann], "level8", &["simple"]);
    let all = page(&ann, "/games");
    for told in ["with=Ben%20%26%20%3Cco%3E", "bot=pepo", "when=week", "/bots/luna"] {
        assert!(all.contains(told), "{told}: {all}");
    }
    assert!(!all.contains("<co>"));
    let found = |client: &Client, query: &str| {
        let page = page(client, &format!("/games?{query}"));
        [&alone, &together, &running].map(|table| page.contains(&format!("/t/{table}")))
    };
    assert_eq!(found(&ann, "with=Ben%20%26%20%3Cco%3E"), [false, true, false]);
    assert_eq!(found(&ann, "bot=pepo"), [true, false, false]);
    assert_eq!(found(&ann, "bot=luna"), [false, false, true], "games that run have their bots");
    assert_eq!(found(&ann, "bot=ramiro"), [false; 3]);
    assert_eq!(found(&ann, "with=Nobody"), [false; 3]);
    assert_eq!(found(&ann, "when=week"), [true; 3]);
    assert_eq!(found(&ann, "when=nonsense&bot=nonsense"), [true; 3]);
    assert_eq!(found(&ben, "when=year"), [false, true, false], "others' games are theirs");
    assert_eq!(found(&ben, "with=Ann"), [false, true, false]);
    let (status, _) = ann.send("DELETE", "/api/me", &json!({}));
    assert_eq!(status, 204);
    let left = page(&ben, "/games");
    assert!(left.contains(&together) && !left.contains("Ann"), "whoever is gone has no name");
}

#[test]
fn people_who_meet_have_ratings() {
    let server = TestServer::start();
    let (ann, ben, eve) = (server.guest("Ann"), server.guest("Ben"), server.guest("Eve"));
    play(&[&eve], "linko", &["random"]);
    play(&[&eve, &ben], "level10", &[]);
    play(&[&ann, &ben], "linko", &[]);
    play(&[&ann, &ben], "linko", &["random"]);
    for client in [&ann, &ben] {
        let own = page(client, "/me/results");
        let rating = part(&own, "<h3>Rating</h3>", "</section>");
        assert!(rating.contains("after 2 games") && rating.contains("provisional"), "{rating}");
        assert!(own.contains("bots up to Pepo") && own.contains("people"), "{own}");
    }
    assert!(!page(&eve, "/me/results").contains("Rating"), "nobody is rated alone or as a team");
    let sender = ann.visitor.with("content-type", "application/x-www-form-urlencoded");
    assert_eq!(sender.send_text("POST", "/me/share", "share=on").status, 303);
    let own = page(&ann, "/me/results");
    let path = format!("/p/{}", part(&own, "/p/", "\""));
    let shared = page(&eve, &path);
    assert!(shared.contains("<h3>Rating</h3>") && shared.contains("Ann"), "{shared}");
    assert!(!shared.contains("Ben"), "a page tells of its owner alone");
    assert_eq!(ben.send("DELETE", "/api/me", &json!({})).0, 204);
    assert_eq!(server.stranger().send("GET", &path, &Value::Null).0, 200);
}

/// The same house, opened again, knows the same ratings; whoever goes takes theirs along.
#[test]
fn ratings_follow_from_results_alone() {
    let house = House::open_with(easy());
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    play(&[&ann, &ben], "linko", &[]);
    let rating = |house: &House, client: &Client| {
        let own = page(&house.server.returning(client), "/me/results");
        own.contains("Rating").then(|| part(&own, "<h3>Rating</h3>", "</section>").to_owned())
    };
    let before = rating(&house, &ann).expect("a rating");
    let house = house.restart(|_| {});
    assert_eq!(rating(&house, &ann), Some(before));
    assert_eq!(house.server.returning(&ben).send("DELETE", "/api/me", &json!({})).0, 204);
    let house = house.restart(|_| {});
    assert_eq!(rating(&house, &ann), None, "she has met nobody who is still here");
}

#[test]
fn people_who_meet_over_two_servers_have_the_same_ratings_at_both() {
    let neighbors = neighbors::open(&easy());
    let (ann, ben) = (neighbors.here.guest("Ann"), neighbors.there.guest("Ben"));
    play(&[&ann, &ben], "linko", &[]);
    let ratings = [&neighbors.here, &neighbors.there].map(|server| {
        let own = page(&server.known(&ann.visitor), "/me/results");
        part(&own, "<h3>Rating</h3>", "</section>").to_owned()
    });
    assert_eq!(ratings[0], ratings[1]);
    assert!(ratings[0].contains("after 1 game"), "{}", ratings[0]);
}

#[test]
fn bots_have_pages() {
    let server = TestServer::start();
    let (ann, stranger) = (server.guest("Ann"), server.stranger());
    let all = page(&stranger, "/bots");
    for bot in ["pepo", "luna", "bruno", "marta", "ramiro"] {
        assert!(all.contains(&format!("/bots/{bot}")), "{bot}: {all}");
        assert!(
            page(&stranger, &format!("/bots/{bot}"))
                .contains("Nobody has finished a game with this bot")
        );
    }
    for path in ["/bots/nobody", "/bots/PEPO", "/bots/pepo/x"] {
        assert_eq!(stranger.send("GET", path, &Value::Null).0, 404, "{path}");
    }
    play(&[&ann], "linko", &["random", "heuristic"]);
    play(&[&ann], "level10", &["random"]);
    let pepo = page(&stranger, "/bots/pepo");
    for told in ["Pepo", "Linko, 3 players", "bots up to Bruno", "by chance 33%", "Level 10"] {
        assert!(pepo.contains(told), "{told}: {pepo}");
    }
    assert!(!pepo.contains("Ann") && !pepo.contains("/t/"), "it tells of no table and nobody");
    assert!(page(&stranger, "/bots/bruno").contains("bots up to Pepo"));
    // A waiting room leads there.
    let seats = json!(["open", "open", { "bot": "random" }]);
    let waiting = ann.create(&json!({ "game": "linko", "seats": seats }));
    assert!(ann.page(&waiting, "").contains("href=\"/bots/pepo\""));
}

#[test]
fn data_has_the_results_of_tables_that_are_gone() {
    let house = House::open_with(easy());
    let ann = house.server.guest("Ann");
    let id = play(&[&ann], "linko", &["random"]);
    let results = |data: &Value| data["results_of_deleted_tables"].as_array().map_or(9, Vec::len);
    assert_eq!(results(&ann.get("/me/data")), 0);
    let table: TableId = id.parse().expect("an id");
    house.database.store(async |store| store.delete_table(&table).await);
    let data = ann.get("/me/data");
    assert_eq!(results(&data), 1, "{data}");
    let left = &data["results_of_deleted_tables"][0];
    assert_eq!(left["table"], id.as_str());
    assert!(left["game"] == "linko" && left["result"]["points"].is_i64(), "{left}");
    assert!(data["tables"].as_array().is_some_and(Vec::is_empty), "{data}");
}
