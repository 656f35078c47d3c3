//! `sobremesa serve`: people, bots and programs play over HTTP.

mod lan;
mod logs;
mod signals;

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, anyhow, bail, ensure};
use sobremesa_bots::Outsider;
use sobremesa_bots::program::{CommandLine, Limits, Notice, Program, ProgramName};
use sobremesa_server::{Config, Server, ServerError};
use sobremesa_store::{Database, StoreError};
use sobremesa_words::{Words, arg};

use crate::Game;
use crate::nets::NetFile;
use crate::programs::{self, Brought, Mind};
use crate::settings::Settings;
use signals::Signals;

/// Open tables for people in the browser and programs.
///
/// Flags win over the environment, which wins over the file, which wins over the defaults.
/// SIGINT (Ctrl-C) or SIGTERM ends the server within five seconds; nothing is lost.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A file of settings in TOML, named as the flags are
    #[arg(long, env = "SOBREMESA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// Let a program play at free seats, as a bot of this name; also several times. Only the command line takes
    /// commands: docs/bot-protocol.md says what a program must do. NAME=net:FILE lets a net play
    #[arg(long, value_name = "NAME=COMMAND")]
    bot: Vec<Brought>,
}

pub(crate) fn run(games: &[Game], arguments: Arguments) -> anyhow::Result<ExitCode> {
    let settings = arguments.settings.with_file(arguments.config.as_deref())?;
    logs::start(settings.log.unwrap_or_default(), settings.log_format.unwrap_or_default());
    let outsiders = start_outsiders(games, &arguments.bot)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.context("cannot start threads")?;
    let served = runtime.block_on(serve(games, &settings, outsiders));
    // A bot that still thinks does not hold up the end.
    runtime.shutdown_background();
    served.map(|()| ExitCode::SUCCESS)
}

/// Starts the programs and reads the nets that play as bots. One that cannot play is the operator's mistake.
fn start_outsiders(games: &[Game], brought: &[Brought]) -> anyhow::Result<Vec<Outsider>> {
    let ours: Vec<&str> = games.iter().flat_map(|game| (game.bot_names)()).collect();
    programs::check_names(brought, &ours)?;
    let start = |Brought { name, mind }: &Brought| {
        let started = match mind {
            Mind::Command(command) => start_program(games, name, command),
            Mind::Net(file) => read_net(games, name, file),
        };
        started.with_context(|| format!("bot {}", name.as_str()))
    };
    brought.iter().map(start).collect()
}

fn start_program(
    games: &[Game],
    name: &ProgramName,
    command: &CommandLine,
) -> anyhow::Result<Outsider> {
    let program = Program::start(name, command, Limits::default(), log_program)?;
    let hello = program.hello();
    let played = hello.games.join(", ");
    ensure!(
        games.iter().any(|game| program.plays(game.name)),
        "it says that it plays {played}, and nothing that is here"
    );
    let (bot, name, version) = (name.as_str(), &hello.name, &hello.version);
    tracing::info!(bot, name, version, games = played, "a program");
    Ok(Outsider::Program(Arc::new(program)))
}

/// A net plays the games whose numbers it takes.
fn read_net(games: &[Game], name: &ProgramName, file: &NetFile) -> anyhow::Result<Outsider> {
    let net = file.load(name.clone(), log_net)?;
    let (mut played, mut misfits) = (Vec::new(), Vec::new());
    for game in games {
        match (game.takes_net)(&net) {
            Ok(()) => played.push(game.name),
            Err(misfit) => misfits.push(misfit.to_string()),
        }
    }
    ensure!(!played.is_empty(), "it plays nothing that is here: {}", misfits.join("; "));
    tracing::info!(bot = name.as_str(), games = played.join(", "), "a net");
    Ok(Outsider::Net(Arc::new(net.for_games(played))))
}

/// Logs what is wrong with a net.
fn log_net(bot: &str, reason: &str) {
    tracing::warn!(bot, reason, "a net fails");
}

