//! Databases that older programs wrote: everyone sees what they saw then, and can play on.

use std::collections::HashMap;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::GzDecoder;
use serde::Deserialize;
use serde_json::{Value, json};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_services::Postgres;
use sobremesa_store::{Database, Store, TableId, Version};
use sobremesa_table::{Game, Record, Recorded};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use crate::client::Client;
use crate::house::wait_until;
use crate::server::{TestServer, easy};

/// A number that is greater is a date, and no number of seconds.
const MILLIS_OF_YEARS: i64 = 1 << 40;

/// Points that nobody has ever had.
const ODD: i64 = 7_654_321;

/// After this many decisions a game should have ended.
const LONGEST: usize = 2_000;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/old_database").join(name)
}

/// A text that was packed.
fn unpacked(name: &str) -> String {
    let (mut text, packed) = (String::new(), std::fs::File::open(file(name)).expect("a file"));
    GzDecoder::new(packed).read_to_string(&mut text).expect("text");
    text
}

/// A server with the first SQLite database, and one with the same house in the first PostgreSQL database.
fn servers() -> impl Iterator<Item = TestServer> {
    let openings = [|| TestServer::start_on_copy(&file("tables.db")), || open(in_postgres())];
    openings.into_iter().map(|open| open())
}

fn open(database: Database) -> TestServer {
    TestServer::open_at(database, easy())
}

/// The first SQLite database, in a folder of its own.
fn in_file(folder: &TempDir) -> Database {
    let copy = folder.path().join("tables.db");
    std::fs::copy(file("tables.db"), &copy).expect("the file");
    copy.into()
}

/// The first PostgreSQL database.
fn in_postgres() -> Database {
    let url = Postgres::shared().database();
    let statements = sqlx::raw_sql(AssertSqlSafe(unpacked("postgres.sql.gz")));
    Runtime::new().expect("a runtime").block_on(async {
        let mut connection = PgConnection::connect(&url).await.expect("the database");
        statements.execute(&mut connection).await.expect("the database takes it");
    });
    url.parse().expect("a database")
}

