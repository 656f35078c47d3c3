//! A server on a port of its own, and people who use it.

use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::thread::JoinHandle;

use serde_json::{Value, json};
use sobremesa_bots::Budget;
use sobremesa_server::{Config, Rates, Server};
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;
use ureq::Agent;

/// A server that ends with the test.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    shutdown: CancellationToken,
    thread: Option<JoinHandle<()>>,
    _folder: Option<TempDir>,
}

impl TestServer {
    /// A server with a store of its own.
    pub(crate) fn start() -> TestServer {
        let folder = TempDir::new().expect("a temporary folder");
        let mut server = TestServer::open(&folder.path().join("tables.db"));
        server._folder = Some(folder);
        server
    }

    /// A server on this store, without limits that a test would meet.
    pub(crate) fn open(database: &Path) -> TestServer {
        let rates = Rates { per_address: 100_000, per_person: 100_000 };
        // Hints that are the same every time, on every machine.
        let hint_budget = Budget::Work(40);
        TestServer::open_with(database, Config { rates, hint_budget, ..Config::default() })
    }

    /// A server on this store, set up like this.
    pub(crate) fn open_with(database: &Path, config: Config) -> TestServer {
        let database = database.to_owned();
        let (sender, started) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
            runtime.expect("a runtime").block_on(async {
                let any_port = ([127, 0, 0, 1], 0).into();
                let server = Server::start(any_port, &database, config).await.expect("it starts");
                sender.send((server.address(), server.shutdown())).expect("the test waits");
                server.run().await;
            });
        });
        let (address, shutdown) = started.recv().expect("the server starts");
        TestServer { address, shutdown, thread: Some(thread), _folder: None }
    }

    /// Someone without an identity.
    pub(crate) fn stranger(&self) -> Client {
        let agent: Agent = Agent::config_builder().http_status_as_error(false).build().into();
        let base = format!("http://{}", self.address);
        Client { agent, base, cookie: None, commands: Cell::new(0) }
    }

    /// A new guest.
    pub(crate) fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let (status, headers, _) = client.send("POST", "/api/me", &json!({ "name": name }));
        assert_eq!(status, 201);
        let cookie = headers.expect("a cookie");
        client.cookie = cookie.split(';').next().map(str::to_owned);
        client
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.shutdown.cancel();
        if let Some(thread) = self.thread.take() {
            let ended = thread.join();
            assert!(ended.is_ok() || std::thread::panicking(), "the server ends well");
        }
    }
}

/// A person, or nobody.
pub(crate) struct Client {
    agent: Agent,
    base: String,
    pub(crate) cookie: Option<String>,
    commands: Cell<u32>,
}

impl Client {
    /// Sends a request: the status, the cookie that was set, and the JSON.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> (u16, Option<String>, Value) {
        let mut request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base))
            .header("content-type", "application/json")
            .header("origin", &self.base);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        let body = if method == "GET" { Vec::new() } else { body.to_string().into_bytes() };
        let request = request.body(body).expect("a request");
        let mut response = self.agent.run(request).expect("an answer");
        let cookie = response.headers().get("set-cookie");
        let cookie = cookie.map(|cookie| cookie.to_str().expect("text").to_owned());
        let text = response.body_mut().read_to_string().expect("a text");
        let json = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (response.status().as_u16(), cookie, json)
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> Value {
        let (status, _, json) = self.send("GET", path, &Value::Null);
        assert_eq!(status, 200, "{path}: {json}");
        json
    }

    #[track_caller]
    pub(crate) fn create(&self, table: &Value) -> String {
        let (status, _, json) = self.send("POST", "/api/tables", table);
        assert_eq!(status, 201, "{json}");
        json["table"].as_str().expect("an id").to_owned()
    }

    /// Sends a command with an id of its own.
    pub(crate) fn try_command(&self, table: &str, command: &Value) -> (u16, Value) {
        let mut command = command.clone();
        self.commands.set(self.commands.get() + 1);
        if command.get("id").is_none() {
            command["id"] = json!(format!("command {}", self.commands.get()));
        }
        let path = format!("/api/tables/{table}/commands");
        let (status, _, json) = self.send("POST", &path, &command);
        (status, json)
    }

    #[track_caller]
    pub(crate) fn command(&self, table: &str, command: &Value) -> Value {
        let (status, json) = self.try_command(table, command);
        assert_eq!(status, 200, "{command}: {json}");
        json
    }

    #[track_caller]
    pub(crate) fn act(&self, table: &str, decision: &Value, action: &Value) -> Value {
        self.command(table, &json!({ "type": "act", "decision": decision, "action": action }))
    }

    pub(crate) fn show(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}"))
    }

    /// Follows the table's events until this person may act, or the game is over.
    pub(crate) fn wait_for_turn(&self, table: &str) -> Value {
        let ready = |shown: &Value| {
            shown["state"] != "running"
                || shown["legal"].as_array().is_some_and(|all| !all.is_empty())
        };
        let now = self.show(table);
        if ready(&now) {
            return now;
        }
        self.events(table, None).find(ready).expect("the stream goes on")
    }

    /// What the table's stream sends, pings left out.
    pub(crate) fn events(
        &self,
        table: &str,
        last: Option<&str>,
    ) -> impl Iterator<Item = Value> + use<> {
        self.stream(table, last).filter_map(|line| {
            let data = line.strip_prefix("data:")?.trim().to_owned();
            serde_json::from_str(&data).ok()
        })
    }

    /// The lines of the table's stream.
    pub(crate) fn stream(
        &self,
        table: &str,
        last: Option<&str>,
    ) -> impl Iterator<Item = String> + use<> {
        self.lines(&format!("/api/tables/{table}/events"), last)
    }

    /// The lines of a stream.
    pub(crate) fn lines(
        &self,
        path: &str,
        last: Option<&str>,
    ) -> impl Iterator<Item = String> + use<> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.call().expect("a stream");
        assert_eq!(response.status(), 200);
        BufReader::new(response.into_body().into_reader()).lines().map_while(Result::ok)
    }
}
