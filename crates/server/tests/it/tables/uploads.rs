//! Records that people bring to look at.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use super::replays::{begin, finish};
use crate::client::Client;
use crate::house::House;
use crate::server::{GAMES, TestServer, easy};

/// The record of a game that was played here.
fn played(client: &Client, game: &str) -> Value {
    let id = begin(client, game);
    finish(client, &id);
    client.get(&format!("/api/tables/{id}/record"))
}

fn bring(client: &Client, record: &Value) -> (u16, Value) {
    client.send("POST", "/api/records", record)
}

/// Brings a good record: its path.
#[track_caller]
fn brought(client: &Client, record: &Value) -> String {
    let (status, answer) = bring(client, record);
    assert_eq!(status, 201, "{answer}");
    answer["replay"].as_str().expect("a path").to_owned()
}

/// Sends a record by the form: the status, where it leads, and the page.
fn send_form(client: &Client, field: &str, text: &str) -> (u16, Option<String>, String) {
    let body = format!(
        "--xyz\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"game.json\"\r\n\r\n{text}\r\n--xyz--\r\n"
    );
    let visitor = client.visitor.with("content-type", "multipart/form-data; boundary=xyz");
    let answer = visitor.with("accept", "text/html").send_text("POST", "/games/upload", body);
    (answer.status, answer.header("location").map(str::to_owned), answer.text)
}

#[test]
fn a_good_record_of_every_game_is_watched_by_whoever_has_its_link() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    for game in GAMES {
        let record = played(&ann, game);
        let last = record["moves"].as_array().expect("moves").len();
        let path = brought(&ben, &record);
        for reader in [&ann, &ben, &server.stranger()] {
            for query in ["", "?at=1&eyes=open", "?at=2&eyes=1", &format!("?at={last}&eyes=0")] {
                let page = reader.get(&format!("{path}{query}"));
                let page = page.as_str().expect("a page");
                assert!(page.contains("class=\"reel\"") && page.contains("noindex"), "{page}");
                assert!(page.contains("Ann"), "the names of the record: {page}");
                // Nothing leads to a table that is not there.
                for absent in
                    ["/menu", "/story", "/try", "same_deal", "/picture\"", "analyze", "\"/t/"]
                {
                    assert!(!page.contains(absent), "{game} {query} {absent}: {page}");
                }
            }
        }
        assert_eq!(ben.send("GET", &format!("{path}?eyes=x"), &Value::Null).0, 400);
    }
    // It counts for nothing.
    assert_eq!(ben.get("/api/tables?mine=true")["tables"], json!([]));
    assert!(!ben.get("/me/results").as_str().expect("a page").contains("class=\"curve\""));
}

#[test]
fn a_record_of_a_game_that_is_not_over_is_watched_as_far_as_it_goes() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    for game in GAMES {
        let mut record = played(&ann, game);
        let moves = record["moves"].as_array_mut().expect("moves");
        moves.truncate(3);
        record.as_object_mut().expect("an object").remove("result");
        let page = ann.get(&format!("{}?at=3", brought(&ann, &record)));
        assert!(page.as_str().expect("a page").contains("Move 3 of 3"), "{game}: {page}");
        // As for `verify`, a game that is not over has no result, and one that is has one.
        record["result"] = json!({});
        assert_eq!(bring(&ann, &record).0, 422);
        record.as_object_mut().expect("an object").remove("result");
        record["moves"] = json!([]);
        assert_eq!(bring(&ann, &record).1["error"], "bad-record");
    }
}

