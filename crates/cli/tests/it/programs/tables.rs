//! Programs at tables: by name, and by name alone.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{AT_ANY_RATE, asked_of_a_liar, begin, example, naughty, play_on, recorded};
use crate::binary::{fail, records_of, str, text, write};
use crate::running::{Client, Running};

fn serve(folder: &TempDir, arguments: &[&str]) -> Running {
    Running::start(folder.path(), &[&["--seed", "programs"], &AT_ANY_RATE[..], arguments].concat())
}

fn metric(server: &Running, name: &str) -> u64 {
    let figures = server.stranger().get("/metrics");
    let figures = figures.as_str().expect("text");
    let line = figures.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("{name}: {figures}")).trim().parse().expect("a number")
}

/// A game that bots play alone, to its end.
#[track_caller]
fn among_bots(person: &Client, game: &str, bots: [&str; 2]) -> String {
    let (seats, settings) = (bots.map(|bot| json!({ "bot": bot })), json!({ "pace": "instant" }));
    let table = json!({ "game": game, "seats": seats, "sit": false, "settings": settings });
    let made = person.expect(201, "POST", "/api/tables", &table);
    let table = made["table"].as_str().expect("an id");
    person.command(table, &json!({ "type": "start" }));
    assert_eq!(play_on(person, table)["state"], "finished");
    table.to_owned()
}

