//! What people do on the page of a table.

use serde_json::{Value, json};

use super::setup::shown;
use crate::browser::{Browser, buttons, value_of};
use crate::server::{GAMES, TestServer};

/// A table of Ann's where Ben sits, before the game.
fn waiting(server: &TestServer, game: &str) -> (Browser, Browser, String) {
    let mut ann = Browser::guest(server, "Ann");
    let fields = [("seat2", "open"), ("seat3", "closed"), ("spectators", "on")];
    let table = ann.post(&format!("/new/{game}"), &fields).goes_to();
    let mut ben = Browser::new(server);
    ben.post(&table, &[("sit", "1")]).leads_to(&table);
    assert_eq!(shown(&ben, &table)["you"], 1, "who was a stranger sits");
    (ann, ben, table)
}

/// The same when the game has begun.
fn running(server: &TestServer, game: &str) -> (Browser, Browser, String) {
    let (mut ann, mut ben, table) = waiting(server, game);
    ben.post(&table, &[("ready", "1"), ("nonce", "b")]).leads_to(&table);
    // Who is ready already begins, too.
    ann.post(&table, &[("ready", "1"), ("nonce", "a")]).leads_to(&table);
    ann.post(&table, &[("begin", "1"), ("nonce", "c")]).leads_to(&table);
    assert_eq!(shown(&ann, &table)["state"], "running");
    (ann, ben, table)
}

/// Does something by a button that the page has.
#[track_caller]
fn press(browser: &mut Browser, table: &str, name: &str, value: &str) -> Value {
    let page = browser.page(&format!("{table}/menu")) + &browser.page(table);
    assert!(buttons(&page, name).iter().any(|button| button == value), "{name} {value}: {page}");
    let decision = value_of(&browser.page(table), "decision");
    browser.post(table, &[("decision", &decision), (name, value)]).leads_to(table);
    shown(browser, table)
}

#[test]
fn seats_are_taken_and_given_before_the_game() {
    let server = TestServer::start();
    let (mut ann, mut ben, table) = waiting(&server, "linko");
    let after = press(&mut ann, &table, "arrange", "2 open");
    assert_eq!(after["seats"][2]["kind"], "open", "{after}");
    press(&mut ann, &table, "arrange", "2 regular");
    press(&mut ann, &table, "arrange", "2 open");
    let after = press(&mut ann, &table, "arrange", "2 search");
    assert_eq!(after["seats"][2]["name"], "search", "{after}");
    assert!(ann.page(&table).contains("<a href=\"/bots/ramiro\">Ramiro</a>"));
    press(&mut ann, &table, "arrange", "2 open");
    press(&mut ann, &table, "arrange", "2 closed");
    press(&mut ann, &table, "remove", "1");
    assert_eq!(shown(&ben, &table)["you"], Value::Null);
    let after = press(&mut ben, &table, "sit", "1");
    assert_eq!(after["you"], 1);
    let after = press(&mut ben, &table, "leave", "1");
    assert_eq!(after["you"], Value::Null);
    ben.post(&table, &[("arrange", "2 open")]).is_problem_page(403, "en", &table);
}

#[test]
fn a_decision_is_made_once_and_a_stale_one_is_refused() {
    let server = TestServer::start();
    for game in GAMES {
        let (mut ann, mut ben, table) = running(&server, game);
        let before = shown(&ann, &table);
        let mine = before["legal"].as_array().is_some_and(|legal| !legal.is_empty());
        let mover = if mine { &mut ann } else { &mut ben };
        let mut page = mover.page(&table);
        // A card is picked first where it cannot be played at once.
        for pick in buttons(&page, "pick") {
            if buttons(&page, "action").is_empty() {
                page = mover.page(&format!("{table}?pick={}", crate::browser::encoded(&pick)));
            }
        }
        let action = buttons(&page, "action").first().expect("something to do").clone();
        let decision = value_of(&page, "decision");
        let fields = [("decision", decision.as_str()), ("action", action.as_str())];
        mover.post(&table, &fields).leads_to(&table);
        let after = shown(mover, &table);
        assert!(after["version"].as_u64() > before["version"].as_u64());
        if game != "level10" {
            mover.post(&table, &fields).is_problem_page(409, "en", &table);
            let script = mover.with("accept", "*/*").with("x-regions", "1").post(&table, &fields);
            assert_eq!(script.problem(), (409, "stale".into()));
            assert_eq!(shown(mover, &table)["version"], after["version"]);
        }
        if after["can_undo"] == true {
            let undone = press(mover, &table, "undo", "1");
            assert_ne!(undone["legal"], json!([]), "it is to be decided again");
        }
    }
}

/// Beside the table and in the menu.
#[test]
fn what_happened_is_told_to_whom_it_concerns() {
    let server = TestServer::start();
    let (ann, ben, table) = running(&server, "level8");
    let menu = format!("{table}/menu");
    let looker = Browser::guest(&server, "Cleo");
    let dealer = shown(&ann, &table)["view"]["dealer"].clone();
    for (seat, browser) in [ann, ben].iter().enumerate() {
        for page in [browser.page(&table), browser.page(&menu)] {
            assert_eq!(page.contains("You deal a new round"), dealer == seat, "{page}");
            assert_eq!(page.contains(" deals a new round"), dealer != seat, "{page}");
        }
    }
    assert!(looker.page(&menu).contains(" deals a new round"));
}

