//! A server that runs as people run it, and people who play there.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use serde_json::{Value, json};
use ureq::Agent;

/// The name under which the browser finds the server. It is not this machine's own, so that pages
/// show their links as pictures, too.
pub(crate) const HOST: &str = "cards.example.org";

/// A server; it ends with this value.
pub(crate) struct House {
    child: Child,
    /// Kept open: a server whose link nobody reads is one whose line is cut.
    _stdout: BufReader<ChildStdout>,
    port: u16,
}

impl House {
    /// Opens a house with its data in this folder.
    pub(crate) fn open(sobremesa: &Path, data: &Path) -> anyhow::Result<House> {
        House::open_with(sobremesa, data, &[])
    }

    /// Opens a house with further settings.
    pub(crate) fn open_with(
        sobremesa: &Path,
        data: &Path,
        settings: &[&str],
    ) -> anyhow::Result<House> {
        House::run(Command::new(sobremesa), data, settings)
    }

    /// Opens a house whose clock says that it is yesterday. `faketime` would stay between us and the server, so
    /// that it is only asked for its library.
    pub(crate) fn open_yesterday(sobremesa: &Path, data: &Path) -> anyhow::Result<House> {
        let asked = Command::new("faketime").args(["-f", "-1d", "printenv", "LD_PRELOAD"]).output();
        let library = String::from_utf8(asked.context("cannot start faketime")?.stdout)?;
        let mut command = Command::new(sobremesa);
        command.env("LD_PRELOAD", library.trim()).env("FAKETIME", "-1d");
        House::run(command, data, &[])
    }

