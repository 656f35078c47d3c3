//! The examples play whole games.

use std::fs;

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{example, file};
use crate::binary::{fail, figures, records_of, sobremesa, str, succeed, text};

/// Every example with the games that it plays.
const EXAMPLES: [(&str, &[&str]); 3] = [
    ("greedy.py", &["level10", "linko", "level8"]),
    ("counter.js", &["linko", "level8"]),
    ("last.sh", &["level10", "linko"]),
];

#[test]
fn the_examples_play_whole_games_without_a_fault() {
    for (name, games) in EXAMPLES {
        let bots = format!("exec:{},heuristic", example(name));
        for game in games {
            let arguments =
                ["sim", game, "--players", "2", "--games", "2", "--seed", "1", "--json"];
            let figures = figures(&[&arguments[..], &["--bots", &bots]].concat());
            let conduct = &figures["programs"][0];
            assert_eq!(figures["bots"][0], "exec", "{name}");
            assert!(conduct["asked"].as_u64() > Some(0), "{name} {game}: {conduct}");
            assert_eq!(conduct["stood_in"], 0, "{name} {game}: {conduct}");
            assert_eq!(figures["games"], 2, "{name} {game}");
        }
    }
}

#[test]
fn the_examples_are_short() {
    for (name, _) in EXAMPLES {
        let lines = fs::read_to_string(file("examples/bots").join(name)).unwrap().lines().count();
        assert!(lines < 60, "{name} has {lines} lines");
    }
}

