//! Connections that only cost: too many, never finished, never read.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::json;
use sobremesa_server::{Config, Connections};
use socket2::{Domain, Socket, Type};

use crate::client::Client;
use crate::house::wait_until;
use crate::server::{TestServer, easy};
use crate::visitor::Visitor;

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Connects from this address of the machine; what is not read soon fills a small buffer.
fn connect(from: Ipv4Addr, server: SocketAddr) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    socket.bind(&SocketAddr::from((from, 0)).into()).expect("an address of this machine");
    socket.connect(&server.into()).expect("a connection");
    socket.set_read_timeout(Some(PATIENCE)).expect("a time to wait");
    socket.into()
}

/// Whether the server has closed the connection; it must have done that, or answer nothing, by now.
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).expect("a socket");
    let closed = loop {
        match stream.read(&mut [0; 1024]) {
            Ok(0) => break true,
            Ok(_) => {}
            Err(error) => break error.kind() != ErrorKind::WouldBlock,
        }
    };
    stream.set_nonblocking(false).expect("a socket");
    closed
}

/// A game that must go on.
struct Bystander {
    client: Client,
    table: String,
}

impl Bystander {
    fn begin(server: &TestServer) -> Bystander {
        let client = server.guest("Ann");
        let bots = [json!("open"), json!({ "bot": "random" }), json!({ "bot": "random" })];
        let settings = json!({ "pace": "instant" });
        let table = client.create(&json!({ "game": "linko", "seats": bots, "settings": settings }));
        client.begin(&table);
        Bystander { client, table }
    }

    /// Acts once more, on connections of its own.
    fn go_on(&self, server: &TestServer) {
        let fresh = server.returning(&self.client);
        let shown = fresh.wait_for_turn(&self.table);
        assert_eq!(shown["state"], "running");
        let (decision, action) = (&shown["decision"], &shown["legal"][0]);
        let act = json!({ "type": "act", "id": format!("act {decision}"), "decision": decision,
            "action": action });
        let answer = fresh.command(&self.table, &act);
        assert!(answer["version"].as_u64() > shown["version"].as_u64());
    }
}

#[test]
fn a_crowd_that_says_one_byte_gets_its_places_and_no_more() {
    let connections = Connections { per_address: 20, per_network: 30, total: 1000 };
    let server = TestServer::start_with(Config { connections, ..easy() });
    let bystander = Bystander::begin(&server);
    let mut crowd = Vec::new();
    for host in [1, 2, 3] {
        for _ in 0..40 {
            let mut stream = connect(Ipv4Addr::new(127, 9, 9, host), server.address);
            // It may be closed already.
            let _ = stream.write_all(b"G");
            crowd.push(stream);
        }
    }
    bystander.go_on(&server);
    let mut open = 0;
    wait_until(|| {
        open = crowd.iter_mut().filter_map(|stream| (!is_closed(stream)).then_some(())).count();
        open <= 30
    });
    assert_eq!(open, 30, "as many as one network may have");
    bystander.go_on(&server);
    let figures = Visitor::stranger(&server).get("/metrics").text;
    for line in ["turned_away_total{why=\"address\"}", "turned_away_total{why=\"network\"}"] {
        assert!(figures.contains(line), "{line}: {figures}");
    }
    drop(crowd);
    // Their places are free again.
    wait_until(|| {
        let mut stream = connect(Ipv4Addr::new(127, 9, 9, 1), server.address);
        let mut answer = String::new();
        let asked =
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        asked.and_then(|()| stream.read_to_string(&mut answer)).is_ok() && answer.contains("200 OK")
    });
}

