//! What tables do by themselves.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_server::Config;

use crate::client::Client;
use crate::house::{House, wait_until};
use crate::server::{TestServer, easy};

/// A game in which a bot is to move after some time.
pub(crate) fn game_at_a_bots_turn(client: &Client) -> String {
    let seats = json!(["open", { "bot": "heuristic" }, { "bot": "heuristic" }]);
    let table = json!({ "game": "linko", "seats": seats, "settings": { "pace": "slow" } });
    let id = client.create(&table);
    client.begin(&id);
    loop {
        let shown = client.show(&id);
        match shown["legal"].as_array().and_then(|legal| legal.first()) {
            Some(action) => client.act(&id, &shown["decision"], action),
            None => return id,
        };
    }
}

/// Nobody asks for the table after the restart: its bots play on by the time in the store.
#[test]
fn bots_go_on_after_a_restart_though_nobody_asks() {
    let house = House::open();
    let id = game_at_a_bots_turn(&house.server.guest("Ann"));
    let mut before = 0;
    let house = house.restart(|database| before = database.rows(&id).len());
    wait_until(|| house.database.rows(&id).len() > before);
}

const HOUR: i64 = 3600 * 1000;

/// A server at whose clock somebody turns, and what is added to the time.
fn turned() -> (Config, Arc<AtomicI64>) {
    let shift = Arc::new(AtomicI64::new(0));
    (Config { shift: Arc::clone(&shift), ..easy() }, shift)
}

#[test]
fn bots_go_on_though_the_clock_goes_back() {
    let (config, shift) = turned();
    let house = House::open_with(config.clone());
    let id = game_at_a_bots_turn(&house.server.guest("Ann"));
    shift.store(-HOUR, Ordering::Relaxed);
    let mut before = house.database.rows(&id).len();
    wait_until(|| house.database.rows(&id).len() > before);
    let id = game_at_a_bots_turn(&house.server.guest("Ben"));
    shift.store(-2 * HOUR, Ordering::Relaxed);
    let house = house.restart_with(config, |database| before = database.rows(&id).len());
    wait_until(|| house.database.rows(&id).len() > before);
}

/// The bots' moves show that time passes, and that the server looks at its clocks meanwhile.
#[test]
fn nobody_is_late_because_the_clock_jumps_ahead() {
    let (config, shift) = turned();
    let house = House::open_with(config.clone());
    let ann = house.server.guest("Ann");
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let waiting = ann.create(&open);
    let seats = json!(["open", { "bot": "heuristic" }]);
    let settings = json!({ "clock": 3600, "pace": "instant" });
    let clocked = ann.create(&json!({ "game": "linko", "seats": seats, "settings": settings }));
    ann.begin(&clocked);
    let end = ann.wait_for_turn(&clocked)["clock"].clone();
    let nothing_happened = |house: &House| {
        let ann = house.server.returning(&ann);
        assert_eq!(ann.show(&waiting)["state"], "waiting");
        let shown = ann.show(&clocked);
        assert_eq!((&shown["seats"][0]["replaced"], &shown["clock"]), (&json!(false), &end));
    };
    let bots = game_at_a_bots_turn(&house.server.guest("Ben"));
    shift.store(25 * HOUR, Ordering::Relaxed);
    let mut before = house.database.rows(&bots).len();
    wait_until(|| house.database.rows(&bots).len() > before);
    nothing_happened(&house);

    // The next server starts with the wrong clock, and knows no better.
    let bots = game_at_a_bots_turn(&house.server.guest("Cleo"));
    let house = house.restart_with(config, |database| before = database.rows(&bots).len());
    wait_until(|| house.database.rows(&bots).len() > before);
    let ann = house.server.returning(&ann);
    assert_eq!(ann.show(&waiting)["state"], "waiting");
    let shown = ann.show(&clocked);
    assert_eq!(shown["seats"][0]["replaced"], false);
    let (left, shown) = (end.as_i64().expect("a time"), shown["clock"].as_i64().expect("a time"));
    assert!((shown - left - 25 * HOUR).abs() < HOUR / 2, "the same time is left");
}

#[test]
fn tables_that_nobody_asks_for_leave_memory_and_come_back() {
    let server = TestServer::start_with(Config { idle: Duration::from_millis(10), ..easy() });
    let client = server.guest("Ann");
    let id = client.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    client.command(&id, &json!({ "type": "ready", "nonce": "x" }));
    // Somebody looked on and went.
    assert!(client.stream(&id, None).next().is_some());
    wait_until(|| !is_any_table_in_memory(&client));
    assert_eq!(client.show(&id)["seats"][0]["ready"], true, "it comes back from its log");
}

