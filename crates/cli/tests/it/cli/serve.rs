//! `sobremesa serve` as operators use it.

use std::net::TcpListener;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::binary::{fail, str, succeed, text, write};
use crate::running::{Running, sobremesa};

/// What an end may take.
const END: Duration = Duration::from_secs(5);

/// A folder for data in a folder that goes away with the test.
fn data(folder: &TempDir) -> std::path::PathBuf {
    folder.path().join("data")
}

/// The link that a server prints with these settings.
fn link(folder: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = sobremesa();
    command.current_dir(folder).args(arguments).env("SOBREMESA_LISTEN", "127.0.0.1:0");
    Running::spawn(command.envs(variables.iter().copied())).link().to_owned()
}

#[test]
fn a_few_moves_are_played_on_a_port_of_the_systems_choice() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&data(&folder), &[]);
    assert!(!server.link().ends_with(":0"), "{}", server.link());
    assert_eq!(server.stranger().get("/readyz"), "ready");
    let ann = server.guest("Ann");
    let table = ann.create("linko", &["random", "random"]);
    ann.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    ann.command(&table, &json!({ "type": "start" }));
    for _ in 0..3 {
        let shown = ann.wait_for_turn(&table).unwrap();
        assert_eq!(shown["state"], "running");
        let (decision, action) = (&shown["decision"], &shown["legal"][0]);
        let act = json!({ "type": "act", "decision": decision, "action": action });
        let done = ann.command(&table, &act);
        assert!(done["version"].as_u64() > shown["version"].as_u64(), "{done}");
    }
    assert!(data(&folder).join("sobremesa.db").is_file());
}

#[test]
fn flags_win_over_the_environment_over_the_file_over_defaults() {
    let folder = TempDir::new().unwrap();
    let url = "public-url = \"https://file.example\"\ndata = \"from-file\"\n";
    let file = write(&folder, "settings.toml", url);
    let (config, flag) = (["--config", str(&file)], ["--public-url", "https://flag.example"]);
    let variable = [("SOBREMESA_PUBLIC_URL", "https://variable.example")];
    let serve = ["serve"];
    assert!(link(folder.path(), &serve, &[]).starts_with("http://127.0.0.1:"));
    assert!(folder.path().join("sobremesa-data/sobremesa.db").is_file());
    let with_file = [&serve[..], &config].concat();
    assert_eq!(link(folder.path(), &with_file, &[]), "https://file.example");
    assert!(folder.path().join("from-file/sobremesa.db").is_file());
    assert_eq!(link(folder.path(), &with_file, &variable), "https://variable.example");
    let with_flag = [&with_file[..], &flag].concat();
    assert_eq!(link(folder.path(), &with_flag, &variable), "https://flag.example");
}

#[test]
fn without_a_command_it_serves_as_the_environment_says() {
    let folder = TempDir::new().unwrap();
    let file = write(&folder, "settings.toml", "public-url = \"https://file.example\"");
    assert!(link(folder.path(), &[], &[]).starts_with("http://127.0.0.1:"));
    let variables = [("SOBREMESA_CONFIG", str(&file)), ("SOBREMESA_DATABASE", "sqlite:other.db")];
    assert_eq!(link(folder.path(), &[], &variables), "https://file.example");
    assert!(folder.path().join("other.db").is_file());
}

#[test]
fn on_a_lan_it_says_where_phones_find_it() {
    let folder = TempDir::new().unwrap();
    let mut server = Running::start(&data(&folder), &["--lan"]);
    let lan = server.line();
    assert!(lan.contains("network"), "{lan}");
    assert_eq!(server.stranger().get("/healthz"), "ok");
    // A page that is open on this machine gives others the link that they can use.
    let Some(start) = lan.find("http://") else { return };
    let link = lan[start..].trim_end();
    let ann = server.guest("Ann");
    let table = ann.create("linko", &["random", "random"]);
    let id = table.rsplit('/').next().unwrap();
    let page = ann.get(&format!("/t/{id}"));
    let page = page.as_str().unwrap();
    assert!(page.contains(&format!("{link}/t/{id}")), "{link}");
    assert!(page.contains("class=\"qr\""), "{page}");
}