/// A proxy has the connections of all its clients.
#[test]
fn a_trusted_proxy_has_as_many_as_there_are() {
    let connections = Connections { per_address: 2, per_network: 3, total: 1000 };
    let trusted_proxies = vec!["127.9.9.0/24".parse().expect("a network")];
    let server = TestServer::start_with(Config { connections, trusted_proxies, ..easy() });
    let proxy = Ipv4Addr::new(127, 9, 9, 1);
    let mut open: Vec<TcpStream> = (0..40).map(|_| connect(proxy, server.address)).collect();
    for stream in &mut open {
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").expect("it is open");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).expect("an answer");
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
}

#[test]
fn heads_without_an_end_are_cut_off_early() {
    let server = TestServer::start();
    let bystander = Bystander::begin(&server);
    let line = format!("X-More: {}\r\n", "x".repeat(1000));
    for _ in 0..20 {
        let mut stream = connect(Ipv4Addr::new(127, 9, 9, 1), server.address);
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n").expect("it is open");
        // 300 KB used to wait in memory for the rest.
        for _ in 0..300 {
            if stream.write_all(line.as_bytes()).is_err() {
                break;
            }
        }
        let mut answer = Vec::new();
        // What was not read when it was closed may have broken the line: that is an end, too.
        let ended = stream.read_to_end(&mut answer);
        let reset = ended.as_ref().is_err_and(|error| error.kind() == ErrorKind::ConnectionReset);
        assert!(ended.is_ok() || reset, "{ended:?}");
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"), "{answer:?}");
    }
    bystander.go_on(&server);
}

#[test]
fn who_never_reads_is_not_waited_for() {
    // Longer than a line may be dead, as it is where people play: the system must not be faster.
    let write_wait = Duration::from_secs(7);
    let server = TestServer::start_with(Config { write_wait, ..easy() });
    let bystander = Bystander::begin(&server);
    let mut deaf: Vec<TcpStream> = (0..20)
        .map(|_| {
            let mut stream = connect(Ipv4Addr::new(127, 9, 9, 1), server.address);
            let ask = "GET /rules/level8 HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
            stream.write_all(ask.as_bytes()).expect("it is open");
            stream
        })
        .collect();
    bystander.go_on(&server);
    // Nobody has read a byte; the server has hung up on all of them.
    wait_until(|| {
        let figures = Visitor::stranger(&server).get("/metrics").text;
        let given_up = figures.lines().find(|line| line.starts_with("sobremesa_unread_total"));
        let count = given_up.and_then(|line| line.rsplit(' ').next()?.parse::<u32>().ok());
        count.is_some_and(|count| count >= 20)
    });
    for stream in &mut deaf {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        let whole = rest.windows(15).filter(|part| part == b"HTTP/1.1 200 OK").count();
        assert!(whole < 200, "it was not all sent");
    }
    bystander.go_on(&server);
}

#[test]
fn heads_and_bodies_that_never_end_are_not_waited_for() {
    let wait = Duration::from_secs(3);
    let server = TestServer::start_with(Config { header_wait: wait, body_wait: wait, ..easy() });
    let bystander = Bystander::begin(&server);
    let post = |path: &str, said: &str| {
        format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{said}")
    };
    let record = "x".repeat(20_000);
    let starts = [
        ("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow:".to_owned(), ""),
        (post("/api/me", "{"), "too-slow"),
        (post("/api/records", ""), "too-slow"),
        (post("/api/records", &record), "too-slow"),
    ];
    let mut slow = Vec::new();
    for (start, error) in starts {
        for host in 1..=4 {
            let mut stream = connect(Ipv4Addr::new(127, 9, 9, host), server.address);
            stream.write_all(start.as_bytes()).expect("it is open");
            slow.push((stream, error));
        }
    }
    bystander.go_on(&server);
    for (mut stream, error) in slow {
        let mut answer = String::new();
        // It ends before the time is up: otherwise this is an error.
        stream.read_to_string(&mut answer).expect("an end");
        assert!(error.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
        assert!(answer.contains(error), "{answer}");
    }
    bystander.go_on(&server);
}

/// However many ask for figures at their own port, people have their places.
#[test]
fn those_who_read_figures_are_few() {
    let any_port = Some(([127, 0, 0, 1], 0).into());
    let server = TestServer::start_with(Config { metrics: any_port, ..easy() });
    let metrics = server.metrics.expect("a port of their own");
    let mut crowd: Vec<TcpStream> =
        (0..40).map(|_| connect(Ipv4Addr::new(127, 9, 9, 1), metrics)).collect();
    let mut open = 0;
    wait_until(|| {
        open = crowd.iter_mut().filter_map(|stream| (!is_closed(stream)).then_some(())).count();
        open <= 16
    });
    assert_eq!(open, 16, "as many as may read figures");
}

/// Records are large, and wait in memory: an address has few on their way at a time.
#[test]
fn one_address_fills_no_memory_with_records() {
    let server = TestServer::start_with(Config { body_wait: 10 * PATIENCE, ..easy() });
    let bystander = Bystander::begin(&server);
    let head = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n";
    let mut held: Vec<TcpStream> = (0..12)
        .map(|_| {
            let mut stream = connect(Ipv4Addr::new(127, 9, 9, 1), server.address);
            stream.write_all(head.as_bytes()).expect("it is open");
            // It may be refused meanwhile.
            let _ = stream.write_all("x".repeat(20_000).as_bytes());
            stream
        })
        .collect();
    wait_until(|| {
        held.retain_mut(|stream| !is_closed(stream));
        held.len() <= 4
    });
    assert_eq!(held.len(), 4, "as many as one address may have");
    bystander.go_on(&server);
    let elsewhere = connect(Ipv4Addr::new(127, 9, 9, 2), server.address);
    let mut elsewhere = (elsewhere, String::new());
    let record = format!(
        "POST /api/records HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20000\r\n\r\n{}",
        "x".repeat(20_000)
    );
    elsewhere.0.write_all(record.as_bytes()).expect("it is open");
    elsewhere.0.read_to_string(&mut elsewhere.1).expect("an answer");
    assert!(
        elsewhere.1.starts_with("HTTP/1.1 401"),
        "a stranger, and not too many: {}",
        elsewhere.1
    );
}
