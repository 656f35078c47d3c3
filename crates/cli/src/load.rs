//! `sobremesa load`: plays games over HTTP, as fast as a server can or at a given rate, and prints what it took.
//!
//! It shares a machine with what it measures, so it has one thread and reads no more of a view than it needs.
//!
//! - `line`: requests and streams. `table`: a table with its players and viewers. `pace`: when moves are made.
//! - `process`: memory and CPU of the servers. `disk`: what an fsync takes meanwhile.
//! - `tally`: what is counted. `report`: what is printed.

mod disk;
mod line;
mod pace;
mod process;
mod report;
mod table;
mod tally;

use std::io::Write;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, anyhow, bail, ensure};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, timeout};
use url::{Host, Url};

use crate::Game;
use crate::game::find;
use disk::Disk;
use line::{Line, PATIENCE};
use pace::Pace;
use process::{Process, Usage};
use report::{Memory, Report};
use table::{House, Party};
use tally::Tally;

/// This many tables are set up at the same time, and this many streams opened.
const AT_ONCE: usize = 64;

/// A quiet table has at most this many quiet streams.
const QUIET_STREAMS: usize = 100;

/// Play games over HTTP against servers, and print how many moves a second they take, how long it is from a move to
/// its last viewer, and what that costs.
///
/// All seats are taken by guests who make random legal moves. Servers count what one address does: those that are
/// measured are started with `--unlimited-from 127.0.0.1`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The servers, as a list with commas; tables are spread over them
    #[arg(
        long,
        value_name = "URL",
        value_delimiter = ',',
        default_value = "http://127.0.0.1:8080"
    )]
    servers: Vec<Url>,
    /// The servers are one house: streams of a table are spread over them, too
    #[arg(long)]
    one_house: bool,
    /// Load servers that are not on this machine: ask those who run them first
    #[arg(long)]
    anywhere: bool,
    /// How many tables play at the same time
    #[arg(long, value_name = "N", default_value = "500")]
    tables: NonZeroU32,
    /// How many play at a table; games for other numbers are left out
    #[arg(long, value_name = "N", default_value = "2")]
    players: u8,
    /// Which games are played, as a list with commas [default: all]
    #[arg(long, value_name = "GAME", value_delimiter = ',')]
    games: Vec<String>,
    /// How many streams follow a table: those of the players, and of others who look on
    #[arg(long, value_name = "N", default_value = "4")]
    viewers: usize,
    /// How many streams follow tables where nothing happens
    #[arg(long, value_name = "N", default_value = "0")]
    idle: usize,
    /// Moves a second at all tables together [default: each table as fast as it can]
    #[arg(long, value_name = "N")]
    rate: Option<NonZeroU32>,
    /// How long moves are counted
    #[arg(long, value_name = "N", default_value = "20")]
    seconds: NonZeroU32,
    /// How long moves are made before they are counted
    #[arg(long, value_name = "SECONDS", default_value = "2")]
    warm_up: u32,
    /// After the last move everybody leaves; look at the memory again after this time
    #[arg(long, value_name = "SECONDS")]
    settle: Option<u32>,
    /// Where the time of an fsync is taken [default: where a server on this machine has its database]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    games: &[Game],
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let plan = Plan::new(games, arguments)?;
    raise_descriptors();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot start")?;
    let report = LocalSet::new().block_on(&runtime, measure(&plan, arguments))?;
    if arguments.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is played where.
struct Plan {
    servers: Vec<SocketAddr>,
    games: Vec<&'static str>,
}

impl Plan {
    fn new(games: &[Game], arguments: &Arguments) -> anyhow::Result<Plan> {
        let servers = arguments.servers.iter().map(|url| address(url, arguments.anywhere));
        let servers: Vec<SocketAddr> = servers.collect::<anyhow::Result<_>>()?;
        let chosen = match &arguments.games[..] {
            [] => games.to_vec(),
            names => names.iter().map(|name| find(games, name)).collect::<Result<_, _>>()?,
        };
        let players = arguments.players;
        let fits = |game: &&Game| (game.players)().contains(&players);
        let games: Vec<&str> = chosen.iter().filter(fits).map(|game| game.name).collect();
        ensure!(!games.is_empty(), "none of these games is for {players} players");
        ensure!(
            arguments.viewers >= usize::from(players),
            "--viewers {}: each of the {players} players of a table follows it",
            arguments.viewers
        );
        Ok(Plan { servers, games })
    }
}

/// Where a server listens, if it may be loaded.
fn address(url: &Url, anywhere: bool) -> anyhow::Result<SocketAddr> {
    ensure!(url.scheme() == "http", "{url}: only http:// can be loaded");
    let port = url.port_or_known_default().unwrap_or(80);
    let found: Vec<SocketAddr> = match url.host() {
        Some(Host::Ipv4(ip)) => vec![(ip, port).into()],
        Some(Host::Ipv6(ip)) => vec![(ip, port).into()],
        Some(Host::Domain(name)) => (name, port)
            .to_socket_addrs()
            .with_context(|| format!("{name} cannot be found"))?
            .collect(),
        None => Vec::new(),
    };
    let Some(address) = found.first().copied() else { bail!("{url} has no address") };
    ensure!(
        anywhere || IpAddr::is_loopback(&address.ip()),
        "{url} is not on this machine: --anywhere loads it all the same"
    );
    Ok(address)
}

