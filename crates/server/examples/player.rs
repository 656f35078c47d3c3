//! Plays a whole game against bots, with nothing but what `/api/openapi.json` describes.
//!
//! ```sh
//! cargo run -p sobremesa-server --example player -- http://127.0.0.1:8080 linko [TOKEN]
//! ```

use std::error::Error;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, BufReader};
use std::thread::sleep;
use std::time::Duration;

use serde_json::{Value, json};
use ureq::http::Response;
use ureq::{Agent, Body};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(server), Some(game)) = (arguments.next(), arguments.next()) else {
        return Err("player SERVER GAME [TOKEN]".into());
    };
    let mut player = Player::new(&server);
    match arguments.next() {
        Some(token) => player.identity = Some(("authorization", format!("Bearer {token}"))),
        None => player.become_guest()?,
    }
    let record = player.play(&game)?;
    println!("{}", record["result"]);
    Ok(())
}

/// Someone who plays on a server.
pub(crate) struct Player {
    agent: Agent,
    server: String,
    /// The header that says who this is.
    identity: Option<(&'static str, String)>,
}

impl Player {
    pub(crate) fn new(server: &str) -> Player {
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Player { agent, server: server.trim_end_matches('/').to_owned(), identity: None }
    }

    pub(crate) fn become_guest(&mut self) -> Result<(), Box<dyn Error>> {
        let response = self.send("POST", "/api/me", &json!({ "name": "Player" }))?;
        let cookie = response.headers().get("set-cookie").ok_or("no cookie")?.to_str()?;
        let cookie = cookie.split(';').next().unwrap_or_default();
        self.identity = Some(("cookie", cookie.to_owned()));
        Ok(())
    }

    /// Plays against two bots, and returns the record.
    pub(crate) fn play(&self, game: &str) -> Result<Value, Box<dyn Error>> {
        let bot = json!({ "bot": "heuristic" });
        let new =
            json!({ "game": game, "seats": ["open", bot, bot], "settings": { "pace": "instant" } });
        let made: Value = self.send("POST", "/api/tables", &new)?.body_mut().read_json()?;
        let table = format!("/api/tables/{}", made["table"].as_str().ok_or("no table")?);
        let commands = format!("{table}/commands");
        self.send("POST", &commands, &json!({ "type": "ready", "nonce": nonce()? }))?;
        self.send("POST", &commands, &json!({ "type": "start" }))?;

        let events = self.send("GET", &format!("{table}/events"), &Value::Null)?;
        let mut answered = Value::Null;
        for line in BufReader::new(events.into_body().into_reader()).lines() {
            // Each event `table` has one line of data, which is the table; a `ping` has none.
            let line = line?;
            let Some(data) = line.strip_prefix("data: ").filter(|data| !data.is_empty()) else {
                continue;
            };
            let shown: Value = serde_json::from_str(data)?;
            if shown["state"] != "running" {
                break;
            }
            let legal = shown["legal"].as_array().map_or(&[][..], Vec::as_slice);
            if !legal.is_empty() && shown["decision"] != answered {
                let (decision, action) = (&shown["decision"], &legal[random(legal.len())]);
                let act = json!({ "type": "act", "decision": decision, "action": action });
                self.send("POST", &commands, &act)?;
                answered = shown["decision"].clone();
            }
        }
        let mut record = self.send("GET", &format!("{table}/record"), &Value::Null)?;
        Ok(record.body_mut().read_json()?)
    }

    /// Sends a request, again after a second if there were too many.
    fn send(
        &self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Response<Body>, Box<dyn Error>> {
        loop {
            let mut request = ureq::http::Request::builder()
                .method(method)
                .uri(format!("{}{path}", self.server))
                .header("content-type", "application/json")
                .header("origin", &self.server);
            if let Some((name, value)) = &self.identity {
                request = request.header(*name, value);
            }
            let body = if method == "GET" { String::new() } else { body.to_string() };
            let mut response = self.agent.run(request.body(body)?)?;
            match response.status().as_u16() {
                200 | 201 => return Ok(response),
                429 => sleep(Duration::from_secs(1)),
                _ => return Err(response.body_mut().read_to_string()?.into()),
            }
        }
    }
}

/// A number below the limit: the standard library's hash maps have random keys.
fn random(limit: usize) -> usize {
    RandomState::new().build_hasher().finish() as usize % limit
}

/// One's own share of the shuffle, which nobody can guess.
fn nonce() -> Result<String, Box<dyn Error>> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