/// What the older program answered whom.
fn answers() -> Vec<Answered> {
    let lines = unpacked("answers.jsonl.gz");
    lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The people and the tables of the database.
fn fixture() -> Value {
    let text = std::fs::read_to_string(file("fixture.json")).expect("the fixture");
    serde_json::from_str(&text).expect("JSON")
}

/// Somebody by name; a stranger is a spectator.
fn viewer(server: &TestServer, fixture: &Value, name: &str) -> Client {
    let mut client = server.stranger();
    if let Some(token) = fixture["people"][name]["token"].as_str() {
        client.visitor = client.visitor.with("authorization", &format!("Bearer {token}"));
    }
    client
}

/// What the older program answered.
#[derive(Deserialize)]
struct Answered {
    path: String,
    viewer: String,
    status: u16,
    body: String,
}

impl Answered {
    /// The answer that is expected now: people who are away may do nothing.
    fn expected(&self) -> Value {
        let mut body: Value = serde_json::from_str(&self.body).expect("JSON");
        let me = body["you"].as_u64().map(|me| &body["seats"][me as usize]);
        if me.is_some_and(|me| me["away"] == true || me["replaced"] == true) {
            body["legal"] = json!([]);
        }
        body
    }
}

/// Bots at tables of Level 10 that still run wish for something now; they did not when the answers were taken.
struct Wishers(HashMap<String, Vec<u64>>);

impl Wishers {
    /// The paths of these tables, and the seats for which bots play there.
    fn of(answers: &[Answered]) -> Wishers {
        let bots = |answered: &Answered| {
            let body = answered.expected();
            let is_bot = |seat: &&Value| seat["kind"] == "bot" || seat["replaced"] == true;
            let seats = body["seats"].as_array()?.iter().filter(is_bot);
            let seats = seats.filter_map(|seat| seat["seat"].as_u64()).collect();
            let is_meant = body["game"] == Level10::NAME && body["state"] == "running";
            is_meant.then(|| (answered.path.clone(), seats))
        };
        Wishers(answers.iter().filter_map(bots).collect())
    }

    /// Takes out of an answer what was wished since, and the versions that it took.
    fn forget(&self, path: &str, answer: &mut Value, expected: &Value) {
        let Some(bots) = self.0.get(path.trim_end_matches("/history")) else { return };
        let is_wish = |event: &Value| {
            matches!(event["what"].as_str(), Some("play" | "reset"))
                && event["seat"].as_u64().is_some_and(|seat| bots.contains(&seat))
        };
        let cut = |said: &mut Value, before: &Value| {
            let said = said.as_array_mut().expect("a list");
            let known = before.as_array().expect("a list").len();
            let later = said.iter().skip(known).rev().take_while(|event| is_wish(event)).count();
            said.truncate(said.len() - later);
            later as u64
        };
        if answer.is_array() {
            cut(answer, expected);
        } else if answer["view"].is_object() {
            let wishes = cut(&mut answer["view"]["said"], &expected["view"]["said"]);
            answer["version"] = json!(answer["version"].as_u64().map(|version| version - wishes));
        }
    }
}

/// Whether an answer has everything that is expected; answers may grow new fields, and sentences for
/// people may be worded anew.
fn has_all(answer: &Value, expected: &Value) -> bool {
    match (answer, expected) {
        (Value::Object(fields), Value::Object(expected)) => {
            expected.iter().all(|(name, value)| match name.as_str() {
                "message" | "text" | "title" => fields.get(name).is_some_and(Value::is_string),
                // What was left of the time is left from now on.
                "clock" if value.as_i64() > Some(MILLIS_OF_YEARS) => {
                    fields.get(name).and_then(Value::as_i64) > Some(MILLIS_OF_YEARS)
                }
                _ => fields.get(name).is_some_and(|field| has_all(field, value)),
            })
        }
        (Value::Array(items), Value::Array(expected)) => {
            items.len() == expected.len()
                && items.iter().zip(expected).all(|(item, value)| has_all(item, value))
        }
        _ => answer == expected,
    }
}

#[test]
fn everyone_sees_what_they_saw_before() {
    let (fixture, answers) = (fixture(), answers());
    let wishers = Wishers::of(&answers);
    for server in servers() {
        for answered in &answers {
            let (path, name, expected) = (&answered.path, &answered.viewer, answered.expected());
            let (status, mut answer) =
                viewer(&server, &fixture, name).send("GET", path, &Value::Null);
            assert_eq!(status, answered.status, "{path} for {name}: {answer}");
            wishers.forget(path, &mut answer, &expected);
            assert!(has_all(&answer, &expected), "{path} for {name}: {answer}\n{expected}");
        }
    }
    assert_eq!(answers.len(), 705);
}

/// Whatever rules and bots have learned since, nobody judges anew what is over.
#[test]
fn records_of_finished_games_are_the_same_to_the_byte() {
    let (fixture, mut answers) = (fixture(), answers());
    answers.retain(|answered| answered.path.ends_with("/record") && answered.status == 200);
    assert_eq!(answers.len(), 55);
    for server in servers() {
        for Answered { path, viewer: name, body, .. } in &answers {
            let record = viewer(&server, &fixture, name).visitor.get(path);
            assert_eq!((record.status, &record.text), (200, body), "{path} for {name}");
        }
    }
}

/// Keeps of all games that are over what no rules of today come to: the first seat has won with this many points.
fn keep_other_endings(database: &Database) -> Vec<TableId> {
    Runtime::new().expect("a runtime").block_on(async {
        let store = Store::connect(database).await.expect("the store");
        let over = store.without_ending(None, u32::MAX).await.expect("tables");
        for table in &over {
            let version = store.load(table).await.expect("a log").expect("a log").len();
            let ending = json!({ "places": [{ "wins": 60, "points": ODD }, null] }).to_string();
            let is_kept = store.keep_ending(table, Version(version as u64), ending).await;
            assert!(is_kept.expect("the store works"), "{table}");
        }
        store.close().await;
        over
    })
}

#[test]
fn what_was_judged_then_is_not_judged_again() {
    let (fixture, mut answers) = (fixture(), answers());
    answers.retain(|answered| answered.path.ends_with("/record") && answered.status == 200);
    let folder = TempDir::new().expect("a temporary folder");
    for database in [in_file(&folder), in_postgres()] {
        let over = keep_other_endings(&database);
        assert_eq!(over.len(), 12);
        let server = open(database);
        let ana = viewer(&server, &fixture, "Ana");
        let places = json!([{ "seat": 0, "won": true, "points": ODD }]);
        let mut settled = 0;
        for table in &over {
            let shown = ana.show(&table.to_string());
            let mut seats = shown["seats"].as_array().expect("seats").iter();
            if seats.any(|seat| seat["kind"] == "open") {
                // It was given up before its game began.
                continue;
            }
            assert_eq!((&shown["ending"]["places"], &shown["view"]), (&places, &Value::Null));
            let page = ana.page(&table.to_string(), "");
            // A game may tell points in its own way, but all of them begin alike.
            let tells = |told: &str| assert!(page.contains(told), "{told}: {page}");
            tells(&(ODD / 10).to_string());
            tells("rules of its time");
            settled += 1;
        }
        assert_eq!(settled, 11);
        for Answered { path, viewer: name, body, .. } in &answers {
            let record = viewer(&server, &fixture, name).visitor.get(path);
            assert_eq!(record.status, 200, "{path}: {record:?}");
            let (mut old, new) =
                (serde_json::from_str::<Value>(body).expect("JSON"), record.json());
            // What came out was not kept as records write it.
            old.as_object_mut().expect("a record").remove("result");
            assert_eq!(new, old, "{path} for {name}");
        }
    }
}

/// What older programs finished, which did not keep how, is judged once: when the server first starts.
#[test]
fn what_is_over_is_judged_when_the_server_first_starts() {
    let folder = TempDir::new().expect("a temporary folder");
    for database in [in_file(&folder), in_postgres()] {
        let server = open(database.clone());
        let runtime = Runtime::new().expect("a runtime");
        let store = runtime.block_on(Store::connect(&database)).expect("the store");
        let missing = || runtime.block_on(store.without_ending(None, 1)).expect("the store works");
        wait_until(|| missing().is_empty());
        runtime.block_on(store.close());
        drop(server);
    }
}

#[test]
fn commands_that_were_done_before_get_their_answers() {
    let fixture = fixture();
    for server in servers() {
        for sent in fixture["sent"].as_array().expect("commands") {
            let [table, person, id] =
                ["table", "person", "id"].map(|name| sent[name].as_str().expect("a text"));
            let client = viewer(&server, &fixture, person);
            let again = client.command(table, &json!({ "id": id, "type": "leave" }));
            assert_eq!(again, sent["answer"], "{id}");
        }
    }
}

/// What was made before there were scopes keeps what it could do, and says so.
#[test]
fn tokens_may_do_what_they_could() {
    for server in servers() {
        let listed = viewer(&server, &fixture(), "Ana").get("/api/me/tokens");
        assert_eq!(listed["tokens"][0]["scope"], "account", "{listed}");
    }
}

/// Whether a person is to decide, or the game is over.
fn is_for_people(shown: &Value) -> bool {
    let seat = |seat: &Value| &shown["seats"][seat.as_u64().expect("a seat") as usize];
    shown["state"] != "running"
        || shown["owed"] == "team"
        || shown["owed"].get("seat").map(seat).is_some_and(|seat| {
            seat["kind"] == "person" && seat["away"] == false && seat["replaced"] == false
        })
}

/// Everyone plays to the end of a game: its record.
fn play_on(server: &TestServer, fixture: &Value, table: &str) -> String {
    let people = ["Ana", "Ben", "Cleo"].map(|name| viewer(server, fixture, name));
    let seated = |client: &&Client| {
        let (status, shown) = client.send("GET", &format!("/api/tables/{table}"), &Value::Null);
        status == 200 && shown["you"].is_u64()
    };
    let people: Vec<&Client> = people.iter().filter(seated).collect();
    for person in &people {
        let shown = person.show(table);
        let me = &shown["seats"][shown["you"].as_u64().expect("a seat") as usize];
        if me["away"] == true {
            person.command(table, &json!({ "type": "return" }));
        }
        if shown["host"] == true && shown["settings"]["pace"] != "instant" {
            person.command(table, &json!({ "type": "pace", "pace": "instant" }));
        }
    }
    for _ in 0..LONGEST {
        if people[0].wait_for(table, is_for_people)["state"] != "running" {
            let record = people[0].visitor.get(&format!("/api/tables/{table}/record"));
            assert_eq!(record.status, 200, "{record:?}");
            return record.text;
        }
        for person in &people {
            let shown = person.show(table);
            if let Some(action) = shown["legal"].get(0) {
                let decision = &shown["decision"];
                let act = json!({ "type": "act", "decision": decision, "action": action });
                let (status, answer) = person.try_command(table, &act);
                // Others may agree with the team already, or decide first.
                let is_late = answer["error"] == "stale" || answer["error"] == "nothing-changes";
                assert!(status == 200 || is_late, "{table}: {act}: {answer}");
            }
        }
    }
    panic!("the game at {table} does not end")
}

/// All games of this kind that were being played are played to their end, and their records are good.
fn all_go_on<G: Recorded>() {
    for server in servers() {
        go_on::<G>(&server);
    }
}

fn go_on<G: Recorded>(server: &TestServer) {
    let (fixture, mut games) = (fixture(), 0);
    for table in fixture["tables"].as_array().expect("tables") {
        let table = table["table"].as_str().expect("an id");
        let shown = viewer(server, &fixture, "Ana").show(table);
        if shown["game"] != G::NAME || shown["state"] != "running" {
            continue;
        }
        let record = play_on(server, &fixture, table);
        let read = Record::<G>::replay(&record, |_, _| {}).expect("a good record");
        assert!(read.outcome.is_some() && read.fair.is_some(), "{table}");
        assert_eq!(json!(read.practice), shown["practice"], "{table}");
        games += 1;
    }
    assert!(games > 5, "{games} games");
}

#[test]
fn level10_goes_on() {
    all_go_on::<Level10>();
}

#[test]
fn linko_goes_on() {
    all_go_on::<Linko>();
}

#[test]
fn level8_goes_on() {
    all_go_on::<Level8>();
}
