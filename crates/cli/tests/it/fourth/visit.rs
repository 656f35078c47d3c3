//! The game on a server: over HTTP with a bot and a second person, and as a page.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sobremesa_server::{Config, Server};
use sobremesa_table::{Record, Seed};
use tempfile::TempDir;
use ureq::Agent;

use super::climb::Climb;

/// A server with this game alone; it ends with this value.
struct House {
    address: String,
    _runtime: tokio::runtime::Runtime,
    _folder: TempDir,
}

impl House {
    fn open() -> House {
        let folder = TempDir::new().expect("a folder");
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let games = [sobremesa_server::Game::of::<Climb>()];
        let config = Config { seed: Some(Seed::from_text("climb")), ..Config::default() };
        let database = folder.path().join("climb.db");
        let any = "127.0.0.1:0".parse().expect("an address");
        let server =
            runtime.block_on(Server::start(any, &database, &games, config)).expect("an answer");
        let address = format!("http://{}", server.address());
        runtime.spawn(server.run());
        House { address, _runtime: runtime, _folder: folder }
    }

    fn guest(&self, name: &str) -> Guest {
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        let mut guest = Guest { agent, address: self.address.clone(), cookie: String::new() };
        let answer = guest.send("/api/me", &json!({ "name": name }));
        let cookie = answer.headers()["set-cookie"].to_str().expect("an answer");
        guest.cookie = cookie.split(';').next().expect("an answer").to_owned();
        guest
    }
}

/// Somebody who plays.
struct Guest {
    agent: Agent,
    address: String,
    cookie: String,
}

impl Guest {
    #[track_caller]
    fn send(&self, path: &str, body: &Value) -> ureq::http::Response<ureq::Body> {
        let request = self.agent.post(format!("{}{path}", self.address));
        let request = request.header("origin", &self.address).header("cookie", &self.cookie);
        let mut answer = request
            .header("content-type", "application/json")
            .send(body.to_string())
            .expect("an answer");
        if answer.status().as_u16() >= 400 {
            panic!("{path}: {body}: {}", answer.body_mut().read_to_string().expect("an answer"));
        }
        answer
    }

    fn command(&self, table: &str, command: &Value) {
        self.send(&format!("/api/tables/{table}/commands"), command);
    }

    fn get(&self, path: &str) -> String {
        let request = self.agent.get(format!("{}{path}", self.address));
        let mut answer = request.header("cookie", &self.cookie).call().expect("an answer");
        answer.body_mut().read_to_string().expect("an answer")
    }

    fn look(&self, table: &str) -> Value {
        serde_json::from_str(&self.get(&format!("/api/tables/{table}"))).expect("an answer")
    }
}

#[test]
fn two_people_and_a_bot_play_it_over_http_and_see_it_as_a_page() {
    let house = House::open();
    let (ann, ben) = (house.guest("Ann"), house.guest("Ben"));
    let new = json!({
        "game": "climb", "options": { "cards": 3 }, "settings": { "pace": "instant" },
        "seats": ["open", "open", { "bot": "search:20" }],
    });
    let made: Value = ann.send("/api/tables", &new).body_mut().read_json().unwrap();
    let table = made["table"].as_str().unwrap();
    ben.command(table, &json!({ "type": "sit" }));
    for guest in [&ann, &ben] {
        guest.command(table, &json!({ "type": "ready", "nonce": "any" }));
    }
    ann.command(table, &json!({ "type": "start" }));
    let start = Instant::now();
    let mut pages = 0;
    loop {
        let shown = ann.look(table);
        assert_eq!(shown["title"], "Climb");
        if shown["state"] != "running" {
            break;
        }
        let (seat, decision) = (shown["owed"]["seat"].as_u64(), &shown["decision"]);
        let people = [&ann, &ben];
        let Some(guest) = seat.and_then(|seat| people.get(seat as usize)) else {
            assert!(start.elapsed() < Duration::from_secs(60), "the bot never plays");
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let legal = guest.look(table)["legal"].clone();
        let page = guest.get(&format!("/t/{table}"));
        for action in legal.as_array().unwrap() {
            let card = action["card"].as_str().unwrap();
            assert!(page.contains(&format!(">Play {card}</button>")), "{page}");
        }
        assert!(page.contains("<h1>Climb</h1>") && page.contains("Your turn"), "{page}");
        pages += 1;
        let act = json!({ "type": "act", "decision": decision, "action": legal[0] });
        guest.command(table, &act);
    }
    assert!(pages > 0, "somebody had a turn");
    let record = ben.get(&format!("/api/tables/{table}/record"));
    let record = Record::<Climb>::replay(&record, |_, _| {}).expect("a good record");
    assert_eq!(record.players, ["Ann", "Ben", "search:20"]);
    let winner = record.outcome.expect("it is over").winner.index();
    for (seat, guest) in [&ann, &ben].into_iter().enumerate() {
        let told = if seat == winner { "You win." } else { " wins." };
        let page = guest.get(&format!("/t/{table}"));
        assert!(page.contains(&format!("{told}</span></li>")), "the log tells it: {page}");
    }
}

#[test]
fn the_first_page_and_the_form_know_it() {
    let house = House::open();
    let ann = house.guest("Ann");
    let first = ann.get("/");
    assert!(first.contains("Climb") && first.contains("be rid of yours first"), "{first}");
    let form = ann.get("/new/climb");
    for text in ["Five each", "Three each", "name=\"seat4\"", "Ramiro"] {
        assert!(form.contains(text), "{text}: {form}");
    }
    let rules = ann.get("/rules/climb");
    assert!(rules.contains("Climb") && !rules.contains("class=\"glance\""), "it has no pictures");
}
