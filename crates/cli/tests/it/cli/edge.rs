//! A server where things run short: descriptors, room on the disk, and what it wrote itself.
#![cfg(unix)]

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use serde_json::{Value, json};
use socket2::{Domain, Socket, Type};
use tempfile::TempDir;

use crate::binary::{fail, str, succeed};
use crate::running::{Client, Running, sobremesa};

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that a shell has prepared first.
fn prepared(shell: &str, data: &Path) -> Running {
    let mut command = Command::new("sh");
    let run = format!("{shell}; exec \"$0\" \"$@\"");
    let program = sobremesa();
    command.args(["-c", &run]).arg(program.get_program());
    for (name, value) in program.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.args(["serve", "--listen", "127.0.0.1:0", "--data", str(data)]);
    Running::spawn(&mut command)
}

/// Looks now and then until it is true, where nothing would tell.
#[track_caller]
fn wait_until(mut is_true: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_true() {
        assert!(start.elapsed() < PATIENCE, "it does not come");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn act(client: &Client, table: &str) -> Value {
    let shown = client.wait_for_turn(table).expect("a stream");
    assert_eq!(shown["state"], "running");
    let act = json!({ "type": "act", "decision": shown["decision"], "action": shown["legal"][0] });
    client.command(table, &act)
}

fn begin(client: &Client) -> String {
    let table = client.create("linko", &["random", "random"]);
    client.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    client.command(&table, &json!({ "type": "start" }));
    table
}

/// A server that may have few files open, and cannot change that, still has room for a game while one network
/// connects far more often than it could bear.
#[test]
fn descriptors_never_run_out() {
    let folder = TempDir::new().unwrap();
    let server = prepared("ulimit -n 300", &folder.path().join("data"));
    let address: SocketAddr = server.link().strip_prefix("http://").unwrap().parse().unwrap();
    let ann = server.guest("Ann");
    let table = begin(&ann);
    let mut crowd: Vec<TcpStream> = Vec::new();
    for number in (0..100).flat_map(|_| 1..=4) {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
        let from = Ipv4Addr::new(127, 9, 9, number);
        socket.bind(&SocketAddr::from((from, 0)).into()).unwrap();
        socket.connect(&address.into()).unwrap();
        let mut stream: TcpStream = socket.into();
        // It may be turned away already.
        let _ = stream.write_all(b"G");
        crowd.push(stream);
    }
    act(&ann, &table);
    let figures = server.stranger().get("/metrics");
    let figures = figures.as_str().unwrap();
    assert!(figures.contains("turned_away_total{why=\"network\"}"), "{figures}");
    let (status, log) = server.end("TERM", Duration::from_secs(10)).unwrap();
    assert!(status.success());
    assert!(log.contains("the limit of open files is low"), "{log}");
    assert!(log.contains("too many connections"), "{log}");
    assert!(!log.contains("cannot be accepted"), "{log}");
}

/// The number of a figure that has no labels.
fn figure(figures: &str, name: &str) -> Option<f64> {
    figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok())
}

#[test]
fn the_limit_of_open_files_is_raised_at_the_start() {
    let folder = TempDir::new().unwrap();
    let server = prepared("ulimit -S -n 300; ulimit -H -n 2000", &folder.path().join("data"));
    let figures = server.stranger().get("/metrics");
    let most = figure(figures.as_str().unwrap(), "process_max_fds");
    assert_eq!(most, Some(2000.0), "{figures}");
}

/// Asks once more on a connection that is open already.
fn ask_again(line: &mut TcpStream, path: &str) -> String {
    write!(line, "GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").expect("it is open");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        line.read_exact(&mut byte).expect("an answer");
        head.push(byte[0]);
    }
    let head = String::from_utf8(head).expect("text").to_lowercase();
    let (_, length) = head.split_once("content-length: ").expect("a length");
    let length = length.split_whitespace().next().and_then(|length| length.parse().ok());
    let mut body = vec![0; length.expect("a number")];
    line.read_exact(&mut body).expect("all of it");
    String::from_utf8(body).expect("text")
}

/// Without a descriptor nobody new comes in. That is counted and logged, those who are there are served, and whoever
/// waits is let in as soon as there are descriptors.
#[test]
fn connections_that_cannot_be_accepted_are_counted_and_wait() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    let table = begin(&ann);
    act(&ann, &table);
    let address: SocketAddr = server.link().strip_prefix("http://").unwrap().parse().unwrap();
    let mut line = TcpStream::connect(address).unwrap();
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    assert_eq!(ask_again(&mut line, "/healthz"), "ok");
    let before = limit(&server, Resource::Nofile, Some(3));
    let mut newcomer = TcpStream::connect(address).unwrap();
    newcomer.set_read_timeout(Some(PATIENCE)).unwrap();
    wait_until(|| {
        let figures = ask_again(&mut line, "/metrics");
        figure(&figures, "sobremesa_accept_errors_total").is_some_and(|count| count > 0.0)
    });
    limit(&server, Resource::Nofile, before);
    assert_eq!(ask_again(&mut newcomer, "/healthz"), "ok");
    act(&ann, &table);
    let (_, log) = server.end("TERM", Duration::from_secs(10)).unwrap();
    assert!(log.contains("connections cannot be accepted"), "{log}");
}

