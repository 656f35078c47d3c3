//! A fourth game, whole in one file and its words, played through every framework: the proof that none
//! of them knows the games that it serves. `docs/new-game.md` walks through it.

mod climb;
mod kit;
mod visit;

use std::process::ExitCode;

use sobremesa::{Game, games, run_from};
use sobremesa_table::Record;
use tempfile::TempDir;

use climb::Climb;

/// The one line that registers it.
fn registered() -> Vec<Game> {
    games![Climb].to_vec()
}

/// What the program says, if it goes well.
#[track_caller]
fn prints(line: &str) -> String {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = run_from(&registered(), line.split(' '), &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(out), text(err));
    assert_eq!(code, ExitCode::SUCCESS, "{line}: {err}");
    format!("{out}{err}")
}

#[test]
fn it_is_simulated_and_its_records_are_verified_shown_and_analyzed() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.jsonl");
    let file = file.to_str().unwrap();
    let sim =
        format!("sim climb --players 3 --cards 3 --games 40 --seed 1 --records {file} --json");
    let told = prints(&sim);
    assert!(told.starts_with("40 games, Climb"), "{told}");
    assert!(told.contains("Seat 2"), "a tally by seat: {told}");
    assert_eq!(prints(&format!("verify {file}")).trim(), "40 records are good.");
    let shown = prints(&format!("show {file} --game 2"));
    assert!(shown.contains("random (0) plays "), "{shown}");
    let analysis = prints(&format!("analyze {file} --bot search:20"));
    assert!(analysis.contains("search:20"), "{analysis}");
    let lines = std::fs::read_to_string(file).unwrap();
    for line in lines.lines() {
        assert_eq!(Record::<Climb>::replay(line, |_, _| {}).unwrap().players.len(), 3);
    }
}

/// The search that nobody told anything wins more than its share against random play.
#[test]
fn bots_meet_in_the_arena() {
    let arena = "arena climb --players 2-4 --bots search:60,random --blocks 20 --seed 1 --json";
    let told = prints(arena);
    let results: serde_json::Value =
        serde_json::from_str(told.lines().last().unwrap()).expect("JSON comes last");
    let entries = results["entries"].as_array().unwrap();
    let searches = entries.iter().filter(|entry| entry["seats"][0] == "search:60");
    for entry in searches {
        let (wins, par) = (&entry["wins"]["rate"], &entry["par"]);
        assert!(wins.as_f64() > par.as_f64(), "{entry}");
    }
}

#[test]
fn bad_input_gets_a_clear_error() {
    for (line, complaint) in [
        ("sim climb --players 9 --games 1", "2 to 4 play"),
        ("sim climb --players 2 --games 1 --bots clever", "climb has no bot `clever`"),
        ("sim climb --players 2 --games 1 --cards 4", "4"),
        ("sim chess --players 2 --games 1", "there is no game \"chess\""),
    ] {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let code = run_from(&registered(), line.split(' '), &mut out, &mut err);
        assert_ne!(code, ExitCode::SUCCESS, "{line}");
        let err = String::from_utf8(err).expect("text");
        assert!(err.contains(complaint), "{line}: {err}");
    }
}
