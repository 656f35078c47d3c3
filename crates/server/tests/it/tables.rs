//! Whole games over HTTP.

mod analyses;
mod bots;
mod clocks;
mod coming_back;
mod continuations;
mod days;
mod failures;
mod hindsight;
mod hints;
mod many;
mod presence;
mod rematches;
mod replays;
mod results;
mod settled;
mod shared;
mod streams;
mod together;
mod turns;
mod uploads;

use serde_json::{Value, json};
use sobremesa_server::Config;

use crate::client::Client;
use crate::house::House;
use crate::server::{TestServer, easy};

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
        client.begin(&id);
        let over = play(&client, &id);
        assert_eq!(over["state"], "finished");
        let record = client.get(&format!("/api/tables/{id}/record"));
        assert_eq!(record["game"], game);
        assert_eq!(record["players"][0], "Ann");
        assert_eq!(record["nonces"][0], "mine");
        assert_eq!(record["commitment"], over["commitment"]);
    }
}

/// A table of one person and a bot, with the game begun.
fn begin(client: &Client, game: &str) -> String {
    let id = client.create(&table(game, &json!({}), 1));
    client.begin(&id);
    id
}

#[test]
fn the_same_command_twice_is_one_move_also_after_a_restart() {
    let house = House::open();
    let client = house.server.guest("Ann");
    let id = begin(&client, "linko");
    let shown = client.wait_for_turn(&id);
    let command = json!({
        "id": "my move", "type": "act", "decision": shown["decision"], "action": shown["legal"][0],
    });
    let answer = client.command(&id, &command);
    assert_eq!(client.command(&id, &command), answer);
    let version = client.wait_for_turn(&id)["version"].clone();
    let house = house.restart(|_| {});
    let client = house.server.returning(&client);
    assert_eq!(client.command(&id, &command), answer);
    assert_eq!(
        client.wait_for_turn(&id)["version"],
        version,
        "nothing was lost, nothing done twice"
    );
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    let id = begin(&client, "linko");
    let shown = client.wait_for_turn(&id);
    let act = |decision: &Value, action: Value| {
        client.try_command(&id, &json!({ "type": "act", "decision": decision, "action": action }))
    };
    let (status, stale) = act(&json!(0), shown["legal"][0].clone());
    assert_eq!((status, &stale["error"]), (409, &json!("stale")));
    assert_eq!(stale["decision"], shown["decision"]);
    let (status, illegal) = act(&shown["decision"], json!({ "type": "play", "cards": [] }));
    assert_eq!((status, &illegal["rule"]), (409, &json!("LK-4")));
    assert_eq!(illegal["message"], "At least one card must be played.");
    let (status, nonsense) = act(&shown["decision"], json!({ "type": "fly" }));
    assert_eq!((status, &nonsense["error"]), (422, &json!("not-an-action")));
    assert_eq!(nonsense["message"], "That isn’t a move in this game.");
    assert!(nonsense["detail"].as_str().is_some_and(|told| told.contains("fly")), "{nonsense}");
    assert_eq!(client.show(&id)["version"], shown["version"]);
    let (status, json) = client.send("GET", &format!("/api/tables/{id}/record"), &Value::Null);
    assert_eq!((status, &json["error"]), (409, &json!("not-over")), "no record of a running game");
}

/// Whoever is to play is told by name, and a guest without one in the reader's language.
#[test]
fn refusals_name_people() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Guest 8025"), server.guest("Ben"));
    let table = json!({ "game": "linko", "seats": ["open", "open"], "options": { "first": 0 } });
    let id = ann.create(&table);
    ben.command(&id, &json!({ "type": "sit" }));
    for person in [&ann, &ben] {
        person.command(&id, &json!({ "type": "ready", "nonce": "x" }));
    }
    ann.command(&id, &json!({ "type": "start" }));
    let shown = ann.wait_for_turn(&id);
    let (decision, action) = (&shown["decision"], &shown["legal"][0]);
    let act = json!({ "type": "act", "id": "one", "decision": decision, "action": action });
    let refused = |language: &str| {
        let visitor = ben.visitor.with("accept-language", language);
        let answer = visitor.send("POST", &format!("/api/tables/{id}/commands"), &act);
        assert_eq!(answer.status, 409, "{answer:?}");
        answer.json()["message"].as_str().expect("a sentence").to_owned()
    };
    assert_eq!(refused("en"), "It’s Guest 8025’s turn to play cards.");
    assert_eq!(refused("es"), "Le toca a Comensal 8025, que debe jugar cartas.");
    assert_eq!(refused("ru"), "Сейчас ходит Гость 8025: нужно сыграть карты.");
}

