//! A server that is killed in the middle of games loses nothing that it answered, and does nothing twice.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

use serde_json::{Value, json};
use sobremesa_conformance::soak_factor;
use sobremesa_services::Postgres;
use tempfile::TempDir;

use crate::binary::{str, succeed, write};
use crate::running::{Client, Running};

/// How many times the server is killed.
const KILLS: u32 = 60;

/// The server is killed after at most this many answers.
const MOST_ANSWERS: u32 = 40;

/// The server does not answer anymore.
struct Gone;

/// A command that was answered.
struct Done {
    command: Value,
    answer: Value,
}

/// A game that is played or over.
struct Table {
    id: String,
    /// What was answered, in order.
    done: Vec<Done>,
    /// What was sent, and perhaps done.
    pending: Option<Value>,
    /// The newest version that was shown or answered.
    newest: u64,
}

/// Somebody who plays a game again and again, against bots.
struct Player {
    cookie: Option<String>,
    game: &'static str,
    bots: &'static [&'static str],
    tables: Vec<Table>,
    records: Vec<String>,
}

#[test]
fn kills_lose_nothing_and_double_nothing() {
    play_through_kills(KILLS, &[]);
}

/// The same with PostgreSQL behind the server, where a game's rows come over a connection.
#[test]
fn kills_lose_nothing_with_postgresql() {
    play_through_kills(KILLS / 6, &["--database", &Postgres::shared().database()]);
}

fn play_through_kills(kills: u32, database: &[&str]) {
    let folder = TempDir::new().expect("there is room for a folder");
    let mut starts = 0;
    let mut start = || {
        starts += 1;
        let rates = ["--person-rate", "100000", "--address-rate", "100000", "--log", "error"];
        // Every start has a seed of its own: with the same it would draw the same ids again.
        let seed = ["--seed", &starts.to_string()];
        Running::start(folder.path(), &[&rates[..], &seed, database].concat())
    };
    let mut players = first_players(&start());
    for kill in 0..kills * soak_factor() {
        let mut server = start();
        let link = server.link().to_owned();
        let killed = AtomicBool::new(false);
        let (answers, answered) = mpsc::channel();
        std::thread::scope(|scope| {
            for player in &mut players {
                let (client, answers, killed) = (player.client(&link), answers.clone(), &killed);
                scope.spawn(move || {
                    let Gone = player.play(&client, &answers);
                    assert!(killed.load(Ordering::SeqCst), "the server ended by itself");
                });
            }
            drop(answers);
            for _ in 0..kill * 29 % MOST_ANSWERS {
                answered.recv().expect("somebody plays");
            }
            // Not only at the moments of answers.
            let moment = Duration::from_micros(u64::from(kill) * 397 % 5000);
            let _ = answered.recv_timeout(moment);
            killed.store(true, Ordering::SeqCst);
            server.kill();
        });
    }
    let server = start();
    let mut records = String::new();
    let (mut answers, mut games) = (0, 0);
    for player in &mut players {
        player.finish(&player.client(server.link()));
        records.extend(player.records.iter().map(|record| format!("{record}\n")));
        answers += player.tables.iter().map(|table| table.done.len()).sum::<usize>();
        games += player.tables.len();
    }
    println!("{answers} commands were answered in {games} games");
    let path = write(&folder, "records.jsonl", records);
    assert_eq!(succeed(&["verify", str(&path)]), "");
}

fn first_players(server: &Running) -> Vec<Player> {
    let games: [(_, &[_]); 3] = [
        ("level10", &["heuristic", "random"]),
        ("linko", &["heuristic", "random", "heuristic"]),
        ("level8", &["simple"]),
    ];
    let player = |(game, bots)| {
        let cookie = server.guest(game).cookie;
        Player { cookie, game, bots, tables: Vec::new(), records: Vec::new() }
    };
    games.into_iter().map(player).collect()
}

impl Player {
    /// This person, at the server's new address.
    fn client(&self, link: &str) -> Client {
        let mut client = Client::new(link);
        client.cookie.clone_from(&self.cookie);
        client
    }

    /// Looks back, then plays until the server is gone.
    fn play(&mut self, client: &Client, answers: &mpsc::Sender<()>) -> Gone {
        if let Err(gone) = self.tables.last_mut().map_or(Ok(()), |table| table.look_back(client)) {
            return gone;
        }
        loop {
            if let Err(gone) = self.step(client) {
                return gone;
            }
            // The killer may have heard enough.
            let _ = answers.send(());
        }
    }

