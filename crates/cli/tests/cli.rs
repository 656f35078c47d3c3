//! The binary as people and programs use it.

#[path = "cli/admin.rs"]
mod admin;
#[path = "cli/analyze.rs"]
mod analyze;
#[path = "cli/arena.rs"]
mod arena;
#[path = "cli/binary.rs"]
mod binary;
#[path = "cli/fair.rs"]
mod fair;
#[path = "cli/kills.rs"]
mod kills;
#[path = "cli/level8.rs"]
mod level8;
#[path = "cli/running.rs"]
mod running;
#[path = "cli/serve.rs"]
mod serve;

use std::fs;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use binary::{fail, figures, records, records_of, sobremesa, str, succeed, text, write};

const GOLDEN: &str = include_str!("../../level10/tests/golden/games.jsonl");
const SMALL: [&str; 6] = ["--players", "3", "--games", "30", "--seed", "1"];

#[test]
fn the_help_names_all_commands() {
    let printed = succeed(&["--help"]);
    for word in ["serve", "admin", "sim", "arena", "verify", "show", "analyze"] {
        assert!(printed.contains(word), "{printed}");
    }
}

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
fn verify_accepts_what_sim_writes() {
    let folder = TempDir::new().unwrap();
    for bots in ["random", "heuristic"] {
        let path = records(&folder, bots, &[&SMALL[..], &["--bots", bots]].concat());
        assert_eq!(succeed(&["verify", str(&path)]), "");
    }
}

#[test]
fn verify_names_file_line_move_rule_and_reason() {
    let folder = TempDir::new().unwrap();
    let good = fs::read_to_string(records(&folder, "good.jsonl", &SMALL)).unwrap();
    let first = good.lines().next().unwrap();
    let spoiled =
        first.replace("\"type\":\"first\",\"player\":", "\"type\":\"first\",\"player\":9");
    let path = write(&folder, "bad.jsonl", format!("{first}\n\n{spoiled}\n{first}\nnonsense\n"));
    let output = sobremesa(&["verify", str(&path)]);
    assert_eq!(output.status.code(), Some(1));
    let faults = text(&output.stdout);
    let faults: Vec<&str> = faults.lines().collect();
    let starts = [
        format!("{}:3: move 2: REC: ", path.display()),
        format!("{}:5: move 0: REC: ", path.display()),
    ];
    assert_eq!(faults.len(), starts.len(), "{faults:?}");
    for (fault, start) in faults.iter().zip(&starts) {
        assert!(fault.starts_with(start) && fault.len() > start.len(), "{fault}");
    }
}

#[test]
fn verify_names_the_rule_that_is_broken() {
    let folder = TempDir::new().unwrap();
    for (game, from, to, rule) in [
        (17, "\"won\":true", "\"won\":false", "L10-21"),
        (17, "\"score\":100", "\"score\":99", "L10-22"),
        (17, "\"placed\":50", "\"placed\":49", "L10-22"),
        (17, "\"unused_pauses\":3", "\"unused_pauses\":2", "L10-22"),
        (17, "\"pauses\":0", "\"pauses\":1", "L10-3"),
        (17, "\"pauses\":0", "\"pauses\":4", "REC"),
        (17, ",\"result\"", ",\"other\"", "REC"),
        (18, "\"won\":false", "\"won\":true", "L10-20"),
        (1, "\"won\":false", "\"won\":true", "L10-12"),
        (1, "\"D1\"", "\"D2\"", "L10-1"),
        (1, "\"F1\"", "\"F9\"", "REC"),
        (1, "\"type\":\"first\"", "\"type\":\"last\"", "REC"),
        (2, "\"what\":\"count\"", "\"what\":\"play\"", "L10-6"),
    ] {
        let line = GOLDEN.lines().nth(game - 1).unwrap();
        assert!(line.contains(from), "game {game} has {from}");
        let path = write(&folder, "spoiled.jsonl", line.replacen(from, to, 1));
        fail(&["verify", str(&path)], 1, &format!(": {rule}: "));
    }
}