/// The limits for one client would be those for all.
#[test]
fn a_proxy_that_is_not_trusted_is_warned_of() {
    let url = ["--public-url", "https://cards.example.org"];
    let trusted = [&url[..], &["--trusted-proxies", "127.0.0.0/8,::1"]].concat();
    for (arguments, is_warned) in [(&url[..], true), (&trusted, false), (&[], false)] {
        let folder = TempDir::new().unwrap();
        let server = Running::start(&data(&folder), arguments);
        let (_, log) = server.end("TERM", END).expect("it ends in time");
        assert_eq!(log.contains("--trusted-proxies"), is_warned, "{log}");
    }
}

#[test]
fn bad_settings_are_explained() {
    let folder = TempDir::new().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listener.local_addr().unwrap().to_string();
    let database = format!("sqlite:{}", folder.path().join("x.db").display());
    for (arguments, message) in [
        (["--listen", "localhost"], "an address is a number with a port, such as 127.0.0.1:8080"),
        (["--public-url", "https://a.example/cards"], "a public URL has no path"),
        (["--public-url", "cards.example"], "a public URL has no path"),
        (["--public-url", "ftp://cards.example"], "a public URL has no path"),
        (["--database", "mysql://localhost/cards"], "a database is sqlite:PATH or postgres://"),
        (["--database", "postgres://127.0.0.1:1/cards"], "the database does not answer"),
        (["--database", "cards.db"], "a database is sqlite:PATH"),
        (["--workers", "0"], "number would be zero"),
        (["--address-rate", "0"], "number would be zero"),
        (["--log", "loud"], "possible values: off, error, warn, info, debug, trace"),
        (["--log-format", "xml"], "possible values: text, json"),
        (["--trusted-proxies", "10.0.0.1,proxy"], "a network is an address such as 10.0.0.1"),
        (["--metrics-from", "10.0.0.0/33"], "or a range such as 10.0.0.0/8"),
        (["--person-streams", "0"], "number would be zero"),
        (["--config", "no-such-file.toml"], "cannot read no-such-file.toml"),
    ] {
        fail(&["serve", arguments[0], arguments[1]], 2, message);
    }
    let listen = ["serve", "--listen", &taken, "--database", &database];
    fail(&listen, 2, &format!("{taken} is in use"));
    drop(listener);
}

#[test]
fn bad_files_of_settings_are_explained() {
    let folder = TempDir::new().unwrap();
    for (file, message) in [
        ("\nlisten = \"8080\"", ":2: an address is a number with a port"),
        ("\n\nports = 3", ":3: unknown field `ports`, expected one of `listen`, `lan`"),
        ("trusted-proxies = [\"10.0.0.0/99\"]", ":1: a network is an address"),
        ("workers = 0", ":1: invalid value: integer `0`"),
        ("log = \"loud\"", ":1: unknown variant `loud`"),
        ("database = \"postgres:\"", ":1: a database is sqlite:PATH or postgres://"),
        ("listen = ", ":1: "),
    ] {
        let path = write(&folder, "settings.toml", file);
        fail(&["serve", "--config", str(&path)], 2, message);
    }
}

#[test]
fn signals_end_it_while_somebody_watches() {
    for signal in ["TERM", "INT"] {
        let folder = TempDir::new().unwrap();
        let server = Running::start(&data(&folder), &[]);
        let ann = server.guest("Ann");
        let table = ann.create("level10", &["heuristic"]);
        let mut events = ann.events(&table).unwrap();
        assert_eq!(events.next().unwrap()["state"], "waiting");
        let (status, log) = server.end(signal, END).expect("it ends in time");
        assert_eq!(status.code(), Some(0), "{log}");
        assert!(log.contains("ended"), "{log}");
        assert!(events.next().is_none());
    }
}

