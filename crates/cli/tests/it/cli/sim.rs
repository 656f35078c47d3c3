//! `sobremesa sim` from the command line.

use std::fs;

use tempfile::TempDir;

use super::SMALL;
use crate::binary::{fail, figures, records, records_of, str, succeed};

#[test]
fn the_same_seed_gives_the_same_figures_with_any_threads() {
    let run = |threads: &str| {
        let arguments = "sim level10 --players 3 --pauses 2 --games 3000 --seed 1 --json --threads";
        let arguments: Vec<&str> = arguments.split(' ').chain([threads]).collect();
        let mut figures = figures(&arguments);
        let seconds = figures.as_object_mut().unwrap().remove("seconds").unwrap();
        assert!(seconds.as_f64().unwrap() > 0.0);
        figures
    };
    let one = run("1");
    assert_eq!(one, run("1"));
    assert_eq!(one, run("2"));
    assert_eq!(one["games"], 3000);
    assert!(one["actions"].as_u64().unwrap() > 3000);
    let losses = one["losses"].as_object().unwrap().values();
    let lost: u64 = losses.map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(lost + one["wins"].as_u64().unwrap(), 3000);
}

#[test]
fn records_come_in_order_with_any_threads() {
    let folder = TempDir::new().unwrap();
    let run = |threads: &str| {
        let more = ["--bots", "random,heuristic,random", "--threads", threads];
        fs::read_to_string(records(&folder, threads, &[&SMALL[..], &more].concat())).unwrap()
    };
    let one = run("1");
    assert_eq!(one.lines().count(), 30);
    assert_eq!(one, run("2"));
}

/// What others replay years from now: the games of a seed stay what they are.
#[test]
fn the_games_of_a_seed_are_pinned() {
    let folder = TempDir::new().unwrap();
    let pinned = |game: &str, options: &str| {
        let arguments: Vec<&str> = options.split(' ').collect();
        let lines = fs::read_to_string(records_of(game, &folder, game, &arguments)).unwrap();
        // The version goes up; the games stay.
        let program = concat!("\"program\":\"sobremesa ", env!("CARGO_PKG_VERSION"), "\",");
        assert!(lines.contains(program), "{lines}");
        lines.replace(program, "")
    };
    let options = "--players 4 --pauses 3 --games 2 --seed pinned";
    insta::assert_snapshot!("level10_random", pinned("level10", options));
    let options = "--players 2 --pauses 1 --games 1 --seed pinned --bots heuristic";
    insta::assert_snapshot!("level10_heuristic", pinned("level10", options));
    let options = "--players 3 --games 1 --seed pinned";
    insta::assert_snapshot!("linko_random", pinned("linko", options));
    let options = "--players 2 --variant expert --games 1 --seed pinned --bots heuristic";
    insta::assert_snapshot!("linko_heuristic", pinned("linko", options));
    let options = "--players 3 --stars 2 --games 1 --seed pinned --bots simple";
    insta::assert_snapshot!("level8_simple", pinned("level8", options));
}

#[test]
fn linko_is_simulated_verified_and_shown() {
    let folder = TempDir::new().unwrap();
    for (players, variant) in [("2", "base"), ("3", "advanced"), ("5", "expert")] {
        let options = ["--players", players, "--variant", variant, "--games", "40", "--seed", "1"];
        let run = |threads: &str| {
            let arguments = [&options[..], &["--threads", threads]].concat();
            fs::read_to_string(records_of("linko", &folder, threads, &arguments)).unwrap()
        };
        assert_eq!(run("1"), run("2"));
        let path = folder.path().join("1");
        assert_eq!(succeed(&["verify", str(&path)]), "");
        let shown = succeed(&["show", str(&path), "--game", "2"]);
        assert!(
            shown.contains("random (1) plays") && shown.contains("the game is over"),
            "{shown}"
        );
        let figures = figures(&[&["sim", "linko", "--json"], &options[..]].concat());
        let count = |name: &str| figures["ends"][name].as_u64().unwrap();
        assert_eq!(count("last_card") + count("exhausted"), 40);
        assert_eq!(figures["by_seat"].as_array().unwrap().len().to_string(), players);
    }
}

