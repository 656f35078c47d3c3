//! A server that runs as operators run it, and people who use it.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

use crate::binary::{str, text};

/// No answer takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that is killed when the test is over, if it runs still.
pub(crate) struct Running {
    child: Child,
    stdout: BufReader<ChildStdout>,
    /// What it said first.
    pub(crate) greeting: String,
}

impl Running {
    /// Starts a server on any free port, with its data in this folder.
    pub(crate) fn start(data: &Path, arguments: &[&str]) -> Running {
        let listen = ["serve", "--listen", "127.0.0.1:0", "--data", str(data)];
        Running::spawn(sobremesa().args(listen).args(arguments))
    }

    /// Starts a command that is a server, and waits for its link.
    pub(crate) fn spawn(command: &mut Command) -> Running {
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut greeting = String::new();
        stdout.read_line(&mut greeting).expect("it prints text");
        Running { child, stdout, greeting }
    }

    /// The link that it printed.
    #[track_caller]
    pub(crate) fn link(&self) -> &str {
        let link = self.greeting.split_once("http").map(|(before, _)| before.len());
        self.greeting[link.expect("it prints a link")..].trim_end()
    }

    /// The process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The next line that it prints.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).expect("it prints text");
        line
    }

    /// Ends it without a warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Ends it by a signal: how it ended, and what it logged; none if it takes too long.
    pub(crate) fn end(mut self, signal: &str, limit: Duration) -> Option<(ExitStatus, String)> {
        let kill = format!("kill -{signal} {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
        let (sender, ended) = mpsc::channel();
        let mut stderr = self.child.stderr.take().expect("a pipe");
        // The pipe is closed when the process ends.
        let reader = std::thread::spawn(move || {
            let mut log = Vec::new();
            let read = stderr.read_to_end(&mut log).is_ok();
            let _ = sender.send(read.then_some(log));
        });
        let log = ended.recv_timeout(limit).ok()?;
        reader.join().expect("it reads");
        Some((self.child.wait().expect("it ends"), text(&log.expect("it logs text"))))
    }

    /// Someone without an identity.
    pub(crate) fn stranger(&self) -> Client {
        Client::new(self.link())
    }

    /// A new guest.
    pub(crate) fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        let made = client.send("POST", "/api/me", &json!({ "name": name })).expect("an answer");
        assert_eq!(made.status, 201, "{}", made.json);
        client.cookie = made.cookie;
        client
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The binary, without the settings of whoever runs the tests.
pub(crate) fn sobremesa() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sobremesa"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SOBREMESA_")) {
        command.env_remove(name);
    }
    command
}

/// A person, or nobody.
#[derive(Clone)]
pub(crate) struct Client {
    agent: Agent,
    base: String,
    pub(crate) cookie: Option<String>,
}

/// What a server answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    /// The id under which the log has the request.
    pub(crate) request: Option<String>,
    pub(crate) json: Value,
}

impl Client {
    pub(crate) fn new(base: &str) -> Client {
        Client::with_patience(base, PATIENCE)
    }

    /// A client that waits no longer than this for an answer, or for the end of a stream.
    pub(crate) fn with_patience(base: &str, patience: Duration) -> Client {
        let config = Agent::config_builder().http_status_as_error(false);
        let agent = config.timeout_global(Some(patience)).build().into();
        Client { agent, base: base.to_owned(), cookie: None }
    }

    /// Sends a request; fails if the server does not answer.
    pub(crate) fn send(
        &self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Answer, ureq::Error> {
        let body = if method == "GET" { Vec::new() } else { body.to_string().into_bytes() };
        self.send_as("application/json", method, path, body)
    }

    /// Sends a form.
    #[track_caller]
    pub(crate) fn form(&self, path: &str, fields: &str) -> Answer {
        let form = "application/x-www-form-urlencoded";
        self.send_as(form, "POST", path, fields.into()).expect("an answer")
    }

    fn send_as(
        &self,
        content: &str,
        method: &str,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Answer, ureq::Error> {
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base))
            .header("content-type", content)
            .header("cookie", self.cookie.as_deref().unwrap_or_default())
            .header("origin", &self.base);
        let mut response = self.agent.run(request.body(body).expect("a request"))?;
        let cookie = response.headers().get("set-cookie");
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next());
        let cookie = cookie.map(str::to_owned);
        let request = response.headers().get("x-request-id");
        let request = request.and_then(|id| Some(id.to_str().ok()?.to_owned()));
        let text = response.body_mut().read_to_string()?;
        let json = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Ok(Answer { status: response.status().as_u16(), cookie, request, json })
    }

    /// Sends a request that is answered with this status.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16, method: &str, path: &str, body: &Value) -> Value {
        let answer = self.send(method, path, body).expect("an answer");
        assert_eq!(answer.status, status, "{method} {path} {body}: {}", answer.json);
        answer.json
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> Value {
        self.expect(200, "GET", path, &Value::Null)
    }

    #[track_caller]
    pub(crate) fn command(&self, table: &str, command: &Value) -> Value {
        self.expect(200, "POST", &format!("/api/tables/{table}/commands"), command)
    }

    /// Makes a table with this person and bots that play at once.
    #[track_caller]
    pub(crate) fn create(&self, game: &str, bots: &[&str]) -> String {
        self.try_create(game, bots).expect("an answer")
    }

    /// The same; fails if the server does not answer.
    #[track_caller]
    pub(crate) fn try_create(&self, game: &str, bots: &[&str]) -> Result<String, ureq::Error> {
        let bots = bots.iter().map(|bot| json!({ "bot": bot }));
        let seats: Vec<Value> = [json!("open")].into_iter().chain(bots).collect();
        let table = json!({ "game": game, "seats": seats, "settings": { "pace": "instant" } });
        let made = self.send("POST", "/api/tables", &table)?;
        assert_eq!(made.status, 201, "{}", made.json);
        Ok(made.json["table"].as_str().expect("an id").to_owned())
    }

    /// What a table's stream sends.
    pub(crate) fn events(
        &self,
        table: &str,
    ) -> Result<impl Iterator<Item = Value> + use<>, ureq::Error> {
        let stream = self.agent.get(format!("{}/api/tables/{table}/events", self.base));
        let cookie = self.cookie.as_deref().unwrap_or_default();
        let response = stream.header("cookie", cookie).call()?;
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        Ok(lines
            .map_while(Result::ok)
            .filter_map(|line| serde_json::from_str(line.strip_prefix("data:")?.trim()).ok()))
    }

    /// Waits until this person may act or the game does not run; none if the server ends.
    pub(crate) fn wait_for_turn(&self, table: &str) -> Option<Value> {
        let is_free = |shown: &Value| {
            let has_choice = shown["legal"].as_array().is_some_and(|legal| !legal.is_empty());
            shown["state"] != "running" || has_choice
        };
        self.events(table).ok()?.find(is_free)
    }
}
