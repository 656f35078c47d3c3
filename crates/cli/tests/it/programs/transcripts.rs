//! The transcripts beside docs/bot-protocol.md are what is really said.

use std::fs;

use serde_json::{Value, json};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Actor, Move, Record, Recorded, Seat, Viewer};
use tempfile::TempDir;

use super::{file, recorded};
use crate::binary::records_of;

/// Plays a game with a recorder between the house and the example, and compares what was said with the transcript, and
/// with what follows from the record. `SOBREMESA_TRANSCRIPTS=write` writes the transcript anew.
#[track_caller]
fn check<G: Recorded>(options: &[&str]) {
    let game = G::NAME;
    let folder = TempDir::new().expect("a folder");
    let heard = folder.path().join("heard.jsonl");
    let bots = format!("exec:{},heuristic", recorded(&heard, "greedy.py"));
    let sim = ["--players", "2", "--games", "1", "--seed", "transcript", "--bots", &bots];
    let record = records_of(game, &folder, "record.jsonl", &[&sim[..], options].concat());
    let heard = fs::read_to_string(&heard).expect("something was said");
    let path = file("docs/bot-protocol").join(format!("{game}.jsonl"));
    if std::env::var_os("SOBREMESA_TRANSCRIPTS").is_some_and(|wish| wish == "write") {
        fs::write(&path, &heard).expect("the folder takes files");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    for (number, (heard, written)) in heard.lines().zip(written.lines()).enumerate() {
        assert_eq!(heard, written, "{}: line {}", path.display(), number + 1);
    }
    assert_eq!(heard.lines().count(), written.lines().count(), "{}", path.display());
    check_order(&heard);
    check_knowledge::<G>(&heard, &fs::read_to_string(record).expect("a record"));
}

/// A position as the player on the first seat may know it, and what has happened just before.
struct Position {
    events: Vec<Value>,
    view: Value,
    /// What somebody may do.
    legal: Value,
}

/// Everything that the process heard follows from what its seat may know: events, views and legal actions. The twins of
/// each game say that these hold nothing hidden.
#[track_caller]
fn check_knowledge<G: Recorded>(transcript: &str, record: &str) {
    let viewer = Viewer::Seat(Seat::new(0).expect("a seat"));
    let mut positions = Vec::new();
    let replayed = Record::<G>::replay(record.trim_end(), |course, step| {
        let events = course.events(step, viewer).iter().map(|event| json!(event)).collect();
        let mut actions = Vec::new();
        G::legal_actions(course.state(), &mut actions);
        let by = course.owed().actor().unwrap_or(Actor::Team);
        let written =
            |action: &G::Action| json!(G::to_wire(&Move::Action { by, action: action.clone() }));
        let legal = actions.iter().map(written).collect();
        positions.push(Position { events, view: json!(course.view(viewer)), legal });
    });
    let outcome = replayed.expect("a good record").outcome;
    let mut next = positions.iter();
    let mut now = None;
    for line in transcript.lines() {
        let said: Value = serde_json::from_str(line).expect("JSON");
        let said = &said["house"];
        match said["type"].as_str() {
            Some("seen") => {
                let told = said["events"].as_array().expect("events");
                let mut happened = Vec::new();
                while happened.len() < told.len() {
                    let position = now.insert(next.next().expect("nothing else has happened"));
                    happened.extend(position.events.iter().cloned());
                }
                assert_eq!(*told, happened);
            }
            Some("decide") => {
                let now = now.expect("something has happened");
                assert_eq!((&said["view"], &said["legal"]), (&now.view, &now.legal));
                assert_eq!(said.as_object().expect("an object").len(), 5, "{said}");
            }
            Some("speak") => {
                assert_eq!(said["view"], now.expect("something has happened").view);
                assert_eq!(said.as_object().expect("an object").len(), 4, "{said}");
            }
            Some("end") => assert_eq!(said["result"], json!(outcome)),
            Some("new") => assert_eq!(said.as_object().expect("an object").len(), 5, "{said}"),
            Some("hello" | "quit") | None => {}
            Some(other) => panic!("{other} is not said"),
        }
    }
    assert!(next.next().is_none(), "it saw the whole game");
}

/// A whole game: hello, new, what was seen and asked, the end, and goodbye.
fn check_order(transcript: &str) {
    let said: Vec<Value> =
        transcript.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let types: Vec<&str> = said.iter().filter_map(|line| line["house"]["type"].as_str()).collect();
    assert_eq!(types[..3], ["hello", "new", "seen"]);
    assert_eq!(types[types.len() - 2..], ["end", "quit"]);
    assert!(types.contains(&"decide"));
    // Only at Level 10 can something be said.
    let is_team = said[2]["house"]["game"] == "level10";
    assert_eq!(types.contains(&"speak"), is_team);
    let end = said.iter().find(|line| line["house"]["type"] == "end").expect("an end");
    assert!(end["house"]["result"].is_object());
}

#[test]
fn the_transcript_of_linko_is_what_is_said() {
    check::<Linko>(&[]);
}

#[test]
fn the_transcript_of_level_10_is_what_is_said() {
    check::<Level10>(&["--pauses", "2"]);
}

#[test]
fn the_transcript_of_level_8_is_what_is_said() {
    check::<Level8>(&["--stars", "1"]);
}

/// The lines that the page shows are lines of the transcripts, or begin as they do: `…` stands for the rest.
#[test]
fn the_page_shows_lines_of_the_transcripts() {
    let page = fs::read_to_string(file("docs/bot-protocol.md")).unwrap();
    let transcripts: Vec<String> = ["linko", "level10", "level8"]
        .map(|game| fs::read_to_string(file("docs/bot-protocol").join(format!("{game}.jsonl"))))
        .map(|text| text.expect("a transcript"))
        .into();
    let said: Vec<&str> = transcripts.iter().flat_map(|text| text.lines()).collect();
    let shown = page.lines().filter_map(|line| {
        let (from, line) = line.split_once(' ')?;
        let from =
            [("→", "{\"house\":"), ("←", "{\"bot\":")].iter().find(|(arrow, _)| *arrow == from)?.1;
        Some(format!("{from}{line}"))
    });
    let mut count = 0;
    for line in shown {
        count += 1;
        let parts: Vec<&str> = line.split('…').collect();
        let is_said = |said: &&str| {
            let mut rest: &str = said;
            rest.starts_with(parts[0])
                && parts.iter().all(|part| match rest.split_once(part) {
                    Some((_, after)) => {
                        rest = after;
                        true
                    }
                    None => false,
                })
        };
        assert!(said.iter().any(is_said), "nobody says {line}");
    }
    assert!(count >= 10, "{count} lines are shown");
}