#[test]
fn streams_go_on_where_a_viewer_left() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let id = ann.create(&open);
    let mut stream = ben.events(&id, None);
    assert_eq!(stream.next().unwrap()["state"], "waiting");
    ben.command(&id, &json!({ "type": "sit" }));
    assert_eq!(stream.next().unwrap()["you"], 1);
    for client in [&ann, &ben] {
        client.command(&id, &json!({ "type": "ready", "nonce": "x" }));
        assert_eq!(stream.next().unwrap()["state"], "waiting");
    }
    ann.command(&id, &json!({ "type": "start" }));
    let begun = stream.next().unwrap();
    assert_eq!(begun["events"][0]["type"], "dealt");
    let seen = begun["version"].as_u64().unwrap();
    let owes = if begun["legal"] == json!([]) { &ann } else { &ben };
    let shown = owes.show(&id);
    owes.act(&id, &shown["decision"], &shown["legal"][0]);
    let next = stream.next().unwrap();
    assert_eq!(next["version"], seen + 1);
    let resumed = ben.events(&id, Some(&seen.to_string())).next().unwrap();
    assert_eq!(resumed, next, "the gap is filled");
    let unknown = ben.events(&id, Some("999999")).next().unwrap();
    assert_eq!(unknown["view"], next["view"]);
}

#[test]
fn the_lobby_lists_public_tables_in_pages() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let public = |game: &str| json!({ "game": game, "seats": ["open", "open"], "settings": { "public": true } });
    let mut made: Vec<String> = (0..5).map(|_| ann.create(&public("linko"))).collect();
    made.push(ann.create(&public("level8")));
    let hidden = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    let stranger = server.stranger();
    let ids = |page: &Value| -> Vec<String> {
        let tables = page["tables"].as_array().unwrap().iter();
        tables.map(|table| table["table"].as_str().unwrap().to_owned()).collect()
    };
    let first = stranger.get("/api/tables?game=linko&state=waiting&limit=3");
    let next = first["next"].as_str().unwrap();
    let second =
        stranger.get(&format!("/api/tables?game=linko&state=waiting&limit=3&before={next}"));
    let mut found = [ids(&first), ids(&second)].concat();
    found.sort();
    let mut expected = made[..5].to_vec();
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!(second.get("next"), None);
    assert_eq!(ids(&stranger.get("/api/tables?state=running")), Vec::<String>::new());
    assert!(ids(&ann.get("/api/tables?mine=true")).contains(&hidden));
    assert_eq!(stranger.get(&format!("/api/tables/{hidden}"))["state"], "waiting", "by the link");
}

#[test]
fn a_rematch_is_made_once() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    let id = begin(&client, "linko");
    let (status, _) = client.send("POST", &format!("/api/tables/{id}/rematch"), &json!({}));
    assert_eq!(status, 409);
    client.command(&id, &json!({ "type": "vote", "end": true }));
    let rematch = || client.send("POST", &format!("/api/tables/{id}/rematch"), &json!({}));
    let (status, made) = rematch();
    assert_eq!(status, 201);
    assert_eq!(rematch().1, made);
    let again = client.show(made["table"].as_str().unwrap());
    assert_eq!((&again["state"], &again["you"]), (&json!("waiting"), &json!(0)));
    assert_eq!(client.show(&id)["rematch"], made["table"]);
}

/// A viewer who hears nothing for a while is cut off.
#[test]
fn a_stream_is_never_silent_for_long() {
    let ping = std::time::Duration::from_millis(20);
    let server = TestServer::start_with(Config { ping, ..easy() });
    let client = server.guest("Ann");
    let id = client.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    let mut lines = client.stream(&id, None);
    assert!(lines.by_ref().any(|line| line == "event: table"));
    assert!(lines.any(|line| line == "event: ping"));
}

#[test]
fn phrases_are_told_in_words_and_not_too_often() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    let id = client.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    let say = || client.try_command(&id, &json!({ "type": "say", "phrase": "well_played" })).0;
    let said: Vec<u16> = (0..20).map(|_| say()).collect();
    assert!(said.starts_with(&[200; 12]) && said.contains(&429), "{said:?}");
    assert_eq!(client.show(&id)["phrases"][0]["text"], "Well played!");
}
