//! How long a server with 100,000 tables takes from its start until it is ready.
//!
//! `cargo bench -p sobremesa --bench startup`

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use serde_json::{Value, json};
use sobremesa_store::{
    Append, Appended, Filter, Millis, Row, Store, Summary, TableId, TableState, Ticks, Version,
};

const TABLES: u32 = 100_000;
/// How many tables are written at the same time.
const AT_ONCE: u32 = 1000;

fn main() {
    // Test runs of benches want to know only that they start.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let folder = tempfile::tempdir().expect("there is room for a folder");
    begin_a_game(folder.path());
    let runtime = tokio::runtime::Runtime::new().expect("there are threads");
    runtime.block_on(fill(&folder.path().join("sobremesa.db")));
    for run in 1..=3 {
        let start = Instant::now();
        let server = Server::start(folder.path());
        let opened = start.elapsed();
        let answer = ureq::get(format!("{}/readyz", server.link)).call();
        assert_eq!(answer.expect("an answer").status(), 200);
        let ready = start.elapsed();
        println!("start {run} with {TABLES} tables: link after {opened:?}, ready after {ready:?}");
    }
}

/// A server that is killed at the end.
struct Server {
    child: Child,
    link: String,
}

impl Server {
    /// Starts one on any free port, and waits for its link.
    fn start(data: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
        let command = command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error"]);
        let command = command.arg("--data").arg(data).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut greeting = String::new();
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        stdout.read_line(&mut greeting).expect("it prints text");
        let link = greeting.find("http").expect("it prints a link");
        Server { child, link: greeting[link..].trim_end().to_owned() }
    }

    /// Asks for something in a person's name: the answer, and who the person is from now on.
    fn post(&self, path: &str, cookie: &str, body: &Value) -> (Value, String) {
        let request = ureq::post(format!("{}{path}", self.link));
        let request = request.header("origin", &self.link).header("cookie", cookie);
        let mut answer = request.send_json(body).expect("an answer");
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        let cookie = cookie.to_owned();
        (answer.body_mut().read_json().expect("JSON"), cookie)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A server's own log of a game that has just begun; it is the bot's turn.
fn begin_a_game(data: &Path) {
    let server = Server::start(data);
    let (_, ann) = server.post("/api/me", "", &json!({ "name": "Ann" }));
    let seats = json!(["open", { "bot": "random" }]);
    let settings = json!({ "pace": "instant" });
    let table = json!({ "game": "level10", "seats": seats, "settings": settings });
    let (made, _) = server.post("/api/tables", &ann, &table);
    let path = format!("/api/tables/{}/commands", made["table"].as_str().expect("an id"));
    server.post(&path, &ann, &json!({ "type": "ready", "nonce": "mine" }));
    let (started, _) = server.post(&path, &ann, &json!({ "type": "start" }));
    let action = json!({ "type": "first", "player": 1 });
    let first = json!({ "type": "act", "decision": started["decision"], "action": action });
    server.post(&path, &ann, &first);
}

/// Copies the log: one table of a hundred waits for a bot, nine for people, the others are over.
async fn fill(database: &Path) {
    let store = Store::open(database).await.expect("the store opens");
    let page = store.list(&Filter { limit: 1, ..Filter::default() }).await.expect("it reads");
    let original = &page.tables[0];
    let rows = store.load(&original.table).await.expect("it reads").expect("there is a table");
    let begun = rows.iter().position(|row| row.body.contains("\"first\"")).expect("somebody began");
    let rows = &rows[..=begun];
    let start = Instant::now();
    for first in (0..TABLES).step_by(AT_ONCE as usize) {
        let copies = (first..first + AT_ONCE).map(|number| {
            let (store, summary) = (store.clone(), original.summary.clone());
            tokio::spawn(copy(store, number, rows.to_vec(), summary))
        });
        for copied in copies.collect::<Vec<_>>() {
            copied.await.expect("no append fails");
        }
    }
    println!("{TABLES} tables written in {:?}", start.elapsed());
    store.close().await;
}

async fn copy(store: Store, number: u32, mut rows: Vec<Row>, mut summary: Summary) {
    summary.due = None;
    match number % 100 {
        0 => {
            summary.state = TableState::Running;
            summary.due = rows.last().map(|row| row.ticks);
        }
        1..10 => {
            summary.state = TableState::Waiting;
            rows.truncate(1);
        }
        _ => summary.state = TableState::Finished,
    }
    for (row, expected) in rows.into_iter().zip(0..) {
        let Row { command, at: Millis(at), body, .. } = row;
        let (table, summary) = (name(number), summary.clone());
        let at = Millis(at + i64::from(number));
        let (ticks, scores) = (Ticks(at.0), Vec::new());
        let append = Append {
            table,
            expected: Version(expected),
            command,
            at,
            ticks,
            body,
            summary,
            scores,
            bots: Vec::new(),
            ending: None,
        };
        assert_eq!(store.append(append).await.expect("the database works"), Appended::Done);
    }
}

/// Names that are spread like random ones.
fn name(number: u32) -> TableId {
    let spread = u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut bits = [0; 10];
    bits[..8].copy_from_slice(&spread.to_be_bytes());
    TableId::from_bytes(bits)
}
