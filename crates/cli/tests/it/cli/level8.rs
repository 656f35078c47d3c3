//! Level 8 from the command line.

use std::fs;

use tempfile::TempDir;

use crate::binary::{fail, figures, records_of, str, succeed, write};

/// Levels that are laid soon, as JSON.
const EASY: &str = r#"{"levels": [["set2"], ["run3"], ["colour3"], ["set2", "set2"], ["set3"], ["run4"], ["set2"], ["set2"]]}"#;

#[test]
fn level8_is_simulated_verified_and_shown() {
    let folder = TempDir::new().unwrap();
    for (players, stars) in [("2", "1"), ("4", "2"), ("6", "1")] {
        let options = ["--players", players, "--stars", stars, "--games", "20", "--seed", "1"];
        let options = [&options[..], &["--bots", "simple"]].concat();
        let run = |threads: &str| {
            let arguments = [&options[..], &["--threads", threads]].concat();
            fs::read_to_string(records_of("level8", &folder, threads, &arguments)).unwrap()
        };
        assert_eq!(run("1"), run("2"));
        let path = folder.path().join("1");
        assert_eq!(succeed(&["verify", str(&path)]), "");
        let shown = succeed(&["show", str(&path), "--game", "2"]);
        assert!(shown.contains("Round 1") && shown.contains("lays down level 1"), "{shown}");
        let figures = figures(&[&["sim", "level8", "--json"], &options[..]].concat());
        let count = |name: &str| figures["ends"][name].as_u64().unwrap();
        assert_eq!(count("last_level") + count("went_out"), 20);
        assert_eq!(figures["by_seat"].as_array().unwrap().len().to_string(), players);
        assert_eq!(figures["levels"].as_array().unwrap().len(), 8);
    }
}

#[test]
fn two_stars_are_called_ours() {
    let arguments = "sim level8 --players 2 --games 1 --bots simple --stars";
    let title = |stars: &str| {
        let arguments: Vec<&str> = arguments.split(' ').chain([stars]).collect();
        succeed(&arguments).lines().next().unwrap().to_owned()
    };
    assert_eq!(title("1"), "one game, Level 8, 2 players, one star");
    assert_eq!(title("2"), "one game, Level 8, 2 players, two stars (our own levels)");
}

#[test]
fn levels_come_from_a_file() {
    let folder = TempDir::new().unwrap();
    let json = write(&folder, "easy.json", EASY);
    let toml = write(
        &folder,
        "easy.toml",
        EASY.trim_matches(['{', '}']).replace("\"levels\":", "levels ="),
    );
    let options = ["--players", "3", "--games", "5", "--seed", "1", "--bots", "simple"];
    let run = |name: &str, file| {
        let arguments = [&options[..], &["--levels", str(file)]].concat();
        fs::read_to_string(records_of("level8", &folder, name, &arguments)).unwrap()
    };
    let games = run("one", &json);
    assert_eq!(games, run("two", &toml));
    assert!(games.lines().all(|line| line.contains("\"custom\":true")), "{games}");
    assert!(games.contains(r#""levels":[["set2"],["run3"],["colour3"],["set2","set2"],"#));
    assert_eq!(succeed(&["verify", str(&folder.path().join("one"))]), "");
}

/// The list of the stars is not custom, wherever it comes from.
#[test]
fn the_printed_levels_from_a_file_are_not_custom() {
    let folder = TempDir::new().unwrap();
    let levels = r#"{"levels": [["run3","run3"], ["set2","set2","set2","set2"], ["run3","colour4"], ["run6","set2"],
        ["run7"], ["set2","set3","set3"], ["set3","colour5"], ["set2","set3","set4"]]}"#;
    let file = write(&folder, "printed.json", levels);
    let run = |stars: &str| {
        let options = ["--players", "2", "--games", "1", "--bots", "simple"];
        let arguments = [&options[..], &["--stars", stars, "--levels", str(&file)]].concat();
        fs::read_to_string(records_of("level8", &folder, stars, &arguments)).unwrap()
    };
    assert!(!run("1").contains("custom"));
    assert!(run("2").contains("\"custom\":true"));
}

#[test]
fn bad_levels_are_refused_with_what_is_wrong_in_which_level() {
    let folder = TempDir::new().unwrap();
    for (from, to, message) in [
        ("[\"run3\"]", "[\"run2\"]", "Level 2: run2 is not of 3 to 12 cards"),
        ("[\"run3\"]", "[\"row3\"]", "Level 2: “row3” is not a combination, such as run4"),
        ("[\"run4\"]", "[]", "Level 6: a level has 1 to 4 combinations, not 0"),
        ("[\"run4\"]", "[\"run9\", \"set2\"]", "Level 6: a level has at most 10 cards, not 11"),
        ("[\"run4\"], ", "", "A game has 8 levels, with commas between them, not 7"),
        ("\"levels\"", "\"level\"", "unknown field `level`, expected `levels`"),
        ("[\"run4\"]", "4", "invalid type: integer `4`"),
        ("]}", "", "EOF while parsing"),
    ] {
        assert!(EASY.contains(from), "{from}");
        let file = write(&folder, "bad.json", EASY.replacen(from, to, 1));
        let arguments = "sim level8 --players 2 --games 1 --levels";
        let arguments: Vec<&str> = arguments.split(' ').chain([str(&file)]).collect();
        fail(&arguments, 2, message);
        fail(&arguments, 2, "bad.json");
    }
    let sim = ["sim", "level8", "--players", "2", "--games", "1", "--levels"];
    fail(&[&sim[..], &["none.toml"]].concat(), 2, "cannot read the levels in none.toml");
    let other = write(&folder, "levels.txt", EASY);
    let message = "a file of levels is called NAME.toml or NAME.json";
    fail(&[&sim[..], &[str(&other)]].concat(), 2, message);
    let toml = write(&folder, "bad.toml", "levels = [[\"run3\"");
    fail(&[&sim[..], &[str(&toml)]].concat(), 2, "TOML parse error at line 1");
}

#[test]
fn verify_names_the_rule_of_level8_that_is_broken() {
    let folder = TempDir::new().unwrap();
    let games = include_str!("../../../../../games/level8/tests/golden/games.jsonl");
    for (from, to, rule) in [
        ("\"rounds\":", "\"rounds\":1", "REC"),
        ("\"levels\":[1,9,1]", "\"levels\":[2,9,1]", "L8-20"),
        ("\"winner\":", "\"winner\":9", "REC"),
        ("\"type\":\"draw\",\"from\":\"pile\"", "\"type\":\"pass\"", "L8-5"),
        ("\"type\":\"discard\"", "\"type\":\"throw\"", "REC"),
        ("\"result\"", "\"other\"", "REC"),
    ] {
        let line = games.lines().next().unwrap();
        assert!(line.contains(from), "the game has {from}");
        let path = write(&folder, "spoiled.jsonl", line.replacen(from, to, 1));
        fail(&["verify", str(&path)], 1, &format!(": {rule}: "));
    }
}