#[test]
fn mistakes_on_the_command_line_are_explained() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("no").join("such.jsonl");
    let records = format!("level10 --players 1 --games 1 --records {}", path.display());
    for (arguments, message) in [
        (
            "chess --players 2 --games 1",
            "there is no game \"chess\"; the games are: level10, linko, level8",
        ),
        ("level10 --players 6 --games 1", "Level 10 is for 1 to 5 players, not 6"),
        ("level10 --players 0 --games 1", "Level 10 is for 1 to 5 players, not 0"),
        ("level10 --players 2 --games 0", "0 is not in 1.."),
        ("level10 --players 2 --games 1 --threads 0", "0 is not in 1.."),
        ("level10 --players 2 --games 1 --pauses 4", "4 is not in 0..=3"),
        ("level10 --players 2 --games 1 --scoring kind", "possible values: victory, strict"),
        (
            "level10 --players 2 --games 1 --bots clever",
            "level10 has no bot `clever`; its bots are `random`, `first-timer`, `casual`, `regular`, `strong`, `heuristic`, `search`",
        ),
        (
            "level10 --players 3 --games 1 --bots random,random",
            "2 bots for 3 players: name one for all, or one for each",
        ),
        (&records, "cannot create"),
        ("linko --players 6 --games 1", "Linko is for 2 to 5 players, not 6"),
        ("linko --players 1 --games 1", "Linko is for 2 to 5 players, not 1"),
        ("linko --players 3 --games 1 --pauses 2", "linko has no option --pauses"),
        ("linko --players 3 --games 1 --variant easy", "possible values: base, advanced, expert"),
        ("level10 --players 3 --games 1 --variant base", "level10 has no option --variant"),
        (
            "level10 --players 3 --games 1 --bots simple",
            "level10 has no bot `simple`; its bots are",
        ),
        ("level8 --players 7 --games 1", "Level 8 is for 2 to 6 players, not 7"),
        ("level8 --players 1 --games 1", "Level 8 is for 2 to 6 players, not 1"),
        ("level8 --players 3 --games 1 --stars 3", "3 is not in 1..=2"),
        ("level8 --players 3 --games 1 --pauses 1", "level8 has no option --pauses"),
        ("linko --players 3 --games 1 --stars 1", "linko has no option --stars"),
        ("linko --players 3 --games 1 --levels x.toml", "linko has no option --levels"),
    ] {
        let arguments: Vec<&str> = ["sim"].into_iter().chain(arguments.split(' ')).collect();
        fail(&arguments, 2, message);
    }
}

#[test]
fn without_a_seed_every_run_is_another_and_says_how_to_repeat_it() {
    let arguments = ["sim", "level10", "--players", "2", "--games", "50", "--json"];
    let (one, other) = (figures(&arguments), figures(&arguments));
    assert_ne!(one["seed"], other["seed"]);
    let seed = one["seed"].as_str().unwrap();
    let again = figures(&[&arguments[..], &["--seed", seed]].concat());
    assert_eq!(again["score"], one["score"]);
}

#[test]
fn a_part_of_a_run_has_the_games_of_these_numbers() {
    let folder = TempDir::new().unwrap();
    let run = |name: &str, which: &[&str]| {
        let arguments = [&["--players", "3", "--seed", "1"], which].concat();
        fs::read_to_string(records_of("linko", &folder, name, &arguments)).unwrap()
    };
    let whole = run("whole", &["--games", "9"]);
    let parts = [run("first", &["--blocks", "4"]), run("second", &["--blocks", "4..9"])].concat();
    assert_eq!(parts, whole);
    let sim = ["sim", "linko", "--players", "3"];
    fail(&[&sim[..], &["--games", "3", "--blocks", "1..4"]].concat(), 2, "cannot be used with");
    fail(&[&sim[..], &["--blocks", "4..4"]].concat(), 2, "a part of a run");
    fail(&sim, 2, "--games");
}
