//! Three servers, and everything that can happen to them while people play.

use std::collections::HashMap;
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sobremesa_conformance::soak_factor;
use sobremesa_services::{Nats, Postgres};
use sobremesa_store::{Database, LEASE, PersonId, Store, TableId};
use tempfile::TempDir;

use super::history::{History, check, token};
use super::proxy::Proxy;
use crate::running::{Answer, Client, Running};

const NODES: usize = 3;

/// How many faults there are in the gate, and in the long run for each time its length.
const FAULTS: u32 = 10;
const FAULTS_IN_SOAK: u32 = 2;

/// A server that does not answer within this time is left for another one.
const IMPATIENCE: Duration = Duration::from_millis(1500);

/// How long somebody who can do nothing lets pass before looking again.
const PAUSE: Duration = Duration::from_millis(10);

/// Nothing that is waited for takes nearly as long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Another server has taken a table over by then: it takes little more than one lease, and this is many.
const TAKEOVER: Duration = LEASE.saturating_mul(20);

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Fault {
    Killed,
    Stopped,
    NoNews,
    Restarted,
    CutOff,
}

const ALL: [Fault; 5] =
    [Fault::Killed, Fault::Stopped, Fault::NoNews, Fault::Restarted, Fault::CutOff];

struct Stage {
    nodes: Vec<Running>,
    proxies: Vec<Proxy>,
    nats: Nats,
    postgres: Postgres,
    database: String,
    folder: TempDir,
    starts: u32,
}

/// Where the servers are just now.
struct Links {
    links: Mutex<Vec<String>>,
    /// Whether one of them stands still, or may still work off what it was sent then.
    stands_still: AtomicBool,
}

impl Links {
    fn all(&self) -> MutexGuard<'_, Vec<String>> {
        self.links.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Stage {
    fn new() -> Stage {
        let (nats, postgres) = (Nats::start(), Postgres::start());
        let database = postgres.database();
        let proxies = (0..NODES).map(|_| Proxy::to(postgres.socket())).collect();
        let folder = TempDir::new().expect("a folder");
        let (nodes, starts) = (Vec::new(), 0);
        let mut stage = Stage { nodes, proxies, nats, postgres, database, folder, starts };
        stage.nodes = (0..NODES).map(|node| stage.start(node)).collect();
        stage
    }

    fn start(&mut self, node: usize) -> Running {
        self.starts += 1;
        let (nats, seed) = (self.nats.url(), self.starts.to_string());
        let database = self.proxies[node].database(&self.database);
        let ours = ["--database", &database, "--nats", &nats, "--seed", &seed];
        let rates = ["--person-rate", "100000", "--address-rate", "100000", "--log", "error"];
        Running::start(self.folder.path(), &[&ours[..], &rates].concat())
    }

    fn links(&self) -> Links {
        let links = self.nodes.iter().map(|node| node.link().to_owned()).collect();
        Links { links: Mutex::new(links), stands_still: AtomicBool::new(false) }
    }

    /// Lets something happen to a server, or to all; players go on before it is over.
    fn suffer(&mut self, fault: Fault, node: usize, links: &Links, go_on: impl Fn()) {
        match fault {
            Fault::Killed => {
                self.nodes[node].kill();
                go_on();
                self.nodes[node] = self.start(node);
                links.all()[node] = self.nodes[node].link().to_owned();
            }
            Fault::Stopped => {
                self.signal(node, "STOP");
                std::thread::sleep(LEASE);
                go_on();
                self.signal(node, "CONT");
            }
            Fault::NoNews => {
                self.nats.stop();
                go_on();
                self.nats.resume();
            }
            Fault::Restarted => {
                match node {
                    0 => self.postgres.stop(),
                    _ => self.postgres.crash(),
                }
                self.postgres.resume();
                go_on();
            }
            Fault::CutOff => {
                self.proxies[node].cut();
                std::thread::sleep(LEASE);
                go_on();
                self.proxies[node].mend();
            }
        }
    }

    fn signal(&self, node: usize, signal: &str) {
        let kill = format!("kill -{signal} {}", self.nodes[node].id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    }
}

/// Somebody who asks one server after the other, and whichever answers.
struct Caller<'l> {
    links: &'l Links,
    cookie: Option<String>,
    node: usize,
}

impl Caller<'_> {
    fn link(&self) -> String {
        self.links.all()[self.node].clone()
    }

    fn client(&self) -> Client {
        let mut client = Client::with_patience(&self.link(), IMPATIENCE);
        client.cookie.clone_from(&self.cookie);
        client
    }

    /// The first answer that is one. Nobody stays with one server.
    #[track_caller]
    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let start = Instant::now();
        loop {
            let answer = self.client().send(method, path, body);
            self.node = (self.node + 1) % NODES;
            match answer {
                Ok(answer) if answer.status < 500 => return answer,
                Ok(_) | Err(_) => std::thread::sleep(PAUSE),
            }
            assert!(start.elapsed() < PATIENCE, "nobody answers {method} {path}");
        }
    }
}