/// A stream is a descriptor: lets the process have as many as the system allows.
fn raise_descriptors() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // If there are too few, connections fail, and that is counted.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

async fn measure(plan: &Plan, arguments: &Arguments) -> anyhow::Result<Report> {
    let processes: Vec<Process> = plan.servers.iter().map(|at| Process::of(*at)).collect();
    let disk = Disk::watch(arguments.folder.clone().or_else(|| processes[0].folder()))?;
    let usage = async || Usage::of_all(&processes).await;
    let start = usage().await;
    let (tally, pace) = (Rc::new(Tally::default()), Rc::new(Pace::new(arguments.rate)));

    let parties = set_up(plan, arguments, &tally, &pace).await?;
    let with_tables = usage().await;
    let quiet = open_quiet(plan, arguments.idle).await?;
    let with_streams = usage().await;

    let mut playing = JoinSet::new();
    for party in parties {
        playing.spawn_local(party.play());
    }
    pace.begin();
    sleep(Duration::from_secs(arguments.warm_up.into())).await;
    let (before, own) = (usage().await, process::own_cpu());
    tally.begin();
    disk.begin();
    sleep(Duration::from_secs(arguments.seconds.get().into())).await;
    tally.end();
    let (after, own) = (usage().await, process::own_cpu() - own);
    let fsync = disk.end();
    pace.end();
    see_off(playing, PATIENCE, &tally).await;
    drop(quiet);
    let settled = match arguments.settle {
        Some(seconds) => {
            sleep(Duration::from_secs(seconds.into())).await;
            Some(usage().await)
        }
        None => None,
    };
    let memory = Memory {
        start: start.memory,
        tables: with_tables.memory,
        streams: with_streams.memory,
        end: after.memory,
        settled: settled.and_then(|usage| usage.memory),
    };
    let cpu = after.cpu.zip(before.cpu).map(|(after, before)| after - before);
    Ok(Report::new(arguments, &tally, memory, (cpu, own), &fsync))
}

/// Waits for moves that are on their way at the end. A table that is not done by then waits for something that takes
/// too long: that is an error.
async fn see_off(mut playing: JoinSet<()>, patience: Duration, tally: &Tally) {
    let last_moves = async { while playing.join_next().await.is_some() {} };
    let _ = timeout(patience, last_moves).await;
    for _ in 0..playing.len() {
        tally.add_error(&anyhow!("a table was not done {} s after the end", patience.as_secs()));
    }
}

/// Tables whose games have begun, each with its viewers.
async fn set_up(
    plan: &Plan,
    arguments: &Arguments,
    tally: &Rc<Tally>,
    pace: &Rc<Pace>,
) -> anyhow::Result<Vec<Party>> {
    let mut setting_up = JoinSet::new();
    let mut parties = Vec::new();
    for index in 0..arguments.tables.get() as usize {
        let mut servers = plan.servers.clone();
        servers.rotate_left(index % plan.servers.len());
        servers.truncate(if arguments.one_house { servers.len() } else { 1 });
        let house = House {
            servers,
            game: plan.games[index / plan.servers.len() % plan.games.len()],
            players: arguments.players.into(),
            viewers: arguments.viewers,
        };
        let (tally, pace) = (Rc::clone(tally), Rc::clone(pace));
        setting_up.spawn_local(Party::gather(house, index as u64, tally, pace));
        if setting_up.len() >= AT_ONCE {
            parties.extend(setting_up.join_next().await.transpose()?.transpose()?);
        }
    }
    while let Some(party) = setting_up.join_next().await {
        parties.push(party??);
    }
    Ok(parties)
}

/// Streams of tables where nothing happens; they are open until they are dropped.
async fn open_quiet(plan: &Plan, count: usize) -> anyhow::Result<JoinSet<()>> {
    let mut quiet = JoinSet::new();
    for first in (0..count).step_by(QUIET_STREAMS) {
        let server = plan.servers[first / QUIET_STREAMS % plan.servers.len()];
        let table = table::quiet(server, plan.games[0]).await?;
        for _ in first..count.min(first + QUIET_STREAMS) {
            let mut events = Line::open(server).await?.follow(&table, None).await?;
            events.next().await?;
            quiet.spawn_local(async move { while events.next().await.is_ok() {} });
        }
    }
    Ok(quiet)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn tables_that_are_not_done_are_errors() {
        for (unfinished, patience) in [(0, PATIENCE), (3, Duration::ZERO)] {
            let (mut playing, tally) = (JoinSet::new(), Tally::default());
            playing.spawn(async {});
            tokio::task::yield_now().await;
            for _ in 0..unfinished {
                playing.spawn(std::future::pending());
            }
            see_off(playing, patience, &tally).await;
            assert_eq!(tally.errors(), unfinished);
        }
    }
}
