//! A table: its players, those who follow it, and one game after the other.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Instant;

use anyhow::{Context, anyhow};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::line::{Events, Line, PATIENCE};
use super::pace::Pace;
use super::tally::Tally;

/// Where tables are, and what is played there.
pub(super) struct House {
    /// Those who play are at the first server, and streams at all of them in turn.
    pub(super) servers: Vec<SocketAddr>,
    pub(super) game: &'static str,
    pub(super) players: usize,
    /// How many streams follow a table, the players' own first.
    pub(super) viewers: usize,
}

/// People who play one game after the other.
pub(super) struct Party {
    house: House,
    line: Line,
    /// Who plays, the host first.
    people: Vec<String>,
    /// What the next choice follows from.
    luck: u64,
    table: String,
    news: Rc<News>,
    /// The streams; they end when these do.
    viewers: JoinSet<()>,
    tally: Rc<Tally>,
    pace: Rc<Pace>,
}

/// What the viewers of a table have seen.
#[derive(Default)]
struct News {
    seen: RefCell<Seen>,
    changed: Notify,
}

#[derive(Default)]
struct Seen {
    /// The version that each viewer has.
    versions: Vec<u64>,
    /// When one of them last got one.
    at: Option<Instant>,
    /// The version that is waited for, and how many viewers do not have it.
    awaited: (u64, usize),
    /// The newest of what players may do, and its version.
    turn: (u64, Turn),
    error: Option<anyhow::Error>,
}

/// What can be done at a table.
#[derive(Default)]
enum Turn {
    #[default]
    Unknown,
    /// A player may do one of these, written as JSON.
    Choice {
        player: usize,
        decision: u64,
        actions: Vec<Box<RawValue>>,
    },
    Over,
}

/// What a player must know of a table.
#[derive(Deserialize)]
struct Shown<'a> {
    decision: u64,
    state: &'a str,
    you: Option<u8>,
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
    #[serde(borrow)]
    proposals: Vec<Proposal<'a>>,
}

#[derive(Deserialize)]
struct Proposal<'a> {
    seat: u8,
    #[serde(borrow)]
    action: &'a RawValue,
}

#[derive(Deserialize)]
struct Made {
    table: String,
}

#[derive(Deserialize)]
struct Done {
    version: u64,
}

impl Party {
    /// Brings people together and begins their first game.
    pub(super) async fn gather(
        house: House,
        luck: u64,
        tally: Rc<Tally>,
        pace: Rc<Pace>,
    ) -> anyhow::Result<Party> {
        let mut line = Line::open(house.servers[0]).await?;
        let mut people = Vec::new();
        for _ in 0..house.players {
            people.push(line.guest().await?);
        }
        let (table, news, viewers) = (String::new(), Rc::default(), JoinSet::new());
        let mut party = Party { house, line, people, luck, table, news, viewers, tally, pace };
        party.begin().await?;
        Ok(party)
    }

