//! A server on a port of its own.

use std::cell::Cell;
use std::net::SocketAddr;
use std::path::Path;
use std::thread::JoinHandle;
use std::time::Duration;

use sobremesa_bots::Budget;
use sobremesa_bots::analysis::Effort;
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_server::{Config, Game, Rates, Server, Waits};
use sobremesa_store::Database;
use sobremesa_table::Seed;
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;

/// The names of the games that are played.
pub(crate) const GAMES: [&str; 3] = ["level10", "linko", "level8"];

/// A server that ends with the test.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// Where figures are, if that is elsewhere.
    pub(crate) metrics: Option<SocketAddr>,
    /// What its randomness follows from.
    seed: String,
    shutdown: CancellationToken,
    thread: Option<JoinHandle<()>>,
    _folder: Option<TempDir>,
}

/// A server without limits that a test would meet, and with hints that are the same on every machine.
/// Nobody is missed while they are slow.
pub(crate) fn easy() -> Config {
    let rates = Rates { per_address: 100_000, per_person: 100_000 };
    let [line, request, rest, greeting, clock] = [Duration::from_secs(3600); 5];
    let waits = Waits { line, request, rest, greeting, clock };
    Config {
        rates,
        hint_budget: Budget::Work(40),
        analysis_effort: Effort(2),
        waits,
        ..Config::default()
    }
}

impl TestServer {
    /// An easy server with a store of its own.
    pub(crate) fn start() -> TestServer {
        TestServer::start_with(easy())
    }

    /// A server with a store of its own, set up like this.
    pub(crate) fn start_with(config: Config) -> TestServer {
        let folder = TempDir::new().expect("a temporary folder");
        let mut server = TestServer::open(&folder.path().join("tables.db"), config);
        server._folder = Some(folder);
        server
    }

    /// An easy server whose store is a copy of this file.
    pub(crate) fn start_on_copy(file: &Path) -> TestServer {
        let folder = TempDir::new().expect("a temporary folder");
        let copy = folder.path().join("tables.db");
        std::fs::copy(file, &copy).expect("the file");
        let mut server = TestServer::open(&copy, easy());
        server._folder = Some(folder);
        server
    }

    /// A server on this store, set up like this.
    pub(crate) fn open(database: &Path, config: Config) -> TestServer {
        TestServer::open_at(database.into(), config)
    }

    /// A server on a store of either kind, set up like this.
    pub(crate) fn open_at(database: Database, config: Config) -> TestServer {
        let games = [Game::of::<Level10>(), Game::of::<Linko>(), Game::of::<Level8>()];
        let seed = next_seed();
        let config = Config { seed: Some(Seed::from_text(&seed)), ..config };
        let (sender, started) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
            runtime.expect("a runtime").block_on(async {
                let any_port = ([127, 0, 0, 1], 0).into();
                let server = Server::start(any_port, database, &games, config).await;
                let server = server.expect("it starts");
                let addresses = (server.address(), server.metrics_address());
                sender.send((addresses, server.shutdown())).expect("the test waits");
                server.run().await;
            });
        });
        let ((address, metrics), shutdown) = started.recv().expect("the server starts");
        TestServer { address, metrics, seed, shutdown, thread: Some(thread), _folder: None }
    }
}

/// The seed of a test's next server: another one for each, and the same ones each time.
fn next_seed() -> String {
    thread_local! {
        static SERVERS: Cell<u32> = const { Cell::new(0) };
    }
    let number = SERVERS.replace(SERVERS.get() + 1);
    // The thread of a test is called by the test's name.
    format!("{} {number}", std::thread::current().name().unwrap_or("a test"))
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.shutdown.cancel();
        let ended = self.thread.take().map(JoinHandle::join);
        if std::thread::panicking() {
            eprintln!("the seed of the server was {:?}", self.seed);
        } else {
            assert!(ended.is_none_or(|ended| ended.is_ok()), "the server ends well");
        }
    }
}