#[test]
fn a_bad_record_is_refused_with_its_move_its_rule_and_the_reason() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let mut record = played(&ann, "linko");
    record["moves"][1]["cards"] = json!([]);
    let (status, answer) = bring(&ann, &record);
    assert_eq!(
        (status, &answer["error"], &answer["rule"]),
        (422, &json!("bad-record"), &json!("LK-4"))
    );
    let detail = "move 2: LK-4: At least one card must be played.";
    assert_eq!(answer["detail"], detail);
    let (status, _, page) = send_form(&ann, "record", &record.to_string());
    assert_eq!(status, 422);
    assert!(page.contains("Move 2 breaks LK-4. At least one card must be played."), "{page}");
    assert!(page.contains("href=\"/games\""), "the way back: {page}");
    let spanish = ann.visitor.with("accept-language", "es");
    let told = spanish.send("POST", "/api/records", &record).json();
    let message = told["message"].as_str().expect("a sentence");
    assert!(
        message.starts_with("Esta partida no se puede ver. La jugada 2 incumple LK-4."),
        "{message}"
    );
    // Whose turn it was is told by name, in every language.
    let mut twice = played(&ann, "level8");
    twice["players"] = json!(["Cleo", "Cleo"]);
    let moves = twice["moves"].as_array_mut().expect("moves");
    let ended = moves.iter().position(|made| made["type"] == "discard").expect("a turn ends");
    moves.insert(ended, moves[ended].clone());
    for language in ["en", "es", "fr", "it", "ru"] {
        let reader = ann.visitor.with("accept-language", language);
        let told = reader.send("POST", "/api/records", &twice).json();
        assert!(told["message"].as_str().is_some_and(|told| told.contains("Cleo")), "{told}");
    }
    for bad in
        [json!({}), json!([]), json!({ "format": "sobremesa/1", "game": "chess", "players": [] })]
    {
        let (status, answer) = bring(&ann, &bad);
        assert_eq!((status, &answer["error"]), (422, &json!("bad-record")), "{bad}: {answer}");
    }
    let long = json!({ "format": "x".repeat(10_000), "game": "<b>\u{202e}", "players": [] });
    let message = bring(&ann, &long).1["message"].as_str().expect("a sentence").to_owned();
    assert!(message.chars().count() < 500, "{message}");
    assert_eq!(ann.visitor.send_text("POST", "/api/records", [0xff, 0xfe]).status, 422);
    assert_eq!(send_form(&ann, "other", "{}").0, 422, "a form without the field");
    assert_eq!(ann.get("/api/records"), json!([]), "nothing was kept");
}

#[test]
fn what_is_too_large_or_too_long_is_refused_and_nobody_is_made() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let mut record = played(&ann, "level10");
    let large = "x".repeat(1024 * 1024 + 1);
    let answer = ann.visitor.send_text("POST", "/api/records", &large);
    assert_eq!(answer.problem(), (413, "too-large".into()));
    assert!(answer.text.contains("1 MiB"), "{answer:?}");
    assert_eq!(ann.visitor.send_text("POST", "/api/reports", &large[..20_000]).status, 413);
    let one = record["moves"][1].clone();
    record["moves"] = std::iter::repeat_n(one, 5_001).collect();
    let (status, answer) = bring(&ann, &record);
    assert_eq!(status, 422);
    assert!(answer["detail"].as_str().is_some_and(|told| told.contains("5000")), "{answer}");
    // A stranger who brings a bad one stays a stranger; with a good one, they are somebody.
    let stranger = server.stranger();
    assert_eq!(bring(&stranger, &record).0, 401);
    let body = "--xyz\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{}\r\n--xyz--\r\n";
    let visitor = stranger.visitor.with("content-type", "multipart/form-data; boundary=xyz");
    let answer = visitor.send_text("POST", "/games/upload", body);
    assert_eq!((answer.status, answer.cookie()), (422, None));
    let good = body.replace("{}", &played(&ann, "level10").to_string());
    let answer = visitor.send_text("POST", "/games/upload", good);
    assert_eq!(answer.status, 303, "{answer:?}");
    assert!(answer.cookie().is_some());
}

