//! People who play by JSON.

use std::cell::Cell;

use serde_json::{Value, json};

use crate::server::TestServer;
use crate::visitor::Visitor;

/// A person, or nobody.
pub(crate) struct Client {
    pub(crate) visitor: Visitor,
    commands: Cell<u32>,
}

impl TestServer {
    /// Someone without an identity.
    pub(crate) fn stranger(&self) -> Client {
        Client { visitor: Visitor::stranger(self), commands: Cell::new(0) }
    }

    /// A new guest.
    pub(crate) fn guest(&self, name: &str) -> Client {
        Client { visitor: Visitor::guest(self, name), commands: Cell::new(0) }
    }

    /// Someone who was known before a restart.
    pub(crate) fn returning(&self, client: &Client) -> Client {
        self.known(&client.visitor)
    }

    /// Someone who is known by a cookie.
    pub(crate) fn known(&self, visitor: &Visitor) -> Client {
        let cookie = visitor.header("cookie").expect("a cookie");
        Client { visitor: Visitor::stranger(self).with("cookie", cookie), commands: Cell::new(0) }
    }
}

impl Client {
    /// Sends a request: the status, and the JSON.
    pub(crate) fn send(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let answer = self.visitor.send_text(method, path, body);
        let json = serde_json::from_str(&answer.text).unwrap_or(Value::String(answer.text));
        (answer.status, json)
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> Value {
        let (status, json) = self.send("GET", path, &Value::Null);
        assert_eq!(status, 200, "{path}: {json}");
        json
    }

    #[track_caller]
    pub(crate) fn create(&self, table: &Value) -> String {
        let (status, json) = self.send("POST", "/api/tables", table);
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
        self.send("POST", &format!("/api/tables/{table}/commands"), &command)
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

    /// Begins a game in which nobody else has to be ready.
    #[track_caller]
    pub(crate) fn begin(&self, table: &str) {
        self.command(table, &json!({ "type": "ready", "nonce": "mine" }));
        self.command(table, &json!({ "type": "start" }));
    }

    pub(crate) fn show(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}"))
    }

    /// Follows the table's events until this person may act, or the game is over.
    pub(crate) fn wait_for_turn(&self, table: &str) -> Value {
        self.wait_for(table, |shown| {
            shown["state"] != "running"
                || shown["legal"].as_array().is_some_and(|all| !all.is_empty())
        })
    }

    /// Follows the table's events until it is like this.
    #[track_caller]
    pub(crate) fn wait_for(&self, table: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let now = self.show(table);
        if is_it(&now) {
            return now;
        }
        self.events(table, None).find(is_it).expect("the stream goes on")
    }

    /// The table's page.
    pub(crate) fn page(&self, table: &str, query: &str) -> String {
        match self.get(&format!("/t/{table}{query}")) {
            Value::String(page) => page,
            other => panic!("{other}"),
        }
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
        let path = format!("/api/tables/{table}/events");
        let visitor = match last {
            Some(last) => self.visitor.with("last-event-id", last),
            None => self.visitor.clone(),
        };
        visitor.lines(&path).expect("a stream")
    }
}
