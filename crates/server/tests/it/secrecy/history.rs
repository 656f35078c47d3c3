//! A game that people play over HTTP to its end, and what everyone receives of it.

use serde_json::{Value, json};
use sobremesa_store::{Row, Summary, TableId};
use sobremesa_table::{Seed, Stream, StreamName};

use super::stage::{Heard, Sent, Stage};

/// After this many rows the players give up.
const LONGEST: u64 = 500;

/// A game that was played.
pub(crate) struct History {
    pub(crate) players: usize,
    pub(crate) rows: Vec<Row>,
    /// What the store kept beside the log at each version.
    pub(crate) summaries: Vec<Summary>,
    /// The commands that made the rows from the second on.
    pub(crate) sent: Vec<Sent>,
    /// What was tried in vain at each version, from the first on.
    pub(crate) tries: Vec<Vec<Sent>>,
    /// What each viewer received at each version, from the first on.
    pub(crate) heard: Vec<Vec<Heard>>,
    /// What the stream of the page has sent to each viewer.
    pub(crate) page_events: Vec<Vec<String>>,
    /// The options with the number of players.
    pub(crate) options: Value,
    pub(crate) record: Value,
}

/// Which table is set up, and how many play.
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    pub(crate) players: usize,
    /// What people do besides playing.
    pub(crate) asides: Vec<Value>,
}

struct Playing {
    stage: Stage,
    stream: Stream,
    history: History,
    /// Actions that someone could do once, to be tried by others.
    pool: Vec<Value>,
    commands: u32,
}

/// Plays a game; it is the same one every time.
pub(crate) fn play(plan: &Plan) -> History {
    let players = plan.players;
    let mut stage = Stage::open(players, TableId::from_bytes([7; 10]));
    let (first, summary) = first_row(&stage, plan);
    stage.append(&first, summary);
    (0..stage.viewers.len()).for_each(|viewer| stage.follow(viewer));
    let stream = Seed::from_text(plan.game).stream(StreamName { purpose: "people", round: 0 });
    let history = History {
        players,
        rows: Vec::new(),
        summaries: Vec::new(),
        sent: Vec::new(),
        tries: Vec::new(),
        heard: Vec::new(),
        page_events: Vec::new(),
        options: Value::Null,
        record: Value::Null,
    };
    let mut playing = Playing { stage, stream, history, pool: Vec::new(), commands: 0 };
    playing.listen();
    for who in 1..players {
        playing.done(who, json!({ "type": "sit", "seat": who }));
    }
    for who in 0..players {
        playing.done(who, json!({ "type": "ready", "nonce": nonce(who) }));
    }
    playing.done(0, json!({ "type": "start" }));
    playing.play_on(&plan.asides);
    playing.end()
}

/// A person's share of the shuffle, which nobody may read before the end.
pub(crate) fn nonce(who: usize) -> String {
    format!("share of person {who}")
}

/// The first row of a table that the host sets up, with a secret that is always the same.
fn first_row(stage: &Stage, plan: &Plan) -> (Row, Summary) {
    let seats = vec!["open"; plan.players];
    let table = json!({ "game": plan.game, "options": plan.options, "seats": seats });
    let created = stage.viewers[0].send("POST", "/api/tables", &table).good();
    let table = created["table"].as_str().expect("an id").parse().expect("an id");
    let mut first = stage.rows(&table).swap_remove(0);
    let mut body: Value = serde_json::from_str(&first.body).expect("JSON");
    body["secret"] = json!("5e".repeat(32));
    body["salt"] = json!("5a".repeat(32));
    body["settings"]["public"] = json!(true);
    first.body = body.to_string();
    (first, Summary { is_public: true, ..stage.summary(&table) })
}

impl Playing {
    fn version(&self) -> u64 {
        self.history.heard.len() as u64
    }

    /// Everyone receives the next version; then some try what they may not do.
    fn listen(&mut self) {
        let version = self.version() + 1;
        let viewers = 0..self.stage.viewers.len();
        let heard = viewers.map(|viewer| self.stage.hear(viewer, version, &[])).collect();
        self.history.heard.push(heard);
        self.history.summaries.push(self.stage.summary(&self.stage.table));
        self.history.tries.push(Vec::new());
    }

    /// Sends a command; whether it was done. What was tried in vain is kept with its answer.
    fn attempt(&mut self, who: usize, mut command: Value) -> bool {
        self.commands += 1;
        command["id"] = json!(format!("command {}", self.commands));
        let sent = Sent { who, command };
        let answer = self.stage.send(&sent);
        let heard = &mut self.history.heard.last_mut().expect("a version")[who];
        heard.0.push(format!("{answer:?}"));
        if answer.status == 200 {
            self.history.sent.push(sent);
            self.listen();
            return true;
        }
        assert!((400..500).contains(&answer.status), "{sent:?}: {answer:?}");
        self.history.tries.last_mut().expect("a version").push(sent);
        false
    }

