//! What tables do by themselves.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_server::{Config, Rates};
use sobremesa_store::{Append, Appended, Filter, Millis, Store, Summary, TableId};
use tempfile::TempDir;

use crate::client::{Client, TestServer};
use crate::house::{House, wait_until};

/// How many rows a table has in the store, without asking the server.
fn rows(database: &Path, table: &str) -> usize {
    let table: TableId = table.parse().expect("a table");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the store");
        let rows = store.load(&table).await.expect("it reads").expect("the table");
        store.close().await;
        rows.len()
    })
}

/// Writes a row of long ago, after which something has been due for long.
fn append(database: &Path, table: &str, body: &Value) {
    let table: TableId = table.parse().expect("a table");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(database).await.expect("the store");
        let rows = store.load(&table).await.expect("it reads").expect("the table");
        let tables = store.list(&Filter { limit: 100, ..Filter::default() }).await;
        let mut listed = tables.expect("it lists").tables.into_iter();
        let listed = listed.find(|listed| listed.table == table).expect("the table");
        let append = Append {
            table,
            expected: rows.last().expect("rows").version,
            command: None,
            at: Millis(0),
            body: body.to_string(),
            summary: Summary { due: Some(Millis(0)), ..listed.summary },
        };
        assert_eq!(store.append(append).await.expect("it writes"), Appended::Done);
        store.close().await;
    });
}

/// A game in which a bot is to move after some time.
pub(crate) fn game_at_a_bots_turn(client: &Client) -> String {
    let seats = json!(["open", { "bot": "heuristic" }, { "bot": "heuristic" }]);
    let table = json!({ "game": "linko", "seats": seats, "settings": { "pace": "slow" } });
    let id = client.create(&table);
    client.command(&id, &json!({ "type": "ready", "nonce": "x" }));
    client.command(&id, &json!({ "type": "start" }));
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
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tables.db");
    let server = TestServer::open(&database);
    let id = game_at_a_bots_turn(&server.guest("Ann"));
    drop(server);
    let before = rows(&database, &id);
    let _server = TestServer::open(&database);
    wait_until(|| rows(&database, &id) > before);
}

#[test]
fn tables_that_nobody_asks_for_leave_memory_and_come_back() {
    let folder = TempDir::new().unwrap();
    let rates = Rates { per_address: 100_000, per_person: 100_000 };
    let config = Config { idle: Duration::from_millis(10), rates, ..Config::default() };
    let server = TestServer::open_with(&folder.path().join("tables.db"), config);
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
    let house = House::open_with(Config { idle: Duration::from_millis(300), ..Config::default() });
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
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tables.db");
    let server = TestServer::open(&database);
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let id = server.guest("Ann").create(&open);
    drop(server);
    append(&database, &id, &json!({ "type": "said", "seat": 0, "phrase": "hello" }));
    let before = rows(&database, &id);
    let server = TestServer::open(&database);
    wait_until(|| rows(&database, &id) > before);
    assert_eq!(server.guest("Ben").show(&id)["state"], "given_up");
}

#[test]
fn one_log_that_cannot_be_read_harms_no_other_table() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("tables.db");
    let server = TestServer::open(&database);
    let client = server.guest("Ann");
    let open = json!({ "game": "linko", "seats": ["open", "open"] });
    let [bad, good] = [client.create(&open), client.create(&open)];
    drop(server);
    let nonsense = json!({ "type": "moved", "seat": 0, "moves": [{ "type": "nonsense" }] });
    append(&database, &bad, &nonsense);
    let server = TestServer::open(&database);
    let client = server.guest("Ben");
    for _ in 0..2 {
        assert_eq!(client.send("GET", &format!("/api/tables/{bad}"), &Value::Null).0, 404);
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
