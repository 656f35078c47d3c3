//! Games that are over are tried again from any of their positions.

use serde_json::{Value, json};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{Record, Recorded};

use super::replays::{begin, finish, replay};
use crate::client::Client;
use crate::house::House;
use crate::server::{GAMES, TestServer};

fn record(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/tables/{id}/record"))
}

fn try_from(client: &Client, id: &str, at: usize, seat: usize) -> (u16, Value) {
    let body = json!({ "at": at, "seat": seat });
    client.send("POST", &format!("/api/tables/{id}/continuations"), &body)
}

/// A game goes on from its middle, also after a restart, and its record is good.
fn goes_on<G: Recorded>() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let id = begin(&ann, G::NAME);
    finish(&ann, &id);
    let before = record(&ann, &id);
    let moves = before["moves"].as_array().expect("moves");
    let at = moves.len() / 2;
    let (status, made) = try_from(&ann, &id, at, 1);
    assert_eq!(status, 201, "{made}");
    let other = made["table"].as_str().expect("an id").to_owned();
    let shown = ann.show(&other);
    assert_eq!(
        (&shown["state"], &shown["you"], &shown["practice"]),
        (&json!("running"), &json!(1), &json!(true)),
        "{shown}"
    );
    assert_eq!(shown["settings"]["public"], false);
    let stranger = house.server.guest("Ben");
    let (status, body) = stranger.send("GET", &format!("/t/{other}"), &Value::Null);
    assert_eq!(status, 403, "{body}");
    assert!(ann.page(&other, "").contains("Practice"), "it is marked");

    let house = house.restart(|_| {});
    let ann = house.server.returning(&ann);
    finish(&ann, &other);
    let text = ann.visitor.get(&format!("/api/tables/{other}/record")).text;
    let read = Record::<G>::replay(&text, |_, _| {}).expect("a good record");
    assert!(read.practice && read.seed.is_none() && read.fair.is_none());
    let after = record(&ann, &other);
    let played = after["moves"].as_array().expect("moves");
    assert_eq!(played[..at], moves[..at], "it began as the other game");
    assert!(played.len() > at);
    assert_eq!(record(&ann, &id), before, "the other game is as it was");
}

#[test]
fn level10_goes_on_from_a_position() {
    goes_on::<Level10>();
}

#[test]
fn linko_goes_on_from_a_position() {
    goes_on::<Linko>();
}

#[test]
fn level8_goes_on_from_a_position() {
    goes_on::<Level8>();
}

#[test]
fn later_shuffles_are_new_ones() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let id = begin(&ann, "level8");
    finish(&ann, &id);
    let first_deal = |id: &str, after: usize| -> Value {
        let record = record(&ann, id);
        let moves = record["moves"].as_array().expect("moves").clone();
        let is_deal = |made: &Value| made["type"] == "deal";
        moves.into_iter().skip(after).find(is_deal).unwrap_or_default()
    };
    let all = record(&ann, &id);
    let moves = all["moves"].as_array().expect("moves");
    // The last move before the second deal.
    let at = moves.iter().skip(1).position(|made| made["type"] == "deal").expect("a second round");
    let deals = [0, 1].map(|_| {
        let (status, made) = try_from(&ann, &id, at + 1, 0);
        assert_eq!(status, 201, "{made}");
        let other = made["table"].as_str().expect("an id").to_owned();
        finish(&ann, &other);
        first_deal(&other, at)
    });
    assert!(deals[0].is_object() && deals[0] != deals[1], "nobody can know them");
    assert_ne!(deals[0], first_deal(&id, at));
}

#[test]
fn what_cannot_go_on_is_refused() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    for game in GAMES {
        let id = begin(&ann, game);
        assert_eq!(try_from(&ann, &id, 1, 0).1["error"], "not-over");
        finish(&ann, &id);
        let last = record(&ann, &id)["moves"].as_array().expect("moves").len();
        assert_eq!(try_from(&ann, &id, last, 0).1["error"], "is-over");
        assert_eq!(try_from(&ann, &id, usize::MAX, 0).1["error"], "is-over");
        assert_eq!(try_from(&ann, &id, 1, 4).1["error"], "no-such-seat");
        assert_eq!(try_from(&ann, &id, 1, 9).0, 422);
        assert_eq!(try_from(&server.stranger(), &id, 1, 0).0, 401);
        assert_eq!(try_from(&ann, &id, 0, 0).0, 201, "that is the deal");
    }
}

#[test]
fn the_replay_page_has_a_button_for_it() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let id = begin(&ann, "linko");
    finish(&ann, &id);
    assert!(replay(&ann, &id, "?at=3&eyes=1").contains("Try from here"));
    assert!(!replay(&ann, &id, "?at=99999").contains("Try from here"), "there it is over");
    // Whoever has the link can try it, and becomes a guest by it.
    let stranger = server.stranger().visitor;
    let form = stranger.with("content-type", "application/x-www-form-urlencoded");
    let made = form.send_text("POST", &format!("/t/{id}/try"), "at=3&eyes=1");
    assert_eq!(made.status, 303, "{made:?}");
    let path = made.header("location").expect("a table").to_owned();
    let guest = stranger.with("cookie", &made.cookie().expect("an identity"));
    let page = guest.get(&path);
    assert_eq!(page.status, 200, "{page:?}");
    assert!(page.text.contains("Practice"), "{}", page.text);
    for fields in ["", "at=3", "eyes=1", "at=x&eyes=1", "at=3&eyes=77"] {
        let refused = form.send_text("POST", &format!("/t/{id}/try"), fields);
        assert_eq!(refused.status, 422, "{fields}: {refused:?}");
    }
}