/// People who play one game after the other against bots.
struct Party<'l> {
    people: Vec<Caller<'l>>,
    game: &'static str,
    bots: &'static [&'static str],
    tables: Vec<(TableId, Vec<History>)>,
    commands: u32,
}

impl<'l> Party<'l> {
    fn new(links: &'l Links, people: usize, game: &'static str, bots: &'static [&str]) -> Self {
        let person = |node| {
            let mut caller = Caller { links, cookie: None, node };
            let made = caller.ask("POST", "/api/me", &json!({ "name": format!("{game}-{node}") }));
            assert_eq!(made.status, 201, "{}", made.json);
            caller.cookie = made.cookie;
            caller
        };
        let people = (0..people).map(person).collect();
        Party { people, game, bots, tables: Vec::new(), commands: 0 }
    }

    /// Plays until it is enough; counts every command that is acknowledged, and tells where.
    fn play(
        &mut self,
        is_enough: &AtomicBool,
        done: &AtomicUsize,
        newest: &Mutex<Option<TableId>>,
    ) {
        while !is_enough.load(Ordering::SeqCst) {
            self.sit_down();
            let table = self.tables.last().map(|(table, _)| *table);
            *newest.lock().unwrap_or_else(PoisonError::into_inner) = table;
            while !is_enough.load(Ordering::SeqCst) && !self.step(done) {}
        }
    }

    fn sit_down(&mut self) {
        let bots = self.bots.iter().map(|bot| json!({ "bot": bot }));
        let seats: Vec<Value> = self.people.iter().map(|_| json!("open")).chain(bots).collect();
        let id = format!("table {}", self.tables.len());
        let settings = json!({ "pace": "instant" });
        let table = json!({ "id": id, "game": self.game, "seats": seats, "settings": settings });
        let made = self.people[0].ask("POST", "/api/tables", &table);
        assert_eq!(made.status, 201, "{}", made.json);
        let table = made.json["table"].as_str().expect("an id").parse().expect("an id");
        let histories = self.people.iter().map(|_| History::default()).collect();
        self.tables.push((table, histories));
        for guest in 1..self.people.len() {
            self.send(guest, json!({ "type": "sit" }));
        }
        for person in 0..self.people.len() {
            self.send(person, json!({ "type": "ready", "nonce": "mine" }));
        }
        self.send(0, json!({ "type": "start" }));
    }

    /// Everybody looks, and whoever can moves; whether the game is over.
    fn step(&mut self, done: &AtomicUsize) -> bool {
        for person in 0..self.people.len() {
            let (table, histories) = self.tables.last_mut().expect("they have sat down");
            let known = histories[person].newest();
            let path = format!("/api/tables/{table}");
            let shown = self.people[person].ask("GET", &path, &Value::Null);
            assert_eq!(shown.status, 200, "{}", shown.json);
            histories[person].note_shown(&shown.json["version"], known);
            if shown.json["state"] == "finished" {
                return true;
            }
            let Some(legal) = shown.json["legal"].as_array().filter(|legal| !legal.is_empty())
            else {
                std::thread::sleep(PAUSE);
                continue;
            };
            let action = &legal[self.commands as usize * 7 % legal.len()];
            let decision = &shown.json["decision"];
            let act = json!({ "type": "act", "decision": decision, "action": action });
            done.fetch_add(usize::from(self.send(person, act)), Ordering::SeqCst);
        }
        false
    }

    /// Sends a command until it is answered; whether it was done.
    fn send(&mut self, person: usize, mut command: Value) -> bool {
        self.commands += 1;
        command["id"] = json!(format!("command {}", self.commands));
        let (table, histories) = self.tables.last_mut().expect("they have sat down");
        let path = format!("/api/tables/{table}/commands");
        let caller = &mut self.people[person];
        let answer = caller.ask("POST", &path, &command);
        let is_in_doubt = caller.links.stands_still.load(Ordering::SeqCst);
        match answer.status {
            200 => histories[person].note_done(command, answer.json),
            409 if is_in_doubt => histories[person].in_doubt.push(command),
            409 => {}
            _ => panic!("{command}: {}", answer.json),
        }
        answer.status == 200
    }

    /// Who they are in the store.
    async fn numbers(&self, store: &Store) -> Vec<PersonId> {
        let mut numbers = Vec::new();
        for person in &self.people {
            let token = token(person.cookie.as_deref().expect("a cookie"));
            let person = store.person_by_token(&token).await.expect("the store works");
            numbers.push(person.expect("the store knows them").id);
        }
        numbers
    }

