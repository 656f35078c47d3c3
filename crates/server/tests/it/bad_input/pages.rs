//! Every page, with whatever a browser may send.

use serde_json::json;
use sobremesa_table::{Seed, Stream, StreamName};

use super::guarded;
use crate::browser::encoded;
use crate::server::{GAMES, TestServer};
use crate::visitor::{Answer, Visitor};

/// How many picks and forms a table gets.
const PICKS: usize = 300;
const FORMS: usize = 300;

/// What picks are made of, and what they are not.
const WORDS: [&str; 44] = [
    "F5",
    "F0",
    "F99",
    "P",
    "in",
    "tuck",
    "tell",
    "play",
    "reset",
    "S",
    "M10",
    "D4",
    "1",
    "2",
    "99",
    "-1",
    "18446744073709551616",
    "J",
    "13",
    "0",
    "R7",
    "B8",
    "K1",
    "lay",
    "arrange",
    "keep",
    "own",
    "color",
    "+",
    "~",
    "~1",
    "~99",
    "~-1",
    "add",
    "R4",
    "G6",
    "<b>",
    "\"",
    "\u{0}",
    "\u{202e}",
    "\u{1f0cf}",
    "é",
    "%",
    "&pick=",
];

/// The fields of all forms.
const FIELDS: [&str; 30] = [
    "action",
    "say",
    "undo",
    "return",
    "leave",
    "vote",
    "phrase",
    "tell_counts",
    "sit",
    "arrange",
    "remove",
    "mute",
    "unmute",
    "block",
    "pace",
    "ready",
    "begin",
    "rematch",
    "decision",
    "nonce",
    "id",
    "pick",
    "seat",
    "text",
    "name",
    "code",
    "key",
    "levels",
    "language",
    "back",
];

/// Some of the words, with spaces between them.
fn draw(stream: &mut Stream) -> String {
    let count = match stream.below(20) {
        0 => 500,
        1 => 60,
        count => count / 2,
    };
    let words: Vec<&str> = (0..count).map(|_| *stream.pick(&WORDS).expect("a word")).collect();
    words.join(if stream.below(8) == 0 { "" } else { " " })
}

/// It is no fault of ours, and a page when a person asks.
#[track_caller]
fn fair(answer: &Answer, request: &str) {
    assert!(answer.status < 500, "{request}: {answer:?}");
    guarded(answer);
    if answer.status >= 400 {
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"), "{request}");
    }
}

/// Someone with a browser, and tables in every state of a game.
fn tables(server: &TestServer, game: &str) -> (Visitor, Vec<String>) {
    let ann = Visitor::guest(server, "Ann").with("accept", "text/html");
    let tables = ["waiting", "running", "over"].map(|state| {
        let seats = json!(["open", { "bot": "random" }, { "bot": "random" }]);
        let table = json!({ "game": game, "seats": seats, "settings": { "pace": "slow" } });
        let made = ann.send("POST", "/api/tables", &table).good();
        let table = made["table"].as_str().expect("an id").to_owned();
        if state != "waiting" {
            ann.command(&table, &json!({ "type": "ready", "nonce": "" })).good();
            ann.command(&table, &json!({ "type": "start" })).good();
        }
        if state == "over" {
            ann.command(&table, &json!({ "type": "vote", "end": true })).good();
        }
        format!("/t/{table}")
    });
    (ann, tables.to_vec())
}

#[test]
fn odd_paths_and_queries_of_pages_are_no_fault_of_ours() {
    let server = TestServer::start();
    let (ann, tables) = tables(&server, "linko");
    let long = "a".repeat(8000);
    let values = ["x", "%ff", "%00", "-1", "%2e%2e%2f", "%F0%9F%83%8F", "linko%20", &long];
    let mut paths: Vec<String> =
        ["/", "/me", "/options", "/me/link", "/nothing", "//", "/t"].map(str::to_owned).to_vec();
    for value in values.iter().copied().chain(tables.iter().map(|table| &table[3..])) {
        let routes = [
            "/t/_",
            "/t/_/menu",
            "/t/_/report",
            "/new/_",
            "/play/_",
            "/rules/_",
            "/link/_",
            "/assets/_",
        ];
        paths.extend(routes.iter().map(|route| route.replace('_', value)));
    }
    let queries = [
        "",
        "?",
        "?%ff",
        "?pick",
        "?pick=a&pick=b",
        "?pick=%ff&hint=%00",
        "?hint=1&hint=1",
        "?back=%0d%0aset-cookie:a",
        "?back=/%00",
        "?back[]=1",
        "?since=x",
        "?waits=maybe",
        "?v=%ff",
        "?=&&=",
    ];
    for path in &paths {
        for query in queries {
            let path = format!("{path}{query}");
            fair(&ann.get(&path), &path);
            fair(&ann.with("x-regions", "1").get(&path), &path);
        }
        for method in ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
            fair(&ann.send_text(method, path, ""), &format!("{method} {path}"));
        }
    }
    for table in &tables {
        for query in ["?since=x", "?since=-1", "?waits=maybe", "?since=1&since=2", "?%ff&waits"] {
            let answer = ann.get(&format!("{table}/events{query}"));
            assert!((400..500).contains(&answer.status), "{answer:?}");
        }
    }
}

#[test]
fn odd_picks_pick_nothing() {
    let server = TestServer::start();
    for game in GAMES {
        let (ann, tables) = tables(&server, game);
        let mut stream = Seed::from_text(game).stream(StreamName { purpose: "picks", round: 0 });
        for _ in 0..PICKS {
            let table = stream.pick(&tables).expect("a table");
            let pick = draw(&mut stream);
            let path = format!("{table}?pick={}", encoded(&pick));
            for visitor in [&ann, &ann.with("x-regions", "1"), &ann.without("cookie")] {
                let answer = visitor.get(&path);
                assert_eq!(answer.status, 200, "{pick:?}: {answer:?}");
                assert!(!answer.text.contains("<b>\""), "it is not repeated as it is: {pick:?}");
            }
        }
    }
}

#[test]
fn odd_forms_are_no_fault_of_ours() {
    let server = TestServer::start();
    for game in GAMES {
        let (ann, tables) = tables(&server, game);
        let ann = ann.with("content-type", "application/x-www-form-urlencoded");
        let mut stream = Seed::from_text(game).stream(StreamName { purpose: "forms", round: 0 });
        let others = ["/me", "/me/recover", "/me/revoke", "/options", &format!("/new/{game}")]
            .map(str::to_owned);
        let places: Vec<String> = tables
            .iter()
            .flat_map(|table| [table.clone(), table.clone(), format!("{table}/report")])
            .chain(others)
            .collect();
        for _ in 0..FORMS {
            let place = stream.pick(&places).expect("a place");
            let fields = (0..=stream.below(4)).map(|_| {
                let name = *stream.pick(&FIELDS).expect("a field");
                format!("{name}={}", encoded(&draw(&mut stream)))
            });
            let body = fields.collect::<Vec<String>>().join("&");
            let answer = ann.send_text("POST", place, &body);
            fair(&answer, &format!("{place} {body}"));
        }
        for table in &tables {
            assert_eq!(ann.get(table).status, 200, "the table is still there");
        }
    }
    assert_eq!(Visitor::stranger(&server).get("/readyz").status, 200);
}
