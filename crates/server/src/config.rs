//! How a server is set up.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use sobremesa_bots::analysis::Effort;
use sobremesa_bots::{Budget, Outsider};
use sobremesa_table::Seed;

use crate::house::NatsUrl;
use crate::network::Network;
use crate::push::Pushing;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address that people use, such as `https://cards.example.org`; by default whatever a
    /// request's `Host` says.
    pub public_url: Option<String>,
    /// The address that other devices of the house use, such as `http://192.0.2.7:8080`; port 0 is
    /// the port that the server listens at.
    pub lan_url: Option<String>,
    /// The folder that holds nothing but what the server keeps, if there is one: nobody else may look into it.
    pub data: Option<PathBuf>,
    /// Proxies whose word about a client's address is believed.
    pub trusted_proxies: Vec<Network>,
    /// Where the figures are read, if they have a port of their own.
    pub metrics: Option<SocketAddr>,
    /// Who may read `/metrics` at the port for everybody, besides this machine.
    pub metrics_from: Vec<Network>,
    /// Whose requests, streams and connections are not limited by address and person, such as those of a program
    /// that measures the server. All connections together are limited all the same.
    pub unlimited_from: Vec<Network>,
    /// Where the servers of a house tell each other what is new: then several of them share one database of
    /// PostgreSQL.
    pub nats: Option<NatsUrl>,
    /// How many bots search at the same time; as many hints are worked out beside them.
    pub workers: usize,
    /// How much a hint is thought about.
    pub hint_budget: Budget,
    /// How much work goes into the analysis of a game.
    pub analysis_effort: Effort,
    /// Programs and nets that play as bots, by their names.
    pub outsiders: Vec<Outsider>,
    /// How many requests a client may make in a row, and how many a second in the long run.
    pub rates: Rates,
    /// How many streams a client may have open.
    pub streams: Streams,
    /// How many connections there may be.
    pub connections: Connections,
    /// A client that takes longer to ask, or to ask again, is not waited for.
    pub header_wait: Duration,
    /// The body of a request that takes longer than this to arrive is not waited for.
    pub body_wait: Duration,
    /// A client that has not read an answer after this time is not waited for.
    pub write_wait: Duration,
    /// A stream says something at least this often, so that a viewer can tell that it is cut off.
    pub ping: Duration,
    /// A table that nobody asks for leaves memory after this time.
    pub idle: Duration,
    /// How long things are waited for: a player who is gone, a clock that has jumped.
    pub waits: Waits,
    /// How people who are not there are told that a game waits for them.
    pub pushing: Pushing,
    /// What every secret, id and token follows from, for tests that are the same each time; `None` for
    /// the system's randomness. With a seed everything can be guessed, and a database that is opened
    /// again with the same seed gets the same ids and tokens again.
    pub seed: Option<Seed>,
    /// Milliseconds that are added to the system's clock, for tests that set it.
    pub shift: Arc<AtomicI64>,
}

/// How many requests are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates {
    /// From one address: a second in the long run.
    pub per_address: u32,
    /// From one person: a second in the long run.
    pub per_person: u32,
}

/// How many connections are too many. A trusted proxy has as many as there are in all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// From one address; of IPv6 from one /64.
    pub per_address: usize,
    /// From one network: an IPv4 /24, or an IPv6 /48.
    pub per_network: usize,
    /// From everywhere. There are fewer if the system does not let the process have this many.
    pub total: usize,
}

/// How many open streams are too many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Streams {
    /// From one address.
    pub per_address: usize,
    /// From one person.
    pub per_person: usize,
}

/// How long a player is waited for, and greeted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waits {
    /// After the page's stream is closed.
    pub line: Duration,
    /// After the last request of somebody whose page has no stream.
    pub request: Duration,
    /// After a page that nobody has looked at for long gave its stream back.
    pub rest: Duration,
    /// How long the others are told that somebody is back.
    pub greeting: Duration,
    /// How long a clock that has jumped is not believed.
    pub clock: Duration,
}

impl Default for Waits {
    fn default() -> Waits {
        // A page that has lost its stream tries again after three seconds at most; a line that is cut
        // without a word is noticed after five, so that the others hear of it within ten.
        let [line, request, greeting, clock] = [4, 120, 8, 3600].map(Duration::from_secs);
        let rest = Duration::from_secs(12 * 3600);
        Waits { line, request, rest, greeting, clock }
    }
}

impl Default for Streams {
    fn default() -> Streams {
        Streams { per_address: 64, per_person: 24 }
    }
}

impl Default for Connections {
    fn default() -> Connections {
        Connections { per_address: 256, per_network: 1024, total: 10_000 }
    }
}

impl Default for Rates {
    fn default() -> Rates {
        Rates { per_address: 50, per_person: 20 }
    }
}

impl Default for Config {
    fn default() -> Config {
        let workers = std::thread::available_parallelism().map_or(1, Into::into);
        Config {
            public_url: None,
            lan_url: None,
            data: None,
            trusted_proxies: Vec::new(),
            metrics: None,
            metrics_from: Vec::new(),
            unlimited_from: Vec::new(),
            nats: None,
            workers,
            // A person waits for it, and also for a place and for the page: less than a second in all.
            hint_budget: Budget::Time(Duration::from_millis(400)),
            analysis_effort: Effort::default(),
            outsiders: Vec::new(),
            rates: Rates::default(),
            streams: Streams::default(),
            connections: Connections::default(),
            header_wait: Duration::from_secs(30),
            body_wait: Duration::from_secs(10),
            write_wait: Duration::from_secs(60),
            ping: Duration::from_secs(10),
            idle: Duration::from_secs(300),
            waits: Waits::default(),
            pushing: Pushing::default(),
            seed: None,
            shift: Arc::default(),
        }
    }
}

impl Config {
    /// Whether people come through a proxy whose word about their addresses is not believed: TLS is
    /// always a proxy's.
    pub fn is_behind_unknown_proxy(&self) -> bool {
        self.is_secure() && self.trusted_proxies.is_empty()
    }

    /// Whether people come through a proxy, as far as can be told.
    pub(crate) fn is_behind_proxy(&self) -> bool {
        self.is_secure() || !self.trusted_proxies.is_empty()
    }

    /// Lets the address for other devices name the port that the system chose.
    pub(crate) fn with_port(mut self, port: u16) -> Config {
        if let Some(host) = self.lan_url.as_deref().and_then(|url| url.strip_suffix(":0")) {
            self.lan_url = Some(format!("{host}:{port}"));
        }
        self
    }

    /// Whether people come by TLS, so that cookies may be kept to it.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
