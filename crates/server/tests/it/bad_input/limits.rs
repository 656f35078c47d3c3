//! Too much, too often.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_server::{Config, Rates, Streams};

use super::{NO_TABLE, open_table, refused};
use crate::house::wait_until;
use crate::server::TestServer;
use crate::visitor::{Answer, Visitor};

#[test]
fn nobody_has_too_many_tables() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let looks_on = json!({ "game": "linko", "seats": ["open", "open"], "sit": false });
    let mut made = 0;
    loop {
        let answer = ann.send("POST", "/api/tables", &looks_on);
        if answer.status != 201 {
            refused(&answer, 429);
            break;
        }
        made += 1;
        assert!(made <= 50, "too many");
    }
    assert_eq!(made, 50);
    let listed = ann.get("/api/tables?mine=true&limit=100").good();
    assert_eq!(listed["tables"].as_array().map(Vec::len), Some(50));
    assert_eq!(Visitor::guest(&server, "Bob").send("POST", "/api/tables", &looks_on).status, 201);
}

/// A server behind a proxy on this machine, for clients of many addresses.
fn behind_a_proxy(config: Config) -> TestServer {
    let trusted_proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    TestServer::start_with(Config { trusted_proxies, ..config })
}

fn from(visitor: &Visitor, address: &str) -> Visitor {
    visitor.with("x-forwarded-for", address)
}

/// How many requests a visitor makes until it is too many.
fn burst(visitor: &Visitor, path: &str) -> usize {
    (0..80).take_while(|_| visitor.get(path).status != 429).count()
}

/// Refused for now, with the seconds to wait.
#[track_caller]
fn refused_for_now(answer: &Answer) {
    refused(answer, 429);
    let seconds = answer.header("retry-after").expect("a time to wait");
    assert!(seconds.parse::<u32>().is_ok_and(|seconds| seconds > 0), "{seconds}");
}

#[test]
fn nobody_asks_too_often() {
    let rates = Rates { per_address: 5, per_person: 1000 };
    let server = behind_a_proxy(Config { rates, ..Config::default() });
    let stranger = Visitor::stranger(&server);
    // A burst of ten seconds' worth, and what a slow machine lets through in the meantime.
    let asked = burst(&from(&stranger, "198.51.100.1"), "/healthz");
    assert!((50..80).contains(&asked), "{asked}");
    refused_for_now(&from(&stranger, "198.51.100.1").get("/healthz"));
    // What a client claims itself, or what is no address, does not make it another one.
    for claim in ["10.0.0.1, 198.51.100.1", "x, 198.51.100.1", "198.51.100.1, 127.0.0.2"] {
        refused_for_now(&from(&stranger, claim).get("/healthz"));
    }
    assert_eq!(from(&stranger, "198.51.100.2").get("/healthz").status, 200);
    // Behind a word that is no address stands somebody whom our proxies do not know.
    let asked = burst(&from(&stranger, "198.51.100.3, unknown"), "/healthz");
    assert!((50..80).contains(&asked), "{asked}");
    refused_for_now(&from(&stranger, "198.51.100.4, unknown").get("/healthz"));
    refused_for_now(&stranger.get("/healthz"));
    // Who has one address of IPv6 has very many.
    let asked = (1..=80).take_while(|n| {
        from(&stranger, &format!("2001:db8:0:1::{n:x}")).get("/healthz").status != 429
    });
    assert!((50..80).contains(&asked.count()));
    assert_eq!(from(&stranger, "2001:db8:0:2::1").get("/healthz").status, 200);
}

#[test]
fn nobody_asks_too_often_from_many_addresses() {
    let rates = Rates { per_address: 1000, per_person: 2 };
    let server = behind_a_proxy(Config { rates, ..Config::default() });
    // Reads count as changes do, and so does opening streams.
    for path in ["/api/me", "/api/tables", NO_TABLE, &format!("{NO_TABLE}/events")] {
        let guest = Visitor::guest(&server, "Ann");
        let answers = (0..80).map(|n| from(&guest, &format!("198.51.100.{n}")).get(path));
        let statuses: Vec<u16> =
            answers.map(|answer| answer.status).take_while(|status| *status != 429).collect();
        assert!((20..80).contains(&statuses.len()), "{path}: {statuses:?}");
        refused_for_now(&guest.get(path));
    }
}

#[test]
fn nobody_follows_too_many_tables() {
    let streams = Streams { per_address: 5, per_person: 3 };
    let server = behind_a_proxy(Config { streams, ..Config::default() });
    let [ann, bob] = ["Ann", "Bob"].map(|name| Visitor::guest(&server, name));
    let table = open_table(&ann);
    let events = format!("/api/tables/{table}/events");
    let mut open: Vec<_> = (0..3).map(|_| ann.events(&table)).collect();
    let refusal = from(&ann, "198.51.100.9").get(&events);
    refused_for_now(&refusal);
    assert_eq!(refusal.problem().1, "too-many-streams");
    open.extend((0..2).map(|_| bob.events(&table)));
    refused_for_now(&Visitor::stranger(&server).get(&events));
    let elsewhere = from(&bob, "198.51.100.9").events(&table);
    assert_eq!(ann.get(&format!("/api/tables/{table}")).status, 200);
    drop((open, elsewhere));
    // The server notices that they are closed as soon as it writes, or reads their end.
    wait_until(|| {
        ann.send("PATCH", "/api/me", &json!({ "name": "Anne" })).good();
        ann.open_events(&table).is_some()
    });
}