fn is_any_table_in_memory(client: &Client) -> bool {
    match client.get("/metrics") {
        Value::String(metrics) => !metrics.contains("sobremesa_open_tables 0"),
        other => panic!("{other}"),
    }
}

/// On a busy server somebody always takes another name.
#[test]
fn names_of_others_keep_no_table_in_memory() {
    let house = House::open_with(Config { idle: Duration::from_millis(300), ..easy() });
    let (ann, ben) = (house.server.guest("Ann"), house.server.guest("Ben"));
    let id = ann.create(&json!({ "game": "linko", "seats": ["open", "open"] }));
    ann.show(&id);
    wait_until(|| {
        assert_eq!(ben.send("PATCH", "/api/me", &json!({ "name": "Benno" })).0, 200);
        !is_any_table_in_memory(&ben)
    });
}

#[test]
fn a_table_where_nobody_comes_ends_by_itself() {
    let house = House::open();
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let id = house.server.guest("Ann").create(&open);
    let hello = r#"{"type":"said","seat":0,"phrase":"hello"}"#;
    let house = house.restart(|database| database.append_long_ago(&id, hello));
    wait_until(|| house.database.rows(&id).len() > 2);
    assert_eq!(house.server.guest("Ben").show(&id)["state"], "given_up");
}

#[test]
fn one_log_that_cannot_be_read_harms_no_other_table() {
    let house = House::open();
    let client = house.server.guest("Ann");
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let foreign = client.create(&open);
    // A game that is not played here, or no longer.
    house.database.sql("UPDATE log SET body = replace(body, '\"linko\"', '\"chess\"')");
    let [bad, unknown, good] = [(); 3].map(|()| client.create(&open));
    let nonsense = r#"{"type":"moved","seat":0,"moves":[{"type":"nonsense"}]}"#;
    let bot = r#"{"type":"arranged","seat":1,"occupant":{"bot":"hal"}}"#;
    let house = house.restart(|database| {
        database.append_long_ago(&bad, nonsense);
        database.append_long_ago(&unknown, bot);
    });
    let client = house.server.guest("Ben");
    for table in [&bad, &unknown, &foreign, &bad] {
        let (status, answer) = client.send("GET", &format!("/api/tables/{table}"), &Value::Null);
        assert_eq!((status, &answer["error"]), (500, &json!("damaged")));
    }
    assert_eq!(client.show(&good)["state"], "waiting");
}

#[test]
fn bots_play_faster_when_the_host_says_so() {
    let server = TestServer::start();
    let client = server.guest("Ann");
    let id = game_at_a_bots_turn(&client);
    client.command(&id, &json!({ "type": "pace", "pace": "instant" }));
    let shown = client.wait_for_turn(&id);
    assert_eq!(shown["settings"]["pace"], "instant");
}

/// A bot that waits takes 2.5 s; of some tries one is sooner, however busy the machine is.
#[test]
fn who_is_alone_can_skip_to_the_next_turn() {
    let house = House::open();
    let ann = house.server.guest("Ann");
    let has_hurried = (0..5).any(|_| {
        let id = game_at_a_bots_turn(&ann);
        assert!(ann.page(&id, "").contains("id=\"tool-hurry\""));
        let rows = house.database.rows(&id).len();
        assert_eq!(hurry(&ann, &id), 303);
        let shown = ann.wait_for_turn(&id);
        assert_eq!(shown["settings"]["pace"], "slow");
        assert!(!ann.page(&id, "").contains("id=\"tool-hurry\""), "it is one's turn");
        let times: Vec<i64> = house.database.rows(&id)[rows..].iter().map(|row| row.at.0).collect();
        times.windows(2).all(|pair| pair[1] - pair[0] < 2500)
    });
    assert!(has_hurried);
    let id = game_at_a_bots_turn(&ann);
    let stranger = house.server.guest("Ben");
    assert_eq!(hurry(&stranger, &id), 303, "it changes nothing");
}

fn hurry(client: &Client, id: &str) -> u16 {
    let form = client.visitor.with("content-type", "application/x-www-form-urlencoded");
    form.send_text("POST", &format!("/t/{id}"), "hurry=1").status
}
