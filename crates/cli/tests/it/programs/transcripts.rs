//! The transcripts beside docs/bot-protocol.md are what is really said.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use super::{PYTHON, example, file};
use crate::binary::{str, succeed};

/// Plays a game with a recorder between the house and the example, and compares what was said with the transcript.
/// `SOBREMESA_TRANSCRIPTS=write` writes it anew.
#[track_caller]
fn check(game: &str, options: &[&str]) {
    let folder = TempDir::new().unwrap();
    let heard = folder.path().join("heard.jsonl");
    let recorder = file("crates/cli/tests/it/programs/recorder.py");
    let recorder = format!("{PYTHON} '{}' '{}'", str(&recorder), str(&heard));
    let bots = format!("exec:{recorder} {},heuristic", example("greedy.py"));
    let sim = ["sim", game, "--players", "2", "--games", "1", "--seed", "transcript"];
    succeed(&[&sim[..], options, &["--bots", &bots]].concat());
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
    check("linko", &[]);
}

#[test]
fn the_transcript_of_level_10_is_what_is_said() {
    check("level10", &["--pauses", "2"]);
}

#[test]
fn the_transcript_of_level_8_is_what_is_said() {
    check("level8", &["--stars", "1"]);
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
