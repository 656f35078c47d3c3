//! Every route of the description, with whatever a client may send.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_table::{Seed, StreamName};

use super::fuzz::mutate;
use super::{guarded, open_table, refused};
use crate::server::TestServer;
use crate::visitor::{Answer, Visitor};

/// How many bodies a route gets.
const BODIES: usize = 150;

/// All requests that are described, and the one that a page makes.
fn operations(server: &TestServer) -> Vec<(String, String)> {
    let api = Visitor::stranger(server).get("/api/openapi.json").json();
    let paths = api["paths"].as_object().expect("paths");
    let all = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods").keys();
        methods.map(move |method| (method.to_uppercase(), path.clone()))
    });
    let all: Vec<_> = all.chain([("POST".into(), "/link/{secret}".into())]).collect();
    assert!(all.len() > 20, "{all:?}");
    all
}

/// A path with these values in it.
fn filled(path: &str, table: &str, other: &str) -> String {
    path.replace("{table}", table).replace("{id}", other).replace("{secret}", other)
}

/// Whatever it is, it is not our fault, and whoever is refused is told why.
#[track_caller]
fn fair(answer: &Answer, request: &str) {
    assert!(answer.status < 500, "{request}: {answer:?}");
    guarded(answer);
    if answer.status >= 400 {
        refused(answer, answer.status);
    }
}

#[test]
fn changes_come_from_our_own_pages() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let table = open_table(&ann);
    let foreign = [
        "null".to_owned(),
        String::new(),
        "https://evil.example".into(),
        "http://127.0.0.1".into(),
        format!("ftp://{}", server.address),
        format!("http://localhost:{}", server.address.port()),
        format!("{}.evil.example", ann.base),
    ];
    for (method, path) in operations(&server).iter().filter(|(method, _)| method != "GET") {
        let path = filled(path, &table, "1");
        let answer = ann.without("origin").send(method, &path, &json!({}));
        assert_eq!(answer.problem(), (403, "foreign-origin".into()), "{method} {path}");
        for origin in &foreign {
            for visitor in [&ann, &ann.without("cookie")] {
                let answer = visitor.with("origin", origin).send(method, &path, &json!({}));
                assert_eq!(answer.problem(), (403, "foreign-origin".into()), "{method} {path}");
                refused(&answer, 403);
            }
        }
    }
    assert_eq!(ann.get("/api/me").good()["name"], "Ann", "nothing has changed");
}

#[test]
fn odd_paths_queries_and_methods_are_no_fault_of_ours() {
    let server = TestServer::start();
    let long = "a".repeat(8000);
    let values = [
        "x",
        "%ff",
        "%00",
        "%e2%82%ac",
        "-1",
        "1.5",
        "99999999999999999999",
        "%2e%2e%2f",
        "1%20",
        "0w3ge1r70w3ge1r7",
        "0W3GE1R70W3GE1R7",
        "%F0%9F%83%8F",
        &long,
    ];
    let queries =
        ["", "?", "?%ff", "?a=b", "?=&&=", "?limit=4294967296&since=1e9", "?since=%00", "?x=[]"];
    let methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"];
    for (_, path) in operations(&server) {
        let ann = Visitor::guest(&server, "Ann");
        for (index, value) in values.iter().enumerate() {
            let path = filled(&path, value, value) + queries[index % queries.len()];
            for method in
                methods.into_iter().filter(|method| path.contains(*value) || *method != "DELETE")
            {
                let answer = ann.send(method, &path, &json!({}));
                match method {
                    // Its answer is the one of GET, without the body.
                    "HEAD" => assert!(answer.status < 500 && answer.text.is_empty(), "{answer:?}"),
                    _ => fair(&answer, &format!("{method} {path}")),
                }
            }
        }
    }
    let ann = Visitor::guest(&server, "Ann");
    for query in queries {
        fair(&ann.get(&format!("/{query}")), query);
        fair(&ann.get(&format!("/api/tables{query}")), query);
        fair(&ann.get(&format!("/api/tables/{}{query}", open_table(&ann))), query);
    }
}

/// A body that a route takes.
fn good_body(path: &str, table: &str) -> Value {
    match path {
        "/api/me" => json!({ "name": "Ann" }),
        "/api/me/tokens" => json!({ "label": "bot" }),
        "/api/recover" => json!({ "code": "abc" }),
        "/api/tables" => json!({ "game": "linko", "seats": ["open", { "bot": "random" }],
            "options": { "variant": "base" }, "settings": { "public": true, "clock": 60, "pace": "slow" } }),
        "/api/tables/{table}/commands" => json!({ "id": "1", "type": "sit", "seat": 1 }),
        "/api/reports" => json!({ "table": table, "seat": 1, "text": "he cheats" }),
        _ => json!({}),
    }
}

#[test]
fn odd_bodies_are_no_fault_of_ours() {
    let server = TestServer::start();
    let table = open_table(&Visitor::guest(&server, "Host"));
    let mut stream = Seed::from_text("routes").stream(StreamName { purpose: "bodies", round: 0 });
    for (method, path) in operations(&server).iter().filter(|(method, _)| method != "GET") {
        let ann = Visitor::guest(&server, "Ann");
        let real = filled(path, &table, "1");
        for body in [
            &b"\xff\xfe"[..],
            b"{\"name\":\"\xc3\x28\"}",
            b"\0",
            b"{\"name\":1e999}",
            b"{\"a\":1,\"a\":1}",
        ] {
            fair(&ann.send_text(method, &real, body), &format!("{method} {path}"));
        }
        for kind in
            ["", "text/html", "application/json; charset=latin1", "application/json;;;", "\u{e9}"]
        {
            let answer = ann.with("content-type", kind).send(method, &real, &json!([]));
            fair(&answer, &format!("{method} {path} {kind}"));
        }
        for _ in 0..BODIES {
            let mut body = good_body(path, &table);
            (0..=stream.below(3)).for_each(|_| mutate(&mut body, &mut stream));
            fair(&ann.send(method, &real, &body), &format!("{method} {path} {body}"));
        }
    }
    assert_eq!(Visitor::stranger(&server).get("/readyz").status, 200);
}

/// What is not even HTTP is refused before it comes to us.
#[test]
fn raw_bytes_are_no_fault_of_ours() {
    let server = TestServer::start();
    let long_path =
        [b"GET /", "a".repeat(70_000).as_bytes(), b" HTTP/1.1\r\nHost: x\r\n\r\n"].concat();
    let long_header = [b"GET / HTTP/1.1\r\nHost: ", "a".repeat(600_000).as_bytes()].concat();
    for request in [
        &b"GET /api/tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n"[..],
        b"GET /api/tables?game=\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: sobremesa=\xff\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \xff\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nOrigin: \xff\r\nContent-Length: 2\r\n\r\n{}",
        b"POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n{}",
        b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}",
        b"GET no-slash HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"\0\0\0\0\r\n\r\n",
        &long_path,
        &long_header,
    ] {
        let mut socket = TcpStream::connect(server.address).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // The server may close the connection before it has taken everything in.
        let _ = socket.write_all(request).and_then(|()| socket.shutdown(Shutdown::Write));
        let mut answer = Vec::new();
        let _ = socket.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        let start = String::from_utf8_lossy(&request[..request.len().min(60)]);
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{start:?}: {answer}");
    }
    assert_eq!(Visitor::stranger(&server).get("/readyz").status, 200);
}
