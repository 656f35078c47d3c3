//! Several servers with one database and one NATS are one house.
#![cfg(unix)]

mod faults;
mod history;
mod proxy;
mod scene;

use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_services::{Nats, Postgres};
use tempfile::TempDir;

use crate::binary::{fail, figures, str};
use crate::programs::example;
use crate::running::{Client, Running};
use proxy::Proxy;
use scene::{House, at, post};

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Two people, each at a server of their own, at a table of the first one, in a game that has begun.
fn two_at_a_table(house: &House) -> (Client, Client, String) {
    let (ann, ben) = (house.node(0).guest("Ann"), house.node(1).guest("Ben"));
    let table = json!({ "game": "linko", "seats": ["open", "open"] });
    let table = ann.expect(201, "POST", "/api/tables", &table)["table"].clone();
    let table = table.as_str().expect("an id").to_owned();
    ben.command(&table, &json!({ "type": "sit" }));
    for person in [&ann, &ben] {
        person.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    }
    ann.command(&table, &json!({ "type": "start" }));
    (ann, ben, table)
}

/// A game against a bot that has begun.
fn begin(person: &Client, bot: &str) -> String {
    let table = person.create("linko", &[bot]);
    person.command(&table, &json!({ "type": "ready", "nonce": "mine" }));
    person.command(&table, &json!({ "type": "start" }));
    table
}

/// Waits for one's turn, and moves.
fn act(person: &Client, table: &str) {
    let shown = person.wait_for_turn(table).expect("a stream");
    assert_eq!(shown["state"], "running", "the game lasts longer");
    let (decision, action) = (&shown["decision"], &shown["legal"][0]);
    person.command(table, &json!({ "type": "act", "decision": decision, "action": action }));
}

/// Whoever is to move does, at their own server: the command, and its answer.
fn move_once(people: [&Client; 2], table: &str, number: u32) -> (Value, Value) {
    let is_mine = |person: &&&Client| {
        let shown = person.get(&format!("/api/tables/{table}"));
        shown["legal"].as_array().is_some_and(|legal| !legal.is_empty())
    };
    let person = people.iter().find(is_mine).expect("somebody is to move");
    let shown = person.get(&format!("/api/tables/{table}"));
    let (decision, action) = (&shown["decision"], &shown["legal"][0]);
    let command = json!({
        "id": format!("move {number}"), "type": "act", "decision": decision, "action": action
    });
    let (status, answer) = post(person, table, &command);
    assert_eq!(status, 200, "{answer}");
    (command, answer)
}

#[test]
fn what_happens_at_one_server_is_seen_at_the_others() {
    let house = House::of(2);
    let (ann, ben, table) = two_at_a_table(&house);
    let mut streams = [&ann, &ben].map(|person| person.events(&table).expect("a stream"));
    let mut done = Vec::new();
    for number in 0..6 {
        let (command, answer) = move_once([&ann, &ben], &table, number);
        for stream in &mut streams {
            let shown = stream.find(|shown| shown["version"] == answer["version"]);
            assert!(shown.is_some(), "everybody sees each version while NATS is there");
        }
        done.push((command, answer));
    }
    // Whatever was answered is known everywhere, and nowhere done again.
    for (command, answer) in &done {
        for node in [0, 1] {
            let person =
                [&ann, &ben].map(|person| post(&at(&house, node, person), &table, command));
            assert!(person.contains(&(200, answer.clone())), "{person:?}");
        }
    }
    // A new name is heard of everywhere.
    ann.expect(200, "PATCH", "/api/me", &json!({ "name": "Anna" }));
    let stream = ben.events(&table).expect("a stream");
    let mut names = stream.map(|shown| shown["seats"][0]["name"].clone());
    assert!(names.any(|name| name == "Anna"));
}

#[test]
fn lost_news_cost_nothing_but_time() {
    let house = House::of(2);
    let (ann, ben, table) = two_at_a_table(&house);
    house.nats.stop();
    let mut streams = [&ann, &ben].map(|person| person.events(&table).expect("a stream"));
    for number in 0..4 {
        let (_, answer) = move_once([&ann, &ben], &table, number);
        for stream in &mut streams {
            let shown =
                stream.find(|shown| shown["version"].as_u64() >= answer["version"].as_u64());
            assert!(shown.is_some());
        }
    }
    // A server may start without it, too.
    let third = house.start_another();
    let again = third.stranger_like(&ann).get(&format!("/api/tables/{table}"));
    assert_eq!(again["version"], ann.get(&format!("/api/tables/{table}"))["version"]);
    house.nats.resume();
    move_once([&ann, &ben], &table, 4);
}

