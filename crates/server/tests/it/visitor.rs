//! Someone at the server's door, and every byte that they get.

use std::io::{BufRead, BufReader};

use serde_json::Value;
use ureq::Agent;
use ureq::http::Request;

use crate::server::TestServer;

/// Someone who makes requests.
#[derive(Clone)]
pub(crate) struct Visitor {
    agent: Agent,
    pub(crate) base: String,
    /// Headers that go with every request.
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// What is another in every answer.
const OWN_HEADERS: [&str; 2] = ["date", "x-request-id"];

/// An answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// In the order of their names, without [those that no two answers share](OWN_HEADERS).
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The body as JSON; null if it is something else.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// The body of an answer that is no refusal.
    #[track_caller]
    pub(crate) fn good(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.json()
    }

    /// The short name of the problem, with the status.
    pub(crate) fn problem(&self) -> (u16, String) {
        let error = self.json()["error"].as_str().unwrap_or_default().to_owned();
        (self.status, error)
    }

    /// The token of the cookie that is set.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.header("set-cookie")?.split(';').next().map(str::to_owned)
    }
}

impl Visitor {
    /// Someone whom the server does not know.
    pub(crate) fn stranger(server: &TestServer) -> Visitor {
        let agent: Agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .allow_non_standard_methods(true)
            .build()
            .into();
        let base = format!("http://{}", server.address);
        let headers =
            vec![("origin", base.clone()), ("content-type", "application/json".to_owned())];
        Visitor { agent, base, headers }
    }

    /// A new guest of this name.
    pub(crate) fn guest(server: &TestServer, name: &str) -> Visitor {
        let stranger = Visitor::stranger(server);
        let answer = stranger.send("POST", "/api/me", &serde_json::json!({ "name": name }));
        assert_eq!(answer.status, 201, "{answer:?}");
        stranger.with("cookie", &answer.cookie().expect("a cookie"))
    }

    /// The same with another header, or another value of it.
    pub(crate) fn with(&self, name: &'static str, value: &str) -> Visitor {
        let mut visitor = self.without(name);
        visitor.headers.push((name, value.to_owned()));
        visitor
    }

    /// The same without a header.
    pub(crate) fn without(&self, name: &str) -> Visitor {
        let mut visitor = self.clone();
        visitor.headers.retain(|(other, _)| *other != name);
        visitor
    }

    /// The value of a header that goes with every request.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send_text("GET", path, "")
    }

    pub(crate) fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.send_text(method, path, body.to_string())
    }

    /// Sends a command to a table.
    pub(crate) fn command(&self, table: &str, command: &Value) -> Answer {
        self.send("POST", &format!("/api/tables/{table}/commands"), command)
    }

    /// Sends a request with any text as its body.
    pub(crate) fn send_text(&self, method: &str, path: &str, body: impl AsRef<[u8]>) -> Answer {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(body.as_ref().to_vec()).expect("a request");
        let mut response = self.agent.run(request).expect("an answer");
        let body = response.body_mut().read_to_vec().expect("a body");
        let text = String::from_utf8_lossy(&body).into_owned();
        let is_kept = |name: &&ureq::http::HeaderName| !OWN_HEADERS.contains(&name.as_str());
        let headers = response.headers().iter().filter(|(name, _)| is_kept(name));
        let readable = |value: &ureq::http::HeaderValue| value.to_str().expect("text").to_owned();
        let mut headers: Vec<(String, String)> =
            headers.map(|(name, value)| (name.to_string(), readable(value))).collect();
        headers.sort();
        Answer { status: response.status().as_u16(), headers, text }
    }

    /// What a table's stream sends, event by event, each with all its lines; pings are left out.
    #[track_caller]
    pub(crate) fn events(&self, table: &str) -> impl Iterator<Item = String> + use<> {
        self.open_events(table).expect("a stream")
    }

    /// The same; none if it is refused.
    pub(crate) fn open_events(&self, table: &str) -> Option<impl Iterator<Item = String> + use<>> {
        self.stream(&format!("/api/tables/{table}/events"))
    }

    /// What any stream sends; none if it is refused.
    pub(crate) fn stream(&self, path: &str) -> Option<impl Iterator<Item = String> + use<>> {
        let mut lines = self.lines(path)?;
        let event = move || {
            let lines: Vec<String> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
            (!lines.is_empty()).then(|| lines.join("\n"))
        };
        Some(std::iter::from_fn(event).filter(|event| !event.starts_with("event: ping")))
    }

    /// The lines of any stream; none if it is refused.
    pub(crate) fn lines(&self, path: &str) -> Option<impl Iterator<Item = String> + use<>> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let response = request.call().expect("a stream");
        if response.status() != 200 {
            return None;
        }
        Some(BufReader::new(response.into_body().into_reader()).lines().map_while(Result::ok))
    }
}
