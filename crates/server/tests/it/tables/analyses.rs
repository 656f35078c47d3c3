//! Games that are over are analyzed when somebody asks for it, and others are not.

use std::time::Instant;

use serde_json::{Value, json};
use sobremesa_bots::analysis::Effort;
use sobremesa_server::Config;

use super::replays::{begin, finish, replay};
use crate::client::Client;
use crate::house::House;
use crate::neighbors;
use crate::server::{GAMES, TestServer, easy};
use crate::visitor::Answer;

fn analysis(client: &Client, method: &str, id: &str) -> (u16, Value) {
    client.send(method, &format!("/api/tables/{id}/analysis"), &Value::Null)
}

/// Presses the page's button.
fn press(client: &Client, id: &str, fields: &str) -> Answer {
    let visitor = client.visitor.with("content-type", "application/x-www-form-urlencoded");
    visitor.send_text("POST", &format!("/t/{id}/replay"), fields)
}

/// Waits until the analysis is there.
fn wait_for(client: &Client, id: &str) -> Value {
    loop {
        let (status, study) = analysis(client, "GET", id);
        assert_eq!(status, 200, "{study}");
        match study["state"].as_str().expect("a state") {
            "done" => return study["figures"].clone(),
            "waiting" => {}
            "running" => assert!(study["progress"].as_u64().is_some_and(|it| it <= 100), "{study}"),
            other => panic!("it was asked for, and is {other}"),
        }
    }
}

#[test]
fn an_analysis_is_asked_for_once_shown_and_kept() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let ids = GAMES.map(|game| {
        let id = begin(&ann, game);
        finish(&ann, &id);
        id
    });
    let all = ids.each_ref().map(|id| {
        assert_eq!(analysis(&ann, "GET", id), (200, json!({ "state": "none" })));
        let page = replay(&ann, id, "?at=1");
        assert!(page.contains("Analyze</button>") && !page.contains("class=\"curve\""), "{page}");
        // The page's own button, which shows the same position again.
        let sent = press(&ann, id, "at=2&eyes=1");
        assert_eq!(sent.status, 303, "{sent:?}");
        assert_eq!(sent.header("location"), Some(format!("/t/{id}/replay?at=2&eyes=1").as_str()));
        let state = analysis(&ann, "POST", id).1["state"].clone();
        assert!(state == "waiting" || state == "running" || state == "done", "{state}");
        wait_for(&ann, id)
    });
    for (id, figures) in ids.iter().zip(&all) {
        let record: Value = ann.get(&format!("/api/tables/{id}/record"));
        let moves = record["moves"].as_array().expect("moves").len();
        assert_eq!(figures["curve"].as_array().expect("a curve").len(), moves);
        for (at, eyes) in [(1, 0), (moves, 1), (moves / 2, 0)] {
            let page = replay(&ann, id, &format!("?at={at}&eyes={eyes}"));
            assert!(page.contains("class=\"curve\"") && !page.contains("Analyze</button>"));
            assert!(page.contains("What decided it") && !page.contains("style="), "{page}");
        }
    }
    let house = house.restart(|_| {});
    let again = house.server.returning(&ann);
    for (id, figures) in ids.iter().zip(&all) {
        let (status, study) = analysis(&again, "GET", id);
        assert_eq!((status, &study["state"]), (200, &json!("done")));
        assert_eq!(study["figures"], *figures, "it is kept");
        assert!(replay(&again, id, "").contains("class=\"curve\""));
    }
}

#[test]
fn a_game_that_goes_on_is_not_analyzed() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    for game in GAMES {
        let id = begin(&ann, game);
        for method in ["GET", "POST"] {
            let (status, body) = analysis(&ann, method, &id);
            assert_eq!((status, &body["error"]), (409, &json!("not-over")), "{body}");
        }
        let sent = press(&ann, &id, "at=1");
        assert_eq!(sent.status, 409, "{sent:?}");
    }
}

#[test]
fn whoever_may_look_at_the_game_may_have_it_analyzed_and_nobody_else() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let settings = |spectators: bool| json!({ "pace": "instant", "spectators": spectators });
    let [open, closed] = [true, false].map(|spectators| {
        let seats = json!(["open", { "bot": "random" }]);
        let id = ann
            .create(&json!({ "game": "linko", "seats": seats, "settings": settings(spectators) }));
        ann.begin(&id);
        finish(&ann, &id);
        id
    });
    let stranger = server.stranger();
    for method in ["GET", "POST"] {
        let (status, body) = analysis(&stranger, method, &closed);
        assert_eq!((status, &body["error"]), (403, &json!("no-spectators")), "{body}");
        assert_eq!(analysis(&stranger, method, "0w3ge1r70w3ge1r7").0, 404);
    }
    assert_eq!(analysis(&ann, "GET", &closed).1["state"], "none", "the stranger began nothing");
    assert_eq!(analysis(&stranger, "POST", &open).0, 200);
    assert!(wait_for(&stranger, &open)["curve"].is_array());
}

/// How long the answer to a move takes, in milliseconds, at the median of a few moves.
fn pace(client: &Client, id: &str) -> f64 {
    let mut times: Vec<f64> = (0..15)
        .map(|_| {
            let shown = client.wait_for_turn(id);
            assert_eq!(shown["state"], "running");
            let start = Instant::now();
            client.act(id, &shown["decision"], &shown["legal"][0]);
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// No time is demanded here, because tests share their machine.
#[test]
fn games_go_on_while_one_is_analyzed() {
    let config = Config { analysis_effort: Effort::default(), workers: 1, ..easy() };
    let server = TestServer::start_with(config);
    let ann = server.guest("Ann");
    let over = begin(&ann, "linko");
    finish(&ann, &over);
    let id = begin(&ann, "level8");
    let before = pace(&ann, &id);
    analysis(&ann, "POST", &over);
    let during = pace(&ann, &id);
    assert_eq!(analysis(&ann, "GET", &over).1["state"], "running", "nobody waited for its end");
    println!("a move takes {before:.1} ms, and {during:.1} ms while a game is analyzed");
}

#[test]
fn what_one_server_has_analyzed_all_of_a_house_know() {
    let neighbors = neighbors::open(&easy());
    let ann = neighbors.here.guest("Ann");
    let there = neighbors.there.known(&ann.visitor);
    let id = begin(&ann, "linko");
    finish(&there, &id);
    analysis(&there, "POST", &id);
    let figures = wait_for(&there, &id);
    assert_eq!(analysis(&ann, "GET", &id).1["figures"], figures);
    assert!(replay(&ann, &id, "").contains("class=\"curve\""));
}