/// Lists where objects belong, control characters, endless words.
#[test]
fn verify_is_strict_and_prints_safely() {
    let folder = TempDir::new().unwrap();
    let line = GOLDEN.lines().next().unwrap();
    let rules = r#"{"players":1,"pauses":0,"scoring":"strict"}"#;
    let first = r#"{"type":"first","player":0}"#;
    assert!(line.contains(rules) && line.contains(first));
    for (from, to, message) in [
        (rules, r#"[1,0,"strict"]"#, "move 0: REC: rules: this is not a JSON object"),
        (first, r#"["first",0]"#, "move 2: REC: this is not a JSON object"),
        (first, r#"{"type":"\u001b[31m"}"#, "\\u{1b}[31m"),
    ] {
        let path = write(&folder, "strict.jsonl", line.replacen(from, to, 1));
        fail(&["verify", str(&path)], 1, message);
    }
    let endless = format!(r#"{{"type":"{}"}}"#, "x".repeat(1 << 20));
    let path = write(&folder, "endless.jsonl", line.replacen(first, &endless, 1));
    let output = sobremesa(&["verify", str(&path)]);
    assert!(output.stdout.len() < 1000, "{} bytes", output.stdout.len());
}

#[test]
fn verify_and_show_read_the_standard_input() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), GOLDEN.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(text(&output.stderr), "40 records are good.\n");
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
fn verify_names_the_rule_of_linko_that_is_broken() {
    let folder = TempDir::new().unwrap();
    let games = include_str!("../../linko/tests/golden/games.jsonl");
    for (game, from, to, rule) in [
        (1, "\"scores\":[-5,-20]", "\"scores\":[-5,-19]", "LK-15"),
        (1, "\"winners\":[0]", "\"winners\":[0,1]", "LK-15"),
        (1, "\"type\":\"ghost\",\"value\":1", "\"type\":\"ghost\",\"value\":12", "LK-21"),
        (4, "\"type\":\"pass\"", "\"type\":\"play\",\"cards\":[\"3\"]", "LK-12"),
        (4, "\"variant\":\"base\"", "\"variant\":\"advanced\"", "LK-16"),
        (4, "\"cards\":[\"12\",\"J\",\"12\"]", "\"cards\":[\"12\",\"J\",\"13\"]", "LK-4"),
        (4, "\"take\":false", "\"take\":true", "LK-9"),
        (4, "\"result\"", "\"other\"", "REC"),
    ] {
        let line = games.lines().nth(game - 1).unwrap();
        assert!(line.contains(from), "game {game} has {from}");
        let path = write(&folder, "spoiled.jsonl", line.replacen(from, to, 1));
        fail(&["verify", str(&path)], 1, &format!(": {rule}: "));
    }
}

#[test]
fn verify_finds_a_deal_that_does_not_follow_from_its_seed() {
    let folder = TempDir::new().unwrap();
    let good = fs::read_to_string(records(&folder, "good", &SMALL)).unwrap();
    let line = good.lines().next().unwrap();
    let seed = line.split("\"seed\":\"").nth(1).unwrap().split('"').next().unwrap();
    let other: String = seed.chars().map(|digit| if digit == 'a' { 'b' } else { 'a' }).collect();
    let line = line.replace(seed, &other);
    let path = write(&folder, "other", &line);
    fail(&["verify", str(&path)], 1, "move 1: REC: the deal does not follow from the seed");
    let (known, unknown) = ("\"shuffle\":\"sobremesa/1\"", "\"shuffle\":\"mine\"");
    let path = write(&folder, "unknown", line.replace(known, unknown));
    assert_eq!(succeed(&["verify", str(&path)]), "", "a derivation it does not know");
}

#[test]
fn verify_survives_garbage() {
    let folder = TempDir::new().unwrap();
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let record = |rules: &str, moves: &str| {
        let head = r#""format":"sobremesa/1","game":"level10","players":["a"]"#;
        format!(r#"{{{head},"rules":{rules},"moves":{moves}}}"#).into_bytes()
    };
    let rules = r#"{"players":1,"pauses":0,"scoring":"victory"}"#;
    let garbage: Vec<Vec<u8>> = vec![
        b"\xff\xfe\x00".into(),
        b"null".into(),
        b"[]".into(),
        b"{}".into(),
        b"\"".into(),
        br#"{"format":1}"#.into(),
        br#"{"format":"sobremesa/2","game":"level10","players":[]}"#.into(),
        br#"{"format":"sobremesa/1","game":"chess","players":[]}"#.into(),
        record(rules, r#"[{"type":"deal"}]"#),
        record(rules, r#"[{"type":"deal","hands":[[]],"pile":[]}]"#),
        record(rules, "[null]"),
        record(r#"{"players":255,"pauses":0,"scoring":"victory"}"#, "[]"),
        record(r#"{"players":1e99,"pauses":0,"scoring":"victory"}"#, "[]"),
        record(&deep, "[]"),
        record(rules, &deep),
        deep.clone().into_bytes(),
    ];
    for garbage in garbage {
        let path = write(&folder, "garbage", garbage);
        fail(&["verify", str(&path)], 1, "garbage:1: move ");
    }
    let long = write(&folder, "long", vec![b'x'; 17 << 20]);
    fail(&["verify", str(&long)], 1, "long:1: move 0: REC: the line is longer than");
}

#[test]
fn verify_exits_with_2_if_nothing_could_be_read() {
    let folder = TempDir::new().unwrap();
    fail(&["verify", str(&folder.path().join("none"))], 2, "cannot open");
    fail(&["verify", str(&write(&folder, "empty", "\n\n"))], 2, "no record");
    fail(&["verify", str(folder.path())], 2, "cannot read");
    let good = records(&folder, "good", &SMALL);
    fail(&["verify", str(&good), str(&folder.path().join("none"))], 1, "cannot open");
}

#[test]
fn show_tells_the_game() {
    let folder = TempDir::new().unwrap();
    let games = write(&folder, "games", GOLDEN);
    insta::assert_snapshot!(succeed(&["show", str(&games), "--game", "17"]));
    fail(&["show", str(&games), "--game", "41"], 2, "has no game 41: it has 40");
    fail(&["show", str(&games), "--game", "0"], 2, "0 is not in");
}

#[test]
fn show_tells_a_bad_game_up_to_its_fault() {
    let folder = TempDir::new().unwrap();
    let line = GOLDEN.lines().nth(16).unwrap();
    let path = write(&folder, "bad", line.replace("\"won\":true", "\"won\":false"));
    fail(&["show", str(&path)], 1, "L10-21: The grid is full, so the game was won.");
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
        ("level10 --players 2 --games 1 --bots clever", "there is no bot `clever`; the bots are"),
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
fn a_reader_may_stop_reading() {
    let folder = TempDir::new().unwrap();
    let games = write(&folder, "games", GOLDEN);
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(["show", str(&games), "--game", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
    assert!(output.status.success());
}
