//! `sobremesa verify` from the command line.

use std::fs;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::{GOLDEN, SMALL};
use crate::binary::{fail, records, sobremesa, str, succeed, text, write};

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
fn verify_names_the_rule_of_linko_that_is_broken() {
    let folder = TempDir::new().unwrap();
    let games = include_str!("../../../../../games/linko/tests/golden/games.jsonl");
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
