//! Bots of all strengths at tables, and that the slow ones hold up nobody.

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_bots::net::{Net, Role, Runtime};
use sobremesa_bots::{Budget, Outsider};
use sobremesa_linko::Linko;
use sobremesa_server::Config;
use sobremesa_table::{Encodes, Game};

use crate::client::Client;
use crate::house::House;
use crate::server::{GAMES, TestServer, easy};

fn new_table(game: &str, bot: &str) -> Value {
    let seats = json!(["open", { "bot": bot }]);
    json!({ "game": game, "seats": seats, "settings": { "pace": "instant" } })
}

/// A game against bots of this name.
fn begin(client: &Client, game: &str, bot: &str) -> String {
    let id = client.create(&new_table(game, bot));
    client.begin(&id);
    id
}

/// Does the first thing that is possible until a bot has to decide.
fn let_a_bot_decide(client: &Client, id: &str) {
    loop {
        let shown = client.wait_for_turn(id);
        assert_eq!(shown["state"], "running");
        client.act(id, &shown["decision"], &shown["legal"][0]);
        if client.show(id)["legal"].as_array().is_none_or(Vec::is_empty) {
            return;
        }
    }
}

#[test]
fn the_expert_plays_all_games() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    for game in GAMES {
        let id = begin(&client, game, "search:20");
        assert_eq!(client.show(&id)["seats"][1]["name"], "search:20");
        let mut own_moves = 0;
        let played = loop {
            let shown = client.wait_for_turn(&id);
            // A player who plays the first card that is possible may lose Level 10 before long.
            if shown["state"] == "finished" || own_moves == 4 {
                break shown;
            }
            client.act(&id, &shown["decision"], &shown["legal"][0]);
            own_moves += 1;
        };
        let decisions = played["decision"].as_u64();
        assert!(decisions > Some(own_moves), "the expert moved nothing in {game}: {played}");
    }
}

#[test]
fn nobody_can_let_a_bot_think_for_ever() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    for bot in ["search", "search:10000", "search:2000ms"] {
        client.create(&new_table("linko", bot));
    }
    for bot in ["search:10001", "search:999999999", "search:2001ms", "search:3600000ms"] {
        let (status, problem) = client.send("POST", "/api/tables", &new_table("linko", bot));
        assert_eq!((status, &problem["error"]), (422, &json!("bad-budget")), "{bot}: {problem}");
        let message = problem["message"].as_str().unwrap();
        assert!(message.contains("2000 ms") && message.contains("10000 tries"), "{message}");
    }
    let id = client.create(&json!({ "game": "linko", "seats": ["open", "open", "open"] }));
    let plan = json!({ "type": "arrange", "seat": 1, "plan": { "bot": "search:3600000ms" } });
    assert_eq!(client.try_command(&id, &plan).1["error"], "bad-budget");
}

/// Asks for a hint by the page.
fn hint(client: &Client, id: &str) -> String {
    let decision = &client.show(id)["decision"];
    client.try_command(id, &json!({ "type": "hint", "decision": decision }));
    client.page(id, "?hint=1")
}

#[test]
fn a_hint_says_how_likely_it_wins() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    for (game, sentence) in [
        ("level10", "The team’s chance of winning: about "),
        ("linko", "Chance of winning: about "),
        ("level8", "Chance of winning: about "),
    ] {
        let id = begin(&client, game, "random");
        client.wait_for_turn(&id);
        let page = hint(&client, &id);
        let (_, rest) = page.split_once(sentence).unwrap_or_else(|| panic!("{page}"));
        let percent: u8 =
            rest.split_once('%').and_then(|(percent, _)| percent.parse().ok()).unwrap();
        assert!((1..=99).contains(&percent), "{percent}");
    }
}

/// The page and programs are told the same reasons.
#[test]
fn a_hint_says_why() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    let mut told = 0;
    for game in ["level10", "linko", "level8"] {
        let id = begin(&client, game, "random");
        client.wait_for_turn(&id);
        let page = hint(&client, &id);
        let shown = client.get(&format!("/api/tables/{id}/hint"));
        let why = shown["why"].as_str();
        assert_eq!(page.contains("class=\"because\""), why.is_some(), "{shown} {page}");
        if let Some(why) = why {
            assert!(page.contains(why), "{why}: {page}");
            assert!(why.ends_with('.'), "{why}");
            told += 1;
        }
    }
    assert!(told > 0, "no hint had a reason");
}