#[test]
fn bots_play_on_when_their_server_dies() {
    let mut house = House::of(2);
    let ann = house.node(0).guest("Ann");
    let table = begin(&ann, "heuristic");
    let path = format!("/api/tables/{table}");
    for node in [0, 1, 0] {
        act(&at(&house, node, &ann), &table);
        // The server that looks after the table is killed, maybe while a bot thinks.
        house.kill(node);
        let other = at(&house, 1 - node, &ann);
        act(&other, &table);
        house.restart(node);
        let seen = other.get(&path)["version"].as_u64();
        assert!(at(&house, node, &ann).get(&path)["version"].as_u64() >= seen, "nothing is lost");
    }
}

#[test]
fn a_server_without_a_program_leaves_its_tables_to_others() {
    let bot = format!("mine={}", example("greedy.py"));
    let mut house = House::of(1);
    house.add(&["--bot", &bot]);
    let ann = house.node(1).guest("Ann");
    let [with_program, with_bot] = ["mine", "random"].map(|bot| begin(&ann, bot));
    let here = at(&house, 0, &ann);
    // The person plays at one server, and the program at the other.
    for _ in 0..3 {
        act(&here, &with_program);
    }
    assert!(here.wait_for_turn(&with_program).is_some(), "the program has moved");
    house.kill(1);
    let path = format!("/api/tables/{with_program}");
    let is_mine = || here.get(&path)["legal"].as_array().is_some_and(|legal| !legal.is_empty());
    while is_mine() {
        act(&here, &with_program);
    }
    // This server takes over what a bot of ours plays at, and nothing else.
    for _ in 0..3 {
        act(&here, &with_bot);
    }
    let shown = here.get(&path);
    assert_eq!((&shown["state"], &shown["legal"]), (&json!("running"), &json!([])), "{shown}");
    house.restart_with(1, &["--bot", &bot]);
    act(&here, &with_program);
}

#[test]
fn viewers_at_all_servers_see_every_move() {
    let mut house = House::of(0);
    for _ in 0..2 {
        house.add(&["--unlimited-from", "127.0.0.1"]);
    }
    let servers = [0, 1].map(|node| house.node(node).link()).join(",");
    let load = ["load", "--servers", &servers, "--one-house", "--tables", "4", "--viewers", "4"];
    let report = figures(&[&load[..], &["--seconds", "1", "--warm-up", "0", "--json"]].concat());
    assert_eq!(report["errors"], 0, "{report}");
    assert!(report["moves"].as_u64() > Some(0), "{report}");
}

#[test]
fn a_house_and_a_server_alone_keep_each_other_out() {
    let folder = TempDir::new().unwrap();
    let house = House::of(1);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &house.database];
    fail(&serve, 2, "another server works with postgres://localhost/");
    let file = format!("sqlite:{}", str(&folder.path().join("one.db")));
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &file];
    fail(&[&serve[..], &["--nats", "nats://127.0.0.1:1"]].concat(), 2, "--nats is for several");
    fail(
        &[&serve[..], &["--nats", "http://127.0.0.1"]].concat(),
        2,
        "an address of NATS is such as",
    );
    let alone = Postgres::shared().database();
    let _server = Running::start(folder.path(), &["--database", &alone]);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &alone];
    let shares = [&serve[..], &["--nats", "nats://127.0.0.1:1"]].concat();
    fail(&shares, 2, "another server works with postgres://localhost/");
}

/// Whatever is asked of a database that cannot be reached any more, the server ends, and says what it could not do.
#[test]
fn a_server_that_is_cut_off_from_its_database_ends_all_the_same() {
    let (folder, proxy) = (TempDir::new().unwrap(), Proxy::to(Postgres::shared().socket()));
    let nats = Nats::start();
    let database = proxy.database(&Postgres::shared().database());
    let server = Running::start(folder.path(), &["--database", &database, "--nats", &nats.url()]);
    proxy.cut();
    let (status, log) = server.end("TERM", PATIENCE).expect("it ends");
    proxy.mend();
    assert!(status.success(), "{log}");
    assert!(log.contains("the database was not closed in time"), "{log}");
}