/// The end does not wait for people who go on, and loses nothing that was answered.
#[test]
fn what_was_answered_before_the_end_is_kept() {
    let folder = TempDir::new().unwrap();
    let server = Running::start(&data(&folder), &["--person-rate", "100000"]);
    let ann = server.guest("Ann");
    let table = ann.create("linko", &["random"]);
    let _events = ann.events(&table).unwrap();
    let (sender, answered) = mpsc::channel();
    let (path, writer) = (format!("/api/tables/{table}/commands"), ann.clone());
    let writer = thread::spawn(move || {
        // More than are answered before the end, and less than a table takes.
        for bot in ["heuristic", "random"].into_iter().cycle().take(400) {
            let arrange = json!({ "type": "arrange", "seat": 1, "plan": { "bot": bot } });
            let Ok(answer) = writer.send("POST", &path, &arrange) else { break };
            assert!(matches!(answer.status, 200 | 503), "{}", answer.json);
            let _ = sender.send(answer.json["version"].as_u64());
        }
    });
    let before = answered.iter().nth(20).unwrap();
    let (status, log) = server.end("TERM", END).expect("it ends in time");
    assert_eq!(status.code(), Some(0), "{log}");
    writer.join().unwrap();
    let last = answered.iter().flatten().last().or(before);
    let server = Running::start(&data(&folder), &[]);
    let mut again = server.stranger();
    again.cookie = ann.cookie.clone();
    let version = again.get(&format!("/api/tables/{table}"))["version"].as_u64();
    assert!(last.is_some() && version >= last, "{version:?} is before {last:?}");
}

#[test]
fn logs_are_json_and_name_no_secret() {
    let folder = TempDir::new().unwrap();
    let arguments = ["--log", "trace", "--log-format", "json", "--person-rate", "1000"];
    let server = Running::start(&data(&folder), &arguments);
    let ann = server.guest("Ann");
    let link = ann.expect(201, "POST", "/api/me/links", &json!({}));
    let link = link["path"].as_str().unwrap();
    let shown = ann.send("GET", link, &Value::Null).unwrap();
    assert_eq!(shown.status, 200);
    let missing = ann.send("GET", "/api/tables/none", &Value::Null).unwrap();
    let requests = [shown.request, missing.request].map(|id| id.expect("every answer has an id"));
    let token = ann.expect(201, "POST", "/api/me/tokens", &json!({ "label": "my bot" }));
    let code = ann.expect(201, "POST", "/api/me/recovery", &json!({}));
    ann.expect(200, "POST", "/api/recover", &code);
    let keys = [&token["token"], &code["code"]].map(|key| key.as_str().unwrap());
    let table = ann.create("level10", &["heuristic"]);
    let nonce = "a word of my own";
    ann.command(&table, &json!({ "type": "ready", "nonce": nonce }));
    ann.command(&table, &json!({ "type": "start" }));
    ann.command(&table, &json!({ "type": "vote", "end": true }));
    let record = ann.get(&format!("/api/tables/{table}/record"));
    let (_, log) = server.end("TERM", END).expect("it ends in time");
    let cookie = ann.cookie.unwrap();
    let cookie = cookie.split_once('=').unwrap().1;
    let secrets = ["seed", "secret", "salt"].map(|name| record[name].as_str().unwrap());
    for secret in [cookie, &link["/link/".len()..], nonce].into_iter().chain(secrets).chain(keys) {
        assert!(!log.contains(secret), "{secret:?} is in {log}");
    }
    let read = |line| serde_json::from_str(line).expect("a line is JSON");
    let lines: Vec<Value> = log.lines().map(read).collect();
    for line in &lines {
        assert!(line["level"].is_string() && line["message"].is_string(), "{line}");
    }
    for (request, status) in requests.iter().zip([200, 404]) {
        let mut own = lines.iter().filter(|line| line["span"]["id"] == request.as_str());
        assert!(own.any(|line| line["status"] == status), "{request} is not in {log}");
    }
    assert!(log.contains("}/commands\""), "the route is named, not the path: {log}");
}

#[test]
fn a_database_of_something_else_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = write(&folder, "x.db", "this is not a database, but somebody's diary");
    let database = format!("sqlite:{}", path.display());
    fail(&["serve", "--listen", "127.0.0.1:0", "--database", &database], 2, "not a database");
    assert!(text(&std::fs::read(path).unwrap()).contains("diary"));
    assert!(succeed(&["--version"]).starts_with("sobremesa "));
}