    /// Begins a game at a new table, which is followed from then on.
    async fn begin(&mut self) -> anyhow::Result<()> {
        self.viewers = JoinSet::new();
        let House { game, players, viewers, .. } = self.house;
        let seats = vec!["open"; players];
        let table = json!({ "game": game, "seats": seats }).to_string();
        let made = self.line.post("/api/tables", Some(&self.people[0]), table).await?;
        self.table = serde_json::from_slice::<Made>(&made)?.table;
        for player in 1..players {
            self.command(player, r#"{"type":"sit"}"#.to_owned()).await?;
        }
        for player in 0..players {
            let nonce = format!("{:016x}", self.draw());
            self.command(player, json!({ "type": "ready", "nonce": nonce }).to_string()).await?;
        }
        let version = self.command(0, r#"{"type":"start"}"#.to_owned()).await?;
        let seen = Seen { versions: vec![0; viewers], ..Seen::default() };
        self.news = Rc::new(News { seen: RefCell::new(seen), changed: Notify::new() });
        for viewer in 0..viewers {
            let cookie = self.people.get(viewer).map(String::as_str);
            let server = self.house.servers[viewer % self.house.servers.len()];
            let events = Line::open(server).await?.follow(&self.table, cookie).await?;
            let is_player = viewer < players;
            let news = Rc::clone(&self.news);
            self.viewers.spawn_local(async move { news.follow(viewer, is_player, events).await });
        }
        self.news.wait_for(version).await.map(drop)
    }

    /// Does something for a player: the table's version with it.
    async fn command(&mut self, player: usize, command: String) -> anyhow::Result<u64> {
        let path = format!("/api/tables/{}/commands", self.table);
        let done = self.line.post(&path, Some(&self.people[player]), command).await?;
        Ok(serde_json::from_slice::<Done>(&done)?.version)
    }

    /// Plays until there are no more moves to make. After a mistake the party goes home.
    pub(super) async fn play(mut self) {
        loop {
            match self.advance().await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => return self.tally.add_error(&error),
            }
        }
    }

    /// Makes the next move, or begins the next game; whether there is more to do.
    async fn advance(&mut self) -> anyhow::Result<bool> {
        let (_, turn) = std::mem::take(&mut self.news.seen.borrow_mut().turn);
        let (player, decision, actions) = match turn {
            Turn::Choice { player, decision, actions } => (player, decision, actions),
            Turn::Unknown => return Err(anyhow!("nobody at {} may do anything", self.table)),
            Turn::Over => {
                self.tally.add_game();
                self.begin().await?;
                return Ok(true);
            }
        };
        let chosen = self.draw() as usize % actions.len();
        let (action, id) = (actions[chosen].get(), self.draw());
        let act =
            format!(r#"{{"id":"{id:016x}","type":"act","decision":{decision},"action":{action}}}"#);
        let Some(start) = self.pace.next().await else { return Ok(false) };
        let version = self.command(player, act).await?;
        let answered = Instant::now();
        let seen = self.news.wait_for(version).await?;
        self.tally.add_move(start, answered, seen.max(answered));
        Ok(true)
    }

    /// A number that looks random (SplitMix64).
    fn draw(&mut self) -> u64 {
        self.luck = self.luck.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.luck;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl News {
    /// Follows a table until the stream is given up.
    async fn follow(&self, viewer: usize, is_player: bool, mut events: Events) {
        loop {
            let noted = match events.next().await {
                Ok(event) => {
                    let turn = if is_player { turn(viewer, event.data) } else { Ok(Turn::Unknown) };
                    turn.map(|turn| self.note(viewer, event.version, turn))
                }
                Err(error) => Err(error),
            };
            if let Err(error) = noted {
                self.seen.borrow_mut().error = Some(error);
                self.changed.notify_one();
                return;
            }
        }
    }

    fn note(&self, viewer: usize, version: u64, turn: Turn) {
        let mut seen = self.seen.borrow_mut();
        let before = std::mem::replace(&mut seen.versions[viewer], version);
        seen.at = Some(Instant::now());
        if !matches!(turn, Turn::Unknown) && version >= seen.turn.0 {
            seen.turn = (version, turn);
        }
        let (awaited, missing) = &mut seen.awaited;
        if before < *awaited && *awaited <= version {
            *missing -= 1;
            if *missing == 0 {
                self.changed.notify_one();
            }
        }
    }

    /// Waits until all viewers have seen a version: when the last of them did.
    async fn wait_for(&self, version: u64) -> anyhow::Result<Instant> {
        {
            let mut seen = self.seen.borrow_mut();
            let missing = seen.versions.iter().filter(|other| **other < version).count();
            seen.awaited = (version, missing);
        }
        let wait = async {
            loop {
                {
                    let mut seen = self.seen.borrow_mut();
                    if let Some(error) = seen.error.take() {
                        return Err(error);
                    }
                    if let ((_, 0), Some(at)) = (seen.awaited, seen.at) {
                        return Ok(at);
                    }
                }
                self.changed.notified().await;
            }
        };
        timeout(PATIENCE, wait).await.context("not all viewers saw a move in time")?
    }
}

/// What a player may do. Where a team decides, one proposes and the others agree.
fn turn(player: usize, shown: &[u8]) -> anyhow::Result<Turn> {
    let Shown { decision, state, you, legal, proposals } = serde_json::from_slice(shown)?;
    if state != "running" {
        return Ok(Turn::Over);
    }
    let has_proposed = proposals.iter().any(|proposal| Some(proposal.seat) == you);
    if legal.is_empty() || has_proposed {
        return Ok(Turn::Unknown);
    }
    let proposed: Vec<&RawValue> = proposals.iter().take(1).map(|first| first.action).collect();
    let actions = if proposed.is_empty() { legal } else { proposed };
    let actions = actions.into_iter().map(ToOwned::to_owned).collect();
    Ok(Turn::Choice { player, decision, actions })
}

/// A table where nothing happens.
pub(super) async fn quiet(server: SocketAddr, game: &str) -> anyhow::Result<String> {
    let mut line = Line::open(server).await?;
    let host = line.guest().await?;
    let table = json!({ "game": game, "seats": ["open", "open", "open"] }).to_string();
    let made = line.post("/api/tables", Some(&host), table).await?;
    Ok(serde_json::from_slice::<Made>(&made)?.table)
}