#[test]
fn one_server_works_with_a_database_and_operators_beside_it() {
    let folder = TempDir::new().unwrap();
    let mut first = Running::start(folder.path(), &[]);
    let data = ["--data", str(folder.path())];
    let second = ["serve", "--listen", "127.0.0.1:0"];
    fail(&[&second[..], &data].concat(), 2, "another server works with");
    let admin = succeed(&[&["admin"], &data[..], &["reports"]].concat());
    assert_eq!(admin, "There is no open report.\n");
    first.guest("Ann");
    // A server that was killed keeps nobody out.
    first.kill();
    Running::start(folder.path(), &[]).guest("Bob");
}

/// Lets a server have this much of something at most: how much it could have before.
fn limit(server: &Running, what: Resource, most: Option<u64>) -> Option<u64> {
    let process = server.id().try_into().ok().and_then(Pid::from_raw);
    let process = Some(process.expect("a process"));
    let Rlimit { maximum, .. } = getrlimit(what);
    let limit = Rlimit { current: most, maximum };
    prlimit(process, what, limit).expect("it is ours").current
}

#[test]
fn a_full_disk_is_told_and_room_is_noticed() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("data");
    // A file that must not grow is as good as a full disk, if the signal that comes with it is not heard.
    let server = prepared("trap '' XFSZ", &data);
    let ann = server.guest("Ann");
    let table = begin(&ann);
    assert_eq!(server.stranger().get("/readyz"), "ready");
    let full = std::fs::metadata(data.join("sobremesa.db-wal")).unwrap().len();
    limit(&server, Resource::Fsize, Some(full));
    // Whose row comes when there is no more room, Ann's or a bot's, is left open.
    wait_until(|| {
        let shown = ann.get(&format!("/api/tables/{table}"));
        if let Some(action) = shown["legal"].get(0) {
            let act = json!({ "type": "act", "decision": shown["decision"], "action": action });
            ann.send("POST", &format!("/api/tables/{table}/commands"), &act).expect("an answer");
        }
        server.stranger().send("GET", "/readyz", &Value::Null).unwrap().status == 503
    });
    let ready = server.stranger().expect(503, "GET", "/readyz", &Value::Null);
    assert_eq!(ready["error"], "storage");
    let figures = server.stranger().get("/metrics");
    assert!(figures.as_str().unwrap().contains("sobremesa_storing 0"));
    limit(&server, Resource::Fsize, None);
    // Nobody does anything, and it is ready again.
    wait_until(|| server.stranger().send("GET", "/readyz", &Value::Null).unwrap().status == 200);
    act(&ann, &table);
}

#[test]
fn operators_find_what_is_damaged() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(folder.path(), &[]);
    let ann = server.guest("Ann");
    let tables = [begin(&ann), begin(&ann)];
    let check = ["admin", "--data", str(folder.path()), "check"];
    assert_eq!(succeed(&check), "2 tables checked, none is damaged.\n");
    assert!(server.end("TERM", Duration::from_secs(10)).unwrap().0.success());
    // One byte of the first table's log is another one.
    let file = folder.path().join("sobremesa.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let mark = b"\"nonce\":\"mine\"";
    let at = bytes.windows(mark.len()).position(|part| part == mark).expect("a nonce");
    bytes[at + 9] = b'M';
    std::fs::write(&file, bytes).unwrap();
    let found = sobremesa().args(check).output().unwrap();
    let printed = String::from_utf8(found.stdout).unwrap();
    assert_eq!(found.status.code(), Some(1), "{printed}");
    assert!(printed.contains("2 tables checked, one is damaged."), "{printed}");
    let (damaged, good): (Vec<&String>, Vec<&String>) =
        tables.iter().partition(|table| printed.contains(table.as_str()));
    let server = Running::start(folder.path(), &[]);
    let mut again = server.stranger();
    again.cookie = ann.cookie;
    let ann = again;
    let shown = ann.expect(500, "GET", &format!("/api/tables/{}", damaged[0]), &Value::Null);
    assert_eq!(shown["error"], "damaged");
    act(&ann, good[0]);
    wait_until(|| {
        let figures = server.stranger().get("/metrics");
        figures.as_str().unwrap().contains("sobremesa_damaged_tables_total")
    });
    let (_, log) = server.end("TERM", Duration::from_secs(10)).unwrap();
    assert!(log.contains("a damaged table") && log.contains(damaged[0].as_str()), "{log}");
}