    fn run(mut command: Command, data: &Path, settings: &[&str]) -> anyhow::Result<House> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("SOBREMESA_")) {
            command.env_remove(name);
        }
        command
            .args(["serve", "--log", "warn", "--address-rate", "10000", "--person-rate", "10000"])
            .args(["--listen", &format!("127.0.0.1:{port}"), "--public-url"])
            .arg(format!("http://{HOST}:{port}"))
            .arg("--data")
            .arg(data)
            .args(settings);
        let mut child =
            command.stdout(Stdio::piped()).spawn().context("cannot start the server")?;
        let mut stdout = BufReader::new(child.stdout.take().context("a pipe")?);
        let mut greeting = String::new();
        stdout.read_line(&mut greeting)?;
        if greeting.is_empty() {
            bail!("the server did not start: {}", child.wait()?);
        }
        Ok(House { child, _stdout: stdout, port })
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{HOST}:{}{path}", self.port)
    }

    /// Somebody who was here before this house was opened again.
    pub(crate) fn back(&self, guest: Guest) -> Guest {
        let (base, origin) = (format!("http://127.0.0.1:{}", self.port), self.url(""));
        Guest { base, origin, ..guest }
    }

    /// A new guest.
    pub(crate) fn guest(&self, name: &str) -> anyhow::Result<Guest> {
        let agent =
            Agent::config_builder().http_status_as_error(false).max_redirects(0).build().into();
        let (base, origin) = (format!("http://127.0.0.1:{}", self.port), self.url(""));
        let mut guest = Guest { agent, base, origin, cookie: String::new() };
        let answer =
            guest.post("/api/me", "application/json", &json!({ "name": name }).to_string())?;
        let cookie = answer.headers().get("set-cookie").context("no cookie")?.to_str()?;
        guest.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(guest)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Someone who plays.
pub(crate) struct Guest {
    agent: Agent,
    base: String,
    origin: String,
    cookie: String,
}

type Answer = ureq::http::Response<ureq::Body>;

impl Guest {
    /// The value of the cookie that says who this is.
    pub(crate) fn cookie(&self) -> &str {
        self.cookie.split_once('=').map_or("", |(_, value)| value)
    }

    pub(crate) fn post(&self, path: &str, kind: &str, body: &str) -> anyhow::Result<Answer> {
        let request = self.agent.post(format!("{}{path}", self.base));
        let request = request.header("origin", &self.origin).header("content-type", kind);
        let mut answer =
            request.header("cookie", &self.cookie).header("x-regions", "1").send(body)?;
        if answer.status().as_u16() >= 400 {
            bail!("{path} refuses {body}: {}", answer.body_mut().read_to_string()?);
        }
        Ok(answer)
    }

    /// What a page or the API says.
    pub(crate) fn get(&self, path: &str) -> anyhow::Result<String> {
        let request = self.agent.get(format!("{}{path}", self.base)).header("cookie", &self.cookie);
        Ok(request.call()?.body_mut().read_to_string()?)
    }

    /// A file that the house draws.
    pub(crate) fn get_bytes(&self, path: &str) -> anyhow::Result<Vec<u8>> {
        let request = self.agent.get(format!("{}{path}", self.base)).header("cookie", &self.cookie);
        Ok(request.call()?.body_mut().read_to_vec()?)
    }

    /// Makes a table and returns its id.
    pub(crate) fn make_table(
        &self,
        game: &str,
        seats: &Value,
        options: &Value,
    ) -> anyhow::Result<String> {
        let settings = json!({ "pace": "instant", "public": true });
        let new = json!({ "game": game, "seats": seats, "options": options, "settings": settings });
        let made: Value = self
            .post("/api/tables", "application/json", &new.to_string())?
            .body_mut()
            .read_json()?;
        Ok(made["table"].as_str().context("a table has an id")?.to_owned())
    }

    /// Sends a command to a table.
    pub(crate) fn command(&self, table: &str, command: &Value) -> anyhow::Result<()> {
        self.post(
            &format!("/api/tables/{table}/commands"),
            "application/json",
            &command.to_string(),
        )
        .map(drop)
    }

    /// The table as this guest sees it, as soon as people must decide or it is over.
    pub(crate) fn look(&self, table: &str, people: usize) -> anyhow::Result<Value> {
        let start = Instant::now();
        loop {
            let shown: Value = serde_json::from_str(&self.get(&format!("/api/tables/{table}"))?)?;
            let seat = shown["owed"]["seat"].as_u64();
            let is_due = shown["owed"] == "team" || seat.is_some_and(|seat| seat < people as u64);
            if is_due || shown["state"] != "running" {
                return Ok(shown);
            }
            if start.elapsed() > Duration::from_secs(60) {
                bail!("nothing happens at table {table}");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Asks for a hint. Where people play together there may be none, and then nothing is lost.
    pub(crate) fn ask_for_hint(&self, table: &str, shown: &Value) {
        let _ = self.command(table, &json!({ "type": "hint", "decision": shown["decision"] }));
    }

    /// Decides as a hint says; else the first thing that can be done.
    pub(crate) fn decide(&self, table: &str) -> anyhow::Result<()> {
        let shown: Value = serde_json::from_str(&self.get(&format!("/api/tables/{table}"))?)?;
        self.ask_for_hint(table, &shown);
        let page = self.get(&format!("/t/{table}?hint=1"))?;
        let dock = page.find("id=\"dock\"").map_or("", |start| &page[start..]);
        let hint = dock.find("class=\"hint").map_or(dock, |start| &dock[start..]);
        let decision = &shown["decision"];
        if let Some(action) = attribute(hint, "name=\"action\" value=\"") {
            let body = format!("decision={decision}&action={}", in_a_form(&action));
            let kind = "application/x-www-form-urlencoded";
            return self.post(&format!("/t/{table}"), kind, &body).map(drop);
        }
        let act = json!({ "type": "act", "decision": decision, "action": shown["legal"][0] });
        self.command(table, &act)
    }
}

/// The value of the first attribute that begins so.
pub(crate) fn attribute(html: &str, start: &str) -> Option<String> {
    let (_, rest) = html.split_once(start)?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}

/// Text as forms and queries write it.
pub(crate) fn in_a_form(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}
