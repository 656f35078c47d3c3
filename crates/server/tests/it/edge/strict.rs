//! What is not described is refused, and not kept.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::bad_input::refused;
use crate::house::House;
use crate::server::TestServer;
use crate::visitor::Visitor;

#[test]
fn options_that_there_are_not_are_refused() {
    let server = TestServer::start();
    let ann = Visitor::guest(&server, "Ann");
    let make = |options: &Value| {
        let seats = json!(["open", "open"]);
        ann.send(
            "POST",
            "/api/tables",
            &json!({ "game": "linko", "seats": seats, "options": options }),
        )
    };
    for options in [
        json!({ "color": "red" }),
        json!({ "variant": "base", "Variant": "expert" }),
        json!({ "players": 3 }),
        json!({ "pauses": 2 }),
    ] {
        let answer = make(&options);
        refused(&answer, 422);
        assert_eq!(answer.problem().1, "bad-options", "{options}");
    }
    for options in [
        json!({}),
        json!({ "variant": "expert" }),
        json!({ "first": 1 }),
        json!({ "variant": "base", "players": 2 }),
    ] {
        make(&options).good();
    }
}

/// Every operation of the API refuses what its description does not name.
#[test]
fn parameters_that_there_are_not_are_refused() {
    let house = House::open();
    let (ann, _, table) = house.two_at_a_table();
    let description = ann.get("/api/openapi.json").good();
    let mut count = 0;
    for (path, operations) in description["paths"].as_object().expect("paths") {
        let place = path.replace("{table}", &table).replace("{id}", "1").replace("{record}", "x");
        for method in operations.as_object().expect("operations").keys() {
            let body = if method == "get" { "" } else { "{}" };
            let answer = ann.send_text(&method.to_uppercase(), &format!("{place}?color=red"), body);
            assert_eq!(answer.problem(), (400, "bad-query".to_owned()), "{method} {path}");
            count += 1;
        }
    }
    assert!(count > 25, "{count}");
    assert_eq!(ann.get(&format!("/api/tables/{table}?since=1")).status, 200);
}

#[test]
fn a_body_that_breaks_off_is_no_large_one() {
    let server = TestServer::start();
    for (chunk, status) in
        [("zz\r\n{}\r\n0\r\n\r\n", "400"), ("5000\r\n", "413"), ("2\r\n{}\r\n0\r\n\r\n", "201")]
    {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        let head = format!(
            "POST /api/me HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n",
            server.address
        );
        let body = if status == "413" { "x".repeat(0x5000) } else { String::new() };
        stream.write_all(format!("{head}{chunk}{body}").as_bytes()).expect("it is open");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).expect("an answer");
        assert_eq!(String::from_utf8_lossy(&answer[9..]), status, "{chunk:?}");
    }
}

/// A command that is sent again long after it was done gets its first answer, though memory has forgotten it.
#[test]
fn old_commands_are_answered_from_the_log() {
    let house = House::open();
    let (ann, bob, table) = house.two_at_a_table();
    let first = json!({ "id": "the first", "type": "ready", "nonce": "x" });
    let answer = ann.command(&table, &first).good();
    for number in 0..180 {
        let pace = if number % 2 == 0 { "slow" } else { "normal" };
        let deeds = [
            (&ann, json!({ "type": "pace", "pace": pace })),
            (&bob, json!({ "type": "leave" })),
            (&bob, json!({ "type": "sit" })),
        ];
        for (index, (person, mut deed)) in deeds.into_iter().enumerate() {
            deed["id"] = json!(format!("{number} {index}"));
            person.command(&table, &deed).good();
        }
    }
    let version = ann.get(&format!("/api/tables/{table}")).good()["version"].clone();
    assert_eq!(ann.command(&table, &first).good(), answer);
    assert_eq!(
        ann.get(&format!("/api/tables/{table}")).good()["version"],
        version,
        "it is not done again"
    );
}