    /// Every answer stands, at whichever server, and what was done after all is known to be.
    fn look_back(&mut self) {
        for (table, histories) in &mut self.tables {
            let path = format!("/api/tables/{table}/commands");
            for (caller, history) in self.people.iter_mut().zip(histories) {
                for (command, answer) in &history.done {
                    let again = caller.ask("POST", &path, command);
                    assert_eq!((again.status, &again.json), (200, answer), "{command}");
                }
                for command in std::mem::take(&mut history.in_doubt) {
                    let again = caller.ask("POST", &path, &command);
                    if again.status == 200 {
                        history.note_done(command, again.json);
                    }
                }
            }
        }
    }
}

/// Follows the newest table of somebody who plays, at one server after the other.
fn watch(links: &Links, table: &Mutex<Option<TableId>>, is_enough: &AtomicBool) -> usize {
    let mut seen: HashMap<TableId, u64> = HashMap::new();
    let (mut node, mut events) = (0, 0);
    while !is_enough.load(Ordering::SeqCst) {
        std::thread::sleep(PAUSE);
        let newest = *table.lock().unwrap_or_else(PoisonError::into_inner);
        let caller = Caller { links, cookie: None, node };
        node = (node + 1) % NODES;
        let stream = newest.map(|table| (table, caller.client().events(table.as_str())));
        let Some((table, Ok(stream))) = stream else { continue };
        for shown in stream {
            let version = shown["version"].as_u64().expect("a number");
            let before = seen.insert(table, version).unwrap_or_default();
            assert!(version >= before, "{table}: {before} was shown, and then {version}");
            events += 1;
        }
    }
    events
}

#[test]
fn whatever_happens_to_servers_what_was_acknowledged_is_done_once() {
    let mut stage = Stage::new();
    let links = stage.links();
    let mut parties = [
        Party::new(&links, 1, "linko", &["random", "heuristic"]),
        Party::new(&links, 1, "level10", &["heuristic"]),
        Party::new(&links, 2, "level8", &["simple"]),
    ];
    let is_enough = AtomicBool::new(false);
    let done = [const { AtomicUsize::new(0) }; 3];
    let watched: Mutex<Option<TableId>> = Mutex::default();
    let faults = FAULTS.max(FAULTS_IN_SOAK * soak_factor());
    let mut longest: HashMap<Fault, Duration> = HashMap::new();
    std::thread::scope(|scope| {
        let watcher = scope.spawn(|| watch(&links, &watched, &is_enough));
        for (party, done) in parties.iter_mut().zip(&done) {
            scope.spawn(|| party.play(&is_enough, done, &watched));
        }
        // Everybody has done something more.
        let go_on = || {
            let counts = || done.each_ref().map(|done| done.load(Ordering::SeqCst));
            let (before, start) = (counts(), Instant::now());
            while before.iter().zip(counts()).any(|(before, now)| *before == now) {
                if start.elapsed() > PATIENCE {
                    is_enough.store(true, Ordering::SeqCst);
                    panic!("somebody does not go on");
                }
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        go_on();
        for number in 0..faults as usize {
            let fault = ALL[number % ALL.len()];
            let gap = Mutex::new(Duration::ZERO);
            let stands_still = matches!(fault, Fault::Stopped | Fault::CutOff);
            links.stands_still.store(stands_still, Ordering::SeqCst);
            stage.suffer(fault, number / ALL.len() % NODES, &links, || {
                let start = Instant::now();
                go_on();
                *gap.lock().unwrap_or_else(PoisonError::into_inner) = start.elapsed();
            });
            let gap = gap.into_inner().unwrap_or_else(PoisonError::into_inner);
            let most = longest.entry(fault).or_default();
            *most = gap.max(*most);
            go_on();
        }
        is_enough.store(true, Ordering::SeqCst);
        let events = watcher.join().expect("it watches");
        assert!(events > 0, "the viewer saw nothing");
        println!("a viewer saw {events} events");
    });
    for party in &mut parties {
        party.look_back();
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let (mut commands, mut games) = (0, 0);
    runtime.block_on(async {
        let database: Database = stage.database.parse().expect("a database");
        let store = Store::connect(&database).await.expect("the store");
        for party in &parties {
            let people = party.numbers(&store).await;
            for (table, histories) in &party.tables {
                let rows = store.load(table).await.expect("a log").expect("a table");
                let histories: Vec<_> = people.iter().copied().zip(histories).collect();
                check(table, &rows, &histories);
                commands += histories.iter().map(|(_, history)| history.done.len()).sum::<usize>();
                games += 1;
            }
        }
        store.close().await;
    });
    println!("{faults} faults, {commands} commands in {games} games");
    for (fault, gap) in &longest {
        println!("{fault:?}: everybody had gone on after {} ms at most", gap.as_millis());
    }
    assert!(longest[&Fault::Killed] < TAKEOVER, "a server was killed: {longest:?}");
}