/// Whether something waits for a bot that thinks for two seconds. A machine that is busy with other
/// things may take as long for the rest; what waits for the bot takes as long every time.
fn is_held_up(client: &Client, slow: &str, mut deed: impl FnMut()) -> bool {
    (0..10).all(|_| {
        let_a_bot_decide(client, slow);
        let version = client.show(slow)["version"].clone();
        deed();
        client.show(slow)["version"] != version
    })
}

#[test]
fn a_slow_bot_holds_up_neither_other_tables_nor_hints() {
    let hint_budget = Config::default().hint_budget;
    let house = House::open_with(Config { workers: 1, hint_budget, ..easy() });
    let client = house.server.guest("Ann");
    let slow = begin(&client, "linko", "search:2000ms");
    let [hinted, quick, expert] =
        ["random", "heuristic", "search:20"].map(|bot| begin(&client, "level8", bot));
    client.wait_for_turn(&hinted);
    let ask = || assert!(hint(&client, &hinted).contains("class=\"hinted\""));
    assert!(!is_held_up(&client, &slow, ask), "a hint");
    let play = || {
        let_a_bot_decide(&client, &quick);
        client.wait_for_turn(&quick);
    };
    assert!(!is_held_up(&client, &slow, play), "a table");
    // It finds no place to search, and does without.
    let play = || {
        let_a_bot_decide(&client, &expert);
        let version = client.show(&expert)["version"].as_u64();
        client.wait_for(&expert, |shown| shown["version"].as_u64() > version);
    };
    assert!(!is_held_up(&client, &slow, play), "a table of other experts");
}

/// No net is asked for as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// A net that says when it is asked, and answers once it is told to.
struct Patient {
    asked: Sender<()>,
    told: Mutex<Receiver<()>>,
}

impl Runtime for Patient {
    fn wishes(&self, _: &[f32]) -> Result<Vec<f32>, String> {
        let _ = self.asked.send(());
        let _ = self.told.lock().expect("the other threads go on").recv_timeout(PATIENCE);
        Ok(vec![0.0; Linko::CODES])
    }
}

/// A net of this name for tables of Linko, who hears when it is asked, and who tells it to answer.
fn patient(name: &str, role: Role) -> (Outsider, Receiver<()>, Sender<()>) {
    let ((asked, is_asked), (tell, told)) = (mpsc::channel(), mpsc::channel());
    let (runtime, name) =
        (Patient { asked, told: Mutex::new(told) }, name.parse().expect("a name"));
    let net = Net::new(name, String::new(), role, runtime, |_, reason| panic!("{reason}"));
    (Outsider::Net(Arc::new(net.for_games(vec![Linko::NAME]))), is_asked, tell)
}

/// While a search has the only place, other searches are dropped; a net that decides by itself waits for its place.
#[test]
fn nobody_decides_for_a_net() {
    let (led, led_is_asked, tell_led) = patient("led", Role::Proposes(Budget::Work(1)));
    let (mine, mine_is_asked, tell_mine) = patient("mine", Role::Decides);
    drop(tell_mine);
    let server =
        TestServer::start_with(Config { workers: 1, outsiders: vec![led, mine], ..easy() });
    let client = server.guest("Ann");
    let let_begin = |bot: &str| {
        let mut table = new_table("linko", bot);
        table["options"] = json!({ "first": 1 });
        let id = client.create(&table);
        client.begin(&id);
        id
    };
    let_begin("led");
    led_is_asked.recv_timeout(PATIENCE).expect("it proposes, where others would search");
    let (mine, expert) = (let_begin("mine"), let_begin("search:20"));
    client.wait_for_turn(&expert);
    assert!(mine_is_asked.try_recv().is_err(), "there is no place");
    drop(tell_led);
    mine_is_asked.recv_timeout(PATIENCE).expect("nobody else has decided");
    client.wait_for_turn(&mine);
}