#[test]
fn records_name_a_program_and_not_its_command() {
    let folder = TempDir::new().unwrap();
    let brought = format!("mine={}", example("last.sh"));
    let unnamed = format!("mine,exec:{}", example("greedy.py"));
    let run =
        ["--players", "2", "--games", "2", "--seed", "1", "--bot", &brought, "--bots", &unnamed];
    let records = records_of("linko", &folder, "games.jsonl", &run);
    let text = fs::read_to_string(&records).unwrap();
    assert!(text.contains(r#""players":["mine","exec"]"#), "{text}");
    assert!(!text.contains("last.sh") && !text.contains("greedy.py") && !text.contains("exec:"));
    succeed(&["verify", str(&records)]);
}

#[test]
fn a_program_gives_the_same_games_with_any_threads() {
    let bots = format!("exec:{},heuristic", example("last.sh"));
    let run = |threads: &str| {
        let folder = TempDir::new().unwrap();
        let run = [
            "--players",
            "2",
            "--games",
            "12",
            "--seed",
            "1",
            "--threads",
            threads,
            "--bots",
            &bots,
        ];
        fs::read_to_string(records_of("linko", &folder, "games.jsonl", &run)).unwrap()
    };
    assert_eq!(run("1"), run("3"));
}

/// Each of three threads has a process of its own, which may take as long for its hello as the first one did.
#[test]
fn one_that_starts_slowly_is_not_late() {
    let slow = format!("exec:sh -c 'sleep 1.5; exec {}',heuristic", example("last.sh"));
    let run = ["sim", "linko", "--players", "2", "--games", "6", "--seed", "1", "--threads", "3"];
    let results = figures(&[&run[..], &["--bot-seconds", "1", "--json", "--bots", &slow]].concat());
    let conduct = &results["programs"][0];
    assert_eq!((&conduct["stood_in"], &conduct["restarts"]), (&json!(0), &json!(0)), "{conduct}");
}

#[test]
fn a_program_meets_our_bots_in_the_arena() {
    let bots = format!("exec:{},random", example("last.sh"));
    let arena = ["arena", "linko", "--players", "2", "--blocks", "3", "--seed", "1", "--json"];
    let results = figures(&[&arena[..], &["--bots", &bots]].concat());
    assert_eq!(results["entries"][0]["field"], "exec + random");
    assert_eq!(results["entries"][0]["blocks"], 3);
    assert_eq!(results["programs"][0]["bot"], "exec");
    assert_eq!(results["programs"][0]["stood_in"], 0);
}

/// Parts of a run with a program add up, and behind a name is always the same program.
#[test]
fn parts_of_a_run_with_a_program_are_added_up() {
    let folder = TempDir::new().unwrap();
    let file = |name: &str| str(&folder.path().join(name)).to_owned();
    let run = |bot: &str, part: &[&str]| -> Vec<String> {
        let arena = "arena linko --players 2 --bots mine,random --seed 1 --json --bot";
        let bot = format!("mine={}", example(bot));
        arena
            .split(' ')
            .chain([bot.as_str()])
            .chain(part.iter().copied())
            .map(str::to_owned)
            .collect()
    };
    let played = |part: &[&str]| {
        let run = run("last.sh", part);
        figures(&run.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let whole = played(&["--blocks", "4"]);
    let (first, second) = (file("first.jsonl"), file("second.jsonl"));
    played(&["--blocks", "0..3", "--resume", &first]);
    played(&["--blocks", "3..4", "--resume", &second]);
    let merged = figures(&["arena", "merge", &second, &first, "--json"]);
    assert_eq!((&merged["entries"], &merged["ratings"]), (&whole["entries"], &whole["ratings"]));
    let other = run("greedy.py", &["--blocks", "0..3", "--resume", &first]);
    fail(&other.iter().map(String::as_str).collect::<Vec<_>>(), 2, "its `programs` is");
}

/// It is told what docs/bot-protocol.md says: how long it may take, and how much work it was given.
#[test]
fn a_program_is_told_its_time_and_its_work() {
    for (seconds, name, told) in [
        ("60", "mine", json!([60_000, null])),
        ("70", "mine", json!([70_000, null])),
        ("60", "mine:40", json!([60_000, 40])),
        ("60", "mine:200ms", json!([200, null])),
        ("60", "mine:90000ms", json!([60_000, null])),
    ] {
        let folder = TempDir::new().unwrap();
        let notes = folder.path().join("notes");
        let mine = format!("mine={}", super::naughty(&format!("watches '{}'", str(&notes))));
        let bots = format!("{name},heuristic");
        let sim = ["sim", "linko", "--players", "2", "--games", "1", "--seed", "1", "--bot", &mine];
        succeed(&[&sim[..], &["--bot-seconds", seconds, "--bots", &bots]].concat());
        let notes = fs::read_to_string(&notes).unwrap();
        assert!(!notes.is_empty());
        for note in notes.lines() {
            assert_eq!(serde_json::from_str::<Value>(note).unwrap(), told, "{seconds} {name}");
        }
    }
}

/// Without a word, somebody would take the run for one with their program.
#[test]
fn a_program_without_a_seat_is_told_of() {
    let sim = ["--players", "2", "--seed", "1", "--bots", "random", "--bot", "mine=/bin/true"];
    for run in [&["sim", "linko", "--games", "1"][..], &["arena", "linko", "--blocks", "1"]] {
        let output = sobremesa(&[run, &sim].concat());
        assert!(output.status.success());
        assert_eq!(text(&output.stderr), "bot mine plays nowhere: no seat was given its name\n");
    }
}

#[test]
fn what_cannot_play_is_refused_before_the_first_game() {
    let sim = ["sim", "linko", "--players", "2", "--games", "1", "--bots"];
    let refused = |bots: &str, message: &str| fail(&[&sim[..], &[bots]].concat(), 2, message);
    refused("exec:no-such-program-here", "there is no program");
    refused("exec:/bin/true", "did not say hello");
    let plain = file("examples/bots/greedy.py");
    refused(&format!("exec:'{}'", str(&plain)), "is a file that does not run by itself");
    fail(&["serve", "--bot", &format!("mine='{}'", str(&plain))], 2, "make the file executable");
    refused("exce:python3 my_bot.py", "a program is 'exec:COMMAND'");
    refused(&format!("exec:{}", super::naughty("picky")), "it plays level10");
    let serve = ["serve", "--bot", &format!("mine={}", super::naughty("foreign"))];
    fail(&serve, 2, "it plays chess, and nothing that is here");
    let taken = ["random", "--bot", "random=/bin/true"];
    fail(&[&sim[..], &taken].concat(), 2, "a bot of ours");
    let twice = ["a", "--bot", "a=/bin/true", "--bot", "a=/bin/false"];
    fail(&[&sim[..], &twice].concat(), 2, "two bots are called");
}
