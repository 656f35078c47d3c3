//! The API is what its description says, and the description is enough to play.

mod schema;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use schema::Description;
use serde_json::{Value, json};

use crate::client::Client;
use crate::server::{GAMES, TestServer};

const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

fn description(server: &TestServer) -> Description {
    Description(server.stranger().get("/api/openapi.json"))
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// All requests: method, path, description.
fn operations(api: &Description) -> impl Iterator<Item = (String, &String, &Value)> {
    let of_path = |(path, methods)| {
        fields(methods).map(move |(method, described)| (method.to_uppercase(), path, described))
    };
    fields(&api.0["paths"]).flat_map(of_path)
}

/// The example that `cargo test` has built beside the tests.
fn example() -> PathBuf {
    let tests = std::env::current_exe().expect("this program");
    let folder = tests.parent().and_then(|deps| deps.parent()).expect("its folder");
    let example =
        folder.join("examples").join("player").with_extension(std::env::consts::EXE_EXTENSION);
    if !example.exists() {
        let build = ["build", "--package", "sobremesa-server", "--example", "player"];
        let built = Command::new(env!("CARGO")).args(build).status().expect("cargo");
        assert!(built.success(), "the example is built");
    }
    example
}

#[test]
fn the_example_plays_all_games() {
    let server = TestServer::start();
    let example = example();
    for game in GAMES {
        let played = Command::new(&example)
            .args([format!("http://{}", server.address), game.to_owned()])
            .output()
            .expect("it runs");
        assert!(played.status.success(), "{game}: {played:?}");
        let result: Value = serde_json::from_slice(&played.stdout).expect("JSON");
        assert!(result.is_object(), "{game}: {result}");
    }
}

/// The router takes only described routes; here, that the server answers all of them and no other
/// method.
#[test]
fn the_server_answers_what_is_described() {
    let server = TestServer::start();
    let api = description(&server);
    let stranger = server.stranger();
    let described: BTreeSet<(String, &String)> =
        operations(&api).map(|(method, path, _)| (method, path)).collect();
    assert!(described.len() >= 20, "{described:?}");
    for (path, _) in fields(&api.0["paths"]) {
        let real = path.replace("{table}", "0000000000000000").replace("{id}", "1");
        for method in METHODS {
            let (status, answer) = stranger.send(method, &real, &json!({ "name": "Ann" }));
            let is_described = described.contains(&(method.to_owned(), path));
            assert_eq!(status != 405, is_described, "{method} {path}: {status} {answer}");
        }
    }
    let (status, problem) = stranger.send("GET", "/api/nothing", &Value::Null);
    assert_eq!((status, &problem["error"]), (404, &json!("not-found")));
}

/// The description names the games that are played, and their bots.
#[test]
fn the_description_names_the_games() {
    let api = description(&TestServer::start());
    let intro = api.0["info"]["description"].as_str().unwrap();
    assert!(intro.starts_with("A card table for Level 10, Linko and Level 8. "), "{intro}");
    let fields = api.at("#/components/schemas/NewTable/properties");
    assert_eq!(fields["game"]["description"], "`level10`, `linko` or `level8`.");
    let plan = api.at("#/components/schemas/SeatPlan").to_string();
    let bots = "A bot of this name plays: `random`, `first-timer`, `casual`, `regular`, `strong`, `heuristic` or `search`; at Level 8 also `simple`.";
    assert!(plan.contains(bots), "{plan}");
    for mark in ["<titles>", "<name>", "<names>", "<bot>", "<bots>"] {
        assert!(!api.0.to_string().contains(mark), "{mark}");
    }
}

#[test]
fn the_description_is_whole() {
    let server = TestServer::start();
    let api = description(&server);
    assert_eq!(api.0["openapi"], "3.1.0");
    check_references(&api, &api.0);
    let mut ids = BTreeSet::new();
    for (method, path, described) in operations(&api) {
        let name = format!("{method} {path}");
        assert!(described["summary"].as_str().is_some_and(|text| text.len() > 5), "{name}");
        assert!(ids.insert(described["operationId"].as_str().unwrap()), "{name}");
        let in_path = path.matches('{').count();
        let parameters = described["parameters"].as_array().into_iter().flatten();
        assert_eq!(parameters.filter(|one| one["in"] == "path").count(), in_path, "{name}");
        for (status, answer) in fields(&described["responses"]) {
            let schema = &answer["content"]["application/json"]["schema"]["$ref"];
            let is_problem = *schema == "#/components/schemas/Problem";
            assert_eq!(is_problem, status.as_str() >= "400", "{name}: {status}");
        }
    }
}

fn check_references(api: &Description, part: &Value) {
    match part {
        Value::Array(parts) => parts.iter().for_each(|part| check_references(api, part)),
        Value::Object(parts) => {
            for (name, part) in parts {
                match (name.as_str(), part.as_str()) {
                    ("$ref", Some(place)) => drop(api.at(place)),
                    _ => check_references(api, part),
                }
            }
        }
        _ => {}
    }
}

/// Sends a request and checks it and its answer against the description.
#[track_caller]
fn checked(api: &Description, client: &Client, method: &str, path: &str, body: &Value) -> Value {
    let template = path.split('/').map(|part| if part.len() == 16 { "{table}" } else { part });
    let template: Vec<&str> = template.collect();
    let operation = &api.0["paths"][template.join("/")][method.to_lowercase()];
    let (status, answer) = client.send(method, path, body);
    let json = "/content/application~1json/schema";
    if let Some(schema) = operation["requestBody"].pointer(json).filter(|_| status < 300) {
        assert_eq!(api.check(schema, body), Ok(()), "{method} {path} {body}");
    }
    let described = operation["responses"].get(status.to_string());
    let schema = described.and_then(|described| described.pointer(json));
    let schema = schema.unwrap_or_else(|| panic!("{method} {path}: {status} is not described"));
    assert_eq!(api.check(schema, &answer), Ok(()), "{method} {path}: {answer}");
    answer
}

/// Makes a table and does several things there, some of them wrong.
fn visit_table(api: &Description, client: &Client, game: &str) {
    let ask = |method: &str, path: &str, body: Value| checked(api, client, method, path, &body);
    let bot = json!({ "bot": "heuristic" });
    let seats = json!(["open", bot, bot, "closed"]);
    let settings = json!({ "pace": "instant", "clock": 60, "public": true });
    let made =
        ask("POST", "/api/tables", json!({ "game": game, "seats": seats, "settings": settings }));
    let id = made["table"].as_str().expect("a table");
    let (table, commands) = (format!("/api/tables/{id}"), format!("/api/tables/{id}/commands"));
    let command = |body: Value| ask("POST", &commands, body);
    command(json!({ "id": "1", "type": "say", "phrase": "hello" }));
    command(json!({ "type": "arrange", "seat": 3, "plan": "closed" }));
    command(json!({ "type": "ready", "nonce": "a" }));
    ask("GET", &format!("{table}/record"), Value::Null);
    command(json!({ "type": "start" }));
    client.wait_for_turn(id);
    let shown = ask("GET", &table, Value::Null);
    let (decision, action) = (&shown["decision"], &shown["legal"][0]);
    command(json!({ "type": "act", "decision": 0, "action": action }));
    command(json!({ "type": "act", "decision": decision, "action": action }));
    command(json!({ "type": "dance" }));
    command(json!({ "type": "vote", "end": true }));
    assert_eq!(ask("GET", &table, Value::Null)["state"], "given_up");
    ask("GET", &format!("{table}/record"), Value::Null);
    ask("POST", &format!("{table}/rematch"), Value::Null);
}

#[test]
fn requests_and_answers_are_as_described() {
    let server = TestServer::start();
    let api = description(&server);
    let client = server.guest("Ann");
    let ask = |method: &str, path: &str, body: Value| checked(&api, &client, method, path, &body);
    GAMES.into_iter().for_each(|game| visit_table(&api, &client, game));
    ask("POST", "/api/tables", json!({ "game": "chess", "seats": ["open"] }));
    ask("GET", "/api/tables", Value::Null);
    ask("GET", "/api/me", Value::Null);
    ask("PATCH", "/api/me", json!({ "name": "Anna" }));
    ask("POST", "/api/me/tokens", json!({ "label": "a bot" }));
    ask("GET", "/api/me/tokens", Value::Null);
    ask("POST", "/api/me/links", Value::Null);
    let code = ask("POST", "/api/me/recovery", Value::Null);
    ask("POST", "/api/recover", code.clone());
    ask("POST", "/api/recover", code);
}

#[test]
fn the_page_shows_everything_and_runs_nothing() {
    let server = TestServer::start();
    let api = description(&server);
    let stranger = server.stranger();
    let (status, page) = stranger.send("GET", "/api", &Value::Null);
    let page = page.as_str().unwrap();
    assert_eq!(status, 200);
    for (method, path, _) in operations(&api) {
        assert!(page.contains(&format!("<code>{method} {path}</code>")), "{method} {path}");
    }
    let links = page.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap());
    for link in links {
        assert_eq!(page.matches(&format!("id=\"{link}\"")).count(), 1, "{link}");
    }
    assert!(!page.contains("<script") && !page.contains("style=") && !page.contains("<style"));
    let (status, style) = stranger.send("GET", "/api/style.css", &Value::Null);
    assert!(status == 200 && style.as_str().unwrap().contains("body"));
    let (_, me) = stranger.send("GET", "/me", &Value::Null);
    assert!(me.as_str().unwrap().contains("href=\"/api\""), "who makes tokens finds it");
}
