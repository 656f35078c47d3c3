//! Whatever a viewer cannot know can be otherwise without a byte of what they receive being otherwise:
//! whole games over HTTP, played again with other hidden cards.
//!
//! The log is where all randomness is, so a game is played again by sending its commands again, and
//! by writing the rows with other shuffles into the log first, as another server at the same store
//! would. The server finds them there, and goes on from them.

mod again;
mod bots;
mod history;
mod logs;
mod pages;
mod stage;
mod twin;

use again::again;
use history::{History, Plan, nonce, play};
use serde_json::{Value, json};
use sobremesa_table::{Seat, Seed, StreamName, Viewer};
use stage::{Heard, Stage};
use twin::twin_of;

use crate::house::House;
use crate::visitor::Visitor;

#[test]
fn level10_sends_views_only() {
    let say = |what: &str, world: &str| json!({ "type": "act", "action": { "type": "say", "what": what, "world": world } });
    law(&Plan {
        game: "level10",
        options: json!({ "pauses": 2 }),
        players: 3,
        asides: [
            asides(),
            vec![
                say("play", "F"),
                say("reset", "S"),
                json!({ "type": "tell_counts", "tell": true }),
            ],
        ]
        .concat(),
    });
}

#[test]
fn linko_sends_views_only() {
    law(&Plan {
        game: "linko",
        options: json!({ "variant": "base" }),
        players: 3,
        asides: asides(),
    });
}

#[test]
fn linko_duels_send_views_only() {
    law(&Plan {
        game: "linko",
        options: json!({ "variant": "expert" }),
        players: 2,
        asides: asides(),
    });
}

#[test]
fn level8_sends_views_only() {
    let levels = vec![["colour3", "colour3"]; 8];
    let options = json!({ "stars": 2, "levels": levels });
    law(&Plan { game: "level8", options, players: 2, asides: asides() });
}

/// What anyone may try besides playing.
fn asides() -> Vec<Value> {
    vec![
        json!({ "type": "say", "phrase": "oops" }),
        json!({ "type": "undo", "decision": 3 }),
        json!({ "type": "leave" }),
        json!({ "type": "return" }),
        json!({ "type": "mute", "seat": 1, "muted": true }),
        json!({ "type": "remove", "seat": 0 }),
        json!({ "type": "start" }),
        json!({ "type": "act", "decision": 3, "action": { "type": "pass" } }),
    ]
}

fn law(plan: &Plan) {
    let history = play(plan);
    assert!(history.record["result"].is_object(), "the game was played to its end");
    assert!(history.tries.iter().flatten().count() > 10, "things were tried in vain");
    nothing_secret(&history);
    let (running, end) = running(&history);
    let mut stream = Seed::from_text("twins").stream(StreamName { purpose: "twins", round: 0 });
    let viewers = Seat::all(plan.players).map(Viewer::Seat).chain([Viewer::Spectator]);
    for (viewer, cut) in
        viewers.flat_map(|viewer| [(viewer, running + (end - running) / 3), (viewer, end)])
    {
        let rows = &history.rows[..cut];
        let twin = twin_of(plan.game, &history.options, rows, viewer, &mut stream);
        assert!(twin.exchanges > 4, "too little is hidden from {viewer:?} before row {cut}");
        again(&history, &twin, viewer);
    }
}

/// How many rows there are when the game has begun, and before everything is shown.
fn running(history: &History) -> (usize, usize) {
    let is_running = |heard: &Vec<Heard>| heard[0].0[0].contains("\"state\":\"running\"");
    let begin = history.heard.iter().position(is_running).expect("it ran");
    let end = history.heard.iter().rposition(is_running).expect("it ran");
    (begin + 1, end + 1)
}

/// Before the end nobody receives what the shuffles follow from.
fn nothing_secret(history: &History) {
    let mut secrets: Vec<String> = (0..history.players).map(nonce).collect();
    let first: Value = serde_json::from_str(&history.rows[0].body).expect("JSON");
    for secret in [&first["secret"], &first["salt"], &history.record["seed"]] {
        secrets.push(secret.as_str().expect("a secret").to_owned());
    }
    for heard in history.heard[..running(history).1].iter().flatten().flat_map(|heard| &heard.0) {
        let told = secrets.iter().find(|secret| heard.contains(secret.as_str()));
        assert_eq!(told, None, "in {heard}");
    }
}

/// Cookies, tokens, links, codes, seeds and cards stay out of the logs, at all levels.
#[test]
fn logs_keep_secrets() {
    let logs = logs::begin();
    let house = House::open();
    let ann = Visitor::guest(&house.server, "Ann");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let token = ann.send("POST", "/api/me/tokens", &json!({ "label": "bot" })).good();
    let link = ann.send("POST", "/api/me/links", &json!({})).good();
    let code = ann.send("POST", "/api/me/recovery", &json!({})).good();
    let mut secrets =
        vec![text(&token["token"]), text(&link["path"])[6..].to_owned(), text(&code["code"])];
    let cookie = ann.header("cookie").expect("a cookie");
    secrets.push(cookie.split_once('=').unwrap().1.to_owned());
    let seats = json!(["open", { "bot": "random" }]);
    let table = json!({ "game": "level10", "seats": seats, "settings": { "pace": "instant" } });
    let table = text(&ann.send("POST", "/api/tables", &table).good()["table"]);
    ann.command(&table, &json!({ "type": "ready", "nonce": "a share of the shuffle" })).good();
    ann.command(&table, &json!({ "type": "start" })).good();
    ann.command(
        &table,
        &json!({ "type": "act", "decision": 1, "action": { "type": "first", "player": 1 } }),
    )
    .good();
    ann.command(&table, &json!({ "type": "vote", "end": true })).good();
    let record = ann.get(&format!("/api/tables/{table}/record")).good();
    secrets.extend(
        ["seed", "secret", "salt"].map(|name| record[name].as_str().unwrap_or("hands").to_owned()),
    );
    secrets.extend(["hands".to_owned(), "a share of the shuffle".to_owned()]);
    // Something that is logged: a table with a log that cannot be read.
    let broken = Stage::broken_table(&house.database.file(), &record.to_string());
    assert_eq!(ann.get(&format!("/api/tables/{broken}")).status, 404);
    let lines = logs.lines();
    assert!(lines.iter().any(|line| line.contains(broken.as_str())), "{lines:?}");
    for secret in &secrets {
        assert!(lines.iter().all(|line| !line.contains(secret.as_str())), "{lines:?}");
    }
}