#[test]
fn a_program_plays_whole_games_with_people() {
    let folder = TempDir::new().unwrap();
    let bot = format!("mine={}", example("greedy.py"));
    let server = serve(&folder, &["--bot", &bot]);
    let person = server.guest("Ada");
    for game in ["linko", "level10"] {
        let table = begin(&person, game, "mine");
        let shown = play_on(&person, &table);
        assert_eq!(shown["state"], "finished", "{game}");
        assert_eq!(shown["seats"][1]["name"], "mine");
        assert_eq!(shown["seats"][1]["kind"], "bot");
        let record = person.get(&format!("/api/tables/{table}/record"));
        assert_eq!(record["players"][1], "mine");
        // Nobody knows how strong it is.
        assert_eq!((&shown["practice"], &record["practice"]), (&json!(true), &json!(true)));
    }
    assert!(metric(&server, r#"sobremesa_program_asked_total{bot="mine"}"#) > 10);
    assert_eq!(metric(&server, r#"sobremesa_program_stood_in_total{bot="mine"}"#), 0);
    // Pages offer it beside ours, and only for the games that it plays.
    let page = person.get("/new/linko");
    assert!(page.as_str().expect("a page").contains(r#"<option value="mine">mine</option>"#));
}

/// Whoever sits down on the program's seat, at the same deal after the same moves, is shown by the API what the program
/// was told: what it may know, what it may do, and all that has happened.
#[test]
fn a_program_sees_what_the_api_shows_to_its_seat() {
    for game in ["level10", "linko", "level8"] {
        let folder = TempDir::new().unwrap();
        let heard = folder.path().join("heard.jsonl");
        let bot = format!("mine={}", recorded(&heard, "greedy.py"));
        let server = serve(&folder, &["--bot", &bot]);
        let person = server.guest("Ada");
        // Nobody else says anything, so the position stays what it was.
        let table = among_bots(&person, game, ["random", "mine"]);
        let record = person.get(&format!("/api/tables/{table}/record"));
        let moves = record["moves"].as_array().expect("moves");
        let is_its_decision = |made: &Value| made["seat"] == 1 && made["type"] != "say";
        let decisions = (0..moves.len()).filter(|at| is_its_decision(&moves[*at]));
        let asked = questions(&fs::read_to_string(&heard).unwrap());
        let is_said = |event: &Value| event["type"] == "said";
        let spoke = asked.iter().any(|(events, _)| events.iter().any(is_said));
        assert_eq!(spoke, game == "level10", "{game}");
        assert_eq!(asked.len(), decisions.clone().count());
        // Every position would be too much for a long game.
        let step = asked.len().div_ceil(20);
        for (at, (events, question)) in decisions.zip(&asked).step_by(step) {
            let path = format!("/api/tables/{table}/continuations");
            let made = person.expect(201, "POST", &path, &json!({ "at": at, "seat": 1 }));
            let there = format!("/api/tables/{}", made["table"].as_str().expect("an id"));
            let shown = person.get(&there);
            assert_eq!(shown["you"], 1);
            assert_eq!(question["view"], shown["view"], "{game}, {at} moves");
            assert_eq!(question["legal"], shown["legal"], "{game}, {at} moves");
            assert_eq!(
                json!(events),
                person.get(&format!("{there}/history")),
                "{game}, {at} moves"
            );
            assert_eq!(events[0]["type"], "dealt", "{game}: something has happened");
        }
    }
}

/// What it says is not true, every time, and twice each time: one answer is missing for each time it was asked.
#[test]
fn a_program_that_lies_is_counted_as_often_as_it_was_asked() {
    let folder = TempDir::new().unwrap();
    let notes = folder.path().join("notes");
    let bot = format!("mine={} '{}'", naughty("lies"), str(&notes));
    let server = serve(&folder, &["--bot", &bot]);
    let person = server.guest("Ada");
    among_bots(&person, "level10", ["random", "mine"]);
    let [decided, spoke] = asked_of_a_liar(&notes).map(|count| count as u64);
    assert!(spoke > 0);
    let count = |name: &str| metric(&server, &format!(r#"sobremesa_program_{name}"#));
    assert_eq!(count(r#"asked_total{bot="mine"}"#), decided + spoke);
    assert_eq!(count(r#"stood_in_total{bot="mine"}"#), spoke);
    assert_eq!(count(r#"faults_total{bot="mine",fault="illegal"}"#), spoke);
}

/// The questions for a decision that a process of one game was asked, each with all events that it was told before.
fn questions(heard: &str) -> Vec<(Vec<Value>, Value)> {
    let (mut events, mut asked) = (Vec::new(), Vec::new());
    for line in heard.lines() {
        let said: Value = serde_json::from_str(line).expect("JSON");
        let said = &said["house"];
        match said["type"].as_str() {
            Some("new") => events.clear(),
            Some("seen") => events.extend(said["events"].as_array().expect("events").clone()),
            Some("decide") => asked.push((events.clone(), said.clone())),
            _ => {}
        }
    }
    asked
}

/// A process never sees the hands of two seats.
#[test]
fn a_program_on_two_seats_has_two_processes() {
    let folder = TempDir::new().unwrap();
    let notes = folder.path().join("notes");
    let bot = format!("mine={} '{}'", naughty("notes"), str(&notes));
    let server = serve(&folder, &["--bot", &bot]);
    let person = server.guest("Ada");
    let table = person.create("linko", &["mine", "mine"]);
    person.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    person.command(&table, &json!({ "type": "start" }));
    assert_eq!(play_on(&person, &table)["state"], "finished");
    let notes = fs::read_to_string(&notes).unwrap();
    let mut seats = HashMap::new();
    for note in notes.lines() {
        let (process, seat) = note.split_once(' ').expect("a process and its seat");
        assert_eq!(*seats.entry(process).or_insert(seat), seat, "{notes}");
    }
    assert_eq!(seats.len(), 2, "{notes}");
}

#[test]
fn a_program_that_fails_or_is_gone_leaves_the_game_to_another_bot() {
    let folder = TempDir::new().unwrap();
    let bot = format!("mine={}", naughty("dies"));
    let mut server = serve(&folder, &["--bot", &bot]);
    let person = server.guest("Ada");
    let table = begin(&person, "linko", "mine");
    assert_eq!(play_on(&person, &table)["state"], "finished");
    let stood_in = metric(&server, r#"sobremesa_program_stood_in_total{bot="mine"}"#);
    assert_eq!(stood_in, metric(&server, r#"sobremesa_program_asked_total{bot="mine"}"#));
    let died = r#"sobremesa_program_faults_total{bot="mine",fault="died"}"#;
    assert!((1..=11).contains(&metric(&server, died)));
    let waiting = begin(&person, "linko", "mine");
    server.kill();
    // The operator does not bring it any more.
    let server = serve(&folder, &[]);
    let cookie = person.cookie.clone();
    let mut person = server.stranger();
    person.cookie = cookie;
    assert_eq!(play_on(&person, &waiting)["state"], "finished");
    let refused = json!({ "game": "linko", "seats": ["open", { "bot": "mine" }] });
    assert_eq!(person.expect(422, "POST", "/api/tables", &refused)["error"], "no-such-bot");
}

/// Nobody but whoever starts the server names a command.
#[test]
fn commands_are_refused_everywhere_but_on_the_command_line() {
    let folder = TempDir::new().unwrap();
    let server = serve(&folder, &["--bot", &format!("mine={}", example("last.sh"))]);
    let person = server.guest("Ada");
    let commands =
        ["exec:touch here", "net:weights.onnx", "search:9+net:weights.onnx", "exec", "mine=true"];
    for command in commands {
        let table = json!({ "game": "linko", "seats": ["open", { "bot": command }] });
        let problem = person.expect(422, "POST", "/api/tables", &table);
        assert_eq!(problem["error"], "no-such-bot", "{problem}");
        let table = person.create("linko", &["heuristic"]);
        let arrange = json!({ "type": "arrange", "seat": 1, "plan": { "bot": command } });
        let path = format!("/api/tables/{table}/commands");
        let problem = person.expect(422, "POST", &path, &arrange);
        assert_eq!(problem["error"], "no-such-bot", "{problem}");
        if command.contains(':') {
            let reason = problem["detail"].as_str().expect("a reason");
            assert!(reason.contains("only whoever starts the server"), "{reason}");
        }
    }
    // Nobody has sent what only the server makes of a name.
    let table = json!({ "game": "linko", "seats": ["open", { "program": "mine" }] });
    assert_eq!(person.expect(422, "POST", "/api/tables", &table)["error"], "bad-body");
    // Pages: a new table, and a seat of one.
    let form = person.form("/new/linko", "seat2=exec:touch+here&clock=&pace=normal");
    assert_eq!(form.status, 422);
    assert!(form.json.as_str().expect("a page").contains("role=\"alert\""));
    let table = person.create("linko", &["heuristic"]);
    let at_table = format!("/t/{table}");
    for (plan, name) in [("exec:touch+here", "heuristic"), ("mine", "mine"), ("net:x", "mine")] {
        person.form(&at_table, &format!("arrange=1+{plan}"));
        let shown = person.get(&format!("/api/tables/{table}"));
        assert_eq!(shown["seats"][1]["name"], name, "{plan}");
    }
    // Nobody is called so.
    for name in ["exec:touch here", "search:9+net:weights.onnx"] {
        let name = json!({ "name": name });
        let problem = server.stranger().expect(422, "POST", "/api/me", &name);
        assert_eq!(problem["error"], "bad-name", "{problem}");
    }
    assert!(!Path::new("here").exists());
}

#[test]
fn no_file_or_variable_brings_a_program() {
    let folder = TempDir::new().unwrap();
    let settings = folder.path().join("sobremesa.toml");
    fs::write(&settings, "bot = [\"mine=touch here\"]\n").unwrap();
    fail(&["serve", "--config", str(&settings)], 2, "unknown field `bot`");
    let mut server = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    server.args(["serve", "--help"]).env("SOBREMESA_BOT", "mine=touch here");
    let output = server.output().expect("it starts");
    assert!(!text(&output.stdout).contains("SOBREMESA_BOT"), "no variable stands for --bot");
}

#[test]
fn a_record_with_a_command_for_a_name_is_refused() {
    let folder = TempDir::new().unwrap();
    let run = ["--players", "2", "--games", "1", "--seed", "1"];
    let records = records_of("linko", &folder, "good.jsonl", &run);
    let good = fs::read_to_string(&records).unwrap();
    let server = serve(&folder, &[]);
    let person = server.guest("Ada");
    for name in ["exec:touch here", "net:weights.onnx", "search:9+net:weights.onnx"] {
        let bad = good.replacen(r#"["random","random"]"#, &format!(r#"["random","{name}"]"#), 1);
        assert_ne!(good, bad);
        let path = write(&folder, "bad.jsonl", &bad);
        fail(&["verify", str(&path)], 1, "is a command, and not a name");
        let record = serde_json::from_str(&bad).unwrap();
        let problem = person.expect(422, "POST", "/api/records", &record);
        assert_eq!(problem["error"], "bad-record", "{problem}");
    }
}
