//! Thousands of random commands at tables in every state.

use serde_json::{Value, json};
use sobremesa_table::{Seed, Stream, StreamName};

use super::refused;
use crate::server::{GAMES, TestServer};
use crate::visitor::Visitor;

/// How many commands a table gets.
const COMMANDS: usize = 400;

/// A table with its host, another player, a guest without a seat, and a stranger.
struct Company {
    people: [Visitor; 4],
    table: String,
}

impl Company {
    fn gather(server: &TestServer, game: &str) -> Company {
        let [ann, bob, eve] = ["Ann", "Bob", "Eve"].map(|name| Visitor::guest(server, name));
        let table = json!({ "game": game, "seats": ["open", "open", "closed"] });
        let table = ann.send("POST", "/api/tables", &table).good()["table"].clone();
        let table = table.as_str().expect("an id").to_owned();
        let company = Company { people: [ann, bob, eve, Visitor::stranger(server)], table };
        company.done(1, &json!({ "type": "sit" }));
        company
    }

    fn done(&self, who: usize, command: &Value) {
        self.people[who].command(&self.table, command).good();
    }

    fn both(&self, command: &Value) {
        [0, 1].into_iter().for_each(|who| self.done(who, command));
    }

    /// Everyone who owes a decision takes the first that is legal, a few times.
    fn play_a_little(&self) {
        for who in [0, 1].repeat(4) {
            let shown = self.show(who);
            if let Some(action) = shown["legal"].get(0) {
                let decision = &shown["decision"];
                self.done(who, &json!({ "type": "act", "decision": decision, "action": action }));
            }
        }
    }

    /// The record without statements, which may be made after the end, too.
    fn record(&self) -> Value {
        let path = format!("/api/tables/{}/record", self.table);
        let mut record = self.people[0].get(&path).good();
        let moves = record["moves"].as_array_mut().expect("moves");
        moves.retain(|made| made["type"] != "say");
        record
    }

    /// The table as someone sees it; null for somebody who is not let in.
    fn show(&self, who: usize) -> Value {
        let answer = self.people[who].get(&format!("/api/tables/{}", self.table));
        assert!(answer.status < 500, "{answer:?}");
        if answer.status == 200 { answer.json() } else { Value::Null }
    }
}

/// Commands that are right in some state or other.
fn templates() -> Vec<Value> {
    vec![
        json!({ "type": "sit", "seat": 1 }),
        json!({ "type": "leave" }),
        json!({ "type": "return" }),
        json!({ "type": "arrange", "seat": 2, "plan": { "bot": "random" } }),
        json!({ "type": "arrange", "seat": 2, "plan": "open" }),
        json!({ "type": "remove", "seat": 1 }),
        json!({ "type": "block", "seat": 1 }),
        json!({ "type": "mute", "seat": 1, "muted": true, "seen": 1 }),
        json!({ "type": "ready", "nonce": "share" }),
        json!({ "type": "act", "decision": 1, "action": { "type": "pass" } }),
        json!({ "type": "act", "action": { "type": "say", "what": "count", "world": "F", "count": 1 } }),
        json!({ "type": "act", "decision": 1, "action": { "type": "deal", "hands": [[]], "pile": [] } }),
        json!({ "type": "act", "decision": 1, "action": { "type": "reshuffle", "pile": ["J"] } }),
        json!({ "type": "undo", "decision": 1 }),
        json!({ "type": "pace", "pace": "slow" }),
        json!({ "type": "say", "phrase": "thanks" }),
        json!({ "type": "tell_counts", "tell": true }),
        json!({ "id": "a name", "type": "vote", "end": false }),
    ]
}

fn junk(stream: &mut Stream) -> Value {
    let all = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(5),
        json!(255),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("J"),
        json!("F5"),
        json!("pile"),
        json!("\u{0}\u{202e}"),
        json!("x".repeat(300)),
        json!([]),
        json!([[[[]]]]),
        json!(["J", "J"]),
        json!({}),
        json!({ "type": "start" }),
        json!({ "seat": 0 }),
    ];
    stream.pick(&all).expect("junk").clone()
}

