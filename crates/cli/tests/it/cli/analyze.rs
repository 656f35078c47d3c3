//! `sobremesa analyze`.

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
        let analysis = figures(&["analyze", str(&path), "--game", game, "--json"]);
        let chance = &analysis["last_chance"];
        let after = chance["after_move"].as_u64().unwrap();
        let line = chance["line"].as_array().unwrap();
        assert!(after <= analysis["moves"].as_u64().unwrap());
        let text = succeed(&["analyze", str(&path), "--game", game]);
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
        let analysis = figures(&["analyze", str(&own), "--bot", "heuristic", "--json"]);
        assert_eq!(analysis["game"], game);
        assert!(analysis["decisions"].as_u64().unwrap() > 10, "{analysis}");
        assert_eq!(analysis["differences"].as_array().unwrap().len(), 0, "{analysis}");
        let chance = records_of(game, &folder, "chance", &options);
        let analysis = figures(&["analyze", str(&chance), "--json"]);
        assert_eq!(analysis["bot"], "heuristic");
        let difference = &analysis["differences"][0];
        assert!(difference["move"].as_u64().unwrap() > 1);
        assert_ne!(difference["played"], difference["preferred"]);
        assert_eq!(analysis["last_chance"].is_object(), game == "level10");
        let text = succeed(&["analyze", str(&chance)]);
        assert!(text.contains("decisions differently:"), "{text}");
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
    let mut undealt: serde_json::Value = serde_json::from_str(line).unwrap();
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
    let analysis = figures(&["analyze", str(&path), "--bot", "search:40", "--json"]);
    let differences = analysis["differences"].as_array().unwrap();
    let chances: Vec<f64> =
        differences.iter().filter_map(|found| found["estimate"]["preferred"].as_f64()).collect();
    assert!(!chances.is_empty(), "{analysis}");
    assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
    let text = succeed(&["analyze", str(&path), "--bot", "search:40"]);
    assert!(text.contains("% to win instead of"), "{text}");
}
