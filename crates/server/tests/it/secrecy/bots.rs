//! Bots keep their cards to themselves, too.
//!
//! With other cards a bot may decide otherwise, so the game is not played again: the twin's whole log is
//! there before the server looks, up to a moment when a person has to decide and bots are still.

use serde_json::{Value, json};
use sobremesa_store::{Row, TableId};
use sobremesa_table::{Seat, Seed, StreamName, Viewer};

use super::pages::search;
use super::stage::{Sent, Stage};
use super::twin::twin_of;

/// This many decisions the person makes.
const DECISIONS: usize = 3;

/// A game of one person and two bots, up to a turn of the person; none if it is over before.
fn play(game: &str, options: &Value) -> Option<Stage> {
    let mut stage = Stage::open(1, TableId::from_bytes([0; 10]));
    let seats = json!(["open", { "bot": "random" }, { "bot": "random" }]);
    let settings = json!({ "pace": "instant" });
    let table = json!({ "game": game, "options": options, "seats": seats, "settings": settings });
    let created = stage.viewers[0].send("POST", "/api/tables", &table).good();
    stage.table = created["table"].as_str().expect("an id").parse().expect("an id");
    let send = |command: Value| assert_eq!(stage.send(&Sent { who: 0, command }).status, 200);
    send(json!({ "type": "ready", "nonce": "x" }));
    send(json!({ "type": "start" }));
    for _ in 0..DECISIONS {
        let shown = turn(&stage)?;
        let (decision, action) = (&shown["decision"], &shown["legal"][0]);
        send(json!({ "type": "act", "decision": decision, "action": action }));
    }
    turn(&stage)?;
    Some(stage)
}

/// The table as the person sees it, when it is their turn; none if the game is over.
fn turn(stage: &Stage) -> Option<Value> {
    let mut events = stage.viewers[0].events(stage.table.as_str());
    let turn = events.find_map(|event| {
        let shown = event.lines().find_map(|line| line.strip_prefix("data:")).expect("data");
        let shown: Value = serde_json::from_str(shown).expect("JSON");
        (shown["state"] != "running" || shown["legal"] != json!([])).then_some(shown)
    });
    turn.filter(|shown| shown["state"] == "running")
}

/// Everything that a viewer can get of the game.
fn hear(stage: &Stage, viewer: usize, version: u64) -> Vec<String> {
    let (visitor, table) = (&stage.viewers[viewer], stage.table);
    let mut heard: Vec<String> = (0..=version)
        .map(|since| format!("{:?}", visitor.get(&format!("/api/tables/{table}?since={since}"))))
        .collect();
    heard.push(format!("{:?}", visitor.get(&format!("/api/tables/{table}"))));
    heard.push(format!("{:?}", visitor.get(&format!("/api/tables/{table}/record"))));
    heard.extend(visitor.events(table.as_str()).next());
    heard.extend(["fr", "ru"].into_iter().flat_map(|language| search(visitor, &table, language)));
    heard
}

fn law(game: &str, options: &Value) {
    // Bots that play at random may lose at once; that does not happen often.
    let truth = (0..20).find_map(|_| play(game, options)).expect("a game that is long enough");
    let (rows, summary) = (truth.rows(&truth.table), truth.summary(&truth.table));
    let whole = truth.show(0)["options"].clone();
    let mut stream = Seed::from_text("twins").stream(StreamName { purpose: "twins", round: 0 });
    let person = Viewer::Seat(Seat::new(0).expect("a seat"));
    for (viewer, watching) in [(person, vec![0]), (Viewer::Spectator, vec![1, 2])] {
        let twin = twin_of(game, &whole, &rows, viewer, &mut stream);
        assert!(twin.exchanges > 4, "too little is hidden from {viewer:?}");
        let other = Stage::open(1, truth.table);
        for (row, body) in rows.iter().zip(&twin.bodies) {
            other.append(&Row { body: body.to_string(), ..row.clone() }, summary.clone());
        }
        for viewer in watching {
            let version = rows.len() as u64;
            assert_eq!(hear(&other, viewer, version), hear(&truth, viewer, version));
        }
    }
}

#[test]
fn bots_of_level10_keep_their_cards() {
    law("level10", &json!({ "pauses": 2 }));
}

#[test]
fn bots_of_linko_keep_their_cards() {
    law("linko", &json!({ "variant": "expert" }));
}

#[test]
fn bots_of_level8_keep_their_cards() {
    law("level8", &json!({}));
}
