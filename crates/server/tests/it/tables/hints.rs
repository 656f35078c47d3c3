//! Hints and tips: whoever plays with others knows who had help, and the record says it.

use serde_json::{Value, json};

use crate::browser::{Browser, buttons, value_of};
use crate::client::Client;
use crate::server::{GAMES, TestServer};

/// A running game, where everybody who is here plays.
fn game(players: &[&Client], settings: &Value) -> String {
    let mut seats = vec![json!("open"); players.len()];
    seats.push(json!({ "bot": "random" }));
    let id = players[0].create(&json!({ "game": "linko", "seats": seats, "settings": settings }));
    for other in &players[1..] {
        other.command(&id, &json!({ "type": "sit" }));
        other.command(&id, &json!({ "type": "ready", "nonce": "mine" }));
    }
    players[0].begin(&id);
    id
}

/// Waits until one of them has to decide: who, and the decision.
fn turn<'a>(players: &[&'a Client], id: &str) -> (&'a Client, Value) {
    let decides = |shown: &Value| {
        let owed = shown["owed"]["seat"].as_u64();
        shown["state"] != "running" || owed.is_some_and(|seat| seat < players.len() as u64)
    };
    let shown = players[0].wait_for(id, decides);
    let seat = shown["owed"]["seat"].as_u64().expect("nobody has won yet") as usize;
    (players[seat], shown["decision"].clone())
}

fn ask(client: &Client, id: &str, decision: &Value) -> (u16, Value) {
    client.try_command(id, &json!({ "type": "hint", "decision": decision }))
}

fn end(players: &[&Client], id: &str) -> Value {
    for player in players {
        player.command(id, &json!({ "type": "vote", "end": true }));
    }
    players[0].get(&format!("/api/tables/{id}/record"))
}

#[test]
fn a_hint_makes_the_game_practice() {
    let server = TestServer::start();
    let ann = server.guest("Ann");
    let plain = game(&[&ann], &json!({}));
    assert_eq!(end(&[&ann], &plain)["practice"], Value::Null);

    let id = game(&[&ann], &json!({}));
    let (_, decision) = turn(&[&ann], &id);
    let path = format!("/api/tables/{id}/hint");
    let (status, problem) = ann.send("GET", &path, &Value::Null);
    assert_eq!((status, &problem["error"]), (409, &json!("not-hinted")));
    assert!(!ann.page(&id, "?hint=1").contains("class=\"hinted\""), "nobody has asked");
    assert_eq!(ask(&ann, &id, &json!(0)).1["error"], "stale");
    assert_eq!(ask(&ann, &id, &decision).0, 200);
    assert_eq!(ask(&ann, &id, &decision).1["error"], "nothing-changes");

    let hint = ann.get(&path);
    assert_eq!(hint["decision"], decision);
    let shown = ann.show(&id);
    assert!(shown["legal"].as_array().unwrap().contains(&hint["action"]), "{hint}");
    assert_eq!(shown["practice"], true);
    assert!(ann.page(&id, "?hint=1").contains("class=\"hinted\""));
    assert!(!ann.page(&id, "").contains("class=\"hinted\""), "one can look away");

    ann.act(&id, &decision, &hint["action"]);
    assert!(!ann.page(&id, "?hint=1").contains("class=\"hinted\""), "it was for that decision");
    assert_eq!(end(&[&ann], &id)["practice"], true);
}

#[test]
fn among_people_there_are_no_hints() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let players = [&ann, &ben];
    let id = game(&players, &json!({}));
    let (player, decision) = turn(&players, &id);
    let (status, problem) = ask(player, &id, &decision);
    assert_eq!((status, &problem["error"]), (409, &json!("no-hints")), "{problem}");
    let page = player.page(&id, "?hint=1");
    assert!(!page.contains("name=\"hint\"") && !page.contains("class=\"hinted\""));
    let tips = json!({ "type": "tips", "tips": true });
    assert_eq!(player.try_command(&id, &tips).1["error"], "not-alone");
    assert_eq!(end(&players, &id)["practice"], Value::Null);
}

#[test]
fn everybody_sees_who_asks_where_hints_are_agreed_on() {
    let server = TestServer::start();
    let (ann, ben) = (server.guest("Ann"), server.guest("Ben"));
    let players = [&ann, &ben];
    let id = game(&players, &json!({ "hints": true }));
    let (player, decision) = turn(&players, &id);
    let (other, name) = match player.visitor.header("cookie") == ann.visitor.header("cookie") {
        true => (&ben, "Ann"),
        false => (&ann, "Ben"),
    };
    assert_eq!(ask(other, &id, &decision).1["error"], "not-your-turn");
    assert_eq!(ask(&server.guest("Eve"), &id, &decision).1["error"], "not-seated");
    assert_eq!(ask(player, &id, &decision).0, 200);
    let line = format!("{name} asked for a hint.");
    for viewer in [other, &server.stranger()] {
        assert!(viewer.page(&id, "").contains(&line));
        assert!(viewer.page(&id, "/menu").contains(&line), "in the whole log, too");
        let path = format!("/api/tables/{id}/hint");
        assert!(viewer.send("GET", &path, &Value::Null).0 >= 400, "it is not theirs");
        assert!(!viewer.page(&id, "?hint=1").contains("class=\"hinted\""));
    }
    assert!(player.page(&id, "").contains("You asked for a hint."));
    let shown = other.show(&id);
    assert_eq!(
        (&shown["practice"], &shown["hinted"]),
        (&json!(true), &json!([shown["owed"]["seat"]]))
    );
    assert_eq!(end(&players, &id)["practice"], true);
}