/// Logs what a program does wrong.
fn log_program(bot: &str, notice: Notice<'_>) {
    match notice {
        Notice::Fault(fault) => tracing::warn!(bot, %fault, "a bot stands in for a program"),
        Notice::GivenUp => tracing::error!(bot, "a program is not started again"),
        Notice::Error(line) => tracing::debug!(bot, line, "a program complains"),
    }
}

async fn serve(
    games: &[Game],
    settings: &Settings,
    outsiders: Vec<Outsider>,
) -> anyhow::Result<()> {
    let mut signals = Signals::listen().context("cannot listen for signals")?;
    let is_lan = settings.lan.unwrap_or_default();
    let mut address = settings.listen.unwrap_or_default().0;
    if is_lan {
        address.set_ip(everywhere(address.ip()));
    }
    ensure!(
        settings.seed.is_none() || !is_lan && settings.public_url.is_none(),
        "with --seed all that is secret can be guessed: it is for tests, not for --lan and --public-url"
    );
    let database = settings.database();
    ensure!(
        settings.nats.is_none() || matches!(database, Database::Postgres(_)),
        "--nats is for several servers with one database, which must be PostgreSQL's: --database postgres://…"
    );
    let public_url = settings.public_url.as_ref().map(|url| url.0.as_str());
    let lan = lan::address().filter(|_| is_lan && public_url.is_none());
    let lan_url = |port: u16| lan.map(|ip| format!("http://{}", SocketAddr::new(ip, port)));
    let config = Config { lan_url: lan_url(address.port()), outsiders, ..settings.config() };
    if config.is_behind_unknown_proxy() {
        tracing::warn!("no --trusted-proxies: all who come through a proxy count as one client");
    }
    let games: Vec<_> = games.iter().map(|game| game.hosted).collect();
    let server = Server::start(address, database.clone(), &games, config).await.map_err(explain)?;
    let address = server.address();
    // Somebody who does not read the link gets a server all the same.
    let phones = is_lan.then(|| public_url.map(str::to_owned).or(lan_url(address.port())));
    let _ = announce(address, public_url, phones);
    if let Some(metrics) = server.metrics_address() {
        tracing::info!(address = %metrics, "figures");
    }
    tracing::info!(%address, %database, "listening");
    let shutdown = server.shutdown();
    let stop = async {
        let signal = signals.next().await;
        tracing::info!(signal, "ending");
        shutdown.cancel();
        signals.next().await
    };
    tokio::select! {
        () = server.run() => {}
        signal = stop => bail!("ended at once by a second {signal}"),
    }
    tracing::info!("ended");
    Ok(())
}

/// All interfaces.
fn everywhere(like: IpAddr) -> IpAddr {
    match like {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    }
}

fn explain(error: ServerError) -> anyhow::Error {
    match error {
        ServerError::Listen { address, cause } if cause.kind() == ErrorKind::AddrInUse => {
            anyhow!("{address} is in use: end what listens there, or choose another with --listen")
        }
        ServerError::Store(StoreError::InUse(path)) => {
            let path = path.display();
            anyhow!(
                "another server works with {path}: end it, or choose another with --data or --database"
            )
        }
        error => error.into(),
    }
}

/// Prints the links: the one to open here, and on a network the one for phones, if there is one.
fn announce(
    address: SocketAddr,
    public_url: Option<&str>,
    phones: Option<Option<String>>,
) -> io::Result<()> {
    let words = Words::english();
    let mut out = io::stdout().lock();
    let here = match address.ip() {
        ip if !ip.is_unspecified() => address,
        IpAddr::V4(_) => (Ipv4Addr::LOCALHOST, address.port()).into(),
        IpAddr::V6(_) => (Ipv6Addr::LOCALHOST, address.port()).into(),
    };
    let link = public_url.map_or_else(|| format!("http://{here}"), str::to_owned);
    writeln!(out, "{}", words.message("serve-open", [arg("link", link)]))?;
    let Some(phones) = phones else { return Ok(()) };
    let Some(link) = phones else {
        return writeln!(out, "{}", words.text("serve-no-network"));
    };
    writeln!(out, "{}", words.message("serve-lan", [arg("link", link.clone())]))?;
    if out.is_terminal() {
        writeln!(out, "{}", lan::code(&link))?;
    }
    Ok(())
}
