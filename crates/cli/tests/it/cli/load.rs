//! `sobremesa load`, against a server that the test starts.

use std::net::TcpListener;

use serde_json::Value;
use tempfile::TempDir;

use crate::binary::{fail, figures, succeed};
use crate::running::Running;

/// A few tables of all games, some who look on, and some who follow tables where nothing happens.
const SMALL: [&str; 10] =
    ["--tables", "6", "--viewers", "3", "--idle", "5", "--seconds", "1", "--warm-up", "0"];

fn server(folder: &TempDir) -> Running {
    Running::start(folder.path(), &["--unlimited-from", "127.0.0.1"])
}

/// How many commands a server has done.
fn done(server: &Running) -> u64 {
    let figures = server.stranger().get("/metrics");
    let figures = figures.as_str().expect("text");
    let line = figures
        .lines()
        .find_map(|line| line.strip_prefix(r#"sobremesa_commands_total{outcome="done"} "#));
    line.expect("commands are counted").parse().expect("a number")
}

/// The least that programs may rely on.
#[track_caller]
fn check(report: &Value) {
    assert_eq!(report["errors"], 0, "{report}");
    for figure in ["moves", "p50_ms", "p99_ms", "p999_ms", "fsync_ms", "cpu_seconds", "memory_end"]
    {
        assert!(report[figure].is_number(), "{figure}: {report}");
    }
}

/// A move counts when it is answered and every viewer has seen it; what does not come in time is an error.
#[test]
fn every_move_is_answered_and_seen_by_every_viewer() {
    let folder = TempDir::new().expect("a folder");
    let server = server(&folder);
    let load = ["load", "--servers", server.link(), "--json"];
    let report = figures(&[&load[..], &SMALL].concat());
    check(&report);
    let moves = report["moves"].as_u64().expect("a number");
    assert!(moves > 0, "{report}");
    assert!(moves <= done(&server), "{report}");
}

/// Each moment of the schedule has its move, and one only, however long it waits for a free table: as many moves as
/// there are moments in the time that was counted.
#[test]
fn moves_come_at_a_given_rate() {
    let folder = TempDir::new().expect("a folder");
    let server = server(&folder);
    let load = ["load", "--servers", server.link(), "--rate", "20", "--json"];
    let report = figures(&[&load[..], &SMALL].concat());
    check(&report);
    let [moves, seconds] =
        ["moves", "seconds"].map(|figure| report[figure].as_f64().expect("a number"));
    assert!((moves - 20.0 * seconds).abs() < 1.5, "{report}");
    let text = succeed(&[&["load", "--servers", server.link()], &SMALL[..]].concat());
    assert!(text.contains("0 errors") && text.contains("move to last viewer: p50"), "{text}");
}

/// A server that limits its clients is no less a server: it says so, and the run ends.
#[test]
fn a_server_may_refuse_it() {
    let folder = TempDir::new().expect("a folder");
    let server = Running::start(folder.path(), &["--address-rate", "1"]);
    fail(&[&["load", "--servers", server.link()], &SMALL[..]].concat(), 2, "429");
}

#[test]
fn a_server_must_be_there() {
    let nobody = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port");
    fail(&["load", "--servers", &format!("http://{nobody}")], 2, &format!("no {nobody}"));
}

#[test]
fn it_stays_on_this_machine_unless_told_otherwise() {
    for (url, why) in [
        ("http://192.0.2.1:8080", "--anywhere"),
        ("https://127.0.0.1:8080", "only http://"),
        ("nowhere", "--servers"),
    ] {
        fail(&["load", "--servers", url], 2, why);
    }
    for flag in ["--tables", "--rate", "--seconds"] {
        fail(&["load", flag, "0"], 2, flag);
    }
    fail(&["load", "--viewers", "1"], 2, "each of the 2 players");
    fail(&["load", "--players", "9"], 2, "none of these games");
    fail(&["load", "--games", "chess"], 2, "there is no game");
}
