//! `sobremesa analyze`.

use serde_json::Value;
use tempfile::TempDir;

use crate::binary::{fail, figures, records, records_of, str, succeed, write};

/// Four games of four players without pauses; the heuristic loses most of those.
const HARD: [&str; 10] =
    ["--players", "4", "--pauses", "0", "--games", "4", "--seed", "hard", "--bots", "heuristic"];

#[test]
fn a_lost_game_could_be_won_until_some_move() {
    let folder = TempDir::new().unwrap();
    let path = records(&folder, "hard", &HARD);
    let mut lost = 0;
    for game in ["1", "2", "3", "4"] {
        let analysis = figures(&["analyze", str(&path), "--game", game, "--effort", "0", "--json"]);
        let chance = &analysis["last_chance"];
        let after = chance["after_move"].as_u64().unwrap();
        let line = chance["line"].as_array().unwrap();
        assert!(after <= analysis["moves"].as_u64().unwrap());
        let text = succeed(&["analyze", str(&path), "--game", game, "--effort", "0"]);
        if line.is_empty() {
            assert!(text.contains("The game was won."), "{text}");
            continue;
        }
        lost += 1;
        assert!(
            text.contains("With all hands face up, the game could be won before move"),
            "{text}"
        );
        assert!(text.contains("This would have won:"), "{text}");
        assert!(text.contains("The grid is full"), "{text}");
    }
    assert!(lost > 0);
}

#[test]
fn a_bot_agrees_with_itself_and_not_with_chance() {
    let folder = TempDir::new().unwrap();
    for (game, options) in [
        ("level10", "--players 3 --games 1 --seed 1"),
        ("linko", "--players 3 --games 1 --seed 1"),
        ("level8", "--players 3 --games 1 --seed 1"),
    ] {
        let options: Vec<&str> = options.split(' ').collect();
        let own = [&options[..], &["--bots", "heuristic"]].concat();
        let own = records_of(game, &folder, "own", &own);
        let analysis =
            figures(&["analyze", str(&own), "--bot", "heuristic", "--effort", "0", "--json"]);
        assert_eq!(analysis["game"], game);
        assert!(analysis["decisions"].as_u64().unwrap() > 10, "{analysis}");
        assert_eq!(analysis["differences"].as_array().unwrap().len(), 0, "{analysis}");
        let chance = records_of(game, &folder, "chance", &options);
        let analysis = figures(&["analyze", str(&chance), "--effort", "0", "--json"]);
        assert_eq!(analysis["bot"], "heuristic");
        let difference = &analysis["differences"][0];
        assert!(difference["move"].as_u64().unwrap() > 1);
        assert_ne!(difference["played"], difference["preferred"]);
        assert_eq!(analysis["last_chance"].is_object(), game == "level10");
        let text = succeed(&["analyze", str(&chance), "--effort", "0"]);
        assert!(text.contains("decisions differently:"), "{text}");
        // The text tells the same reasons.
        let differences = analysis["differences"].as_array().unwrap().iter();
        let why: Vec<&str> = differences.map(|it| it["why"].as_str().unwrap()).collect();
        assert!(why.iter().any(|why| !why.is_empty()), "{why:?}");
        assert!(why.iter().all(|why| text.contains(why)), "{text}");
    }
}

#[test]
fn a_bad_record_or_bot_is_refused() {
    let folder = TempDir::new().unwrap();
    let line = super::GOLDEN.lines().nth(16).unwrap();
    let path = write(&folder, "bad", line.replace("\"won\":true", "\"won\":false"));
    fail(&["analyze", str(&path)], 1, "L10-21: The grid is full, so the game was won.");
    let path = write(&folder, "good", line);
    fail(&["analyze", str(&path), "--bot", "simple"], 2, "level10 has no bot `simple`");
    fail(&["analyze", str(&path), "--game", "2"], 2, "has no game 2: it has 1");
    // Of a game without its deal nothing is known.
    let mut undealt: Value = serde_json::from_str(line).unwrap();
    undealt["moves"] = serde_json::json!([]);
    undealt.as_object_mut().unwrap().remove("result");
    let path = write(&folder, "undealt", undealt.to_string());
    assert!(!succeed(&["analyze", str(&path)]).contains("could not be won"));
}

