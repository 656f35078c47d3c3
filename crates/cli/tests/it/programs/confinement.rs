//! What the process of a program has, and when it ends.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::naughty;
use crate::binary::{sobremesa, str, text};
use crate::running::Running;

/// No process takes nearly as long to end.
const PATIENCE: Duration = Duration::from_secs(120);

#[test]
fn a_program_has_three_pipes_and_limits_and_nothing_else() {
    let folder = TempDir::new().unwrap();
    let report = folder.path().join("report");
    let bots = format!("exec:{}", naughty(&format!("report '{}'", str(&report))));
    // Descriptor 9 is left open by whoever starts us.
    let script =
        r#"exec 9</dev/null; exec "$0" sim linko --players 2 --games 1 --seed 1 --bots "$1""#;
    let mut shell = Command::new("sh");
    let shell = shell.args(["-c", script, env!("CARGO_BIN_EXE_sobremesa"), &bots]);
    let output = shell.env("SECRET", "hidden").output().expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_str(&fs::read_to_string(&report).unwrap()).unwrap();
    // Python sets this one by itself where nobody says which language to speak.
    let mut environment = report["environment"].clone();
    environment.as_object_mut().unwrap().remove("LC_CTYPE");
    assert_eq!(environment, json!({}));
    assert_eq!(report["descriptors"], json!([0, 1, 2]));
    assert_eq!(report["group"], report["id"], "a process group of its own");
    assert_eq!(report["limits"]["DATA"], json!([1 << 30, 1 << 30]));
    assert_eq!(report["limits"]["CPU"], json!([3600, 3600]));
    assert_eq!(report["limits"]["NOFILE"], json!([256, 256]));
    assert_eq!(report["limits"]["CORE"], json!([0, 0]));
}

/// What we may not have ourselves, nobody whom we start gets.
#[test]
fn a_program_has_no_more_than_we_have() {
    let folder = TempDir::new().unwrap();
    let report = folder.path().join("report");
    let bots = format!("exec:{}", naughty(&format!("report '{}'", str(&report))));
    let script = r#"ulimit -n 200 && ulimit -t 3000 &&
        exec "$0" sim linko --players 2 --games 1 --seed 1 --bots "$1""#;
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", script, env!("CARGO_BIN_EXE_sobremesa"), &bots]).output();
    let output = output.expect("a shell");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_str(&fs::read_to_string(&report).unwrap()).unwrap();
    assert_eq!(report["limits"]["NOFILE"], json!([200, 200]));
    assert_eq!(report["limits"]["CPU"], json!([3000, 3000]));
    assert_eq!(report["limits"]["DATA"], json!([1 << 30, 1 << 30]), "we have more");
}

/// The processes that a file lists, once there are some.
fn listed(path: &Path) -> Vec<u32> {
    let start = Instant::now();
    loop {
        let text = fs::read_to_string(path).unwrap_or_default();
        if text.ends_with('\n') {
            return text
                .split_whitespace()
                .map(|number| number.parse().expect("a number"))
                .collect();
        }
        assert!(start.elapsed() < PATIENCE, "nobody was started");
        sleep(Duration::from_millis(20));
    }
}

/// Waits until processes have ended.
#[track_caller]
fn wait_for_end(processes: &[u32]) {
    let start = Instant::now();
    let runs = |process: &u32| {
        let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
        !(state.is_empty() || state.contains(") Z "))
    };
    while let Some(process) = processes.iter().find(|process| runs(process)) {
        assert!(start.elapsed() < PATIENCE, "{process} of {processes:?} runs on");
        sleep(Duration::from_millis(20));
    }
}

/// It does not end when its input does, and has started others who have left its group.
#[test]
fn a_program_and_whoever_it_started_end_with_the_server() {
    for how in ["kill", "end"] {
        let folder = TempDir::new().unwrap();
        let list = folder.path().join("processes");
        let bot = format!("mine={}", naughty(&format!("lingers '{}'", str(&list))));
        let mut server = Running::start(folder.path(), &["--bot", &bot]);
        let processes = listed(&list);
        assert_eq!(processes.len(), 3, "the program, its child and its daemon");
        match how {
            "kill" => server.kill(),
            _ => {
                let (status, log) = server.end("TERM", PATIENCE).expect("it ends in time");
                assert!(status.success(), "{log}");
            }
        }
        wait_for_end(&processes);
    }
}

/// What is said to a program that does not read waits in the launcher, and nobody waits for the program.
#[test]
fn a_program_that_never_reads_holds_nobody_up() {
    let mut launcher = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    launcher.args(["launch-bot", "1000000000", "60", "/bin/sleep", "1000"]);
    let mut launcher = launcher.stdin(Stdio::piped()).spawn().expect("a launcher");
    let mut input = launcher.stdin.take().expect("its input");
    input.write_all(&vec![b'\n'; 4 << 20]).expect("it takes everything");
    drop(input);
    assert!(launcher.wait().expect("it ends").success());
}

/// Its input is open, so nothing but what waits for it ends it.
#[test]
fn a_program_that_lets_too_much_wait_is_ended() {
    let mut launcher = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    launcher.args(["launch-bot", "1000000000", "60", "/bin/sleep", "1000"]);
    let mut launcher = launcher.stdin(Stdio::piped()).spawn().expect("a launcher");
    let mut input = launcher.stdin.take().expect("its input");
    let taken = (0..128).take_while(|_| input.write_all(&vec![b'\n'; 1 << 20]).is_ok()).count();
    assert!((64..128).contains(&taken), "{taken} MB");
    assert!(launcher.wait().expect("it ends").success());
    drop(input);
}

/// Its input is open, so nothing but the limit ends it.
#[test]
fn a_program_that_computes_for_too_long_is_ended() {
    let mut launcher = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    launcher.args(["launch-bot", "1000000000", "1", "/bin/sh", "-c", "while :; do :; done"]);
    let mut launcher = launcher.stdin(Stdio::piped()).spawn().expect("a launcher");
    let input = launcher.stdin.take().expect("its input");
    assert!(launcher.wait().expect("it ends").success());
    drop(input);
}

#[test]
fn a_launcher_without_a_command_or_without_a_watcher_does_nothing() {
    for arguments in [&[][..], &["1"], &["1", "2"], &["a", "b", "/bin/true"], &["become"]] {
        let output = sobremesa(&[&["launch-bot"], arguments].concat());
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
    }
    // Only whoever watches over it lets it become a program.
    let folder = TempDir::new().unwrap();
    let trace = folder.path().join("trace");
    let touch = ["launch-bot", "become", "1", "1000000000", "60", "/usr/bin/touch", str(&trace)];
    assert!(!sobremesa(&touch).status.success());
    assert!(!trace.exists());
}