#[test]
fn a_page_asks_by_a_form_and_shows_the_hint() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let client = server.known(&ann.visitor);
    let id = game(&[&client], &json!({}));
    turn(&[&client], &id);
    let page = ann.page(&format!("/t/{id}"));
    assert_eq!(buttons(&page, "hint"), ["1"]);
    let decision = value_of(&page, "decision");
    // Whoever goes back and asks again sees the same.
    for _ in 0..2 {
        let answer = ann.post(&format!("/t/{id}"), &[("decision", &decision), ("hint", "1")]);
        answer.leads_to(&format!("/t/{id}?hint=1"));
        assert!(ann.page(&format!("/t/{id}?hint=1")).contains("class=\"hinted\""));
    }
}

/// Begins a game by *Play now*: the table.
fn play_now(browser: &mut Browser, game: &str) -> String {
    let table = browser.post(&format!("/play/{game}"), &[]).goes_to();
    browser.post(&table, &[("begin", "1"), ("nonce", "mine")]).leads_to(&table);
    table
}

/// Waits for one's turn: the page, with what came a moment later.
fn own_turn(
    server: &TestServer,
    browser: &Browser,
    table: &str,
    is_it: impl Fn(&str) -> bool,
) -> String {
    server.known(&browser.visitor).wait_for_turn(table.trim_start_matches("/t/"));
    let page = || browser.page(table);
    let pages = std::iter::repeat_with(|| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        page()
    });
    pages.take(200).find(|page| is_it(page)).unwrap_or_else(|| panic!("{}", page()))
}

#[test]
fn first_games_have_a_tip_in_every_turn() {
    let server = TestServer::start();
    for game in GAMES {
        let mut ann = Browser::guest(&server, "Ann");
        let table = play_now(&mut ann, game);
        let page = own_turn(&server, &ann, &table, |page| page.contains("class=\"hinted\""));
        assert!(page.contains("Practice"), "a tip is help");
        assert_eq!(buttons(&page, "tips"), ["off"]);

        let answer = ann.post(&table, &[("tips", "off")]);
        answer.leads_to(&table);
        assert!(ann.cookie("looks").unwrap().contains("notips"));
        assert!(!ann.page(&table).contains("class=\"hinted\""));
        assert!(ann.page(&table).contains("Practice"), "what was seen was seen");
        let next = play_now(&mut ann, game);
        let client = server.known(&ann.visitor);
        let shown = client.show(next.trim_start_matches("/t/"));
        assert_eq!((&shown["settings"]["tips"], &shown["practice"]), (&Value::Null, &json!(false)));
    }
}

/// Who begins at Level 10 is the team's choice: there is a tip for it, and one more for the first turn.
#[test]
fn the_teams_choice_has_a_tip_and_the_first_turn_as_well() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let table = play_now(&mut ann, "level10");
    let has_tip = |page: &str| page.contains("class=\"hinted\"");
    let page = own_turn(&server, &ann, &table, has_tip);
    assert!(page.contains("value=\"first 0\""), "{page}");
    assert_eq!(buttons(&page, "tips"), ["off"]);
    let decision = value_of(&page, "decision");
    ann.post(&table, &[("decision", &decision), ("action", "first 0")]).leads_to(&table);
    let page = own_turn(&server, &ann, &table, |page| {
        has_tip(page) && value_of(page, "decision") != decision
    });
    assert!(!page.contains("value=\"first 0\""), "{page}");
}

#[test]
fn tips_end_with_the_third_game() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let mut tips = Vec::new();
    for _ in 0..4 {
        let table = ann.post("/play/level10", &[]).goes_to();
        let (client, id) = (server.known(&ann.visitor), table.trim_start_matches("/t/"));
        client.command(id, &json!({ "type": "pace", "pace": "instant" }));
        client.begin(id);
        tips.push(client.show(id)["settings"]["tips"] == true);
        loop {
            let shown = client.wait_for_turn(id);
            if shown["state"] != "running" {
                break;
            }
            client.act(id, &shown["decision"], &shown["legal"][0]);
        }
        assert_eq!(client.show(id)["practice"] == true, tips[tips.len() - 1]);
    }
    assert_eq!(tips, [true, true, true, false]);
}
