//! Too much, too often.

use std::thread;

use serde_json::{Value, json};
use sobremesa_server::{Config, Rates};
use tempfile::TempDir;

use crate::client::TestServer;
use crate::refused;
use crate::visitor::Visitor;

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

#[test]
fn nobody_asks_too_often() {
    let folder = TempDir::new().unwrap();
    let rates = Rates { per_address: 5, per_person: 2 };
    let trusted_proxies = vec![[127, 0, 0, 1].into()];
    let config = Config { rates, trusted_proxies, ..Config::default() };
    let server = TestServer::open_with(&folder.path().join("tables.db"), config);
    let from = |visitor: &Visitor, address: &str| visitor.with("x-forwarded-for", address);
    let stranger = Visitor::stranger(&server);
    let count = |visitor: &Visitor, path: &str| {
        (0..80).take_while(|_| visitor.get(path).status != 429).count()
    };
    // A burst of ten seconds' worth, and what a slow machine lets through in the meantime.
    let asked = count(&from(&stranger, "198.51.100.1"), "/healthz");
    assert!((50..80).contains(&asked), "{asked}");
    refused(&from(&stranger, "198.51.100.1").get("/healthz"), 429);
    refused(&from(&stranger, "10.0.0.1, 198.51.100.1").get("/healthz"), 429);
    assert_eq!(from(&stranger, "198.51.100.2").get("/healthz").status, 200);
    let answer = from(&stranger, "198.51.100.3").send("POST", "/api/me", &json!({}));
    let ann = stranger.with("cookie", &answer.cookie().unwrap());
    let statuses: Vec<u16> = (0..40)
        .map(|n| from(&ann, &format!("198.51.100.{}", 10 + n)).get("/api/me").status)
        .collect();
    assert_eq!(statuses[..20], [200; 20]);
    assert!(statuses.contains(&429), "one person from many addresses");
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