#[test]
fn the_script_gets_no_page_and_a_stranger_a_new_one() {
    let server = TestServer::start();
    let mut ann = Browser::guest(&server, "Ann");
    let fields = [("seat2", "open"), ("seat3", "open"), ("spectators", "on")];
    let table = ann.post("/new/linko", &fields).goes_to();
    let mut script = Browser::new(&server).with("accept", "*/*").with("x-regions", "1");
    script.post(&table, &[("sit", "1")]).leads_to(&table);
    assert!(script.cookie("sobremesa").is_some(), "the seat is not lost");
    let ready = script.post(&table, &[("ready", "1"), ("nonce", "x"), ("id", "1")]);
    assert_eq!((ready.status, ready.text.as_str()), (204, ""));
    let again = script.post(&table, &[("ready", "1"), ("nonce", "x"), ("id", "1")]);
    assert_eq!(again.status, 204, "the same command twice is one");
    let other = script.post(&table, &[("ready", "1"), ("nonce", "x"), ("id", "2")]);
    assert_eq!(other.problem(), (409, "nothing-changes".into()));
}

#[test]
fn people_say_what_the_game_lets_them_say() {
    let server = TestServer::start();
    let (mut ann, _, table) = running(&server, "level10");
    let words = buttons(&ann.page(&table), "say");
    let told = words.first().expect("something to tell").clone();
    press(&mut ann, &table, "say", &told);
    press(&mut ann, &table, "tell_counts", "on");
    press(&mut ann, &table, "tell_counts", "off");
    assert!(buttons(&ann.page(&format!("{table}/menu")), "phrase").is_empty());
    ann.post(&table, &[("phrase", "hello")]).is_problem_page(409, "en", &table);
    let (mut ann, _, table) = running(&server, "linko");
    let after = press(&mut ann, &table, "phrase", "hello");
    assert_eq!(after["phrases"][0]["phrase"], "hello", "{after}");
    let page = ann.page(&table);
    assert!(page.contains("class=\"said\"") && page.contains("Hello!"), "{page}");
    ann.post(&table, &[("tell_counts", "on")]).is_problem_page(409, "en", &table);
}

#[test]
fn people_go_come_back_and_play_again() {
    let server = TestServer::start();
    let (mut ann, mut ben, table) = running(&server, "level8");
    press(&mut ben, &table, "leave", "1");
    press(&mut ben, &table, "return", "1");
    for pace in ["instant", "slow", "normal"] {
        ann.post(&table, &[("pace", pace)]).leads_to(&table);
    }
    press(&mut ann, &table, "mute", "1");
    press(&mut ann, &table, "unmute", "1");
    ben.post(&table, &[("mute", "0")]).is_problem_page(403, "en", &table);
    let report = [("seat", "0"), ("text", "She is rude.\r\nVery.")];
    ben.post(&format!("{table}/report"), &report).leads_to(&format!("{table}/menu"));
    let menu = format!("{table}/menu");
    ben.post(&format!("{table}/report"), &[("seat", "0")]).is_problem_page(422, "en", &menu);
    ben.post(&table, &[("rematch", "1")]).is_problem_page(409, "en", &table);
    press(&mut ben, &table, "vote", "end");
    press(&mut ben, &table, "vote", "go-on");
    press(&mut ben, &table, "vote", "end");
    let over = press(&mut ann, &table, "vote", "end");
    assert_eq!(over["state"], "given_up");
    let other = ann.post(&table, &[("rematch", "1")]).goes_to();
    assert!(other.starts_with("/t/") && other != table);
    ben.post(&table, &[("rematch", "1")]).leads_to(&other);
    assert_eq!(shown(&ben, &other)["you"], 1);
}

#[test]
fn who_is_blocked_is_told_so_on_a_page() {
    let server = TestServer::start();
    let (mut ann, mut ben, table) = waiting(&server, "linko");
    ann.post(&table, &[("block", "1")]).leads_to(&table);
    ben.get(&table).is_problem_page(403, "en", "/");
    ben.get(&format!("{table}/menu")).is_problem_page(403, "en", "/");
    ben.post(&table, &[("sit", "1")]).is_problem_page(403, "en", &table);
    assert_eq!(ben.with("accept", "text/event-stream").get(&format!("{table}/events")).status, 403);
    assert_eq!(shown(&ann, &table)["seats"][1]["kind"], json!("open"));
}

#[test]
fn a_friend_sits_down_and_is_called_with_one_press() {
    let server = TestServer::start();
    let (mut ann, _, table) = waiting(&server, "linko");
    let mut eve = Browser::new(&server);
    assert!(!eve.page(&table).contains("name=\"name\""), "no seat is free");
    press(&mut ann, &table, "arrange", "2 open");
    let decision = value_of(&eve.page(&table), "decision");
    let fields = [("decision", decision.as_str()), ("name", "Eve"), ("sit", "2")];
    eve.post(&table, &fields).leads_to(&table);
    let after = shown(&eve, &table);
    assert_eq!((&after["you"], &after["seats"][2]["name"]), (&json!(2), &json!("Eve")), "{after}");
    assert_eq!(value_of(&eve.page(&table), "name"), "Eve", "it is not asked for again");
    let bad = [("decision", decision.as_str()), ("name", "\u{200b}"), ("leave", "2")];
    eve.post(&table, &bad).is_problem_page(422, "en", &table);
}

#[test]
fn phrases_are_for_people() {
    let server = TestServer::start();
    let (mut ann, _, table) = running(&server, "linko");
    press(&mut ann, &table, "phrase", "hello");
    assert!(ann.page(&table).contains("class=\"bubble\""), "it is shown at the seat");
    let mut alone = Browser::guest(&server, "Bea");
    let table = alone.post("/play/linko", &[]).goes_to();
    assert!(
        buttons(&alone.page(&format!("{table}/menu")), "phrase").is_empty(),
        "bots do not hear"
    );
}