    fn done(&mut self, who: usize, command: Value) {
        let done = self.attempt(who, command);
        assert!(done, "{:?}", self.history.heard.last().and_then(|heard| heard[who].0.last()));
    }

    fn play_on(&mut self, asides: &[Value]) {
        loop {
            let shown: Vec<Value> =
                (0..self.stage.viewers.len()).map(|viewer| self.stage.show(viewer)).collect();
            if shown[0]["state"] != "running" {
                return;
            }
            self.history.options = shown[0]["options"].clone();
            let owed = shown[0]["owed"].clone();
            for (who, shown) in shown.iter().enumerate() {
                let owes =
                    owed == "team" && who < self.history.players || owed == json!({ "seat": who });
                let decides = owes && !is_away(shown);
                let legal = shown["legal"].as_array().expect("a list");
                assert_eq!(
                    !legal.is_empty(),
                    decides,
                    "only who owes a decision learns what is legal"
                );
            }
            if self.version() >= LONGEST {
                let players = self.history.players;
                (0..players).for_each(|who| self.done(who, json!({ "type": "vote", "end": true })));
                return;
            }
            self.one_step(&shown, asides);
        }
    }

    /// Someone says or tries something, or the game goes on.
    fn one_step(&mut self, shown: &[Value], asides: &[Value]) {
        let anyone = self.stream.index(shown.len());
        let decision = &shown[0]["decision"];
        if self.stream.below(4) == 0 {
            let aside = self.stream.pick(asides).expect("something to say").clone();
            self.attempt(anyone, aside);
            return;
        }
        if let Some(action) =
            self.stream.pick(&self.pool).cloned().filter(|_| self.stream.below(2) == 0)
        {
            let is_legal =
                shown[anyone]["legal"].as_array().is_some_and(|legal| legal.contains(&action));
            if !is_legal {
                let act = json!({ "type": "act", "decision": decision, "action": action });
                self.attempt(anyone, act);
            }
            return;
        }
        let all = 0..self.history.players;
        let away = all.clone().find(|who| is_away(&shown[*who]));
        let owing: Vec<usize> = all.filter(|who| shown[*who]["legal"] != json!([])).collect();
        // Before a bot plays on for somebody, they come back.
        if let Some(who) = away.filter(|_| owing.is_empty() || self.stream.below(2) == 0) {
            self.done(who, json!({ "type": "return" }));
            return;
        }
        let who = *self.stream.pick(&owing).expect("someone owes a decision");
        if shown[who]["can_undo"] == true && self.stream.below(3) == 0 {
            self.done(who, json!({ "type": "undo", "decision": decision }));
            return;
        }
        let legal = shown[who]["legal"].as_array().expect("a list");
        let action = choose(legal, &mut self.stream).clone();
        self.pool.push(self.stream.pick(legal).expect("legal actions").clone());
        let act = json!({ "type": "act", "decision": decision, "action": action });
        // The same proposal again is refused.
        if shown[who]["owed"] == "team" {
            self.attempt(who, act);
        } else {
            self.done(who, act);
        }
    }

    fn end(mut self) -> History {
        self.history.rows = self.stage.rows(&self.stage.table);
        assert_eq!(self.history.rows.len(), self.history.heard.len());
        let viewers = 0..self.stage.viewers.len();
        self.history.page_events = viewers.map(|viewer| self.stage.page_events(viewer)).collect();
        self.history.record =
            self.stage.viewers[0].get(&format!("/api/tables/{}/record", self.stage.table)).good();
        self.history
    }
}

/// Whether a viewer sits at the table and is away.
fn is_away(shown: &Value) -> bool {
    shown["you"].as_u64().is_some_and(|seat| shown["seats"][seat as usize]["away"] == true)
}

/// A random action among those that bring the game on.
fn choose<'a>(legal: &'a [Value], stream: &mut Stream) -> &'a Value {
    let badness =
        |action: &Value| match (action["type"].as_str(), &action["card"], &action["cards"]) {
            (Some("lay"), _, _) => 0,
            (Some("add"), _, _) => 1,
            (Some("reset"), _, _) => 4,
            (Some("play"), Value::String(card), _) => card[1..].parse().unwrap_or(4),
            (Some("play"), _, Value::Array(cards)) => 10 - cards.len(),
            _ => 5,
        };
    let least = legal.iter().map(badness).min().expect("legal actions");
    let best: Vec<&Value> = legal.iter().filter(|action| badness(action) == least).collect();
    stream.pick(&best).expect("the best ones")
}
