//! Who is at a table just now.

use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_server::{Config, Waits};

use crate::client::Client;
use crate::server::{TestServer, easy};

/// A server where players are missed at once, except those whose pages have no stream.
fn hasty() -> TestServer {
    let (line, greeting) = (Duration::from_millis(50), Duration::from_secs(3600));
    let waits = Waits { line, greeting, ..easy().waits };
    TestServer::start_with(Config { waits, ..easy() })
}

/// Ann and Bob play; Ann is the host.
fn game(server: &TestServer, settings: &Value) -> (Client, Client, String) {
    let (ann, bob) = (server.guest("Ann"), server.guest("Bob"));
    let table = json!({ "game": "linko", "seats": ["open", "open"], "settings": settings });
    let table = ann.create(&table);
    bob.command(&table, &json!({ "type": "sit" }));
    bob.command(&table, &json!({ "type": "ready", "nonce": "his" }));
    ann.begin(&table);
    (ann, bob, table)
}

fn is_bob(shown: &Value, presence: &str) -> bool {
    shown["seats"][1]["presence"] == presence
}

fn hide(client: &Client, table: &str, is_hidden: bool) {
    attend(client, table, &format!("hidden={is_hidden}"));
}

/// Tells what a page tells of itself.
fn attend(client: &Client, table: &str, attention: &str) {
    let form = client.visitor.with("content-type", "application/x-www-form-urlencoded");
    let answer = form.send_text("POST", &format!("/t/{table}/attention"), attention);
    assert_eq!(answer.status, 204, "{answer:?}");
}

#[test]
fn a_player_who_goes_is_missed_and_greeted() {
    let server = hasty();
    let (ann, bob, table) = game(&server, &json!({}));
    let version = ann.show(&table)["version"].clone();
    let mut line = bob.stream(&table, None);
    assert!(line.next().is_some());
    assert!(is_bob(&ann.show(&table), "here"));
    let mut page = ann.visitor.stream(&format!("/t/{table}/events")).expect("a stream");
    assert!(page.next().expect("the page").contains("Bob"));
    drop(line);
    let shown = ann.wait_for(&table, |shown| is_bob(shown, "gone"));
    assert_eq!(shown["version"], version, "no row tells of it");
    assert!(page.next().expect("a mark").contains("offline"));
    let mut line = bob.stream(&table, None);
    assert!(line.next().is_some());
    assert!(page.any(|regions| regions.contains("Bob is back.")));
    assert!(bob.page(&table, "").contains("Welcome back!"));
}

#[test]
fn a_hidden_page_is_elsewhere() {
    let server = hasty();
    let (ann, bob, table) = game(&server, &json!({}));
    let mut line = bob.stream(&table, None);
    assert!(line.next().is_some());
    hide(&bob, &table, true);
    ann.wait_for(&table, |shown| is_bob(shown, "elsewhere"));
    hide(&bob, &table, false);
    ann.wait_for(&table, |shown| is_bob(shown, "here"));
    drop(line);
    let mut line = bob.visitor.lines(&format!("/t/{table}/events?hidden=true")).expect("a stream");
    assert!(line.next().is_some());
    assert!(is_bob(&ann.show(&table), "elsewhere"), "it was opened behind another");
}

/// A page that is hidden for long gives its stream back: its reader is no less there than before.
#[test]
fn a_page_that_is_hidden_for_long_stays_elsewhere() {
    let server = hasty();
    let (ann, bob, table) = game(&server, &json!({}));
    let path = format!("/t/{table}/events?hidden=true&tab=7");
    let mut line = bob.visitor.lines(&path).expect("a stream");
    assert!(line.next().is_some());
    attend(&bob, &table, "tab=7&hidden=true&rest=begins");
    drop(line);
    // Ann goes after Bob, and is missed.
    drop(ann.stream(&table, None).next());
    let cid = server.guest("Cid");
    let shown = cid.wait_for(&table, |shown| shown["seats"][0]["presence"] == "gone");
    assert!(is_bob(&shown, "elsewhere"), "{shown}");
    attend(&bob, &table, "tab=7&hidden=true&rest=ends");
    ann.wait_for(&table, |shown| is_bob(shown, "gone"));
}

/// A phone that loses its network sends nothing, not even that it has gone. Here its side of the connection drops
/// everything that comes, so that nothing is acknowledged; the server must find that out by itself.
#[cfg(target_os = "linux")]
#[test]
fn a_player_whose_network_is_cut_is_missed() {
    use std::io::{BufRead, BufReader, Write};
    use std::net::TcpStream;

    use socket2::{SockFilter, SockRef};

    /// A program for the kernel: of no packet anything is let through.
    const NOTHING: SockFilter = SockFilter::new(0x06, 0, 0, 0);
    let server = hasty();
    let (ann, bob, table) = game(&server, &json!({}));
    let phone = TcpStream::connect(server.address).expect("a connection");
    let cookie = bob.visitor.header("cookie").expect("a cookie");
    let request = format!(
        "GET /t/{table}/events HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n\r\n",
        server.address
    );
    (&phone).write_all(request.as_bytes()).expect("the server reads");
    let mut lines = BufReader::new(&phone).lines();
    assert!(lines.any(|line| line.expect("a line").contains("event: regions")));
    assert!(is_bob(&ann.show(&table), "here"));
    SockRef::from(&phone).attach_filter(&[NOTHING]).expect("a filter");
    ann.wait_for(&table, |shown| is_bob(shown, "gone"));
    // Until now it was open on this side: nobody has closed it.
    drop(phone);
}

#[test]
fn slow_tables_miss_nobody() {
    let server = hasty();
    let (ann, bob, table) = game(&server, &json!({ "clock": 86_400 }));
    drop(bob.stream(&table, None).next());
    let mut line = ann.stream(&table, None);
    assert!(line.next().is_some());
    hide(&bob, &table, true);
    assert_eq!(ann.show(&table)["seats"][1].get("presence"), None);
}