/// A phrase that was said is answered again as often as it is sent again.
#[test]
fn a_phrase_sent_again_gets_its_first_answer() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let table = open_table(&ann);
    let say = |id: usize| {
        let say = json!({ "id": id.to_string(), "type": "say", "phrase": "thanks" });
        ann.command(&table, &say)
    };
    let first = say(0).good();
    let said = (1..80).take_while(|id| say(*id).status == 200).count();
    assert!((11..79).contains(&said), "{said}");
    assert_eq!(say(0).good(), first);
    refused_for_now(&say(80));
    assert_eq!(ann.command(&table, &json!({ "type": "ready", "nonce": "" })).status, 200);
}

#[test]
fn who_never_finishes_asking_is_not_waited_for() {
    let header_wait = Duration::from_millis(50);
    let server = TestServer::start_with(Config { header_wait, ..Config::default() });
    for start in ["", "GET /healthz HTTP/1.1\r\n", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow:"] {
        let mut socket = TcpStream::connect(server.address).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        socket.write_all(start.as_bytes()).unwrap();
        let mut answer = String::new();
        // It ends before the time is up: otherwise this is an error.
        socket.read_to_string(&mut answer).unwrap();
        assert!(!answer.contains("200"), "{answer}");
    }
    assert_eq!(Visitor::stranger(&server).get("/healthz").status, 200);
}

#[test]
fn figures_are_for_the_operator() {
    let server = TestServer::start();
    let stranger = Visitor::stranger(&server);
    let ann = Visitor::guest(&server, "Ann");
    let table = json!({ "game": "linko", "seats": ["open", { "bot": "random" }, { "bot": "random" }],
        "settings": { "pace": "instant" } });
    let table = ann.send("POST", "/api/tables", &table).good()["table"].clone();
    let table = table.as_str().unwrap();
    for command in [json!({ "type": "ready", "nonce": "" }), json!({ "type": "start" })] {
        ann.command(table, &command).good();
    }
    // Ann plays until a bot has played, too.
    let mut answered = None;
    for event in ann.events(table) {
        let Some((_, shown)) = event.split_once("data: {") else { continue };
        let shown: Value = serde_json::from_str(&format!("{{{shown}")).unwrap();
        let happened = shown["events"].as_array();
        if happened.is_some_and(|all| all.iter().any(|event| event["seat"].as_u64() > Some(0))) {
            break;
        }
        let (decision, action) = (&shown["decision"], &shown["legal"][0]);
        if !action.is_null() && answered.as_ref() != Some(decision) {
            let act = json!({ "type": "act", "decision": decision, "action": action });
            ann.command(table, &act).good();
            answered = Some(decision.clone());
        }
    }
    refused(&ann.command(table, &json!({ "type": "start" })), 409);

    let figures = stranger.get("/metrics");
    assert_eq!(figures.status, 200, "this machine asks");
    for line in [
        "# TYPE sobremesa_open_tables gauge",
        "# TYPE sobremesa_open_streams gauge",
        "sobremesa_commands_total{outcome=\"done\"} ",
        "sobremesa_commands_total{outcome=\"has-begun\"} ",
        "# TYPE sobremesa_command_seconds histogram",
        "# TYPE sobremesa_store_append_seconds histogram",
        "# TYPE sobremesa_bot_seconds histogram",
        "# TYPE sobremesa_store_queue gauge",
        "sobremesa_store_group_size_bucket{le=\"256\"} ",
        "# TYPE sobremesa_store_group_seconds histogram",
        "# TYPE sobremesa_store_commit_seconds histogram",
        "# TYPE sobremesa_store_lookup_seconds histogram",
        "# TYPE sobremesa_store_reader_seconds histogram",
        "sobremesa_requests_total{status=\"409\"} ",
        "process_open_fds ",
        "process_max_fds ",
        "# TYPE sobremesa_delivery_seconds histogram",
    ] {
        assert!(figures.text.contains(line), "{line}: {}", figures.text);
    }
    // A proxy on this machine asks for others.
    refused(&stranger.with("x-forwarded-for", "198.51.100.1").get("/metrics"), 404);
    refused(&stranger.with("forwarded", "for=198.51.100.1").get("/metrics"), 404);
}

/// An answer that comes before the body is read must not break the connection.
#[test]
fn strangers_are_answered_every_time() {
    let server = TestServer::start();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let stranger = Visitor::stranger(&server);
                for _ in 0..500 {
                    let answer = stranger.command("0w3ge1r70w3ge1r7", &Value::Null);
                    assert_eq!(answer.status, 401);
                }
            });
        }
    });
}