/// Changes something somewhere in a value.
pub(crate) fn mutate(value: &mut Value, stream: &mut Stream) {
    match value {
        Value::Object(fields) if !fields.is_empty() && stream.below(4) > 0 => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = stream.pick(&names).expect("a name");
            match stream.below(8) {
                0 => drop(fields.remove(name)),
                1 => drop(fields.insert("extra".into(), junk(stream))),
                _ => mutate(&mut fields[name.as_str()], stream),
            }
        }
        Value::Array(items) if !items.is_empty() && stream.below(4) > 0 => {
            let index = stream.index(items.len());
            match stream.below(4) {
                0 => drop(items.remove(index)),
                1 => items.push(items[index].clone()),
                _ => mutate(&mut items[index], stream),
            }
        }
        Value::Number(number) if stream.below(2) == 0 => {
            *value =
                json!(number.as_i64().unwrap_or(0).wrapping_add(i64::from(stream.below(5)) - 2));
        }
        other => *other = junk(stream),
    }
}

/// A text that may be a command.
fn draw(shown: &Value, templates: &[Value], stream: &mut Stream) -> String {
    let (legal, decision) = (&shown["legal"], &shown["decision"]);
    let action =
        legal.as_array().and_then(|legal| stream.pick(legal)).filter(|_| stream.below(2) == 0);
    let mut command = match action {
        Some(action) => json!({ "type": "act", "decision": decision, "action": action }),
        None => stream.pick(templates).expect("a command").clone(),
    };
    (0..stream.below(4)).for_each(|_| mutate(&mut command, stream));
    let mut text = command.to_string();
    if stream.below(20) == 0 {
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        text.truncate(*stream.pick(&places).unwrap_or(&0));
    }
    text
}

/// Sends random commands: none is our fault, and a refused one changes nothing.
fn storm(company: &Company, templates: &[Value], stream: &mut Stream) {
    let path = format!("/api/tables/{}/commands", company.table);
    for _ in 0..COMMANDS {
        let who = stream.index(4);
        let before = company.show(who);
        let text = draw(&before, templates, stream);
        let answer = company.people[who].send_text("POST", &path, &text);
        if answer.status == 200 {
            assert!(who != 3, "a stranger did {text}");
            continue;
        }
        assert!((400..500).contains(&answer.status), "{text}: {answer:?}");
        refused(&answer, answer.status);
        let after = company.show(who);
        assert_eq!(after, before, "{text} was refused: {answer:?}");
    }
}

/// The host's `start` and the others' votes are left to us, so that tables stay in their states.
#[test]
fn random_commands_break_nothing() {
    let server = TestServer::start();
    for game in GAMES {
        let mut stream = Seed::from_text(game).stream(StreamName { purpose: "storm", round: 0 });
        let waiting = Company::gather(&server, game);
        storm(&waiting, &templates(), &mut stream);
        let running = Company::gather(&server, game);
        running.both(&json!({ "type": "ready", "nonce": "" }));
        running.done(0, &json!({ "type": "start" }));
        // A bot that plays for someone who was sent away would change the table by itself.
        let mut harmless = templates();
        harmless.retain(|command| command["type"] != "block" && command["type"] != "remove");
        storm(&running, &harmless, &mut stream);
        let finished = Company::gather(&server, game);
        finished.both(&json!({ "type": "ready", "nonce": "" }));
        finished.done(0, &json!({ "type": "start" }));
        finished.play_a_little();
        finished.both(&json!({ "type": "vote", "end": true }));
        let record = finished.record();
        storm(&finished, &templates(), &mut stream);
        assert_eq!(finished.record(), record, "what is over stays as it was");
        for company in [waiting, running, finished] {
            assert!(company.show(0).is_object(), "the host still sees it");
        }
    }
}