    /// Does what is to be done next.
    fn step(&mut self, client: &Client) -> Result<(), Gone> {
        if self.records.len() == self.tables.len() {
            self.tables.push(Table::sit_down(client, self.game, self.bots)?);
        }
        let table = self.tables.last_mut().expect("it was just made");
        let shown = client.wait_for_turn(&table.id).ok_or(Gone)?;
        table.note(&shown["version"]);
        let command = match shown["state"].as_str() {
            Some("waiting") if shown["seats"][0]["ready"] == true => json!({ "type": "start" }),
            Some("waiting") => json!({ "type": "ready", "nonce": "mine" }),
            Some("running") => {
                let legal = shown["legal"].as_array().expect("a list");
                let action = &legal[table.done.len() * 7 % legal.len()];
                json!({ "type": "act", "decision": shown["decision"], "action": action })
            }
            _ => {
                self.records.push(table.record(client)?);
                return Ok(());
            }
        };
        table.send(client, command)
    }

    /// Plays the last game to its end, and sees that every answer stands.
    fn finish(&mut self, client: &Client) {
        let played = self.tables.last_mut().map_or(Ok(()), |table| table.look_back(client));
        assert!(played.is_ok(), "the server answers");
        while self.records.len() < self.tables.len() {
            assert!(self.step(client).is_ok(), "the server answers");
        }
        for table in &self.tables {
            assert!(table.repeat(client, table.done.len()).is_ok(), "the server answers");
        }
    }
}

impl Table {
    /// Makes a table; one whose making was not answered is used first.
    fn sit_down(client: &Client, game: &str, bots: &[&str]) -> Result<Table, Gone> {
        let path = format!("/api/tables?mine=true&state=waiting&game={game}");
        let mine = client.send("GET", &path, &Value::Null).map_err(|_| Gone)?;
        assert_eq!(mine.status, 200, "{}", mine.json);
        let id = match mine.json["tables"][0]["table"].as_str() {
            Some(id) => id.to_owned(),
            None => client.try_create(game, bots).map_err(|_| Gone)?,
        };
        Ok(Table { id, done: Vec::new(), pending: None, newest: 0 })
    }

    /// After a restart: nothing newer than now was ever shown, the last answers stand, and what was
    /// not answered is sent again.
    fn look_back(&mut self, client: &Client) -> Result<(), Gone> {
        let path = format!("/api/tables/{}", self.id);
        let shown = client.send("GET", &path, &Value::Null).map_err(|_| Gone)?;
        assert_eq!(shown.status, 200, "{}", shown.json);
        assert!(shown.json["version"].as_u64() >= Some(self.newest), "{} were seen", self.newest);
        self.repeat(client, 3)?;
        match self.pending.take() {
            Some(command) => self.send(client, command),
            None => Ok(()),
        }
    }

    /// Sends the last commands again: each is answered as it was.
    fn repeat(&self, client: &Client, count: usize) -> Result<(), Gone> {
        for Done { command, answer } in self.done.iter().rev().take(count) {
            assert_eq!(post(client, &self.id, command)?, *answer, "{command}");
        }
        Ok(())
    }

    /// Sends a command, with an id that stays the same when it is sent again.
    fn send(&mut self, client: &Client, mut command: Value) -> Result<(), Gone> {
        command["id"] = json!(format!("command {}", self.done.len()));
        self.pending = Some(command.clone());
        let answer = post(client, &self.id, &command)?;
        self.pending = None;
        self.note(&answer["version"]);
        self.done.push(Done { command, answer });
        Ok(())
    }

    fn note(&mut self, version: &Value) {
        self.newest = self.newest.max(version.as_u64().expect("a number"));
    }

    /// The record of the finished game; it has exactly the moves that this person made.
    fn record(&self, client: &Client) -> Result<String, Gone> {
        let path = format!("/api/tables/{}/record", self.id);
        let record = client.send("GET", &path, &Value::Null).map_err(|_| Gone)?;
        assert_eq!(record.status, 200, "{}", record.json);
        // Who begins is the team's choice, whoever it names.
        let is_mine = |made: &&Value| made["seat"] == 0 && made["type"] != "say";
        let is_first = |made: &&Value| made["type"] == "first";
        let moves = record.json["moves"].as_array().expect("a list");
        let recorded = moves.iter().filter(|made| is_first(made) || is_mine(made));
        let acted = self.done.iter().map(|done| &done.command["action"]);
        let acted = acted.filter(|action| !action.is_null());
        assert!(recorded.eq(acted), "{}: {:?}", record.json, self.id);
        Ok(record.json.to_string())
    }
}

fn post(client: &Client, table: &str, command: &Value) -> Result<Value, Gone> {
    let path = format!("/api/tables/{table}/commands");
    let answer = client.send("POST", &path, command).map_err(|_| Gone)?;
    assert_eq!(answer.status, 200, "{command}: {}", answer.json);
    Ok(answer.json)
}