#[test]
fn names_of_a_record_are_only_text() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let mut record = played(&ann, "linko");
    let players = [
        json!("<script>alert(1)</script>\u{202e}\u{7}and more that is far too long"),
        json!("\u{200b}"),
    ];
    record["players"] = json!(players);
    let path = brought(&ann, &record);
    for address in [path.as_str(), "/games", &format!("{path}?eyes=open")] {
        let page = ann.get(address);
        let page = page.as_str().expect("a page");
        assert!(!page.contains("<script>alert"), "{page}");
        assert!(
            !page.contains('\u{202e}') && !page.contains('\u{7}') && !page.contains("too long"),
            "{page}"
        );
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; and mo"), "{page}");
    }
    assert!(
        ann.get(&path).as_str().expect("a page").contains("Player 2"),
        "a name that nobody sees"
    );
}

#[test]
fn what_one_brought_is_listed_for_oneself_and_can_be_deleted() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let record = played(&ann, "level10");
    let path = brought(&ann, &record);
    let id = path.trim_start_matches("/r/");
    let listed = ann.get("/api/records");
    assert_eq!((&listed[0]["replay"], &listed[0]["game"]), (&json!(path), &json!("level10")));
    assert_eq!(ben.get("/api/records"), json!([]));
    let data = ann.get("/me/data");
    assert_eq!(data["records"][0]["replay"], json!(path));
    let row = format!("href=\"{path}\"");
    assert!(ann.get("/games").as_str().expect("a page").contains(&row));
    assert!(!ben.get("/games").as_str().expect("a page").contains(&row));
    assert_eq!(ben.send("DELETE", &format!("/api/records/{id}"), &json!({})).0, 404);
    assert_eq!(ben.visitor.send_text("POST", &format!("{path}/delete"), "").status, 404);
    assert_eq!(ann.visitor.get(&path).status, 200);
    assert_eq!(ann.visitor.send_text("POST", &format!("{path}/delete"), "").status, 303);
    assert_eq!(ann.visitor.get(&path).status, 404);
    let again = brought(&ann, &record);
    let id = again.trim_start_matches("/r/");
    assert_eq!(ann.send("DELETE", &format!("/api/records/{id}"), &json!({})).0, 204);
    assert_eq!(ann.get("/api/records"), json!([]));
}

#[test]
fn nobody_keeps_too_many_and_they_go_with_their_person() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let record = played(&ann, "level10");
    let paths: Vec<String> = (0..20).map(|_| brought(&ann, &record)).collect();
    let (status, answer) = bring(&ann, &record);
    assert_eq!((status, &answer["error"]), (429, &json!("too-many-records")));
    brought(&server.guest("Ben"), &record);
    assert_eq!(ann.send("DELETE", "/api/me", &json!({})).0, 204);
    for path in paths {
        assert_eq!(server.stranger().visitor.get(&path).status, 404);
    }
    // From one address come at most 60 in an hour.
    let eve = server.guest("Eve");
    let tries: Vec<u16> = (0..60).map(|_| bring(&eve, &json!({})).0).collect();
    assert!(tries.contains(&429), "{tries:?}");
}

/// They are kept for thirty days of the house, not until a date: a clock that was set deletes nothing.
#[test]
fn a_server_that_starts_with_a_wrong_clock_deletes_nothing() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let path = brought(&ann, &played(&ann, "level10"));
    let year = 365 * 24 * 3600 * 1000;
    let config = easy();
    config.shift.store(year, Ordering::Relaxed);
    let house = house.restart_with(config, |_| {});
    let ann = house.server.returning(&ann);
    assert_eq!(ann.visitor.get(&path).status, 200);
    brought(&ann, &played(&ann, "linko"));
    assert_eq!(ann.get("/api/records").as_array().map(Vec::len), Some(2));
}

#[test]
fn what_has_expired_is_gone() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let path = brought(&ann, &played(&ann, "level10"));
    assert_eq!(ann.visitor.get(&path).status, 200);
    house.database.sql("UPDATE uploads SET expires = 1");
    assert_eq!(ann.visitor.get(&path).status, 404);
    assert_eq!(ann.get("/api/records"), json!([]));
    assert!(!ann.get("/games").as_str().expect("a page").contains(&path));
}