#[test]
fn a_search_says_how_likely_it_wins() {
    let folder = TempDir::new().unwrap();
    let options = ["--players", "2", "--games", "1", "--seed", "1"];
    let path = records_of("linko", &folder, "chance", &options);
    let analysis =
        figures(&["analyze", str(&path), "--bot", "search:40", "--effort", "0", "--json"]);
    let differences = analysis["differences"].as_array().unwrap();
    let chances: Vec<f64> =
        differences.iter().filter_map(|found| found["estimate"]["preferred"].as_f64()).collect();
    assert!(!chances.is_empty(), "{analysis}");
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    let text = succeed(&["analyze", str(&path), "--bot", "search:40", "--effort", "0"]);
    assert!(text.contains("% to win instead of"), "{text}");
}

#[test]
fn chances_are_the_same_with_any_number_of_threads_and_end_in_certainty() {
    let folder = TempDir::new().unwrap();
    for (game, options) in [
        ("level10", "--players 2 --pauses 0 --games 1 --seed chances --bots heuristic"),
        ("linko", "--players 3 --games 1 --seed chances --bots heuristic"),
        ("level8", "--players 2 --games 1 --seed chances --bots heuristic"),
    ] {
        let options: Vec<&str> = options.split(' ').collect();
        let path = records_of(game, &folder, game, &options);
        let analyze = |threads| {
            figures(&["analyze", str(&path), "--effort", "2", "--threads", threads, "--json"])
        };
        let analysis = analyze("1");
        assert_eq!(analysis, analyze("4"), "{game}");
        let curve = analysis["figures"]["curve"].as_array().unwrap();
        assert_eq!(curve.len() as u64, analysis["moves"].as_u64().unwrap());
        let last = curve.last().unwrap()["chances"].as_array().unwrap();
        let certain = |chance: &Value| chance == 0.0 || chance == 1.0 || chance == 0.5;
        assert!(last.iter().all(certain), "{game}: {last:?}");
        let text = succeed(&["analyze", str(&path), "--effort", "2"]);
        assert!(!text.contains("decisions differently"), "one list of moves is enough: {text}");
        assert_eq!(analysis["figures"]["open"].is_object(), game == "level10");
    }
}

#[test]
fn the_curve_is_a_picture_with_words() {
    let folder = TempDir::new().unwrap();
    let options = ["--players", "3", "--games", "1", "--seed", "1"];
    let path = records_of("linko", &folder, "chance", &options);
    let svg = folder.path().join("curve.svg");
    let text = succeed(&["analyze", str(&path), "--effort", "5", "--svg", str(&svg)]);
    for heading in ["Chances of winning", "Turning points", "The costliest moves"] {
        assert!(text.contains(heading), "{text}");
    }
    assert!(text.contains("The bot would have chosen: "), "{text}");
    let drawn = std::fs::read_to_string(&svg).unwrap();
    well_formed(&drawn);
    assert!(drawn.contains("<title id=\"title\">Linko – Chances of winning</title>"), "{drawn}");
    assert!(drawn.contains(" at the end."), "{drawn}");
    assert_eq!(drawn.matches("stroke-linejoin").count(), 3, "a line for each player");
    fail(&["analyze", str(&path), "--effort", "0", "--svg", str(&svg)], 2, "no chances to draw");
    let nowhere = folder.path().join("no/curve.svg");
    fail(&["analyze", str(&path), "--effort", "1", "--svg", str(&nowhere)], 2, "cannot write");
}

/// Every element that is opened is closed, in order.
#[track_caller]
fn well_formed(svg: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{text}");
        let name = tag.trim_start_matches('/').split([' ', '/', '\n']).next().expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{svg}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert_eq!(open, [""; 0]);
}
